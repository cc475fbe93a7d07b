// What changed since a power had its turn before, in a sentence.

import type { Language, Power, SpaceId } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { powerDe, spacesDe, verbDe } from './de/terms.ts';
import { powerEn, spacesEn } from './en/terms.ts';
import { powerNl, spacesNl, verbNl } from './nl/terms.ts';

/** What the sentence has to be told. */
export interface SinceFacts {
  readonly power: Power;
  /** The round of the turn before; absent: since the opening. */
  readonly round?: number;
  readonly won: readonly SpaceId[];
  readonly lost: readonly SpaceId[];
  /** What the power's units cost new, then and now, in IPC. */
  readonly worth: { readonly was: number; readonly is: number };
}

/** Spaces named before the rest are only counted. */
const MOST = 4;

const en = (words: Words, { power, round, won, lost, worth }: SinceFacts): string => {
  const { the } = powerEn(power);
  const since = round === undefined ? 'since the opening' : `since its turn in round ${round}`;
  const [gained, gone] = [won, lost].map((spaces) => spacesEn(words, spaces, MOST, 'more territories'));
  const land =
    won.length === 0
      ? lost.length === 0
        ? `${the} has neither won land nor lost any`
        : `${the} has lost ${gone}`
      : `${the} has won ${gained}${lost.length === 0 ? '' : ` and lost ${gone}`}`;
  const swing = worth.is - worth.was;
  const than = swing === 0 ? 'as before' : `${Math.abs(swing)} ${swing > 0 ? 'more' : 'less'} than then`;
  return `${since} ${land}; its forces are worth ${worth.is} IPC, ${than}`;
};

const de = (words: Words, { power, round, won, lost, worth }: SinceFacts): string => {
  const { nom } = powerDe(power);
  const since = round === undefined ? 'seit der Eröffnung' : `seit dem Zug in Runde ${round}`;
  const [gained, gone] = [won, lost].map((spaces) => spacesDe(words, spaces, 'acc', MOST, 'weitere Gebiete'));
  const land =
    won.length === 0
      ? lost.length === 0
        ? 'Land weder gewonnen noch verloren'
        : `${gone} verloren`
      : `${gained} gewonnen${lost.length === 0 ? '' : ` und ${gone} verloren`}`;
  const swing = worth.is - worth.was;
  const than = swing === 0 ? 'so viel wie damals' : `${Math.abs(swing)} ${swing > 0 ? 'mehr' : 'weniger'} als damals`;
  return `${since} ${verbDe(power, 'hat', 'haben')} ${nom} ${land}; die Truppen sind ${worth.is} IPC wert, ${than}`;
};

const nl = (words: Words, { power, round, won, lost, worth }: SinceFacts): string => {
  const { the } = powerNl(power);
  const since = round === undefined ? 'sinds de opening' : `sinds de beurt in ronde ${round}`;
  const [gained, gone] = [won, lost].map((spaces) => spacesNl(words, spaces, MOST, 'andere gebieden'));
  const land =
    won.length === 0
      ? lost.length === 0
        ? 'geen land gewonnen of verloren'
        : `${gone} verloren`
      : `${gained} gewonnen${lost.length === 0 ? '' : ` en ${gone} verloren`}`;
  const swing = worth.is - worth.was;
  const than = swing === 0 ? 'evenveel als toen' : `${Math.abs(swing)} ${swing > 0 ? 'meer' : 'minder'} dan toen`;
  return `${since} ${verbNl(power, 'heeft', 'hebben')} ${the} ${land}; de troepen zijn ${worth.is} IPC waard, ${than}`;
};

const SAY: { readonly [language in Language]: typeof en } = { en, de, nl };

/** `Since its turn in round 2 Germany has won the Caucasus; its forces are worth 214 IPC, 9 less than then.` */
export const saySince = (words: Words, facts: SinceFacts): string => stop(capital(SAY[words.language](words, facts)));

// How a single battle came out, in words: what became of the place, what it cost, who came out better.

import type { Language, Power, SpaceId } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { powerDe, verbDe } from './de/terms.ts';
import { powerEn, spaceEn } from './en/terms.ts';
import { powerNl, verbNl } from './nl/terms.ts';
import type { Clash } from './story.ts';

type BattleKind = 'land' | 'sea' | 'raid';

interface Ledger {
  readonly attacker: Power;
  /** Absent if several powers, or none, stood against him. */
  readonly defender?: Power;
  readonly attack: number;
  readonly defence: number;
}

interface ResultTexts {
  title(words: Words, kind: BattleKind, space: SpaceId): string;
  result(words: Words, power: Power, clash: Clash): string;
  /** Losses in IPC, and who came out better. */
  ledger(ledger: Ledger): readonly string[];
}

const en: ResultTexts = {
  title: (words, kind, space) => {
    const place = spaceEn(words, space);
    return { land: `battle for ${place.the}`, sea: `battle ${place.in}`, raid: `raid on ${place.the}` }[kind];
  },
  result: (words, power, { space, at, result }) => {
    const { the } = powerEn(power);
    const place = spaceEn(words, space).the;
    return {
      taken: `${the} takes ${place}`,
      freed: `${the} frees ${place}`,
      cleared: at === 'sea' ? `${the} wins` : `${the} clears ${place}, but cannot take it`,
      held: 'the defence holds',
      retreated: `${the} breaks off`,
      spent: 'nobody is left',
      parted: 'both sides stay, contact is broken off',
    }[result];
  },
  ledger: ({ attacker, defender, attack, defence }) => {
    if (attack + defence === 0) return ['no losses'];
    const other = defender === undefined ? 'the defenders' : powerEn(defender).head;
    const swing = Math.abs(defence - attack);
    const better = defence > attack ? attacker : defender;
    const who = better === undefined ? 'the defenders come' : `${powerEn(better).the} comes`;
    return [
      `losses: ${powerEn(attacker).head} ${attack} IPC, ${other} ${defence} IPC`,
      swing === 0 ? 'as much on either side' : `${who} out ${swing} IPC ahead`,
    ];
  },
};

const de: ResultTexts = {
  title: (words, kind, space) => {
    const place = words.place(space);
    return {
      land: `Schlacht um ${place.acc}`,
      sea: `Seeschlacht ${place.in}`,
      raid: `Bombenangriff auf ${place.acc}`,
    }[kind];
  },
  result: (words, power, { space, at, result }) => {
    const { nom } = powerDe(power);
    const place = words.place(space);
    const verb = (one: string, many: string): string => `${nom} ${verbDe(power, one, many)}`;
    return {
      taken: `${verb('erobert', 'erobern')} ${place.acc}`,
      freed: `${verb('befreit', 'befreien')} ${place.acc}`,
      cleared:
        at === 'sea'
          ? verb('gewinnt', 'gewinnen')
          : `${verb('schlägt', 'schlagen')} die Verteidiger, ohne das Gebiet zu besetzen`,
      held: 'die Verteidigung hält',
      retreated: `${verb('bricht', 'brechen')} ab`,
      spent: 'niemand ist übrig',
      parted: 'das Gefecht ist abgebrochen, beide bleiben',
    }[result];
  },
  ledger: ({ attacker, defender, attack, defence }) => {
    if (attack + defence === 0) return ['keine Verluste'];
    const other = defender === undefined ? 'Verteidiger' : powerDe(defender).head;
    const swing = Math.abs(defence - attack);
    const better = defence > attack ? attacker : defender;
    const who =
      better === undefined ? 'die Verteidiger stehen' : `${powerDe(better).nom} ${verbDe(better, 'steht', 'stehen')}`;
    return [
      `Verluste: ${powerDe(attacker).head} ${attack} IPC, ${other} ${defence} IPC`,
      swing === 0 ? 'beide verlieren gleich viel' : `${who} um ${swing} IPC besser da`,
    ];
  },
};

const nl: ResultTexts = {
  title: (words, kind, space) => {
    const place = words.place(space);
    return { land: `slag om ${place.the}`, sea: `zeeslag ${place.in}`, raid: `bombardement op ${place.the}` }[kind];
  },
  result: (words, power, { space, at, result }) => {
    const { the } = powerNl(power);
    const place = words.place(space).the;
    const verb = (one: string, many: string): string => `${the} ${verbNl(power, one, many)}`;
    return {
      taken: `${verb('verovert', 'veroveren')} ${place}`,
      freed: `${verb('bevrijdt', 'bevrijden')} ${place}`,
      cleared:
        at === 'sea'
          ? verb('wint', 'winnen')
          : `${verb('verslaat', 'verslaan')} de verdedigers, zonder het gebied te bezetten`,
      held: 'de verdediging houdt stand',
      retreated: `${verb('breekt', 'breken')} af`,
      spent: 'er is niemand meer over',
      parted: 'het contact is verbroken, beide blijven',
    }[result];
  },
  ledger: ({ attacker, defender, attack, defence }) => {
    if (attack + defence === 0) return ['geen verliezen'];
    const other = defender === undefined ? 'verdedigers' : powerNl(defender).head;
    const swing = Math.abs(defence - attack);
    const better = defence > attack ? attacker : defender;
    const who =
      better === undefined ? 'de verdedigers komen' : `${powerNl(better).the} ${verbNl(better, 'komt', 'komen')}`;
    return [
      `verliezen: ${powerNl(attacker).head} ${attack} IPC, ${other} ${defence} IPC`,
      swing === 0 ? 'beide verliezen evenveel' : `${who} er ${swing} IPC beter uit`,
    ];
  },
};

const TEXTS: { readonly [language in Language]: ResultTexts } = { en, de, nl };

/** `Battle for the Caucasus`. */
export const sayBattleTitle = (words: Words, kind: BattleKind, space: SpaceId): string =>
  capital(TEXTS[words.language].title(words, kind, space));

/** `Germany takes the Caucasus`: a line without a full stop. */
export const sayResult = (words: Words, power: Power, clash: Clash): string =>
  capital(TEXTS[words.language].result(words, power, clash));

/** `Losses: Germany 9 IPC, U.S.S.R. 27 IPC. Germany comes out 18 IPC ahead.`, a sentence each. */
export const sayBalance = (words: Words, power: Power, { lost, defenders }: Clash): readonly string[] => {
  const [only] = defenders;
  return TEXTS[words.language]
    .ledger({
      attacker: power,
      ...(only !== undefined && defenders.length === 1 ? { defender: only } : {}),
      attack: lost.attack.ipc,
      defence: lost.defence.ipc,
    })
    .map((sentence) => stop(capital(sentence)));
};

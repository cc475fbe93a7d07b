// In a reader's browser, beside the page: tries out battles of rules that the small worker has no solver for. It holds the
// engine and the boards, so it is loaded only when such rules are asked for.

import { odds as de } from '../../i18n/cli/odds/de.ts';
import { odds as en } from '../../i18n/cli/odds/en.ts';
import { odds as nl } from '../../i18n/cli/odds/nl.ts';
import { sayBasis } from '../../i18n/odds-basis.ts';
import { oddsFor } from '../../odds/index.ts';
import type { Question } from '../../odds/prepare.ts';
import { RULESETS } from '../../rulesets/index.ts';
import type { Language } from '../../vocab/index.ts';
import { type Tally, tallyOf } from '../odds/tally.ts';

export interface Trial {
  /** The id of a ruleset; its newest version is meant. */
  readonly ruleset: string;
  readonly question: Question;
  readonly language: Language;
}

const TEXTS = { en, de, nl } as const;

/** Where this runs, as far as it is used; a page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Trial>) => void) | null;
  /** Nothing where the rules know no such position. */
  postMessage(tally: Tally | undefined): void;
}
const scope = globalThis as unknown as Scope; // this file is started as a worker and nowhere else

scope.onmessage = ({ data: { ruleset: id, question, language } }) => {
  const ruleset = RULESETS.findLast((one) => one.id === id);
  const told = ruleset === undefined ? undefined : oddsFor(ruleset, question);
  if (told === undefined) return scope.postMessage(undefined);
  const texts = TEXTS[language];
  const transports = (told.battle.ships ?? []).filter(({ lifts }) => lifts === 'yes').length;
  const rests = [
    ...sayBasis(texts, language, told.odds.rests),
    ...(transports > 0 ? [texts.aboard(transports)] : []),
  ].join(' ');
  scope.postMessage({ ...tallyOf(told.odds), ...(rests === '' ? {} : { rests }) });
};

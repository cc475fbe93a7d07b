// In a reader's browser, beside the page: tries out battles of rules that the small worker has no solver for. It holds the
// engine and the boards, so it is loaded only when such rules are asked for.

import { sayChance } from '../../i18n/chance.ts';
import type { Rests } from '../../i18n/odds-basis.ts';
import { oddsFor } from '../../odds/index.ts';
import type { Question } from '../../odds/prepare.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { fill } from '../elements/fill.ts';
import type { Handed } from '../odds/handed.ts';
import { type Tally, tallyOf } from '../odds/tally.ts';

export interface Trial {
  /** The id of a ruleset; its newest version is meant. */
  readonly ruleset: string;
  readonly question: Question;
  /** What the page hands over. */
  readonly handed: Pick<Handed, 'locale' | 'said'>;
}

/** Where this runs, as far as it is used; a page's own types know no workers. */
interface Scope {
  onmessage: ((event: MessageEvent<Trial>) => void) | null;
  /** Nothing where the rules know no such position. */
  postMessage(tally: Tally | undefined): void;
}
const scope = globalThis as unknown as Scope; // this file is started as a worker and nowhere else

/** What the numbers rest on, where that is more than the rules. */
const basisOf = ({ locale, said }: Trial['handed'], rests: Rests | undefined): readonly string[] => {
  if (rests === undefined) return [];
  if (rests.kind === 'picks') return [said.picks];
  const { games, seed, error } = rests;
  const { format } = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return [fill(said.simulated, { games: String(games), seed, error: sayChance(format, error) })];
};

/** How many ships carry those who land. */
const shipsOf = ({ said }: Trial['handed'], transports: number): readonly string[] => {
  if (transports === 0) return [];
  return [transports === 1 ? said.aboardOne : fill(said.aboardMany, { n: String(transports) })];
};

scope.onmessage = ({ data: { ruleset: id, question, handed } }) => {
  const ruleset = RULESETS.findLast((one) => one.id === id);
  const told = ruleset === undefined ? undefined : oddsFor(ruleset, question);
  if (told === undefined) return scope.postMessage(undefined);
  const transports = (told.battle.ships ?? []).filter(({ lifts }) => lifts === 'yes').length;
  const rests = [...basisOf(handed, told.odds.rests), ...shipsOf(handed, transports)].join(' ');
  scope.postMessage({ ...tallyOf(told.odds), ...(rests === '' ? {} : { rests }) });
};

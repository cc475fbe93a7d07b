// In a reader's browser, beside the page: works out battles of rules that the small worker has no solver for, or tries
// them out. It holds the engine, so it is loaded only when such rules are asked for, and with it the rules and solver
// that are.

import { sayChance } from '../../i18n/chance.ts';
import type { Rests } from '../../i18n/odds-basis.ts';
import { prepare, type Question } from '../../odds/prepare.ts';
import { hasSalvos } from '../../odds/salvo-program.ts';
import { type Answer, oddsBy } from '../../odds/step-solver.ts';
import { newestRules } from '../check/rules.ts';
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

/** The odds by the one solver that knows such battles; nothing where the rules know no such position. */
const solved = async (id: string, question: Question): Promise<Answer | undefined> => {
  const ruleset = await newestRules(id);
  if (ruleset === undefined) return undefined;
  const solver = hasSalvos(ruleset, prepare(ruleset, question).kind)
    ? (await import('../../odds/by-salvos.ts')).bySalvos
    : (await import('../../odds/by-rows.ts')).byRows;
  return oddsBy(solver, ruleset, question);
};

const answer = async ({ ruleset, question, handed }: Trial): Promise<Tally | undefined> => {
  const told = await solved(ruleset, question);
  if (told === undefined) return undefined;
  const transports = (told.battle.ships ?? []).filter(({ lifts }) => lifts === 'yes').length;
  const rests = [...basisOf(handed, told.odds.rests), ...shipsOf(handed, transports)].join(' ');
  return { ...tallyOf(told.odds), ...(rests === '' ? {} : { rests }) };
};

scope.onmessage = ({ data }) => {
  answer(data).then(
    (tally) => scope.postMessage(tally),
    // The page hears only of what is thrown outside a promise.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
};

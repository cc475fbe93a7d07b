// Weapons development: dice are bought and thrown once, each breakthrough is looked up on the table (B17).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import type { Progress } from '../progress.ts';
import { capitalLost } from '../state/queries.ts';
import { costOf } from '../state/values.ts';
import { isBarredFromBuying } from './income.ts';
import { refuseWithoutCapital } from './purchase.ts';
import { cashIn, namedPurse } from './purse.ts';

const SIDES = 6;

/** Whether a power that has thrown in this turn may throw again, by word. */
const MAY_THROW_AGAIN: { readonly [word in Ruleset['research']['throws']]: boolean } = {
  'once-any-number': false,
  'one-die-with-capital': false,
  never: false,
};

/** How many dice are thrown at most, and whether only in the hold of the capital, by word. */
const THROWS: {
  readonly [word in Ruleset['research']['throws']]: { readonly most: number; readonly needsCapital: boolean };
} = {
  'once-any-number': { most: Number.POSITIVE_INFINITY, needsCapital: false },
  'one-die-with-capital': { most: 1, needsCapital: true },
  never: { most: 0, needsCapital: false },
};

/** Buys dice for the one throw of the turn; `advanceResearch` throws them. */
export const research = (course: Course, order: OrderOf<'research'>): void => {
  const { ruleset, state } = course;
  const { power, dice } = order;
  const { dieCost, table } = ruleset.research;
  const cost = dice * dieCost;
  const purse = namedPurse(course, power, 'research', order.purse);
  const treasury = purse === undefined ? cost : cashIn(state, power, purse);

  if (THROWS[ruleset.research.throws].most === 0) return course.refuse('technology-off', {});
  if (state.options.technology === 'off') course.refuse('technology-off', {});
  if (state.turn.research !== undefined && !MAY_THROW_AGAIN[ruleset.research.throws])
    course.refuse('research-once', { dice: state.turn.research.dice });
  if (table.every((each) => state.technology[power].includes(each))) course.refuse('nothing-to-research', { power });
  const { most, needsCapital } = THROWS[ruleset.research.throws];
  if (dice > most) course.refuse('research-dice', { dice, most });
  if (isBarredFromBuying(course, power, purse) || (needsCapital && capitalLost(ruleset, state, power)))
    refuseWithoutCapital(course, power, purse);
  if (cost > treasury) course.refuse('too-expensive', { cost, treasury }, undefined, ['research']);
  if (course.refusals.length > 0 || purse === undefined) return;

  if (ruleset.board.roster.some((type) => costOf(ruleset, state, power, type) < ruleset.board.units[type].cost)) {
    course.apply('research-price-stands');
  }
  if (cost > 0) course.emit({ type: 'paid', power, purse, ipc: cost, for: 'research' });
  else course.apply('free-research');
  course.emit({ type: 'research-begun', power, dice });
};

/** Who throws: one power a turn. */
const thrower = ({ state: { turn } }: Course): Power => turn.research?.power ?? turn.power;

/** Throws the dice that were bought, then one die on the table for each breakthrough, until all are looked up. */
export const advanceResearch = (course: Course): Progress => {
  const { ruleset } = course;
  const { research: bought } = course.state.turn;
  const power = thrower(course);
  if (bought === undefined || (bought.thrown === 'yes' && bought.breakthroughs === 0)) return 'done';

  if (bought.thrown === 'no') {
    const purpose = `tech/${power}`;
    const values = course.roll({ purpose, n: bought.dice, sides: SIDES });
    if (values === undefined) return 'waiting';
    const need = ruleset.research.breakthrough;
    const hits = values.filter((value) => value === need).length;
    const volleys = [{ power, need, values: [...values], hits }];
    course.emit({ type: 'rolled', purpose, role: 'research', sides: SIDES, volleys, hits });
  }
  while (breakthroughsLeft(course) > 0 && canGain(course)) {
    if (throwOnTable(course) === 'waiting') return 'waiting';
  }
  course.emit({ type: 'research-ended', power });
  return 'done';
};

const breakthroughsLeft = (course: Course): number => course.state.turn.research?.breakthroughs ?? 0;

const canGain = (course: Course): boolean => {
  const owned = course.state.technology[thrower(course)];
  return course.ruleset.research.table.some((technology) => !owned.includes(technology));
};

/** One die on the table; what the power owns already is thrown again (B17.2). */
const throwOnTable = (course: Course): Progress => {
  const { ruleset, state } = course;
  const power = thrower(course);
  const { table } = ruleset.research;
  const purpose = `tech/${power}/table/${state.turn.research?.throws ?? 0}`;
  const values = course.roll({ purpose, n: 1, sides: table.length });
  const technology = table[(values?.[0] ?? 0) - 1];
  if (values === undefined || technology === undefined) return 'waiting';

  const volleys = [{ power, need: 0, values: [...values], hits: 0 }];
  course.emit({ type: 'rolled', purpose, role: 'technology-table', sides: table.length, volleys, hits: 0 });
  if (state.technology[power].includes(technology)) {
    course.apply('table-thrown-again');
    return 'done';
  }
  const starts = state.options.technologyStarts;
  if (starts === 'at-once') course.apply('technology-at-once');
  course.emit({ type: 'technology-gained', power, technology, starts });
  return 'done';
};

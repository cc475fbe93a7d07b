// Buying units (B18). They wait off the board until the power places them.

import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, type PurseId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { cashOf, isIndustry } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import { costOf } from '../state/values.ts';
import { enterPhase } from './hand-off.ts';
import { capitalBehind, isBarredFromBuying } from './income.ts';
import { industryIn } from './production.ts';
import { cashIn, hasSeveralPurses, namedPurse } from './purse.ts';

/** Pays for new units; a second purchase in the same phase adds to the first. */
export const purchase = (course: Course, order: OrderOf<'purchase'>): void => {
  const { ruleset, state } = course;
  const { power, units } = order;
  const bought = countEntries(units);
  const cost = bought.reduce((sum, [type, count]) => sum + count * costOf(ruleset, state, power, type), 0);
  const printed = bought.reduce((sum, [type, count]) => sum + count * ruleset.board.units[type].cost, 0);
  const purse = namedPurse(course, power, 'purchase', order.purse);
  const treasury = purse === undefined ? cost : cashIn(state, power, purse);

  refuseUnknown(course, units);
  refuseOthers(course, power, units, purse);
  if (isBarredFromBuying(course, power, purse)) BARRED[ruleset.income.lostCapital](course, power, purse);
  if (cost > treasury) {
    // Far too dear for the power itself and not for an ally: then the rule that nobody lends is part of the answer.
    const rich = ruleset.turnOrder.some(
      (ally) => areFriends(ruleset, state, power, ally) && cashOf(state, ally) >= cost,
    );
    course.refuse('too-expensive', { cost, treasury }, undefined, rich && treasury * 2 <= cost ? ['ally'] : []);
  }
  refuseComplexes(course, industryIn(ruleset, units));
  if (course.refusals.length > 0 || purse === undefined) return;

  enterPhase(course, 'purchase');
  if (cost < printed) course.apply('price-discount');
  course.emit({ type: 'paid', power, purse, ipc: cost, for: 'purchase' });
  const apart = hasSeveralPurses(ruleset, power) || state.turn.powers !== undefined;
  const from = apart ? { purse } : {};
  course.emit({ type: 'units-purchased', power, units, cost, ...from });
};

/** Refuses kinds of unit that the board does not have. */
export const refuseUnknown = ({ ruleset, refuse }: Course, units: UnitCounts, at?: string): void => {
  for (const [unit] of countEntries(units)) {
    if (!ruleset.board.roster.includes(unit)) refuse('unit-not-in-game', { unit }, at);
  }
};

/** Kinds of unit that a power may buy, whatever they cost (P21). */
export const buyable = ({ board, production: { buyers } }: Ruleset, power: Power): readonly UnitType[] =>
  board.roster.filter(
    (unit) =>
      buyers === 'everybody' ||
      buyers.every(({ units, only }) => only.includes(power) || (units !== 'all' && !units.includes(unit))),
  );

/** Refuses kinds of unit that the power does not buy (P21), or not from this purse (L47). */
const refuseOthers = (
  { ruleset, refuse }: Course,
  power: Power,
  units: UnitCounts,
  purse: PurseId | undefined,
): void => {
  const { buyers } = ruleset.production;
  if (buyers === 'everybody') return;
  for (const [unit] of countEntries(units)) {
    const rules = buyers.filter((each) => each.units === 'all' || each.units.includes(unit));
    const barred = rules.find(({ only }) => !only.includes(power));
    if (barred !== undefined) {
      refuse('unit-of-others', { unit, power, buyers: barred.only });
      continue;
    }
    const elsewhere = rules.find(({ from }) => purse !== undefined && from?.includes(purse) === false);
    if (elsewhere?.from !== undefined && purse !== undefined)
      refuse('unit-of-other-purse', { unit, purse, purses: elsewhere.from });
  }
};

/** Refuses what a power without its capital may not do (B15.3). */
export const refuseWithoutCapital = (course: Course, power: Power, purse: PurseId | undefined): void => {
  const capital = capitalBehind(course, power, purse);
  if (capital !== undefined) course.refuse('capital-lost', { power, capital });
};

/** What a power is told that buys nothing without its capital, by word. */
const BARRED: { readonly [word in Ruleset['income']['lostCapital']]: typeof refuseWithoutCapital } = {
  'no-income-no-purchase': refuseWithoutCapital,
  'income-goes-on': (course, power) => course.refuse('no-complex-held', { power }),
};

/** Whether no complex is ever built, by word. */
const NEVER_BUILT: { readonly [word in Ruleset['production']['newComplexes']]: () => boolean } = {
  limited: () => false,
  none: () => true,
  unlimited: () => false,
};

/** Whether complexes are built without end, by word. */
const WITHOUT_END: { readonly [word in Ruleset['production']['newComplexes']]: boolean } = {
  limited: false,
  none: false,
  unlimited: true,
};

/** Refuses complexes that the agreed balance or their number in the game does not allow (B19.9, B23.3). */
export const refuseComplexes = (course: Course, asked: number): void => {
  if (asked === 0) return;
  if (NEVER_BUILT[course.ruleset.production.newComplexes]() || course.state.options.balance === 'no-new-complexes')
    return course.refuse('new-complexes-off', {});
  if (WITHOUT_END[course.ruleset.production.newComplexes]) return;
  const left = complexesLeft(course);
  if (asked > left) course.refuse('complexes-exhausted', { asked, left });
};

/** How many complexes can still come to the board: those of the set-up and the extra ones, less what there is. */
const complexesLeft = ({ ruleset, state }: Course): number => {
  const printed = ruleset.board.setup.reduce((sum, { units }) => sum + industryIn(ruleset, units), 0);
  const standing = state.spaces.reduce(
    (sum, { units }) => sum + units.filter((unit) => isIndustry(ruleset, unit)).length,
    0,
  );
  const waiting = industryIn(ruleset, state.turn.purchased);
  return Math.max(0, printed + ruleset.production.extraComplexes - standing - waiting);
};

// What a power collects in its turn (B21).

import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, PurseId, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { capitalLost, isIndustry, landValue, spaceAt, spaceAtStart } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import { convoyPay, fundOf, isCutOff } from './convoy.ts';
import { hasSeveralPurses, landByPurse, purseOf, pursesOf, seatOf } from './purse.ts';

/** What a power can do while enemies hold its capital, by word: whether it collects, and whether it buys. */
interface Means {
  readonly collects: boolean;
  readonly buys: (course: Course, power: Power) => boolean;
}

const WITHOUT_CAPITAL: { readonly [word in Ruleset['income']['lostCapital']]: Means } = {
  'no-income-no-purchase': { collects: false, buys: () => false },
  'income-goes-on': { collects: true, buys: (course, power) => complexesOf(course, power).length > 0 },
};

/** Territories with a complex of the power, in board order. */
export const complexesOf = ({ ruleset, state }: Pick<Course, 'ruleset' | 'state'>, power: Power): readonly SpaceId[] =>
  ruleset.board.spaces
    .map(({ id }) => id)
    .filter((id) => spaceAt(state, id).units.some((unit) => unit.power === power && isIndustry(ruleset, unit)));

/** The capital whose loss keeps a purse of a power from its money. */
export const capitalBehind = ({ ruleset }: Course, power: Power, purse: PurseId | undefined): SpaceId | undefined =>
  (purse === undefined ? undefined : seatOf(ruleset, power, purse)) ??
  ruleset.board.powers.find((spec) => spec.power === power)?.capital;

/** True while a power can neither buy nor research from a purse because enemies hold its capital (B15.3). */
export const isBarredFromBuying = (course: Course, power: Power, purse: PurseId | undefined): boolean => {
  const { ruleset, state } = course;
  return (
    capitalLost(ruleset, state, power, capitalBehind(course, power, purse)) &&
    !WITHOUT_CAPITAL[ruleset.income.lostCapital].buys(course, power)
  );
};

/**
 * The land value of a power in IPC, or nothing while enemies hold the capital. A capital that the power itself freed
 * in this turn pays from its next turn on: nothing is collected at once (capital.no-refund-on-liberation).
 */
const incomeOf = (course: Course, power: Power, value: Ipc, capital: SpaceId | undefined): Ipc => {
  const { ruleset, state } = course;
  if (value === 0) return 0;
  const { collects } = WITHOUT_CAPITAL[ruleset.income.lostCapital];
  if (capitalLost(ruleset, state, power, capital)) {
    course.apply(collects ? 'income-without-capital' : 'no-income-without-capital');
    return collects ? value : 0;
  }
  if (holdsNeutral(course, power)) course.apply('neutral-without-income');
  if (!collects && wasLost(course, power, capital)) {
    course.apply('income-waits-after-liberation');
    return 0;
  }
  return value;
};

/** True for a capital that enemies of the power held as the turn began. */
const wasLost = ({ ruleset, state }: Course, power: Power, capital: SpaceId | undefined): boolean => {
  const holder = capital === undefined ? null : spaceAtStart(state, capital).control;
  return holder !== null && areEnemies(ruleset, state, holder, power);
};

/** The purses of a power that money comes into now: those whose capital is not lost, and was not as the turn began. */
export const openPurses = (course: Course, power: Power): readonly PurseId[] => {
  const { ruleset, state } = course;
  if (WITHOUT_CAPITAL[ruleset.income.lostCapital].collects) return pursesOf(ruleset, power);
  return pursesOf(ruleset, power).filter((purse) => {
    const capital = capitalBehind(course, power, purse);
    return !capitalLost(ruleset, state, power, capital) && !wasLost(course, power, capital);
  });
};

/** What each purse of a power gets of its income. */
const shares = (course: Course, power: Power): ReturnType<typeof landByPurse> => {
  const { ruleset, state } = course;
  const several = hasSeveralPurses(ruleset, power);
  if (several) course.apply('income-by-purse');
  const pays = (land: SpaceId): boolean => {
    if (spaceAt(state, land).control !== power || !isCutOff(ruleset, state, land, power)) return true;
    course.apply('route-cut');
    return false;
  };
  const land = several
    ? landByPurse(ruleset, state, power, pays)
    : [{ purse: purseOf(ruleset, power, 'income'), ipc: landValue(ruleset, state, power, pays) }];
  const sea = fundOf(ruleset, power) === undefined ? convoyPay(course, power) : [];
  return land.map(({ purse, ipc }) => ({
    purse,
    ipc: incomeOf(course, power, ipc + fromSea(course, power, sea, purse), capitalBehind(course, power, purse)),
  }));
};

/** What convoys pay into a purse. */
const fromSea = ({ ruleset }: Course, power: Power, pay: ReturnType<typeof convoyPay>, purse: PurseId): Ipc =>
  pay.reduce((sum, { space, ipc }) => (purseOf(ruleset, power, 'income', space) === purse ? sum + ipc : sum), 0);

/**
 * Counts the income of a power, less the damage that its complexes took and it has not paid yet (ruling.RR33); each
 * purse gets what its own land pays and settles what was struck there.
 */
export const countIncome = (course: Course, power: Power): void => {
  const { ruleset, state } = course;
  const { earners } = ruleset.income;
  if (earners !== 'everybody' && !earners.includes(power)) return course.apply('earns-nothing');
  const struck = complexesOf(course, power).filter((space) => (state.damage?.[space] ?? 0) > 0);
  let settled = 0;
  for (const { purse, ipc: value } of shares(course, power)) {
    const damage = struck
      .filter((space) => purseOf(ruleset, power, 'income', space) === purse)
      .reduce((sum, space) => sum + (state.damage?.[space] ?? 0), 0);
    const ipc = Math.max(0, value - damage);
    settled += value - ipc;
    if (ipc > 0) course.emit({ type: 'received', power, purse, ipc, for: 'income' });
  }
  if (struck.length === 0) return;
  course.emit({ type: 'damage-settled', power, spaces: [...struck], ipc: settled, by: 'income' });
  course.apply('damage-settled');
};

const holdsNeutral = ({ ruleset, state }: Course, power: Power): boolean =>
  ruleset.neutrals.income === 0 &&
  ruleset.board.spaces.some(({ id, neutral }) => neutral && spaceAt(state, id).control === power);

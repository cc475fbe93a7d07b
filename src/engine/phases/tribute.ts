// Land of a nation that an enemy of it holds pays him out of the treasuries of others: as his turn ends they say who
// pays what, and if they do not agree it goes by the ruleset's order, each as far as its money goes (E10, E15).

import type { Ipc, Power } from '../../vocab/index.ts';
import { sameHand } from '../combat/line-up.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { actingPowers, isOfFriendlyNation, spaceAt } from '../state/queries.ts';
import type { TurnDue } from '../state/state.ts';
import { cashFor, purseOf } from './purse.ts';

type Tribute = Extract<TurnDue, { choice: 'tribute' }>;
type Shares = readonly { readonly power: Power; readonly ipc: Ipc }[];

/** What the land of nations is worth that a power holds against them. */
const owedTo = ({ ruleset, state }: Course, power: Power): Ipc =>
  ruleset.nationLand === undefined || ruleset.nationLand.paid?.includes(power) === false
    ? 0
    : ruleset.board.spaces.reduce(
        (sum, { id, nation, ipc }) =>
          nation !== undefined && spaceAt(state, id).control === power && !isOfFriendlyNation(ruleset, id, power)
            ? sum + ipc
            : sum,
        0,
      );

/** What a power has to pay with. */
const means = ({ ruleset, state }: Course, power: Power): Ipc => cashFor(ruleset, state, power, 'tribute', '');

const payersOf = (course: Course): readonly Power[] =>
  (course.ruleset.nationLand?.tribute ?? []).filter((power) => means(course, power) > 0);

/** By the ruleset's order, each as far as its money goes. */
const inOrder = (course: Course, payers: readonly Power[], owed: Ipc): Shares => {
  let left = owed;
  return payers.flatMap((power) => {
    const ipc = Math.min(left, means(course, power));
    left -= ipc;
    return ipc === 0 ? [] : [{ power, ipc }];
  });
};

const pay = (course: Course, to: Power, shares: Shares): void => {
  for (const { power, ipc } of shares) {
    if (ipc === 0) continue;
    course.emit({ type: 'paid', power, purse: purseOf(course.ruleset, power, 'tribute'), ipc, for: 'tribute' });
    course.emit({ type: 'received', power: to, purse: purseOf(course.ruleset, to, 'tribute'), ipc, for: 'tribute' });
  }
  course.apply('tribute-paid');
};

/**
 * Collects what is owed to the powers whose turn ends.
 *
 * @returns false if somebody has to say who pays; the turn ends with his word
 */
export const collectTribute = (course: Course): boolean => {
  for (const to of actingPowers(course.state)) {
    const owed = owedTo(course, to);
    const payers = payersOf(course);
    const rich = payers.reduce((sum, power) => sum + means(course, power), 0);
    if (owed === 0 || payers.length === 0) continue;
    const asked = payers.filter((power) => !course.state.resigned.includes(power));
    if (rich > owed && payers.length > 1 && asked.length > 0) {
      course.emit({ type: 'tribute-due', to, from: [...asked], ipc: owed });
      return false;
    }
    if (rich < owed) course.apply('tribute-limited');
    pay(course, to, inOrder(course, payers, owed));
  }
  return true;
};

/** The tribute that is due now. */
export const tributeDue = ({ turn }: Course['state']): Tribute | undefined => {
  const [due] = turn.due ?? [];
  return due?.choice === 'tribute' ? due : undefined;
};

/**
 * Somebody says who pays what. Several players must say the same.
 *
 * @returns true if that settles it
 */
export const shareTribute = (course: Course, { power, shares }: OrderOf<'share-tribute'>): boolean => {
  const { ruleset, state } = course;
  const due = tributeDue(state);
  if (due === undefined) {
    course.refuse('no-tribute-due', {});
    return false;
  }
  const hand = sameHand(state, power);
  const speaks = due.from.filter((each) => hand.includes(each));
  if (speaks.length === 0) course.refuse('tribute-not-yours', { from: due.from, power });
  const sum = shares.reduce((all, { ipc }) => all + ipc, 0);
  if (sum !== due.ipc) course.refuse('tribute-sum', { named: sum, ipc: due.ipc }, 'shares');
  const payers = ruleset.nationLand?.tribute ?? [];
  shares.forEach((share, index) => {
    const treasury = means(course, share.power);
    if (!payers.includes(share.power)) course.refuse('tribute-not-from', { power: share.power }, `shares/${index}`);
    else if (share.ipc > treasury) course.refuse('too-expensive', { cost: share.ipc, treasury }, `shares/${index}`);
  });
  if (course.refusals.length > 0) return false;
  const own = payers.map((each) => ({ power: each, ipc: shares.find((share) => share.power === each)?.ipc ?? 0 }));
  course.emit({ type: 'tribute-proposed', powers: speaks, shares: own });
  return settleTribute(course);
};

/**
 * Pays as all say, or in the ruleset's order if they do not say the same. @returns false while somebody has to speak
 */
export const settleTribute = (course: Course): boolean => {
  const due = tributeDue(course.state);
  if (due === undefined) return true;
  const silent = due.from.filter(
    (power) => !course.state.resigned.includes(power) && !due.proposals.some(({ powers }) => powers.includes(power)),
  );
  if (silent.length > 0) return false;
  const [first, ...others] = due.proposals;
  const same =
    first !== undefined && others.every(({ shares }) => JSON.stringify(shares) === JSON.stringify(first.shares));
  if (!same) course.apply('tribute-in-order');
  pay(course, due.to, same ? first.shares : inOrder(course, course.ruleset.nationLand?.tribute ?? [], due.ipc));
  course.emit({ type: 'tribute-settled', to: due.to });
  return true;
};

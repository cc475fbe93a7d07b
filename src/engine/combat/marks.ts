// Units hit that fire once more before they leave.

import type { Course } from '../course.ts';
import type { Battle, ChosenBy, HitBy } from '../state/battle.ts';
import { attackersOf, defendersOf } from './line-up.ts';
import { lose } from './losing.ts';

const BY: readonly HitBy[] = ['supporting-shot', 'attack', 'submarine', 'artillery', 'aircraft', 'defence'];
const CHOSEN: readonly ChosenBy[] = ['owner', 'order-of-loss', 'attacker', 'shooter'];

/** Those hit leave, apart by side, by what hit them and by who chose them. */
export const removeMarked = (course: Course, battle: Battle): void => {
  if (battle.marked.length === 0) return;
  for (const sideOf of [defendersOf, attackersOf]) {
    for (const by of BY) {
      for (const chosenBy of CHOSEN) {
        const marks = battle.marked.filter((mark) => mark.by === by && mark.chosenBy === chosenBy);
        const units = sideOf(course.state, battle).filter(({ id }) => marks.some(({ unit }) => unit === id));
        if (units.length > 0) lose(course, battle, units, by, chosenBy);
      }
    }
  }
};

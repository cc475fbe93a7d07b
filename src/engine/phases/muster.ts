// Units that come without being bought: counted as a turn begins, placed as it ends. What is counted waits with what
// was bought.

import type { Muster, Ruleset } from '../../rulesets/index.ts';
import { countEntries, type Power, sumCounts, type UnitCounts } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { actingPowers, spaceAt } from '../state/queries.ts';
import { areFriends } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import { pursesOf } from './purse.ts';
import { boughtBy } from './stock.ts';

const mustersOf = ({ ruleset, state }: Course): readonly Muster[] => {
  const { musters } = ruleset.production;
  return musters === 'none' ? [] : musters.filter(({ power }) => actingPowers(state).includes(power));
};

/** What one unit comes for, by word. */
const ONE_FOR: { readonly [word in Muster['oneFor']]: (course: Course, power: Power) => number } = {
  'territory-of-value': ({ ruleset, state }, power) =>
    ruleset.board.spaces.filter(
      ({ id, kind, ipc }) => kind === 'land' && ipc > 0 && spaceAt(state, id).control === power,
    ).length,
};

/** True if the side of a power holds all the spaces that bring it one unit more. */
const hasRoad = ({ ruleset, state }: Course, { power, oneMoreFor }: Muster): boolean =>
  oneMoreFor?.every((space) => {
    const { control } = spaceAt(state, space);
    return control !== null && areFriends(ruleset, state, control, power);
  }) === true;

/** Counts what the powers of the turn get (P18). */
export const countMusters = (course: Course): void => {
  for (const muster of mustersOf(course)) {
    const { power, unit } = muster;
    const more = hasRoad(course, muster) ? 1 : 0;
    const count = ONE_FOR[muster.oneFor](course, power) + more;
    if (count === 0) continue;
    const [purse] = pursesOf(course.ruleset, power);
    course.emit({
      type: 'units-purchased',
      power,
      units: { [unit]: count },
      cost: 0,
      ...(purse === undefined ? {} : { purse }),
    });
    course.apply('units-mustered');
    if (more > 0) course.apply('muster-with-road');
  }
};

/** Places what was counted, where its power holds the territory; otherwise it is lost with what nobody placed. */
export const placeMusters = (course: Course): void => {
  for (const { power, unit, at: space } of mustersOf(course)) {
    const count = boughtBy(course.state, power)[unit] ?? 0;
    if (count === 0) continue;
    if (spaceAt(course.state, space).control !== power) {
      course.apply('muster-without-place');
      continue;
    }
    const [purse] = pursesOf(course.ruleset, power);
    const units = { [unit]: count };
    course.emit({
      type: 'units-placed',
      units: [{ space, power, type: unit, count, first: course.state.nextUnit }],
      ...(purse === undefined ? {} : { bought: [{ purse, units }] }),
    });
  }
};

/** What was bought and waits for somebody to place it; what comes without being bought is placed by itself. */
export const leftToPlace = ({ production: { musters } }: Ruleset, state: GameState): UnitCounts => {
  if (musters === 'none') return state.turn.purchased;
  return sumCounts(
    actingPowers(state).map((power) => {
      const coming = new Set(musters.filter((muster) => muster.power === power).map(({ unit }) => unit));
      return Object.fromEntries(countEntries(boughtBy(state, power)).filter(([unit]) => !coming.has(unit)));
    }),
  );
};

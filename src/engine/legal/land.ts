// Where land units can march, seen from one space: the same rules as `movement/land.ts`, asked the other way round.

import { canFight, neighbours } from '../../board/index.ts';
import { countEntries, countUnits, type SpaceId, type UnitType } from '../../vocab/index.ts';
import { isBlitzed } from '../movement/blitz.ts';
import { roomIn } from '../movement/crowd.ts';
import { landBar, mayAttackAt, takesStand } from '../movement/land.ts';
import type { Making } from '../movement/making.ts';
import { leftOf } from '../movement/range.ts';
import { cashFor } from '../phases/purse.ts';
import { type Standing, spaceAt, standingOf, standingToAttack, wasFriendly } from '../state/queries.ts';
import type { Aim, Offer } from './offer.ts';

interface Way {
  readonly path: readonly SpaceId[];
  readonly blitzed: SpaceId | undefined;
}

/** All ways of so many steps or fewer that are open to the last space but one. */
const waysFrom = (making: Making, space: SpaceId, type: UnitType, range: number): readonly Way[] => {
  const { course, power, phase } = making;
  const standing = (id: SpaceId): Standing => standingOf(course.ruleset, course.state, id, power);
  const found: Way[] = [];
  let edge: readonly Way[] = [{ path: [space], blitzed: undefined }];
  for (let step = 1; step <= range; step += 1) {
    const next: Way[] = [];
    for (const { path, blitzed } of edge) {
      for (const { id, kind } of neighbours(course.ruleset.board, path.at(-1) ?? space, 'land')) {
        if (kind !== 'land') continue;
        found.push({ path: [...path, id], blitzed });
        const there = standing(id);
        if (there === 'friendly') next.push({ path: [...path, id], blitzed });
        else if (phase === 'combat' && isBlitzed(course.ruleset, course.state, type, there, id))
          next.push({ path: [...path, id], blitzed: id });
      }
    }
    edge = next;
  }
  return found;
};

const aimOf = (making: Making, type: UnitType, { path, blitzed }: Way): Aim | undefined => {
  const { course, power, phase } = making;
  const { ruleset, state } = course;
  const end = path.at(-1) ?? '';
  const standing = end === blitzed ? 'friendly' : standingToAttack(ruleset, state, end, power);
  if (phase === 'noncombat') return standing === 'friendly' && end !== path[0] ? 'move' : undefined;
  if (standing === 'friendly' && takesStand(making, type)) return 'move';
  if (!canFight(ruleset.board, type)) return undefined;
  if (standing === 'enemy-occupied') return mayAttackAt(ruleset, state, path.length - 1) ? 'battle' : undefined;
  if (standing === 'at-peace') return undefined;
  if (standing === 'enemy-empty') return 'walk-in';
  if (standing === 'neutral')
    return cashFor(ruleset, state, power, 'neutral', end) >= ruleset.neutrals.fee ? 'neutral' : undefined;
  if (blitzed !== undefined) return 'blitz';
  return wasFriendly(ruleset, state, end, power) ? undefined : 'move';
};

/** Marches of the land units in a space; of several ways to one end the shortest, straight before blitzing. */
export const landOffers = (making: Making, space: SpaceId): readonly Offer[] => {
  const { course, power } = making;
  const bar = landBar(making, space);
  const free = spaceAt(course.state, space).units.filter(
    (unit) =>
      unit.power === power &&
      course.ruleset.board.units[unit.type].domain === 'land' &&
      unit.aboard === undefined &&
      bar(unit) === undefined,
  );
  const ranges = [...new Set(free.map((unit) => leftOf(course, unit)))].sort((a, b) => b - a);
  const alike = ranges.flatMap((range) =>
    countEntries(countUnits(free.filter((unit) => leftOf(course, unit) === range))).map(
      ([type, count]) => [type, count, range] as const,
    ),
  );
  const order = (type: UnitType): number => course.ruleset.board.roster.indexOf(type);
  return alike
    .toSorted(([a], [b]) => order(a) - order(b))
    .flatMap(([type, count, range]) => {
      const best = new Map<string, Offer>();
      const ways = waysFrom(making, space, type, range);
      for (const way of [...ways].sort((a, b) => a.path.length - b.path.length)) {
        const to = way.path.at(-1) ?? space;
        const aim = aimOf(making, type, way);
        const room = roomIn(course.ruleset, course.state, to, type);
        const key = `${to}/${way.blitzed ?? ''}`;
        if (aim === undefined || room < 1 || best.has(key)) continue;
        best.set(key, {
          space,
          type,
          to,
          aim,
          by: 'march',
          moves: [{ kind: 'march', units: { [type]: 1 }, path: [...way.path] }],
          count: Math.min(count, room),
          path: way.path,
          cost: way.path.length - 1,
        });
      }
      return [...best.values()];
    });
};

// Submarines leave a battle after a round: first the attacker's, then the defenders', all of a side that leave in one
// round for one zone (B13.4, B13.5). Ruling D12: a withdrawal is a move and no hiding in place, as the Dutch word might
// be read: the same text sends the submarine to a zone and speaks of zones it may not go to.

import { hasTrait, neighboursOfKind } from '../../board/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Progress } from '../progress.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import { enemiesIn } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { attackConduct, attackPlan, conductOf, planesOnly } from './conduct.ts';
import { isBattleSite, withdrawalZones } from './exits.ts';
import { attackersOf, battleOf, defendersOf, powersOf, siteOf, unitsOf } from './line-up.ts';

/** What a power means to do with its submarines. */
export type Policy = 'stay' | 'withdraw' | 'ask';

/** The attacker's submarines stay unless he wants otherwise; where he stops to think they are asked about too. */
const attackPolicy = (course: Course, battle: Battle): Policy => {
  const { submarines, rounds } = attackConduct(course.state, battle);
  if (submarines !== undefined) return submarines;
  return attackPlan(course, battle).plan === 'ask' || rounds === battle.round ? 'ask' : 'stay';
};

/**
 * Defenders are asked where the clubs ask. Where nobody is asked they stay, unless only planes attack: then a submarine
 * can hit nothing and leaves (air.lone-sub-must-leave-or-die).
 */
const defencePolicy = (course: Course, battle: Battle, power: Power): Policy => {
  const { submarines, plan } = conductOf(course.state, battle, 'defence', power);
  const gone = course.state.resigned.includes(power);
  if (submarines !== undefined && !(gone && submarines === 'ask')) return submarines;
  if (!gone && (plan === 'ask' || course.state.options.askDefender === 'club')) return 'ask';
  return planesOnly(course, battle) ? 'withdraw' : 'stay';
};

/** The policy of a power for its submarines in a battle. */
export const policyOf = (course: Course, battle: Battle, side: CombatSide, power: Power): Policy =>
  side === 'attack' ? attackPolicy(course, battle) : defencePolicy(course, battle, power);

interface Leaver {
  readonly power: Power;
  readonly submarines: readonly Unit[];
  readonly zones: readonly SpaceId[];
  readonly policy: Policy;
}

/** Powers of a side whose submarines may leave now and have not spoken in this step. */
const leaversOf = (course: Course, battle: Battle, side: CombatSide): readonly Leaver[] => {
  const submarines = unitsOf(course.state, battle, side).filter(({ type }) =>
    hasTrait(course.ruleset.board, type, 'dives'),
  );
  return powersOf(course.ruleset, submarines)
    .filter((power) => !battle.answered.includes(power))
    .map((power) => ({
      power,
      submarines: submarines.filter((unit) => unit.power === power),
      zones: withdrawalZones(course, battle, side, power),
      policy: policyOf(course, battle, side, power),
    }))
    .filter(({ zones, policy }) => zones.length > 0 && policy !== 'stay');
};

const bothLeft = (course: Course, battle: Battle): boolean =>
  attackersOf(course.state, battle).length > 0 && defendersOf(course.state, battle).length > 0;

export const withdrawalDue = (course: Course, battle: Battle): boolean => {
  if (!bothLeft(course, battle)) return false;
  const sides = ['attack', 'defence'] as const;
  for (const side of sides) noteClosedZones(course, battle, side);
  return sides.some((side) => leaversOf(course, battle, side).length > 0);
};

/** Notes what keeps submarines in: no zone at all, or one only because it was fought over. */
const noteClosedZones = (course: Course, battle: Battle, side: CombatSide): void => {
  const { ruleset, state } = course;
  const [submarine] = unitsOf(state, battle, side).filter(({ type }) => hasTrait(ruleset.board, type, 'dives'));
  if (submarine === undefined || policyOf(course, battle, side, submarine.power) === 'stay') return;
  if (withdrawalZones(course, battle, side, submarine.power).length === 0) course.apply('submarines-shut-in');
  const shunned = neighboursOfKind(ruleset.board, siteOf(battle), 'sea').some(
    ({ id }) => isBattleSite(state, id) && enemiesIn(ruleset, state, id, submarine.power).length === 0,
  );
  if (shunned) course.apply('submarines-shun-battle-site');
};

/** Lets submarines go that are to go, and asks about the others. */
export const submarinesLeave = (course: Course, { id }: Battle): Progress => {
  for (const side of ['attack', 'defence'] as const) {
    if (sideLeaves(course, id, side) === 'waiting') return 'waiting';
    if (!bothLeft(course, battleOf(course.state, id))) return 'done';
  }
  return 'done';
};

const sideLeaves = (course: Course, id: string, side: CombatSide): Progress => {
  for (const { power } of leaversOf(course, battleOf(course.state, id), side)) {
    // Asked anew for each power: the one before may have settled the zone.
    const battle = battleOf(course.state, id);
    const leaver = leaversOf(course, battle, side).find((each) => each.power === power);
    const to = leaver?.policy === 'withdraw' ? wishedZone(course, battle, side, leaver) : undefined;
    if (leaver !== undefined && to !== undefined) goTo(course, battle, side, leaver.submarines, to);
  }
  const battle = battleOf(course.state, id);
  const asked = leaversOf(course, battle, side);
  if (asked.length === 0) return 'done';
  const zones = asked.flatMap((leaver) => leaver.zones);
  course.emit({
    type: 'decision-due',
    battle: id,
    decision: 'withdraw',
    side,
    from: asked.map(({ power }) => power),
    hits: 0,
    among: asked.flatMap(({ submarines }) => submarines.map((unit) => unit.id)),
    to: [...new Set(zones)].sort(),
  });
  return 'waiting';
};

/** The zone an order names, else the only one; where nobody may be asked, the first of several. */
const wishedZone = (
  course: Course,
  battle: Battle,
  side: CombatSide,
  { power, zones }: Leaver,
): SpaceId | undefined => {
  const { submarinesTo } = conductOf(course.state, battle, side, power);
  if (submarinesTo !== undefined && zones.includes(submarinesTo)) return submarinesTo;
  const { options, resigned } = course.state;
  const nobodyAsked = side === 'defence' && (options.askDefender === 'never' || resigned.includes(power));
  return zones.length === 1 || nobodyAsked ? zones[0] : undefined;
};

/** Submarines leave for a zone. */
export const goTo = (
  course: Course,
  battle: Battle,
  side: CombatSide,
  submarines: readonly Unit[],
  to: SpaceId,
): void => {
  if (battle.withdrawn[side] !== undefined) course.apply('submarines-one-zone');
  course.apply(side === 'attack' ? 'submarines-leave-first' : 'submarines-withdrew');
  course.emit({
    type: 'submarines-withdrew',
    battle: battle.id,
    side,
    units: groupsOf(submarines),
    from: siteOf(battle),
    to,
  });
};

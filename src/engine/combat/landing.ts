// Troops that wait aboard for their zone to be cleared: they come ashore when the land battle opens, or their landing
// is called off when the sea battle was not won (B9.2, B9.6).

import { neighboursOfKind } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { enterNeutral } from '../phases/neutral.ts';
import type { Battle } from '../state/battle.ts';
import { findUnit, isActing, isNeutral, spaceAt, turnOf } from '../state/queries.ts';
import type { Landing } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { fightersBackIn, siteOf } from './line-up.ts';

const troopsOf = (course: Course, landing: Landing): readonly Unit[] =>
  spaceAt(course.state, landing.zone).units.filter(({ id }) => landing.units.includes(id));

/** Troops still aboard that are to land in a territory. */
export const troopsFor = (course: Course, to: SpaceId): readonly Unit[] =>
  course.state.turn.landings.filter((landing) => landing.to === to).flatMap((landing) => troopsOf(course, landing));

/**
 * Carriers beside a territory, of the power in turn, that one of these planes took off from
 * (realism.amphib.carrier-as-target).
 */
export const carriersBeside = (
  { ruleset: { board }, state }: Course,
  space: SpaceId,
  planes: readonly Unit[],
): readonly { readonly carrier: Unit; readonly zone: SpaceId }[] => {
  const homes = new Set(planes.flatMap(({ id }) => turnOf(state, id)?.home ?? []));
  return neighboursOfKind(board, space, 'sea').flatMap(({ id: zone }) =>
    spaceAt(state, zone)
      .units.filter(({ id, power }) => isActing(state, power) && homes.has(id))
      .map((carrier) => ({ carrier, zone })),
  );
};

/**
 * Ships that take part in a landing: those that land troops, those that support it, and such carriers (ruling.RR16).
 */
export const shipsTakingPart = (course: Course, to: SpaceId, supports: readonly Unit[]): readonly Unit[] => {
  const ids = new Set(course.state.turn.landings.filter((landing) => landing.to === to).map(({ ship }) => ship));
  const transports = [...ids].flatMap((id) => findUnit(course.state, id)?.unit ?? []);
  const carriers = carriersBeside(course, to, spaceAt(course.state, to).units).map(({ carrier }) => carrier);
  return [...transports, ...carriers, ...supports];
};

/**
 * Everything that is to land in a territory goes ashore now, a neutral's fee paid (B20.1). @returns how many units did
 */
export const comeAshore = (course: Course, to: SpaceId): number => {
  let ashore = 0;
  for (const landing of course.state.turn.landings.filter((each) => each.to === to)) {
    const troops = troopsOf(course, landing);
    if (troops.length === 0) continue;
    const [{ power } = { power: course.state.turn.power }] = troops;
    if (isNeutral(course.ruleset, course.state, to) && !enterNeutral(course, to, power, 'land')) break;
    ashore += troops.length;
    course.emit({ type: 'units-unloaded', units: groupsOf(troops), ship: landing.ship, zone: landing.zone, to });
  }
  return ashore;
};

/** The landings from a zone are off; their troops stay aboard, wherever the ships went. */
export const callOffLandings = (course: Course, zone: SpaceId): void => {
  for (const { to, units } of course.state.turn.landings.filter((landing) => landing.zone === zone)) {
    const troops = units.flatMap((id) => findUnit(course.state, id)?.unit ?? []);
    if (troops.length === 0) continue;
    course.emit({ type: 'landing-cancelled', to, zone, units: groupsOf(troops) });
    course.apply('landing-called-off');
  }
};

/** Landings through zones that enemies have left a battle for are off, unless they are fought over themselves. */
const callOffEntered = (course: Course): void => {
  const { ruleset, state } = course;
  const isToFight = (zone: SpaceId): boolean =>
    state.turn.battles.some((battle) => battle.kind === 'sea' && battle.status !== 'ended' && siteOf(battle) === zone);
  for (const zone of new Set(state.turn.landings.map((landing) => landing.zone)))
    if (!isToFight(zone) && fightersBackIn(ruleset, state, zone).length > 0) callOffLandings(course, zone);
};

/** What becomes of landings through a zone that enemies come into from a battle elsewhere, by word (ruling.RR24). */
const ENTERED: { readonly [word in Ruleset['retreat']['sharedZone']]: (course: Course) => void } = {
  'battle-owed': () => undefined,
  'attack-by-order': callOffEntered,
};

/** Looks at all landings still to come when a battle at sea is over. */
export const callOffBarred = (course: Course): void => ENTERED[course.ruleset.retreat.sharedZone](course);

/** Battles on land that nobody is left to fight are off. */
export const callOffBattles = (course: Course): void => {
  const isLeft = (battle: Battle): boolean => {
    const site = siteOf(battle);
    const there = spaceAt(course.state, site).units.some(({ id }) => battle.attackers.includes(id));
    return there || course.state.turn.landings.some(({ to, units }) => to === site && units.length > 0);
  };
  for (const battle of course.state.turn.battles) {
    if (battle.status !== 'declared' || battle.kind !== 'land' || isLeft(battle)) continue;
    course.emit({ type: 'battle-ended', battle: battle.id, outcome: 'called-off', rounds: 0 });
  }
};

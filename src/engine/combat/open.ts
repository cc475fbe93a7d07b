// A battle opens: troops come ashore, both sides line up.

import { hasTrait, liftsTroops } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Battle } from '../state/battle.ts';
import { findUnit, isActing, spaceAt, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { attackConduct } from './conduct.ts';
import { comeAshore, shipsTakingPart, troopsFor } from './landing.ts';
import { attackersOnSite, battleOf, fightersBackIn, guestsOf, isPlane, powersOf, siteOf } from './line-up.ts';
import { landsInFirstRound } from './program.ts';
import { strengthOf } from './strength.ts';

/**
 * When an attack is an assault that binds its force, by word. Ruling D30: troops that stayed aboard make none, whether
 * their ships were sunk or the fleet retreated; the land attackers then fight an ordinary battle of at least one round.
 */
const ASSAULT: { readonly [word in Ruleset['combat']['assault']]: (ashore: number) => 'yes' | 'no' } = {
  'if-troops-came-ashore': (ashore) => (ashore > 0 ? 'yes' : 'no'),
};

/** Opens a battle whose forerunners are over. From here on the landing is final (B9.6). */
export const openBattle = (course: Course, declared: Battle): void => {
  const { ruleset } = course;
  const site = siteOf(declared);
  const late = landsInFirstRound(ruleset);
  const landing = declared.kind === 'land' ? (late ? troopsFor(course, site).length : comeAshore(course, site)) : 0;
  const assault = ASSAULT[ruleset.combat.assault](landing);
  const battle = battleOf(course.state, declared.id);
  const attackers = [...attackersOnSite(course.state, battle), ...(late ? troopsFor(course, site) : [])];
  const defenders =
    battle.kind === 'raid'
      ? []
      : fightersBackIn(ruleset, course.state, site).filter((unit) => stands(course, battle, unit));
  const supports = assault === 'yes' ? supportsOf(course, battle) : [];
  if (assault === 'no' && declared.after.some((first) => battleOf(course.state, first).kind === 'sea'))
    course.apply('assault-without-troops');
  if (battle.kind === 'sea') noteAtSea(course, battle, attackers, defenders);
  if (powersOf(ruleset, defenders).length > 1) course.apply('allies-defend-together');
  course.emit({
    type: 'battle-opened',
    battle: battle.id,
    kind: battle.kind,
    assault,
    attackers: groupsOf(attackers),
    defenders: groupsOf(defenders),
    supports: groupsOf(supports),
    ...(late && assault === 'yes' ? { ships: groupsOf(shipsTakingPart(course, site, supports)) } : {}),
  });
};

/** Ships that have come here from another battle this turn take no part (realism.retreat.any-sea-combination). */
const stands = ({ state }: Course, { kind }: Battle, { id }: Unit): boolean =>
  kind !== 'sea' || turnOf(state, id)?.done !== true;

/** Whether ships support a landing from a zone that enemies have come into meanwhile, by word (ruling.RR24). */
const FROM_SHARED_ZONE: { readonly [word in Ruleset['retreat']['sharedZone']]: boolean } = {
  'battle-owed': true,
  'attack-by-order': false,
};

/** Battleships that have not fought yet; the order may keep some for another landing. */
const supportsOf = (course: Course, battle: Battle): readonly Unit[] => {
  const { ruleset, state } = course;
  const { supports: most = battle.supports.length } = attackConduct(state, battle);
  const mayFire = (zone: SpaceId): boolean =>
    FROM_SHARED_ZONE[ruleset.retreat.sharedZone] || fightersBackIn(ruleset, state, zone).length === 0;
  return battle.supports
    .filter((id) => turnOf(state, id)?.fought === undefined)
    .flatMap((id) => findUnit(state, id) ?? [])
    .filter(({ space }) => mayFire(space))
    .map(({ unit }) => unit)
    .slice(0, most);
};

const noteAtSea = (course: Course, battle: Battle, attackers: readonly Unit[], defenders: readonly Unit[]): void => {
  const { ruleset, state } = course;
  const { units } = spaceAt(state, siteOf(battle));
  // Ruling D10: that transports ought not to go alone is advice, for the rulebook says what befalls one that does.
  const { board } = ruleset;
  const harmless = (unit: Unit) => liftsTroops(board, unit.type) && strengthOf(course, battle, unit, 'attack') === 0;
  if (attackers.length > 0 && attackers.every(harmless)) course.apply('transports-alone');
  else if (attackers.some(harmless)) course.apply('transport-does-not-attack');
  if (guestsOf(ruleset, state, battle).length > 0) course.apply('guests-hold-fire');
  const owner = (id: number | undefined) => units.find((unit) => unit.id === id)?.power;
  if (defenders.some(({ power, aboard }) => aboard !== undefined && owner(aboard) !== power))
    course.apply('guest-defends');
  if (defenders.some((unit) => isPlane(ruleset, unit) && unit.aboard !== undefined))
    course.apply('carrier-fighters-defend');
  if (units.some(({ type, aboard }) => aboard !== undefined && board.units[type].domain === 'land'))
    course.apply('cargo-takes-no-part');
  const guns = units.some(
    ({ type, power, aboard }) =>
      aboard !== undefined && !isActing(state, power) && hasTrait(board, type, 'antiaircraft'),
  );
  if (guns && attackers.some((unit) => isPlane(ruleset, unit))) course.apply('gun-aboard-silent');
};

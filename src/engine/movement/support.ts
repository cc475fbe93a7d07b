// Ships that move in combat movement take part in combat (B5.5): a battle, a landing beside them, a deck for fighters
// that are out. What sails for any other reason waits for noncombat movement. Ships may leave a zone that held enemies
// when the turn began.

import type { SpaceId } from '../../vocab/index.ts';
import { wasEnemyConvoy } from '../phases/convoy.ts';
import { isCombatUnit, spaceAt, spaceAtStart, standingOf, turnOf } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { hasLaunched, landsOnDecks } from './deck.ts';
import { flightsHome } from './flight.ts';
import { wayHome } from './homeward.ts';
import { carriersIn } from './hosts.ts';
import { cargoOf, type Making, originOf } from './making.ts';
import { movedInCombat } from './range.ts';

/** True if the zone sees a battle or a landing. */
const seesCombat = ({ course, power }: Making, zone: SpaceId): boolean => {
  const { ruleset, state } = course;
  if (standingOf(ruleset, state, zone, power) === 'sea-hostile') return true;
  if (state.turn.landings.some((landing) => landing.zone === zone)) return true;
  return spaceAt(state, zone).units.some(({ id }) => turnOf(state, id)?.unloaded !== undefined);
};

/** True if an own carrier there can take in a fighter that is out on a combat move. */
const isDeckForFighters = ({ course, power }: Making, zone: SpaceId): boolean => {
  const { ruleset, state } = course;
  const decks = carriersIn(ruleset, state, zone, power).filter(({ power: owner }) => owner === power);
  if (decks.length === 0) return false;
  if (decks.some((carrier) => hasLaunched(ruleset, state, carrier))) return true;
  for (const [space, slot] of state.slots) {
    const out = (state.spaces[slot]?.units ?? []).filter(
      (unit) => landsOnDecks(ruleset, unit.type) && unit.power === power && movedInCombat(turnOf(state, unit.id)),
    );
    const reaches = (plane: Unit): boolean => {
      const { left, seas, decks: open } = wayHome(ruleset, state, plane, space);
      return open === 'any' && flightsHome(ruleset, state, space, left, seas).has(zone);
    };
    if (out.some(reaches)) return true;
  }
  return false;
};

/**
 * True for a ship that entered a space with a convoy that an enemy held, or spent a point where it began to take one:
 * taking it, or passing it, is a combat move.
 */
const metConvoy = ({ course: { ruleset, state }, power }: Making, ship: Unit): boolean =>
  (turnOf(state, ship.id)?.path ?? []).some((space) => wasEnemyConvoy(ruleset, state, space, power));

const leftEnemies = ({ course, power }: Making, ship: Unit, zone: SpaceId): boolean => {
  const { ruleset, state } = course;
  const origin = originOf(state, ship, zone);
  return (
    origin !== zone &&
    spaceAtStart(state, origin).units.some(
      (unit) => isCombatUnit(ruleset, unit) && areEnemies(ruleset, state, unit.power, power),
    )
  );
};

/** Refuses ships that moved, or took units aboard, without taking part in combat. */
export const refuseIdleShips = (making: Making): void => {
  const { course, power } = making;
  const { ruleset, state } = course;
  const told = new Set<string>();
  for (const [zone, slot] of state.slots) {
    const idle = (state.spaces[slot]?.units ?? []).filter((ship) => {
      if (ruleset.board.units[ship.type].domain !== 'sea') return false;
      const sailed = ship.power === power && turnOf(state, ship.id)?.moved === 'combat';
      const isLoaded = (): boolean =>
        cargoOf(state, zone, ship.id).some(
          ({ id, power: owner }) => owner === power && turnOf(state, id)?.loaded !== undefined,
        );
      return (sailed || isLoaded()) && !leftEnemies(making, ship, zone) && !metConvoy(making, ship);
    });
    if (idle.length === 0 || seesCombat(making, zone) || isDeckForFighters(making, zone)) continue;
    for (const ship of idle) {
      const at = making.movedAt.get(ship.id) ?? 'moves';
      const key = `${at}/${zone}/${ship.type}`;
      if (!told.has(key)) course.refuse('ship-without-combat', { space: zone, unit: ship.type }, at);
      told.add(key);
    }
  }
};

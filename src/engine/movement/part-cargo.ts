// Cargo of one ship that must land together, and troops that boarded among enemies: what only shows when all moves of
// an order are made. Which of it is forbidden is for the ruleset to say.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { standingOf, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { isTransport } from './hold.ts';
import { cargoOf, type Making } from './making.ts';

type Allowed = { readonly [word in 'allowed' | 'refused']: boolean };

/** Whether a part of the cargo may stay aboard, by word. */
const PARTS: Allowed = { allowed: true, refused: false };

/** True if the cargo that `power` has aboard a ship lands all at once and in one territory. */
export const isBoundTogether = ({ transports }: Ruleset, ship: Unit, power: Power, phase: Making['phase']): boolean => {
  const inCombat = phase === 'combat' && !PARTS[transports.partLandsInCombat];
  return inCombat || (ship.power !== power && !PARTS[transports.partOfGuestsLands]);
};

/** Units that are announced to land. */
const announced = ({ course }: Making): ReadonlySet<number> =>
  new Set(course.state.turn.landings.flatMap(({ units }) => units));

const hasLanded = ({ course }: Making, ship: Unit): boolean =>
  turnOf(course.state, ship.id)?.unloaded !== undefined ||
  course.state.turn.landings.some((landing) => landing.ship === ship.id);

/** Refuses landings that leave a part of what is aboard where it must come along. */
const refuseParts = (making: Making, zone: SpaceId, ship: Unit, landing: ReadonlySet<number>): void => {
  const { course, power, phase, movedAt } = making;
  if (!hasLanded(making, ship) || !isBoundTogether(course.ruleset, ship, power, phase)) return;
  const kept = cargoOf(course.state, zone, ship.id).filter((unit) => unit.power === power && !landing.has(unit.id));
  const [first] = kept;
  if (first === undefined) return;
  const of = { zone, unit: first.type, kept: kept.length };
  course.refuse('part-of-cargo', of, movedAt.get(ship.id), [ship.power === power ? 'own' : 'guests']);
};

/** Whether troops may board among enemies to stay aboard, by word. */
const AMONG_ENEMIES: { readonly [word in Ruleset['transports']['boardingAmongEnemies']]: boolean } = {
  allowed: true,
  refused: false,
  'barred-until-cleared': false,
};

const refuseBoarding = (making: Making, zone: SpaceId, unit: Unit, landing: ReadonlySet<number>): void => {
  const { course, power, movedAt } = making;
  const { ruleset, state } = course;
  const loaded = turnOf(state, unit.id)?.loaded;
  if (loaded === undefined || unit.aboard === undefined || landing.has(unit.id)) return;
  if (standingOf(ruleset, state, loaded.zone, power) !== 'sea-hostile') return;
  course.refuse('boarding-without-landing', { zone, unit: unit.type }, movedAt.get(unit.id));
};

/** Refuses what the moves, taken together, did with cargo and may not do. */
export const refuseCargo = (making: Making): void => {
  const { course, power, phase, movedAt } = making;
  const { ruleset, state } = course;
  const landing = announced(making);
  const boards = phase === 'combat' && !AMONG_ENEMIES[ruleset.transports.boardingAmongEnemies];
  if (movedAt.size === 0) return;
  for (const [zone, slot] of state.slots) {
    for (const unit of state.spaces[slot]?.units ?? []) {
      if (!movedAt.has(unit.id)) continue;
      if (isTransport(ruleset, unit)) refuseParts(making, zone, unit, landing);
      else if (boards && unit.power === power) refuseBoarding(making, zone, unit, landing);
    }
  }
};

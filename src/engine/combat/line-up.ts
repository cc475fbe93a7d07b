// Who stands where in a battle: its units looked up in the position, and what kind of unit each is.

import { canFight, hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, BattleId, CombatSide } from '../state/battle.ts';
import { actingPowers, findUnit, isActing, spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { GameState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

export const findBattle = (state: GameState, id: BattleId): Battle | undefined =>
  state.turn.battles.find((battle) => battle.id === id);

/** @throws if there is no such battle: a bug of ours, for ids in orders are checked first */
export const battleOf = (state: GameState, id: BattleId): Battle => {
  const battle = findBattle(state, id);
  if (battle === undefined) throw new Error(`There is no battle "${id}" this turn.`);
  return battle;
};

/** Units without those aboard a ship that is none of them: a guest on an ally's deck stays out of battles. */
export const withoutGuests = (own: readonly Unit[]): readonly Unit[] =>
  own.filter(({ aboard }) => aboard === undefined || own.some(({ id }) => id === aboard));

/** The space where both sides stand. */
export const siteOf = (battle: Battle): SpaceId => {
  const [site] = battle.spaces;
  if (site === undefined) throw new Error(`The battle "${battle.id}" has no space.`);
  return site;
};

export const isPlane = (ruleset: Ruleset, { type }: Pick<Unit, 'type'>): boolean =>
  ruleset.board.units[type].domain === 'air';
export const isShip = (ruleset: Ruleset, { type }: Pick<Unit, 'type'>): boolean =>
  ruleset.board.units[type].domain === 'sea';
/** Land units that fight: what can hold land. */
export const isGround = ({ board }: Ruleset, { type }: Unit): boolean =>
  board.units[type].domain === 'land' && canFight(board, type);

const among = (state: GameState, space: SpaceId, ids: readonly UnitId[]): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ id }) => ids.includes(id));

/** Attackers in the spaces of the battle: troops still aboard only where it is fought over their zone as well. */
export const attackersOf = (state: GameState, battle: Battle): readonly Unit[] =>
  battle.spaces.length === 1
    ? among(state, siteOf(battle), battle.attackers)
    : battle.spaces.flatMap((space) => among(state, space, battle.attackers));

/** Attackers that stand where the defenders are. */
export const attackersOnSite = (state: GameState, battle: Battle): readonly Unit[] =>
  among(state, siteOf(battle), battle.attackers);

/** Ships beside a landing that take part in it. */
export const shipsBeside = (state: GameState, battle: Battle): readonly Unit[] =>
  battle.spaces.slice(1).flatMap((space) => among(state, space, battle.ships ?? []));

/** Ships that support a landing with their fire. */
export const supportersOf = (state: GameState, battle: Battle): readonly Unit[] =>
  battle.supports.flatMap((id) => findUnit(state, id)?.unit ?? []);

/** The space of a battle in which a unit stands. */
export const spaceIn = (state: GameState, battle: Battle, unit: UnitId): SpaceId =>
  battle.spaces.slice(1).find((space) => spaceAt(state, space).units.some(({ id }) => id === unit)) ?? siteOf(battle);

/** Defenders, those marked as hit included. */
export const defendersOf = (state: GameState, battle: Battle): readonly Unit[] =>
  among(state, siteOf(battle), battle.defenders);

export const unitsOf = (state: GameState, battle: Battle, side: CombatSide): readonly Unit[] =>
  side === 'attack' ? attackersOf(state, battle) : defendersOf(state, battle);

/** Whether a side has a unit in a battle that hunts submarines; one that is marked as hit still counts. */
export const huntingIn = (
  { ruleset: { board }, state }: Course,
  battle: Battle,
  side: CombatSide,
): 'hunter' | 'no-hunter' =>
  unitsOf(state, battle, side).some(({ type }) => hasTrait(board, type, 'hunts-submarines')) ? 'hunter' : 'no-hunter';

export const isMarked = (battle: Battle, { id }: Unit): boolean => battle.marked.some(({ unit }) => unit === id);

/** Fighters of allies on the attackers' carriers: they neither fire nor count as attackers (B6.9). */
export const guestsOf = ({ board }: Ruleset, state: GameState, battle: Battle): readonly Unit[] =>
  spaceAt(state, siteOf(battle)).units.filter(
    ({ power, type, aboard }) =>
      aboard !== undefined &&
      !isActing(state, power) &&
      battle.attackers.includes(aboard) &&
      hasTrait(board, type, 'lands-on-decks'),
  );

/** Enemy units in a space that take part in a fight there: no guns, no complexes, no cargo. */
export const fightersBackIn = (ruleset: Ruleset, state: GameState, space: SpaceId): readonly Unit[] =>
  spaceAt(state, space).units.filter(
    (unit) =>
      unit.submerged === undefined &&
      areEnemies(ruleset, state, unit.power, state.turn.power) &&
      canFight(ruleset.board, unit.type) &&
      !(ruleset.board.units[unit.type].domain === 'land' && unit.aboard !== undefined),
  );

/** Enemy guns in a territory; a gun aboard a transport is cargo (aa.no-fire-on-transport). */
export const gunsIn = (ruleset: Ruleset, state: GameState, space: SpaceId): readonly Unit[] =>
  spaceAt(state, space).units.filter(
    ({ type, power, aboard }) =>
      aboard === undefined &&
      hasTrait(ruleset.board, type, 'antiaircraft') &&
      areEnemies(ruleset, state, power, state.turn.power),
  );

/**
 * Whose a territory is that acting powers have won: of several with land units there the first, which may give it away.
 */
export const captorIn = ({ ruleset, state }: Pick<Course, 'ruleset' | 'state'>, space: SpaceId): Power =>
  actingPowers(state).find((power) =>
    spaceAt(state, space).units.some((unit) => unit.power === power && isGround(ruleset, unit)),
  ) ?? state.turn.power;

/** What a ship carries. */
export const cargoOf = (state: GameState, space: SpaceId, ship: UnitId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ aboard }) => aboard === ship);

/** The powers of units, each once, in the order of play. */
export const powersOf = (ruleset: Ruleset, units: readonly Unit[]): readonly Power[] =>
  ruleset.turnOrder.filter((power) => units.some((unit) => unit.power === power));

/** All powers of the player who plays `power`, itself included; a power nobody is named for stands alone. */
export const sameHand = (state: GameState, power: Power): readonly Power[] =>
  state.players.find(({ powers }) => powers.includes(power))?.powers ?? [power];

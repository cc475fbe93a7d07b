// Who stands where in a battle: its units looked up in the position, and what kind of unit each is.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Battle, BattleId, CombatSide } from '../state/battle.ts';
import { isCombatUnit, spaceAt } from '../state/queries.ts';
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
/** Infantry and armor: what can hold land. */
export const isGround = (ruleset: Ruleset, unit: Unit): boolean =>
  ruleset.board.units[unit.type].domain === 'land' && isCombatUnit(unit);

const among = (state: GameState, space: SpaceId, ids: readonly UnitId[]): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ id }) => ids.includes(id));

/** Attackers that stand in the battle; troops still aboard are not among them. */
export const attackersOf = (state: GameState, battle: Battle): readonly Unit[] =>
  among(state, siteOf(battle), battle.attackers);

/** Defenders, those marked as hit included. */
export const defendersOf = (state: GameState, battle: Battle): readonly Unit[] =>
  among(state, siteOf(battle), battle.defenders);

export const unitsOf = (state: GameState, battle: Battle, side: CombatSide): readonly Unit[] =>
  side === 'attack' ? attackersOf(state, battle) : defendersOf(state, battle);

export const isMarked = (battle: Battle, { id }: Unit): boolean => battle.marked.some(({ unit }) => unit === id);

/** Fighters of allies on the attackers' carriers: they neither fire nor count as attackers (B6.9). */
export const guestsOf = (state: GameState, battle: Battle): readonly Unit[] => {
  const { units } = spaceAt(state, siteOf(battle));
  return units.filter(
    ({ power, type, aboard }) =>
      type === 'fighter' && power !== state.turn.power && aboard !== undefined && battle.attackers.includes(aboard),
  );
};

/** Enemy units in a space that take part in a fight there: no guns, no complexes, no cargo. */
export const fightersBackIn = (ruleset: Ruleset, state: GameState, space: SpaceId): readonly Unit[] =>
  spaceAt(state, space).units.filter(
    (unit) =>
      areEnemies(ruleset, state, unit.power, state.turn.power) &&
      isCombatUnit(unit) &&
      !(ruleset.board.units[unit.type].domain === 'land' && unit.aboard !== undefined),
  );

/** Enemy guns in a territory; a gun aboard a transport is cargo (aa.no-fire-on-transport). */
export const gunsIn = (ruleset: Ruleset, state: GameState, space: SpaceId): readonly Unit[] =>
  spaceAt(state, space).units.filter(
    ({ type, power, aboard }) =>
      type === 'aa-gun' && aboard === undefined && areEnemies(ruleset, state, power, state.turn.power),
  );

/** What a ship carries. */
export const cargoOf = (state: GameState, space: SpaceId, ship: UnitId): readonly Unit[] =>
  spaceAt(state, space).units.filter(({ aboard }) => aboard === ship);

/** The powers of units, each once, in the order of play. */
export const powersOf = (ruleset: Ruleset, units: readonly Unit[]): readonly Power[] =>
  ruleset.turnOrder.filter((power) => units.some((unit) => unit.power === power));

/** All powers of the player who plays `power`, itself included; a power nobody is named for stands alone. */
export const sameHand = (state: GameState, power: Power): readonly Power[] =>
  state.players.find(({ powers }) => powers.includes(power))?.powers ?? [power];

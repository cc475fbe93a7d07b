// Questions about a position that need the board or the ruleset's sides, but no rule of movement or combat.

import { canFight, hasTrait, type Space, spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, Side, SpaceId, UnitId } from '../../vocab/index.ts';
import { passingOver } from '../../vocab/index.ts';
import type { Battle, BattleId, Due } from './battle.ts';
import { areEnemies, areFriends, mayBreakPeace, relation, sideOf } from './relation.ts';
import type { GameState, SpaceState } from './state.ts';
import type { Unit, UnitTurn } from './unit.ts';

const NOWHERE: SpaceState = { control: null, units: [] };

/** A space of the position; a space the game does not know is empty and nobody's. */
export const spaceAt = (state: GameState, id: SpaceId): SpaceState => {
  const slot = state.slots.get(id);
  return (slot === undefined ? undefined : state.spaces[slot]) ?? NOWHERE;
};

/** The same space as it was when the turn began. */
export const spaceAtStart = (state: GameState, id: SpaceId): SpaceState => {
  const slot = state.slots.get(id);
  return (slot === undefined ? undefined : state.turn.start[slot]) ?? NOWHERE;
};

/** Units that can fight: guns and complexes alone do not occupy a territory (B2.10). */
export const isCombatUnit = ({ board }: Ruleset, { type }: Unit): boolean => canFight(board, type);

/** True for units that make new ones. */
export const isIndustry = ({ board }: Ruleset, { type }: Pick<Unit, 'type'>): boolean =>
  hasTrait(board, type, 'industry');

/** Enemy units of `power` in a space; those that went under are in nobody's way. */
export const enemiesIn = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): readonly Unit[] =>
  spaceAt(state, id).units.filter(
    (unit) => unit.submerged === undefined && areEnemies(ruleset, state, unit.power, power),
  );

/** The side of the nation whose land a space is while no power holds it; undefined where that is said of no nation. */
const sideOfNation = ({ board, nationLand }: Ruleset, id: SpaceId): Side | undefined => {
  const nation = nationLand === undefined ? undefined : board.byId.get(id)?.nation;
  return nation === undefined ? undefined : board.nations?.find((each) => each.nation === nation)?.side;
};

/** True for land of a nation that is no power and on whose side `power` is. */
export const isOfFriendlyNation = (ruleset: Ruleset, id: SpaceId, power: Power): boolean =>
  sideOfNation(ruleset, id) === sideOf(ruleset, power);

/** True if land that is held so is friendly to `power`: itself or an ally holds it, or nobody but a friendly nation. */
export const isHeldByFriends = (
  ruleset: Ruleset,
  state: GameState,
  id: SpaceId,
  control: SpaceState['control'],
  power: Power,
): boolean => (control === null ? isOfFriendlyNation(ruleset, id, power) : areFriends(ruleset, state, control, power));

/** True for land that nobody holds and no nation owns either. */
export const isNobodys = (ruleset: Ruleset, state: GameState, id: SpaceId): boolean =>
  spaceAt(state, id).control === null && sideOfNation(ruleset, id) === undefined;

/** True for neutral land: not flown over in noncombat movement (B20.3). */
export const isNeutral = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean =>
  ruleset.board.byId.get(space)?.kind === 'land' && isNobodys(ruleset, state, space);

/** Kinds of space as `power` sees them now (B2.9). */
export type Standing =
  | 'friendly'
  | 'enemy-occupied'
  | 'enemy-empty'
  | 'at-peace'
  | 'neutral'
  | 'sea-clear'
  | 'sea-hostile';

/** A power at peace with `power` that holds a territory or has units there: nobody who keeps the peace comes in. */
export const peacefulIn = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): Power | undefined => {
  if (ruleset.relations === 'fixed-sides') return undefined;
  const { control, units } = spaceAt(state, id);
  return [...(control === null ? [] : [control]), ...units.map((unit) => unit.power)].find(
    (owner) => relation(ruleset, state, owner, power) === 'neither',
  );
};

/**
 * True for a zone that is hostile to a ship: a plane on patrol is nothing to those that go under, nor they to it (P13,
 * ruling.R10).
 */
export const isHostileTo = (
  ruleset: Ruleset,
  state: GameState,
  zone: SpaceId,
  { power, type }: Pick<Unit, 'power' | 'type'>,
): boolean => {
  if (standingOf(ruleset, state, zone, power) !== 'sea-hostile') return false;
  return (
    !hasTrait(ruleset.board, type, 'submerges') || enemiesIn(ruleset, state, zone, power).some(({ patrol }) => !patrol)
  );
};

export const standingOf = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): Standing => {
  const space: Space = spaceOf(ruleset.board, id);
  const { control } = spaceAt(state, id);
  if (space.kind === 'sea') {
    return enemiesIn(ruleset, state, id, power).some((unit) => isCombatUnit(ruleset, unit))
      ? 'sea-hostile'
      : 'sea-clear';
  }
  if (isNobodys(ruleset, state, id)) return 'neutral';
  if (isHeldByFriends(ruleset, state, id, control, power)) return 'friendly';
  if (peacefulIn(ruleset, state, id, power) !== undefined) return 'at-peace';
  return hostile(ruleset, state, id, power);
};

const hostile = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): Standing =>
  enemiesIn(ruleset, state, id, power).some((unit) => isCombatUnit(ruleset, unit)) ? 'enemy-occupied' : 'enemy-empty';

/** How a territory stands to a power that attacks it: a peace that it may end keeps it out of nothing. */
export const standingToAttack = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): Standing => {
  const standing = standingOf(ruleset, state, id, power);
  const other = standing === 'at-peace' ? peacefulIn(ruleset, state, id, power) : undefined;
  if (other === undefined || !mayBreakPeace(ruleset, state, power, other)) return standing;
  const defended = spaceAt(state, id).units.some(
    (unit) => !areFriends(ruleset, state, unit.power, power) && isCombatUnit(ruleset, unit),
  );
  return defended ? 'enemy-occupied' : 'enemy-empty';
};

/**
 * A choice of losses, retreat or withdrawal that is due, and in which battle; none where a gun has hit planes on their
 * way.
 */
export interface PendingDecision {
  readonly id: BattleId;
  readonly due: Due;
  readonly battle?: Battle;
}

/** All such choices that are due, each of which is answered for itself. */
export const decisionsIn = ({ turn }: GameState): readonly PendingDecision[] => [
  ...turn.battles.flatMap((battle) => (battle.due === undefined ? [] : [{ id: battle.id, due: battle.due, battle }])),
  ...(turn.passing ?? [])
    .filter(({ asked }) => asked === 'yes')
    .map(({ space, from, hits, among }): PendingDecision => {
      const due: Due = { decision: 'casualties', side: 'attack', from: [from], hits, among, to: [], proposals: [] };
      return { id: passingOver(space), due };
    }),
];

/** True if `power` or an ally held the territory when the turn began. */
export const wasFriendly = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): boolean => {
  const { control } = spaceAtStart(state, id);
  return isHeldByFriends(ruleset, state, id, control, power);
};

/** Where a unit stands, or undefined if it is gone. */
export const findUnit = (
  state: GameState,
  id: UnitId,
): { readonly unit: Unit; readonly space: SpaceId } | undefined => {
  for (const [space, slot] of state.slots) {
    for (const unit of state.spaces[slot]?.units ?? []) if (unit.id === id) return { unit, space };
  }
  return undefined;
};

/** The powers whose turn it is, the one it is named after first. */
export const actingPowers = ({ turn }: GameState): readonly Power[] => turn.powers ?? [turn.power];

/** True for the powers whose turn it is. */
export const isActing = ({ turn }: GameState, power: Power): boolean =>
  power === turn.power || turn.powers?.includes(power) === true;

/** What a unit did this turn, if anything. */
export const turnOf = (state: GameState, id: UnitId): UnitTurn | undefined => state.turn.units.get(id);

/** What a power has in all its purses, in IPC. */
export const cashOf = (state: GameState, power: Power): Ipc => {
  let sum = 0;
  for (const ipc of Object.values(state.treasury[power])) sum += ipc;
  return sum;
};

/** True while enemies hold a power's capital, or another space it hangs on. */
export const capitalLost = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  capital: SpaceId | undefined = ruleset.board.powers.find((spec) => spec.power === power)?.capital,
): boolean => {
  const holder = capital === undefined ? null : spaceAt(state, capital).control;
  return holder === null || areEnemies(ruleset, state, holder, power);
};

/** What a territory pays whoever holds it, in IPC: land of a nation nothing, for others pay in its place. */
export const payOf = ({ neutrals, nationLand }: Ruleset, { neutral, nation, ipc }: Space): Ipc => {
  if (nation !== undefined && nationLand !== undefined) return 0;
  return neutral ? neutrals.income : ipc;
};

/**
 * Land value of a power in IPC: what it controls now, whether it would be paid or not. Ruling D28: so it counts for
 * victory by land value under both rulesets, for DAAK says it and the rulebook only speaks of production.
 */
export const landValue = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  isMeant: (space: SpaceId) => boolean = () => true,
): Ipc =>
  ruleset.board.spaces.reduce(
    (sum, space) =>
      spaceAt(state, space.id).control === power && isMeant(space.id) ? sum + payOf(ruleset, space) : sum,
    0,
  );

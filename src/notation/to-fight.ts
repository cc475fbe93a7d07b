// What `fight all` means: the battles that are declared, else those that the moves lead to.

import { spaceOf } from '../board/index.ts';
import { areEnemies, type Battle, type BattleId, battlesToCome, type Conduct, type Move } from '../engine/index.ts';
import { quietTheatre } from '../engine/phases/theatres.ts';
import { isCombatUnit, spaceAt } from '../engine/state/queries.ts';
import { mayBreakPeace } from '../engine/state/relation.ts';
import {
  battleSpace,
  isRaid,
  type Power,
  raidOn,
  type SpaceId,
  secondBattleIn,
  type TheatreId,
} from '../vocab/index.ts';
import { type NotationContext, neutralsResist } from './context.ts';
import { type Cursor, note } from './cursor.ts';

/** Which combat of the turn a line is about: the second where the lines above it led there. */
export type Coming = 'first' | 'second';

/** What the lines above lead to. */
export interface Ahead {
  readonly combatMoves: readonly Move[];
  /** Zones shared with enemies where ships attack. */
  readonly attacked: readonly SpaceId[];
  readonly coming: Coming;
}

/** The attacks on one place alone. */
export const attacksOn = (ahead: Ahead, space: SpaceId): Ahead => ({
  ...ahead,
  combatMoves: ahead.combatMoves.filter(
    (move) => (move.kind === 'march' ? move.path.at(-1) : move.kind === 'unload' ? move.to : undefined) === space,
  ),
  attacked: ahead.attacked.filter((zone) => zone === space),
});

/** A battle, and those that must be fought before it. */
type Waiting = Pick<Battle, 'id' | 'after'>;

/** Battles that must wait come behind those they wait for. */
const inOrder = (battles: readonly Waiting[]): readonly BattleId[] => {
  const ordered: BattleId[] = [];
  const left = new Map(battles.map((battle) => [battle.id, battle]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ after }) => after.every((id) => !left.has(id)));
    for (const { id } of ready.length > 0 ? ready : [...left.values()]) {
      ordered.push(id);
      left.delete(id);
    }
  }
  return ordered;
};

/** The battle a move leads to, and of a landing the one there would be in its zone. */
interface Strike {
  readonly id: BattleId;
  readonly behind?: BattleId;
}

const strikeOf = (context: NotationContext, move: Move, coming: Coming): readonly Strike[] => {
  const { ruleset, state, power } = context;
  if (move.kind === 'load') return [];
  const end = move.kind === 'unload' ? move.to : move.path.at(-1);
  if (end === undefined) return [];
  if (move.kind === 'march' && move.mission === 'raid') return [{ id: raidOn(end) }];
  // Whoever is attacked in his own land is an enemy from then on, where a peace is broken so.
  const isLand = spaceOf(ruleset.board, end).kind === 'land';
  const resists = (other: Power): boolean =>
    areEnemies(ruleset, state, other, power) || (isLand && mayBreakPeace(ruleset, state, power, other));
  const resisted =
    spaceAt(state, end).units.some((unit) => isCombatUnit(ruleset, unit) && resists(unit.power)) ||
    (neutralsResist(context) && isNeutral(context, end));
  const now = (space: SpaceId): BattleId => (coming === 'first' ? space : secondBattleIn(space));
  return resisted ? [{ id: now(end), ...(move.kind === 'unload' ? { behind: now(move.zone) } : {}) }] : [];
};

/**
 * Strikes without those in a theatre that was won: whose troops go among enemies there fights only if he attacks
 * somewhere in it by order, raids it or enters a capital.
 */
const fought = (
  { ruleset, state }: NotationContext,
  strikes: readonly Strike[],
  attacked: readonly SpaceId[],
): readonly Strike[] => {
  const theatre = ({ id }: Strike): TheatreId | undefined => quietTheatre(ruleset, state, battleSpace(id));
  const breaks = ({ id }: Strike): boolean =>
    isRaid(id) || attacked.includes(id) || spaceOf(ruleset.board, battleSpace(id)).capitalOf !== null;
  const broken = new Set(strikes.filter(breaks).map(theatre));
  return strikes.filter((strike) => theatre(strike) === undefined || broken.has(theatre(strike)));
};

/** The battles that moves of the same sheet will lead to, in the order in which the engine will declare them. */
const foreseen = (context: NotationContext, { combatMoves, attacked, coming }: Ahead): readonly Waiting[] => {
  const { board } = context.ruleset;
  const strikes = [
    ...attacked.map((id): Strike => ({ id })),
    ...combatMoves.flatMap((move) => strikeOf(context, move, coming)),
  ];
  const ids = [...new Set(fought(context, strikes, attacked).map(({ id }) => id))];
  const rank = (id: BattleId): number => (isRaid(id) ? 0 : spaceOf(board, battleSpace(id)).kind === 'sea' ? 1 : 2);
  const at = (id: BattleId): number => board.spaces.findIndex((space) => space.id === battleSpace(id));
  return ids
    .sort((a, b) => rank(a) - rank(b) || at(a) - at(b))
    .map((id) => {
      const zones = strikes.flatMap((strike) => (strike.id === id ? (strike.behind ?? []) : []));
      const first = rank(id) < 2 ? [] : [...zones, raidOn(battleSpace(id))];
      return { id, after: first.filter((before) => ids.includes(before)) };
    });
};

const isNeutral = ({ ruleset, state }: NotationContext, space: SpaceId): boolean =>
  spaceOf(ruleset.board, space).kind === 'land' && spaceAt(state, space).control === null;

/**
 * The battles that `all` means, in an order in which they can be fought: those that are declared, else those that come
 * of the moves made or, before any is, of the moves on the lines above.
 */
export const battlesToFight = (context: NotationContext, ahead: Ahead): readonly BattleId[] => {
  const { ruleset, state } = context;
  const { battles } = state.turn;
  // What waits for somebody's word else than that the attack goes on is not his to order.
  const goesOn = ({ due }: Battle): boolean =>
    due === undefined || (due.decision === 'retreat' && due.side === 'attack');
  const open = battles.filter((battle) => battle.status !== 'ended' && goesOn(battle));
  if (open.length === 0 && battles.some(({ due }) => due !== undefined)) return [];
  const readings = [open, battlesToCome(ruleset, state), foreseen(context, ahead)];
  return inOrder(readings.find((battles) => battles.length > 0) ?? []);
};

/**
 * True for a battle into which troops land, or will by the moves on the lines above: that binds those who fight there.
 */
const isLanding = ({ state }: NotationContext, { combatMoves }: Ahead, battle: BattleId): boolean => {
  const space = battleSpace(battle);
  if (isRaid(battle)) return false;
  return (
    state.turn.battles.some(({ id, assault }) => id === battle && assault === 'yes') ||
    state.turn.landings.some(({ to }) => to === space) ||
    combatMoves.some((move) => move.kind === 'unload' && move.to === space)
  );
};

/** Says of a battle that is to be stopped or left that an assault from the sea binds its attackers. */
export const noteBound = (cursor: Cursor, ahead: Ahead, battle: BattleId, conduct: Conduct | null): void => {
  if (conduct?.rounds === undefined && conduct?.retreatAfter === undefined) return;
  const leaves = cursor.context.ruleset.retreat.fromAssault;
  if (isLanding(cursor.context, ahead, battle)) note(cursor, 'bound-by-landing', { battle, leaves });
};

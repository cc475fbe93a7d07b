// What `fight all` means: the battles that are declared, else those that the moves lead to.

import { spaceOf } from '../board/index.ts';
import { type BattleId, battlesToCome, type Move } from '../engine/index.ts';
import { enemiesIn, isCombatUnit, spaceAt } from '../engine/state/queries.ts';
import { battleSpace, isRaid, raidOn, type SpaceId, secondBattleIn } from '../vocab/index.ts';
import { type NotationContext, neutralsResist } from './context.ts';

/** Which combat of the turn a line is about: the second where the lines above it led there. */
export type Coming = 'first' | 'second';

/** What the lines above lead to. */
export interface Ahead {
  readonly combatMoves: readonly Move[];
  /** Zones shared with enemies where ships attack. */
  readonly attacked: readonly SpaceId[];
  readonly coming: Coming;
}

/** Battles that must wait come behind those they wait for. */
const inOrder = (context: NotationContext): readonly BattleId[] => {
  const open = context.state.turn.battles.filter(({ status }) => status !== 'ended');
  const ordered: BattleId[] = [];
  const left = new Map(open.map((battle) => [battle.id, battle]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ after }) => after.every((id) => !left.has(id)));
    for (const { id } of ready.length > 0 ? ready : [...left.values()]) {
      ordered.push(id);
      left.delete(id);
    }
  }
  return ordered;
};

/** The battles that moves of the same sheet will lead to: raids, then sea, then land. */
const foreseen = (context: NotationContext, { combatMoves, attacked, coming }: Ahead): readonly BattleId[] => {
  const { ruleset, state, power } = context;
  const ends = combatMoves.flatMap((move): readonly BattleId[] => {
    if (move.kind === 'load') return [];
    const end = move.kind === 'unload' ? move.to : move.path.at(-1);
    if (end === undefined) return [];
    if (move.kind === 'march' && move.mission === 'raid') return [raidOn(end)];
    const resisted =
      enemiesIn(ruleset, state, end, power).some((unit) => isCombatUnit(ruleset, unit)) ||
      (neutralsResist(context) && isNeutral(context, end));
    return resisted ? [coming === 'first' ? end : secondBattleIn(end)] : [];
  });
  const rank = (id: BattleId): number =>
    isRaid(id) ? 0 : spaceOf(ruleset.board, battleSpace(id)).kind === 'sea' ? 1 : 2;
  return [...new Set([...attacked, ...ends])].sort((a, b) => rank(a) - rank(b));
};

const isNeutral = ({ ruleset, state }: NotationContext, space: SpaceId): boolean =>
  spaceOf(ruleset.board, space).kind === 'land' && spaceAt(state, space).control === null;

/**
 * The battles that `all` means, in an order in which they can be fought: those that are declared, else those that come of
 * the moves made or, before any is, of the moves on the lines above.
 */
export const battlesToFight = (context: NotationContext, ahead: Ahead): readonly BattleId[] => {
  const { ruleset, state } = context;
  const readings = [inOrder(context), battlesToCome(ruleset, state), foreseen(context, ahead)];
  return readings.find((battles) => battles.length > 0) ?? [];
};

// Battles that moves already made lead to, for whoever speaks of them before they are declared: dice of a neutral, the
// defenders chosen for it and guns on the way come first.

import type { Ruleset } from '../../rulesets/index.ts';
import { battleSpace, comingOf, kindOf, noFaces, type SpaceId, secondBattleIn } from '../../vocab/index.ts';
import { begin } from '../course.ts';
import type { Battle } from '../state/battle.ts';
import { isActing, isCombatUnit, spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { declareBattles } from './declare.ts';

/** True for a neutral that will be defended against those who stand in it, or have troops aboard for it. */
const isAttacked = (ruleset: Ruleset, state: GameState, space: SpaceId): boolean => {
  const { control, units } = spaceAt(state, space);
  if (control !== null) return false;
  const stands = units.some((unit) => isActing(state, unit.power) && isCombatUnit(ruleset, unit));
  return stands || state.turn.landings.some(({ to }) => to === space);
};

/**
 * The battles that the combat moves made so far will come to, raids first, then those at sea, then those on land, each
 * by the order of the board and with those that must be fought before; empty unless all moves are made and something
 * else is waited for. A neutral counts, though it may turn out that nobody can be had to defend it.
 */
export const battlesToCome = (ruleset: Ruleset, state: GameState): readonly Pick<Battle, 'id' | 'after'>[] => {
  const { phase, movesMade, violated = [] } = state.turn;
  if (kindOf(phase) !== 'combat-move' || movesMade !== 'yes') return [];
  const course = begin(ruleset, state, noFaces);
  const before = new Set(state.turn.battles.map(({ id }) => id));
  declareBattles(course);
  const declared = course.state.turn.battles.filter(({ id }) => !before.has(id));
  const neutrals = violated
    .filter((space) => isAttacked(ruleset, state, space))
    .map((space) => ({ id: comingOf(phase) === 1 ? space : secondBattleIn(space), kind: 'land', after: [] }) as const)
    .filter(({ id }) => !declared.some((battle) => battle.id === id));
  const onLand = [...declared.filter(({ kind }) => kind === 'land'), ...neutrals];
  const at = ({ id }: Pick<Battle, 'id'>): number =>
    ruleset.board.spaces.findIndex((space) => space.id === battleSpace(id));
  return [...declared.filter(({ kind }) => kind !== 'land'), ...onLand.sort((a, b) => at(a) - at(b))];
};

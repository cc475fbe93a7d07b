// What lines that name no battle are about: the decision that waits for whoever writes. Several may wait side by side.

import { type BattleId, type Due, decisionsIn, type GameState, type PendingDecision } from '../engine/index.ts';
import { isPassing } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';

export type Decision = Due['decision'];

/** The decision that a battle, or a gun on the way, waits for. */
export const decisionNamed = (state: GameState, battle: BattleId): PendingDecision | undefined =>
  decisionsIn(state).find(({ id }) => id === battle);

/** Guns whose hits on passing planes are to be taken. */
export const gunsDue = (state: GameState): readonly PendingDecision[] =>
  decisionsIn(state).filter(({ id }) => isPassing(id));

/** Decisions that wait for whoever writes or for a power he also plays; where none does, all that wait for anybody. */
const dueFrom = ({ state, power }: NotationContext): readonly PendingDecision[] => {
  const all = decisionsIn(state);
  const hand = state.players.find(({ powers }) => powers.includes(power))?.powers ?? [power];
  const own = all.filter(({ due }) => due.from.some((each) => hand.includes(each)));
  return own.length > 0 ? own : all;
};

/** Of those the ones that a line can answer; where none is of its kind, all: what is wrong with it the rules tell. */
export const waitingFor = (context: NotationContext, decision: Decision): readonly PendingDecision[] => {
  const due = dueFrom(context);
  const fitting = due.filter((each) => each.due.decision === decision);
  return fitting.length > 0 ? fitting : due;
};

/** The one decision that a line without a battle's name answers; undefined where none waits, or several. */
export const theOneDue = (context: NotationContext, decision: Decision): PendingDecision | undefined => {
  const [only, ...others] = waitingFor(context, decision);
  return others.length === 0 ? only : undefined;
};

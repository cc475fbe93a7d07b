// One decision in the making: the events so far, the state they lead to, the dice asked for and the refusals. A
// `Course` lives inside one call of `decide` and nowhere else; it is the only mutable thing in the engine.

import type { Ruleset } from '../rulesets/index.ts';
import type { Faces, Need, Roll } from '../vocab/index.ts';
import type { Applied, EffectCode } from './effect.ts';
import type { GameEvent } from './events/event.ts';
import { evolve } from './evolve/evolve.ts';
import type { About } from './refusals/about.ts';
import { clausesAbout, type Refusal, type RefusalCode, type RefusalParams, refusal } from './refusals/refusal.ts';
import type { GameState } from './state/state.ts';

export interface Course {
  readonly ruleset: Ruleset;
  /** The position after all events emitted so far. */
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
  readonly asked: readonly Need[];
  /** The dice used so far. */
  readonly rolls: readonly Roll[];
  readonly applied: readonly Applied[];
  /** Adds an event and folds it. */
  emit(event: GameEvent): void;
  /** Notes a refusal. `about` narrows the clauses cited, see `refusal`. */
  refuse<C extends RefusalCode>(code: C, params: RefusalParams[C], at?: string, about?: readonly About<C>[]): void;
  /** Notes that a rule made a difference; once a decision is enough. `about` narrows the clauses cited. */
  apply<C extends EffectCode>(code: C, about?: readonly About<C>[]): void;
  /**
   * The faces for a need, or undefined after noting that it was asked: then the caller stops where it is, with a
   * state from which it can go on when the dice have come. A number of dice other than asked is refused.
   */
  roll(need: Need): readonly number[] | undefined;
}

/** Starts a course from a state. */
export const begin = (ruleset: Ruleset, from: GameState, faces: Faces): Course => {
  let state = from;
  const events: GameEvent[] = [];
  const refusals: Refusal[] = [];
  const asked: Need[] = [];
  const rolls: Roll[] = [];
  const applied = new Map<string, Applied>();
  return {
    ruleset,
    get state() {
      return state;
    },
    events,
    refusals,
    asked,
    rolls,
    get applied() {
      return [...applied.values()];
    },
    emit(event) {
      events.push(event);
      state = evolve(state, event);
    },
    refuse(code, params, at, about) {
      refusals.push(refusal(ruleset, code, params, at, about));
    },
    apply(code, about = []) {
      const clauses = clausesAbout(ruleset, code, about);
      const key = `${code} ${clauses.join(' ')}`;
      if (!applied.has(key)) applied.set(key, { code, clauses });
    },
    roll(need) {
      const values = faces(need);
      if (values === undefined) {
        asked.push(need);
        return undefined;
      }
      const sound = values.length === need.n && values.every((value) => value >= 1 && value <= need.sides);
      if (!sound) {
        refusals.push(refusal(ruleset, 'dice-wrong', { purpose: need.purpose, n: need.n, got: values.length }));
        return undefined;
      }
      rolls.push({ purpose: need.purpose, sides: need.sides, values });
      return values;
    },
  };
};

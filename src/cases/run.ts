// Runs one case through the engine and says whether what came of it is what the case demands.

import {
  type Applied,
  awaits,
  type Decision,
  decide,
  evolve,
  type GameEvent,
  type GameOrder,
  GameOrderSchema,
  type GameState,
  NO_NONCE,
  resume,
  resumeRecorded,
} from '../engine/index.ts';
import { parseSheet } from '../notation/index.ts';
import { RULESETS, type Ruleset } from '../rulesets/index.ts';
import { type ClauseId, noFaces, type Power } from '../vocab/index.ts';
import { asRolls, dealer, type WrittenDice } from './dice.ts';
import { mismatches } from './match.ts';
import { positionOf } from './position.ts';
import type { Case, RefusedStep, Step, TakenStep } from './schema.ts';

/** Why a case failed, in words for whoever writes cases. */
export interface Outcome {
  readonly id: string;
  readonly clause: string;
  readonly passed: boolean;
  readonly why: readonly string[];
  /** All that happened, up to a step that was refused. */
  readonly events: readonly GameEvent[];
}

/** A step taken or refused. A refusal by the notation has a code and no clause. */
type Taken =
  | {
      readonly ok: true;
      readonly state: GameState;
      readonly events: readonly GameEvent[];
      readonly applied: readonly Applied[];
    }
  | {
      readonly ok: false;
      readonly reasons: readonly { readonly code: string; readonly clauses: readonly ClauseId[] }[];
    };

const fold = (state: GameState, { events, applied }: Decision): Taken => ({
  ok: true,
  state: events.reduce(evolve, state),
  events,
  applied,
});

const takeOrder = (ruleset: Ruleset, state: GameState, order: GameOrder): Taken => {
  const decided = decide(ruleset, state, order, noFaces);
  return decided.ok ? fold(state, decided.value) : { ok: false, reasons: decided.error };
};

/** Whose orders are awaited: those of the power in turn, or before round 1 the bid of a side. */
const speakerOf = (ruleset: Ruleset, state: GameState): Power => {
  const [due] = awaits(ruleset, state);
  return due?.kind === 'orders' ? due.power : state.turn.power;
};

/** An order object may leave out the power (whose turn it is) and the nonce. */
const takeObject = (ruleset: Ruleset, state: GameState, raw: object): Taken => {
  const loose = { power: speakerOf(ruleset, state), ...raw };
  const parsed = GameOrderSchema.safeParse(loose);
  if (parsed.success) return takeOrder(ruleset, state, parsed.data);
  const withNonce = GameOrderSchema.safeParse({ ...loose, nonce: NO_NONCE });
  if (withNonce.success) return takeOrder(ruleset, state, withNonce.data);
  const asItIs = GameOrderSchema.safeParse(raw);
  if (asItIs.success) return takeOrder(ruleset, state, asItIs.data);
  return { ok: false, reasons: [{ code: 'malformed-order', clauses: [] }] };
};

const takeLine = (ruleset: Ruleset, state: GameState, line: string): Taken => {
  const sheet = parseSheet({ ruleset, state, power: speakerOf(ruleset, state), nonce: NO_NONCE }, line);
  if (sheet.problems.length > 0) {
    return { ok: false, reasons: sheet.problems.map(({ code }) => ({ code, clauses: [] })) };
  }
  let taken: Taken = { ok: true, state, events: [], applied: [] };
  for (const order of sheet.orders) {
    if (!taken.ok) break;
    const next = takeOrder(ruleset, taken.state, order);
    taken = next.ok
      ? { ...next, events: [...taken.events, ...next.events], applied: [...taken.applied, ...next.applied] }
      : next;
  }
  return taken;
};

const takeDice = (ruleset: Ruleset, state: GameState, written: WrittenDice): Taken => {
  const { deal, rest } = dealer(written);
  const decided = resume(ruleset, state, deal);
  if (!decided.ok) return { ok: false, reasons: decided.error };
  return rest() > 0 ? { ok: false, reasons: [{ code: 'dice-left-over', clauses: [] }] } : fold(state, decided.value);
};

const take = (ruleset: Ruleset, state: GameState, step: TakenStep): Taken => {
  if (typeof step === 'string') return takeLine(ruleset, state, step);
  if ('faces' in step && Array.isArray(step.faces)) {
    const rolls = asRolls(step.faces);
    const decided = resumeRecorded(ruleset, state, rolls);
    return decided.ok ? fold(state, decided.value) : { ok: false, reasons: decided.error };
  }
  if ('dice' in step && Array.isArray(step.dice) && !('type' in step))
    return takeDice(ruleset, state, step.dice as WrittenDice); // shape checked by the schema
  return takeObject(ruleset, state, step);
};

/** What a case comes to: it passed unless there are reasons why not. */
const outcomeOf = ({ id, clause }: Case, events: readonly GameEvent[], why: readonly string[]): Outcome => ({
  id,
  clause,
  passed: why.length === 0,
  why,
  events,
});

const say = (reasons: readonly { readonly code: string; readonly clauses: readonly ClauseId[] }[]): string =>
  reasons.map(({ code, clauses }) => (clauses.length === 0 ? code : `${code} (${clauses.join(', ')})`)).join('; ');

type Reasons = Extract<Taken, { readonly ok: false }>['reasons'];

/** What a refusal lacks of what was to be its reason. */
const otherReasons = (
  index: number,
  reasons: Reasons,
  wanted: { readonly clause?: string | undefined; readonly code?: string | undefined },
): readonly string[] => {
  const cited: readonly string[] = reasons.flatMap(({ clauses }) => clauses);
  const codes: readonly string[] = reasons.map(({ code }) => code);
  return [
    ...(wanted.clause !== undefined && !cited.includes(wanted.clause)
      ? [`step ${index} was refused, but not by ${wanted.clause}: ${say(reasons)}`]
      : []),
    ...(wanted.code !== undefined && !codes.includes(wanted.code)
      ? [`step ${index} was refused, but not as ${wanted.code}: ${say(reasons)}`]
      : []),
  ];
};

const isRefusedStep = (step: Step): step is RefusedStep => typeof step === 'object' && 'refuse' in step;

/** What is wrong with a step that was to be refused on the way; nothing comes of it either way. */
const refusedOnTheWay = (ruleset: Ruleset, state: GameState, step: RefusedStep, index: number): readonly string[] => {
  const taken = take(ruleset, state, step.refuse);
  if (taken.ok) return [`step ${index} should have been refused and was not`];
  return otherReasons(index, taken.reasons, step);
};

/** The ruleset a case names, `daak`: its last version, or `daak@1`: that version. */
export const rulesetOfCase = (name: string, rulesets: readonly Ruleset[]): Ruleset | undefined =>
  rulesets.findLast(({ id, version }) => id === name || `${id}@${version}` === name);

/**
 * Runs a case. Never throws for a bad case: a position or order that cannot be is a failure with its reason.
 *
 * @param rulesets where the case's ruleset is looked up; of several versions the last counts
 */
export const runCase = (spec: Case, rulesets: readonly Ruleset[] = RULESETS): Outcome => {
  const ruleset = rulesetOfCase(spec.ruleset, rulesets);
  const events: GameEvent[] = [];
  const outcome = (...why: readonly string[]): Outcome => outcomeOf(spec, events, why);
  if (ruleset === undefined) return outcome(`no ruleset ${spec.ruleset}`);
  const position = positionOf(ruleset, spec);
  if (!position.ok) return outcome(`impossible position: ${say(position.error)}`);
  const wanted = 'refused' in spec.then ? spec.then.refused : undefined;
  let state = position.value;
  const applied: Applied[] = [];
  for (const [index, step] of spec.when.entries()) {
    if (isRefusedStep(step)) {
      const why = refusedOnTheWay(ruleset, state, step, index);
      if (why.length > 0) return outcome(...why);
      continue;
    }
    const taken = take(ruleset, state, step);
    if (!taken.ok) {
      if (wanted?.order !== index) return outcome(`step ${index} was refused: ${say(taken.reasons)}`);
      return outcome(...otherReasons(index, taken.reasons, wanted));
    }
    if (wanted?.order === index) return outcome(`step ${index} should have been refused and was not`);
    state = taken.state;
    events.push(...taken.events);
    applied.push(...taken.applied);
  }
  if (wanted !== undefined) return outcome(`there is no step ${wanted.order} to refuse`);
  const why = 'refused' in spec.then ? [] : mismatches(spec.then, state, applied, awaits(ruleset, state));
  return outcome(...why);
};

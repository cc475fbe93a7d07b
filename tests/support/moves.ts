// Movement orders for tests in few words, and what came of them: `combat(state, march('2 inf', 'germany >
// ukraine-ssr'))`.

import {
  decide,
  evolve,
  type GameState,
  type Load,
  type March,
  type Move,
  type Refusal,
  spaceAt,
  type Unload,
} from '../../src/engine/index.ts';
import { type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { countUnits, type Faces, noFaces, type Power, type SpaceId, type UnitCounts } from '../../src/vocab/index.ts';
import { force } from './position.ts';

const NONCE = '0'.repeat(64);

/** The units go along `a > b > c`. */
export const march = (units: string, path: string, more: Partial<March> = {}): March => ({
  kind: 'march',
  units: force(units),
  path: path.split('>').map((space) => space.trim()),
  ...more,
});
export const raid = (units: string, path: string): March => march(units, path, { mission: 'raid' });

/** Boarding from land to sea, `a > zone`. */
export const load = (units: string, way: string, ships?: Power): Load => {
  const [from = '', zone = ''] = way.split('>').map((space) => space.trim());
  return { kind: 'load', units: force(units), from, zone, ...(ships === undefined ? {} : { ships }) };
};

/** Going ashore, `zone > a`. */
export const unload = (units: string, way: string, more: Partial<Unload> = {}): Unload => {
  const [zone = '', to = ''] = way.split('>').map((space) => space.trim());
  return { kind: 'unload', units: force(units), zone, to, ...more };
};

export type Outcome = ReturnType<typeof decide> & { readonly state: GameState };

const outcome = (state: GameState, result: ReturnType<typeof decide>): Outcome => ({
  ...result,
  state: result.ok ? result.value.events.reduce(evolve, state) : state,
});

export interface How {
  readonly ruleset?: Ruleset;
  readonly faces?: Faces;
}

/** Decides the combat moves of the power in turn. */
export const combat = (
  state: GameState,
  moves: readonly Move[],
  { ruleset = secondEdition, faces = noFaces }: How = {},
): Outcome =>
  outcome(
    state,
    decide(ruleset, state, { type: 'combat-move', power: state.turn.power, moves: [...moves], nonce: NONCE }, faces),
  );

/** Decides its noncombat moves. */
export const noncombat = (state: GameState, moves: readonly Move[], { ruleset = secondEdition }: How = {}): Outcome =>
  outcome(state, decide(ruleset, state, { type: 'noncombat-move', power: state.turn.power, moves: [...moves] }));

/** Why it was refused; nothing if it was not. */
export const refusalsOf = (result: Outcome): readonly Refusal[] => (result.ok ? [] : result.error);
export const codesOf = (result: Outcome): readonly string[] => refusalsOf(result).map(({ code }) => code);
export const clausesOf = (result: Outcome): readonly string[] => refusalsOf(result).flatMap(({ clauses }) => clauses);
export const effectsOf = (result: Outcome): readonly string[] =>
  result.ok ? result.value.applied.map(({ code }) => code) : [];
export const eventsOf = (result: Outcome): readonly string[] =>
  result.ok ? result.value.events.map(({ type }) => type) : [];

/** The units of a power in a space, what is aboard ships included. */
export const unitsIn = (state: GameState, space: SpaceId, power: Power): UnitCounts =>
  countUnits(spaceAt(state, space).units.filter((unit) => unit.power === power));

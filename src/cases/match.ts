// Compares what came of a case with what it demands.

import type { Applied, Awaited, GameState } from '../engine/index.ts';
import { cashOf, spaceAt } from '../engine/index.ts';
import { countUnits, POWERS, type Power, UNIT_TYPES } from '../vocab/index.ts';
import type { Then } from './schema.ts';

type Demands = Exclude<Then, { refused: unknown }>;
type StateDemands = NonNullable<Demands['state']>;

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const unitMismatches = (demands: StateDemands, state: GameState): readonly string[] =>
  Object.entries(demands.units ?? {}).flatMap(([space, byPower]) =>
    POWERS.flatMap((power) => {
      const there = countUnits(spaceAt(state, space).units.filter((unit) => unit.power === power));
      const wanted = byPower[power] ?? {};
      const differs = UNIT_TYPES.some((type) => (there[type] ?? 0) !== (wanted[type] ?? 0));
      return differs ? [`${space}: ${power} has ${show(there)}, not ${show(wanted)}`] : [];
    }),
  );

const stateMismatches = (demands: StateDemands, state: GameState): readonly string[] => {
  const found: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown): void => {
    if (wanted !== undefined && show(is) !== show(wanted)) found.push(`${what} is ${show(is)}, not ${show(wanted)}`);
  };
  expect('round', state.round, demands.round);
  expect('power', state.turn.power, demands.power);
  expect('phase', state.turn.phase, demands.phase);
  expect('winner', state.winner?.side ?? null, demands.winner);
  expect(
    'players',
    state.players.map(({ powers }) => powers),
    demands.players,
  );
  for (const [space, control] of Object.entries(demands.control ?? {})) {
    expect(`control of ${space}`, spaceAt(state, space).control, control);
  }
  for (const [power, ipc] of Object.entries(demands.treasury ?? {})) {
    expect(`treasury of ${power}`, cashOf(state, power as Power), ipc); // keys were checked by the schema
  }
  for (const [power, owned] of Object.entries(demands.technology ?? {})) {
    expect(`technology of ${power}`, [...state.technology[power as Power]].sort(), [...(owned ?? [])].sort()); // as above
  }
  return [...found, ...unitMismatches(demands, state)];
};

/** True if everything named in `wanted` is so in `is`; lists are compared whole. */
const matches = (is: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return show(is) === show(wanted);
  if (typeof is !== 'object' || is === null) return false;
  const fields = new Map(Object.entries(is));
  return Object.entries(wanted).every(([key, value]) => matches(fields.get(key), value));
};

/** Everything in which the outcome falls short of the demands; empty when it meets them. */
export const mismatches = (
  demands: Demands,
  state: GameState,
  applied: readonly Applied[],
  awaited: readonly Awaited[],
): readonly string[] => {
  const clauses = new Set<string>(applied.flatMap((one) => one.clauses));
  const asked = state.awaiting.map(({ purpose }) => purpose);
  return [
    ...stateMismatches(demands.state ?? {}, state),
    ...(demands.applied ?? []).flatMap((clause) => (clauses.has(clause) ? [] : [`${clause} was not applied`])),
    ...(demands.asked !== undefined && show([...asked].sort()) !== show([...demands.asked].sort())
      ? [`asked for ${show(asked)}, not ${show(demands.asked)}`]
      : []),
    ...(demands.awaits ?? []).flatMap((wanted, index) =>
      matches(awaited[index], wanted) ? [] : [`awaits ${show(awaited[index])}, not ${show(wanted)}`],
    ),
  ];
};

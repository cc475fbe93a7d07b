// Compares what came of a case with what it demands.

import type { Applied, Awaited, GameState } from '../engine/index.ts';
import { cashOf, spaceAt, turnOf } from '../engine/index.ts';
import {
  countEntries,
  countUnits,
  POWERS,
  type Power,
  UNIT_TYPES,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
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

/** Every side that has a part in the win. */
const winnersOf = ({ winner }: GameState): readonly string[] =>
  winner === undefined ? [] : [winner.side, ...(winner.with ?? [])].sort();

const stateMismatches = (demands: StateDemands, state: GameState): readonly string[] => {
  const found: string[] = [];
  const expect = (what: string, is: unknown, wanted: unknown): void => {
    if (wanted !== undefined && show(is) !== show(wanted)) found.push(`${what} is ${show(is)}, not ${show(wanted)}`);
  };
  expect('round', state.round, demands.round);
  expect('power', state.turn.power, demands.power);
  expect('phase', state.turn.phase, demands.phase);
  expect('winner', state.winner?.side ?? null, demands.winner);
  expect('winners', winnersOf(state), demands.winners && [...demands.winners].sort());
  expect('points', state.points ?? {}, demands.points);
  expect('theatres', state.theatres ?? {}, demands.theatres);
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
  for (const [power, purses] of Object.entries(demands.purses ?? {}))
    for (const [purse, ipc] of Object.entries(purses ?? {}))
      expect(`purse ${purse} of ${power}`, state.treasury[power as Power][purse] ?? 0, ipc); // as above
  for (const [power, owned] of Object.entries(demands.technology ?? {})) {
    expect(`technology of ${power}`, [...state.technology[power as Power]].sort(), [...(owned ?? [])].sort()); // as above
  }
  return [
    ...found,
    ...unitMismatches(demands, state),
    ...whichMismatches(demands, state),
    ...cargoMismatches(demands, state),
  ];
};

/** What the ships of a space carry, a line a ship. */
const loadsIn = (state: GameState, space: string): readonly string[] => {
  const { units } = spaceAt(state, space);
  return units
    .map((ship) => ({ ship, cargo: units.filter(({ aboard }) => aboard === ship.id) }))
    .filter(({ cargo }) => cargo.length > 0)
    .map(({ ship, cargo }) => loadText(ship.power, ship.type, cargo))
    .sort();
};

const loadText = (
  power: string,
  ship: string,
  cargo: readonly { readonly power: Power; readonly type: UnitType }[],
) => {
  const aboard = POWERS.flatMap((owner) =>
    UNIT_TYPES.flatMap((type) => {
      const count = cargo.filter((unit) => unit.power === owner && unit.type === type).length;
      return count === 0 ? [] : [`${count} ${owner} ${type}`];
    }),
  );
  return `${power} ${ship} with ${aboard.join(', ')}`;
};

const cargoMismatches = ({ cargo = [] }: StateDemands, state: GameState): readonly string[] =>
  [...new Set(cargo.map(({ space }) => space))].flatMap((space) => {
    const wanted = cargo
      .filter((load) => load.space === space)
      .map(({ power, ship, units }) =>
        loadText(
          power,
          ship,
          units.flatMap(
            (load) =>
              countEntries(load.units as UnitCounts).flatMap(([type, count]) =>
                Array(count).fill({ power: load.power, type }),
              ), // counts as the schema read them
          ),
        ),
      )
      .sort();
    const there = loadsIn(state, space);
    return show(there) === show(wanted) ? [] : [`${space}: ships carry ${show(there)}, not ${show(wanted)}`];
  });

const whichMismatches = ({ which = [] }: StateDemands, state: GameState): readonly string[] =>
  which.flatMap((wanted) => {
    const { space, power, unit: type, origin, spent, count } = wanted;
    const there = spaceAt(state, space).units.filter((unit) => {
      const did = turnOf(state, unit.id);
      const began = did?.origin ?? space;
      const points = did?.spent ?? 0;
      const fits = (origin ?? began) === began && (spent ?? points) === points;
      return unit.power === power && unit.type === type && fits;
    });
    return there.length === count ? [] : [`${there.length} units fit ${show(wanted)}`];
  });

/** True if everything named in `wanted` is so in `is`; lists are compared whole. */
const matches = (is: unknown, wanted: unknown): boolean => {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return show(is) === show(wanted);
  if (typeof is !== 'object' || is === null) return false;
  const fields = new Map(Object.entries(is));
  return Object.entries(wanted).every(([key, value]) => matches(fields.get(key), value));
};

/** Purposes are compared whole, numbers of dice where the case names one. */
const askedMismatches = ({ asked }: Demands, { awaiting }: GameState): readonly string[] => {
  if (asked === undefined) return [];
  const wanted = asked.map((need) => (typeof need === 'string' ? { purpose: need } : need));
  const purposes = (needs: readonly { readonly purpose: string }[]) => needs.map(({ purpose }) => purpose).sort();
  if (show(purposes(awaiting)) !== show(purposes(wanted)))
    return [`asked for ${show(purposes(awaiting))}, not ${show(purposes(wanted))}`];
  return wanted.flatMap((need) => {
    const { n } = awaiting.find(({ purpose }) => purpose === need.purpose) ?? { n: 0 };
    return 'n' in need && need.n !== n ? [`asked for ${n} dice for ${need.purpose}, not ${need.n}`] : [];
  });
};

/** Everything in which the outcome falls short of the demands; empty when it meets them. */
export const mismatches = (
  demands: Demands,
  state: GameState,
  applied: readonly Applied[],
  awaited: readonly Awaited[],
): readonly string[] => {
  const clauses = new Set<string>(applied.flatMap((one) => one.clauses));
  return [
    ...stateMismatches(demands.state ?? {}, state),
    ...(demands.applied ?? []).flatMap((clause) => (clauses.has(clause) ? [] : [`${clause} was not applied`])),
    ...(demands.notApplied ?? []).flatMap((clause) => (clauses.has(clause) ? [`${clause} was applied`] : [])),
    ...askedMismatches(demands, state),
    ...(demands.awaits ?? []).flatMap((wanted, index) =>
      matches(awaited[index], wanted) ? [] : [`awaits ${show(awaited[index])}, not ${show(wanted)}`],
    ),
  ];
};

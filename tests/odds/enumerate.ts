// Brute force through the engine: every number of hits that dice can show is handed to `decide` and `resume`, weighted
// by how often it falls, until the battle is over. It knows nothing of how the odds are worked out; the only thing it
// takes out is a round after which everything stands as before.

import { firersIn } from '../../src/engine/combat/firing.ts';
import { rowUnderWay } from '../../src/engine/combat/program.ts';
import { fireOf } from '../../src/engine/combat/volleys.ts';
import { begin } from '../../src/engine/course.ts';
import {
  decide,
  type EventOf,
  evolve,
  findUnit,
  type GameEvent,
  type GameState,
  resume,
} from '../../src/engine/index.ts';
import type { Ruleset } from '../../src/rulesets/index.ts';
import {
  countEntries,
  countUnits,
  type Need,
  noFaces,
  type SpaceId,
  type UnitCounts,
  type UnitId,
} from '../../src/vocab/index.ts';
import { NONCE } from '../support/battles.ts';

/** Ends of a battle by what they are, each with its chance. */
export type Spread = ReadonlyMap<string, number>;

/** An end as text: result, attackers alive, defenders alive. */
export const endText = (result: string, attackers: UnitCounts, defenders: UnitCounts): string =>
  `${result} ${JSON.stringify(countEntries(attackers))} ${JSON.stringify(countEntries(defenders))}`;

/** Faces of one need and how likely faces like them are. */
interface Fall {
  readonly values: readonly number[];
  readonly chance: number;
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** How many of `dice` dice show `need` or less, as faces of 1 and 6. */
const fallsOf = (dice: number, need: number): readonly Fall[] =>
  Array.from({ length: dice + 1 }, (_, hits) => ({
    values: [...Array<number>(hits).fill(1), ...Array<number>(dice - hits).fill(6)],
    chance: choose(dice, hits) * (need / 6) ** hits * (1 - need / 6) ** (dice - hits),
  })).filter(({ chance }) => chance > 0);

const together = (parts: readonly (readonly Fall[])[]): readonly Fall[] =>
  parts.reduce<readonly Fall[]>(
    (all, part) =>
      all.flatMap((one) =>
        part.map((other) => ({ values: [...one.values, ...other.values], chance: one.chance * other.chance })),
      ),
    [{ values: [], chance: 1 }],
  );

/** All ways the dice of a need can fall; under low luck every face, else by the values of those who throw. */
const waysOf = (ruleset: Ruleset, state: GameState, site: SpaceId, { purpose, n }: Need): readonly Fall[] => {
  if (state.options.luck === 'low-luck') {
    const die = Array.from({ length: 6 }, (_, face) => ({ values: [face + 1], chance: 1 / 6 }));
    return together(Array.from({ length: n }, () => die));
  }
  const role = purpose.split('/').at(-2);
  const fight = state.turn.battles.find(({ id }) => id === site);
  if (role === 'antiaircraft') return fallsOf(n, ruleset.combat.antiaircraftHit);
  const row = fight === undefined ? undefined : rowUnderWay(ruleset, fight);
  if (fight !== undefined && (row !== undefined || role === 'supporting-shot')) {
    const course = begin(ruleset, state, noFaces);
    const ships = fight.supports.flatMap((id) => findUnit(state, id)?.unit ?? []);
    const firers = row === undefined ? ships : firersIn(course, fight, row);
    const own = firers.filter(({ power }) => power === purpose.split('/').at(-1));
    const [first] = own;
    if (first === undefined) throw new Error(`Nobody throws for ${purpose}.`);
    const side = row?.fires ?? 'attack';
    return together(fireOf(course, fight, first.power, own, side).map((fire) => fallsOf(fire.dice, fire.need)));
  }
  const ids = (role === 'defence' ? fight?.defenders : fight?.attackers) ?? [];
  const power = purpose.split('/').at(-1);
  const units = ids
    .flatMap((id) => findUnit(state, id)?.unit ?? [])
    .filter((unit) => unit.power === power)
    // At sea attacking submarines fire in a step of their own.
    .filter(
      ({ type }) => role === 'defence' || fight?.kind !== 'sea' || (type === 'submarine') === (role === 'submarine'),
    );
  const [first] = units;
  if (first === undefined || fight === undefined) throw new Error(`Nobody throws for ${purpose}.`);
  const all = fireOf(
    begin(ruleset, state, noFaces),
    fight,
    first.power,
    units,
    role === 'defence' ? 'defence' : 'attack',
  );
  const dice = (list: typeof all): number => list.reduce((sum, fire) => sum + fire.dice, 0);
  // Submarines hold their fire while there is no ship to hit.
  const fires = dice(all) === n ? all : all.filter(({ unit }) => unit !== 'submarine');
  if (dice(fires) !== n) throw new Error(`${purpose} asks for ${n} dice, not for ${dice(fires)}.`);
  return together(fires.map((fire) => fallsOf(fire.dice, fire.need)));
};

interface Node {
  readonly state: GameState;
  readonly ended?: EventOf<'battle-ended'>;
  /** Lost for want of a deck after the battle: alive as far as it is concerned. */
  readonly homeless: readonly UnitId[];
}

const isEnd = (event: GameEvent): event is EventOf<'battle-ended'> => event.type === 'battle-ended';

const nodeAfter = (state: GameState, events: readonly GameEvent[]): Node => {
  const ended = events.find(isEnd);
  return {
    state: events.reduce(evolve, state),
    ...(ended === undefined ? {} : { ended }),
    homeless: events.flatMap((event) =>
      event.type === 'units-lost' && event.cause === 'no-landing-place' ? event.units.flatMap(({ ids }) => ids) : [],
    ),
  };
};

/**
 * Fights a declared battle in every way it can go.
 *
 * @param roundsApart rounds that the plans tell apart: positions of these are never taken for one another
 * @returns undefined if somebody has to be asked
 */
export const enumerate = (
  ruleset: Ruleset,
  start: GameState,
  site: SpaceId,
  roundsApart: number,
): Spread | undefined => {
  const order = { type: 'fight' as const, power: start.turn.power, battles: [{ battle: site }], nonce: NONCE };
  const begun = decide(ruleset, start, order);
  if (!begun.ok) throw new Error(JSON.stringify(begun.error));
  const first = nodeAfter(start, begun.value.events);
  const open = first.state.turn.battles.find(({ id }) => id === site)?.lineUp;
  const idsOf = (groups: readonly { readonly ids: readonly UnitId[] }[] = []) => groups.flatMap(({ ids }) => ids);
  const [attackers, defenders] = [idsOf(open?.attackers), idsOf(open?.defenders)];
  const typeOf = new Map(
    [...attackers, ...defenders].flatMap((id) => {
      const unit = findUnit(start, id)?.unit;
      return unit === undefined ? [] : [[id, unit] as const];
    }),
  );

  const alive = ({ state, homeless }: Node, ids: readonly UnitId[]) =>
    countUnits(
      ids
        .filter((id) => homeless.includes(id) || findUnit(state, id) !== undefined)
        .flatMap((id) => typeOf.get(id) ?? []),
    );
  const roundOf = ({ state }: Node): number => state.turn.battles.find(({ id }) => id === site)?.round ?? 0;
  /** Everything that the rest of the battle depends on. */
  const placeOf = (node: Node): string => {
    const fight = node.state.turn.battles.find(({ id }) => id === site);
    const withdrawn = alive(node, attackers);
    return JSON.stringify([
      fight?.attackers,
      fight?.defenders,
      fight?.marked.map(({ unit }) => unit),
      [...attackers, ...defenders].map((id) => findUnit(node.state, id)?.unit.damage ?? 0),
      withdrawn,
      alive(node, defenders),
      Math.min(roundOf(node), roundsApart + 1),
    ]);
  };

  const memo = new Map<string, Spread | undefined>();
  const add = (to: Map<string, number>, from: Spread, weight: number): void => {
    for (const [end, chance] of from) to.set(end, (to.get(end) ?? 0) + weight * chance);
  };

  const value = (node: Node): Spread | undefined => {
    if (node.ended !== undefined)
      return new Map([[endText(node.ended.outcome, alive(node, attackers), alive(node, defenders)), 1]]);
    if (node.state.awaiting.length === 0) return undefined;
    const place = placeOf(node);
    if (memo.has(place)) return memo.get(place);
    // All that can stand at the beginning of the next round.
    const round = roundOf(node);
    const next = new Map<string, { readonly node: Node; chance: number }>();
    const expand = (here: Node, chance: number): boolean => {
      if (here.ended === undefined && here.state.awaiting.length === 0) return false;
      if (here.ended !== undefined || roundOf(here) > round) {
        const key = here.ended === undefined ? placeOf(here) : `${here.ended.outcome} ${placeOf(here)}`;
        const known = next.get(key);
        if (known === undefined) next.set(key, { node: here, chance });
        else known.chance += chance;
        return true;
      }
      const needs = here.state.awaiting;
      const all = needs.map((need) => waysOf(ruleset, here.state, site, need));
      const step = (index: number, fallen: ReadonlyMap<string, readonly number[]>, p: number): boolean => {
        const need = needs[index];
        if (need === undefined) {
          const going = resume(ruleset, here.state, ({ purpose }) => fallen.get(purpose));
          if (!going.ok) throw new Error(JSON.stringify(going.error));
          return expand(nodeAfter(here.state, going.value.events), p);
        }
        return (all[index] ?? []).every((fall) =>
          step(index + 1, new Map([...fallen, [need.purpose, fall.values]]), p * fall.chance),
        );
      };
      return step(0, new Map(), chance);
    };
    if (!expand(node, 1)) return undefined;
    const spread = new Map<string, number>();
    let stays = 0;
    for (const [key, { node: then, chance }] of next) {
      if (key === place) {
        stays += chance;
        continue;
      }
      const ends = value(then);
      if (ends === undefined) return undefined;
      add(spread, ends, chance);
    }
    const result = new Map([...spread].map(([end, chance]) => [end, chance / (1 - stays)]));
    memo.set(place, result);
    return result;
  };
  return value(first);
};

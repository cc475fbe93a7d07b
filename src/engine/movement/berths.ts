// Places on carriers for planes that must come down at sea: as many as there can be, whichever way the carriers go.
// Planes that reach the same zones are counted as one group, so that large fleets ask no more than small ones.

import type { SpaceId } from '../../vocab/index.ts';
import type { Deck } from './deck.ts';

/** How many planes of each group still look for a place. */
type Waiting = readonly number[];

/** A carrier: its places, and for each zone it may be in the groups it can serve there; `kind` is that of its like. */
interface Berth {
  readonly zones: readonly SpaceId[];
  readonly places: number;
  readonly choices: readonly (readonly number[])[];
  readonly kind: number;
}

const total = (waiting: Waiting): number => waiting.reduce((sum, count) => sum + count, 0);

const isWithin = (a: readonly number[], b: readonly number[]): boolean => a.every((group) => b.includes(group));

/** The groups a deck can serve from one zone or another; none within another. */
const choicesOf = ({ zones }: Deck, groups: readonly ReadonlySet<SpaceId>[]): readonly (readonly number[])[] => {
  const sets = zones.map((zone) => groups.flatMap((reach, group) => (reach.has(zone) ? [group] : [])));
  return sets.filter(
    (set, i) => !sets.some((other, j) => j !== i && isWithin(set, other) && (set.length < other.length || j < i)),
  );
};

/** The berths, those with the fewest choices first; like ones share their `kind`. */
const berthsOf = (decks: readonly Deck[], groups: readonly ReadonlySet<SpaceId>[]): readonly Berth[] => {
  const kinds = new Map<string, Berth>();
  const berths = decks.map((deck): Berth => {
    const name = `${deck.slots} ${deck.zones.join(' ')}`;
    const known = kinds.get(name) ?? {
      zones: deck.zones,
      places: deck.slots,
      choices: choicesOf(deck, groups),
      kind: kinds.size,
    };
    kinds.set(name, known);
    return known;
  });
  return berths.sort((a, b) => a.choices.length - b.choices.length || a.kind - b.kind);
};

/** How many would find a place if every carrier could be in all its zones at once: no plan does better. */
const mostServed = (berths: readonly Berth[], waiting: Waiting): number => {
  const like = new Map<number, { free: number; readonly reaches: ReadonlySet<number>; readonly holds: number[] }>();
  for (const { kind, places, choices } of berths) {
    const known = like.get(kind);
    if (known === undefined) {
      like.set(kind, { free: places, reaches: new Set(choices.flat()), holds: waiting.map(() => 0) });
    } else known.free += places;
  }
  /** Finds places for up to `count` planes of a group, moving others over if need be; how many it found. */
  const seat = (group: number, count: number, tried: Set<number>): number => {
    for (const [kind, berth] of like) {
      if (tried.has(kind) || !berth.reaches.has(group)) continue;
      tried.add(kind);
      const taken = Math.min(count, berth.free);
      if (taken > 0) {
        berth.free -= taken;
        berth.holds[group] = (berth.holds[group] ?? 0) + taken;
        return taken;
      }
      for (const [other, held] of berth.holds.entries()) {
        const gone = held === 0 || other === group ? 0 : seat(other, Math.min(count, held), tried);
        if (gone === 0) continue;
        berth.holds[other] = (berth.holds[other] ?? 0) - gone;
        berth.holds[group] = (berth.holds[group] ?? 0) + gone;
        return gone;
      }
    }
    return 0;
  };
  let served = 0;
  for (const [group, count] of waiting.entries()) {
    let left = count;
    for (let found = left; left > 0 && found > 0; left -= found) {
      found = seat(group, left, new Set());
      served += found;
    }
  }
  return served;
};

/**
 * For each berth and group the groups that are harder to serve from there on: they reach a part of the zones that this
 * group reaches and later berths can be in. Of two that a deck can serve the harder one may always go first.
 */
const harderThan = (
  berths: readonly Berth[],
  groups: readonly ReadonlySet<SpaceId>[],
): readonly (readonly (readonly number[])[])[] =>
  berths.map((_, berth) => {
    const open = new Set(berths.slice(berth + 1).flatMap(({ zones }) => zones));
    const reaches = groups.map((zones) => new Set([...zones].filter((zone) => open.has(zone))));
    return reaches.map((zones, group) =>
      reaches.flatMap((other, i) => {
        const harder = other.size < zones.size || (other.size === zones.size && i < group);
        return harder && [...other].every((zone) => zones.has(zone)) ? [i] : [];
      }),
    );
  });

/** The ways worth trying to fill so many places from these groups, as what is then still waiting. */
const fillings = (
  groups: readonly number[],
  places: number,
  waiting: Waiting,
  harder: readonly (readonly number[])[],
): readonly Waiting[] => {
  const open = groups.filter((group) => (waiting[group] ?? 0) > 0);
  if (places === 0 || open.length === 0) return [waiting];
  const first = open.filter((group) => !open.some((other) => harder[group]?.includes(other)));
  return first.flatMap((group) =>
    fillings(
      groups,
      places - 1,
      waiting.map((count, i) => (i === group ? count - 1 : count)),
      harder,
    ),
  );
};

/** The fewest that are left waiting: exact, for each number is proved impossible before the next is tried. */
const fewestLeft = (berths: readonly Berth[], groups: readonly ReadonlySet<SpaceId>[], all: Waiting): Waiting => {
  const harder = harderThan(berths, groups);
  const failed = new Set<string>();
  /** What is left after the berths from this one on, if it can be as few as `least`. */
  const from = (berth: number, waiting: Waiting, least: number): Waiting | undefined => {
    const next = berths[berth];
    const count = total(waiting);
    if (count <= least) return waiting;
    const name = `${least} ${berth} ${waiting.join(' ')}`;
    if (next === undefined || failed.has(name)) return undefined;
    failed.add(name);
    if (count - mostServed(berths.slice(berth), waiting) > least) return undefined;
    for (const choice of next.choices) {
      for (const rest of fillings(choice, next.places, waiting, harder[berth] ?? [])) {
        const left = from(berth + 1, rest, least);
        if (left !== undefined) return left;
      }
    }
    return undefined;
  };
  for (let least = total(all) - mostServed(berths, all); ; least += 1) {
    const left = from(0, all, least);
    if (left !== undefined) return left;
  }
};

/**
 * The planes for which no deck has a place, over all ways the carriers can go.
 *
 * @param reaches for each plane the zones it can come down in
 * @returns their numbers in `reaches`; the later ones of a group are left out first
 */
export const unserved = (reaches: readonly ReadonlySet<SpaceId>[], decks: readonly Deck[]): readonly number[] => {
  const served = new Set(decks.flatMap((deck) => deck.zones));
  const groups = new Map<string, { readonly zones: ReadonlySet<SpaceId>; readonly planes: number[] }>();
  for (const [plane, reach] of reaches.entries()) {
    const zones = new Set([...reach].filter((zone) => served.has(zone)));
    const name = [...zones].sort().join(' ');
    const group = groups.get(name) ?? { zones, planes: [] };
    group.planes.push(plane);
    groups.set(name, group);
  }
  const all = [...groups.values()];
  const zones = all.map((group) => group.zones);
  const left = fewestLeft(
    berthsOf(decks, zones),
    zones,
    all.map(({ planes }) => planes.length),
  );
  return all.flatMap(({ planes }, group) => planes.slice(planes.length - (left[group] ?? 0)));
};

// A peer for the odds: the way aacalc2 works out a battle, the only exact and open solver of its kind, written small
// after its published method and not after its text. The strengths of a side are nodes named by a string of unit
// letters, taken from a heap by what they cost and found again in a memory of those strings; each knows the nodes it
// comes down to by any number of hits of each class (planes, ships, all, guns). Hits come from tables of plain numbers,
// by class and for all that are no submarines together, with their sums from below and above. Every pair of nodes is
// expanded by nested loops over the hits of all classes, each end handed to a function with the rounds fought; a round
// without hits is divided out. At last the losses of each side are listed. Steps and values are those of the second
// edition, so that both give the same numbers. What the original does beside it (waves, destroyers, pruning, profits)
// is left out.

import { Heap } from './odds-peer-heap.ts';

/** A kind of unit as the peer knows it. */
export interface PeerUnit {
  readonly letter: string;
  readonly attack: number;
  readonly defence: number;
  readonly cost: number;
  readonly kind: 'land' | 'plane' | 'ship' | 'submarine';
}

/** What the peer is asked. Letters stand in reverse order of loss: the last goes first. */
export interface PeerBattle {
  readonly attackers: string;
  readonly defenders: string;
  readonly guns: number;
  readonly shots: number;
}

interface PeerEnd {
  readonly chance: number;
  readonly attackers: string;
  readonly defenders: string;
}

/** What one side has left and has lost, however the other fared. */
interface PeerCasualties {
  readonly left: string;
  readonly lost: string;
  chance: number;
}

export interface PeerOutcome {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
  readonly lost: { readonly attacker: number; readonly defender: number };
  readonly rounds: number;
  readonly attackers: readonly PeerCasualties[];
  readonly defenders: readonly PeerCasualties[];
  readonly ends: readonly PeerEnd[];
}

type Units = ReadonlyMap<string, PeerUnit>;
type Test = (unit: PeerUnit) => boolean;
type Value = 'attack' | 'defence';

/** Hits of the first n units of a row: `[n][hits]`, flat, with sums from below and above. */
interface Hits {
  readonly width: number;
  readonly chances: readonly number[];
  readonly orLess: readonly (readonly number[])[];
  readonly orMore: readonly (readonly number[])[];
  /** The likeliest number of hits of each row has this chance. */
  readonly highest: readonly number[];
}

const hitsOf = (values: readonly number[]): Hits => {
  const width = values.length + 1;
  const chances: number[] = [];
  for (let i = 0; i < width * width; i += 1) chances.push(0);
  chances[0] = 1;
  for (let n = 1; n < width; n += 1) {
    const p = (values[n - 1] ?? 0) / 6;
    for (let hits = 0; hits <= n; hits += 1) {
      const less = hits === 0 ? 0 : (chances[(n - 1) * width + hits - 1] ?? 0);
      chances[n * width + hits] = p * less + (1 - p) * (chances[(n - 1) * width + hits] ?? 0);
    }
  }
  const orLess: number[][] = [];
  const orMore: number[][] = [];
  for (let n = 0; n < width; n += 1) {
    const [below, above]: [number[], number[]] = [[], []];
    for (let hits = 0; hits <= n; hits += 1) below.push((below[hits - 1] ?? 0) + (chances[n * width + hits] ?? 0));
    for (let hits = n; hits >= 0; hits -= 1) above[hits] = (above[hits + 1] ?? 0) + (chances[n * width + hits] ?? 0);
    orLess.push(below);
    orMore.push(above);
  }
  const highest = orLess.map((_, n) => Math.max(...chances.slice(n * width, n * width + n + 1)));
  return { width, chances, orLess, orMore, highest };
};

const chance = ({ chances, width }: Hits, n: number, hits: number): number => chances[n * width + hits] ?? 0;

interface Node {
  readonly letters: string;
  index: number;
  readonly size: number;
  readonly submarines: number;
  readonly planes: number;
  readonly ships: number;
  readonly cost: number;
  any: Node | undefined;
  ship: Node | undefined;
  plane: Node | undefined;
  /** Indexes of the nodes after 0, 1, 2 … hits of a class. */
  afterAny: readonly number[];
  afterShip: readonly number[];
  afterPlane: readonly number[];
  /** Fire of all that are no submarines. */
  fire: Hits;
}

const isPlane: Test = ({ kind }) => kind === 'plane';
const isSubmarine: Test = ({ kind }) => kind === 'submarine';
const isShip: Test = ({ kind }) => kind === 'ship' || kind === 'submarine';

interface Side {
  readonly nodes: readonly Node[];
  readonly torpedoes: Hits;
  /** Made by class as well, as the method does. */
  readonly byClass: readonly Hits[];
}

const count = (units: Units, letters: string, test: Test): number => {
  let number = 0;
  for (const letter of letters) {
    const unit = units.get(letter);
    if (unit !== undefined && test(unit)) number += 1;
  }
  return number;
};

const only = (units: Units, letters: string, test: Test): string => {
  let kept = '';
  for (const letter of letters) {
    const unit = units.get(letter);
    if (unit !== undefined && test(unit)) kept += letter;
  }
  return kept;
};

/** The letters without the last one of which the test holds. */
const without = (units: Units, letters: string, test: Test): string => {
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const unit = units.get(letters.charAt(at));
    if (unit !== undefined && test(unit)) return letters.slice(0, at) + letters.slice(at + 1);
  }
  return letters;
};

const afterHits = (node: Node, way: 'any' | 'ship' | 'plane', most: number): readonly number[] => {
  const indexes: number[] = [];
  let next = node;
  for (let hits = 0; hits <= most; hits += 1) {
    indexes.push(next.index);
    next = next[way] ?? next;
  }
  return indexes;
};

const sideOf = (units: Units, letters: string, value: Value, most: number): Side => {
  const known = new Map<string, Node>();
  const heap = new Heap<Node>();
  const tables = new Map<string, Hits>();
  const tableOf = (row: string): Hits => {
    const made = tables.get(row);
    if (made !== undefined) return made;
    const table = hitsOf([...row].map((letter) => units.get(letter)?.[value] ?? 0));
    for (let length = 0; length <= row.length; length += 1) tables.set(row.slice(0, length), table);
    return table;
  };
  const nodeOf = (name: string): Node => {
    const found = known.get(name);
    if (found !== undefined) return found;
    let cost = 0;
    for (const letter of name) cost += units.get(letter)?.cost ?? 0;
    const node: Node = {
      letters: name,
      index: -1,
      size: name.length,
      submarines: count(units, name, isSubmarine),
      planes: count(units, name, isPlane),
      ships: count(units, name, isShip),
      cost,
      any: undefined,
      ship: undefined,
      plane: undefined,
      afterAny: [],
      afterShip: [],
      afterPlane: [],
      fire: tableOf(only(units, name, (unit) => !isSubmarine(unit))),
    };
    known.set(name, node);
    heap.push(node);
    return node;
  };
  nodeOf(letters);
  const nodes: Node[] = [];
  for (let node = heap.pop(); node !== undefined; node = heap.pop()) {
    node.index = nodes.length;
    nodes.push(node);
    node.any = nodeOf(node.letters.slice(0, -1));
    node.ship = nodeOf(without(units, node.letters, isShip));
    node.plane = nodeOf(without(units, node.letters, isPlane));
  }
  for (const node of nodes) {
    node.afterAny = afterHits(node, 'any', most);
    node.afterShip = afterHits(node, 'ship', most);
    node.afterPlane = afterHits(node, 'plane', most);
  }
  const classes: readonly Test[] = [isPlane, (unit) => !isPlane(unit) && !isSubmarine(unit)];
  return {
    nodes,
    torpedoes: tableOf(only(units, letters, isSubmarine)),
    byClass: classes.map((test) => tableOf(only(units, letters, test))),
  };
};

interface Problem {
  readonly above: Side;
  readonly below: Side;
  readonly chances: Float64Array;
  /** Rounds to be expected, times the chance, of each pair. */
  readonly rounds: Float64Array;
}

type OnNext = (problem: Problem, at: number, chance: number, rounds: number) => void;

const onNext: OnNext = (problem, at, more, rounds) => {
  problem.chances[at] = (problem.chances[at] ?? 0) + more;
  problem.rounds[at] = (problem.rounds[at] ?? 0) + more * rounds;
};

/** A round without submarines: the hits of both sides, each as one number. `fires`: the defenders that fire back. */
const expandPlain = (
  problem: Problem,
  a: Node,
  d: Node,
  fires: Node,
  weight: number,
  rounds: number,
  next: OnNext,
): void => {
  const columns = problem.below.nodes.length;
  const [attacks, defends]: [number[], number[]] = [[], []];
  for (let hits = 0; hits <= a.size; hits += 1) attacks.push(chance(a.fire, a.size, hits) * weight);
  for (let hits = 0; hits <= fires.size; hits += 1) defends.push(chance(fires.fire, fires.size, hits));
  for (let i = 0; i <= a.size; i += 1) {
    const column = d.afterAny[i] ?? 0;
    const p = attacks[i] ?? 0;
    for (let j = 0; j <= fires.size; j += 1) {
      next(problem, (a.afterAny[j] ?? 0) * columns + column, p * (defends[j] ?? 0), rounds);
    }
  }
};

/** A round with submarines: their hits first on ships, then those of all others. */
const expandAtSea = (problem: Problem, a: Node, d: Node, weight: number, rounds: number, next: OnNext): void => {
  const { above, below } = problem;
  const columns = below.nodes.length;
  const others = a.size - a.submarines;
  const shots = d.ships > 0 ? a.submarines : 0;
  for (let i1 = 0; i1 <= shots; i1 += 1) {
    const standing = below.nodes[d.afterShip[i1] ?? 0] ?? d;
    const p1 = weight * chance(above.torpedoes, shots, i1);
    const torpedoes = a.ships > 0 ? standing.submarines : 0;
    const firing = standing.size - standing.submarines;
    for (let j1 = 0; j1 <= torpedoes; j1 += 1) {
      const hit = above.nodes[a.afterShip[j1] ?? 0] ?? a;
      const p2 = p1 * chance(below.torpedoes, torpedoes, j1);
      for (let i2 = 0; i2 <= others; i2 += 1) {
        const column = standing.afterAny[i2] ?? 0;
        const p3 = p2 * chance(a.fire, others, i2);
        for (let j2 = 0; j2 <= firing; j2 += 1) {
          next(problem, (hit.afterAny[j2] ?? 0) * columns + column, p3 * chance(standing.fire, firing, j2), rounds);
        }
      }
    }
  }
};

/** The chance that a round hits nothing. */
const noHit = ({ above, below }: Problem, a: Node, d: Node): number =>
  chance(above.torpedoes, d.ships > 0 ? a.submarines : 0, 0) *
  chance(a.fire, a.size - a.submarines, 0) *
  chance(below.torpedoes, a.ships > 0 ? d.submarines : 0, 0) *
  chance(d.fire, d.size - d.submarines, 0);

/** Guns, shots and the round after them, in which those who were shot still fire. */
const begin = (problem: Problem, top: Node, whole: Node, { guns, shots }: PeerBattle): void => {
  const columns = problem.below.nodes.length;
  const dice = guns * top.planes;
  if (dice + shots === 0) return onNext(problem, top.index * columns + whole.index, 1, 0);
  const flak = hitsOf(Array<number>(dice).fill(1));
  const support = hitsOf(Array<number>(shots).fill(4));
  for (let hits = 0; hits <= dice; hits += 1) {
    const a = problem.above.nodes[top.afterPlane[hits] ?? 0] ?? top;
    for (let shot = 0; shot <= shots; shot += 1) {
      const d = problem.below.nodes[whole.afterAny[shot] ?? 0] ?? whole;
      expandPlain(problem, a, d, whole, chance(flak, dice, hits) * chance(support, shots, shot), 1, onNext);
    }
  }
};

/** The odds of a battle fought to its end. */
export const solvePeer = (units: Units, battle: PeerBattle): PeerOutcome => {
  const { attackers, defenders, guns, shots } = battle;
  const above = sideOf(units, attackers, 'attack', defenders.length + guns * attackers.length + 2);
  const below = sideOf(units, defenders, 'defence', attackers.length + shots + 2);
  const pairs = above.nodes.length * below.nodes.length;
  const problem: Problem = { above, below, chances: new Float64Array(pairs), rounds: new Float64Array(pairs) };
  const { chances, rounds } = problem;
  const [top, whole] = [above.nodes[0], below.nodes[0]];
  if (top === undefined || whole === undefined) throw new Error('Nobody is there.');
  const columns = below.nodes.length;
  begin(problem, top, whole, battle);
  for (const a of above.nodes) {
    for (const d of below.nodes) {
      const at = a.index * columns + d.index;
      const weight = chances[at] ?? 0;
      if (weight === 0 || a.size === 0 || d.size === 0) continue;
      const repeats = 1 / (1 - noHit(problem, a, d));
      const share = weight * repeats;
      const fought = (rounds[at] ?? 0) / weight + repeats;
      const hasSubmarines = a.submarines + d.submarines > 0;
      if (hasSubmarines) expandAtSea(problem, a, d, share, fought, onNext);
      else expandPlain(problem, a, d, d, share, fought, onNext);
      chances[at] = 0;
      rounds[at] = 0;
    }
  }
  return resultOf(problem, top, whole);
};

const casualties = (
  { letters }: Node,
  ends: readonly PeerEnd[],
  leftOf: (end: PeerEnd) => string,
): readonly PeerCasualties[] => {
  const byLeft = new Map<string, PeerCasualties>();
  for (const end of ends) {
    const left = leftOf(end);
    const known = byLeft.get(left);
    if (known !== undefined) {
      known.chance += end.chance;
      continue;
    }
    let lost = letters;
    for (const letter of left) lost = lost.replace(letter, '');
    byLeft.set(left, { left, lost, chance: end.chance });
  }
  return [...byLeft.values()].sort((one, other) => other.left.length - one.left.length);
};

const resultOf = ({ above, below, chances, rounds }: Problem, top: Node, whole: Node): PeerOutcome => {
  const outcome = { attacker: 0, defender: 0, nobody: 0, lost: { attacker: 0, defender: 0 } };
  const ends: PeerEnd[] = [];
  for (const a of above.nodes) {
    for (const d of below.nodes) {
      const p = chances[a.index * below.nodes.length + d.index] ?? 0;
      if (p === 0) continue;
      outcome[a.size > 0 ? 'attacker' : d.size > 0 ? 'defender' : 'nobody'] += p;
      outcome.lost.attacker += p * (top.cost - a.cost);
      outcome.lost.defender += p * (whole.cost - d.cost);
      ends.push({ chance: p, attackers: a.letters, defenders: d.letters });
    }
  }
  ends.sort((one, other) => other.chance - one.chance);
  const attackers = casualties(top, ends, ({ attackers: left }) => left);
  const defenders = casualties(whole, ends, ({ defenders: left }) => left);
  return { ...outcome, attackers, defenders, rounds: rounds.reduce((sum, one) => sum + one, 0), ends };
};

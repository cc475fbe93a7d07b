// A peer for the odds: the way aacalc2 works out a battle, the only exact and open solver of its kind, written small after its
// published method and not after its text. Strengths of a side are nodes named by a string of unit letters, made by
// recursion with a memory and joined by the kind of hit that leads on; hits of each class come from tables of plain
// numbers; every pair of nodes is expanded by nested loops over the hits of all classes, each end handed to a function; a
// round without hits is divided out. Steps and values are those of the second edition, so that both give the same numbers.

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

export interface PeerOutcome {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
  readonly lost: { readonly attacker: number; readonly defender: number };
}

interface Node {
  readonly letters: string;
  readonly index: number;
  readonly size: number;
  readonly submarines: number;
  readonly cost: number;
  any: Node;
  ship: Node;
  plane: Node;
}

/** Hits of the first n units of a row: `table[n][hits]`, flat. */
class Hits {
  private readonly width: number;
  private readonly table: number[] = [];

  constructor(values: readonly number[]) {
    this.width = values.length + 1;
    for (let i = 0; i < this.width * this.width; i += 1) this.table.push(0);
    this.table[0] = 1;
    for (let n = 1; n < this.width; n += 1) {
      const p = (values[n - 1] ?? 0) / 6;
      for (let hits = 0; hits <= n; hits += 1) {
        const less = hits === 0 ? 0 : this.chance(n - 1, hits - 1);
        this.table[n * this.width + hits] = p * less + (1 - p) * this.chance(n - 1, hits);
      }
    }
  }

  chance(n: number, hits: number): number {
    return this.table[n * this.width + hits] ?? 0;
  }
}

class Side {
  readonly nodes: Node[] = [];
  private readonly known = new Map<string, Node>();
  private readonly units: Map<string, PeerUnit>;
  /** Fire of submarines by their number; of all others by the string of those that are left. */
  readonly torpedoes: Hits;
  private readonly fires = new Map<string, Hits>();
  private readonly value: 'attack' | 'defence';

  constructor(units: Map<string, PeerUnit>, letters: string, value: 'attack' | 'defence') {
    this.units = units;
    this.value = value;
    this.node(letters);
    const submarines = [...letters].flatMap((letter) => this.unit(letter)).filter(({ kind }) => kind === 'submarine');
    this.torpedoes = new Hits(submarines.map((unit) => unit[value]));
    this.nodes.sort((a, b) => b.size - a.size);
    for (const [index, node] of this.nodes.entries()) Object.assign(node, { index });
  }

  private unit(letter: string): PeerUnit | [] {
    return this.units.get(letter) ?? [];
  }

  /** The letters without the last one of which the test holds. */
  private without(letters: string, test: (unit: PeerUnit) => boolean): string {
    for (let at = letters.length - 1; at >= 0; at -= 1) {
      const unit = this.units.get(letters.charAt(at));
      if (unit !== undefined && test(unit)) return letters.slice(0, at) + letters.slice(at + 1);
    }
    return letters;
  }

  private node(letters: string): Node {
    const known = this.known.get(letters);
    if (known !== undefined) return known;
    const units = [...letters].flatMap((letter) => this.unit(letter));
    const made = {
      letters,
      index: -1,
      size: letters.length,
      submarines: units.filter(({ kind }) => kind === 'submarine').length,
      cost: units.reduce((sum, { cost }) => sum + cost, 0),
    } as Node; // its ways on are set below, before anybody sees it
    this.known.set(letters, made);
    this.nodes.push(made);
    made.any = this.node(letters.slice(0, -1));
    made.ship = this.node(this.without(letters, ({ kind }) => kind === 'ship' || kind === 'submarine'));
    made.plane = this.node(this.without(letters, ({ kind }) => kind === 'plane'));
    return made;
  }

  /** The table of all that are no submarines, for a node: shared by those whose letters begin alike. */
  fire(node: Node): Hits {
    const letters = [...node.letters].filter((letter) => this.units.get(letter)?.kind !== 'submarine').join('');
    const known = this.fires.get(letters);
    if (known !== undefined) return known;
    const made = new Hits([...letters].map((letter) => this.units.get(letter)?.[this.value] ?? 0));
    for (let length = 0; length <= letters.length; length += 1) this.fires.set(letters.slice(0, length), made);
    return made;
  }
}

type OnNext = (at: number, chance: number) => void;

class Problem {
  readonly above: Side;
  readonly below: Side;
  readonly chances: number[] = [];

  constructor(units: Map<string, PeerUnit>, { attackers, defenders }: PeerBattle) {
    this.above = new Side(units, attackers, 'attack');
    this.below = new Side(units, defenders, 'defence');
    for (let i = 0; i < this.above.nodes.length * this.below.nodes.length; i += 1) this.chances.push(0);
  }

  at(above: Node, below: Node): number {
    return above.index * this.below.nodes.length + below.index;
  }
}

const onward = (node: Node, way: 'any' | 'ship' | 'plane', hits: number): Node => {
  let next = node;
  for (let hit = 0; hit < hits; hit += 1) next = next[way];
  return next;
};

/** All that a pair of nodes can lead to. `fires`: the defenders that fire back, of whom shots may have hit some. */
const expand = (problem: Problem, a: Node, d: Node, fires: Node, weight: number, repeat: 'out' | 'in', next: OnNext) => {
  const { above, below } = problem;
  const fire = above.fire(a);
  const others = a.size - a.submarines;
  const hasShip = d.ship !== d;
  const ships = a.ship !== a;
  const most = hasShip ? a.submarines : 0;
  const misses = (back: Hits): number =>
    above.torpedoes.chance(most, 0) *
    fire.chance(others, 0) *
    below.torpedoes.chance(ships ? fires.submarines : 0, 0) *
    back.chance(fires.size - fires.submarines, 0);
  const first = below.fire(fires);
  const share = repeat === 'out' ? weight / (1 - misses(first)) : weight;
  for (let i1 = 0; i1 <= most; i1 += 1) {
    const sunk = onward(d, 'ship', i1);
    const standing = fires === d ? sunk : fires;
    const back = below.fire(standing);
    const p1 = share * above.torpedoes.chance(most, i1);
    const torpedoes = ships && sunk.size > 0 ? standing.submarines : 0;
    const firing = sunk.size > 0 || fires !== d ? standing.size - standing.submarines : 0;
    for (let j1 = 0; j1 <= torpedoes; j1 += 1) {
      const hit = onward(a, 'ship', j1);
      const p2 = p1 * below.torpedoes.chance(torpedoes, j1);
      let to = sunk;
      for (let i = 0; i <= others; i += 1) {
        const p3 = p2 * fire.chance(others, i);
        let from = hit;
        for (let j = 0; j <= firing; j += 1) {
          const nothing = i1 + j1 + i + j === 0 && repeat === 'out';
          if (!nothing) next(problem.at(from, to), p3 * back.chance(firing, j));
          from = from.any;
        }
        to = to.any;
      }
    }
  }
};

const peerUnits = new WeakMap<readonly PeerUnit[], Map<string, PeerUnit>>();

/** The odds of a battle fought to its end. */
export const solvePeer = (list: readonly PeerUnit[], battle: PeerBattle): PeerOutcome => {
  const units = peerUnits.get(list) ?? new Map(list.map((unit) => [unit.letter, unit]));
  peerUnits.set(list, units);
  const problem = new Problem(units, battle);
  const { above, below, chances } = problem;
  const [top, whole] = [above.nodes[0], below.nodes[0]];
  if (top === undefined || whole === undefined) throw new Error('Nobody is there.');
  const add: OnNext = (at, chance) => {
    chances[at] = (chances[at] ?? 0) + chance;
  };
  const planes = [...battle.attackers].filter((letter) => units.get(letter)?.kind === 'plane').length;
  const flak = new Hits(Array<number>(battle.guns * planes).fill(1));
  const shots = new Hits(Array<number>(battle.shots).fill(4));
  for (let shot = 0; shot <= battle.shots; shot += 1) {
    for (let hits = 0; hits <= battle.guns * planes; hits += 1) {
      const weight = flak.chance(battle.guns * planes, hits) * shots.chance(battle.shots, shot);
      const a = onward(top, 'plane', hits);
      if (battle.guns + battle.shots === 0) add(problem.at(a, whole), weight);
      else expand(problem, a, onward(whole, 'any', shot), whole, weight, 'in', add);
    }
  }
  for (const a of above.nodes) {
    for (const d of below.nodes) {
      const weight = chances[problem.at(a, d)] ?? 0;
      if (weight === 0 || a.size === 0 || d.size === 0) continue;
      chances[problem.at(a, d)] = 0;
      expand(problem, a, d, d, weight, 'out', add);
    }
  }
  const outcome = { attacker: 0, defender: 0, nobody: 0, lost: { attacker: 0, defender: 0 } };
  for (const a of above.nodes) {
    for (const d of below.nodes) {
      const chance = chances[problem.at(a, d)] ?? 0;
      if (chance === 0) continue;
      outcome[a.size > 0 ? 'attacker' : d.size > 0 ? 'defender' : 'nobody'] += chance;
      outcome.lost.attacker += chance * (top.cost - a.cost);
      outcome.lost.defender += chance * (whole.cost - d.cost);
    }
  }
  return outcome;
};

// What the odds of a battle come to for a reader: averages, a few ends, and how the losses of both sides compare. Pure
// sums over the ends the solver gives.

import type { End, Outcome } from '../../odds/outcome.ts';
import type { Ipc } from '../../vocab/ipc.ts';
import { countEntries, type UnitCounts, type UnitType } from '../../vocab/unit.ts';

/** Chances that the swing (IPC the defender loses less IPC the attacker loses) lies from `from` to `to`. */
export interface Bin {
  readonly from: Ipc;
  readonly to: Ipc;
  readonly chance: number;
}

/** Units left on average, by type. */
type Averages = { readonly [type in UnitType]?: number };

export interface Tally {
  readonly chance: Outcome['chance'];
  readonly taken: number;
  readonly rounds: number;
  readonly lost: Outcome['lost'];
  readonly left: { readonly attacker: Averages; readonly defender: Averages };
  /** From the lowest swing to the highest, without gaps; all of one width. */
  readonly swing: readonly Bin[];
  readonly ends: readonly End[];
  /** What the numbers rest on, in words, if they are not simply exact. */
  readonly rests?: string;
  readonly others: { readonly count: number; readonly chance: number };
}

const MOST_ENDS = 8;
const MOST_BINS = 21;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const swingOf = ({ lost }: End): Ipc => lost.defender - lost.attacker;

/** Averages of what one side has left. */
const averages = (ends: readonly End[], side: (end: End) => UnitCounts): Averages => {
  const left: { [type in UnitType]?: number } = {};
  for (const end of ends)
    for (const [type, count] of countEntries(side(end))) left[type] = (left[type] ?? 0) + end.chance * count;
  return left;
};

/** The swing in bins of the smallest width that keeps them few; 0 begins a bin. */
const binsOf = (ends: readonly End[]): readonly Bin[] => {
  let [low, high] = [0, 0];
  for (const end of ends) [low, high] = [Math.min(low, swingOf(end)), Math.max(high, swingOf(end))];
  const isFew = (width: number): boolean => Math.floor(high / width) - Math.floor(low / width) < MOST_BINS;
  const width = WIDTHS.find(isFew) ?? 1000;
  const first = Math.floor(low / width);
  const chances = Array.from({ length: Math.floor(high / width) - first + 1 }, () => 0);
  for (const end of ends) {
    const at = Math.floor(swingOf(end) / width) - first;
    chances[at] = (chances[at] ?? 0) + end.chance;
  }
  return chances.map((chance, at) => ({ from: (first + at) * width, to: (first + at + 1) * width - 1, chance }));
};

/** The outcome of a battle as a reader is told of it. */
export const tallyOf = ({ chance, taken, rounds, lost, ends }: Outcome): Tally => {
  const others = ends.slice(MOST_ENDS);
  return {
    chance,
    taken,
    rounds,
    lost,
    left: {
      attacker: averages(ends, ({ attackers }) => attackers),
      defender: averages(ends, ({ defenders }) => defenders),
    },
    swing: binsOf(ends),
    ends: ends.slice(0, MOST_ENDS),
    others: { count: others.length, chance: others.reduce((sum, end) => sum + end.chance, 0) },
  };
};

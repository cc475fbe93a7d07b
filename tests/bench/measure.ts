// How the bench measures: the ways of doing one thing take turns in one process, so that whatever slows the machine
// slows them all, and the median of each counts. What is measured is processor time, for a machine may be shared. Only
// ratios are printed as results; milliseconds are for the reader.

export type Way = () => unknown;

/** Keeps what a way gives alive until it was timed, so that no work is thrown away unseen. */
const kept: { value?: unknown } = {};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const once = (way: Way): number => {
  const started = process.cpuUsage();
  kept.value = way();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

/** Median processor time of each way in milliseconds, after `warmUp` rounds that do not count. */
export const alternate = <K extends string>(
  ways: { readonly [name in K]: Way },
  rounds: number,
  warmUp = 3,
): { readonly [name in K]: number } => {
  const names = Object.keys(ways) as K[]; // the keys of this record are its names
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const name of names) {
      const time = once(ways[name]);
      if (round >= warmUp) times.get(name)?.push(time);
    }
  }
  delete kept.value;
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as { [name in K]: number }; // every name has an entry
};

/** The same for ways that answer with their own figure, such as processes. */
export const alternateFigures = async <K extends string>(
  ways: { readonly [name in K]: () => number | Promise<number> },
  rounds: number,
): Promise<{ readonly [name in K]: number }> => {
  const names = Object.keys(ways) as K[]; // as above
  const figures = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) figures.get(name)?.push(await ways[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as { [name in K]: number }; // as above
};

/** What a ratio should come to. */
export type Target = { readonly atLeast: number } | { readonly atMost: number };

export interface Finding {
  /** `F1`, as in the list of targets. */
  readonly id: string;
  readonly what: string;
  readonly ratio: number;
  /** Absent where a figure is only stated. */
  readonly target?: Target;
  /** What stands behind the ratio. */
  readonly figures: string;
}

const digits = (ratio: number): string => (ratio >= 20 ? ratio.toFixed(0) : ratio.toFixed(2));

const verdict = ({ ratio, target }: Finding): string => {
  if (target === undefined) return 'stated';
  const met = 'atLeast' in target ? ratio >= target.atLeast : ratio <= target.atMost;
  const aim = 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`;
  return `${met ? 'met' : 'MISSED'} (${aim})`;
};

/** One finding in two lines. */
export const textOf = (finding: Finding): string =>
  `${finding.id.padEnd(3)} ${finding.what}: ${digits(finding.ratio)} times, ${verdict(finding)}\n    ${finding.figures}`;

export const ms = (time: number): string => `${time >= 100 ? time.toFixed(0) : time.toFixed(1)} ms`;

// What a chart says, in a sentence: who is ahead, who gained and who lost most; how even the dice fell.

import { FACES, FEWEST_FOR_SHARE, median, type Pace, type Throws, unevenness } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import { signed, tenth, toTenths } from './numbers.ts';
import type { Speech } from './speak.ts';

/** A line by the name it has in a sentence. */
export interface Named {
  readonly name: string;
  readonly values: readonly number[];
}

/** The parts of a sentence, the first with a capital, with one full stop at the end. */
const sentence = (s: Speech, parts: readonly string[]): string => `${s.capital(parts.join('; '))}.`;

/** All whose number is the highest, with that number. */
const highest = <T extends { readonly of: number }>(
  all: readonly T[],
): { readonly of: number; readonly who: readonly T[] } => {
  const of = all.reduce((most, one) => Math.max(most, one.of), Number.NEGATIVE_INFINITY);
  return { of, who: all.filter((one) => one.of === of) };
};

/** Who is ahead at the end of the series, and whose values rose and fell most since its beginning. */
export const readLevels = (s: Speech, lines: readonly Named[]): string => {
  const { t } = s;
  const names = (all: readonly { readonly name: string }[]): string => s.list(all.map(({ name }) => name));
  const ends = highest(lines.map(({ name, values }) => ({ name, of: values.at(-1) ?? 0 })));
  const changes = lines.map(({ name, values }) => ({ name, of: (values.at(-1) ?? 0) - (values[0] ?? 0) }));
  const up = highest(changes);
  const down = highest(changes.map(({ name, of }) => ({ name, of: -of })));
  const parts = [
    t('reading-most', { names: names(ends.who), value: tenth(s, ends.of) }),
    ...(up.of > 0 ? [t('reading-gain', { names: names(up.who), value: signed(s, up.of) })] : []),
    ...(down.of > 0 ? [t('reading-loss', { names: names(down.who), value: signed(s, -down.of) })] : []),
  ];
  return sentence(s, parts.length > 1 ? parts : [...parts, t('reading-unchanged')]);
};

/** How the faces of some dice fell, and whether fair dice often fall as unevenly. */
export const readFaces = (s: Speech, { faces }: Throws): string => {
  const { t } = s;
  const dice = faces.reduce((sum, count) => sum + count, 0);
  const most = highest(faces.map((of, at) => ({ of, face: String(at + 1) })));
  const verdict = unevenness(faces);
  return sentence(s, [
    t('reading-faces', {
      dice,
      face: s.list(most.who.map(({ face }) => face)),
      count: most.of,
      expected: tenth(s, dice / FACES),
    }),
    verdict === undefined ? t('reading-faces-few') : t(`reading-faces-${verdict}`),
  ]);
};

/** How far from the average hits of some dice lie 95 times out of 100. */
export const usualDistance = ({ variance }: Throws): number => 1.96 * Math.sqrt(variance);

/** Hits against what was to be expected of the dice, and how far from it is usual. */
export const readHits = (s: Speech, all: Throws): string =>
  s.t('reading-hits', { hits: all.hits, expected: tenth(s, all.expected), usual: tenth(s, usualDistance(all)) });

/**
 * Whose dice were kindest and whose were not.
 *
 * @param sums what the dice of each power came to in the end; some of them were thrown at units
 */
export const readLuck = (s: Speech, sums: readonly { readonly power: Power; readonly sum: Throws }[]): string => {
  const luck = sums
    .filter(({ sum }) => sum.fired > 0)
    .map(({ power, sum }) => ({ name: s.words.power(power), of: sum.ipc }));
  const [only, ...others] = luck;
  if (only !== undefined && others.length === 0)
    return s.t('reading-luck-one', { name: only.name, value: signed(s, only.of) });
  const [best, worst] = [highest(luck), highest(luck.map(({ name, of }) => ({ name, of: -of })))];
  const names = (all: readonly { readonly name: string }[]): string => s.list(all.map(({ name }) => name));
  return s.t('reading-luck', {
    lucky: names(best.who),
    gain: signed(s, best.of),
    unlucky: names(worst.who),
    loss: signed(s, -worst.of),
  });
};

/** The middle and the longest; of a few turns the longest alone. @param pace at least one turn */
export const readPace = (s: Speech, pace: readonly Pace[]): string => {
  const longest = pace.reduce((most, turn) => (turn.days > most.days ? turn : most));
  const turn = s.t('game-turn-of', { power: s.words.power(longest.power), round: longest.round });
  if (pace.length < FEWEST_FOR_SHARE) return s.t('reading-pace-few', { turn, days: toTenths(longest.days) });
  const middle = median(pace.map(({ days }) => days)) ?? 0;
  return s.t('reading-pace', { median: toTenths(middle), turn, longest: tenth(s, longest.days) });
};

// Statistics in words: results and shares as honestly as their number allows, lengths, and which charts there is enough
// for.

import { responsiveColumnChart } from '../../charts/index.ts';
import {
  allThrows,
  type BidResults,
  diceIn,
  FEWEST_FOR_SHARE,
  median,
  type Results,
  type Statistics,
  shareOf,
} from '../../stats/index.ts';
import type { Drawn } from './chart.ts';
import { lettersOf } from './charts.ts';
import { drawFaces, drawHits } from './dice-charts.ts';
import { percent, tenth } from './numbers.ts';
import type { Speech } from './speak.ts';

/** A share in percent with its range; a dash where there are too few cases to say one. */
export const sayShare = (s: Speech, count: number, of: number): string => {
  const share = shareOf(count, of);
  if (share === undefined) return '–';
  return s.t('stat-share-of', {
    share: percent(s, share.share),
    from: percent(s, share.from),
    to: percent(s, share.to),
  });
};

export interface ResultRow {
  readonly name: string;
  readonly games: number;
  readonly share: string;
}

/** A row for every side, and one for draws where there were any. */
export const resultRows = (s: Speech, { games, wins, drawn }: Results): readonly ResultRow[] => [
  ...wins.map((win) => ({ name: s.words.side(win.side), games: win.games, share: sayShare(s, win.games, games) })),
  ...(drawn === 0 ? [] : [{ name: s.t('stat-drawn'), games: drawn, share: sayShare(s, drawn, games) }]),
];

/** The bids a result stands for: a range, or all from a number on. */
export const sayBid = ({ t, words }: Speech, { side, from, to }: Pick<BidResults, 'side' | 'from' | 'to'>): string => {
  if (side === undefined) return t('stat-bid-none');
  return to === undefined
    ? t('stat-bid-from', { side: words.side(side), from })
    : t('stat-bid-range', { side: words.side(side), from, to });
};

/** How long finished games were; nothing of none. */
export const sayLengths = (s: Speech, lengths: Statistics['lengths']): string => {
  const [from = 0, to = 0] = [lengths[0], lengths.at(-1)];
  if (lengths.length <= 1) return lengths.length === 0 ? '' : s.t('stat-length-one', { rounds: from });
  if (lengths.length < FEWEST_FOR_SHARE)
    return s.t('stat-length-few', { games: lengths.length, rounds: s.list(lengths.map(s.number)) });
  return s.t('stat-length-says', { games: lengths.length, from, middle: tenth(s, median(lengths) ?? 0), to });
};

/** Finished games by their last round; undefined of fewer than ten. */
export const drawLengths = (s: Speech, lengths: Statistics['lengths'], id: string): Drawn | undefined => {
  if (lengths.length < FEWEST_FOR_SHARE) return undefined;
  const { t, number } = s;
  const last = lengths.at(-1) ?? 0;
  const counts = Array.from({ length: last }, (_, at) => lengths.filter((length) => length === at + 1).length);
  const title = t('stat-length-chart');
  const reading = sayLengths(s, lengths);
  const columns = counts.map((value, at) => ({ label: String(at + 1), value, says: value === 0 ? '' : number(value) }));
  return {
    id,
    title,
    says: t('stat-length-unit'),
    reading,
    svg: responsiveColumnChart([{ title: '', columns }], { title, description: reading, unit: t('stat-length-unit') }),
    table: {
      corner: t('chart-rounds'),
      head: [t('stat-games')],
      rows: counts.map((count, at) => ({ name: String(at + 1), cells: [number(count)] })),
    },
  };
};

/** Charts of the dice of many games; none of fewer dice than a chart can say anything of. */
export const drawThrows = (s: Speech, statistics: Statistics, id: string): readonly Drawn[] => {
  const all = allThrows(statistics);
  const powers = s.board.powers.map(({ power }) => power);
  const sums = powers.map((power) => ({ power, sum: statistics.throws[power] }));
  return [
    ...(diceIn(all) < FEWEST_DICE ? [] : [drawFaces(s, sums, `${id}-faces`)]),
    ...(all.fired < FEWEST_DICE ? [] : [drawHits(s, sums, lettersOf(s, powers), `${id}-hits`)]),
  ];
};

/** Each face is to be expected five times. */
const FEWEST_DICE = 30;

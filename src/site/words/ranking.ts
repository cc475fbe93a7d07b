// A ranking as it is shown: points in place of the model's numbers, and the range the true strength lies in.

import type { RankedPlayer } from '../data/rating.ts';

/** Somebody new is believed to have 25; as points that is 1,000, a number of the kind players know. */
const POINTS = 40;
export const START = 25 * POINTS;

export interface Points {
  readonly points: number;
  /** Two standard deviations to either side: the strength lies between them in nineteen cases of twenty. */
  readonly from: number;
  readonly to: number;
}

export const pointsOf = ({ mu, sigma }: Pick<RankedPlayer, 'mu' | 'sigma'>): Points => {
  const [points, from, to] = [mu, mu - 2 * sigma, mu + 2 * sigma].map((value) => Math.round(POINTS * value));
  return { points: points ?? 0, from: from ?? 0, to: to ?? 0 };
};

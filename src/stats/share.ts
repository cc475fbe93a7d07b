// What a count out of a few says, and when it says too little to be written as a share.

/** Under this many cases there is no percentage, only the counts. */
export const FEWEST_FOR_SHARE = 10;

const Z = 1.959963984540054; // 95 of 100 lie within this many standard deviations

/** A share of cases and where the true one lies, 95 times of 100. */
export interface Share {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The share of `count` among `of` cases with its 95 % interval after E. B. Wilson, Probable Inference, the Law of
 * Succession, and Statistical Inference (JASA 22, 1927), which stays between 0 and 1 also for few cases and for counts
 * of none or all. Undefined under `FEWEST_FOR_SHARE` cases.
 */
export const shareOf = (count: number, of: number): Share | undefined => {
  if (of < FEWEST_FOR_SHARE) return undefined;
  const share = count / of;
  const square = Z * Z;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const reach = (Z / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  // Rounding may carry an end a hair past what cannot be passed.
  return { share, from: count === 0 ? 0 : middle - reach, to: count === of ? 1 : middle + reach };
};

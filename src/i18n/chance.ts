// A chance as readers see it. Rounding makes nothing certain: what can happen is never told as 0%, what can fail never
// as 100%. It knows no language; who asks brings the way to write numbers.

/** Nearer to certain than this is certain: what is left is the arithmetic's own error. */
const CERTAIN = 1e-9;

/**
 * A chance to a tenth of a percent: `84.2%`, and `<0.1%` or `>99.9%` where rounding would say that it cannot be, or
 * must.
 *
 * @param format writes a share of 1 with one decimal
 */
export const sayChance = (format: (share: number) => string, chance: number): string => {
  const tenths = Math.round(chance * 1000);
  if (tenths === 0 && chance > CERTAIN) return `<${format(0.001)}`;
  if (tenths === 1000 && chance < 1 - CERTAIN) return `>${format(0.999)}`;
  return format(chance);
};

// Chances of hits of two sorts among some dice.

const choices: number[][] = [];
/** How many ways there are to pick `k` of `n`. */
const choose = (n: number, k: number): number => {
  let row = choices[n];
  if (row === undefined) {
    row = [1];
    for (let i = 1; i <= n; i += 1) row.push(((row[i - 1] ?? 0) * (n - i + 1)) / i);
    choices[n] = row;
  }
  return row[k] ?? 0;
};

const known = new Map<string, readonly (readonly number[])[]>();

/**
 * The chance of so many hits of one sort and so many of another, which falls on other faces.
 *
 * @param p chance of the one sort on a die
 * @param q chance of the other
 * @returns by number of the one, then of the other; no numbers of the other but 0 where there is none
 */
export const chances = (dice: number, p: number, q: number): readonly (readonly number[])[] => {
  const key = `${dice}/${p}/${q}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const none = 1 - p - q;
  const table = Array.from({ length: dice + 1 }, (_, ones) => {
    const left = dice - ones;
    const some = choose(dice, ones) * p ** ones;
    if (q === 0) return [some * none ** left];
    return Array.from(
      { length: left + 1 },
      (_each, others) => some * choose(left, others) * q ** others * none ** (left - others),
    );
  });
  known.set(key, table);
  return table;
};

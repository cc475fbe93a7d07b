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

type Table = readonly (readonly number[])[];

/** Tables by the two chances, then by number of dice: asked for at every step of a battle. */
const known = new Map<number, Map<number, Table[]>>();

const tablesOf = (p: number, q: number): Table[] => {
  let others = known.get(p);
  if (others === undefined) {
    others = new Map();
    known.set(p, others);
  }
  let tables = others.get(q);
  if (tables === undefined) {
    tables = [];
    others.set(q, tables);
  }
  return tables;
};

/**
 * The chance of so many hits of one sort and so many of another, which falls on other faces.
 *
 * @param p chance of the one sort on a die
 * @param q chance of the other
 * @returns by number of the one, then of the other; no numbers of the other but 0 where there is none
 */
export const chances = (dice: number, p: number, q: number): Table => {
  const tables = tablesOf(p, q);
  const before = tables[dice];
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
  tables[dice] = table;
  return table;
};

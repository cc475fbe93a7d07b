// What stands in brackets, and what outside of them.

type Bracket = 'open' | 'close';

/** How many brackets are open behind each: behind the first that opens 1, behind the one that closes it 0 again. */
export const depthsBy = <T>(all: readonly T[], isBracket: (one: T, which: Bracket) => boolean): readonly number[] => {
  let depth = 0;
  return all.map((one) => {
    if (isBracket(one, 'open')) depth += 1;
    if (isBracket(one, 'close')) depth -= 1;
    return depth;
  });
};

/** The same of tokens, or of what else has brackets as kinds. */
export const depthsOf = (all: readonly { readonly kind: string }[]): readonly number[] =>
  depthsBy(all, ({ kind }, which) => kind === which);

/** Cuts at what `isCut` says, which falls away, outside of brackets. */
export const cutOutside = <T extends { readonly kind: string }>(
  all: readonly T[],
  isCut: (one: T) => boolean,
): readonly (readonly T[])[] => {
  const depths = depthsOf(all);
  const cut: T[][] = [[]];
  for (const [at, one] of all.entries()) {
    if (depths[at] === 0 && isCut(one)) cut.push([]);
    else cut.at(-1)?.push(one);
  }
  return cut;
};

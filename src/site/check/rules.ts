// The rules of one game, loaded when a turn of it is checked or a battle worked out: nobody waits for rules he does not
// play by.

import type { Ruleset } from '../../rulesets/index.ts';

/** All versions of a ruleset, the newest last, by its id. */
const KNOWN: { readonly [id: string]: () => Promise<readonly Ruleset[]> } = {
  'second-edition': async () => {
    const [{ secondEdition }, { secondEdition2 }] = await Promise.all([
      import('../../rulesets/second-edition/index.ts'),
      import('../../rulesets/second-edition/version-2.ts'),
    ]);
    return [secondEdition, secondEdition2];
  },
  daak: async () => {
    const [{ daak }, { daak2 }] = await Promise.all([
      import('../../rulesets/daak/index.ts'),
      import('../../rulesets/daak/version-2.ts'),
    ]);
    return [daak, daak2];
  },
  'enhanced-realism': async () => [(await import('../../rulesets/enhanced-realism/index.ts')).enhancedRealism],
  'europe-1999': async () => [(await import('../../rulesets/europe-1999/index.ts')).europe1999],
  'linked-2001': async () => [(await import('../../rulesets/linked-2001/index.ts')).linked2001],
  'pacific-2001': async () => [(await import('../../rulesets/pacific-2001/index.ts')).pacific2001],
};

/** The rules that a position names; undefined if this program does not know them. */
export const rulesOf = async ({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}): Promise<Ruleset | undefined> => {
  const known = Object.hasOwn(KNOWN, id) ? await KNOWN[id]?.() : undefined;
  return known?.find((each) => each.version === version);
};

/** A ruleset in its newest version. */
export const newestRules = async (id: string): Promise<Ruleset | undefined> =>
  Object.hasOwn(KNOWN, id) ? (await KNOWN[id]?.())?.at(-1) : undefined;

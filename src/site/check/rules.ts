// The rules of one game, loaded when a turn of it is checked: nobody waits for rules he does not play by, nor for a way to the
// odds that they do not need.

import { solve } from '../../odds/index.ts';
import type { TellOdds } from '../../post/check/check.ts';
import type { Ruleset } from '../../rulesets/index.ts';

export interface Rules {
  readonly ruleset: Ruleset;
  readonly odds: TellOdds;
}

/** Both sides fire together and any hit takes whom the owner gives up: the small solver knows it. */
const byLadders: TellOdds = (_ruleset, _state, _id, battle) => (battle.steps === undefined ? solve(battle) : undefined);

interface Known {
  readonly versions: readonly Ruleset[];
  readonly odds: TellOdds;
}

/** All versions of a ruleset, by its id, and the way to its odds. */
const KNOWN: { readonly [id: string]: () => Promise<Known> } = {
  'second-edition': async () => {
    const [{ secondEdition }, { secondEdition2 }] = await Promise.all([
      import('../../rulesets/second-edition/index.ts'),
      import('../../rulesets/second-edition/version-2.ts'),
    ]);
    return { versions: [secondEdition, secondEdition2], odds: byLadders };
  },
  daak: async () => {
    const [{ daak }, { daak2 }] = await Promise.all([
      import('../../rulesets/daak/index.ts'),
      import('../../rulesets/daak/version-2.ts'),
    ]);
    return { versions: [daak, daak2], odds: byLadders };
  },
  'enhanced-realism': async () => {
    const [{ enhancedRealism }, { oddsOf }] = await Promise.all([
      import('../../rulesets/enhanced-realism/index.ts'),
      import('../../odds/of-game.ts'),
    ]);
    return { versions: [enhancedRealism], odds: (...battle) => oddsOf(...battle) };
  },
};

/** The rules that a position names; undefined if this program does not know them. */
export const rulesOf = async ({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}): Promise<Rules | undefined> => {
  const known = Object.hasOwn(KNOWN, id) ? await KNOWN[id]?.() : undefined;
  const ruleset = known?.versions.find((each) => each.version === version);
  return known === undefined || ruleset === undefined ? undefined : { ruleset, odds: known.odds };
};

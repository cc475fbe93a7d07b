// The clauses behind every refusal and effect of Enhanced Realism, by code: those of the second edition where its own
// text says nothing.

import type { Cites } from '../../ruleset.ts';
import { secondEdition } from '../../second-edition/index.ts';
import { boardCites } from './board.ts';
import { combatCites } from './combat.ts';
import { economyCites } from './economy.ts';
import { movementCites } from './movement.ts';
import { retreatCites } from './retreat.ts';
import { turnCites } from './turn.ts';

/**
 * What the second edition refuses or tells and these rules cannot: there are no guns, no capitals to win by, no cash to
 * loot or to lose, no fee for neutrals, no submarines that withdraw, no complexes to build, no retreat to one place, no
 * enemies who keep new ships away, no airfield that opens only the turn after, no agreement on the first round, nothing
 * that is held for an ally until his capital is freed, no fighters that take off before their carrier sails and no
 * decks but one's own. A plane always finds its way home: it has as much range as it had going out, and its carrier
 * waits for it.
 */
const NEVER: ReadonlySet<string> = new Set([
  'gun-aboard-silent',
  'gun-captured',
  'gun-fired-by-owner',
  'gun-fires-in-battle',
  'gun-fires-on-the-way',
  'gun-goes-with-land',
  'gun-keeps-owner',
  'gun-lost-with-transport',
  'gun-never-attacks',
  'gun-overflown',
  'gun-spared',
  'gun-stays-with-liberator',
  'gun-waits-for-noncombat',
  'guns-silent-on-way-home',
  'territory-has-gun',
  'capital-looted',
  'loot-while-capital-lost',
  'game-won-by-capitals',
  'game-won-by-land-value',
  'no-income-without-capital',
  'income-waits-after-liberation',
  'neutral-entered',
  'neutral-overflown',
  'neutral-fee',
  'neutral-without-income',
  'raid-hits-cash',
  'damage-limited-by-cash',
  'research-price-stands',
  'submarines-leave-first',
  'submarines-one-zone',
  'submarines-shun-battle-site',
  'submarines-shut-in',
  'submarines-withdrew',
  'submarine-first-shot-again',
  'submarine-spares-planes',
  'supporting-shot',
  'submarine-hits-need-ships',
  'submarine-hits-ships',
  'withdraw-needs-zone',
  'withdraw-not-adjacent',
  'withdraw-not-an-origin',
  'withdraw-not-open',
  'withdraw-to-battle-site',
  'withdraw-other-zone',
  'withdraw-to-enemies',
  'not-enough-submarines',
  'original-complex-unlimited',
  'not-owned-since-start',
  'enemy-in-zone',
  'newly-taken',
  'no-attack-in-first-round',
  'complex-too-new',
  'territory-has-complex',
  'planes-stay',
  'attacker-picks-plane',
  'capital-freed',
  'complexes-exhausted',
  'defence-without-fire',
  'fighter-left-behind',
  'fighters-launched',
  'held-for-ally',
  'home-to-carrier',
  'landed-on-allied-carrier',
  'no-landing-place',
  'rocket-captured',
  'retreat-from-assault',
  'retreat-goes-together',
  'retreat-needs-space',
  'retreat-not-attacker',
  'retreat-not-there',
  'retreated-to-origin',
  'retreated-from-inside',
]);

/** A code's citations, and those of its circumstances. */
const inherited: Cites = Object.fromEntries(
  Object.entries(secondEdition.cites).filter(([key]) => !NEVER.has(key.split('/')[0] ?? key)),
);

export const cites: Cites = {
  ...inherited,
  ...boardCites,
  ...movementCites,
  ...combatCites,
  ...retreatCites,
  ...turnCites,
  ...economyCites,
};

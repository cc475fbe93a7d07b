// The clauses behind refusals and effects in the games of the linked war: their common rules, and those of the second
// edition where these say nothing (ruling.R1).

import type { Cites } from '../../ruleset.ts';
import { secondEdition } from '../../second-edition/index.ts';
import { combatCites } from './combat.ts';
import { economyCites } from './economy.ts';
import { movementCites } from './movement.ts';

/**
 * What the second edition refuses or tells and these rules cannot: their submarines go under, and there is no research.
 */
const NEVER: ReadonlySet<string> = new Set([
  'submarine-first-shot',
  'submarine-first-shot-again',
  'submarine-hits-ships',
  'submarine-hits-need-ships',
  'submarine-spares-planes',
  'submarines-leave-first',
  'submarines-one-zone',
  'submarines-shun-battle-site',
  'submarines-shut-in',
  'submarines-withdrew',
  'defence-without-fire',
  'withdraw-needs-zone',
  'withdraw-not-adjacent',
  'withdraw-not-an-origin',
  'withdraw-not-open',
  'withdraw-other-zone',
  'withdraw-to-battle-site',
  'withdraw-to-enemies',
  'guest-lost-with-consent',
  'enemy-in-zone',
  'neutral-entered',
  'neutral-overflown',
  'neutral-fee',
  'neutral-without-income',
  'neutral-in-flight',
  'balance-axis-technology',
  'game-won-by-capitals',
  'game-won-by-land-value',
  'no-attack-in-first-round',
  'nothing-to-research',
  'research-once',
  'research-price-stands',
  'retreat-from-assault',
  'price-discount',
  'technology-at-once',
  'table-thrown-again',
  'heavy-bombers',
  'jet-power',
  'super-submarines',
]);

/** What is said of places that only the board of the second edition has, or has so. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'unknown-space/caspian-sea',
  'not-adjacent/kwangtung/sea-of-japan',
  'not-adjacent/eastern-europe/finland-norway',
  'not-adjacent/algeria/gibraltar',
  'not-adjacent/eastern-europe/turkey',
  'not-adjacent/caucasus/eastern-europe',
  'canal-closed/suez',
  'canal-closed/panama',
]);

const inherited: Cites = Object.fromEntries(
  Object.entries(secondEdition.cites).filter(([key]) => !NEVER.has(key.split('/')[0] ?? key) && !ELSEWHERE.has(key)),
);

export const cites: Cites = { ...inherited, ...movementCites, ...combatCites, ...economyCites };

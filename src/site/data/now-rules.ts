// Which clauses matter to whoever is awaited in a game: those behind the refusals he may meet with what is due, under
// the rules and options of that game.

import type { RefusalCode } from '../../engine/index.ts';
import type { LoggedOptions, Ruleset } from '../../rulesets/index.ts';
import { type ClauseId, kindOf, type PhaseKind } from '../../vocab/index.ts';
import type { Due } from './due.ts';
import { type Held, isInForce } from './held.ts';

type Codes = readonly RefusalCode[];

const BUYING: Codes = ['too-expensive', 'unit-of-others', 'complexes-exhausted', 'no-complex-held', 'capital-lost'];

const BIDS: Codes = [
  'bid-not-own-land',
  'bid-zone-not-beside',
  'bid-over-total',
  'bid-money-missing',
  'bid-not-lowest',
];

/** By the kind of phase for which orders are awaited; in the others nothing is ordered. */
const IN_PHASE: { readonly [kind in PhaseKind]?: Codes } = {
  research: ['research-once', 'nothing-to-research', ...BUYING],
  purchase: BUYING,
  'combat-move': [
    'blocked-by-enemy',
    'blocked-by-enemy-ships',
    'blocked-by-neutral',
    'canal-closed',
    'attack-too-far',
    'no-combat-there',
    'ship-without-combat',
    'no-landing-place',
    'too-many-sea-zones',
    'planes-cannot-hit',
    'no-room-aboard',
    'part-of-cargo',
    'boarding-without-landing',
    'one-landing-place',
    'raid-needs-complex',
    'gun-never-attacks',
  ],
  combat: [
    'sea-battle-first',
    'raid-first',
    'no-shot-there',
    'retreat-not-attacker',
    'retreat-before-defence',
    'retreat-not-there',
    'retreat-is-whole',
    'retreat-from-assault',
    'only-planes-leave',
    'withdraw-not-now',
  ],
  'noncombat-move': [
    'space-not-friendly',
    'zone-holds-enemies',
    'already-fought',
    'newly-taken',
    'landing-not-friendly',
    'no-room-on-carrier',
    'carrier-holds-landed',
    'gun-captured',
    'neutral-in-flight',
  ],
  place: [
    'no-complex',
    'no-complex-beside',
    'complex-too-new',
    'complex-limit',
    'enemy-in-zone',
    'not-owned-since-start',
    'territory-has-gun',
    'planes-stay',
    'bought-from-other-purse',
  ],
  'lend-lease': ['lend-lease-not-there', 'lend-lease-not-held'],
  'land-patrols': ['patrol-cannot-land'],
};

/** By what else may be awaited. */
const FOR: { readonly [kind in Exclude<Due['kind'], 'orders'>]: Codes } = {
  meanwhile: ['decision-due'],
  bid: BIDS,
  'bid-seal': ['bid-sealed-twice', 'bid-not-own-land', 'bid-zone-not-beside'],
  dice: [],
  casualties: ['casualties-miscounted', 'casualty-not-there', 'submarine-hits-need-ships', 'hit-made-void'],
  withdraw: [
    'withdraw-needs-zone',
    'withdraw-to-enemies',
    'withdraw-to-battle-site',
    'withdraw-not-an-origin',
    'withdraw-other-zone',
    'submerge-stays',
  ],
  retreat: ['retreat-not-there', 'retreat-is-whole', 'retreat-from-nothing', 'retreat-from-assault', 'way-not-open'],
  intercept: ['cannot-intercept'],
  defenders: ['not-for-defence', 'defence-sum'],
  'cash-advance': ['advance-too-dear', 'advance-not-beside-own', 'advance-elsewhere'],
  tribute: ['tribute-sum', 'tribute-not-from'],
  fund: ['fund-sum', 'fund-purse-shut'],
  kamikaze: ['kamikaze-no-target', 'kamikaze-too-many'],
  recall: ['recall-due', 'recall-not-yours'],
  consent: [],
};

/** Each clause once, in the order of what is due; none where nothing is that the rules speak of. */
export const clausesNow = (
  ruleset: Ruleset,
  held: Held,
  options: LoggedOptions,
  due: readonly Due[],
): readonly ClauseId[] => {
  const codes = due.flatMap((one) => (one.kind === 'orders' ? (IN_PHASE[kindOf(one.phase)] ?? []) : FOR[one.kind]));
  const cited = codes.flatMap((code) => ruleset.cites[code] ?? []);
  return [...new Set(cited)].filter((id) => isInForce(held, id, options));
};

// What a refusal or an effect can be about more closely than its code says, so that the clauses cited are those of the
// question that was asked. A ruleset looks them up as `code/circumstance` in its citations.

import type { EffectCode } from '../effect.ts';
import type { CombatRefusals } from './combat.ts';
import type { EconomyRefusals } from './economy.ts';
import type { GeneralRefusals } from './general.ts';
import type { MovementRefusals } from './movement.ts';

type Code = EffectCode | keyof CombatRefusals | keyof EconomyRefusals | keyof GeneralRefusals | keyof MovementRefusals;

/** The circumstances of each code that has any. A test holds that every one is cited by some ruleset. */
export const CIRCUMSTANCES = {
  // movement
  'already-fought': ['boarding', 'landed'],
  'already-moved': ['boarding', 'landed', 'rocket'],
  'blocked-by-enemy': ['facilities'],
  'flight-between-theatres': ['to-battle'],
  'landing-impossible': ['carrier-to-retreat', 'carrier-bought'],
  'lost-without-landing': ['fleet-retreated'],
  'no-landing-place': ['carrier-to-retreat', 'carrier-bought'],
  'no-room-aboard': ['guests', 'none-there', 'on-warship'],
  'no-room-on-carrier': ['carrier-bought'],
  'not-adjacent': ['guests'],
  'not-enough-units': ['ally', 'bought'],
  'part-of-cargo': ['own', 'guests'],
  'space-not-friendly': ['neutral'],
  'patrol-landed': ['unasked'],
  'theatre-decided': ['among-enemies'],
  'too-far': ['canal', 'homeward', 'loaded', 'from-deck', 'on-raid', 'to-battle', 'from-battle', 'unfought', 'moved'],
  'transport-done': ['part', 'sailing', 'boarding'],
  'units-of-ally': ['guest', 'aboard'],
  // the turn
  'dice-awaited': ['neutral'],
  // economy
  'captured-for-captor': ['neutral', 'once-of-ally'],
  'complex-of-another': ['ally'],
  'game-won-by-land-value': ['unpaid'],
  'too-expensive': ['ally', 'research'],
  // combat
  'battle-over': ['retreated', 'broken-off', 'called-off'],
  'cargo-lost-with-ship': ['guests'],
  'casualties-miscounted': ['too-many'],
  'casualty-not-there': ['cargo', 'guest', 'shot', 'no-part'],
  'decision-due': ['withdraw', 'retreat', 'picks', 'under-way'],
  'marked-still-fire': ['shot'],
  'went-apart': ['at-sea'],
  'retreat-before-defence': ['landing-off'],
  'retreat-not-there': ['not-friendly'],
  'way-not-open': ['at-sea', 'beside', 'closest', 'embattled'],
  'decision-not-yours': ['retreat', 'nowhere'],
  'sea-battle-first': ['battleship'],
  'withdraw-to-battle-site': ['defence'],
  'withdraw-to-enemies': ['defence'],
} as const satisfies { readonly [code in Code]?: readonly string[] };

/** A canal or space of the board, a step of a fire table: what no list of ours can know beforehand, by its id. */
export interface Named {
  readonly named: string;
}

type Circumstances = typeof CIRCUMSTANCES;
/** What the clauses of a code may be looked up by. */
export type About<C extends string> = (C extends keyof Circumstances ? Circumstances[C][number] : never) | Named;

/** The last part of the key in a ruleset's citations. */
export const keyOf = (about: string | Named): string => (typeof about === 'string' ? about : about.named);

// Clauses of the linked war behind the refusals and effects of combat, most specific first.

import type { Cites } from '../../ruleset.ts';
import { combat, rows } from '../combat.ts';

/** The clauses of each step of fire, by its name. */
const byStep: Cites = Object.fromEntries(rows.map(({ step, clauses }) => [`fires-in-turn/${step}`, clauses]));

/** The clauses of hits, and of whom they cannot take, by the kind of unit that makes them and its side. */
const byKind: Cites = Object.fromEntries(
  (combat.aims ?? []).flatMap(({ unit, attack = [] }) =>
    (['attack', 'defence'] as const).flatMap((side) =>
      ['hit-by-kind', 'casualty-not-there'].map((code) => [
        `${code}/${unit}/${side}`,
        [...new Set(attack.flatMap(({ clauses }) => clauses))],
      ]),
    ),
  ),
);

export const combatCites: Cites = {
  ...byStep,
  ...byKind,
  'fires-in-turn': ['C25'],
  'marked-still-fire': ['C25'],
  'artillery-lifts': ['C38', 'ruling.R24'],
  'first-shot': ['C33'],
  'no-first-shot': ['C33'],
  'submarines-submerge': ['C32'],
  'submarines-surface': ['C54', 'ruling.R2'],
  'submerge-stays': ['C32'],
  'not-enough-submarines': ['C32'],
  'withdraw-not-now': ['C32'],
  'withdraw-after-victory': ['C32'],
  'decision-due/withdraw': ['C32'],
  'ship-bears-hit': ['C35'],
  'ships-righted': ['C54', 'C35'],
  'hit-kept-for-target': ['C27', 'ruling.R19'],
  'hit-made-void': ['C27', 'ruling.R19'],
  'interceptors-rise': ['C29'],
  'cannot-intercept': ['C29'],
  'raid-before-battle': ['C24', 'C30'],
  'raid-first': ['C24'],
  'raid-hits-cash': ['C30'],
  'damage-limited-by-cash': ['C30', 'ruling.R21'],
  'sea-battle-first': ['C24', 'C39'],
  'sea-battle-first/battleship': ['C24', 'C39'],
  'supporting-shot': ['C40', 'E14', 'ruling.R25'],
  'supporting-shot-forfeited': ['C40'],
  'no-shot-there': ['C40'],
  'landing-after-sea-battle': ['C39'],
  'landing-called-off': ['C39'],
  'planes-leave-landing': ['C42', 'ruling.R26'],
  'only-planes-leave': ['C42', 'ruling.R26'],
  'retreat-not-there': ['C41'],
  'retreat-needs-space': ['C41'],
  'retreat-from-nothing': ['C41'],
  'retreat-not-attacker': ['C41'],
  'retreat-before-defence': ['C41'],
  'retreated-to-origin': ['C41'],
  'planes-break-off': ['C41'],
  'guest-lost-with-carrier': ['C36', 'ruling.R23'],
  'guests-hold-fire': ['C36', 'ruling.R23'],
  'guest-defends': ['C36'],
  'casualty-not-there/guest': ['C36', 'ruling.R23'],
  'homeless-fighter-landed': ['C36', 'ruling.R23'],
  'homeless-fighter-lost': ['C36', 'ruling.R23'],
  'gun-fires-in-battle': ['C37', 'C23'],
  'gun-spared': ['C23'],
  'casualty-not-there/aa-gun': ['C23'],
  'allies-defend-together': ['C26'],
  'attacker-picks-casualty': ['C26'],
  'casualties-miscounted': ['C26'],
  'decision-not-yours': ['C26'],
  'cargo-lost-with-ship': ['C21'],
} as const;

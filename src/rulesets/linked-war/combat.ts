// Fire in the games of the linked war (Europe 1999, Pacific 2001): who fires when, when the losses leave, and whom a
// hit may take. Where its rules are silent the second edition holds (ruling.R1).

import type { ClauseId, UnitType } from '../../vocab/index.ts';
import type { Aim, AimRow, CombatProgram, FireRow, OrdersOfLoss, TargetClass } from '../fire.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

const attackers: FireRow = {
  step: 'attackers-fire',
  role: 'attack',
  fires: 'attack',
  who: {},
  losses: 'marked', // C25
  clauses: ['C37', 'C25'],
};
const defenders: FireRow = { ...attackers, step: 'defenders-fire', role: 'defence', fires: 'defence' };

/** C37; the ships beside a landing fire once, before round 1, and those they hit still answer: C40. */
const land: CombatProgram = {
  opening: ['supporting-shot', 'antiaircraft-fire'],
  round: [attackers, defenders, 'remove-marked', 'retreat'],
};

/** C31 */
const sea: CombatProgram = {
  opening: [],
  round: [
    'attackers-submerge',
    {
      step: 'submarines-fire',
      role: 'submarine',
      fires: 'attack',
      who: { having: 'first-shot' },
      losses: 'at-once-unless-hunted', // C33
      clauses: ['C31', 'C33', 'ruling.R22'],
    },
    { ...attackers, who: { lacking: ['first-shot'] }, clauses: ['C31', 'C25'] },
    'defenders-submerge',
    { ...defenders, clauses: ['C31', 'C25'] },
    'remove-marked',
    'retreat',
  ],
};

/** C29 */
const raid: CombatProgram = {
  opening: [
    'interception',
    'antiaircraft-fire',
    {
      ...defenders,
      step: 'interceptors-fire',
      who: { having: 'escorts', rose: 'only' },
      clauses: ['C29'],
    },
    { ...attackers, step: 'escorts-fire', who: { having: 'escorts' }, clauses: ['C29'] },
    'remove-marked',
    'raid-damage',
  ],
  round: [],
};

const ANYBODY: readonly (readonly TargetClass[])[] = [['land', 'air', 'sea']];
const alike = (unit: UnitType, rows: readonly AimRow[]): Aim => ({ unit, attack: rows, defence: rows });

/** All but submarines: what planes hit without a destroyer of their side beside them. */
const NO_SUBMARINE: readonly (readonly TargetClass[])[] = [
  ['land', 'air', 'transport', 'destroyer', 'carrier', 'battleship'],
];

const BY_PLANES: readonly ClauseId[] = ['C34'];
const planes: readonly AimRow[] = [
  { face: 'any', at: ANYBODY, by: 'owner', beside: 'hunter', clauses: BY_PLANES },
  { face: 'any', at: NO_SUBMARINE, by: 'owner', beside: 'no-hunter', clauses: BY_PLANES },
];

/**
 * In the order in which the hits of a step are assigned: those first that may fall on some units only (C27,
 * ruling.R19).
 */
const aims: readonly Aim[] = [
  alike('submarine', [{ face: 'any', at: [['sea']], by: 'owner', clauses: ['C34'] }]),
  alike('fighter', planes),
  alike('bomber', planes),
];

const { attack, defence } = secondEdition.combat.orderOfLoss;

/**
 * The clubs' lists; they know no artillery, marines and destroyers. What a battleship bears costs nothing and goes
 * first.
 */
const orderOfLoss: OrdersOfLoss = {
  attack: {
    land: ['infantry', 'marine', 'artillery', 'armor', 'fighter', 'bomber'],
    sea: attack.sea.flatMap((type): readonly UnitType[] => (type === 'fighter' ? ['destroyer', type] : [type])),
  },
  defence: {
    land: ['infantry', 'marine', 'artillery', 'armor', 'bomber', 'fighter'],
    sea: defence.sea.flatMap((type): readonly UnitType[] => (type === 'fighter' ? ['destroyer', type] : [type])),
  },
};

export const combat: Ruleset['combat'] = {
  ...secondEdition.combat,
  land,
  sea,
  raid,
  aims,
  orderOfLoss,
  passingLosses: 'owner-between-targets', // ruling.R1, B7.3
  whileOneWaits: 'others-fight', // ruling.D55
  escorts: { attack: 1, defence: 2 }, // C7, C29
  raidsBefore: 'all-battles', // C24
  restrictedHits: 'must-find-targets', // C27, ruling.R19
  planesAgainstSubmarines: 'with-hunter-only', // C19, ruling.R13
};

/** All rows of fire, for their clauses. */
export const rows: readonly FireRow[] = [land, sea, raid].flatMap(({ opening, round }) =>
  [...opening, ...round].flatMap((step) => (typeof step === 'string' ? [] : [step])),
);

// Fire in Enhanced Realism: who fires when, when the losses leave, and whom a hit may take. Battleships count as
// artillery.

import type { ClauseId } from '../../vocab/index.ts';
import type { Aim, AimRow, CombatProgram, FireRow, OrdersOfLoss, TargetClass } from '../fire.ts';
import type { Ruleset } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

const attackersFirst: FireRow = {
  step: 'attacking-artillery',
  role: 'artillery',
  fires: 'attack',
  who: { having: 'fires-first' },
  losses: 'at-once', // ruling.RR13
  clauses: ['realism.artillery.fires-first-each-round', 'realism.loss.artillery-immediate', 'ruling.RR13'],
};
const defendersFirst: FireRow = { ...attackersFirst, step: 'defending-artillery', fires: 'defence' };

const otherAttackers: FireRow = {
  step: 'attack-fire',
  role: 'attack',
  fires: 'attack',
  who: { lacking: ['fires-first'] },
  losses: 'marked',
  clauses: ['realism.sequence.land-round'],
};
/** The last to fire: whom they hit has fired already, so that leaving at once is leaving with the others. */
const otherDefenders: FireRow = {
  ...otherAttackers,
  step: 'defence-fire',
  role: 'defence',
  fires: 'defence',
  losses: 'at-once',
};

/** realism.sequence.land-round; guns only where there are any, as in the second edition (ruling.RR37). */
const land: CombatProgram = {
  opening: ['antiaircraft-fire'],
  round: [attackersFirst, defendersFirst, otherAttackers, otherDefenders, 'remove-marked', 'retreat'],
};

/** realism.sequence.naval-round, realism.sequence.battleship-as-artillery */
const atSea = (row: FireRow, step: string): FireRow => ({
  ...row,
  step,
  clauses:
    row.who.having === undefined
      ? ['realism.sequence.naval-round']
      : ['realism.sequence.battleship-as-artillery', 'realism.sequence.naval-round', 'ruling.RR13'],
});
const battleships: readonly FireRow[] = [
  atSea(attackersFirst, 'attacking-battleships'),
  atSea(defendersFirst, 'defending-battleships'),
];
const sea: CombatProgram = {
  opening: [],
  first: [
    {
      step: 'attacking-submarines',
      role: 'submarine',
      fires: 'attack',
      who: { having: 'first-shot' },
      losses: 'at-once',
      clauses: ['realism.sub.first-round-timing', 'ruling.RR13', 'ruling.RR15'],
    },
    ...battleships,
    { ...atSea(otherAttackers, 'naval-attack'), who: { lacking: ['fires-first', 'first-shot'] } },
    atSea(otherDefenders, 'naval-defence'),
    'remove-marked',
    'retreat',
  ],
  round: [
    ...battleships,
    atSea(otherAttackers, 'naval-attack'),
    atSea(otherDefenders, 'naval-defence'),
    'remove-marked',
    'retreat',
  ],
};

/** realism.amphib.first-round-sequence, in six steps; later rounds are those of any battle on land. */
const landing: CombatProgram = {
  opening: ['antiaircraft-fire'],
  first: [
    {
      ...attackersFirst,
      step: 'support-fire',
      who: { having: 'fires-first', supports: 'too', landed: 'silent' }, // ruling.D32
      clauses: [
        'realism.amphib.first-round-sequence',
        'realism.sequence.battleship-as-artillery',
        'realism.amphib.transported-artillery-silent',
        'realism.artillery.no-first-round-landing',
        'ruling.D32',
      ],
    },
    {
      ...defendersFirst,
      step: 'coastal-artillery',
      ships: 'any-hit', // ruling.RR16, ruling.RR17
      clauses: [
        'realism.amphib.first-round-sequence',
        'realism.artillery.defends-against-ships',
        'ruling.RR16',
        'ruling.RR17',
      ],
    },
    {
      step: 'attacking-aircraft',
      role: 'aircraft',
      fires: 'attack',
      who: { domain: 'air' },
      losses: 'marked', // ruling.D38
      clauses: ['realism.amphib.first-round-sequence', 'ruling.D38'],
    },
    {
      step: 'defending-aircraft',
      role: 'aircraft',
      fires: 'defence',
      who: { domain: 'air' },
      losses: 'ships-at-once', // ruling.D38, ruling.RR18
      ships: 'picked',
      clauses: [
        'realism.amphib.first-round-sequence',
        'realism.amphib.defending-air-before-unloading',
        'realism.amphib.defending-air-targets-ships',
        'ruling.D38',
        'ruling.RR18',
      ],
    },
    'come-ashore',
    {
      ...otherAttackers,
      step: 'attacking-troops',
      who: { domain: 'land', lacking: ['fires-first'] },
      clauses: ['realism.amphib.first-round-sequence'],
    },
    {
      ...otherDefenders,
      step: 'defending-troops',
      who: { domain: 'land', lacking: ['fires-first'] },
      clauses: ['realism.amphib.first-round-sequence'],
    },
    'remove-marked',
    'retreat',
  ],
  round: land.round,
};

/** Artillery fires at raiders before the bombs, a die a piece (ruling.RR38); guns where there are any. */
const raid: CombatProgram = {
  opening: [
    'antiaircraft-fire',
    {
      ...defendersFirst,
      step: 'artillery-at-raiders',
      clauses: ['realism.artillery.engaged-aircraft-only', 'ruling.RR38'],
    },
    'raid-damage',
  ],
  round: [],
};

const ANYBODY: readonly (readonly TargetClass[])[] = [['land', 'air', 'sea']];
const LAND_FIRST: readonly (readonly TargetClass[])[] = [['land'], ['air']];

/** A 1 with which the shooter names the victim, and all other hits. */
const picksOnOne = (
  clause: ClauseId,
  { at, others, more = [] }: { at: AimRow['at']; others: AimRow['at']; more?: readonly ClauseId[] },
): readonly AimRow[] => [
  { face: 1, at, by: 'shooter', clauses: [clause, 'ruling.RR12', ...more] },
  { face: 'any', at: others, by: 'owner', clauses: [clause, ...more] },
];
const neverPicks = (clause: ClauseId): readonly AimRow[] => [
  { face: 'any', at: ANYBODY, by: 'owner', clauses: [clause] },
];
const alike = (unit: Aim['unit'], rows: readonly AimRow[]): Aim => ({ unit, attack: rows, defence: rows });

const infantry: readonly AimRow[] = [
  {
    face: 'any',
    at: [['infantry'], ['land'], ['air']], // ruling.RR11: among armor and artillery the owner chooses
    by: 'owner',
    clauses: ['realism.loss.infantry-hits-infantry', 'realism.loss.infantry-fallback-order', 'ruling.RR11'],
  },
];
const artillery = picksOnOne('realism.loss.artillery-one-chooses', { at: ANYBODY, others: ANYBODY });
const armor = picksOnOne('realism.loss.tank-one-chooses', {
  at: LAND_FIRST, // ruling.D31
  others: LAND_FIRST,
  more: ['realism.loss.tank-hits-land-first', 'ruling.D31'],
});
const aircraft = picksOnOne('realism.loss.aircraft-one-chooses', { at: ANYBODY, others: ANYBODY });

/** In the order in which the hits of a step are assigned (ruling.RR10). */
const aims: readonly Aim[] = [
  alike('infantry', infantry),
  alike('artillery', artillery),
  alike('armor', armor),
  alike('transport', neverPicks('realism.transport.never-chooses')),
  {
    unit: 'carrier',
    attack: neverPicks('realism.carrier.attacker-never-picks'),
    defence: picksOnOne('realism.carrier.defender-picks-on-one', { at: ANYBODY, others: ANYBODY }),
  },
  alike('submarine', [
    {
      face: 1,
      at: [['sea'], ['air']],
      by: 'shooter',
      clauses: ['realism.sub.picks-ship-on-one', 'realism.sub.aircraft-only-on-one', 'ruling.RR15'],
    },
    {
      face: 'any',
      at: [['sea']],
      by: 'owner',
      clauses: ['realism.sub.picks-ship-on-one', 'realism.sub.aircraft-only-on-one', 'ruling.RR15'],
    },
  ]),
  alike('fighter', aircraft),
  alike('bomber', aircraft),
  alike('battleship', picksOnOne('realism.battleship.picks-on-one', { at: ANYBODY, others: ANYBODY })),
];

const { attack, defence } = secondEdition.combat.orderOfLoss;

/** The clubs' lists; they know no artillery, which stands here between infantry and armor. */
const orderOfLoss: OrdersOfLoss = {
  attack: { ...attack, land: ['infantry', 'artillery', 'armor', 'fighter', 'bomber'] },
  defence: { ...defence, land: ['infantry', 'artillery', 'armor', 'bomber', 'fighter'] },
};

export const combat: Ruleset['combat'] = {
  ...secondEdition.combat,
  land,
  sea,
  raid,
  landing,
  aims,
  orderOfLoss,
  whileOneWaits: 'others-fight', // ruling.D55
};

/** All rows of fire, for their clauses. */
export const rows: readonly FireRow[] = [land, sea, landing, raid].flatMap(({ opening, first = [], round }) =>
  [...opening, ...first, ...round].flatMap((step) => (typeof step === 'string' ? [] : [step])),
);

// Clauses behind the refusals and effects of combat in Enhanced Realism, most specific first.

import type { Cites } from '../../ruleset.ts';
import { combat, rows } from '../combat.ts';

/** The clauses of each step of fire, by its name. */
const byStep: Cites = Object.fromEntries(rows.map(({ step, clauses }) => [`fires-in-turn/${step}`, clauses]));

/** The clauses of hits, by the kind of unit that makes them and its side. */
const byKind: Cites = Object.fromEntries(
  (combat.aims ?? []).flatMap(({ unit, attack, defence }) =>
    Object.entries({ attack, defence }).flatMap(([side, aim = []]) =>
      aim.map(({ by, clauses }) => [`${by === 'shooter' ? 'shooter-picks' : 'hit-by-kind'}/${unit}/${side}`, clauses]),
    ),
  ),
);

export const combatCites: Cites = {
  ...byStep,
  ...byKind,
  'fires-in-turn': ['realism.sequence.land-round'],
  'hit-by-kind': ['ruling.RR10', 'realism.loss.scope'],
  'shooter-picks': ['ruling.RR12'],
  'casualty-not-there/kind': [
    'realism.loss.infantry-hits-infantry',
    'realism.loss.infantry-fallback-order',
    'realism.loss.tank-hits-land-first',
    'realism.sub.picks-ship-on-one',
    'ruling.RR12',
    'ruling.RR18',
  ],
  'casualty-not-there/no-part': ['realism.amphib.carrier-as-target', 'ruling.RR16'],
  'casualty-not-there/cargo': ['ruling.RR12', 'B8.5'],
  'marked-still-fire': ['ruling.RR13', 'B10.3', 'B11.1'],
  'submarine-first-shot': ['realism.sub.first-round-timing', 'ruling.RR13', 'B12.2'],
  'transport-does-not-attack': ['realism.transport.loaded-no-attack-roll', 'ruling.RR14'],
  'supporting-shot-forfeited': ['ruling.RR19', 'B9.3'],
  'cargo-lost-with-ship': ['ruling.RR12', 'B8.5'],
};

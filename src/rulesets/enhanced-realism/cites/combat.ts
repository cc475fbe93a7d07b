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

/** The clauses that say whom a hit cannot take, by the kind of unit that made it and its side. */
const byShooter: Cites = Object.fromEntries(
  (combat.aims ?? []).flatMap(({ unit, attack, defence }) =>
    Object.entries({ attack, defence }).map(([side, aim = []]) => [
      `casualty-not-there/${unit}/${side}`,
      [...new Set([...aim.flatMap(({ clauses }) => clauses), 'ruling.RR12', 'ruling.RR18'] as const)],
    ]),
  ),
);

export const combatCites: Cites = {
  ...byStep,
  ...byKind,
  ...byShooter,
  'fires-in-turn': ['realism.sequence.land-round'],
  'hit-by-kind': ['ruling.RR10', 'realism.loss.scope'],
  'shooter-picks': ['ruling.RR12'],
  'casualty-not-there/no-part': ['realism.amphib.carrier-as-target', 'ruling.RR16'],
  'casualty-not-there/cargo': ['ruling.RR12', 'B8.5'],
  'decision-due/picks': ['ruling.RR12'],
  'marked-still-fire': ['ruling.RR13', 'B10.3', 'B11.1'],
  'submarine-first-shot': ['realism.sub.first-round-timing', 'ruling.RR13', 'B12.2'],
  'transport-does-not-attack': ['realism.transport.loaded-no-attack-roll', 'ruling.RR14'],
  'transports-alone': ['realism.transport.loaded-no-attack-roll', 'transport.not-alone', 'ruling.D10', 'B8.8'],
  'supporting-shot-forfeited': ['ruling.RR19', 'B9.3'],
  'cargo-lost-with-ship': ['ruling.RR12', 'B8.5'],
};

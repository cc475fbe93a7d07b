// The clauses behind every refusal and effect of Pacific, by code: those of the second edition where its own rules say
// nothing (ruling.R1).

import type { Cites } from '../ruleset.ts';
import { secondEdition } from '../second-edition/index.ts';

export const cites: Cites = {
  ...secondEdition.cites,
  // money and production
  'income-by-purse': ['P9'],
  'bought-from-other-purse': ['P24', 'ruling.R9'],
  'unit-of-others': ['P21'],
  'earns-nothing': ['P18b'],
  'units-mustered': ['P18'],
  'muster-with-road': ['P18'],
  'muster-without-place': ['P18a', 'P18', 'ruling.R34'],
  'land-given': ['P19'],
  'unknown-space/himalayas': ['P22', 'ruling.R3'],
  'unknown-space/soviet-union': ['P22', 'ruling.R3'],
  'points-scored': ['P5'],
  'points-lost': ['P5', 'ruling.R36'],
  'game-won-by-points': ['P6', 'P29'],
  'game-won-by-starving': ['P7', 'P29'],
  // movement and combat
  'air-base-used': ['P15', 'ruling.R16'],
  'naval-base-used': ['P14'],
  'too-far/transport': ['P14', 'B5.1'],
  'too-far/destroyer': ['P14', 'B5.1'],
  'too-far/submarine': ['P14', 'B5.1'],
  'too-far/carrier': ['P14', 'B5.1'],
  'too-far/battleship': ['P14', 'B5.1'],
  'too-far/fighter': ['P15', 'B6.1'],
  'too-far/bomber': ['P15', 'B6.1'],
  'never-boards': ['P19a'],
  'caught-unprepared': ['P8', 'P20'],
};

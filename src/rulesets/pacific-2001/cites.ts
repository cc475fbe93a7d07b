// The clauses behind every refusal and effect of Pacific, by code: its own, and those that the games of the linked war
// share.

import { cites as common } from '../linked-war/cites/index.ts';
import type { Cites } from '../ruleset.ts';

export const cites: Cites = {
  ...common,
  // money and production
  'income-by-purse': ['P9'],
  'unknown-purse': ['P9'],
  'fund-due': ['P9'],
  'no-fund-due': ['P9'],
  'fund-not-yours': ['P9'],
  'fund-sum': ['P9', 'ruling.R61'],
  'fund-purse-shut': ['ruling.R61', 'C47'],
  'fund-divided': ['P9'],
  'fund-for-one-purse': ['P9', 'ruling.R61'],
  'fund-without-purse': ['C47', 'ruling.R61'],
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
  'route-cut': ['P11a'],
  'game-won-by-holding': ['P6', 'P7', 'ruling.R37'],
  'victory-in-reach': ['P6', 'P7'],
  'victory-averted': ['P6', 'P7'],
  // movement and combat
  'supporting-shot': ['C40', 'P26', 'ruling.R25'],
  'lands-stronger': ['P25', 'ruling.R24'],
  'air-base-used': ['P15', 'ruling.R16'],
  'naval-base-used': ['P14'],
  'too-far/transport': ['P14', 'C15'],
  'too-far/destroyer': ['P14', 'C15'],
  'too-far/submarine': ['P14', 'C15'],
  'too-far/carrier': ['P14', 'C15'],
  'too-far/battleship': ['P14', 'C15'],
  'too-far/fighter': ['P15', 'C18'],
  'too-far/bomber': ['P15', 'C18'],
  'never-boards': ['P19a'],
  'warship-lifts': ['P17'],
  'no-room-aboard/on-warship': ['P17', 'C20'],
  'troops-keep-from-attack': ['P17', 'ruling.R15'],
  'caught-unprepared': ['P8', 'P20'],
};

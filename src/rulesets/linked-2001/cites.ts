// The clauses behind every refusal and effect of the linked war, by code: its own (L), and those of the two games it is
// made of, each of which holds on its own board (L47).

import { cites as europe } from '../europe-1999/cites.ts';
import { cites as pacific } from '../pacific-2001/cites.ts';
import type { Cites } from '../ruleset.ts';

/** What Pacific says of all spaces; what it says of one by its name on its own board is said anew. */
const ofPacific: Cites = Object.fromEntries(
  Object.entries(pacific).filter(([code]) => !code.startsWith('unknown-space/')),
);

export const cites: Cites = {
  ...ofPacific,
  ...europe,
  'unknown-space': ['E5', 'P22', 'C5', 'L45'],
  'unknown-space/pa:himalayas': ['P22', 'L45', 'ruling.R3'],
  'not-your-turn': ['linked.sequence.turn-order'],
  // money
  'income-by-purse': ['linked.income.base-money-fixed', 'L48', 'ruling.R41'],
  'unknown-purse': ['linked.income.base-money-fixed'],
  'fund-due': ['linked.convoy.pooled-fund', 'linked.convoy.us-fund-25', 'linked.convoy.uk-fund-28'],
  'no-fund-due': ['linked.convoy.us-fund-25', 'linked.convoy.uk-fund-28', 'ruling.R61'],
  'fund-not-yours': ['linked.convoy.pooled-fund', 'linked.convoy.us-fund-25', 'linked.convoy.uk-fund-28'],
  'fund-sum': ['linked.convoy.us-fund-25', 'linked.convoy.uk-fund-28', 'ruling.R61'],
  'fund-divided': [
    'linked.convoy.pooled-fund',
    'linked.convoy.us-fund-25',
    'linked.convoy.uk-fund-28',
    'ruling.R42',
    'ruling.D43',
  ],
  'bought-from-other-purse': [
    'linked.income.base-money-fixed',
    'linked.income.base-fixed-after-victory',
    'L48',
    'P24',
    'ruling.R41',
  ],
  'unit-of-other-purse': ['L47', 'P21', 'ruling.R60'],
  'advance-elsewhere': ['L46', 'ruling.R40'],
  'advance-not-yours': ['L46', 'E3', 'ruling.R40'],
  'tribute-paid': ['E10', 'L49', 'ruling.R43'],
  'tribute-not-from': ['E10', 'L49', 'ruling.R43'],
  'tribute-in-order': ['E15', 'L49', 'ruling.R35', 'ruling.R43'],
  // moving between the boards
  'patrol-elsewhere': ['L47', 'E12', 'P13', 'ruling.R60'],
  'supporting-shot': ['C40', 'E14', 'P26', 'L47', 'ruling.R25'],
  'flight-between-theatres': ['linked.air.must-land-interboard'],
  'flight-between-theatres/to-battle': ['linked.air.no-cross-board-attack', 'linked.air.must-land-interboard'],
  'canal-closed/panama': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-closed/panama/eu:central-atlantic': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-closed/panama/eu:us-eastern-coast': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-closed/suez': ['linked.canal.suez-egypt-only'],
  'canal-passed/panama': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-passed/panama/eu:central-atlantic': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-passed/panama/eu:us-eastern-coast': ['linked.canal.panama', 'linked.canal.panama-one-zone'],
  'canal-passed/suez': ['linked.canal.suez-egypt-only'],
  'canal-overflown': ['L50', 'E13'],
  'newly-taken': ['linked.air.landing-needs-ownership', 'C48', 'C18'],
  // a theatre won
  'theatre-won': ['L24', 'linked.victory.shared-axis-win', 'linked.victory.three-sides'],
  'victory-in-reach': ['E4', 'P6', 'P7', 'L54', 'ruling.R56', 'ruling.R68'],
  'victory-averted': ['E4', 'E16', 'P6', 'P7', 'L54', 'ruling.R56', 'ruling.R68'],
  'game-won-by-points': ['P6', 'P29', 'L24'],
  'game-won-by-starving': ['P7', 'P29', 'L24'],
  'game-won-by-holding': ['E4', 'P6', 'P7', 'L24', 'ruling.R64', 'ruling.R37'],
  'game-won-by-theatres': ['linked.victory.shared-axis-win', 'L56', 'ruling.R51'],
  'points-for-theatre': ['linked.endgame.europe-german-win-vp', 'linked.endgame.europe-allied-win'],
  'convoys-won': ['linked.endgame.europe-convoys-to-germany', 'linked.endgame.pacific-convoys-to-japan'],
  'convoys-come-back': ['linked.endgame.europe-allied-win', 'linked.endgame.pacific-convoys-freed'],
  'points-for-theatre/europe/germany': ['linked.endgame.europe-german-win-vp'],
  'points-for-theatre/europe/allies': ['linked.endgame.europe-allied-win', 'ruling.R58', 'ruling.D47'],
  'convoys-won/europe': ['linked.endgame.europe-convoys-to-germany', 'ruling.R57'],
  'convoys-won/pacific': ['linked.endgame.pacific-convoys-to-japan', 'ruling.R57', 'ruling.D44'],
  'convoys-come-back/europe': ['linked.endgame.europe-allied-win'],
  'convoys-come-back/pacific': ['linked.endgame.pacific-convoys-freed'],
  'recall-due': ['linked.endgame.pacific-soviets-home', 'ruling.R59'],
  'no-recall-due': ['linked.endgame.pacific-soviets-home', 'ruling.R59'],
  'recall-not-yours': ['linked.endgame.pacific-soviets-home'],
  'units-recalled': ['linked.endgame.pacific-soviets-home', 'ruling.R59'],
  'combat-move-lost': [
    'linked.endgame.pacific-uk-loses-move',
    'linked.endgame.pacific-us-loses-move',
    'L55',
    'ruling.R49',
  ],
  'theatre-decided': [
    'linked.endgame.defeated-no-combat-move',
    'linked.endgame.victor-keeps-combat-move',
    'ruling.R62',
  ],
  'theatre-decided/among-enemies': [
    'linked.endgame.defeated-no-resolve',
    'linked.endgame.defeated-no-combat-move',
    'L53',
  ],
  'shut-in': ['linked.endgame.defeated-no-combat-move', 'L53', 'ruling.R72'],
  'left-unfought': ['linked.endgame.victor-keeps-combat-move', 'linked.endgame.resolve-optional', 'ruling.R54'],
  'theatre-reopened': ['linked.endgame.resolving-breaks-peace', 'L54', 'ruling.R54', 'ruling.R56', 'ruling.R65'],
  'battle-for-capital': [
    'linked.endgame.must-fight-enemy-capital',
    'linked.endgame.resolving-breaks-peace',
    'ruling.D45',
    'ruling.R55',
  ],
  'capital-freed-in-peace': ['linked.endgame.liberation-keeps-peace'],
  'nothing-to-attack': ['linked.endgame.resolve-optional', 'C17'],
  // In an open theatre it is C9 that he reads first.
  'battles-unfought': ['C9', 'linked.endgame.must-fight-enemy-capital', 'ruling.R65', 'ruling.R66'],
  // who is at war with whom
  'at-peace': ['linked.theatre.ussr-japan-peace', 'L51', 'ruling.R47'],
  'peace-keeps-out': ['linked.theatre.ussr-japan-peace', 'L51', 'ruling.R46', 'ruling.R67'],
  'peace-broken': ['linked.theatre.ussr-japan-peace', 'L51', 'ruling.D48', 'ruling.R46'],
};

// The demonstration games of the archive, each made by a script that always makes the same bytes.

import type { Scenario } from './scenario.ts';
import { artilleryDuel } from './scenarios/artillery-duel.ts';
import { burmaRoad } from './scenarios/burma-road.ts';
import { carriersAtHawaii } from './scenarios/carriers-at-hawaii.ts';
import { eightyFour } from './scenarios/eighty-four.ts';
import { foughtAgain } from './scenarios/fought-again.ts';
import { fromBoardToBoard } from './scenarios/from-board-to-board.ts';
import { kamikazes } from './scenarios/kamikazes.ts';
import { kareliaGivenUp } from './scenarios/karelia-given-up.ts';
import { landingInNorway } from './scenarios/landing-in-norway.ts';
import { moscowLostAndFreed } from './scenarios/moscow-lost-and-freed.ts';
import { movedIn } from './scenarios/moved-in.ts';
import { raidAndRocket } from './scenarios/raid-and-rocket.ts';
import { shipsAndShore } from './scenarios/ships-and-shore.ts';
import { europeMatch, linkedMatch, pacificMatch, realismMatch, sparringMatch } from './scenarios/sparring-match.ts';
import { springEvening } from './scenarios/spring-evening.ts';
import { submarinesSlipAway } from './scenarios/submarines-slip-away.ts';
import { wonAndReopened } from './scenarios/won-and-reopened.ts';

export const DEMONSTRATIONS: readonly (() => Pick<Scenario, 'game' | 'lines'>)[] = [
  sparringMatch,
  movedIn,
  landingInNorway,
  carriersAtHawaii,
  submarinesSlipAway,
  raidAndRocket,
  moscowLostAndFreed,
  eightyFour,
  foughtAgain,
  springEvening,
  realismMatch,
  artilleryDuel,
  shipsAndShore,
  kareliaGivenUp,
  europeMatch,
  pacificMatch,
  kamikazes,
  burmaRoad,
  linkedMatch,
  fromBoardToBoard,
  wonAndReopened,
];

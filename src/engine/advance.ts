// Carries on whatever is under way until it is done, dice are missing or somebody must choose. Everything it needs is
// in the state, so it goes on from any saved position.

import { kindOf } from '../vocab/index.ts';
import { enterCombat } from './combat/begin.ts';
import { advanceBattles } from './combat/fight.ts';
import { strikeShips } from './combat/kamikaze.ts';
import { fireAtOverflights } from './combat/overflight.ts';
import type { Course } from './course.ts';
import { advanceNeutrals } from './phases/neutral-defence.ts';
import { advanceResearch } from './phases/research.ts';
import { advanceRocket } from './phases/rocket.ts';
import { advanceBidding } from './phases/sealed-bid.ts';
import type { Progress } from './progress.ts';

/** Goes on with bids, research, guns on the way, planes given up against ships, rockets and battles, in that order. */
export const advance = (course: Course): Progress => {
  if (course.state.bidding?.bidders !== undefined) return advanceBidding(course);
  if (course.state.turn.research !== undefined && advanceResearch(course) === 'waiting') return 'waiting';
  if (kindOf(course.state.turn.phase) === 'combat-move' && course.state.turn.movesMade === 'yes') {
    if (advanceNeutrals(course) === 'waiting') return 'waiting';
    if (fireAtOverflights(course) === 'waiting') return 'waiting';
    if (strikeShips(course) === 'waiting') return 'waiting';
    enterCombat(course);
  }
  if (course.state.turn.rocket?.resolved === 'no' && advanceRocket(course) === 'waiting') return 'waiting';
  if (course.state.turn.queue.length > 0) return advanceBattles(course);
  return 'done';
};

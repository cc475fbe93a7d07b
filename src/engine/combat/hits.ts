// Hits become casualties: how many must be given up, and who names them.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId, ChosenBy, Hits } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { chooserOf } from './chooser.ts';
import { battleOf, defendersOf, gunsIn, isMarked, isPlane, siteOf } from './line-up.ts';
import { giveUp } from './losing.ts';
import { losses } from './order-of-loss.ts';
import { picksOf, shooterAsked } from './picks.ts';
import { lossesLeavingTargets } from './restricted.ts';
import { claimsTogether, reach, targetsOf } from './targets.ts';

/** Who names the losses, by word; among defenders of several players and beside standing orders see `chooser.ts`. */
const CHOOSERS: { readonly [word in Ruleset['combat']['casualties']]: typeof chooserOf } = { owner: chooserOf };

/** Takes the hits of the step under way, or asks whose choice it is. */
export const takeHits = (course: Course, id: BattleId): Progress => {
  for (;;) {
    const battle = battleOf(course.state, id);
    if (battle.due !== undefined) return 'waiting';
    if (battle.hits === undefined) return 'done';
    if (takeNext(course, battle, battle.hits, 'ask') === 'waiting') return 'waiting';
  }
};

/** Takes the hits that somebody was asked about, and no others, without him. */
export const answerHits = (course: Course, id: BattleId): void => {
  const battle = battleOf(course.state, id);
  if (battle.hits !== undefined) takeNext(course, battle, battle.hits, 'settle');
};

/** Takes all hits that fell, whoever would have chosen. */
export const takeWithoutAsking = (course: Course, id: BattleId): void => {
  for (;;) {
    const battle = battleOf(course.state, id);
    if (battle.hits === undefined) return;
    takeNext(course, battle, battle.hits, 'settle');
  }
};

/** The hits one word settles: all of a step, or where they are kept apart those of one sort at its front. */
const together = (hits: Hits): Pick<Hits, 'count' | 'shipsOnly'> =>
  hits.claims === undefined
    ? hits
    : { count: claimsTogether(hits.claims).reduce((sum, claim) => sum + claim.hits, 0), shipsOnly: 0 };

const takeNext = (course: Course, battle: Battle, hits: Hits, mode: 'ask' | 'settle'): Progress => {
  const { id, due } = battle;
  const now = together(hits);
  const targets = targetsOf(course, battle, hits);
  const { all, ships } = reach(course, now, targets);
  // Where nobody is asked only what is left of a question is settled, and its hits in excess were void before.
  if (due === undefined) {
    if (mode === 'ask') noteTargets(course, battle, hits, targets);
    const excess = hits.claims === undefined || all === 0 ? now.count - all : 0;
    if (excess > 0) course.emit({ type: 'hits-void', battle: id, hits: excess, side: hits.side });
  }
  if (all === 0) return 'done';

  if (mode === 'ask') noteClaim(course, hits);
  const { picked, asked, chosenBy } = choiceOf(course, battle, hits, targets, all, ships);
  if (mode === 'ask' && asked.length > 0) {
    course.emit({
      type: 'decision-due',
      battle: id,
      decision: 'casualties',
      side: hits.side,
      from: [...asked],
      hits: all,
      among: targets.map((unit) => unit.id),
      to: [],
    });
    return 'waiting';
  }
  giveUp(course, id, hits.by, picked, chosenBy);
  return 'done';
};

/** Notes the rule by which the hits at the front take whom they take. */
const noteClaim = (course: Course, { side, claims }: Hits): void => {
  if (claims === undefined) return;
  for (const { by, unit } of claimsTogether(claims)) {
    const about = unit === undefined ? [] : [{ named: `${unit}/${side === 'attack' ? 'defence' : 'attack'}` }];
    course.apply(by === 'shooter' ? 'shooter-picks' : 'hit-by-kind', about);
  }
};

interface Choice {
  readonly picked: readonly Unit[];
  readonly asked: readonly Power[];
  readonly chosenBy: ChosenBy;
}

/** Whom the hits take if nobody is asked, and who is. */
const choiceOf = (
  course: Course,
  battle: Battle,
  hits: Hits,
  targets: readonly Unit[],
  all: number,
  ships: number,
): Choice => {
  const [claim] = hits.claims ?? [];
  if (claim?.by === 'shooter') {
    const picked = picksOf(course, battle, claim, hits.side, targets, all);
    return { picked, asked: shooterAsked(course, battle, claim, hits.side, targets, all), chosenBy: 'shooter' };
  }
  const first = losses(course, battle, hits.side, targets, all, ships);
  const picked = lossesLeavingTargets(course, battle, hits, targets, first);
  const asked = CHOOSERS[course.ruleset.combat.casualties](course, battle, hits, targets, picked, ships);
  return { picked, asked, chosenBy: 'order-of-loss' };
};

/**
 * Notes planes that some hits leave out, guns that nobody can hit on land, and units that a supporting shot leaves out.
 */
const noteTargets = (course: Course, battle: Battle, hits: Hits, targets: readonly Unit[]): void => {
  const { ruleset, state } = course;
  if (hits.shipsOnly > 0 && targets.some((unit) => isPlane(ruleset, unit))) course.apply('submarine-hits-ships');
  if (hits.side !== 'defence' || battle.kind !== 'land') return;
  if (gunsIn(ruleset, state, siteOf(battle)).length > 0) course.apply('gun-spared');
  const standing = defendersOf(state, battle).filter((unit) => !isMarked(battle, unit));
  if (hits.by === 'supporting-shot' && targets.length < standing.length) course.apply('shot-hits-land-units');
};

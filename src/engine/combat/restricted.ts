// Hits that may fall on some units only: nobody takes another hit in such a way that one of them finds nobody left,
// while there is another way to take it.

import type { Ruleset } from '../../rulesets/index.ts';
import type { UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Battle, Hits, MadeClaim } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { losses } from './order-of-loss.ts';
import { bears, bearTogether } from './strength.ts';
import { targetsOf } from './targets.ts';

/** Whether hits must find targets as far as they can, by word. */
const MUST_FIND: { readonly [word in NonNullable<Ruleset['combat']['restrictedHits']>]: boolean } = {
  'must-find-targets': true,
};

const isBound = ({ ruleset: { combat } }: Course): boolean =>
  combat.restrictedHits !== undefined && MUST_FIND[combat.restrictedHits];

/** For each hit of the claims the units it may take. */
const targetsOfEach = (
  course: Course,
  battle: Battle,
  hits: Hits,
  claims: readonly MadeClaim[],
): readonly (readonly Unit[])[] =>
  claims.flatMap((claim) => {
    const units = targetsOf(course, battle, { ...hits, claims: [claim] });
    return Array.from({ length: claim.hits }, () => units);
  });

/** How many hits find a target at most, when units bear no more than `free` says of each. */
const mostFound = (each: readonly (readonly Unit[])[], free: ReadonlyMap<UnitId, number>): number => {
  const taken = new Map<UnitId, number[]>();
  /** Finds a unit for a hit, moving others over if need be. */
  const seat = (hit: number, tried: Set<UnitId>): boolean => {
    for (const { id } of each[hit] ?? []) {
      if (tried.has(id)) continue;
      tried.add(id);
      const seats = taken.get(id) ?? [];
      if (seats.length < (free.get(id) ?? 0)) {
        taken.set(id, [...seats, hit]);
        return true;
      }
      const index = seats.findIndex((other) => seat(other, tried));
      if (index < 0) continue;
      taken.set(id, seats.with(index, hit));
      return true;
    }
    return false;
  };
  return each.filter((_, hit) => seat(hit, new Set())).length;
};

/** The claims without the first so many hits. */
const after = (claims: readonly MadeClaim[], count: number): readonly MadeClaim[] => {
  let left = count;
  return claims.flatMap((claim) => {
    const off = Math.min(claim.hits, left);
    left -= off;
    return off === claim.hits ? [] : [{ ...claim, hits: claim.hits - off }];
  });
};

/** True if no hit that is left finds nobody because just these units take the first. A unit is named once a hit. */
export const leavesTargets = (course: Course, battle: Battle, hits: Hits, picked: readonly Unit[]): boolean => {
  const { claims } = hits;
  if (!isBound(course) || claims === undefined) return true;
  const { board } = course.ruleset;
  const all = targetsOfEach(course, battle, hits, claims);
  const free = new Map(all.flat().map((unit) => [unit.id, bears(board, unit)]));
  const best = mostFound(all, free);
  for (const { id } of picked) free.set(id, (free.get(id) ?? 0) - 1);
  const rest = targetsOfEach(course, battle, hits, after(claims, picked.length));
  return mostFound(rest, free) + picked.length >= best;
};

/** Whom the first hits take by the order of loss, passing over whom another hit needs. */
export const lossesLeavingTargets = (
  course: Course,
  battle: Battle,
  hits: Hits,
  targets: readonly Unit[],
  picked: readonly Unit[],
): readonly Unit[] => {
  if (leavesTargets(course, battle, hits, picked)) return picked;
  course.apply('hit-kept-for-target');
  const all = losses(course, battle, hits.side, targets, bearTogether(course.ruleset.board, targets), 0);
  const found: Unit[] = [];
  for (const unit of all) {
    if (found.length === picked.length) break;
    if (leavesTargets(course, battle, hits, [...found, unit])) found.push(unit);
  }
  return found;
};

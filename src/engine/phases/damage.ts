// What bombs and rockets do to industry: how much of the pips counts, and when the owner pays (B16.3).

import { spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EffectCode } from '../effect.ts';
import { losePoints } from './points.ts';
import { cashFor, purseOf } from './purse.ts';

/** Where and to whom it happens. */
export interface Strike {
  readonly space: SpaceId;
  readonly by: 'raid' | 'rocket';
  /** Who strikes. */
  readonly power: Power;
  readonly owner: Power;
}

interface Toll {
  /** What the owner can lose at most. */
  readonly most: (course: Pick<Course, 'ruleset' | 'state'>, strike: Strike) => Ipc;
  readonly paid: 'at-once' | 'later';
  /** Told where less is lost than was thrown. */
  readonly limited: EffectCode;
}

/** What strikes cost, by word. */
const TOLLS: { readonly [word in Ruleset['income']['raidDamage']]: Toll } = {
  'cash-at-once': {
    most: ({ ruleset, state }, { owner, by, space }) => cashFor(ruleset, state, owner, by, space),
    paid: 'at-once',
    limited: 'damage-limited-by-cash',
  },
  // One number for each complex, added up since its owner counted last, never above the value of the land
  // (ruling.RR33).
  'next-income': {
    most: ({ ruleset, state }, { space }) =>
      Math.max(0, spaceOf(ruleset.board, space).ipc - (state.damage?.[space] ?? 0)),
    paid: 'later',
    limited: 'damage-limited-by-value',
  },
};

/** What a strike of so many pips costs its owner, in IPC. */
export const damageOf = (course: Pick<Course, 'ruleset' | 'state'>, pips: number, hit: Strike): Ipc =>
  Math.min(pips, TOLLS[course.ruleset.income.raidDamage].most(course, hit));

/** Pips strike a complex: its owner pays, or his next income is less. */
export const strike = (course: Course, pips: number, hit: Strike): void => {
  const { ruleset } = course;
  const { paid, limited } = TOLLS[ruleset.income.raidDamage];
  const { space, by, power, owner } = hit;
  const damage = damageOf(course, pips, hit);
  if (damage < pips) course.apply(limited);
  if (paid === 'at-once' && by === 'raid') course.apply('raid-hits-cash');
  if (paid === 'at-once' && damage > 0)
    course.emit({ type: 'paid', power: owner, purse: purseOf(ruleset, owner, by, space), ipc: damage, for: by, space });
  if (paid === 'later') course.apply('damage-paid-later');
  course.emit({
    type: 'industry-bombed',
    space,
    power,
    owner,
    damage,
    by,
    ...(paid === 'later' ? ({ paid: 'later' } as const) : {}),
  });
  if (by === 'raid') losePoints(course, owner, damage);
};

// Guests on an attacking carrier: whether they may be lost in its place, and whether they sink with it.

import type { Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Battle } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { mayBeLost } from './conduct.ts';
import { guestsOf } from './line-up.ts';

/**
 * By word. Ruling D15: the rulebook lets them be lost if their owner agreed before the dice; to DAAK they are cargo
 * that is never a casualty and sinks with the ship.
 */
const GUESTS: {
  readonly [word in Ruleset['carriers']['guestsInAttack']]: {
    readonly targets: (course: Course, battle: Battle) => readonly Unit[];
    readonly sink: 'with-carrier' | 'no';
  };
} = {
  'casualty-with-consent': {
    targets: ({ ruleset, state }, battle) =>
      guestsOf(ruleset, state, battle).filter(({ power }) => mayBeLost(state, battle, power)),
    sink: 'no',
  },
  cargo: { targets: () => [], sink: 'with-carrier' },
};

/** Guests that may be given up for hits on the attackers. */
export const guestTargets = (course: Course, battle: Battle): readonly Unit[] =>
  GUESTS[course.ruleset.carriers.guestsInAttack].targets(course, battle);

/** Guests that are mere cargo of an attacking carrier are lost with it. */
export const goesDown = ({ ruleset }: Course, battle: Battle, unit: Unit): boolean =>
  GUESTS[ruleset.carriers.guestsInAttack].sink === 'with-carrier' && !battle.defenders.includes(unit.id);

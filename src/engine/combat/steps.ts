// The table from the words of a combat program to what is done. A step says whether there is anything to do, and does it
// so far as dice and choices are there; called again, it goes on where it stopped.

import type { CombatStep, Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import type { Battle, Hits } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { planesOnly } from './conduct.ts';
import { type PowerFire, throwDice } from './fire.ts';
import { lose, takeHits } from './hits.ts';
import { attackersOf, battleOf, defendersOf, gunsIn, isMarked, isPlane, isShip, powersOf, siteOf } from './line-up.ts';
import { damageBy, raidDue } from './raid.ts';
import { makeRetreat, retreatDue } from './retreating.ts';
import { fireOf } from './volleys.ts';
import { submarinesLeave, withdrawalDue } from './withdrawing.ts';

export interface Step {
  /** True if the step has something to do now; one that has not is passed over without a word. */
  readonly due: (course: Course, battle: Battle) => boolean;
  readonly make: (course: Course, battle: Battle) => Progress;
}

const byPower = (course: Course, units: readonly Unit[], side: 'attack' | 'defence'): readonly PowerFire[] =>
  powersOf(course.ruleset, units)
    .map((power) => ({
      power,
      fire: fireOf(
        course,
        power,
        units.filter((unit) => unit.power === power),
        side,
      ),
    }))
    .filter(({ fire }) => fire.length > 0);

/** A step in which some units fire and the other side takes the hits. */
const fireStep = (
  role: Hits['by'],
  side: 'attack' | 'defence',
  firing: (course: Course, battle: Battle) => readonly Unit[],
): Step => ({
  due: (course, battle) => byPower(course, firing(course, battle), side).length > 0,
  make: (course, { id }) => {
    const fires = byPower(course, firing(course, battleOf(course.state, id)), side);
    return throwDice(course, id, role, fires) === 'waiting' ? 'waiting' : takeHits(course, id);
  },
});

const standing = (course: Course, battle: Battle): readonly Unit[] =>
  defendersOf(course.state, battle).filter((unit) => !isMarked(battle, unit));

/** Rounds in which attacking submarines fire before all others, by word. */
const FIRST_SHOT: { readonly [word in Ruleset['combat']['submarineFirstShot']]: (round: number) => boolean } = {
  'attackers-every-round': () => true,
};

const firesFirst = (course: Course, battle: Battle, { type }: Unit): boolean => {
  const { combat } = course.ruleset;
  const has = combat[battle.kind].round.includes('submarine-fire');
  return type === 'submarine' && has && FIRST_SHOT[combat.submarineFirstShot](battle.round);
};

const firstShooters = (course: Course, battle: Battle): readonly Unit[] =>
  standing(course, battle).some((unit) => isShip(course.ruleset, unit))
    ? attackersOf(course.state, battle).filter((unit) => firesFirst(course, battle, unit))
    : [];

/** No die is thrown where everyone left is marked already: it could hit nothing. */
const attackFirers = (course: Course, battle: Battle): readonly Unit[] =>
  standing(course, battle).length === 0
    ? []
    : attackersOf(course.state, battle).filter((unit) => !firesFirst(course, battle, unit));

/** All defenders left, those marked included; submarines only if there is a ship to hit. */
const defenceFirers = (course: Course, battle: Battle): readonly Unit[] => {
  const attackers = attackersOf(course.state, battle);
  if (attackers.length === 0) return [];
  const ships = attackers.some((unit) => isShip(course.ruleset, unit));
  return defendersOf(course.state, battle).filter(({ type }) => ships || type !== 'submarine');
};

const defenceFire = fireStep('defence', 'defence', defenceFirers);

const planesIn = (course: Course, battle: Battle): readonly Unit[] =>
  attackersOf(course.state, battle).filter((unit) => isPlane(course.ruleset, unit));

/** Each gun throws one die at each plane; its owner throws, also in an ally's territory (B7.2). */
const gunFire = (course: Course, battle: Battle): readonly PowerFire[] => {
  const guns = gunsIn(course.ruleset, course.state, siteOf(battle));
  const planes = planesIn(course, battle).length;
  const need = course.ruleset.combat.antiaircraftHit;
  if (planes === 0) return [];
  return powersOf(course.ruleset, guns).map((power) => {
    const dice = planes * guns.filter((gun) => gun.power === power).length;
    return { power, fire: [{ unit: 'aa-gun', dice, need, at: 'all' }] };
  });
};

const noteGuns = (course: Course, battle: Battle): void => {
  course.apply('gun-fires-in-battle');
  const { control } = spaceAt(course.state, siteOf(battle));
  if (gunsIn(course.ruleset, course.state, siteOf(battle)).some(({ power }) => power !== control))
    course.apply('gun-fired-by-owner');
};

/** The table. */
export const STEPS: { readonly [word in CombatStep]: Step } = {
  'antiaircraft-fire': {
    due: (course, battle) => gunFire(course, battle).length > 0,
    make: (course, battle) => {
      if (throwDice(course, battle.id, 'antiaircraft', gunFire(course, battle)) === 'waiting') return 'waiting';
      noteGuns(course, battle);
      return takeHits(course, battle.id);
    },
  },
  'supporting-shot': {
    due: (course, battle) => battle.supports.length > 0 && standing(course, battle).length > 0,
    make: (course, battle) => {
      const { power } = course.state.turn;
      const ships: readonly Unit[] = battle.supports.map((id) => ({ id, power, type: 'battleship' }));
      const fires = byPower(course, ships, 'attack');
      if (throwDice(course, battle.id, 'supporting-shot', fires) === 'waiting') return 'waiting';
      course.apply('supporting-shot');
      return takeHits(course, battle.id);
    },
  },
  'submarine-fire': fireStep('submarine', 'attack', firstShooters),
  'attack-fire': fireStep('attack', 'attack', attackFirers),
  'defence-fire': {
    due: (course, battle) => {
      const due = defenceFire.due(course, battle);
      const held =
        defendersOf(course.state, battle).some(({ type }) => type === 'submarine') && planesOnly(course, battle);
      if (held) course.apply('submarine-spares-planes');
      // Ruling D6: the step counts as made although no die is thrown, or planes could never break off from submarines.
      if (held && !due) course.apply('defence-without-fire');
      return due;
    },
    make: (course, battle) => {
      if (battle.marked.length > 0)
        course.apply('marked-still-fire', battle.marked.some(({ by }) => by === 'supporting-shot') ? ['shot'] : []);
      return defenceFire.make(course, battle);
    },
  },
  'remove-marked': {
    due: (_, battle) => battle.marked.length > 0,
    make: (course, battle) => {
      removeMarked(course, battle);
      return 'done';
    },
  },
  'submarine-withdrawal': { due: withdrawalDue, make: submarinesLeave },
  retreat: { due: retreatDue, make: makeRetreat },
  'raid-damage': { due: raidDue, make: damageBy },
};

/** Those hit leave, apart by who chose them and what hit them. */
const removeMarked = (course: Course, battle: Battle): void => {
  for (const by of ['supporting-shot', 'attack'] as const) {
    for (const chosenBy of ['owner', 'order-of-loss', 'attacker'] as const) {
      const ids = battle.marked.filter((mark) => mark.by === by && mark.chosenBy === chosenBy).map(({ unit }) => unit);
      const units = defendersOf(course.state, battle).filter(({ id }) => ids.includes(id));
      if (units.length > 0) lose(course, battle, units, by, chosenBy);
    }
  }
};

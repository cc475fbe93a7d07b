// The table from the words of a combat program to what is done, and how its rows of data are. A step says whether there
// is anything to do, and does it so far as dice and choices are there; called again, it goes on where it stopped.

import { hasTrait } from '../../board/index.ts';
import type { CombatStep, FireRow, Ruleset } from '../../rulesets/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId, CombatSide, HitBy } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { planesOnly } from './conduct.ts';
import { type PowerFire, throwDice } from './fire.ts';
import { firersIn, inReachOf } from './firing.ts';
import { takeHits } from './hits.ts';
import { intercept, interceptionDue } from './interception.ts';
import { comeAshore } from './landing.ts';
import {
  attackersOf,
  battleOf,
  defendersOf,
  gunsIn,
  isMarked,
  isPlane,
  isShip,
  powersOf,
  siteOf,
  supportersOf,
} from './line-up.ts';
import { removeMarked } from './marks.ts';
import { leavingOf } from './parting.ts';
import { nameOf, type ProgramStep, stepsOf } from './program.ts';
import { damageBy, raidDue } from './raid.ts';
import { submerge, submergingDue } from './submerging.ts';
import { fireOf, gunsAt } from './volleys.ts';
import { submarinesLeave, withdrawalDue } from './withdrawing.ts';

/** Does a step, or goes on with it. */
export type Making = (course: Course, id: BattleId) => Progress;

export interface Step {
  /** What there is to do now, worked out; a step without anything is passed over without a word. */
  readonly due: (course: Course, battle: Battle) => Making | undefined;
  /** Goes on with a step that stopped for dice or somebody's choice. */
  readonly resume: Making;
}

const byPower = (course: Course, battle: Battle, units: readonly Unit[], side: CombatSide): readonly PowerFire[] =>
  powersOf(course.ruleset, units)
    .map((power) => ({
      power,
      fire: fireOf(
        course,
        battle,
        power,
        units.filter((unit) => unit.power === power),
        side,
      ),
    }))
    .filter(({ fire }) => fire.length > 0);

/** A step in which some fire and the other side takes the hits; `note` says what is worth saying once the dice fell. */
const fireStep = (
  role: HitBy,
  fires: (course: Course, battle: Battle) => readonly PowerFire[],
  note: (course: Course, battle: Battle) => void = () => {},
  side?: CombatSide,
): Step => {
  const make = (course: Course, id: BattleId, all: readonly PowerFire[]): Progress => {
    if (throwDice(course, id, role, all, side) === 'waiting') return 'waiting';
    note(course, battleOf(course.state, id));
    return takeHits(course, id);
  };
  return {
    due: (course, battle) => {
      const all = fires(course, battle);
      return all.length === 0 ? undefined : (on, id) => make(on, id, all);
    },
    resume: (course, id) => make(course, id, fires(course, battleOf(course.state, id))),
  };
};

/** A step that looks at the position alone. */
const plainStep = (isDue: (course: Course, battle: Battle) => boolean, make: Making): Step => ({
  due: (course, battle) => (isDue(course, battle) ? make : undefined),
  resume: make,
});

const standing = (course: Course, battle: Battle): readonly Unit[] =>
  defendersOf(course.state, battle).filter((unit) => !isMarked(battle, unit));

/** Rounds in which attacking submarines fire before all others, by word. */
const FIRST_SHOT: { readonly [word in Ruleset['combat']['submarineFirstShot']]: (round: number) => boolean } = {
  'attackers-every-round': () => true,
};

const firesFirst = ({ ruleset }: Course, battle: Battle, { type }: Unit): boolean =>
  hasTrait(ruleset.board, type, 'first-shot') &&
  stepsOf(ruleset, battle, battle.round).includes('submarine-fire') &&
  FIRST_SHOT[ruleset.combat.submarineFirstShot](battle.round);

const firstShooters = (course: Course, battle: Battle): readonly Unit[] =>
  standing(course, battle).some((unit) => isShip(course.ruleset, unit))
    ? attackersOf(course.state, battle).filter((unit) => firesFirst(course, battle, unit))
    : [];

/** No die is thrown where everyone left is marked already: it could hit nothing. */
const attackFirers = (course: Course, battle: Battle): readonly Unit[] =>
  standing(course, battle).length === 0
    ? []
    : attackersOf(course.state, battle).filter((unit) => !firesFirst(course, battle, unit));

const hitsShipsAlone = ({ ruleset }: Course, { type }: Unit): boolean => hasTrait(ruleset.board, type, 'hits-ships');

/** All defenders left, those marked included; those that hit ships alone only if there is a ship to hit. */
const defenceFirers = (course: Course, battle: Battle): readonly Unit[] => {
  const attackers = attackersOf(course.state, battle);
  if (attackers.length === 0) return [];
  const ships = attackers.some((unit) => isShip(course.ruleset, unit));
  return defendersOf(course.state, battle).filter((unit) => ships || !hitsShipsAlone(course, unit));
};

/** Each gun throws one die at each plane; its owner throws, also in an ally's territory (B7.2). */
const gunFire = (course: Course, battle: Battle): readonly PowerFire[] => {
  const guns = gunsIn(course.ruleset, course.state, siteOf(battle));
  const planes = attackersOf(course.state, battle).filter((unit) => isPlane(course.ruleset, unit)).length;
  if (planes === 0) return [];
  return powersOf(course.ruleset, guns).map((power) => ({
    power,
    fire: [gunsAt(course, planes * guns.filter((gun) => gun.power === power).length)],
  }));
};

const noteGuns = (course: Course, battle: Battle): void => {
  course.apply('gun-fires-in-battle');
  const { control } = spaceAt(course.state, siteOf(battle));
  if (gunsIn(course.ruleset, course.state, siteOf(battle)).some(({ power }) => power !== control))
    course.apply('gun-fired-by-owner');
};

const noteMarked = (course: Course, { marked }: Battle): void => {
  if (marked.length > 0)
    course.apply('marked-still-fire', marked.some(({ by }) => by === 'supporting-shot') ? ['shot'] : []);
};

const defenceFire = fireStep('defence', (course, battle) =>
  byPower(course, battle, defenceFirers(course, battle), 'defence'),
);

/** The table. */
const STEPS: { readonly [word in CombatStep]: Step } = {
  'antiaircraft-fire': fireStep('antiaircraft', gunFire, noteGuns),
  'supporting-shot': fireStep(
    'supporting-shot',
    (course, battle) =>
      standing(course, battle).length === 0
        ? []
        : byPower(course, battle, supportersOf(course.state, battle), 'attack'),
    (course) => course.apply('supporting-shot'),
  ),
  'submarine-fire': fireStep('submarine', (course, battle) =>
    byPower(course, battle, firstShooters(course, battle), 'attack'),
  ),
  'attack-fire': fireStep('attack', (course, battle) =>
    byPower(course, battle, attackFirers(course, battle), 'attack'),
  ),
  'defence-fire': {
    due: (course, battle) => {
      const making = defenceFire.due(course, battle);
      const spares = defendersOf(course.state, battle).some((unit) => hitsShipsAlone(course, unit));
      const held = spares && planesOnly(course, battle);
      if (held) course.apply('submarine-spares-planes');
      // Ruling D6: the step counts as made although no die is thrown, or planes could never break off from submarines.
      if (held && making === undefined) course.apply('defence-without-fire');
      if (making === undefined) return undefined;
      return (on, id) => {
        noteMarked(on, battleOf(on.state, id));
        return making(on, id);
      };
    },
    resume: (course, id) => {
      noteMarked(course, battleOf(course.state, id));
      return defenceFire.resume(course, id);
    },
  },
  'remove-marked': plainStep(
    (_, battle) => battle.marked.length > 0,
    (course, id) => {
      removeMarked(course, battleOf(course.state, id));
      return 'done';
    },
  ),
  'submarine-withdrawal': plainStep(withdrawalDue, (course, id) => submarinesLeave(course, battleOf(course.state, id))),
  retreat: plainStep(
    (course, battle) => leavingOf(course).due(course, battle),
    (course, id) => leavingOf(course).make(course, battleOf(course.state, id)),
  ),
  'raid-damage': plainStep(raidDue, (course, id) => damageBy(course, battleOf(course.state, id))),
  'attackers-submerge': plainStep(submergingDue('attack'), submerge('attack')),
  'defenders-submerge': plainStep(submergingDue('defence'), submerge('defence')),
  interception: plainStep(interceptionDue, intercept),
  'come-ashore': plainStep(
    (course, battle) => course.state.turn.landings.some(({ to }) => to === siteOf(battle)),
    (course, id) => {
      comeAshore(course, siteOf(battleOf(course.state, id)));
      return 'done';
    },
  ),
};

/** The roles in which only one side ever fires. */
const ONE_SIDED: ReadonlySet<HitBy> = new Set(['submarine', 'attack', 'defence']);

const rowStep = (row: FireRow): Step =>
  fireStep(
    row.role,
    (course, battle) =>
      inReachOf(course, battle, row, 'shooter').length === 0
        ? []
        : byPower(course, battle, firersIn(course, battle, row), row.fires),
    (course, battle) => {
      course.apply('fires-in-turn', [{ named: row.step }]);
      if (row.fires === 'defence') noteMarked(course, battle);
    },
    ONE_SIDED.has(row.role) ? undefined : row.fires,
  );

const ROWS = new WeakMap<FireRow, Step>();

/** What a step of a program does. */
export const stepOf = (step: ProgramStep): Step => {
  if (typeof step === 'string') return STEPS[step];
  const known = ROWS.get(step);
  if (known !== undefined) return known;
  const made = rowStep(step);
  ROWS.set(step, made);
  return made;
};

/** A step by its name in the program of a battle's round. */
export const stepNamed = (ruleset: Ruleset, battle: Battle, name: string): Step => {
  const step = stepsOf(ruleset, battle, battle.round).find((each) => nameOf(each) === name);
  if (step === undefined) throw new Error(`The battle "${battle.id}" has no step "${name}" in round ${battle.round}.`);
  return stepOf(step);
};

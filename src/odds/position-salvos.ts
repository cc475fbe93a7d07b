// What only hits taken a step at a time ask of a battle of a game: support on land, hits that ships still bear,
// submarines that go under, the fire of each ship that supports a landing.

import { hasTrait } from '../board/index.ts';
import { conductOf } from '../engine/combat/conduct.ts';
import { supportersOf } from '../engine/combat/line-up.ts';
import { bears, strengthOf } from '../engine/combat/strength.ts';
import type { Course } from '../engine/course.ts';
import { attackDiceOf, attackOf, type Battle as Fight, turnOf, type Unit } from '../engine/index.ts';
import { LIFTED } from '../rulesets/unit-values.ts';
import type { Group, Opening } from './battle.ts';
import { submarinePlan } from './prepare.ts';
import { supportIn } from './prepare-salvos.ts';
import { hasSalvos } from './salvo-program.ts';

type Side = 'attack' | 'defence';

/** True for troops that came ashore in the turn, or are to when the battle opens. */
const comesAshore = ({ state }: Course, { kind }: Fight, { id, aboard }: Unit): boolean =>
  kind === 'land' && (aboard !== undefined || turnOf(state, id)?.unloaded !== undefined);

/** What a unit hits at or under by itself: support is counted anew each round. */
const needBy = (course: Course, fight: Fight, unit: Unit, side: Side): Pick<Group, 'need' | 'support'> => {
  const { ruleset, state } = course;
  const { board } = ruleset;
  const isTroop = hasTrait(board, unit.type, 'takes-artillery') || hasTrait(board, unit.type, 'lifts-infantry');
  if (side === 'defence' || fight.kind !== 'land' || !isTroop) return { need: strengthOf(course, fight, unit, side) };
  const ashore = comesAshore(course, fight, unit);
  const plain = attackOf(ruleset, state, unit.power, unit.type);
  const lands = ashore && hasTrait(board, unit.type, 'lands-stronger');
  return { ...supportIn(ruleset, unit.type, ashore), need: lands ? Math.max(LIFTED, plain) : plain };
};

/** What stands in a group of such a battle beside what all groups have; nothing under other rules. */
export const salvoOf = (
  course: Course,
  fight: Fight,
  unit: Unit,
  side: Side,
): Partial<Pick<Group, 'need' | 'support' | 'spare' | 'leaves'>> => {
  const { ruleset, state } = course;
  const { board } = ruleset;
  if (!hasSalvos(ruleset, fight.kind === 'sea' ? 'sea' : 'land')) return {};
  const spare = bears(board, unit) - 1;
  return {
    ...needBy(course, fight, unit, side),
    ...((board.units[unit.type].hits ?? 1) > 1 ? { spare } : {}),
    ...(hasTrait(board, unit.type, 'submerges')
      ? { leaves: submarinePlan(side, conductOf(state, fight, side, unit.power).submarines) }
      : {}),
  };
};

/** The fire of ships that support a landing, where kinds do not hit alike. */
export const supportOf = (course: Course, fight: Fight): Pick<Opening, 'support'> => {
  const { ruleset, state } = course;
  if (!hasSalvos(ruleset, 'land')) return {};
  return {
    support: supportersOf(state, fight).map((ship) => ({
      type: ship.type,
      dice: attackDiceOf(ruleset, state, ship.power, ship.type),
      need: strengthOf(course, fight, ship, 'attack'),
    })),
  };
};

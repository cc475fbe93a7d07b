// Strategic bombing: what the bombers that came through throw is paid by the owner of the complex, so far as his cash
// goes (B16.3).

import { hasTrait } from '../../board/index.ts';
import type { Course } from '../course.ts';
import { strike } from '../phases/damage.ts';
import type { Progress } from '../progress.ts';
import type { Battle } from '../state/battle.ts';
import { spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { attackersOf, powersOf, siteOf } from './line-up.ts';
import { fireOf, SIDES } from './volleys.ts';

/** The enemy complex a raid is about. */
export const complexIn = ({ ruleset, state }: Course, battle: Battle): Unit | undefined =>
  spaceAt(state, siteOf(battle)).units.find(
    ({ type, power }) =>
      hasTrait(ruleset.board, type, 'industry') && areEnemies(ruleset, state, power, state.turn.power),
  );

/** Those who drop bombs: planes that only go along with them drop none. */
const raidersIn = ({ ruleset, state }: Course, battle: Battle): readonly Unit[] =>
  attackersOf(state, battle).filter(({ type }) => hasTrait(ruleset.board, type, 'raids'));

export const raidDue = (course: Course, battle: Battle): boolean =>
  raidersIn(course, battle).length > 0 && complexIn(course, battle) !== undefined;

/** Throws the damage that the owner of the complex takes. */
export const damageBy = (course: Course, battle: Battle): Progress => {
  const complex = complexIn(course, battle);
  const purpose = battle.id;
  if (complex === undefined || battle.rolled.includes(purpose)) return 'done';
  const space = siteOf(battle);
  const attackers = raidersIn(course, battle);
  const fire = powersOf(course.ruleset, attackers).flatMap((power) => {
    const own = attackers.filter((unit) => unit.power === power);
    return fireOf(course, battle, power, own, 'attack').map((each) => ({ ...each, power }));
  });
  const n = fire.reduce((sum, { dice }) => sum + dice, 0);
  const values = course.roll({ purpose, n, sides: SIDES });
  if (values === undefined) return 'waiting';

  const rolled = values.reduce((sum, value) => sum + value, 0);
  let thrown = 0;
  const volleys = fire.map(({ unit, dice, power }) => {
    const own = values.slice(thrown, thrown + dice);
    thrown += dice;
    return { power, unit, need: 0, values: own, hits: 0 };
  });
  course.emit({ type: 'rolled', purpose, role: 'raid', sides: SIDES, volleys, hits: 0, battle: battle.id, space });
  strike(course, rolled, { space, by: 'raid', power: course.state.turn.power, owner: complex.power });
  return 'done';
};

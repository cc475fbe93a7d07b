// Strategic bombing: what the bombers that came through throw is paid by the owner of the complex, so far as his cash
// goes (B16.3).

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { type Ipc, MAIN_PURSE, type Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import type { Battle } from '../state/battle.ts';
import { cashOf, spaceAt } from '../state/queries.ts';
import { areEnemies } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { attackersOf, siteOf } from './line-up.ts';
import { fireOf, SIDES } from './volleys.ts';

/** The enemy complex a raid is about. */
export const complexIn = ({ ruleset, state }: Course, battle: Battle): Unit | undefined =>
  spaceAt(state, siteOf(battle)).units.find(
    ({ type, power }) =>
      hasTrait(ruleset.board, type, 'industry') && areEnemies(ruleset, state, power, state.turn.power),
  );

export const raidDue = (course: Course, battle: Battle): boolean =>
  attackersOf(course.state, battle).length > 0 && complexIn(course, battle) !== undefined;

/** What the owner of a complex pays for the pips that strike it, by word. */
const DAMAGE: { readonly [word in Ruleset['income']['raidDamage']]: (pips: number, cash: Ipc) => Ipc } = {
  'cash-at-once': Math.min,
};

export const damageFrom = ({ ruleset, state }: Course, owner: Power, pips: number): Ipc =>
  DAMAGE[ruleset.income.raidDamage](pips, cashOf(state, owner));

/** Throws the damage and takes it from the owner's cash. */
export const damageBy = (course: Course, battle: Battle): Progress => {
  const complex = complexIn(course, battle);
  const purpose = battle.id;
  if (complex === undefined || battle.rolled.includes(purpose)) return 'done';
  const space = siteOf(battle);
  const { power } = course.state.turn;
  const fire = fireOf(course, battle, power, attackersOf(course.state, battle), 'attack');
  const n = fire.reduce((sum, { dice }) => sum + dice, 0);
  const values = course.roll({ purpose, n, sides: SIDES });
  if (values === undefined) return 'waiting';

  const rolled = values.reduce((sum, value) => sum + value, 0);
  const damage = damageFrom(course, complex.power, rolled);
  if (damage < rolled) course.apply('damage-limited-by-cash');
  course.apply('raid-hits-cash');
  let thrown = 0;
  const volleys = fire.map(({ unit, dice }) => {
    const own = values.slice(thrown, thrown + dice);
    thrown += dice;
    return { power, unit, need: 0, values: own, hits: 0 };
  });
  course.emit({ type: 'rolled', purpose, role: 'raid', sides: SIDES, volleys, hits: 0, battle: battle.id, space });
  if (damage > 0)
    course.emit({ type: 'paid', power: complex.power, purse: MAIN_PURSE, ipc: damage, for: 'raid', space });
  course.emit({ type: 'industry-bombed', space, power, owner: complex.power, damage, by: 'raid' });
  return 'done';
};

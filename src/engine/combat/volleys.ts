// Units that fire together: how many dice they need, and what the faces mean. Low luck adds the values up, takes the
// whole sixes as sure hits and throws one die for the rest; units whose hits fall elsewhere are summed apart.

import { type Power, TECHNOLOGIES, type Technology, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EffectCode } from '../effect.ts';
import type { Volley } from '../events/combat.ts';
import type { Unit } from '../state/unit.ts';
import { attackDiceOf, attackOf, defenceOf, technologiesOf } from '../state/values.ts';

/** Faces of a combat die. */
export const SIDES = 6;

/** Dice of one type of unit that hit alike. */
export interface Fire {
  readonly unit: UnitType;
  readonly dice: number;
  readonly need: number;
  /** Whether planes are safe from it. */
  readonly at: 'all' | 'ships';
}

export interface Salvo {
  /** Dice to ask for; 0 if all is sure. */
  readonly dice: number;
  /** What `dice` faces mean. */
  read(values: readonly number[]): { readonly volleys: Volley[]; readonly hits: number; readonly shipsOnly: number };
}

const ATTACK_EFFECTS: { readonly [technology in Technology]?: EffectCode } = {
  'super-submarines': 'super-submarines',
  'heavy-bombers': 'heavy-bombers',
};

/** Notes the technologies that change what a unit does. */
const noteTechnology = (course: Course, power: Power, unit: UnitType, side: 'attack' | 'defence'): void => {
  const owned = technologiesOf(course.state, power);
  for (const technology of TECHNOLOGIES.filter((each) => owned.includes(each))) {
    const effect = course.ruleset.research.effects[technology];
    if (side === 'defence' && effect.defence?.[unit] !== undefined) course.apply('jet-power');
    const code = ATTACK_EFFECTS[technology];
    const attacks = effect.attack?.[unit] !== undefined || effect.attackDice?.[unit] !== undefined;
    if (side === 'attack' && attacks && code !== undefined) course.apply(code);
  }
};

/** The fire of one power's units, lowest hit number first (B11.1); those that cannot hit throw no die. */
export const fireOf = (
  course: Course,
  power: Power,
  units: readonly Unit[],
  side: 'attack' | 'defence',
): readonly Fire[] => {
  const { ruleset, state } = course;
  return UNIT_TYPES.flatMap((unit): readonly Fire[] => {
    const count = units.filter(({ type }) => type === unit).length;
    const need = (side === 'attack' ? attackOf : defenceOf)(ruleset, state, power, unit);
    if (count === 0 || need === 0) return [];
    noteTechnology(course, power, unit, side);
    const dice = count * (side === 'attack' ? attackDiceOf(ruleset, state, power, unit) : 1);
    const at = unit === 'submarine' && ruleset.combat.submarineTargets === 'ships' ? 'ships' : 'all';
    return [{ unit, dice, need, at }];
  }).sort((a, b) => a.need - b.need);
};

const hitsAmong = (values: readonly number[], need: number): number => values.filter((value) => value <= need).length;

const byDice = (power: Power, fire: readonly Fire[]): Salvo => ({
  dice: fire.reduce((sum, { dice }) => sum + dice, 0),
  read: (values) => {
    let taken = 0;
    const volleys = fire.map(({ unit, dice, need }): Volley => {
      const own = values.slice(taken, taken + dice);
      taken += dice;
      return { power, unit, need, values: own, hits: hitsAmong(own, need) };
    });
    const shipsOnly = fire.reduce((sum, { at }, index) => sum + (at === 'ships' ? (volleys[index]?.hits ?? 0) : 0), 0);
    return { volleys, hits: volleys.reduce((sum, { hits }) => sum + hits, 0), shipsOnly };
  },
});

const byLowLuck = (power: Power, fire: readonly Fire[]): Salvo => {
  const groups = (['ships', 'all'] as const).flatMap((at) => {
    const own = fire.filter((each) => each.at === at);
    const total = own.reduce((sum, { dice, need }) => sum + dice * need, 0);
    return total === 0 ? [] : [{ at, own, sure: Math.floor(total / SIDES), rest: total % SIDES }];
  });
  return {
    dice: groups.filter(({ rest }) => rest > 0).length,
    read: (values) => {
      const faces = values[Symbol.iterator]();
      const volleys = groups.map(({ own, sure, rest }): Volley => {
        const face = rest > 0 ? faces.next().value : undefined;
        const thrown = face === undefined ? [] : [face];
        const [only] = own.length === 1 ? own : [];
        return {
          power,
          ...(only === undefined ? {} : { unit: only.unit }),
          need: rest,
          values: thrown,
          ...(sure === 0 ? {} : { sure }),
          hits: sure + hitsAmong(thrown, rest),
        };
      });
      const shipsOnly = groups.reduce(
        (sum, { at }, index) => sum + (at === 'ships' ? (volleys[index]?.hits ?? 0) : 0),
        0,
      );
      return { volleys, hits: volleys.reduce((sum, { hits }) => sum + hits, 0), shipsOnly };
    },
  };
};

/** The dice of one power's fire under the game's option. */
export const salvoOf = (course: Course, power: Power, fire: readonly Fire[]): Salvo =>
  course.state.options.luck === 'low-luck' ? byLowLuck(power, fire) : byDice(power, fire);

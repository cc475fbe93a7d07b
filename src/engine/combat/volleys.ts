// Units that fire together: how many dice they need, and what the faces mean. Low luck adds the values up, takes the
// whole sixes as sure hits and throws one die for the rest; units whose hits fall elsewhere are summed apart.

import { hasTrait, typesWith } from '../../board/index.ts';
import type { AimRow } from '../../rulesets/index.ts';
import { type Power, TECHNOLOGIES, type Technology, type UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { EffectCode } from '../effect.ts';
import type { Claim, Volley } from '../events/combat.ts';
import type { Battle, CombatSide } from '../state/battle.ts';
import type { Unit } from '../state/unit.ts';
import { attackDiceOf, technologiesOf } from '../state/values.ts';
import { type Aimed, aimOf, claimsOf, sortsOf } from './aims.ts';
import { huntingIn } from './line-up.ts';
import { strengthOf } from './strength.ts';

/** Faces of a combat die. */
export const SIDES = 6;

/** Dice of one type of unit that hit alike. */
export interface Fire {
  readonly unit: UnitType;
  readonly dice: number;
  readonly need: number;
  /** Whether planes are safe from it. */
  readonly at: 'all' | 'ships';
  /** Whom its hits take, where the ruleset says so by kind of unit. */
  readonly aim?: Aimed;
}

/** What faces mean. */
export interface Reading {
  readonly volleys: Volley[];
  readonly hits: number;
  readonly shipsOnly: number;
  readonly claims?: Claim[];
}

export interface Salvo {
  /** Dice to ask for; 0 if all is sure. */
  readonly dice: number;
  /** What `dice` faces mean. */
  read(values: readonly number[]): Reading;
}

const ATTACK_EFFECTS: { readonly [technology in Technology]?: EffectCode } = {
  'super-submarines': 'super-submarines',
  'heavy-bombers': 'heavy-bombers',
};

/** Notes the technologies that change what a unit does. */
const noteTechnology = (course: Course, power: Power, unit: UnitType, side: CombatSide): void => {
  const owned = technologiesOf(course.state, power);
  for (const technology of TECHNOLOGIES.filter((each) => owned.includes(each))) {
    const effect = course.ruleset.research.effects[technology];
    if (side === 'defence' && effect.defence?.[unit] !== undefined) course.apply('jet-power');
    const code = ATTACK_EFFECTS[technology];
    const attacks = effect.attack?.[unit] !== undefined || effect.attackDice?.[unit] !== undefined;
    if (side === 'attack' && attacks && code !== undefined) course.apply(code);
  }
};

/** The fire of one power's units in a battle, lowest hit number first (B11.1); those that cannot hit throw no die. */
export const fireOf = (
  course: Course,
  battle: Battle,
  power: Power,
  units: readonly Unit[],
  side: CombatSide,
): readonly Fire[] => {
  const { ruleset, state } = course;
  const { board, combat } = ruleset;
  return board.roster
    .flatMap((type): readonly Fire[] => {
      const firing = units
        .filter((unit) => unit.type === type)
        .map((unit) => strengthOf(course, battle, unit, side))
        .filter((need) => need > 0);
      if (firing.length === 0) return [];
      noteTechnology(course, power, type, side);
      const each = side === 'attack' ? attackDiceOf(ruleset, state, power, type) : 1;
      const at = combat.submarineTargets === 'ships' && hasTrait(board, type, 'hits-ships') ? 'ships' : 'all';
      const aim = aimOf(ruleset, type, side, huntingIn(course, battle, side));
      const fire = { unit: type, at, ...(aim === undefined ? {} : { aim }) } as const;
      return [...new Set(firing)].map((need) => ({
        ...fire,
        need,
        dice: each * firing.filter((other) => other === need).length,
      }));
    })
    .sort((a, b) => a.need - b.need);
};

const hitsAmong = (values: readonly number[], need: number): number => values.filter((value) => value <= need).length;

const sumOf = (volleys: readonly Volley[]): number => volleys.reduce((sum, { hits }) => sum + hits, 0);

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
    const read = { volleys, hits: sumOf(volleys), shipsOnly };
    if (fire.every(({ aim }) => aim === undefined)) return read;
    const claims = fire.flatMap(({ unit, need, aim }, index) =>
      aim === undefined ? [] : claimsOf(unit, need, aim, volleys[index]?.values ?? []),
    );
    return { ...read, claims };
  },
});

/** Fire that is summed up together under low luck, each with the pips it adds. */
interface Sum {
  readonly at: Fire['at'];
  readonly parts: readonly { readonly fire: Fire; readonly pips: number }[];
  readonly row?: AimRow;
  readonly place: number;
}

const plainSums = (fire: readonly Fire[]): readonly Sum[] =>
  (['ships', 'all'] as const).map((at) => ({
    at,
    parts: fire.filter((each) => each.at === at).map((each) => ({ fire: each, pips: each.dice * each.need })),
    place: 0,
  }));

/**
 * Hits of each sort are summed apart, a pip for each face of a die that makes such a hit: six dice that choose on a 1
 * are one choice for sure, and their other hitting faces are a sum of their own. No text says what low luck is to 1s
 * that choose; so every sort of hit comes to its average, and each throws at most one die.
 */
const sumsBySort = (fire: readonly Fire[]): readonly Sum[] => {
  const sums = new Map<string, Sum>();
  for (const each of fire) {
    for (const { row, faces, place } of each.aim === undefined ? [] : sortsOf(each.need, each.aim)) {
      const key = JSON.stringify([row.at, row.by]);
      const sum = sums.get(key) ?? { at: 'all', parts: [], row, place };
      const parts = [...sum.parts, { fire: each, pips: each.dice * faces.length }];
      sums.set(key, { ...sum, parts, place: Math.min(sum.place, place) });
    }
  }
  return [...sums.values()].sort((a, b) => a.place - b.place);
};

const byLowLuck = (power: Power, fire: readonly Fire[]): Salvo => {
  const aimed = fire.some(({ aim }) => aim !== undefined);
  const groups = (aimed ? sumsBySort(fire) : plainSums(fire)).flatMap((sum) => {
    const total = sum.parts.reduce((pips, part) => pips + part.pips, 0);
    const [first, ...others] = sum.parts;
    const only = first === undefined || others.length > 0 ? {} : { unit: first.fire.unit };
    return total === 0 ? [] : [{ ...sum, only, sure: Math.floor(total / SIDES), rest: total % SIDES }];
  });
  return {
    dice: groups.filter(({ rest }) => rest > 0).length,
    read: (values) => {
      const faces = values[Symbol.iterator]();
      const volleys = groups.map(({ only, sure, rest }): Volley => {
        const face = rest > 0 ? faces.next().value : undefined;
        const thrown = face === undefined ? [] : [face];
        return {
          power,
          ...only,
          need: rest,
          values: thrown,
          ...(sure === 0 ? {} : { sure }),
          hits: sure + hitsAmong(thrown, rest),
        };
      });
      const hitsOf = (index: number): number => volleys[index]?.hits ?? 0;
      const shipsOnly = groups.reduce((sum, { at }, index) => sum + (at === 'ships' ? hitsOf(index) : 0), 0);
      const read = { volleys, hits: sumOf(volleys), shipsOnly };
      if (!aimed) return read;
      const claims = groups.flatMap(({ only, row, place }, index): readonly Claim[] =>
        row === undefined || hitsOf(index) === 0
          ? []
          : [{ ...only, hits: hitsOf(index), at: row.at.map((kinds) => [...kinds]), by: row.by, place }],
      );
      return { ...read, claims };
    },
  };
};

/** Antiaircraft fire of so many dice. */
export const gunsAt = ({ ruleset: { board, combat } }: Course, dice: number): Fire => {
  const [unit] = typesWith(board, 'antiaircraft');
  if (unit === undefined) throw new Error(`No kind of unit of the board ${board.id} fires at planes.`);
  return { unit, dice, need: combat.antiaircraftHit, at: 'all' };
};

/** The dice of one power's fire under the game's option. */
export const salvoOf = (course: Course, power: Power, fire: readonly Fire[]): Salvo =>
  course.state.options.luck === 'low-luck' ? byLowLuck(power, fire) : byDice(power, fire);

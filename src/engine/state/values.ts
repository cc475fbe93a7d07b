// What a unit is worth in its power's hands now: board values with the technologies that are in force.

import type { Ruleset, TechnologyEffect } from '../../rulesets/index.ts';
import { best, diceOf, needOf } from '../../rulesets/unit-values.ts';
import type { Ipc, Power, Technology, UnitType } from '../../vocab/index.ts';
import { isActing } from './queries.ts';
import type { GameState } from './state.ts';

/** Technologies in force: with `after-turn`, those gained this turn do not count yet. */
export const technologiesOf = (state: GameState, power: Power): readonly Technology[] =>
  state.options.technologyStarts === 'after-turn' && isActing(state, power)
    ? state.turn.startTechnology[power]
    : state.technology[power];

const effectsOf = (ruleset: Ruleset, state: GameState, power: Power): readonly TechnologyEffect[] =>
  technologiesOf(state, power).map((technology) => ruleset.research.effects[technology]);

/** The face at or under which a unit hits when it attacks; 0: it does not. */
export const attackOf = (ruleset: Ruleset, state: GameState, power: Power, type: UnitType): number =>
  needOf(ruleset, technologiesOf(state, power), 'attack', type);

/** The face at or under which a unit hits when it defends. */
export const defenceOf = (ruleset: Ruleset, state: GameState, power: Power, type: UnitType): number => {
  const printed = needOf(ruleset, technologiesOf(state, power), 'defence', type);
  return isSurprised(ruleset, state, power) ? Math.min(printed, surpriseIn(ruleset)) : printed;
};

const surpriseIn = ({ combat: { surprise } }: Ruleset): number =>
  surprise === 'none' ? Number.POSITIVE_INFINITY : surprise.atMost;

/** True while the turn under way finds a power unprepared. */
export const isSurprised = ({ combat: { surprise } }: Ruleset, state: GameState, power: Power): boolean =>
  surprise !== 'none' &&
  state.round === surprise.round &&
  state.turn.power === surprise.turnOf &&
  surprise.defenders.includes(power);

/** Movement points a turn. */
export const moveOf = (ruleset: Ruleset, state: GameState, power: Power, type: UnitType): number =>
  best(
    ruleset.board.units[type].move,
    effectsOf(ruleset, state, power).map(({ move }) => move?.[type]),
  );

/** Dice one attacking unit throws. */
export const attackDiceOf = (ruleset: Ruleset, state: GameState, power: Power, type: UnitType): number =>
  diceOf(ruleset, technologiesOf(state, power), 'attack', type);

/** Price of a new unit in IPC. */
export const costOf = (ruleset: Ruleset, state: GameState, power: Power, type: UnitType): Ipc =>
  ruleset.board.units[type].cost -
  effectsOf(ruleset, state, power).reduce((sum, { discount }) => sum + (discount ?? 0), 0);

/** Spaces a rocket of the power reaches; 0: it has none. */
export const rocketRangeOf = (ruleset: Ruleset, state: GameState, power: Power): number =>
  best(
    0,
    effectsOf(ruleset, state, power).map(({ rocketRange }) => rocketRange),
  );

// The odds of battles that were fought, step by step along the events of a turn: what was to be expected before the
// first die and after each round. What the dice gave against it is for `stats` to say.

import {
  areFriends,
  type BattleId,
  type EventOf,
  evolve,
  type Battle as Fight,
  type GameEvent,
  type GameState,
  isCombatUnit,
  spaceAt,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Ipc, SpaceId } from '../vocab/index.ts';
import type { Battle } from './battle.ts';
import { solveSteps } from './by-steps.ts';
import { coverageOf } from './coverage.ts';
import { oddsOf } from './of-game.ts';
import type { Outcome, Result } from './outcome.ts';
import { battleOf, betweenRounds } from './position.ts';
import { type Memo, solve } from './solve.ts';

/** The opening or a round that was fought. */
interface StoryStep {
  /** 0: guns and supporting shots. */
  readonly round: number;
  /** The odds from here on; certain when the battle is over. Battles that are tried out have no step before that. */
  readonly after: Outcome;
}

export interface BattleStory {
  readonly battle: BattleId;
  readonly space: SpaceId;
  /** As it stood before the first die. */
  readonly position: Battle;
  readonly before: Outcome;
  readonly steps: readonly StoryStep[];
  /** Lost so far, in IPC; cargo included, fighters that find no place to land afterwards not. */
  readonly lost: { readonly attacker: Ipc; readonly defender: Ipc };
  /** Undefined while it goes on. */
  readonly result?: Result;
}

type Pair = { readonly attacker: Ipc; readonly defender: Ipc };

/** A battle as it is followed. */
interface Track {
  readonly id: BattleId;
  readonly space: SpaceId;
  readonly start: Battle;
  readonly before: Outcome;
  /** Dice or sure hits fell since the last step ended. */
  fired: 'yes' | 'no';
  lost: Pair;
  result?: Result;
  readonly steps: StoryStep[];
}

const certain = (result: Result, taken: number): Outcome => ({
  chance: { attacker: 0, defender: 0, nobody: 0, retreat: 0, [result]: 1 },
  taken,
  rounds: 0,
  lost: { attacker: 0, defender: 0 },
  ends: [],
});

const RESULT_OF: { readonly [outcome in EventOf<'battle-ended'>['outcome']]?: Result } = {
  attacker: 'attacker',
  defender: 'defender',
  nobody: 'nobody',
  retreat: 'retreat',
};

const findFight = (state: GameState, id: BattleId): Fight | undefined =>
  state.turn.battles.find((battle) => battle.id === id);

/** True if infantry or armor of the attackers stands in the battle. */
const holdsGround = (ruleset: Ruleset, state: GameState, fight: Fight, space: SpaceId): boolean =>
  spaceAt(state, space).units.some(
    (unit) =>
      fight.attackers.includes(unit.id) &&
      ruleset.board.units[unit.type].domain === 'land' &&
      isCombatUnit(ruleset, unit),
  );

/**
 * Follows all battles of a turn, or of several. Raids are left out, and battles that cannot be worked out
 * (`coverageOf`).
 *
 * @param start the position before the first of the events
 * @param events what happened, in order, from entries that stand: nothing voided, no `rewound`
 * @param memo keeps what was solved before; worth its price where the same battles are looked at again
 * @returns the battles in the order in which they were opened
 */
export const followBattles = (
  ruleset: Ruleset,
  start: GameState,
  events: readonly GameEvent[],
  memo?: Memo,
): readonly BattleStory[] => {
  const tracks: Track[] = [];
  // An id comes back in later turns; it means the newest battle of that name.
  const newest = new Map<BattleId, Track>();
  let state = start;

  const endStep = (track: Track, fight: Fight, result: Result | undefined): void => {
    const goesOn = result === undefined ? betweenRounds(ruleset, state, fight, fight.round) : undefined;
    const after =
      goesOn === undefined
        ? certain(result ?? 'nobody', result === 'attacker' && holdsGround(ruleset, state, fight, track.space) ? 1 : 0)
        : // Trying it out anew after every round would take long and tell little.
          goesOn.steps === 'rows'
          ? solveSteps(ruleset, goesOn)
          : solve(goesOn, memo);
    if (after !== undefined) track.steps.push({ round: fight.round, after });
    track.fired = 'no';
  };

  const lose = ({ units }: EventOf<'units-lost'>, track: Track): void => {
    const { attacker, defender } = track.lost;
    const cost = (friends: boolean): Ipc =>
      units.reduce(
        (sum, { power, type, ids }) =>
          areFriends(ruleset, state, power, state.turn.power) === friends
            ? sum + ids.length * ruleset.board.units[type].cost
            : sum,
        0,
      );
    track.lost = { attacker: attacker + cost(true), defender: defender + cost(false) };
  };

  for (const event of events) {
    const id = 'battle' in event ? event.battle : undefined;
    const track = id === undefined ? undefined : newest.get(id);
    const fight = id === undefined ? undefined : findFight(state, id);
    if (track !== undefined && fight !== undefined) {
      if (event.type === 'step-began' && event.round > fight.round && track.fired === 'yes')
        endStep(track, fight, undefined);
      else if (event.type === 'rolled') track.fired = 'yes';
      else if (event.type === 'units-lost') lose(event, track);
      else if (event.type === 'battle-ended') {
        const result = RESULT_OF[event.outcome];
        if (result !== undefined) {
          endStep(track, fight, result);
          track.result = result;
        }
      }
    }
    state = evolve(state, event);
    if (event.type !== 'battle-opened') continue;
    const opened = findFight(state, event.battle);
    if (opened === undefined || coverageOf(opened.kind, opened) !== 'covered') continue;
    const position = betweenRounds(ruleset, state, opened, 0);
    const [space] = opened.spaces;
    const before = position === undefined ? undefined : oddsOf(ruleset, state, event.battle, position, { memo });
    if (position === undefined || before === undefined || space === undefined) continue;
    const begun: Track = {
      id: event.battle,
      space,
      start: position,
      before,
      fired: 'no',
      lost: { attacker: 0, defender: 0 },
      steps: [],
    };
    tracks.push(begun);
    newest.set(event.battle, begun);
  }
  for (const track of newest.values()) {
    const fight = findFight(state, track.id);
    const stands = battleOf(ruleset, state, track.id);
    if (fight !== undefined && track.fired === 'yes' && stands?.fought === fight.round)
      endStep(track, fight, undefined);
  }
  return tracks.map(({ id, space, start: position, before, steps, lost, result }) => ({
    battle: id,
    space,
    position,
    before,
    steps,
    lost,
    ...(result === undefined ? {} : { result }),
  }));
};

// The odds of battles that were fought, step by step along the events of a turn: what was to be expected before the first
// die and after each round, what the dice gave, and what the players' own choices did to it.

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
import { advance, NO_HITS, type StepHits } from './advance.ts';
import type { Battle } from './battle.ts';
import type { Outcome, Result } from './outcome.ts';
import { battleOf, betweenRounds } from './position.ts';
import { type Memo, newMemo, solve } from './solve.ts';

/**
 * The opening or a round that was fought.
 *
 * The worth of a position is what the attacker may expect of it: IPC the defender loses less IPC the attacker loses, over
 * the whole battle, by the plans in force. `luck` is the worth after the dice less the worth before them, with losses and
 * exits as those plans would have it; `choice` is what was gained or lost against the plans by losses chosen otherwise, a
 * retreat or a change of plan. Both are the attacker's; the defender's are their opposites. As in backgammon, where the
 * luck of a roll is the equity after it less the equity before, luck is nil on average, and over a battle luck and choice
 * add up to the difference between what it brought and what it promised.
 */
export interface StoryStep {
  /** 0: guns and supporting shots. */
  readonly round: number;
  /** The odds from here on; certain when the battle is over. */
  readonly after: Outcome;
  readonly luck: Ipc;
  readonly choice: Ipc;
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
  /** Sums over the steps. */
  readonly luck: Ipc;
  readonly choice: Ipc;
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
  position: Battle | undefined;
  hits: StepHits;
  /** Dice or sure hits fell since the last step ended. */
  fired: 'yes' | 'no';
  lost: Pair;
  lostBefore: Pair;
  result?: Result;
  readonly steps: StoryStep[];
}

const swing = ({ attacker, defender }: Pair): Ipc => defender - attacker;

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

const withHits = (hits: StepHits, { role, hits: count, shipsOnly = 0 }: EventOf<'rolled'>): StepHits => {
  if (role === 'defence')
    return { ...hits, defence: { all: hits.defence.all + count, ships: hits.defence.ships + shipsOnly } };
  if (role === 'antiaircraft' || role === 'supporting-shot' || role === 'submarine' || role === 'attack')
    return { ...hits, [role]: hits[role] + count };
  return hits;
};

const findFight = (state: GameState, id: BattleId): Fight | undefined =>
  state.turn.battles.find((battle) => battle.id === id);

/** True if infantry or armor of the attackers stands in the battle. */
const holdsGround = (ruleset: Ruleset, state: GameState, fight: Fight, space: SpaceId): boolean =>
  spaceAt(state, space).units.some(
    (unit) =>
      fight.attackers.includes(unit.id) && ruleset.board.units[unit.type].domain === 'land' && isCombatUnit(unit),
  );

/**
 * Follows all battles of a turn, or of several, raids left out.
 *
 * @param start the position before the first of the events
 * @param events what happened, in order, from entries that stand: nothing voided, no `rewound`
 * @param memo shared between calls, it keeps what was solved before
 * @returns the battles in the order in which they were opened
 */
export const followBattles = (
  ruleset: Ruleset,
  start: GameState,
  events: readonly GameEvent[],
  memo: Memo = newMemo(),
): readonly BattleStory[] => {
  const tracks: Track[] = [];
  // An id comes back in later turns; it means the newest battle of that name.
  const newest = new Map<BattleId, Track>();
  let state = start;

  const endStep = (track: Track, fight: Fight, result: Result | undefined): void => {
    const { position } = track;
    if (position === undefined) return;
    const isThrown = track.fired === 'yes';
    const planned = isThrown
      ? advance(position, fight.round === 0 ? 'opening' : 'round', track.hits)
      : { battle: position, lost: { attacker: 0, defender: 0 } };
    const goesOn = result === undefined ? betweenRounds(ruleset, state, fight, fight.round) : undefined;
    const after =
      goesOn === undefined
        ? certain(result ?? 'nobody', result === 'attacker' && holdsGround(ruleset, state, fight, track.space) ? 1 : 0)
        : solve(goesOn, memo);
    const worth = {
      before: swing(solve(position, memo).lost),
      dice: swing(planned.lost) + (planned.battle === undefined ? 0 : swing(solve(planned.battle, memo).lost)),
      now: swing(track.lost) - swing(track.lostBefore) + swing(after.lost),
    };
    track.steps.push({
      round: fight.round,
      after,
      luck: worth.dice - worth.before,
      choice: worth.now - worth.dice,
    });
    track.position = goesOn;
    track.hits = NO_HITS;
    track.fired = 'no';
    track.lostBefore = track.lost;
  };

  const lose = ({ units }: EventOf<'units-lost'>, track: Track): void => {
    const { attacker, defender } = track.lost;
    const cost = (friends: boolean): Ipc =>
      units.reduce(
        (sum, { power, type, ids }) =>
          areFriends(ruleset, power, state.turn.power) === friends
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
      else if (event.type === 'rolled') {
        track.hits = withHits(track.hits, event);
        track.fired = 'yes';
      } else if (event.type === 'units-lost') lose(event, track);
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
    const position = opened === undefined ? undefined : betweenRounds(ruleset, state, opened, 0);
    const [space] = opened?.spaces ?? [];
    if (position === undefined || space === undefined) continue;
    const begun: Track = {
      id: event.battle,
      space,
      start: position,
      before: solve(position, memo),
      position,
      hits: NO_HITS,
      fired: 'no',
      lost: { attacker: 0, defender: 0 },
      lostBefore: { attacker: 0, defender: 0 },
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
    luck: steps.reduce((sum, { luck }) => sum + luck, 0),
    choice: steps.reduce((sum, { choice }) => sum + choice, 0),
    ...(result === undefined ? {} : { result }),
  }));
};

/** The attacker's chance to win before the first die and after each step, in the order fought. */
export const chanceAfter = ({ before, steps }: BattleStory): readonly number[] => [
  before.chance.attacker,
  ...steps.map(({ after }) => after.chance.attacker),
];

// The chances of the battles of a turn as a reader wants them: who was to win before the first die, what was to be left
// and lost, and how the chance to win went from round to round. Where they cannot be told, why.

import { evolve, type GameEvent, type GameState } from '../../engine/index.ts';
import {
  type Basis,
  type Battle,
  battleOf,
  type Coverage,
  coverageOf,
  type Force,
  followBattles,
  type Outcome,
  oddsOf,
  type RaidOdds,
  type Result,
  raidOdds,
  unitsOf,
  worthOf,
} from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countTotal, type Ipc, type UnitCounts } from '../../vocab/index.ts';

/** Something for each side of a battle. */
export interface BothSides<T> {
  readonly attacker: T;
  readonly defender: T;
}

/** What is to be expected of a battle. */
interface Prospect {
  /** The chance of each result; together 1. */
  readonly chance: { readonly [result in Result]: number };
  /** The chance that infantry or armor is there to take the territory; 0 at sea. */
  readonly taken: number;
  readonly rounds: number;
  /** Units left on average; those that leave are left. */
  readonly left: BothSides<number>;
  /** IPC lost on average. */
  readonly lost: BothSides<Ipc>;
  /** What the numbers rest on; absent: they are exact, whatever falls. */
  readonly rests?: Basis;
}

/** A battle with its chances. */
export interface FoughtChances {
  readonly kind: 'battle';
  readonly at: Battle['kind'];
  /** As it stood before the first die. */
  readonly position: Battle;
  readonly before: Prospect;
  /** Units of both sides as it opened. */
  readonly units: BothSides<number>;
  /** What they cost new with their cargo, in IPC. */
  readonly worth: BothSides<Ipc>;
  /** The attacker's chance to win after guns and shots (round 0) and after each round. */
  readonly steps: readonly { readonly round: number; readonly chance: number }[];
  /** A sea battle comes first; the chances are those if it costs no transport. */
  readonly supposes?: 'sea-battle-won';
}

interface RaidChances extends RaidOdds {
  readonly kind: 'raid';
}

interface NoChances {
  readonly kind: 'untold';
  readonly why: Exclude<Coverage, 'covered'>;
}

export type BattleChances = FoughtChances | RaidChances | NoChances;

export type TurnChances = { readonly [battle: string]: BattleChances };

const average = (ends: Outcome['ends'], units: (end: Outcome['ends'][number]) => UnitCounts): number =>
  ends.reduce((sum, end) => sum + end.chance * countTotal(units(end)), 0);

/** An outcome in short. */
const prospectOf = ({ chance, taken, rounds, lost, ends, rests }: Outcome): Prospect => ({
  chance,
  taken,
  rounds,
  left: {
    attacker: average(ends, ({ attackers }) => attackers),
    defender: average(ends, ({ defenders }) => defenders),
  },
  lost,
  ...(rests === undefined ? {} : { rests }),
});

const eachSide = <T>({ attacker, defender }: Battle, of: (force: Force) => T) => ({
  attacker: of(attacker),
  defender: of(defender),
});

const about = (battle: Battle): Pick<FoughtChances, 'at' | 'position' | 'units' | 'worth'> => ({
  at: battle.kind,
  position: battle,
  units: eachSide(battle, (force) => countTotal(unitsOf(force))),
  worth: eachSide(battle, worthOf),
});

/** Battles that are declared and not opened, as they would be fought now. */
const declaredIn = (ruleset: Ruleset, state: GameState): TurnChances => {
  const found: { [battle: string]: BattleChances } = {};
  for (const { id, kind, status, after, ...fight } of state.turn.battles) {
    if (status !== 'declared') continue;
    const raid = raidOdds(ruleset, state, id);
    if (raid !== undefined) found[id] = { kind: 'raid', ...raid };
    const position =
      kind !== 'raid' && coverageOf(kind, fight) === 'covered' ? battleOf(ruleset, state, id) : undefined;
    const before = position === undefined ? undefined : oddsOf(ruleset, state, id, position);
    if (position === undefined || before === undefined) continue;
    const first = state.turn.battles.some(
      (other) => after.includes(other.id) && other.kind === 'sea' && other.status !== 'ended',
    );
    found[id] = {
      kind: 'battle',
      ...about(position),
      before: prospectOf(before),
      steps: [],
      ...(first ? { supposes: 'sea-battle-won' } : {}),
    };
  }
  return found;
};

/** Raids as they opened, and why of other battles nothing can be told. */
const besideBattles = (ruleset: Ruleset, start: GameState, events: readonly GameEvent[]): TurnChances => {
  const found: { [battle: string]: BattleChances } = {};
  let state = start;
  for (const event of events) {
    state = evolve(state, event);
    if (event.type !== 'battle-opened') continue;
    const raid = event.kind === 'raid' ? raidOdds(ruleset, state, event.battle) : undefined;
    const all = (groups: typeof event.attackers) => groups.flatMap(({ ids }) => ids);
    const why = coverageOf(event.kind, { attackers: all(event.attackers), defenders: all(event.defenders) });
    if (raid !== undefined) found[event.battle] = { kind: 'raid', ...raid };
    else if (why !== 'covered') found[event.battle] = { kind: 'untold', why };
  }
  return found;
};

/**
 * The chances of all battles and raids of a turn, by the battle's id.
 *
 * @param start the position before the first of the events
 * @param events what happened, in order, from entries that stand
 * @param end the position they lead to: battles still to be fought stand there
 */
export const chancesOf = (
  ruleset: Ruleset,
  start: GameState,
  events: readonly GameEvent[],
  end: GameState,
): TurnChances => {
  const fought = followBattles(ruleset, start, events).map(({ battle, position, before, steps }) => {
    const chances: FoughtChances = {
      kind: 'battle',
      ...about(position),
      before: prospectOf(before),
      steps: steps.map(({ round, after }) => ({ round, chance: after.chance.attacker })),
    };
    return [battle, chances] as const;
  });
  return {
    ...declaredIn(ruleset, end),
    ...besideBattles(ruleset, start, events),
    ...Object.fromEntries(fought),
  };
};

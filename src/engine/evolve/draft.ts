// The state a fold is making. It is a copy of the state given, changed in place until it is handed out; what both share
// is copied before its first change. So a fold over an entry copies what it changes once, and what it was given stays
// as it is.

import type { SpaceId, UnitId } from '../../vocab/index.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import type { GameState, SpaceState, TurnState } from '../state/state.ts';
import type { UnitTurn } from '../state/unit.ts';
import { Notes } from './notes.ts';

/** Fields may be put anew; what they hold stays locked. */
type Open<T> = { -readonly [key in keyof T]: T[key] };

export type OpenTurn = Open<TurnState>;
type OpenSpace = Open<SpaceState>;
export type OpenBattle = Open<Battle>;
type OpenState = Open<Omit<GameState, 'turn'>> & { turn: OpenTurn };

const opened = (state: GameState): OpenState => ({ ...state, turn: { ...state.turn } });

export class Draft {
  /** Lists and records in it may be shared: put another in their place. */
  state: OpenState;
  private spaces: SpaceState[] | undefined;
  private spacesGiven: readonly SpaceState[] = [];
  private battles: Battle[] | undefined;
  private battlesGiven: readonly Battle[] = [];
  private notes: Notes | undefined;
  private notesGiven = Notes.none;

  constructor(state: GameState) {
    this.state = opened(state);
  }

  /** Goes on from another state. */
  goOnFrom(state: GameState): void {
    this.state = opened(state);
  }

  get turn(): OpenTurn {
    return this.state.turn;
  }

  /** A space, to be written to. One that the game does not have takes anything and is forgotten. */
  space(id: SpaceId): OpenSpace {
    const { state } = this;
    const slot = state.slots.get(id);
    if (slot === undefined) return { control: null, units: [] };
    // The spaces a turn began with are kept as they were.
    if (this.spaces === undefined || this.spaces !== state.spaces || this.spaces === state.turn.start) {
      this.spacesGiven = state.spaces;
      this.spaces = state.spaces.slice();
      state.spaces = this.spaces;
    }
    const space = this.spaces[slot];
    if (space !== undefined && space !== this.spacesGiven[slot]) return space;
    const own = { control: space?.control ?? null, units: space?.units ?? [] };
    this.spaces[slot] = own;
    return own;
  }

  /** A battle of the turn, to be written to. */
  battle(id: BattleId): OpenBattle | undefined {
    const { turn } = this.state;
    const index = turn.battles.findIndex((battle) => battle.id === id);
    const battle = turn.battles[index];
    if (battle === undefined) return undefined;
    if (this.battles === undefined || this.battles !== turn.battles) {
      this.battlesGiven = turn.battles;
      this.battles = turn.battles.slice();
      turn.battles = this.battles;
    }
    if (battle !== this.battlesGiven[index]) return battle;
    const own = { ...battle };
    this.battles[index] = own;
    return own;
  }

  /**
   * Makes the notes on what units did anew; a unit without one yet began where `origin` says. Units that had done the
   * same share the new note as well, for most go in groups.
   */
  note(ids: readonly UnitId[], origin: SpaceId, change: (was: UnitTurn) => UnitTurn): void {
    const { turn } = this.state;
    if (this.notes === undefined || this.notes !== turn.units) {
      this.notesGiven = Notes.of(turn.units);
      this.notes = this.notesGiven.copy();
      turn.units = this.notes;
    }
    const none: UnitTurn = { origin, path: [], spent: 0 };
    let last = none;
    let changed: UnitTurn | undefined;
    this.notes.change(this.notesGiven, ids, (was = none) => {
      if (changed === undefined || was !== last) {
        last = was;
        changed = change(was);
      }
      return changed;
    });
  }
}

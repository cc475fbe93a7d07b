// A running game as a file for whoever wants to try orders on it without its log: the position, who plays, and how far
// the log had come. The site writes it, a browser reads it.

import { type GameState, type Player, parseStateJson, type StateJson } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';

/** Counts changes of the shape that are more than a further key. */
export const POSITION_FORMAT = 1;

/** What others may know of a player. */
export type Seated = Pick<Player, 'id' | 'name' | 'role' | 'powers' | 'language' | 'dialect'>;

export interface PositionJson {
  readonly format: typeof POSITION_FORMAT;
  readonly game: string;
  readonly title: string;
  /** How many lines the log had, and the hash of the last. */
  readonly head: { readonly count: number; readonly hash: string };
  /** Those who play, keep or watch the game now. */
  readonly players: readonly Seated[];
  readonly state: StateJson;
}

/** A game to try orders on. */
export interface TrialGame extends Omit<PositionJson, 'format' | 'state'> {
  readonly ruleset: Ruleset;
  readonly state: GameState;
}

/**
 * The game of a file.
 *
 * @param ruleset the rules that its position names, if they are known
 * @returns undefined if they are not, or a later version of this program made the file
 */
export const openPosition = (
  { format, state: json, ...rest }: PositionJson,
  ruleset: Ruleset | undefined,
): TrialGame | undefined =>
  ruleset === undefined || format !== POSITION_FORMAT ? undefined : { ...rest, ruleset, state: parseStateJson(json) };

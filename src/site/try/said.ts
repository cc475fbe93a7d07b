// What the page of a trial hands its script: its words, and what can be tried.

import type { Side } from '../../vocab/index.ts';
import type { Plannable, Said as PlanPageSaid } from '../plan/said.ts';

/** Sentences of the page by name; some hold places such as `{turn}`. */
export interface TrySaid {
  readonly [name: string]: string;
}

export interface Said extends PlanPageSaid {
  readonly try: TrySaid;
}

/** What a trial can begin with: the opening of a ruleset, or a turn of a game. */
export interface Triable extends Pick<Plannable, 'id' | 'title' | 'file' | 'board' | 'ruleset' | 'options'> {
  /** What the trial is called, and what its first line says of where it began; of a game with a place for `{turn}`. */
  readonly called: string;
  readonly note: string;
  /** The address of the log of a game, and its turns by id, each with how it is said. */
  readonly log?: string;
  readonly turns?: readonly (readonly [string, string])[];
  /** Sides by their names, with how it is said that the sparring player has them. */
  readonly sides: readonly (readonly [Side, says: string, name: string])[];
}

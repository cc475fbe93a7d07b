// What the page hands its script: its words, and what can be planned.

import type { LoggedOptions } from '../../rulesets/index.ts';
import type { PlanOf } from '../check/kept.ts';
import type { Said as CheckSaid } from '../check/said.ts';
import type { MapSaid } from './map.ts';

/** Sentences of the page by the last part of their key; some hold places such as `{units}`. */
export interface PlanSaid extends MapSaid {
  readonly [name: string]: string;
}

export interface Said {
  readonly plan: PlanSaid;
  /** What `/check/` says too, in its words. */
  readonly check: CheckSaid;
}

/** What can be planned: a game under way, or the opening of a ruleset. */
export interface Plannable {
  readonly id: string;
  readonly title: string;
  /** The file of the board’s shapes, and that of its places. */
  readonly file: string;
  readonly board: string;
  readonly position?: string;
  readonly ruleset?: string;
  readonly options?: LoggedOptions;
  /** Whose plan it is kept as, in a game under way. */
  readonly of?: PlanOf;
}

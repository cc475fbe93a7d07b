// What dice are needed and what fell. Nothing here throws one.

/** Dice the rules ask for. A purpose is unique within one commitment, such as `combat/ukraine-ssr/2/attack/ussr`. */
export interface Need {
  readonly purpose: string;
  /** How many dice, from 1. */
  readonly n: number;
  readonly sides: number;
}

/** What fell for one need: `values.length` dice, each from 1 to `sides`. */
export interface Roll {
  readonly purpose: string;
  readonly sides: number;
  readonly values: readonly number[];
}

/** A pure look-up of dice; `undefined` means they are not there yet. */
export type Faces = (need: Need) => readonly number[] | undefined;

/** The look-up before any die has fallen. */
export const noFaces: Faces = () => undefined;

// What a line of a sheet was taken for, and the sheet it comes to.

import type { PowerOrder } from '../engine/index.ts';
import type { Hung } from './conditions/hung.ts';
import type { Source } from './gather.ts';
import type { Item, LineReading, SheetSoFar } from './items.ts';
import type { Problem, Remark } from './problems.ts';
import type { Section } from './words.ts';

/** What hangs on a condition, with the sentence it stands in. */
export interface HungSentence extends Hung {
  readonly sentence: string;
  /** The line that began it: one with `if`, for itself and what follows with `else`. */
  readonly from: number;
}

export interface SheetLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly what: 'blank' | 'comment' | 'quoted' | 'problem' | 'below' | 'condition' | LineReading['what'];
  /** What it is about, by the word it begins with, else by the heading above it. */
  readonly section: Section | null;
  /** The parts of orders it stands for: `order` counts the orders of the sheet from 0, `at` is a path into one. */
  readonly parts: readonly { readonly order: number; readonly at: string }[];
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
  /** What of it hangs on conditions; what is known to hold has its parts like any other order. */
  readonly hung: readonly HungSentence[];
  /** Sentences of it that order nothing; a line that is nothing else has a problem all the same. */
  readonly chat: readonly string[];
  /** The same with the condition that stands over it and other lines. */
  readonly meant?: string;
}

export interface Sheet {
  readonly orders: readonly PowerOrder[];
  /** For each order the lines its parts were written in, in the order of the parts. */
  readonly sources: readonly (readonly Source[])[];
  readonly lines: readonly SheetLine[];
  /** All problems in the order of the lines; a sheet with any should not be carried out. */
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
}

export interface Reading {
  readonly what: SheetLine['what'];
  readonly items: readonly Item[];
  readonly chat?: readonly string[];
  readonly meant?: string;
  readonly hung?: readonly HungSentence[];
  /** Of a line that was not understood, the section whose word it begins with. */
  readonly section?: Section | undefined;
  readonly sofar: SheetSoFar;
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
}

export const silent = (what: SheetLine['what'], sofar: SheetSoFar): Reading => ({
  what,
  items: [],
  sofar,
  problems: [],
  remarks: [],
});

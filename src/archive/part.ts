// A part of an archive, so that several programs or machines can share its work. Every game is in one part, by its name
// alone: it stays there whatever other games come and go.

import { createHash } from 'node:crypto';

/** The part `at` of `of`, counted from 1. */
export interface Part {
  readonly at: number;
  readonly of: number;
}

/** More parts than this are no use to anybody. */
export const MOST_PARTS = 256;

/** `3/16`; undefined if it is no part. */
export const parsePart = (text: string): Part | undefined => {
  const [, at = '', of = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  const part = { at: Number(at), of: Number(of) };
  return part.at >= 1 && part.at <= part.of && part.of <= MOST_PARTS ? part : undefined;
};

export const sayPart = ({ at, of }: Part): string => `${at}/${of}`;

/** All parts of so many. */
export const partsOf = (of: number): readonly Part[] =>
  Array.from({ length: of }, (_, index) => ({ at: index + 1, of }));

/**
 * Parts for so many things of which none should hold many more than `most`. Their number is a power of two, so that a
 * growing archive seldom spreads its games anew.
 */
export const partsHolding = (things: number, most: number): readonly Part[] =>
  partsOf(Math.min(MOST_PARTS, 2 ** Math.max(0, Math.ceil(Math.log2(things / most)))));

/** True if a game is in this part. */
export const isInPart = ({ at, of }: Part, slug: string): boolean =>
  createHash('sha256').update(slug).digest().readUInt32BE(0) % of === at - 1;

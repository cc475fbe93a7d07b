// Numbers that look like chance and follow from a seed: for the players' whims and for the dice of sparring games.

import type { Faces } from '../vocab/index.ts';

/** The next number, from 0 up to but not including 1. */
export type Random = () => number;

/** A small generator (mulberry32): 32 bits of state, good enough to play with and not meant for real dice. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A seed from a text (FNV-1a). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

/** Dice of one commitment: they follow from the game's seed, the number of the entry and the purpose. */
export const derivedFaces =
  (seed: number, entry: number): Faces =>
  ({ purpose, n, sides }) => {
    const random = randomFrom(seedOf(`${seed}/${entry}/${purpose}`));
    return Array.from({ length: n }, () => 1 + Math.floor(random() * sides));
  };

/** 64 hex digits that are different for every order. */
export const nonceFrom = (random: Random): string =>
  Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join('');

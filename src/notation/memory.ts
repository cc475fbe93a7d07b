// What was read of a text, for whoever reads it again with some of its lines otherwise: a line below the same lines
// says the same.

import type { Language } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';
import type { Ear } from './ear.ts';
import { atStart, type SheetSoFar } from './items.ts';
import type { Reading } from './reading.ts';

/** A line as it was read, and the language it was read in, where it was asked for. */
interface Heard {
  readonly reading: Reading;
  readonly language: Language | undefined;
}

export interface Memory {
  /** What is known before the first line. */
  readonly start: SheetSoFar;
  /** What lines said below what stood above them. */
  readonly said: Map<SheetSoFar, Map<string, Heard>>;
}

export const newMemory = (context: NotationContext): Memory => ({
  start: atStart(context),
  said: new Map(),
});

/** What a line says below what stands above it, read once in a language; `key` tells it from others. */
export const remembered = (
  { said }: Memory,
  sofar: SheetSoFar,
  key: string,
  ear: Ear,
  read: () => Reading,
): Reading => {
  const here = said.get(sofar) ?? new Map<string, Heard>();
  said.set(sofar, here);
  const before = here.get(key);
  if (before !== undefined && (before.language === undefined || before.language === ear?.language))
    return before.reading;
  const reading = read();
  here.set(key, { reading, language: ear?.known });
  return reading;
};

/** The same object where a line has changed nothing, so that the line below is known again. */
export const settled = (before: SheetSoFar, after: SheetSoFar): SheetSoFar => {
  const keys = Object.keys(after) as readonly (keyof SheetSoFar)[]; // the keys of an object are those of its type
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => after[key] === before[key]);
  return isSame ? before : after;
};

/** The conditions above are no longer those of the line above. */
export const forgotten = (sofar: SheetSoFar): SheetSoFar =>
  sofar.before.length === 0 ? sofar : { ...sofar, before: [] };

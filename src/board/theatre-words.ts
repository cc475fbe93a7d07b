// A player may say which of several boards he means: `Pacific board Hawaii`, `Canada (Europe)`, `Kanada im Pazifik`.

import type { SpaceId } from '../vocab/index.ts';
import type { Board } from './board.ts';
import { fold, spellings, wordsOf } from './fold.ts';
import { onceABoard } from './once.ts';

/** What a board is called beside its name, folded. */
const BOARD_WORDS: ReadonlySet<string> = new Set(
  [
    ...['board', 'map', 'side', 'theatre', 'theater'],
    ...['Brett', 'Spielbrett', 'Spielplan', 'Plan', 'Karte', 'Seite', 'Schauplatz', 'Kriegsschauplatz'],
    ...['bord', 'speelbord', 'kaart', 'kant', 'zijde', 'strijdtoneel'],
  ].map(fold),
);
/** Words between the name of a space and that of its board, and before the latter. */
const JOINING: ReadonlySet<string> = new Set(
  'of in on the im in auf dem der des vom von op het de van'.split(' ').concat('s'),
);

/** So many words may stand around the name of a theatre: `op het bord van de Stille Oceaan`. */
const MOST_AROUND = 4;

interface Theatre {
  readonly spaces: ReadonlySet<SpaceId>;
}

interface Words {
  /** A theatre by each of its words, folded. */
  readonly theatres: ReadonlyMap<string, Theatre>;
  /** The most words that one of them has. */
  readonly longest: number;
}

const wordsFor = onceABoard(({ theatres = [] }): Words => {
  const all = theatres.flatMap(({ name, aliases = [], spaces }) => {
    const theatre: Theatre = { spaces: new Set(spaces) };
    return [...Object.values(name), ...aliases].flatMap(spellings).map((word) => ({ word, theatre }));
  });
  return {
    theatres: new Map(all.map(({ word, theatre }) => [fold(word), theatre])),
    longest: Math.max(0, ...all.map(({ word }) => word.split(/[^\p{L}\p{N}]+/u).length)),
  };
});

/** A theatre, and the words beside it. */
interface Within extends Theatre {
  readonly rest: readonly string[];
}

const dropJoining = (words: readonly string[], side: 'front' | 'end'): readonly string[] => {
  const kept = side === 'front' ? [...words] : [...words].reverse();
  while (kept[0] !== undefined && JOINING.has(kept[0])) kept.shift();
  return side === 'front' ? kept : kept.reverse();
};

/** `Europabrett` and the like are one word. */
const COMPOUND = new RegExp(`^(.{3,})(?:${[...BOARD_WORDS].filter((word) => word.length > 3).join('|')})$`);

/** The theatre that words name, articles and a word for a board aside. */
const named = ({ theatres }: Words, said: readonly string[]): Theatre | undefined => {
  const words = dropJoining(
    said.filter((word) => !BOARD_WORDS.has(word)),
    'front',
  );
  const name = words.join('');
  return theatres.get(name) ?? theatres.get(COMPOUND.exec(name)?.[1] ?? '');
};

/** A theatre that the words begin or end with, with or without a word for a board beside it. */
const theatreAt = (words: Words, all: readonly string[], side: 'front' | 'end'): Within | undefined => {
  const split = (length: number): readonly [readonly string[], readonly string[]] =>
    side === 'front'
      ? [all.slice(0, length), all.slice(length)]
      : [all.slice(all.length - length), all.slice(0, all.length - length)];
  for (let length = Math.min(all.length, words.longest + MOST_AROUND); length > 0; length -= 1) {
    const [said, rest] = split(length);
    const theatre = named(words, said);
    if (theatre === undefined) continue;
    return { spaces: theatre.spaces, rest: side === 'front' ? dropJoining(rest, 'front') : dropJoining(rest, 'end') };
  }
  return undefined;
};

/**
 * The theatre that folded words name beside something else; `undefined` where they name none, or nothing else.
 */
export const theatreIn = (board: Board, words: readonly string[]): Within | undefined => {
  if (board.theatres === undefined) return undefined;
  const known = wordsFor(board);
  const within = theatreAt(known, words, 'front') ?? theatreAt(known, words, 'end');
  return within === undefined || within.rest.length === 0 ? undefined : within;
};

/** Whether a text is the name of a theatre and nothing more. */
export const isTheatre = (board: Board, text: string): boolean => {
  if (board.theatres === undefined) return false;
  return named(wordsFor(board), wordsOf(text)) !== undefined;
};

/** Whether a space lies in the theatre that a text names. */
export const liesIn = (board: Board, text: string, space: SpaceId): boolean =>
  board.theatres !== undefined && named(wordsFor(board), wordsOf(text))?.spaces.has(space) === true;

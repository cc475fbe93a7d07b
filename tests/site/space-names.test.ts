// The list of all spaces as its pages are handed it: each space once, under words by which orders are understood.

import { describe, expect, test } from 'vitest';
import { type Board, findSpace, fold, spaceNames } from '../../src/board/index.ts';
import { type NamedSpace, namedParts, newestBoards, playedOn, sharedWords } from '../../src/site/data/space-names.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

const spacesOf = (board: Board): readonly NamedSpace[] => namedParts(board, 'en').flatMap(({ spaces }) => spaces);

/** The spaces a word may stand for. */
const meant = (board: Board, word: string): readonly string[] => {
  const found = findSpace(board, word);
  if (found.outcome === 'found') return [found.value.id];
  return found.outcome === 'ambiguous' ? found.readings.map(({ id }) => id) : [];
};

const boardNamed = (id: string): Board => {
  const board = newestBoards().find((each) => each.id === id);
  if (board === undefined) throw new Error(`There is no board ${id}.`);
  return board;
};

const spaceNamed = (board: string, code: string): NamedSpace => {
  const named = spacesOf(boardNamed(board)).find(({ space }) => space.code === code);
  if (named === undefined) throw new Error(`${board} has no ${code}.`);
  return named;
};

describe.each(newestBoards().map((board) => [board.id, board] as const))('the spaces of %s', (_, board) => {
  test('are listed once each, under a code that no other has', () => {
    const ids = board.spaces.map(({ id }) => id);
    for (const language of LANGUAGES) {
      const listed = namedParts(board, language).flatMap(({ spaces }) => spaces.map(({ space }) => space));
      expect(listed.map(({ id }) => id).sort(), language).toEqual(ids.toSorted());
      expect(new Set(listed.map(({ code }) => code)).size).toBe(ids.length);
    }
  });

  test('stand in the order of the alphabet, numbers as numbers, and in their kind', () => {
    for (const language of LANGUAGES) {
      const { compare } = new Intl.Collator(language, { numeric: true });
      for (const { kind, spaces } of namedParts(board, language)) {
        const names = spaces.map(({ space }) => space.name[language]);
        expect(names).toEqual(names.toSorted(compare));
        expect(spaces.filter(({ space }) => space.kind !== kind)).toEqual([]);
      }
    }
  });

  test('have beside code and names every other word that is understood for them, and none twice', () => {
    for (const { space, also } of spacesOf(board)) {
      const shown = [space.id, space.code, ...Object.values(space.name)].map(fold);
      const words = also.map(fold);
      expect(new Set(words).size, space.id).toBe(words.length);
      expect(words.filter((word) => shown.includes(word))).toEqual([]);
      const known = new Set(spaceNames(space).map(fold));
      expect(new Set([...shown, ...words])).toEqual(known);
    }
  });

  test('are found by each of these words; one that may be another space is among those explained', () => {
    const explained = new Set(sharedWords(board).flatMap(({ words }) => words.map(fold)));
    const wrong = spacesOf(board).flatMap(({ space, also }) =>
      [space.code, ...Object.values(space.name), ...also].filter((word) => {
        const spaces = meant(board, word);
        return !spaces.includes(space.id) || (spaces.length > 1 && !explained.has(fold(word)));
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('that share a word are the spaces it is taken for, the usual one too', () => {
    for (const { words, readings, usual } of sharedWords(board)) {
      const spaces = readings.flatMap((reading) => (reading.kind === 'space' ? [reading.space] : []));
      expect(spaces.length).toBeGreaterThan(0);
      for (const word of words) {
        const found = findSpace(board, word);
        expect(meant(board, word).toSorted(), word).toEqual(spaces.toSorted());
        const taken = found.outcome === 'ambiguous' ? (found.usual?.id ?? null) : null;
        expect(taken, word).toBe(usual?.kind === 'space' ? usual.space : null);
      }
    }
  });

  test('are played on by somebody', () => {
    expect(playedOn(board).length).toBeGreaterThan(0);
  });
});

test('a space has its value, its first owner, be it a nation, and the rules by which it is out of play', () => {
  expect(spaceNamed('second-edition', 'KAR')).toMatchObject({ owner: 'ussr', ipc: 3, closedBy: [] });
  expect(spaceNamed('second-edition', 'TUR')).toMatchObject({ owner: null, ipc: 0 });
  expect(spaceNamed('pacific-2001', 'SZE').owner).toBe('china');
  expect(spaceNamed('europe-1999', 'BCA')).toMatchObject({ owner: 'uk', ipc: 3 }); // a convoy box
  const caspian = spacesOf(boardNamed('second-edition')).find(({ space }) => space.id === 'caspian-sea');
  expect(caspian?.closedBy.map(({ id }) => id)).toEqual(['second-edition', 'enhanced-realism']);
});

test('the linked game has its theatres apart, and what lies between them', () => {
  const parts = namedParts(boardNamed('linked-2001'), 'de').map(({ theatre, kind }) => `${theatre} ${kind}`);
  expect(parts).toEqual(['europe land', 'europe sea', 'pacific land', 'pacific sea', 'between land', 'between sea']);
  expect(namedParts(boardNamed('second-edition'), 'de').map(({ kind }) => kind)).toEqual(['land', 'sea']);
});

test('a word shared with a unit is told with it, and words that mean units alone are not told', () => {
  const shared = sharedWords(boardNamed('second-edition'));
  const carrier = shared.find(({ words }) => words.includes('CAR'));
  expect(carrier?.readings.map(({ kind }) => kind)).toEqual(['space', 'space', 'space', 'unit']);
  expect(shared.flatMap(({ words }) => words)).not.toContain('SS');
});

// Boards go by id and version, and every ruleset names one that is there.
import { expect, test } from 'vitest';
import { BOARDS, boardOf } from '../../src/board/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';

test('no board stands twice', () => {
  const names = BOARDS.map(({ id, version }) => `${id}@${version}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a board is found by id and version, and nothing else will do', () => {
  for (const board of BOARDS) expect(boardOf(board.id, board.version)).toBe(board);
  expect(() => boardOf('second-edition', 99)).toThrow('There is no board "second-edition" of version 99.');
  expect(() => boardOf('chess', 1)).toThrow('chess');
});

test.each(RULESETS)(
  '$id $version plays on a board that is there, with its links and units changed at most',
  ({ board }) => {
    const printed = boardOf(board.id, board.version);
    const asPrinted = ({ id, kind, ipc, originalOwner }: (typeof board.spaces)[number]) => ({
      id,
      kind,
      ipc,
      originalOwner,
    });
    expect(board.spaces.map(asPrinted)).toEqual(printed.spaces.map(asPrinted));
  },
);

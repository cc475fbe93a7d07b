// Boards go by id and version, and every ruleset names one that is there.
import { expect, test } from 'vitest';
import { BOARDS, boardOf } from '../../src/board/index.ts';
import { RULESETS } from '../../src/rulesets/index.ts';
import type { Owner } from '../../src/vocab/index.ts';

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
  '$id $version plays on a board that is there, with its links and units changed at most, and land of a nation its power’s',
  ({ board }) => {
    const printed = boardOf(board.id, board.version);
    const powers = new Set<Owner>(board.powers.map(({ power }) => power));
    const asPrinted = ({ id, kind, ipc, originalOwner, nation }: (typeof board.spaces)[number]) => ({
      id,
      kind,
      ipc,
      originalOwner: originalOwner ?? (nation !== undefined && powers.has(nation) ? nation : null),
    });
    expect(board.spaces.map(asPrinted)).toEqual(printed.spaces.map(asPrinted));
  },
);

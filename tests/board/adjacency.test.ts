// Every statement about what touches what that the rulebook and the clubs make, as an assertion. Spaces are named
// by their codes, as those texts name them.

import { describe, expect, test } from 'vitest';
import { areAdjacent, secondEditionBoard as board, links, neighboursOfKind } from '../../src/board/index.ts';
import type { SpaceId } from '../../src/vocab/index.ts';

const idOf = (code: string): SpaceId => {
  const space = board.spaces.find((each) => each.code === code);
  if (space === undefined) throw new Error(`no space has the code ${code}`);
  return space.id;
};

const touching = (a: string, ...others: readonly string[]): void => {
  for (const b of others) {
    expect(areAdjacent(board, idOf(a), idOf(b)), `${a} - ${b}`).toBe(true);
    expect(areAdjacent(board, idOf(b), idOf(a)), `${b} - ${a}`).toBe(true);
  }
};

const apart = (a: string, ...others: readonly string[]): void => {
  for (const b of others) expect(areAdjacent(board, idOf(a), idOf(b)), `${a} - ${b}`).toBe(false);
};

const seasOf = (code: string): readonly string[] =>
  neighboursOfKind(board, idOf(code), 'sea')
    .map((space) => space.code)
    .sort();

test('309 links, each from both sides, none of a space to itself', () => {
  expect(links(board)).toHaveLength(309);
  for (const space of board.spaces) {
    expect(areAdjacent(board, space.id, space.id)).toBe(false);
    for (const other of space.adjacent) expect(areAdjacent(board, other, space.id)).toBe(true);
  }
});

describe('B2.5  special contacts', () => {
  test('Karelia touches the Baltic and the zone to its north', () => expect(seasOf('KAR')).toEqual(['BAL', 'BAR']));
  test('Finland-Norway does not touch Eastern Europe', () => apart('FIN', 'EEU'));
  test('no land move from Gibraltar to Algeria or from Eastern Europe to Turkey', () => {
    apart('GIB', 'ALG');
    apart('EEU', 'TUR');
    expect(neighboursOfKind(board, 'gibraltar', 'land').map((space) => space.code)).not.toContain('ALG');
  });
  test('Ukraine touches Caucasus; Caucasus does not touch Eastern Europe', () => {
    touching('UKR', 'CAU');
    apart('CAU', 'EEU');
  });
  test('the zone south of Australia is one zone', () => {
    expect(seasOf('AUS')).toEqual(['COR', 'GAB', 'WAS']);
    touching('GAB', 'TAS', 'WAS');
  });
});

describe('clauses of the board', () => {
  test('board.hudson-bay-western-canada', () => touching('LAB', 'WCA', 'ECA'));
  test('board.gulf-of-mexico-edge', () => touching('GOM', 'CAR', 'ECO', 'MEX'));
  test('board.kwangtung-not-japan-zone', () => {
    apart('KWA', 'SOJ');
    touching('SOJ', 'JPN', 'MAN');
    touching('SCS', 'KWA', 'SOJ');
  });
  test('board.unnamed-islands: Sicily is no space', () => {
    expect(board.spaces.filter((space) => /sicily|sizilien|sicilië/i.test(Object.values(space.name).join()))).toEqual(
      [],
    );
  });
  test('board.new-zealand-edge and daak.board.tas-includes-boxes', () => {
    touching('TAS', 'NZE', 'SOS', 'POL', 'SPO', 'JFI', 'SCO');
    touching('ARG', 'SCO', 'JFI');
    touching('JFI', 'PRU');
  });
  test('daak.board.caspian-is-sea-zone: between Caucasus and Kazakh', () => {
    touching('CAS', 'CAU', 'KAZ', 'RUS', 'PER');
    expect(neighboursOfKind(board, 'caspian-sea', 'sea')).toEqual([]);
  });
  test('daak.board.lakes-are-decoration: land joins the Eastern United States and Eastern Canada', () => {
    touching('EUS', 'ECA');
    expect(seasOf('EUS')).toEqual(['ECO']);
  });
  test('daak.board.edge-crossings', () => {
    touching('TAS', 'SCO', 'JFI');
    touching('SPO', 'JFI');
    touching('GOC', 'GLP');
    touching('MEX', 'PAN');
    touching('GOM', 'CAR', 'ECO');
    touching('WUS', 'EUS');
    touching('WCA', 'LAB', 'ECA');
  });
  test('daak.board.bering-not-labrador', () => apart('BER', 'LAB'));
  test('daak.board.no-vertical-wrap: nothing in the north touches the Antarctic zone', () => {
    const south = board.spaces.filter((space) => space.adjacent.includes('antarctic-ocean'));
    expect(Math.max(...south.map((space) => space.lonlat[1]))).toBeLessThan(0);
  });
  test('daak.canal.suez-land-link: land units walk between Egypt and Syria', () => {
    touching('EGY', 'SYR', 'RED', 'EMD');
    touching('SYR', 'EMD', 'RED');
    apart('SYR', 'LIB');
  });
  test('canal.panama-one-move: Panama lies between two zones', () => {
    expect(seasOf('PAN')).toEqual(['CAR', 'GLP']);
    touching('CAR', 'GLP', 'ECO');
  });
});

// Board data with one thing wrong is refused, and the message names the space. Each test spoils a copy of sound data.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faults } from '../../src/board/check.ts';
import { BoardData } from '../../src/board/data.ts';
import { loadBoard } from '../../src/board/load.ts';
import { SECOND_EDITION_FIGURES as FIGURES } from '../../src/board/second-edition/index.ts';
import said from '../../src/board/second-edition/said.json' with { type: 'json' };

const text = readFileSync(new URL('../../src/board/second-edition/board.json', import.meta.url), 'utf8');
const sound = (): BoardData => BoardData.parse(JSON.parse(text));

/** The faults of the data once `spoil` has changed it. */
const spoilt = (spoil: (data: BoardData) => void): readonly string[] => {
  const data = sound();
  spoil(data);
  return faults(data, FIGURES);
};

const space = (data: BoardData, id: string): BoardData['spaces'][number] => {
  const hit = data.spaces.find((each) => each.id === id);
  if (hit === undefined) throw new Error(`no space ${id}`);
  return hit;
};

test('the data as it stands has no fault', () => {
  expect(faults(sound(), FIGURES)).toEqual([]);
});

describe('faults', () => {
  const CASES: readonly (readonly [string, (data: BoardData) => void, string])[] = [
    [
      'a link given by one side only',
      (data) => {
        space(data, 'spain').adjacent = space(data, 'spain').adjacent.filter((id) => id !== 'gibraltar');
      },
      'gibraltar: it lists spain, but spain does not list it.',
    ],
    [
      'a neighbour that is no space',
      (data) => void space(data, 'spain').adjacent.push('portugal'),
      'spain: its neighbour "portugal" is no space of this board.',
    ],
    [
      'a word for a unit whose plural is the code of a space',
      (data) => void data.units.find(({ id }) => id === 'armor')?.abbreviations.en.push('Ta'),
      'armor: the word "tas" is the code of a space.',
    ],
    [
      'a neighbour listed twice',
      (data) => void space(data, 'spain').adjacent.push('gibraltar'),
      'spain: it lists gibraltar twice.',
    ],
    [
      'a space next to itself',
      (data) => void space(data, 'spain').adjacent.push('spain'),
      'spain: it lists itself as its neighbour.',
    ],
    ['a space missing', (data) => void data.spaces.pop(), 'There are 127 spaces; there should be 128.'],
    [
      'a space that touches nothing',
      (data) => {
        space(data, 'okinawa').adjacent = [];
      },
      'okinawa: it touches nothing.',
    ],
    ['a canal missing', (data) => void data.canals.pop(), 'There are 1 canals; there should be 2.'],
    ['a set-up entry missing', (data) => void data.setup.pop(), 'There are 56 set-up entries; there should be 57.'],
    [
      'a value changed',
      (data) => {
        space(data, 'germany').ipc = 11;
      },
      'germany: its territories are worth 33 IPC together; they should be worth 32.',
    ],
    [
      'a neutral with a value',
      (data) => {
        space(data, 'turkey').ipc = 1;
      },
      'turkey: a neutral territory has no value.',
    ],
    [
      'a neutral with an owner',
      (data) => {
        space(data, 'turkey').originalOwner = 'germany';
      },
      'turkey: a territory has an owner or is neutral, one of them.',
    ],
    [
      'a sea zone with an owner',
      (data) => {
        space(data, 'north-sea').originalOwner = 'uk';
      },
      'north-sea: a sea zone has neither value, owner nor capital and is not neutral.',
    ],
    [
      'an id used twice',
      (data) => {
        space(data, 'wake-island').id = 'midway';
      },
      'midway: this id is used twice.',
    ],
    [
      'a code used twice',
      (data) => {
        space(data, 'wake-island').code = 'MID';
      },
      'MID: this code is used twice.',
    ],
    [
      'a name used twice',
      (data) => void space(data, 'wake-island').aliases.push('Hawaii'),
      'wake-island: the name "Hawaii" already means hawaiian-islands.',
    ],
    [
      'a word for two powers',
      (data) => void data.powers[0]?.aliases.en.push('Jap'),
      'japan: the word "Jap" already means ussr.',
    ],
    [
      'a word for two units',
      (data) => void data.units[0]?.abbreviations.de.push('Pz'),
      'armor: the word "Pz" already means infantry.',
    ],
    [
      'a word of two meanings without the one that is called so',
      (data) => void data.ambiguousTokens[0]?.candidates.splice(0, 1),
      'caribbean-sea: it is called "CAR", but is not among the meanings of that word.',
    ],
    [
      'a coast where there is no sea',
      (data) => {
        space(data, 'switzerland').coastal = true;
      },
      'switzerland: "coastal" does not agree with its neighbours.',
    ],
    [
      'an island with land beside it',
      (data) => {
        space(data, 'spain').island = true;
      },
      'spain: "island" does not agree with its neighbours.',
    ],
    [
      'an island in the wrong sea',
      (data) => {
        space(data, 'okinawa').enclosingSea = 'midway-sea';
      },
      'okinawa: "enclosingSea" should be okinawa-sea.',
    ],
    [
      'a capital that is not marked',
      (data) => {
        space(data, 'russia').capitalOf = undefined;
      },
      'russia: it should be marked as the capital of ussr.',
    ],
    [
      'a capital too many',
      (data) => {
        space(data, 'caucasus').capitalOf = 'ussr';
      },
      'caucasus: it is marked as a capital, but no power names it.',
    ],
    [
      'a power of no side',
      (data) => {
        data.alliances = data.alliances.filter((side) => side.id !== 'axis');
      },
      'germany: there is no side "axis".',
    ],
    [
      'powers out of turn',
      (data) => void data.turnOrder.reverse(),
      'The turn order does not list the powers as they stand.',
    ],
    [
      'a canal bank that is no space',
      (data) => {
        for (const canal of data.canals) canal.control = ['sicily'];
      },
      'canal suez: "sicily" is no space of this board.',
    ],
    [
      'an edge where nothing meets',
      (data) => void data.mapEdgeCrossings.push({ rightEdge: 'alaska', leftEdge: 'labrador-sea' }),
      'map edge: alaska and labrador-sea do not touch.',
    ],
    [
      'a set-up on no space',
      (data) => {
        for (const entry of data.setup.slice(0, 1)) entry.space = 'sicily';
      },
      'set-up: "sicily" is no space of this board.',
    ],
    [
      'a ship on land',
      (data) => {
        for (const entry of data.setup.slice(0, 1)) entry.units = { battleship: 1 };
      },
      'caucasus: the set-up puts battleship there, where it cannot be.',
    ],
    [
      'units on foreign land',
      (data) => {
        for (const entry of data.setup.slice(0, 1)) entry.owner = 'japan';
      },
      'caucasus: the set-up puts units of japan there, but it is not its side’s.',
    ],
  ];

  test.each(CASES)('%s', (_what, spoil, message) => {
    expect(spoilt(spoil)).toContain(message);
  });
});

describe('loading', () => {
  test('refuses unsound data with every fault', () => {
    const data = sound();
    space(data, 'germany').ipc = 11;
    space(data, 'turkey').ipc = 1;
    expect(() => loadBoard(data, said, FIGURES)).toThrow(
      'The board second-edition is not sound:\nturkey: a neutral territory has no value.\ngermany: its territories',
    );
  });

  test('refuses a key nobody knows, and says where', () => {
    const data: { units: { armour?: number }[] } = JSON.parse(text);
    for (const unit of data.units.slice(0, 1)) unit.armour = 1;
    expect(() => loadBoard(data, said, FIGURES)).toThrow(/cannot be read[\s\S]*armour[\s\S]*units\[0\]/);
  });

  test('has the kinds of unit its data describe, and nothing to the others', () => {
    const data = sound();
    data.units = data.units.filter((unit) => unit.id !== 'bomber');
    const board = loadBoard(data, said, FIGURES);
    expect(board.roster).not.toContain('bomber');
    expect(board.units.bomber).toMatchObject({ cost: 0, move: 0, attack: 0, defence: 0, traits: [] });
  });
});

// Typical turns as each language tells them, in one file that is read by people. A turn here is written down, not
// played, so that every kind of beat stands in it.

import { expect, test } from 'vitest';
import { secondEditionBoard as board } from '../../src/board/index.ts';
import { type Beat, type Clash, type Gain, type Story, sayHeadline, saySentences } from '../../src/i18n/story/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { unitValue } from '../../src/stats/index.ts';
import { LANGUAGES, type Power, type UnitCounts } from '../../src/vocab/index.ts';

const toll = (units: UnitCounts = {}) => ({ units, ipc: unitValue(secondEdition, units) });

const clash = (
  space: string,
  result: Clash['result'],
  rounds: number,
  defenders: readonly Power[],
  lost: { readonly attack?: UnitCounts; readonly defence?: UnitCounts },
  more: Partial<Clash> = {},
): Clash => ({
  space,
  at: board.spaces.find(({ id }) => id === space)?.kind ?? 'land',
  assault: 'no',
  result,
  rounds,
  defenders,
  size: { attack: 12, defence: 8 },
  lost: { attack: toll(lost.attack), defence: toll(lost.defence) },
  ...more,
});

const gain = (space: string, from: Power | null, to: Power, more: Partial<Gain> = {}): Gain => ({
  space,
  from,
  to,
  whose: 'conquered',
  how: 'walked',
  ...more,
});

type Unweighed<B> = B extends Beat ? Omit<B, 'weight'> : never;

/** What is bought or bid never stands in a headline beside something else. */
const weighed = (beat: Unweighed<Beat>, at: number): Beat => {
  const isSmall = beat.kind === 'purchase' || beat.kind === 'bid' || beat.kind === 'research';
  return { ...beat, weight: isSmall ? 1 : 60 - at } as Beat; // a beat of the same kind, with its weight put back
};

/** The beats as they are given, heaviest first. */
const turn = (
  power: Power,
  round: number,
  [first, ...rest]: readonly [Unweighed<Beat>, ...Unweighed<Beat>[]],
  more: Partial<Story> = {},
): Story => ({
  power,
  round,
  status: 'over',
  told: 'followed',
  land: { was: 32, is: 38 },
  beats: [weighed(first, 0), ...rest.map((beat, at) => weighed(beat, at + 1))],
  ...more,
});

const bought: Unweighed<Beat> = { kind: 'purchase', units: { infantry: 6, armor: 2 }, cost: 28 };

const TURNS: readonly (readonly [string, Story])[] = [
  [
    'takes land, and fails elsewhere',
    turn('germany', 2, [
      {
        kind: 'conquest',
        gains: [gain('caucasus', 'ussr', 'germany', { how: 'fought' }), gain('kenya-rhodesia', 'uk', 'germany')],
        clash: clash('caucasus', 'taken', 2, ['ussr'], { attack: { infantry: 3 }, defence: { infantry: 5, armor: 1 } }),
      },
      {
        kind: 'clash',
        clash: clash('karelia-ssr', 'held', 3, ['ussr', 'uk'], { attack: { infantry: 6 }, defence: { infantry: 2 } }),
      },
      bought,
    ]),
  ],
  [
    'takes a capital',
    turn('germany', 5, [
      {
        kind: 'capital',
        change: 'taken',
        of: 'ussr',
        space: 'russia',
        loot: 24,
        clash: clash('russia', 'taken', 4, ['ussr'], {
          attack: { infantry: 9, armor: 3 },
          defence: { infantry: 8, armor: 2, fighter: 1 },
        }),
      },
      bought,
    ]),
  ],
  [
    'frees the capital of an ally',
    turn('usa', 6, [
      {
        kind: 'capital',
        change: 'freed',
        of: 'uk',
        space: 'united-kingdom',
        loot: 0,
        clash: clash('united-kingdom', 'freed', 1, ['germany'], { attack: { infantry: 1 }, defence: { infantry: 1 } }),
      },
      {
        kind: 'conquest',
        gains: [gain('algeria', 'germany', 'usa'), gain('libya', 'germany', 'usa'), gain('gibraltar', 'germany', 'uk')],
      },
      bought,
    ]),
  ],
  [
    'wins the game',
    turn('japan', 9, [
      { kind: 'won', side: 'axis', how: 'economic' },
      {
        kind: 'conquest',
        gains: [gain('philippines', 'usa', 'japan', { how: 'fought', whose: 'own' })],
        clash: clash('philippines', 'taken', 2, ['usa'], { defence: { infantry: 2 } }, { assault: 'yes' }),
      },
    ]),
  ],
  [
    'gives up',
    turn('ussr', 7, [
      { kind: 'won', side: 'axis', how: 'resignation' },
      { kind: 'resigned', powers: ['ussr', 'uk', 'usa'] },
    ]),
  ],
  ['ends in a draw', turn('uk', 7, [{ kind: 'drawn' }, bought])],
  [
    'wins at sea',
    turn('japan', 1, [
      {
        kind: 'clash',
        clash: clash('hawaiian-sea', 'cleared', 2, ['usa'], {
          attack: { submarine: 1 },
          defence: { fighter: 1, submarine: 1, carrier: 1 },
        }),
      },
      { kind: 'conquest', gains: [gain('sinkiang', 'usa', 'japan'), gain('mongolia', null, 'japan')] },
      bought,
    ]),
  ],
  [
    'sinks a convoy off a coast',
    turn('germany', 3, [
      {
        kind: 'clash',
        clash: clash('us-east-coast', 'cleared', 1, ['usa'], { defence: { transport: 2, infantry: 3 } }),
      },
      bought,
    ]),
  ],
  [
    'loses at sea',
    turn('uk', 2, [
      {
        kind: 'clash',
        clash: clash('baltic-sea', 'held', 2, ['germany'], { attack: { battleship: 1, transport: 2, infantry: 2 } }),
      },
      { kind: 'purchase', units: { transport: 3 }, cost: 24 },
    ]),
  ],
  [
    'breaks off, and is spent elsewhere',
    turn('usa', 4, [
      {
        kind: 'clash',
        clash: clash('philippines', 'spent', 3, ['japan'], { attack: { infantry: 4 }, defence: { infantry: 4 } }),
      },
      {
        kind: 'clash',
        clash: clash('kwangtung', 'retreated', 1, ['japan'], { attack: { infantry: 2, armor: 1 } }),
      },
      bought,
    ]),
  ],
  [
    'clears land that nobody can take',
    turn('ussr', 1, [
      {
        kind: 'clash',
        clash: clash('ukraine-ssr', 'cleared', 4, ['germany'], {
          attack: { infantry: 6, armor: 1 },
          defence: { infantry: 3, armor: 2, fighter: 1 },
        }),
      },
      bought,
    ]),
  ],
  [
    'takes back its own land, and frees that of others',
    turn('uk', 4, [
      {
        kind: 'conquest',
        gains: [
          gain('india', 'japan', 'uk', { how: 'fought', whose: 'own' }),
          gain('persia', 'japan', 'uk', { whose: 'own' }),
          gain('kazakh-ssr', 'japan', 'ussr'),
          gain('sinkiang', 'japan', 'usa'),
        ],
        clash: clash('india', 'taken', 3, ['japan'], { attack: { infantry: 1 }, defence: { infantry: 4 } }),
      },
      bought,
    ]),
  ],
  [
    'bombs, and pays for it',
    turn('uk', 3, [
      { kind: 'raid', by: 'bombers', targets: ['germany', 'southern-europe'], damage: 9, lost: toll({ bomber: 1 }) },
      { kind: 'downed', space: 'western-europe', lost: toll({ bomber: 1 }) },
      { kind: 'stranded', lost: toll({ fighter: 2 }) },
    ]),
  ],
  [
    'fires rockets for nothing',
    turn('germany', 6, [
      { kind: 'raid', by: 'rockets', targets: ['united-kingdom'], damage: 0, lost: toll() },
      { kind: 'research', dice: 3 },
      bought,
    ]),
  ],
  ['develops something', turn('usa', 3, [{ kind: 'technology', technologies: ['long-range-aircraft'] }, bought])],
  [
    'only buys, after a bid',
    turn('ussr', 1, [bought, { kind: 'bid', side: 'axis', total: 21 }], { land: { was: 24, is: 24 } }),
  ],
  [
    'wins two battles at sea',
    turn('uk', 4, [
      { kind: 'clash', clash: clash('bering-sea', 'cleared', 1, ['japan'], { defence: { transport: 1 } }) },
      { kind: 'clash', clash: clash('labrador-sea', 'cleared', 2, ['germany'], { defence: { transport: 2 } }) },
    ]),
  ],
  ['does nothing', turn('germany', 12, [{ kind: 'quiet' }], { land: { was: 0, is: 0 } })],
  [
    'is under way',
    turn('japan', 2, [{ kind: 'pending', spaces: ['china', 'hawaiian-sea'] }, bought], { status: 'under-way' }),
  ],
  [
    'was reported',
    turn('germany', 3, [{ kind: 'conquest', gains: [gain('karelia-ssr', 'ussr', 'germany', { how: 'unknown' })] }], {
      told: 'reported',
    }),
  ],
  ['was reported and changed nothing', turn('japan', 3, [{ kind: 'quiet' }], { told: 'reported' })],
];

test('typical turns in three languages', async () => {
  const told = TURNS.map(([what, story]) => {
    const lines = LANGUAGES.map((language) => {
      const words = wordsOf(board, language);
      return `${language}  ${sayHeadline(words, story)}\n    ${saySentences(words, story).join('\n    ')}`;
    });
    return `== ${story.power} ${what}\n${lines.join('\n')}\n`;
  });
  await expect(told.join('\n')).toMatchFileSnapshot('../golden/story/turns.txt');
});

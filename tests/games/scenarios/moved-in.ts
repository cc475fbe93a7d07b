// A running game that moved in: round 1 was played by mail elsewhere and is entered as reported; from round 2 on every
// line is decided and checked.

import type { GameEvent } from '../../../src/engine/index.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

type Reported = Extract<GameEvent, { type: 'position-reported' }>;

export const movedIn = (): Scenario => {
  const game = new Scenario({
    slug: 'moved-in',
    title: 'The game that moved in',
    day: '2026-01-09',
    players: ANNA_AND_BERND,
  });
  const report = (note: string, told: Omit<Reported, 'type' | 'phase'>): void => {
    game.report('anna', [{ type: 'position-reported', phase: 'research', ...told }], note);
  };
  const units = (
    spaces: readonly (readonly [
      string,
      readonly (readonly [
        'ussr' | 'germany' | 'uk' | 'japan' | 'usa',
        'infantry' | 'armor' | 'fighter' | 'submarine' | 'transport' | 'aa-gun' | 'industrial-complex',
        number,
      ])[],
    ])[],
  ): NonNullable<Reported['units']> => {
    let first = game.state.nextUnit;
    const placed = spaces.flatMap(([space, garrison]) =>
      garrison.map(([power, type, count]) => {
        const group = { space, power, type, count, first };
        first += count;
        return group;
      }),
    );
    return { spaces: spaces.map(([space]) => space), placed };
  };
  report('USSR 1: eight infantry bought, four to Karelia and four to Russia. No attack.', {
    round: 1,
    power: 'germany',
    units: units([
      [
        'karelia-ssr',
        [
          ['ussr', 'infantry', 7],
          ['ussr', 'armor', 3],
          ['ussr', 'fighter', 2],
          ['ussr', 'aa-gun', 1],
          ['ussr', 'industrial-complex', 1],
        ],
      ],
      [
        'russia',
        [
          ['ussr', 'infantry', 8],
          ['ussr', 'aa-gun', 1],
          ['ussr', 'industrial-complex', 1],
        ],
      ],
    ]),
    treasury: { ussr: 24 },
  });
  report('Germany 1: nothing but the submarine lost; eleven infantry bought.', {
    round: 1,
    power: 'uk',
    units: units([
      [
        'germany',
        [
          ['germany', 'infantry', 14],
          ['germany', 'armor', 2],
          ['germany', 'fighter', 1],
          ['germany', 'aa-gun', 1],
          ['germany', 'industrial-complex', 1],
        ],
      ],
      ['northeast-atlantic', []],
    ]),
    treasury: { germany: 31 },
  });
  report('UK 1: ten infantry for London.', {
    round: 1,
    power: 'japan',
    units: units([
      [
        'united-kingdom',
        [
          ['uk', 'infantry', 12],
          ['uk', 'armor', 1],
          ['uk', 'fighter', 2],
          ['uk', 'aa-gun', 1],
          ['uk', 'industrial-complex', 1],
        ],
      ],
    ]),
    treasury: { uk: 30 },
  });
  report('Japan 1: China taken, two infantry lost.', {
    round: 1,
    power: 'usa',
    control: { china: 'japan' },
    units: units([
      ['china', [['japan', 'infantry', 3]]],
      ['kwangtung', []],
      ['manchuria', [['japan', 'fighter', 1]]],
    ]),
    treasury: { japan: 27 },
  });
  report('USA 1: three fighters in the east.', {
    round: 2,
    power: 'ussr',
    units: units([
      [
        'eastern-usa',
        [
          ['usa', 'infantry', 2],
          ['usa', 'armor', 1],
          ['usa', 'fighter', 4],
          ['usa', 'aa-gun', 1],
          ['usa', 'industrial-complex', 1],
        ],
      ],
    ]),
    treasury: { usa: 34 },
  });
  return game.wait(50).sheet(
    `buy 8 inf
combat
7 inf 3 arm KAR > UKR
2 ftr KAR > UKR (land KAR)
fight UKR
---
ncm
2 ftr UKR > KAR
place 4 inf KAR, 4 inf RUS
end turn`,
    {
      'combat/ukraine-ssr/1/attack/ussr': [1, 1, 5, 6, 4, 2, 6, 3, 1, 6, 2, 5],
      'combat/ukraine-ssr/1/defence/germany': [2, 1, 6, 5, 2, 3],
    },
    'From here on Fieldpost checks every line.',
  );
};

// Strategic bombing and a rocket: Germany strikes at the British purse from the air, past the guns of London.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const raidAndRocket = (): Scenario =>
  new Scenario({
    slug: 'raid-and-rocket',
    title: 'A raid and a rocket on London',
    day: '2026-02-27',
    players: ANNA_AND_BERND,
    start: position({
      round: 2,
      power: 'germany',
      board: 'printed',
      units: {
        germany: {
          germany: { infantry: 4, armor: 2, fighter: 1, bomber: 3, 'aa-gun': 1, 'industrial-complex': 1 },
        },
      },
      technology: { germany: ['rockets'] },
      treasury: { ussr: 22, germany: 34, uk: 19, japan: 27, usa: 36 },
    }),
  }).sheet(
    `research 1
---
buy 1 bmr, 4 inf
combat
3 bmr GER > BAL > NOR > UK raid
---
rocket WEU > UK
---
fight raid UK
---
ncm
2 bmr UK > NOR > WEU
place 1 bmr GER, 4 inf GER
end turn`,
    {
      'tech/germany': [4],
      'rocket/united-kingdom': [5],
      'combat/raid/united-kingdom/0/antiaircraft/uk': [3, 1, 6],
      'raid/united-kingdom': [4, 6],
    },
    'London pays, and one crew does not come home.',
  );

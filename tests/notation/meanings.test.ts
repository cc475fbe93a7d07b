// Words that mean more than one thing, and what settles them.

import { describe, expect, test } from 'vitest';
import { combat, inf } from './forms.ts';
import { type Given, understood } from './support.ts';

describe('words with more than one meaning', () => {
  const sails = (type: 'submarine' | 'battleship'): unknown =>
    combat({ kind: 'march', units: { [type]: 1 }, path: ['baltic-sea', 'north-sea'] });
  const buys = (type: string): unknown => ({ type: 'purchase', units: { [type]: 1 } });
  const german: Given = { power: 'germany' };

  test('SS is a submarine to one club and a battleship to the other', () => {
    expect(understood(german, 'buy 1 SS', { dialect: 'iaapa' })).toEqual([buys('submarine')]);
    expect(understood(german, 'buy 1 SS', { dialect: 'daak' })).toEqual([buys('battleship')]);
  });
  test('without a club, what stands there decides', () => {
    expect(understood(german, '1 SS BAL > NOR')).toEqual([sails('submarine')]);
  });
  test('T is a tank on land and a transport at sea', () => {
    expect(understood(german, '1 T GER > EEU')).toEqual([
      combat({ kind: 'march', units: { armor: 1 }, path: ['germany', 'eastern-europe'] }),
    ]);
    expect(understood(german, '1 T BAL > NOR')).toEqual([
      combat({ kind: 'march', units: { transport: 1 }, path: ['baltic-sea', 'north-sea'] }),
    ]);
  });
  test('CAR is a carrier among the units and a sea zone among the spaces', () => {
    expect(understood(german, 'buy 1 CAR')).toEqual([buys('carrier')]);
    expect(understood(german, '1 CAR CAR > GOM')).toEqual([
      combat({ kind: 'march', units: { carrier: 1 }, path: ['caribbean-sea', 'gulf-of-mexico'] }),
    ]);
  });
  test('NOR is Norway for troops who come from the land, the North Sea for ships', () => {
    expect(understood({ power: 'ussr' }, '1 inf KAR > NOR')).toEqual([
      combat({ kind: 'march', units: inf(1), path: ['karelia-ssr', 'finland-norway'] }),
    ]);
    expect(understood(german, '1 ftr NOR > FIN > KAR')).toEqual([
      combat({ kind: 'march', units: { fighter: 1 }, path: ['north-sea', 'finland-norway', 'karelia-ssr'] }),
    ]);
    expect(understood({ power: 'ussr' }, '1 sub BAR > NOR')).toEqual([
      combat({ kind: 'march', units: { submarine: 1 }, path: ['barents-sea', 'north-sea'] }),
    ]);
  });
  test('NOR is Norway for planes that land there, and a sea for those that have a deck there', () => {
    const flies = (land: string): unknown =>
      combat({ kind: 'march', units: { fighter: 1 }, path: ['finland-norway', 'north-sea'], land });
    expect(understood(german, '1 ftr FIN > UKS, land NOR')).toEqual([flies('finland-norway')]);
    expect(understood(german, '1 ftr FIN > UKS (back to NOR)')).toEqual([flies('finland-norway')]);
    const deck = { space: 'north-sea', power: 'uk', units: { carrier: 1 } } as const;
    expect(understood({ power: 'uk', units: [deck] }, '1 ftr UK > GER (land NOR)')).toEqual([
      combat({
        kind: 'march',
        units: { fighter: 1 },
        path: ['united-kingdom', 'north-sea', 'baltic-sea', 'germany'],
        land: 'north-sea',
      }),
    ]);
  });
  test('new units come where the fights are over, whatever is left of the lines above', () => {
    const fought: Given = { power: 'germany', phase: 'combat', purchased: inf(10) };
    expect(understood(fought, '10 Inf nach Deutschland', { language: 'de' })).toEqual([
      { type: 'place', placements: [{ space: 'germany', units: inf(10) }] },
    ]);
  });
  test('AUS is Australia, and German for from', () => {
    expect(understood({ power: 'uk' }, '1 ftr AUS > NZE', { language: 'de' })).toEqual([
      combat({ kind: 'march', units: { fighter: 1 }, path: ['australia', 'coral-sea', 'tasman-sea', 'new-zealand'] }),
    ]);
    expect(understood({ power: 'ussr' }, '1 Inf aus RUS > KAR')).toEqual([
      combat({ kind: 'march', units: inf(1), path: ['russia', 'karelia-ssr'] }),
    ]);
    expect(understood({ power: 'uk', phase: 'noncombat-move' }, 'retreat AUS > NZE')).toEqual([
      { type: 'retreat', battle: 'australia', to: 'new-zealand' },
    ]);
  });
  test('SBR is a raid behind a target and a sea zone as a step', () => {
    expect(understood({ power: 'usa' }, '1 sub NBR > SBR')).toEqual([
      combat({ kind: 'march', units: { submarine: 1 }, path: ['north-brazil-coast', 'south-brazil-coast'] }),
    ]);
  });
  test('Germany, Japan and UK are powers in headings and spaces in paths', () => {
    expect(understood(german, 'Germany 1\nGermany 32/32\n1 inf Germany > EEU')).toEqual([
      combat({ kind: 'march', units: inf(1), path: ['germany', 'eastern-europe'] }),
    ]);
    expect(understood({ power: 'uk', phase: 'combat' }, 'lose uk 1 inf, usa 1 ftr in UK')).toEqual([
      {
        type: 'casualties',
        battle: 'united-kingdom',
        lost: [
          { power: 'uk', units: inf(1) },
          { power: 'usa', units: { fighter: 1 } },
        ],
      },
    ]);
  });
});

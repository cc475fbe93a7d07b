// A landing under Enhanced Realism, in which ships and shore fight one battle: the coast's guns and planes fire at the
// ships before the troops are ashore, and what goes down with a transport never fights.

import { enhancedRealism } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const shipsAndShore = (): Scenario =>
  new Scenario({
    slug: 'ships-and-shore',
    title: 'Ships and shore: the landing in Western Europe',
    day: '2026-04-10',
    ruleset: enhancedRealism,
    players: ANNA_AND_BERND,
    start: position({
      ruleset: enhancedRealism,
      round: 4,
      power: 'uk',
      board: 'printed',
      units: {
        'labrador-sea': { uk: { carrier: 1, fighter: 2 } },
        'north-sea': { uk: { battleship: 1, transport: 4 } },
        'united-kingdom': {
          uk: { infantry: 7, artillery: 2, armor: 1, fighter: 1, bomber: 1, 'industrial-complex': 1 },
        },
        'western-europe': { germany: { infantry: 4, artillery: 2, armor: 1, fighter: 1 } },
        'baltic-sea': {},
        'northeast-atlantic': {},
      },
      treasury: {},
    }),
  })
    .sheet(
      'standing: defend WEU ask',
      {},
      'Bei einer Landung will ich gefragt werden: Ich suche mir die Schiffe selbst aus.',
      'germany',
    )
    .wait(9)
    .sheet(
      `buy 2 trn, 1 art, 3 inf
combat
1 ac LAB > NOR
2 ftr NOR > WEU (land NOR)
1 ftr UK > NOR > WEU (land UK)
1 bmr UK > NOR > WEU (land UK)
bridge 2 inf UK > NOR > WEU
bridge 2 inf UK > NOR > WEU
bridge 1 art UK > NOR > WEU
bridge 1 arm UK > NOR > WEU
fight WEU`,
      {
        'combat/western-europe/1/artillery/uk': [3],
      },
      'The carrier comes up first, then her fighters take off. Our artillery has to be ashore before it fires.',
    )
    .wait(13)
    .sheet('lose 1 inf in WEU', { 'combat/western-europe/1/artillery/germany': [1, 5] }, undefined, 'germany')
    .sheet(
      'pick trn in WEU',
      { 'combat/western-europe/1/aircraft/uk': [6, 2, 5, 4] },
      'Einen Transporter, mit allem, was darauf ist.',
      'germany',
    )
    .sheet('lose 2 inf in WEU', { 'combat/western-europe/1/aircraft/germany': [1] }, undefined, 'germany')
    .sheet(
      'pick ac in WEU',
      { 'combat/western-europe/1/attack/uk': [1, 6, 2] },
      'Und den Träger: Seine Jäger greifen mit an.',
      'germany',
    )
    .sheet('lose 1 art in WEU', { 'combat/western-europe/1/defence/germany': [5, 2, 6, 3] }, undefined, 'germany')
    .wait(2)
    .sheet('continue WEU', { 'combat/western-europe/2/artillery/uk': [2] }, 'Paris wird nicht geräumt.', 'germany')
    .sheet(
      'lose 1 art in WEU',
      {
        'combat/western-europe/2/attack/uk': [4, 3, 6, 5, 2, 6],
        'combat/western-europe/2/defence/germany': [6, 4],
      },
      undefined,
      'germany',
    )
    .wait(4)
    .sheet(
      `ncm
2 ftr WEU > NOR > UK
1 bmr WEU > NOR > UK
place 2 trn NOR, 1 art 3 inf UK
end turn`,
      {},
      'Two fly home as planes without a carrier do; the third stays, for the land is ours, and that counts at once.',
    );

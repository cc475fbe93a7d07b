// An end by land value: Japan takes India, the Axis holds 84 or more, and when the American turn is over the game is
// too.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { ANNA_AND_BERND } from './people.ts';

export const eightyFour = (): Scenario =>
  new Scenario({
    slug: 'eighty-four',
    title: 'Eighty-four',
    day: '2026-03-13',
    players: ANNA_AND_BERND,
    start: position({
      round: 7,
      power: 'japan',
      board: 'printed',
      control: {
        'karelia-ssr': 'germany',
        caucasus: 'germany',
        'anglo-egypt-sudan': 'germany',
        'syria-iraq': 'germany',
        'italian-east-africa': 'germany',
        'kenya-rhodesia': 'germany',
        'union-of-south-africa': 'germany',
        'french-equatorial-africa': 'germany',
        'french-west-africa': 'germany',
        'belgian-congo': 'germany',
        china: 'japan',
        sinkiang: 'japan',
        'soviet-far-east': 'japan',
        'yakut-ssr': 'japan',
        'hawaiian-islands': 'japan',
      },
      units: {
        'karelia-ssr': { germany: { infantry: 6, armor: 2, 'aa-gun': 1, 'industrial-complex': 1 } },
        caucasus: { germany: { infantry: 4 } },
        'anglo-egypt-sudan': { germany: { infantry: 2, armor: 1 } },
        'syria-iraq': { germany: { infantry: 1 } },
        'union-of-south-africa': { germany: { infantry: 1 } },
        china: { japan: { infantry: 3 } },
        sinkiang: { japan: { infantry: 1 } },
        'french-indochina-burma': { japan: { infantry: 5, armor: 1, fighter: 2 } },
        'soviet-far-east': { japan: { infantry: 2 } },
        'yakut-ssr': { japan: { infantry: 1 } },
        'hawaiian-islands': { japan: { infantry: 1 } },
        'hawaiian-sea': { japan: { battleship: 1, carrier: 1 } },
        'caroline-islands-sea': {},
        'eastern-mediterranean-sea': {},
      },
      treasury: { ussr: 15, germany: 48, uk: 18, japan: 40, usa: 30 },
    }),
  })
    .sheet(
      `buy 10 inf, 2 arm
combat
5 inf 1 arm FIC > IND
2 ftr FIC > IND (land FIC)
fight IND
---
ncm
2 ftr IND > FIC
place 10 inf JPN, 2 arm JPN
end turn`,
      {
        'combat/india/1/attack/japan': [1, 1, 6, 5, 4, 3, 2, 6],
        'combat/india/1/defence/uk': [2, 6, 4],
      },
      'India is the last stone.',
    )
    .wait(26)
    .sheet('buy 2 ftr\nplace 2 ftr EUS\nend turn', {}, 'Well played. On to the next one.');

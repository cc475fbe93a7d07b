// The linked war between its boards: destroyers pass Suez, a battleship Panama, a bomber comes down on the strip and
// flies on into battle a turn later; and Japan breaks its peace with the Soviet Union there.

import { linked2001 } from '../../../src/rulesets/index.ts';
import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';
import { IN_THE_LINKED_WAR } from './people.ts';

export const fromBoardToBoard = (): Scenario =>
  new Scenario({
    slug: 'from-board-to-board',
    title: 'From board to board',
    day: '2026-04-03',
    ruleset: linked2001,
    players: IN_THE_LINKED_WAR,
    start: position({
      ruleset: linked2001,
      round: 2,
      power: 'uk',
      board: 'printed',
      units: {
        'eu:eastern-mediterranean': { uk: { destroyer: 2 } },
        'eu:us-eastern-coast': { usa: { battleship: 1, destroyer: 1 } },
        'pa:sea-zone-5': {},
        'pa:sea-zone-7': { japan: { submarine: 1 } },
      },
      treasury: {},
      purses: {
        uk: { england: 0, india: 0, australia: 0 },
        usa: { 'america-in-europe': 0, 'america-in-the-pacific': 0 },
      },
    }),
  })
    .sheet('ncm\n2 dd EMD > RED\nend turn', {}, 'Egypt is ours, and so is the canal.')
    .sheet('convoy money: 20 England, 8 India', {}, undefined, 'uk')
    .sheet('ncm\n1 bb, 1 dd UEC > PCZ > ZAE\n1 bmb eu:USA > CNA', {}, 'The bomber sleeps in Kansas.')
    .stays('china', 'noncombat-move')
    .sheet('end turn')
    .sheet('convoy money: 10 to Europe and 15 to the Pacific', {}, undefined, 'usa')
    .wait(14)
    .sheet('end turn')
    .sheet('end turn')
    .sheet(
      `combat
3 inf MAN > CCE
fight CCE`,
      {
        'combat/cccp-east/1/attack/japan': [1, 4, 5],
        'combat/cccp-east/1/defence/ussr': [6],
      },
      'Der Frieden war ein Stück Papier.',
    )
    .sheet('ncm\n1 sub ZAH > ZAF\nend turn')
    .wait(5)
    .sheet('ncm\n2 dd RED > pa:sea-zone-54\nend turn')
    .sheet('convoy money: 28 England', {}, undefined, 'uk')
    .sheet('combat\n1 dd ZAE > ZAF\n1 bmb CNA > PUS > ZAF (land PUS)', {}, 'And from Kansas out to sea.')
    .stays('china', 'combat-move')
    .sheet('fight ZAF', {
      'combat/pa:sea-zone-5/1/attack/usa': [5, 2],
      'combat/pa:sea-zone-5/1/defence/japan': [4],
    })
    .sheet('ncm\n1 bmb ZAF > PUS')
    .stays('china', 'noncombat-move')
    .sheet('end turn')
    .sheet('convoy money: 5 to Europe and 20 to the Pacific', {}, undefined, 'usa');

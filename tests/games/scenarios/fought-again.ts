// A battle voided and fought again: the attacker had declared a fighter that could not be spared; both agreed, the
// entry was struck out and the battle rolled anew. The first dice stay in the log for all to see.

import { position } from '../position.ts';
import { Scenario } from '../scenario.ts';

const PLAYERS = [
  {
    id: 'carla',
    name: 'Carla',
    powers: ['ussr' as const, 'uk' as const, 'usa' as const],
    role: 'player' as const,
    language: 'nl' as const,
  },
  {
    id: 'dirk',
    name: 'Dirk',
    powers: ['germany' as const, 'japan' as const],
    role: 'player' as const,
    language: 'nl' as const,
  },
  { id: 'ernst', name: 'Ernst', powers: [], role: 'referee' as const, language: 'de' as const },
];

export const foughtAgain = (): Scenario => {
  const game = new Scenario({
    slug: 'fought-again',
    title: 'A battle fought again',
    day: '2026-03-20',
    players: PLAYERS,
    start: position({
      round: 1,
      power: 'germany',
      board: 'printed',
      treasury: { ussr: 24, germany: 32, uk: 30, japan: 25, usa: 36 },
    }),
  });
  game.sheet(
    `buy 9 inf, 1 arm
combat
3 inf 2 arm UKR > CAU
1 ftr UKR > CAU (land UKR)
fight CAU stop after 2 rounds`,
    {
      'combat/caucasus/1/attack/germany': [1, 6, 6, 3, 2, 3],
      'combat/caucasus/1/defence/ussr': [1, 2, 6, 6, 5],
      'combat/caucasus/2/attack/germany': [6, 6, 6, 5],
      'combat/caucasus/2/defence/ussr': [2],
    },
  );
  game.void(
    'ernst',
    [game.last('combat-move'), game.last('fight')],
    'The fighter from Ukraine had been promised to the Baltic; wrong units were declared. Both players agree to declare and roll again (club law on declaration errors).',
  );
  return game
    .sheet(
      `combat
3 inf 2 arm UKR > CAU
fight CAU`,
      {
        'combat/caucasus/1/attack/germany': [1, 1, 6, 3, 4],
        'combat/caucasus/1/defence/ussr': [2, 6, 6, 6, 5],
        'combat/caucasus/2/attack/germany': [1, 5, 2, 3],
        'combat/caucasus/2/defence/ussr': [6, 1],
      },
    )
    .sheet('ncm\nplace 9 inf GER, 1 arm GER\nend turn');
};

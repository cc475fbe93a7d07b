// Nederlands: een beurt als mail, in acht delen.

import type { PostTexts } from './en.ts';

export const turn: PostTexts['turn'] = {
  subject: (power, round) => `${power}, ronde ${round}`,
  title: (game, power, round) => `${game}: ${power}, ronde ${round}`,
  by: (players) => `gespeeld door ${players}`,
  underWay: 'Deze beurt is nog bezig.',
  parts: {
    start: 'Inkomsten aan het begin',
    purchase: 'Aankopen',
    'combat-move': 'Gevechtsbewegingen',
    combat: 'Gevechtsresultaten',
    'combat-move/2': 'Tweede tankzet',
    'combat/2': 'Resultaten van het tweede gevecht',
    'noncombat-move': 'Bewegingen zonder gevecht',
    place: 'Plaatsing',
    end: 'Inkomsten aan het einde',
    /** Where income was counted first. */
    close: 'Einde van de beurt',
    board: 'Bord',
  },
  none: 'Niets.',
  notYet: 'Nog niet.',
  money: 'landwaarde / IPC te besteden',
  remark: (player, words) => `${player} merkt op: ‘${words}’`,
  due: 'Wat er nu moet gebeuren',
  page: 'Op de site',
  checkpointSays:
    'Bewaar deze mail: wie de regel hierboven heeft, kan later laten zien of er iets aan het logboek is veranderd.',
  entries: 'De logregels, voor programma’s:',
  attached: 'De logregels zitten als bijlage bij deze mail.',
};

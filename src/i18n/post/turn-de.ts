// Deutsch: ein Zug als Mail, in acht Teilen.

import type { PostTexts } from './en.ts';

export const turn: PostTexts['turn'] = {
  subject: (power, round) => `${power}, Runde ${round}`,
  title: (game, power, round) => `${game}: ${power}, Runde ${round}`,
  by: (players) => `gespielt von ${players}`,
  underWay: 'Dieser Zug läuft noch.',
  parts: {
    start: 'Anfangseinkommen',
    purchase: 'Einkauf',
    'combat-move': 'Angriffszüge',
    combat: 'Kampfergebnisse',
    'combat-move/2': 'Zweiter Panzerzug',
    'combat/2': 'Ergebnisse des zweiten Kampfes',
    'noncombat-move': 'Züge ohne Kampf',
    place: 'Aufstellung',
    end: 'Endeinkommen',
    /** Where income was counted first. */
    close: 'Ende des Zuges',
    board: 'Brett',
  },
  none: 'Nichts.',
  notYet: 'Noch nicht.',
  money: 'Landwert / verfügbare IPC',
  remark: (player, words) => `${player} bemerkt: »${words}«`,
  due: 'Was jetzt ansteht',
  page: 'Auf der Website',
  checkpointSays:
    'Bitte diese Mail aufheben: Wer die Zeile darüber hat, kann später zeigen, ob einer dieser Einträge verändert wurde.',
  entries: 'Die Einträge, für Programme:',
  attached: 'Die Einträge hängen an.',
};

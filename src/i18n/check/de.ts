// Deutsch: was über einen Zug gesagt wird, der vor dem Abschicken geprüft wird.

import { counted } from '../format.ts';
import type { CheckTexts } from './en.ts';

export const check: CheckTexts = {
  fine: 'Alles wurde verstanden, und alles ist erlaubt.',
  fineSoFar: 'Alles wurde verstanden und ist erlaubt, soweit sich das vor den Würfeln sagen lässt.',
  unclear: (lines) => `${counted('de', lines, 'Zeile wurde', 'Zeilen wurden')} nicht verstanden.`,
  question: (words) => (words === 1 ? 'Ein Wort ist mehrdeutig.' : `${words} Wörter sind mehrdeutig.`),
  refused: (orders) =>
    `${counted('de', orders, 'Befehl ist', 'Befehle sind')} nicht möglich; was im Weg steht, steht unten.`,
  nothing: 'In diesem Text steht kein Befehl.',
  notNow: (powers, players) =>
    `Du bist nicht am Zug, die Partie wartet auf: ${powers}${players === '' ? '' : ` (${players})`}. Ob diese Befehle erlaubt sind, zeigt sich, wenn du dran bist.`,
  over: 'Die Partie ist zu Ende; Befehle werden nicht mehr angenommen.',
  noPower: 'Du spielst in dieser Partie keine Macht.',

  headings: {
    unclear: 'Nicht verstanden',
    asked: 'Was ist gemeint?',
    refused: 'Nicht möglich',
    understood: 'Verstanden',
    remarks: 'Dazu ist zu bemerken',
    cost: 'Was es kostet',
    odds: 'Schlachten und ihre Aussichten',
    prose: 'Als Worte an Menschen gelesen',
  },
  line: (line) => `Zeile ${line}`,
  ask: (text, readings) => `»${text}« kann ${readings} heißen. Was ist gemeint?`,
  meant: 'Vielleicht gemeint:',
  skipped: (orders) => `Nicht angesehen, weil es von Unmöglichem abhängt: ${orders}.`,
  behindDice: (orders) => `Noch nicht beurteilt, weil vorher gewürfelt wird: ${orders}.`,
  cost: (power, spent, has, left) => `${power} gibt ${spent} von ${has} IPC aus; es bleiben ${left}.`,
  costTooMuch: (power, spent, has) => `${power} würde ${spent} IPC ausgeben und hat nur ${has}.`,
  mail: {
    account:
      'In vollen Worten, wie es vor dem Abschicken verstanden wurde. Als Befehle gelesen werden nur die Zeilen oben.',
    standing: 'Jederzeit',
    withheld: 'Die Mail gibt es, sobald alles verstanden und möglich ist.',
  },
};

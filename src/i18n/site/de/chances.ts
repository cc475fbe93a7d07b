// Deutsch: was von einer Schlacht zu erwarten war, und was die Würfel daraus gemacht haben.

import { counted } from '../../format.ts';
import type { ChanceTexts } from '../en/index.ts';

const hitsOf = (hits: number): string => counted('de', hits, 'Treffer', 'Treffer');

export const chances: ChanceTexts = {
  'chances.title': 'Aussichten vor dem ersten Wurf',
  'chances.attacker': 'Angriff siegt',
  'chances.defender': 'Verteidigung hält',
  'chances.nobody': 'beide vernichtet',
  'chances.retreat': 'Angriff abgebrochen',
  'chances.taken': 'Gebiet erobert',
  'chances.side': 'Seite',
  'chances.left': 'Im Mittel übrig',
  'chances.lost': 'Mittlerer Verlust, IPC',
  'chances.of': (part, whole) => `${part} von ${whole}`,
  'chances.exact': 'Genau berechnet, nach den Verlustreihenfolgen und Plänen, die galten.',
  'chances.supposes': 'Falls die Seeschlacht davor gewonnen wird und keinen Transporter kostet.',
  'chances.after': (chance) => `Angriff siegt von hier an: ${chance}`,
  'chances.too-large':
    'An dieser Schlacht sind so viele Einheiten beteiligt, dass die Aussichten nicht berechnet werden.',
  'chances.unknown-steps': 'Für eine Schlacht nach diesen Regeln lassen sich die Aussichten noch nicht berechnen.',
  'chances.raid': (damage, lost) => `Im Mittel: ${damage} IPC Schaden, und Bomber für ${lost} IPC gehen verloren.`,
  'chances.raid-through': (chance) => `Mindestens ein Bomber kommt durch: ${chance}.`,
  'luck.title': 'Würfelglück',
  'luck.good': (who, hits, expected, ipc) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; Glück im Wert von ${ipc} IPC.`,
  'luck.bad': (who, hits, expected, ipc) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; Pech im Wert von ${ipc} IPC.`,
  'luck.even': (who, hits, expected) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; weder Glück noch Pech.`,
};

// Deutsch: was von einer Schlacht zu erwarten war, was die Würfel daraus gemacht haben, was der Feind erreichen kann.

import { counted, stop } from '../../format.ts';
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
  'chances.exact':
    'Die Aussichten einer Schlacht sind genau berechnet, nach den Verlustreihenfolgen und Plänen, die vor ihrem ersten Wurf galten.',
  'chances.calculator': 'Mit anderen Kräften durchrechnen.',
  'chances.supposes': 'Falls die Seeschlacht davor gewonnen wird und keinen Transporter kostet.',
  'chances.after': (chance) => `Angriff siegt von hier an: ${chance}`,
  'chances.too-large':
    'An dieser Schlacht sind so viele Einheiten beteiligt, dass die Aussichten nicht berechnet werden.',
  'chances.unknown-steps': 'Für eine Schlacht nach diesen Regeln lassen sich die Aussichten noch nicht berechnen.',
  'chances.raid': (damage, lost) => `Im Mittel: ${damage} IPC Schaden, und Bomber für ${lost} IPC gehen verloren.`,
  'chances.raid-through': (chance) => `Mindestens ein Bomber kommt durch: ${chance}.`,
  'luck.title': 'Würfelglück',
  'luck.why':
    'Glück sind Treffer über oder unter dem Mittel, in IPC: Ein Treffer zählt den mittleren Preis der Einheiten, die er bei Beginn der Schlacht hätte treffen können.',
  'luck.good': (who, hits, expected, ipc) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; Glück im Wert von ${ipc} IPC.`,
  'luck.bad': (who, hits, expected, ipc) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; Pech im Wert von ${ipc} IPC.`,
  'luck.even': (who, hits, expected) =>
    `${who}: ${hitsOf(hits)}, zu erwarten waren ${expected}; weder Glück noch Pech.`,
  'threat.title': 'Was der Feind erreichen kann',
  'threat.says':
    'Was diese Seite als Nächstes verlieren könnte: jede feindliche Macht so, als zöge sie sofort, aus der Stellung am Ende dieses Zuges.',
  'threat.assumed': (share) =>
    `Es greift alles an, was gemeinsam dorthin kommt: Landeinheiten, Flugzeuge und Kriegsschiffe, dazu je Transporter eine Ladung. Beide Seiten kämpfen nach den geltenden Verlustreihenfolgen und Plänen. Nicht gerechnet: neue Einkäufe und Züge, die vorher gemacht werden, Landungen, für die erst eine Seeschlacht zu gewinnen ist, Schlachtschiffe, die erst zur Unterstützung herankommen müssten, Landeplätze, die erst ein anderer Zug schafft; Flaks unterwegs schießen daneben. Aufgeführt sind Hauptstädte, die Truppen erreichen können, dann die wertvollsten Felder mit einer Chance von mindestens ${share}.`,
  'threat.space': 'Feld',
  'threat.by': 'Angriff',
  'threat.against': 'Verteidigung',
  'threat.chance': 'Chance',
  'threat.stake': 'Auf dem Spiel, IPC',
  'threat.stake-why':
    'Auf dem Spiel: was das Land einbringt, was die Einheiten dort neu kosten, bei einer Hauptstadt auch die Kasse. Chance: dass das Land erobert oder die Flotte geschlagen wird.',
  'threat.open': 'niemand: der Feind kann einmarschieren',
  'threat.capital': 'Hauptstadt',
  'threat.how': 'Wie das gerechnet ist',
  'threat.none': 'Kein nennenswerter Angriff des Feindes.',
  'threat.simulated': (games, error) =>
    `Chancen mit »≈« sind ausprobiert, je ${games} Gefechte mit Würfeln aus einem festen Startwert; Standardfehler höchstens ${error}.`,
  'threat.safe': (spaces) => stop(`Für feindliche Truppen nicht erreichbar: ${spaces}`),
};

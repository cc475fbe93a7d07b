// Deutsch: verdeckte Gebote, und solche, die gleich aufgestellt werden.

import type { BidTexts } from './en.ts';

export const bids: BidTexts = {
  due: {
    'bid-seal': (players) => `Verdeckte Gebote stehen noch aus: ${players}.`,
    bid: (players) => `Beide Gebote sind versiegelt; zu öffnen ist noch: ${players}.`,
  },
  next: (slug) => `npx fieldpost bid ${slug}`,
  none: 'In dieser Partie steht kein Gebot aus.',
  notYours: (player, bidders) => `${player} bietet hier nicht mit; es bieten ${bidders}.`,
  ask: 'Dein Gebot (etwa 17: 3 Inf UKR, Rest Japan)?',
  missing: 'Das Gebot fehlt.',
  missingNext: (slug) => `npx fieldpost bid ${slug} "17: 3 Inf UKR, Rest Japan"`,
  oneBid: 'Das ist mehr als ein Gebot.',
  seal: 'Dieses Gebot versiegeln? Danach ändert es niemand mehr, und gezeigt wird es erst, wenn beide versiegelt sind.',
  sealed: 'Dein Gebot ist versiegelt.',
  kept: (file) => `Gebot und Geheimnis liegen bis zum Öffnen hier: ${file}`,
  keptWarning:
    'Ohne diese Datei lässt sich das Gebot nicht öffnen. Sie wird nirgendwohin kopiert; leg dir eine Kopie an.',
  waits: (players) => `Dein Gebot ist versiegelt; das von ${players} fehlt noch.`,
  yours: 'Dein versiegeltes Gebot:',
  open: 'Öffnen? Dann sieht es jeder.',
  opened: 'Dein Gebot ist geöffnet.',
  openWaits: (players) => `Dein Gebot ist geöffnet; das von ${players} noch nicht.`,
  gone: (file) => `Dein versiegeltes Gebot ist nicht da: ${file} fehlt oder ist nicht, was versiegelt wurde.`,
  goneNext:
    'auf dem Rechner öffnen, auf dem es versiegelt wurde, oder die Datei hierher kopieren; ist sie verloren, erklären der Schiedsrichter oder beide Spieler gemeinsam das Siegel für ungültig',
  forfeit: (player) => `Das Gebot von ${player} zählt nicht mehr.`,
  secretIn: 'Verdeckte Gebote: Sie entscheiden, wer was spielt.',
  player: 'Name eines Spielers, der bietet (leer: keiner mehr)?',
};

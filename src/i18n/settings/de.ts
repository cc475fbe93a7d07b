// Deutsch: was an fieldpost.json falsch ist.

import type { SettingsTexts } from './params.ts';

export const de: SettingsTexts = {
  notJson: (file) => `${file} ist kein JSON.`,
  notAnObject: (file) => `${file} muss ein einzelnes JSON-Objekt sein.`,
  unknownKey: (file, key, keys) => `${file}: »${key}« ist keine Einstellung; es gibt ${keys}.`,
  badValue: (file, key, value, wanted) => `${file}: »${key}« kann nicht ${value} sein; nötig ist ${wanted}.`,
  keys: {
    name: 'ein Name mit 1 bis 100 Zeichen',
    languages: 'eine Liste aus mindestens einer der Sprachen en, de und nl',
    site: 'die Adresse eines Servers ohne Pfad, etwa "https://unser-klub.github.io"',
    base: 'ein Pfad wie "/" oder "/club/"',
    timeZone: 'eine IANA-Zeitzone, etwa "Europe/Berlin"',
    dice: '"local", "recorded", "reveal" oder "drand"',
  },
};

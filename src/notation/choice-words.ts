// The words of choices that only some rulesets ask for (`choices.ts`).

import type { Words } from '../board/index.ts';

export const CHOICE_WORDS = {
  intercept: { en: ['Intercept', 'Interceptors'], de: ['Abfangen', 'Fange ab'], nl: ['Onderschep', 'Onderscheppen'] },
  'cash-advance': { en: ['Cash advance'], de: ['Vorschuss', 'Vorschuß'], nl: ['Voorschot'] },
  /** Who pays for land of a nation that an enemy of it holds. */
  tribute: { en: ['Tribute'], de: ['Tribut'], nl: ['Schatting', 'Tribuut'] },
  /** What the purses of a power get of the money of its convoys. */
  'divide-fund': {
    en: [
      ...['Convoy money', 'Divide the convoy money', 'Divide', 'Convoy fund', 'Convoy income', 'Convoy pot'],
      ...['Split the convoy money', 'Split convoy money', 'Split the convoy fund'],
    ],
    de: [
      ...['Konvoigeld', 'Teile das Konvoigeld auf', 'Teile auf', 'Aufteilung', 'Konvoikasse', 'Konvoifonds'],
      ...['Verteile das Konvoigeld', 'Konvoieinnahmen'],
    ],
    nl: [
      'Konvooigeld',
      'Verdeel het konvooigeld',
      'Verdeel',
      'Verdeling',
      'Konvooipot',
      'Konvooifonds',
      'Konvooi-inkomsten',
    ],
  },
  /** Where planes on patrol come down. */
  'land-patrols': {
    en: ['Land patrols', 'Patrols land', 'Land patrol'],
    de: ['Patrouillen landen', 'Lande Patrouillen', 'Patrouille landet'],
    nl: ['Patrouilles landen', 'Land patrouilles', 'Patrouille landt'],
  },
  /** What a fighter does that goes over a zone beside its land and stays there. */
  patrol: {
    en: ['Patrol', 'On patrol', 'CAP', 'Combat air patrol'],
    de: ['Patrouille', 'Auf Patrouille'],
    nl: ['Patrouille', 'Op patrouille'],
  },
  kamikaze: {
    en: ['Kamikaze', 'Kamikazes'],
    de: ['Kamikazeangriffe', 'Kamikazeangriff', 'Kamikazeflieger'],
    nl: ['Kamikaze-aanval', 'Kamikaze-aanvallen'],
  },
  /** Whether units come home from a theatre that was won. */
  recall: {
    en: ['Recall', 'Recall the units', 'Bring home'],
    de: ['Heimholen', 'Hole heim', 'Rückruf'],
    nl: ['Terugroepen', 'Roep terug', 'Terughalen'],
  },
  'lend-lease': {
    en: ['Lend-lease', 'Lend lease'],
    de: ['Lend-Lease', 'Leih und Pacht'],
    nl: ['Lend-Lease', 'Leen en pacht'],
  },
  /** Land that two powers took together, to the other of them. */
  'give-land': {
    en: ['Give land', 'Hand over land'],
    de: ['Überlasse Land', 'Land überlassen'],
    nl: ['Sta land af', 'Land afstaan'],
  },
} as const satisfies Readonly<Record<string, Words>>;

// The two who play the scenario games.

import type { OpenGame } from '../../../src/engine/index.ts';

export const ANNA_AND_BERND: OpenGame['players'] = [
  { id: 'anna', name: 'Anna', powers: ['ussr', 'uk', 'usa'], role: 'player', language: 'en' },
  { id: 'bernd', name: 'Bernd', powers: ['germany', 'japan'], role: 'player', language: 'de', dialect: 'daak' },
];

/** The same two in the Pacific. */
export const IN_THE_PACIFIC: OpenGame['players'] = [
  { id: 'anna', name: 'Anna', powers: ['uk', 'usa', 'china'], role: 'player', language: 'en' },
  { id: 'bernd', name: 'Bernd', powers: ['japan'], role: 'player', language: 'de' },
];

/** The same two in the linked war. */
export const IN_THE_LINKED_WAR: OpenGame['players'] = [
  { id: 'anna', name: 'Anna', powers: ['ussr', 'uk', 'usa', 'china'], role: 'player', language: 'en' },
  { id: 'bernd', name: 'Bernd', powers: ['germany', 'japan'], role: 'player', language: 'de' },
];

// What the orders are called when a sentence speaks of one.

import type { GameOrderType } from '../engine/index.ts';
import type { Names } from '../vocab/index.ts';

export const ORDER_NAMES: { readonly [type in GameOrderType]: Names } = {
  'open-game': { en: 'the opening of the game', de: 'Eröffnung', nl: 'de opening van het spel' },
  'bid-seal': { en: 'a sealed bid', de: 'verdecktes Gebot', nl: 'een gesloten bod' },
  bid: { en: 'a bid', de: 'Gebot', nl: 'een bod' },
  research: { en: 'weapons development', de: 'Waffenentwicklung', nl: 'wapenontwikkeling' },
  purchase: { en: 'a purchase', de: 'Einkauf', nl: 'een aankoop' },
  'combat-move': { en: 'combat moves', de: 'Angriffszüge', nl: 'gevechtsbewegingen' },
  rocket: { en: 'a rocket', de: 'Rakete', nl: 'een raket' },
  fight: { en: 'a battle', de: 'Schlacht', nl: 'een slag' },
  casualties: { en: 'casualties', de: 'Verluste', nl: 'verliezen' },
  withdraw: { en: 'a submarine withdrawal', de: 'Abzug von U-Booten', nl: 'onderduiken' },
  retreat: { en: 'a retreat', de: 'Rückzug', nl: 'een terugtocht' },
  'noncombat-move': { en: 'noncombat moves', de: 'Züge ohne Kampf', nl: 'bewegingen zonder gevecht' },
  place: { en: 'placement', de: 'Aufstellung', nl: 'plaatsing' },
  'end-turn': { en: 'the end of the turn', de: 'Zugende', nl: 'het einde van de beurt' },
  'standing-orders': { en: 'standing orders', de: 'Dauerbefehle', nl: 'vaste orders' },
  'defend-neutral': {
    en: 'the defence of a neutral',
    de: 'Verteidigung eines neutralen Gebiets',
    nl: 'de verdediging van een neutraal gebied',
  },
  resign: { en: 'resignation', de: 'Aufgabe', nl: 'opgave' },
};

// What the orders are called when a sentence speaks of one.

import type { GameOrderType } from '../engine/index.ts';
import type { Names } from '../vocab/index.ts';

export const ORDER_NAMES: { readonly [type in GameOrderType]: Names } = {
  'open-game': { en: 'the opening of the game', de: 'die Eröffnung', nl: 'de opening van het spel' },
  research: { en: 'weapons development', de: 'die Waffenentwicklung', nl: 'wapenontwikkeling' },
  purchase: { en: 'a purchase', de: 'den Einkauf', nl: 'een aankoop' },
  'combat-move': { en: 'combat moves', de: 'Angriffszüge', nl: 'gevechtsbewegingen' },
  rocket: { en: 'a rocket', de: 'eine Rakete', nl: 'een raket' },
  fight: { en: 'a battle', de: 'einen Kampf', nl: 'een gevecht' },
  casualties: { en: 'casualties', de: 'Verluste', nl: 'verliezen' },
  withdraw: { en: 'a submarine withdrawal', de: 'den Abzug von U-Booten', nl: 'onderduiken' },
  retreat: { en: 'a retreat', de: 'einen Rückzug', nl: 'een terugtocht' },
  'noncombat-move': { en: 'noncombat moves', de: 'Züge ohne Kampf', nl: 'bewegingen zonder gevecht' },
  place: { en: 'placement', de: 'die Aufstellung', nl: 'plaatsing' },
  'end-turn': { en: 'the end of the turn', de: 'das Zugende', nl: 'het einde van de beurt' },
  'standing-orders': { en: 'standing orders', de: 'Daueraufträge', nl: 'staande orders' },
  resign: { en: 'resignation', de: 'die Aufgabe', nl: 'opgave' },
};

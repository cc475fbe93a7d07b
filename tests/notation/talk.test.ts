// What is told of the game, thought or hoped, orders nothing and is not asked about; what may be an order is.

import { describe, expect, test } from 'vitest';
import { readMailSheet } from '../../src/post/prose.ts';
import type { Language } from '../../src/vocab/index.ts';
import { contextOf } from './support.ts';

const read = (text: string, language: Language, power: 'ussr' | 'uk' = 'uk') => {
  const { sheet } = readMailSheet({ ...contextOf({ power }), language }, text.split('\n'));
  return { orders: sheet.orders.map(({ type }) => type), problems: sheet.problems.map(({ code }) => code) };
};

/** How many lines were asked about, or wait for what they hang on. */
const heeded = (text: string, language: Language): number =>
  readMailSheet({ ...contextOf({ power: 'uk' }), language }, text.split('\n')).sheet.lines.filter(
    ({ problems, hung }) => problems.length + hung.length > 0,
  ).length;

describe('told, and no order', () => {
  test.each<readonly [Language, string]>([
    ['en', 'You lost 4 inf in Egypt, I lost 2 tanks in Karelia, the dice lost all credibility.'],
    ['en', 'Your turn was brutal: 5 arm into Karelia, 2 ftr on my transport, and my battleship gone before breakfast.'],
    ['en', 'Otis wrote that he took Egypt with 2 inf and 1 arm and lost the arm.'],
    ['en', 'I think Germany will go for Africa next, with at least 3 tanks and the fleet.'],
    ['en', 'That bit about the sub in the North Sea was a joke.'],
    ['en', 'The odds in Ukraine were 80% and you still lost 3 arm.'],
    ['de', 'Du hast 4 Inf in Ägypten verloren, ich 2 Panzer in Karelien.'],
    ['de', 'Dein Zug war brutal: 5 Panzer nach Karelien, 2 Jäger auf meinen Transporter.'],
    ['de', 'Ich glaube, Deutschland geht als Nächstes nach Afrika, mit mindestens 3 Panzern und der Flotte.'],
    ['de', 'PS: Das mit dem U-Boot in der Nordsee war ein Witz.'],
    ['de', '80 % in der Ukraine und trotzdem 3 Panzer verloren.'],
    ['nl', 'Jij verloor 4 inf in Egypte, ik 2 tanks in Karelië.'],
    ['nl', 'Jouw beurt was bruut: 5 tanks naar Karelië, 2 jagers op mijn transport.'],
    ['nl', 'Ik denk dat Duitsland hierna naar Afrika gaat, met minstens 3 tanks en de vloot.'],
    ['nl', 'PS: dat van die onderzeeër in de Noordzee was een grapje.'],
    ['nl', '80% in Oekraïne en toch 3 tanks verloren.'],
  ])('%s: %s', (language, text) => {
    expect(read(text, language)).toEqual({ orders: [], problems: [] });
  });
});

describe('what would come of somebody else’s doing', () => {
  test.each<readonly [Language, string]>([
    ['en', "If Germany buys 3 bombers again I'm going to scream."],
    ['de', 'Wenn Deutschland noch einmal 3 Bomber kauft, schreie ich.'],
    ['nl', 'Als Duitsland nog een keer 3 bommenwerpers koopt ga ik gillen.'],
  ])('is nothing of the game: %s: %s', (language, text) => {
    expect(read(text, language)).toEqual({ orders: [], problems: [] });
  });

  test.each<readonly [Language, string]>([
    ['en', 'If Germany takes Karelia, 3 inf go from India to Persia.'],
    ['de', 'Wenn Deutschland Karelien nimmt, gehen 3 Inf aus Indien nach Persien.'],
    ['nl', 'Als Duitsland Karelië neemt, gaan 3 inf uit India naar Perzië.'],
    ['en', 'If they have more than 3 left, pull out.'],
    ['de', 'Wenn sie mehr als 3 übrig haben, abbrechen.'],
  ])('is heeded where it is: %s: %s', (language, text) => {
    expect([read(text, language).orders, heeded(text, language)]).toEqual([[], 1]);
  });
});

describe('a word for a condition that makes none', () => {
  const SHEET = {
    en: 'Attack Ukraine with 3 inf from Karelia.',
    de: '3 Inf Karelien > Ukraine',
    nl: '3 inf KAR > UKR',
  };
  test.each<readonly [Language, string, readonly string[]]>([
    ['en', "Roll it please, I can't sleep otherwise.", ['combat-move', 'fight']],
    ['en', 'Roll Ukraine till the last man please', ['combat-move', 'fight']],
    ['en', 'That makes 3, if I count right.', ['combat-move']],
    ['de', 'Bitte gleich würfeln, ich halt das sonst nicht aus.', ['combat-move', 'fight']],
    ['de', 'Sonst nichts.', ['combat-move']],
    ['nl', 'Meteen gooien graag, anders doe ik vannacht geen oog dicht.', ['combat-move', 'fight']],
    ['nl', 'Verder niets, als ik het goed heb.', ['combat-move']],
  ])('%s: %s', (language, text, orders) => {
    expect(read(`${SHEET[language]}\n${text}`, language, 'ussr')).toEqual({ orders, problems: [] });
  });
});

describe('what goes on to an order is never passed over', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Germany took Egypt, so 3 inf from Syria to Egypt.'],
    ['en', 'Your turn was brutal, but here I go: 3 inf from Karelia to Ukraine.'],
    ['en', 'The dice were kind so I take Ukraine with 3 inf from Karelia.'],
    ['de', 'Deutschland hat die Ukraine geräumt, also 3 Inf aus Karelien in die Ukraine.'],
    ['nl', 'Duitsland heeft Oekraïne verlaten, dus 3 inf uit Karelië naar Oekraïne.'],
    ['nl', 'Val Oekraïne aan met 3 inf uit Karelië. Schiet het geschut daar eigenlijk?'],
  ])('%s: %s', (language, text) => {
    const { orders, problems } = read(text, language, 'ussr');
    expect(orders.length + problems.length).toBeGreaterThan(0);
  });
});

describe('a wish for dice beside other talk', () => {
  test.each<readonly [Language, string]>([
    ['en', 'Please throw the dice for me, my own have been unkind lately.'],
    ['en', 'Rule Britannia no more. Dice for both!'],
    ['de', 'Bitte auswürfeln, meine Würfel waren zuletzt furchtbar.'],
    ['de', 'Alle beide bitte'],
    ['nl', 'Gooien graag, mijn eigen stenen waren waardeloos.'],
  ])('is heard: %s: %s', (language, text) => {
    const sheet = '3 inf KAR > UKR\n3 inf KAR > FIN\n';
    expect(read(sheet + text, language, 'ussr')).toEqual({ orders: ['combat-move', 'fight'], problems: [] });
  });

  test.each<readonly [Language, string]>([
    ['en', 'That roll was awful, and the dice have been dreadful.'],
    ['de', 'Das waren Würfe, die Würfel hassen mich.'],
    ['nl', 'Wat een worpen waren dat.'],
  ])('and what became of them is none: %s: %s', (language, text) => {
    const sheet = '3 inf KAR > UKR\n3 inf KAR > FIN\n';
    expect(read(sheet + text, language, 'ussr')).toEqual({ orders: ['combat-move'], problems: [] });
  });
});

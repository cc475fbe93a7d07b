import { describe, expect, test } from 'vitest';
import { readMailSheet } from '../../../src/post/prose.ts';
import { contextOf } from '../../notation/support.ts';

const read = (text: string, subject = '') => {
  const { sheet, requests } = readMailSheet(contextOf({ power: 'germany' }), text.split('\n'), {
    subject,
    today: '2026-03-08',
  });
  const grave = requests.filter(({ does }) => !['status', 'board', 'odds', 'rule', 'help', 'history'].includes(does));
  return { orders: sheet.orders.map(({ type }) => type), problems: sheet.problems.map(({ code }) => code), grave };
};

const NOTHING = { orders: [], problems: [], grave: [] };

describe('mails in which nothing is ordered', () => {
  test.each([
    'I lost 3 tanks to your dice, ouch! Never seen anything like it.',
    'Sorry, 2 kids with the flu here. My turn comes on Thursday, before 10.',
    'What would you do with 8 infantry and a bomber in my place?',
    'My fighters were useless today. Well rolled!',
    "Maybe I should have bought 2 transports. I'm thinking of Egypt next turn.",
    'Just so you know: the last 12 dice were all fives and sixes. Is that server fixed?',
    'Got it, thanks. 3 hits with 2 infantry is a scandal :-)',
    'Entschuldigt, ich habe diese Woche 4 Prüfungen. Der Zug kommt am Samstag gegen 18 Uhr.',
    'Meine Panzer haben schon wieder alle verfehlt, das gibt es doch nicht!',
    'Ich überlege noch, ob ich Karelien angreifen könnte. Bitte noch nichts eintragen.',
    'Drei Bomber und kein Treffer. Ich hasse Würfel.',
    'Ich glaube, du hast 2 Inf zu viel in Karelien. Schau mal nach.',
    'Volgens mij heb je 2 tanks te veel in Oekraïne; je hebt er maar 1.',
    'Our infantry was brave, the tanks were not.',
    'De jagers hadden weer geen geluk.',
    'Wie viele Jäger passen eigentlich auf einen Flugzeugträger?',
    'War das dein Ernst mit Ägypten? 2 Inf gegen 5, respekt.',
    'Ik had 4 vergaderingen vandaag, mijn zet komt morgen voor 9 uur.',
    'Wat een pech, 3 tanks verloren tegen 1 infanterie!',
    'Zou ik met 2 jagers en een bommenwerper Engeland kunnen halen? Ik denk er nog over.',
    'Dit is nog geen zet: misschien val ik Egypte aan, misschien ook niet.',
    'De dobbelstenen haten mij. Tot zondag!',
  ])('%s', (text) => {
    expect(read(text)).toEqual(NOTHING);
  });
});

describe('orders among speech are still orders', () => {
  test.each([
    ['Hi all,\n\nwhat dice!\n\nBuy 10 inf\n\nWill you be there on Friday?', ['purchase']],
    ['Kaufe 10 Inf\n\nDu hattest echt Glück mit deinen 3 Treffern!', ['purchase']],
    ['Koop 10 inf\nDat waren 2 rampzalige rondes.', ['purchase']],
    ['8 Inf habe ich gekauft', ['purchase']],
  ])('%s', (text, orders) => {
    expect(read(text)).toEqual({ orders, problems: [], grave: [] });
  });

  test.each(['Buy 3 frogs', '2 Panzers nach Osteurope'])('and what may have been one is asked about: %s', (text) => {
    expect(read(text).problems.length).toBeGreaterThan(0);
  });
});

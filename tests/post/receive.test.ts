import { describe, expect, test } from 'vitest';
import { makeBlock } from '../../src/post/block.ts';
import { END_MARK, TOP_MARK } from '../../src/post/body.ts';
import { type Received, receive } from '../../src/post/receive.ts';
import { plainMail, rawMail, SHAPES, utf8 } from './mails.ts';

const read = async (bytes: Uint8Array): Promise<Received> => {
  const reception = await receive(bytes, '0'.repeat(64));
  if (reception.kind !== 'mail') throw new Error(reception.why);
  return reception.mail;
};

const textOf = (lines: readonly Uint8Array[]): readonly string[] =>
  lines.map((line) => Buffer.from(line).toString('utf8'));

const OWN =
  'Deutschland 1\nKaufe 3 Inf, 1 Pz für später\n3 Inf, 2 Pz Südeuropa > Ukraine, und damit gegen alles, was dort noch steht';
const LINES = ['{"by":"bernd","note":"Grüße aus Köln","seq":7}', `{"long":"${'x'.repeat(400)}"}`];
const BLOCK = makeBlock('spring-26', LINES);

describe('the twelve shapes of a mail', () => {
  test('are twelve', () => expect(Object.keys(SHAPES)).toHaveLength(12));

  test.each(Object.entries(SHAPES))('%s: orders and entries come out as they went in', async (_, shape) => {
    const mail = await read(shape(OWN, BLOCK));
    expect(mail.lines).toEqual(OWN.split('\n'));
    expect(textOf(mail.entries)).toEqual(LINES);
    expect(mail.damaged).toBe(0);
    expect(mail.from).toBe('bernd@example.de');
    expect(mail.games).toEqual(['spring-26']);
  });
});

describe('what mail programs put around a text', () => {
  const lines = async (text: string): Promise<readonly string[]> => (await read(plainMail(text))).lines;

  test.each([
    ['a signature', 'Buy 3 inf\n-- \nBernd\n0171 2345678'],
    ['a signature whose blank was lost', 'Buy 3 inf\n--\nBernd\n0171 2345678'],
    ['a telephone', 'Buy 3 inf\n\nVon meinem iPhone gesendet'],
    ['a telephone in Dutch', 'Buy 3 inf\n\nVerstuurd vanaf mijn telefoon'],
    [
      'the footer of a list',
      'Buy 3 inf\n_______________________________________________\nClub mailing list\nhttps://lists.example.org/listinfo/club',
    ],
    [
      'the mail it answers, in English',
      'Buy 3 inf\n\nOn Sun, 1 Mar 2026 at 20:00, Greta <greta@example.org> wrote:\n> Buy 9 inf',
    ],
    [
      'the mail it answers, in Dutch',
      'Buy 3 inf\n\nOp zo 1 mrt 2026 om 20:00 schreef Greta <greta@example.org>:\n> Koop 9 inf',
    ],
    [
      'an attribution over two lines',
      'Buy 3 inf\n\nAm So., 1. März 2026 um 20:00 Uhr schrieb Greta Lang\n<greta@example.org>:\n\n> Buy 9 inf',
    ],
    ['a mail that is quoted without marks', 'Buy 3 inf\n\nOn Sunday Greta wrote:\n\nBuy 9 inf\nEnd turn'],
    ['Outlook’s original message', 'Buy 3 inf\n\n-----Ursprüngliche Nachricht-----\nVon: Greta\nBuy 9 inf'],
    [
      'Outlook’s heads',
      'Buy 3 inf\n\nVon: Greta <greta@example.org>\nGesendet: Sonntag, 1. März 2026\nAn: Bernd\nBetreff: Zug\n\nBuy 9 inf',
    ],
    ['Dutch heads', 'Buy 3 inf\n\n*Van:* Greta\n*Verzonden:* zondag\n*Aan:* Bram\n*Onderwerp:* beurt\n\nKoop 9 inf'],
    ['our own letter without marks, above', `${TOP_MARK}\nBuy 9 inf\nEnd turn\n${END_MARK}\n\nBuy 3 inf`],
    ['our own letter, cut off below', `Buy 3 inf\n\n${TOP_MARK}\nBuy 9 inf\nEnd turn`],
  ])('is left out: %s', async (_, text) => expect(await lines(text)).toEqual(['Buy 3 inf']));

  test('answers between quoted lines are read in order', async () => {
    expect(await lines('> What do you buy?\nBuy 3 inf\n> And where to?\nPlace 3 inf GER')).toEqual([
      'Buy 3 inf',
      'Place 3 inf GER',
    ]);
  });

  test('a rule between two parts of a turn is no signature', async () => {
    const text = `Buy 3 inf\n--\n${'2 inf KAR > FIN\n'.repeat(10)}`.trimEnd();
    expect(await lines(text)).toHaveLength(12);
  });
});

describe('character sets', () => {
  const mail = (charset: string, body: string): Uint8Array =>
    rawMail(['From: b@example.de', `Content-Type: text/plain; charset=${charset}`, '', body]);

  test.each([
    ['UTF-8 that says it is Latin-1', mail('iso-8859-1', utf8('Köln, Großbritannien'))],
    ['UTF-8 that says it is ASCII', mail('us-ascii', utf8('Köln, Großbritannien'))],
    ['Latin-1 that says it is UTF-8', mail('utf-8', 'Köln, Großbritannien')],
    ['a set nobody knows', mail('x-nobody-knows', utf8('Köln, Großbritannien'))],
    ['Latin-1', mail('iso-8859-1', 'Köln, Großbritannien')],
  ])('%s is read as it was meant', async (_, bytes) => {
    expect((await read(bytes)).lines).toEqual(['Köln, Großbritannien']);
  });

  test('what only looks like a mistake stays as it is', async () => {
    expect((await read(mail('utf-8', utf8('Ã la carte')))).lines).toEqual(['Ã la carte']);
  });
});

describe('a machine', () => {
  test.each([
    ['an answer of ours', 'Auto-Submitted: auto-replied'],
    ['an absence', 'X-Autoreply: yes'],
    ['a bounce', 'Return-Path: <>'],
    ['a report', 'Content-Type: multipart/report; boundary=x'],
  ])('is told from a person: %s', async (_, head) => {
    expect((await read(rawMail(['From: b@example.de', head, '', 'Buy 3 inf']))).sent).toBe('machine');
  });

  test('a list that passes on what people write is none', async () => {
    const mail = await read(rawMail(['From: b@example.de', 'Precedence: list', '', 'Buy 3 inf']));
    expect(mail.sent).toBe('person');
  });
});

describe('the game a mail is about', () => {
  const games = async (more: readonly string[], text = 'Buy 3 inf') =>
    (await read(rawMail(['From: b@example.de', ...more, '', text]))).games;

  test.each([
    ['the subject of an answer', ['Subject: AW: [pbem spring-26 #12] Germany']],
    ['the subject without a number', ['Subject: [PBEM spring-26] my turn']],
    ['a head of ours', ['X-PBEM-Game: spring-26']],
    ['the mail it answers', ['In-Reply-To: <spring-26.0123456789abcdef@club.example>']],
    ['an answer of ours it answers', ['References: <x@y> <spring-26.answer.0123456789abcdef@club.example>']],
  ])('stands in %s', async (_, more) => expect(await games(more)).toEqual(['spring-26']));

  test('the subject comes first', async () => {
    const more = ['Subject: [pbem spring-26]', 'References: <autumn-26.0123456789abcdef@club.example>'];
    expect(await games(more)).toEqual(['spring-26', 'autumn-26']);
  });

  test('what is no name of a game is none', async () => {
    expect(await games(['Subject: [pbem ../../etc]', 'X-PBEM-Game: con'])).toEqual([]);
  });
});

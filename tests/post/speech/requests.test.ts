import { describe, expect, test } from 'vitest';
import { secondEditionBoard } from '../../../src/board/index.ts';
import { daysIn } from '../../../src/post/speech/days.ts';
import { readRequests } from '../../../src/post/speech/requests.ts';

const TODAY = '2026-03-08';

const asked = (text: string, subject = '') =>
  readRequests(secondEditionBoard, text.split('\n'), { subject, today: TODAY });
const wants = (text: string, subject = '') => asked(text, subject).map(({ request }) => request);

describe('words that stand alone', () => {
  test.each([
    ['status', { does: 'status' }],
    ['Karte', { does: 'board' }],
    ['help!', { does: 'help' }],
    ['verloop', { does: 'history' }],
    ['odds Ukraine', { does: 'odds', about: 'Ukraine' }],
    ['rule B8.1', { does: 'rule', about: 'B8.1' }],
    ['Regel: Flugzeugträger landen', { does: 'rule', about: 'Flugzeugträger landen' }],
    ['agree 30', { does: 'agree', entry: 30 }],
    ['Agree to #12.', { does: 'agree', entry: 12 }],
    ['zustimmen', { does: 'agree' }],
    ['afwijzen 7', { does: 'decline', entry: 7 }],
    ['draw', { does: 'draw' }],
    ['void 30: wrong number of transports', { does: 'void', entries: [30], reason: 'wrong number of transports' }],
    ['streichen 30, 31 weil doppelt', { does: 'void', entries: [30, 31], reason: 'doppelt' }],
    ['away from 2026-04-03 to 2026-04-12', { does: 'absence', from: '2026-04-03', to: '2026-04-12' }],
    ['abwesend 3.4. bis 12.4.', { does: 'absence', from: '2026-04-03', to: '2026-04-12' }],
    ['I resign.', { does: 'resign' }],
    ['Ich gebe auf!', { does: 'resign' }],
  ])('%s', (line, request) => {
    const [one, ...others] = asked(`Hi,\n${line}\n\nBuy 8 inf`);
    expect(one).toEqual({ request, lines: [1], how: 'word' });
    expect(others).toEqual([]);
  });

  test('a code from an answer stands behind them', () => {
    expect(asked('agree 30 7KQM-3FXD')).toEqual([
      { request: { does: 'agree', entry: 30 }, code: '7KQM-3FXD', lines: [0], how: 'word' },
    ]);
    expect(asked('Ich gebe auf 7KQM-3FXD')).toMatchObject([{ request: { does: 'resign' }, code: '7KQM-3FXD' }]);
  });

  test.each([
    'Regel 4: 2 inf KAR > FIN',
    'Streiche 2 Inf',
    'void 2 inf',
    'rule',
    'Board 2 inf on the transport',
    'Map of the war in my head looks different',
    'weg',
    'Stand: 24 IPC',
  ])('orders and other words are none: %s', (line) => {
    expect(wants(line)).toEqual([]);
  });
});

describe('messages to others', () => {
  test.each([
    ['press to Germany: hold Karelia, I take Egypt', ['germany'], 'hold Karelia, I take Egypt'],
    ['Nachricht an Japan und Deutschland: wartet auf mich', ['japan', 'germany'], 'wartet auf mich'],
    ['bericht aan iedereen: tot maandag!', 'all', 'tot maandag!'],
    ['press: good luck', 'all', 'good luck'],
  ])('%s', (line, to, text) => {
    expect(wants(line)).toEqual([{ does: 'press', to, text }]);
  });

  test('go to the next empty line, and what stands in them is no order and no request', () => {
    const [press, ...others] = asked('press to Japan: attack\n3 inf MAN > YAK\nagree?\n\nBuy 8 inf');
    expect(press).toMatchObject({ request: { text: 'attack\n3 inf MAN > YAK\nagree?' }, lines: [0, 1, 2] });
    expect(others).toEqual([]);
  });

  test('to nobody known are none', () => {
    expect(wants('press to Narnia: hello')).toEqual([]);
  });
});

describe('sentences', () => {
  test.each([
    ['Could somebody please send me the map?', ['board']],
    ['Whose turn is it?', ['status']],
    ['Wer ist eigentlich dran?', ['status']],
    ['Könnt ihr mir die aktuelle Stellung schicken und sagen, auf wen wir warten?', ['status', 'board']],
    ['Stuur me de kaart even, en wie is er aan de beurt?', ['status', 'board']],
    ['What are my odds in Karelia?', ['odds']],
    ['Wie stehen meine Chancen in der Ukraine?', ['odds']],
    ['Wat zijn de kansen in Egypte?', ['odds']],
    ['Can a fighter land on a carrier that is bought this turn?', ['rule']],
    ['Telt de AA voor elke jager apart?', ['rule']],
    ['Kann ich den letzten Spielverlauf noch mal bekommen?', ['history']],
    ['How does this work by mail?', ['help']],
  ])('that ask: %s', (text, does) => {
    expect(wants(text).map((each) => each.does)).toEqual(does);
  });

  test.each([
    ['I agree to the draw.', { does: 'agree' }, ''],
    ['Draw? Sure, fine with me.', { does: 'agree' }, ''],
    ['Ja, einverstanden mit der Rücknahme von #14', { does: 'agree', entry: 14 }, ''],
    ['Akkoord!', { does: 'agree' }, 'Re: voorstel'],
    ['Prima, doen we.', { does: 'agree' }, 'Re: remise?'],
    ['No, I do not agree to that proposal.', { does: 'decline' }, ''],
    ['Nein, das Remis nehme ich nicht an.', { does: 'decline' }, ''],
    ['Remise? Nee, nog lang niet.', { does: 'decline' }, ''],
  ])('that consent or refuse: %s', (text, request, subject) => {
    expect(wants(text, subject)).toEqual([request]);
  });

  test.each([
    'How about a draw?',
    'I would like to offer a draw.',
    'Wie wäre es mit Remis?',
    'Ik stel remise voor.',
    'Remis?',
  ])('that offer a draw: %s', (text) => {
    expect(wants(text)).toEqual([{ does: 'draw' }]);
  });

  test.each([
    ["I'm on holiday from 3 to 12 April.", '2026-04-03', '2026-04-12'],
    ['Bin vom 3. bis 12. April im Urlaub, kein Internet.', '2026-04-03', '2026-04-12'],
    ['Ik ben van 28 maart t/m 2 april op vakantie.', '2026-03-28', '2026-04-02'],
    ['Away until the 14th of March, sorry!', TODAY, '2026-03-14'],
    ['Ab 30.12. bis 3.1. bin ich nicht erreichbar', '2026-12-30', '2027-01-03'],
  ])('that say who is away: %s', (text, from, to) => {
    expect(wants(text)).toEqual([{ does: 'absence', from, to }]);
  });

  test.each([
    'I agree with Bob that these dice were nasty, really nasty, worse than ever.',
    'Last game ended in a draw, remember?',
    'Sorry for the delay, I was away for 3 days.',
    'I surrender... to sleep.',
    'Opgeven? Nooit!',
    'Danke, angekommen. Fiese Würfel!',
    'OK, thanks',
    'If you void that, I will not agree.',
    'Bin ab morgen unterwegs.',
    'We played to a draw in 1998.',
    'The rules are the rules.',
  ])('that want nothing: %s', (text) => {
    expect(wants(text)).toEqual([]);
  });
});

describe('days', () => {
  test.each([
    ['April 3rd to April 12th', '2026-04-03', '2026-04-12'],
    ['April 3 - 12', '2026-04-03', '2026-04-12'],
    ['3.-12.4.', '2026-04-03', '2026-04-12'],
    ['3 tot en met 12 april', '2026-04-03', '2026-04-12'],
    ['13/4 to 20/4', '2026-04-13', '2026-04-20'],
    ['only on 5 May', '2026-05-05', '2026-05-05'],
    ['2 to 5 January', '2027-01-02', '2027-01-05'],
    ['3/4 t/m 12/4', '2026-04-03', '2026-04-12'],
    ['4/13 to 4/20', '2026-04-13', '2026-04-20'],
    ['13-20 April', '2026-04-13', '2026-04-20'],
    ['de 3e tot de 12e april', '2026-04-03', '2026-04-12'],
    ['Freitag, 3. April, bis Sonntag, 12. April', '2026-04-03', '2026-04-12'],
    ['from the 3rd until the 12th of April', '2026-04-03', '2026-04-12'],
    ['03.04.–12.04.2026', '2026-04-03', '2026-04-12'],
  ])('%s', (text, from, to) => {
    expect(daysIn(text, TODAY)).toEqual({ from, to });
  });

  test.each(['4/3 to 5/3', 'from 3 April', '31.2. bis 3.3.', 'at 9:30', 'KAR 3 inf'])('not for sure: %s', (text) => {
    expect(daysIn(text, TODAY)).toBeUndefined();
  });
});

// Time in the log's own rules: lines never go back, absences are told in time, and deadlines leave out what does not
// count.
import { describe, expect, test } from 'vitest';
import type { OpenGame } from '../../src/engine/index.ts';
import type { EntryFields } from '../../src/log/index.ts';
import { daysAwayOf, deadlineAfter, pausesOf } from '../../src/trust/index.ts';
import { dayOf, daysBetween, HOUR, isDay, isTime, secondsOf, timeOf } from '../../src/vocab/index.ts';
import { openFields, openOrder } from '../log/sample.ts';
import { code, line, note, opened, purchase, research, roll, tell } from './tell.ts';

const DAY = '2026-03-01'; // of the sample's lines
const clocked = (clock: OpenGame['clock'], absences?: OpenGame['absences']): EntryFields =>
  opened({ ...(clock === undefined ? {} : { clock }), ...(absences === undefined ? {} : { absences }) });
const away = (by: string, from: string, to: string, at?: string): EntryFields =>
  line(by, { order: { type: 'absence', from, to }, ...(at === undefined ? {} : { at }) });

describe('times', () => {
  test('are read and written in UTC', () => {
    expect(secondsOf('1970-01-02T00:00:01Z')).toBe(86_401);
    expect(timeOf(86_401)).toBe('1970-01-02T00:00:01Z');
    expect(timeOf(secondsOf('9999-12-31T23:59:59Z') + 5)).toBe('9999-12-31T23:59:59Z');
    expect(dayOf('2026-03-01T20:14:00Z')).toBe(DAY);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(3);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(0);
  });
  test('are days and times that exist', () => {
    expect(['2024-02-29', '2000-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '1900-02-29', '2026-00-01', '2026-1-01', ''].some(isDay)).toBe(false);
    expect(isTime('2026-02-29T00:00:00Z')).toBe(false);
  });
});

describe('at', () => {
  const at = (time: string) => purchase('anna', 'ussr', { at: time });
  test('never goes back', () => {
    expect(code(openFields, at('2026-03-01T20:14:01Z'), at('2026-03-01T20:14:01Z'))).toBe('none');
    expect(tell(openFields, at('2026-03-01T20:14:01Z'), at('2026-03-01T20:14:00Z')).fault).toMatchObject({
      code: 'time-goes-back',
      params: { at: '2026-03-01T20:14:00Z', before: '2026-03-01T20:14:01Z' },
    });
    expect(code(openFields, at('2026-03-01T20:13:59Z'))).toBe('time-goes-back');
  });
  test('nor for a remark or dice', () => {
    expect(code(openFields, { ...note, at: '2020-01-01T00:00:00Z' })).toBe('time-goes-back');
    expect(code(openFields, research, roll('h1', { at: '2020-01-01T00:00:00Z' }))).toBe('time-goes-back');
  });
});

describe('line 0', () => {
  test('gives a whole turn no less than an answer', () => {
    expect(code(clocked({ turn: 48, answer: 48 }))).toBe('none');
    expect(code(clocked({ turn: 48, answer: 49 }))).toBe('clock-odd');
  });
  test('names who is away, players there are and days in order', () => {
    const bernd = { player: 'bernd', from: '2026-07-01', to: '2026-07-14' };
    expect(tell(clocked(undefined, [bernd])).trust.absences).toEqual([{ ...bernd, since: openFields.at }]);
    expect(code(clocked(undefined, [{ ...bernd, player: 'zoe' }]))).toBe('unknown-player');
    expect(code(clocked(undefined, [{ ...bernd, to: '2026-06-30' }]))).toBe('absence-backwards');
    expect(code(clocked({ turn: 48, absence: 14 }, [bernd]))).toBe('none');
    expect(code(clocked({ turn: 48, absence: 13 }, [bernd]))).toBe('absence-too-long');
    // Before the game opened is no fault: it was agreed.
    expect(code(clocked(undefined, [{ ...bernd, from: '2026-02-01' }]))).toBe('none');
  });
  test('names for whom somebody enters, others there are', () => {
    const named = (entersFor: string[]) =>
      opened({ players: openOrder.players.map((one) => (one.id === 'anna' ? { ...one, entersFor } : one)) });
    expect(code(named(['bernd', 'eye']))).toBe('none');
    expect(code(named(['zoe']))).toBe('unknown-player');
    expect(code(named(['anna']))).toBe('for-himself');
  });
  test('says whether authors are checked', () => {
    expect(tell(openFields).trust.authors).toBe('free');
    expect(tell(opened({ authors: 'checked' })).trust.authors).toBe('checked');
  });
});

describe('absence', () => {
  test('is told by the player, for himself, at the latest on the day it begins', () => {
    const told = tell(openFields, away('bernd', DAY, '2026-03-03'));
    expect(told.fault).toBeUndefined();
    expect(told.trust.absences).toEqual([{ player: 'bernd', from: DAY, to: '2026-03-03', since: openFields.at }]);
    expect(tell(openFields, away('bernd', '2026-02-28', '2026-03-03')).fault).toMatchObject({
      code: 'absence-past',
      params: { from: '2026-02-28', day: DAY },
    });
    expect(code(openFields, away('bernd', '2026-03-03', '2026-03-02'))).toBe('absence-backwards');
  });
  test('is entered by a steward for him, not by himself, a witness or a bot', () => {
    const order = { type: 'absence', from: DAY, to: DAY } as const;
    const told = tell(openFields, line('stew', { for: 'bernd', order }));
    expect(told.trust.absences).toMatchObject([{ player: 'bernd' }]);
    for (const by of ['stew', 'eye', 'robo'])
      expect([by, code(openFields, line(by, { order }))]).toEqual([by, 'role-may-not']);
  });
  test('stays within what line 0 allows; a day told twice counts once', () => {
    const game = clocked({ turn: 48, absence: 3 });
    const first = away('bernd', '2026-03-02', '2026-03-03');
    expect(code(game, first, away('bernd', '2026-03-03', '2026-03-04'))).toBe('none');
    expect(tell(game, first, away('bernd', '2026-03-04', '2026-03-05')).fault).toMatchObject({
      code: 'absence-too-long',
      params: { player: 'bernd', days: 4, max: 3 },
    });
    expect(code(game, first, away('anna', '2026-03-04', '2026-03-06'))).toBe('none');
    expect(code(clocked({ turn: 48, absence: 0 }), away('bernd', DAY, DAY))).toBe('absence-too-long');
    expect(code(clocked({ turn: 48 }), away('bernd', DAY, '2027-03-01'))).toBe('none');
  });
  test('may stand between an order and its dice, and brings nothing about', () => {
    expect(code(openFields, research, away('anna', DAY, DAY), roll('h1'))).toBe('none');
    const odd = { ...away('anna', DAY, DAY), events: [{ type: 'game-drawn' as const }] };
    expect(code(openFields, odd)).toBe('event-unexpected');
  });
  test('days are counted once each', () => {
    const at = openFields.at;
    const days = (...spans: [string, string][]) =>
      daysAwayOf(
        spans.map(([from, to]) => ({ player: 'anna', from, to, since: at })),
        'anna',
      );
    expect(days()).toBe(0);
    expect(days(['2026-03-10', '2026-03-12'], ['2026-03-01', '2026-03-31'])).toBe(31);
    expect(days(['2026-03-01', '2026-03-02'], ['2026-03-03', '2026-03-03'])).toBe(3);
    expect(daysAwayOf([{ player: 'bernd', from: DAY, to: DAY, since: at }], 'anna')).toBe(0);
  });
});

describe('deadlines', () => {
  const at = (time: string) => secondsOf(`2026-03-${time}Z`);
  const pause = (from: string, to: string) => ({ from: at(from), to: at(to) });
  const until = (from: string, hours: number, ...pauses: ReturnType<typeof pause>[]) =>
    timeOf(deadlineAfter(at(from), hours, pauses)).slice(8, 16);

  test('come after so many hours', () => {
    expect(until('01T20:00:00', 48)).toBe('03T20:00');
  });
  test('wait while time does not count', () => {
    expect(until('01T20:00:00', 48, pause('02T00:00:00', '03T00:00:00'))).toBe('04T20:00');
    expect(until('01T20:00:00', 48, pause('01T00:00:00', '02T00:00:00'))).toBe('04T00:00');
  });
  test('count pauses that overlap or touch once, in any order', () => {
    const long = pause('02T00:00:00', '04T00:00:00');
    const short = pause('03T00:00:00', '03T12:00:00');
    const next = pause('04T00:00:00', '05T00:00:00');
    expect(until('01T20:00:00', 10, next, short, long)).toBe('05T06:00');
  });
  test('know nothing of pauses before, or from the deadline itself on', () => {
    expect(until('05T00:00:00', 24, pause('01T00:00:00', '05T00:00:00'))).toBe('06T00:00');
    expect(until('05T00:00:00', 24, pause('06T00:00:00', '07T00:00:00'))).toBe('06T00:00');
    expect(until('05T00:00:00', 24, pause('05T23:59:59', '07T00:00:00'))).toBe('07T00:00');
  });
  test('an absence counts from the line that tells it, and through its last day', () => {
    const absence = { player: 'anna', from: '2026-03-02', to: '2026-03-03', since: '2026-03-02T12:00:00Z' };
    expect(pausesOf([absence], ['anna', 'bernd'])).toEqual([
      { from: secondsOf('2026-03-02T12:00:00Z'), to: secondsOf('2026-03-04T00:00:00Z') },
    ]);
    expect(pausesOf([absence], ['bernd'])).toEqual([]);
    expect(HOUR).toBe(3600);
  });
});

// Calendars of deadlines: the text as RFC 5545 wants it, and whose deadlines stand in them.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from '../../src/site/words/calendar.ts';
import { filesOf, sharedTestSite, type TestSite } from './support/site.ts';

const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'one@club.example',
  written: '2026-03-04T07:00:00Z',
  at: '2026-03-07T03:00:00Z',
  title: 'Germany to move',
  text: 'Text',
  link: 'https://club.example/',
  ...more,
});

/** The lines of a calendar as a program reads them (3.1): folds taken back, each ended by CR and LF. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const propertyOf = (text: string, name: string): string =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';
/** TEXT read back (3.3.11). */
const textOf = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('the text', () => {
  test('is a calendar with an event', () => {
    expect(calendarText({ name: 'Club', events: [event()] })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Fieldpost//Deadlines//EN',
        'CALSCALE:GREGORIAN',
        'NAME:Club',
        'X-WR-CALNAME:Club',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        'BEGIN:VEVENT',
        'UID:one@club.example',
        'DTSTAMP:20260304T070000Z',
        'DTSTART:20260307T030000Z',
        'SUMMARY:Germany to move',
        'DESCRIPTION:Text',
        'URL:https://club.example/',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  test('folds after 75 octets and tears no letter apart', () => {
    for (const title of ['ü'.repeat(120), '🚢'.repeat(60), 'x'.repeat(67), 'x'.repeat(68), `${'x'.repeat(66)}é`]) {
      const text = calendarText({ name: 'Club', events: [event({ title })] });
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(propertyOf(text, 'SUMMARY')).toBe(title);
    }
    expect(calendarText({ name: 'Club', events: [event({ title: 'x'.repeat(67) })] })).not.toContain('\r\n ');
  });

  test('says what players wrote, whatever it was', () => {
    for (const said of ['a\\b; c, d:"e"', 'one\ntwo\r\nthree', 'END:VEVENT\r\nEND:VCALENDAR', '\\n stays']) {
      const text = calendarText({ name: said, events: [event({ title: said })] });
      expect(textOf(propertyOf(text, 'SUMMARY'))).toBe(said.replaceAll('\r\n', '\n'));
      expect(textOf(propertyOf(text, 'NAME'))).toBe(said.replaceAll('\r\n', '\n'));
      expect(unfolded(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    }
    expect(propertyOf(calendarText({ name: 'a\u0007b\u0000', events: [] }), 'NAME')).toBe('ab');
  });

  test('has a part even where nothing is due', () => {
    const lines = unfolded(calendarText({ name: 'Club', events: [] }));
    expect(lines).toContain('BEGIN:VTIMEZONE');
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(3);
    expect(lines.at(-1)).toBe('END:VCALENDAR');
  });
});

describe('the calendars of an archive', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await sharedTestSite();
  });
  const read = (file: string): string => readFileSync(path.join(site.out, file), 'utf8');
  const titlesIn = (file: string): readonly string[] =>
    unfolded(read(file)).flatMap((line) => (line.startsWith('SUMMARY:') ? [textOf(line.slice(8))] : []));

  test('are there for all and for each player, in every language, and named on their pages', () => {
    const files = filesOf(site.out).filter((file) => file.endsWith('.ics'));
    for (const prefix of ['', 'de/', 'nl/']) {
      expect(files).toContain(`${prefix}deadlines.ics`);
      for (const player of ['anna', 'bram', 'dora'])
        expect(files).toContain(`${prefix}players/${player}/deadlines.ics`);
    }
    expect(read('de/index.html')).toContain('href="/club/de/deadlines.ics"');
    expect(read('nl/players/anna/index.html')).toContain('href="/club/nl/players/anna/deadlines.ics"');
  });

  test('tell each player what he has to do, and all of them together, the soonest first', () => {
    expect(titlesIn('players/anna/deadlines.ics')).toEqual(['It is your turn: Germany, round 1, in Spring 26']);
    expect(titlesIn('de/players/bram/deadlines.ics')).toEqual(
      Array(2).fill('Deine Zustimmung steht aus, in »Spring 26«'),
    );
    expect(titlesIn('players/dora/deadlines.ics')).toEqual([]);
    const all = unfolded(read('deadlines.ics'));
    const times = all.flatMap((line) => (line.startsWith('DTSTART:') ? [line] : []));
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted());
    expect(all).toContain('DTSTART:20260307T030000Z');
  });

  test('take their time from the log', () => {
    const { lastMoved } = JSON.parse(read('games/by-post/game.json'));
    const text = read('players/anna/deadlines.ics');
    expect(propertyOf(text, 'DTSTAMP')).toBe(lastMoved.replaceAll(/[-:]/g, ''));
    expect(propertyOf(text, 'UID')).toBe('by-post.awaited-orders-germany-20260303T030000Z@club.example');
    expect(propertyOf(text, 'URL')).toBe('https://club.example/club/games/by-post/r01-germany/');
  });
});

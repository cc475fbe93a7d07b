// A calendar that programs subscribe to, as text (RFC 5545). Written here: what is needed of it is a page long, and the
// libraries take the time of the build into it.

export interface CalendarEvent {
  /** What names it for ever; a later reading with the same id takes the place of an earlier one. */
  readonly id: string;
  /** When what it says was last so, `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly written: string;
  /** When it is, in the same form. It has no length. */
  readonly at: string;
  readonly title: string;
  readonly text: string;
  /** The page about it. */
  readonly link: string;
}

export interface Calendar {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

/** Octets of a line at most, its end left out (3.1). */
const MOST = 75;

const octetsIn = (text: string): number => new TextEncoder().encode(text).length;

/** A line as long as it may be, and on in the next behind a space; no letter is torn apart (3.1). */
const folded = (line: string): string => {
  let lines = '';
  let room = MOST;
  for (const letter of line) {
    const octets = octetsIn(letter);
    if (octets > room) {
      lines += '\r\n ';
      room = MOST - 1;
    }
    lines += letter;
    room -= octets;
  }
  return `${lines}\r\n`;
};

/** Text as the value of a property (3.3.11). What no text may hold, such as the sign of a bell, is left out. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
    .replaceAll(/[\u0000-\u0008\u000a-\u001f\u007f]/g, '');

/** `20260307T030000Z` (3.3.5). */
const timed = (at: string): string => at.replaceAll(/[-:]/g, '');

const eventLines = ({ id, written, at, title, text, link }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${timed(written)}`,
  `DTSTART:${timed(at)}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${link}`,
  // Somebody who has to move until then is not away meanwhile.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** A calendar has one part at least (3.6): without an event it says what time it keeps. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar as a file. The same facts give the same bytes: the time of the build is nowhere in it. */
export const calendarText = ({ name, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fieldpost//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    // What it is called and how often to look: RFC 7986, and before it programs asked for other words.
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length === 0 ? NOTHING : events.flatMap(eventLines)),
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');

// What happened in a game, told as a story and not counted: after a sync, after mails were read, since somebody last
// looked.

import { type Game, rulesOf, turnsOf } from '../archive/index.ts';
import type { LogEntry } from '../log/index.ts';
import { happenedBy, kindsOf } from '../post/index.ts';
import type { Desk } from './desk.ts';
import { cleanLine } from './paint.ts';
import { telling } from './post/letters.ts';

/** What the entries brought about that are new to the reader: headlines with sentences below them. */
export const happenedLines = (desk: Desk, game: Game, isNew: (entry: LogEntry) => boolean): readonly string[] => {
  const ruleset = rulesOf(game);
  if (ruleset === undefined) return [];
  const happenings = happenedBy(telling(desk, { game, ruleset }, desk.language), turnsOf(game), isNew);
  return happenings.flatMap(({ headline, lines }) => [
    ...(headline === undefined ? [] : [desk.paint.bold(cleanLine(headline))]),
    ...lines.map((line) => (headline === undefined ? cleanLine(line) : `  ${cleanLine(line)}`)),
  ]);
};

/** What entries are, each kind once. */
export const kindsText = (desk: Desk, game: Game, entries: readonly LogEntry[]): string =>
  kindsOf({ t: desk.words(rulesOf(game)).say, language: desk.language }, entries);

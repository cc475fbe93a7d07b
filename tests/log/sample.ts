// Small logs for the tests of form: every line has the right shape, but no rule was asked about what it says.
import type { GameEvent, OpenGame } from '../../src/engine/index.ts';
import { bytesOf, type EntryFields, type LogEntry, makeEntry } from '../../src/log/index.ts';
import { secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import { EMPTY_HEAD, type Head } from '../../src/trust/index.ts';

export const GAME = 'spring-26';
export const AT = '2026-03-01T20:14:00Z';
export const NONCE = 'c0'.repeat(32);

export const openOrder: OpenGame = {
  type: 'open-game',
  title: 'Spring 1926 → 1942',
  board: 'second-edition',
  ruleset: 'second-edition',
  version: 1,
  options: usualOptions(secondEdition),
  players: [
    { id: 'anna', name: 'Änne Köhler', powers: ['ussr', 'uk', 'usa'], role: 'player' },
    { id: 'bernd', name: 'Bernd', powers: ['germany', 'japan'], role: 'player' },
    { id: 'stew', name: 'Steward', powers: [], role: 'steward' },
    { id: 'ref', name: 'Referee', powers: [], role: 'referee' },
    { id: 'eye', name: 'Witness', powers: [], role: 'witness' },
    { id: 'robo', name: 'Bot', powers: [], role: 'bot' },
  ],
  dice: { source: 'local' },
  purpose: 'play',
};

const opened: readonly GameEvent[] = [
  {
    type: 'game-opened',
    board: 'second-edition',
    ruleset: 'second-edition',
    version: 1,
    options: usualOptions(secondEdition),
    players: openOrder.players,
    control: { russia: 'ussr', germany: 'germany', 'north-sea': null },
    units: [{ space: 'russia', power: 'ussr', type: 'infantry', count: 3, first: 1 }],
    treasury: { ussr: 24, germany: 32 },
    technology: {},
  },
  { type: 'turn-began', round: 1, power: 'ussr', phase: 'research' },
];

export const openFields: EntryFields = { at: AT, by: 'anna', order: openOrder, events: opened };

/** Entries that are each of the right form, to be chained one after the other. */
export const FIELDS: readonly EntryFields[] = [
  openFields,
  {
    at: AT,
    by: 'anna',
    order: { type: 'research', power: 'ussr', dice: 2, nonce: NONCE },
    events: [
      { type: 'paid', power: 'ussr', purse: 'main', ipc: 10, for: 'research' },
      { type: 'dice-awaited', needs: [{ purpose: 'tech/ussr', n: 2, sides: 6 }] },
    ],
  },
  {
    at: AT,
    by: 'anna',
    order: { type: 'note' },
    note: 'Zwei Würfel,\n\tund *Glück* 🎲',
    events: [],
  },
  {
    at: AT,
    by: 'stew',
    for: 'anna',
    evidence: 'ee'.repeat(32),
    order: { type: 'purchase', power: 'ussr', units: { infantry: 8 } },
    events: [{ type: 'units-purchased', power: 'ussr', units: { infantry: 8 }, cost: 24 }],
  },
  { at: AT, by: 'stew', events: [{ type: 'turn-began', round: 1, power: 'germany', phase: 'research' }] },
];

/** A chain of lines. */
export const chain = (
  fields: readonly EntryFields[],
  game = GAME,
): { readonly entries: readonly LogEntry[]; readonly lines: readonly string[]; readonly head: Head } => {
  let head: Head = EMPTY_HEAD;
  const entries: LogEntry[] = [];
  const lines: string[] = [];
  for (const one of fields) {
    const made = makeEntry(game, head, one);
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    entries.push(made.value.entry);
    lines.push(made.value.line);
    head = { count: entries.length, hash: made.value.entry.hash };
  }
  return { entries, lines, head };
};

export const bytesOfLines = (lines: readonly string[]): Uint8Array =>
  bytesOf(lines.map((line) => `${line}\n`).join(''));

// A turn sheet with the text it was read from, and the same text when part of it is done.

import { type NotationContext, parseSheet, type Sheet } from '../notation/index.ts';
import type { Hands, Seat, Table } from './table.ts';

/** A sheet with the text it was read from. */
export interface ReadSheet {
  readonly text: string;
  readonly sheet: Sheet;
}

/** What a sheet of this player is read with. Orders that need dice get fresh nonces. */
export const contextOf = (
  { language, nonce }: Pick<Hands, 'language' | 'nonce'>,
  { game, ruleset }: Pick<Table, 'game' | 'ruleset'>,
  { speaker, power }: Seat,
): NotationContext => ({
  ruleset,
  state: game.replay.state,
  power,
  ...(speaker.dialect === undefined ? {} : { dialect: speaker.dialect }),
  language: speaker.language ?? language,
  nonce: () => nonce(),
});

/** Reads a sheet from the position the game is in. */
export const readSheet = (
  hands: Pick<Hands, 'language' | 'nonce'>,
  table: Table,
  seat: Seat,
  text: string,
): ReadSheet => ({ text, sheet: parseSheet(contextOf(hands, table, seat), text) });

/** The text with some of its lines, by their numbers from 1, left blank. */
export const withoutLines = (text: string, gone: ReadonlySet<number>): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, at) => (gone.has(at + 1) ? '' : line))
    .join('\n');

/** Lines that say something about the turn and order nothing. */
const SAID: ReadonlySet<Sheet['lines'][number]['what']> = new Set(['below', 'declaration', 'total', 'turn', 'money']);

/**
 * The sheet without what is done: the lines of an order are blank, and so are lines that only say something about the
 * turn. Headings stay, for they still say what the lines below them mean.
 *
 * @param done which of its orders, from 0
 */
export const withoutOrder = ({ text, sheet }: ReadSheet, order: number): string => {
  const own = new Set((sheet.sources[order] ?? []).map(({ line }) => line));
  const silent = sheet.lines.find(({ what, parts }) => what === 'order' && parts.length === 0)?.line;
  const lines = own.size === 0 && silent !== undefined ? [silent] : [...own];
  const said = sheet.lines.filter(({ what }) => SAID.has(what)).map(({ line }) => line);
  return withoutLines(text, new Set([...lines, ...said]));
};

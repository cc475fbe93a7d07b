// A turn sheet with the text it was read from, and the same text when part of it is done.

import type { PowerOrder } from '../engine/index.ts';
import type { HungSentence, NotationContext, Sheet } from '../notation/index.ts';
import { judgeBy } from './so-far.ts';
import type { Hands, Seat, Table } from './table.ts';
import { matesOf } from './whose-turn.ts';

/** A sheet with the text it was read from. */
export interface ReadSheet {
  readonly text: string;
  readonly sheet: Sheet;
}

/** What a sheet of this player is read with. Orders that need dice get fresh nonces. */
export const contextOf = (
  { language, nonce }: Pick<Hands, 'language' | 'nonce'>,
  { game, ruleset, reading }: Pick<Table, 'game' | 'ruleset' | 'reading'>,
  { speaker, power }: Seat,
): NotationContext => ({
  ruleset,
  state: game.replay.state,
  power,
  ...matesOf(ruleset, game.replay.state, speaker, power),
  ...(speaker.dialect === undefined ? {} : { dialect: speaker.dialect }),
  language: speaker.language ?? language,
  nonce: () => nonce(),
  judge: judgeBy({ game, ruleset, reading }, power),
});

/** Reads a sheet from the position the game is in. */
export const readSheet = (
  hands: Pick<Hands, 'language' | 'nonce'>,
  table: Table,
  seat: Seat,
  text: string,
): ReadSheet => {
  const parse = (own: string): Sheet => table.reading.parse(contextOf(hands, table, seat), own);
  const sheet = parse(text);
  const whole = eachAlone(text, sheet);
  return whole === text ? { text, sheet } : { text: whole, sheet: parse(whole) };
};

/**
 * The text with conditions that stand over lines written before each of them, for lines go when they are done; where
 * the condition stood a line is blank.
 */
export const eachAlone = (text: string, { lines }: Sheet): string => {
  if (lines.every(({ meant }) => meant === undefined)) return text;
  const isOver = ({ what, hung }: Sheet['lines'][number]): boolean => what === 'condition' && hung.length === 0;
  return lines.map((each) => each.meant ?? (isOver(each) ? '' : each.text)).join('\n');
};

/** The text with some of its lines, by their numbers from 1, left blank. */
export const withoutLines = (text: string, gone: ReadonlySet<number>): string =>
  text
    .split(/\r\n|\n|\r/)
    .map((line, at) => (gone.has(at + 1) ? '' : line))
    .join('\n');

/** Lines that say something about the turn and order nothing. */
const SAID: ReadonlySet<Sheet['lines'][number]['what']> = new Set(['below', 'declaration', 'total', 'turn', 'money']);

/** True if something of a sheet waits for what its conditions are about. */
export const waits = ({ lines }: Sheet): boolean =>
  lines.some(({ hung }) => hung.some(({ holds }) => holds === 'open'));

/** True if what hangs on a condition went into an order. */
const isDone = (deed: HungSentence['deed'], order: PowerOrder | undefined): boolean =>
  deed.does === 'orders' &&
  deed.items.some((item) =>
    item.kind === 'moves'
      ? item.phase === order?.type
      : item.kind === 'order'
        ? item.order.type === order?.type
        : item.kind === order?.type,
  );

/**
 * Lines whose conditions are settled: with what began with `if` all that followed with `else`, once what holds of it is
 * done.
 *
 * @param done lines of what is done
 * @param now the order that is done now, by its number, if it is one alone: sentences of a line may go into several
 */
export const settledIn = ({ lines, orders }: Sheet, done: ReadonlySet<number>, now?: number): ReadonlySet<number> => {
  const groups = Map.groupBy(
    lines.filter(({ hung }) => hung.length > 0),
    ({ line, hung }) => hung[0]?.from ?? line,
  );
  const isIn = (deed: HungSentence['deed']): boolean =>
    now === undefined ? deed.does === 'orders' : isDone(deed, orders[now]);
  const isSettled = ({ line, hung, parts }: Sheet['lines'][number]): boolean =>
    parts.every(() => done.has(line)) &&
    hung.every(({ holds, deed }) => holds === 'no' || (holds === 'yes' && done.has(line) && isIn(deed)));
  const all = [...groups.values()].filter((group) => group.every(isSettled)).flat();
  return new Set(all.map(({ line }) => line));
};

/**
 * The sheet without what is done: the lines of an order are blank, and so are lines that only say something about the
 * turn. Headings stay, for they still say what the lines below them mean.
 *
 * @param done which of its orders, from 0
 */
export const withoutOrder = ({ text, sheet }: ReadSheet, order: number): string => {
  const own = new Set((sheet.sources[order] ?? []).map(({ line }) => line));
  const silent = sheet.lines.find(
    ({ what, parts, hung }) => what === 'order' && parts.length + hung.length === 0,
  )?.line;
  const lines = own.size === 0 && silent !== undefined ? [silent] : [...own];
  const said = sheet.lines.filter(({ what }) => SAID.has(what)).map(({ line }) => line);
  const settled = settledIn(sheet, own, order);
  const gone = new Set([...lines, ...said, ...settled]);
  const kept = sheet.lines.flatMap(({ line, hung, text: whole }) => {
    if (!gone.has(line) || settled.has(line)) return [];
    const sentences = hung.filter(({ deed }) => !isDone(deed, sheet.orders[order])).map(({ sentence }) => sentence);
    const rest = [...new Set(sentences)].join(' ');
    return sentences.length === 0 || rest.length >= whole.trim().length ? [] : [[line, rest] as const];
  });
  const left = new Map(kept);
  return withoutLines(text, gone)
    .split('\n')
    .map((line, at) => left.get(at + 1) ?? line)
    .join('\n');
};

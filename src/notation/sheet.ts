// A turn sheet: the text a player sends, line by line. Every line is answered with what was understood, or with what is
// wrong with it; the lines understood come to a list of orders. Nothing in a text makes this throw.

import type { PowerOrder } from '../engine/index.ts';
import { isSecondTime, type NotationContext } from './context.ts';
import { cursorOn } from './cursor.ts';
import { addUnits, gather, type Source } from './gather.ts';
import { type Item, type LineReading, type SheetSoFar, under } from './items.ts';
import { keywordLength } from './keywords.ts';
import { readLine } from './line.ts';
import { type Problem, problem, type Remark, remark } from './problems.ts';
import { tokenise } from './tokens.ts';

/** More than any turn needs, in UTF-16 units. */
const MOST_CHARACTERS = 30_000;
const MOST_LINE_CHARACTERS = 1_000;

interface SheetLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly what: 'blank' | 'comment' | 'quoted' | 'problem' | 'below' | LineReading['what'];
  /** The parts of orders it stands for: `order` counts the orders of the sheet from 0, `at` is a path into one. */
  readonly parts: readonly { readonly order: number; readonly at: string }[];
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
}

export interface Sheet {
  readonly orders: readonly PowerOrder[];
  /** For each order the lines its parts were written in, in the order of the parts. */
  readonly sources: readonly (readonly Source[])[];
  readonly lines: readonly SheetLine[];
  /** All problems in the order of the lines; a sheet with any should not be carried out. */
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
}

/** Control characters, invisible ones that could make a line show other than it reads, and heaps of accents. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|\p{M}{4,}/u;

interface Reading {
  readonly what: SheetLine['what'];
  readonly item?: Item;
  readonly sofar: SheetSoFar;
  readonly problems: readonly Problem[];
  readonly remarks: readonly Remark[];
}

const silent = (what: SheetLine['what'], sofar: SheetSoFar): Reading => ({ what, sofar, problems: [], remarks: [] });

/** Lines whose clauses a semicolon parts, where elsewhere it begins a comment. */
const hasClauses = (text: string, { section }: SheetSoFar): boolean => {
  const tokens = tokenise(text);
  const opens = (['standing', 'fight', 'continue', 'lose', 'pick'] as const).some(
    (word) => keywordLength(tokens, 0, word) > 0,
  );
  return opens || section === 'standing' || section === 'fight';
};

const cut = (text: string, sofar: SheetSoFar): { readonly order: string; readonly comment: string } => {
  const slashes = text.indexOf('//');
  const order = slashes < 0 ? text : text.slice(0, slashes);
  const semicolon = order.indexOf(';');
  if (semicolon < 0 || hasClauses(order, sofar)) return { order, comment: '' };
  return { order: order.slice(0, semicolon), comment: order.slice(semicolon + 1) };
};

/** The line without what mail and lists put before it: bullets, `1.`, `a)`. */
const withoutBullet = (text: string): string =>
  text.replace(/^\s*(?:[*•·–-]\s+|\(?\d{1,3}[.)]\s+|[a-z]\)\s+)/iu, (bullet) => ' '.repeat(bullet.length));

const grown = (context: NotationContext, sofar: SheetSoFar, reading: LineReading): SheetSoFar => {
  switch (reading.what) {
    case 'heading':
      return under(context, sofar, reading.section);
    case 'declaration':
      return { ...sofar, declaration: reading.declaration };
    case 'total':
      return { ...sofar, declaration: null };
    case 'turn':
    case 'money':
      return sofar;
    case 'order': {
      const { section, declaration = null, item } = reading;
      const inside =
        section === undefined || section === null
          ? { ...sofar, ...(section === null ? { section } : {}) }
          : under(context, sofar, section);
      return withItem({ ...inside, declaration }, item);
    }
  }
};

const endsTurn = (item: Item | undefined): boolean => item?.kind === 'order' && item.order.type === 'end-turn';

/** Orders that belong to no turn. */
const isTimeless = (item: Item | undefined): boolean =>
  item?.kind === 'standing' || (item?.kind === 'order' && item.order.type === 'resign');

/**
 * A line below the end of the turn. Standing orders may stand there, and what only closes the sheet; from the first
 * other line on, such as the next turn of a whole game, nothing is read.
 */
const belowEnd = (reading: Reading, sofar: SheetSoFar, section: SheetSoFar['section']): Reading => {
  const { what, item } = reading;
  if (what === 'blank' || what === 'comment' || what === 'quoted') return { ...reading, remarks: [] };
  const open = sofar.ended === 'yes';
  if (open && (isTimeless(item) || (what === 'heading' && section === 'standing'))) return reading;
  if (open && (what === 'money' || endsTurn(item))) return silent('comment', sofar);
  return silent('below', { ...sofar, ended: 'below', section: null });
};

const withItem = (sofar: SheetSoFar, item: Item): SheetSoFar => {
  if (endsTurn(item)) return { ...sofar, ended: 'yes', section: null };
  if (item.kind === 'purchase') return { ...sofar, purchased: addUnits(sofar.purchased, item.units) };
  if (item.kind === 'moves' && item.phase === 'combat-move')
    return { ...sofar, combatMoves: [...sofar.combatMoves, ...item.moves] };
  if (item.kind === 'attack') return { ...sofar, attacked: [...sofar.attacked, ...item.zones] };
  const isLate = item.kind === 'moves' || item.kind === 'place' || item.kind === 'fight';
  return isLate ? { ...sofar, fought: 'yes' } : sofar;
};

/** A comment that would have been an order was perhaps not meant as one. */
const inComment = (context: NotationContext, line: number, comment: string, sofar: SheetSoFar): readonly Remark[] => {
  if (comment.trim() === '') return [];
  const cursor = cursorOn(context, line, comment);
  const reading = readLine(cursor, sofar);
  if (reading?.what !== 'order' || cursor.problem !== undefined) return [];
  return [remark({ line }, 'order-in-comment', { text: comment.trim().slice(0, 60) })];
};

const isHeading = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
): LineReading | undefined => {
  const reading = readLine(cursorOn(context, line, text), sofar);
  return reading?.what === 'heading' ? reading : undefined;
};

const readText = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): Reading => {
  if (text.length > MOST_LINE_CHARACTERS) {
    const params = { characters: text.length, limit: MOST_LINE_CHARACTERS };
    return { ...silent('problem', sofar), problems: [problem({ line }, 'line-too-long', params)] };
  }
  const strange = text.replaceAll('\t', ' ').search(STRANGE);
  if (strange >= 0) {
    const character = (text.codePointAt(strange) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const found = problem({ line, column: strange + 1 }, 'strange-character', { character });
    return { ...silent('problem', sofar), problems: [found] };
  }
  if (text.trim() === '') return silent('blank', { ...sofar, declaration: null });
  if (/^\s*>/.test(text)) return { ...silent('quoted', sofar), remarks: [remark({ line }, 'quoted-line', {})] };
  if (/^\s*#(?!\s*\d)/.test(text)) {
    // Headings in Markdown begin like a comment.
    const heading = isHeading(context, line, text.replace(/#/g, ' '), sofar);
    return heading === undefined ? silent('comment', sofar) : silent('heading', grown(context, sofar, heading));
  }
  const { order, comment } = cut(text, sofar);
  const hints = inComment(context, line, comment, sofar);
  if (tokenise(order).every(({ kind }) => kind === 'rule')) return { ...silent('comment', sofar), remarks: hints };
  const cursor = cursorOn(context, line, withoutBullet(order));
  const reading = readLine(cursor, sofar);
  const remarks = [...cursor.remarks, ...hints];
  if (reading === undefined || cursor.problem !== undefined) {
    const found = cursor.problem ?? problem({ line }, 'not-understood', { text: order.trim().slice(0, 60) });
    // All of a purchase that is asked about: one question is enough.
    if (found.code === 'nothing-bought' && sofar.unclearPurchase === 'yes') return silent('problem', sofar);
    const isPurchase = sofar.section === 'purchase' || keywordLength(cursor.tokens, 0, 'purchase') > 0;
    const after: SheetSoFar = isPurchase ? { ...sofar, unclearPurchase: 'yes' } : sofar;
    return { what: 'problem', sofar: after, problems: [found], remarks };
  }
  return {
    what: reading.what,
    ...(reading.what === 'order' ? { item: reading.item } : {}),
    sofar: grown(context, sofar, reading),
    problems: [],
    remarks,
  };
};

const tooLong = (text: string): Sheet => {
  const params = { characters: text.length, limit: MOST_CHARACTERS };
  return {
    orders: [],
    sources: [],
    lines: [],
    problems: [problem({ line: 1 }, 'sheet-too-long', params)],
    remarks: [],
  };
};

const byLine = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line;

/**
 * Reads a turn sheet.
 *
 * @param text lines as players write them, in any of the languages; see the guide to order notation
 * @returns the orders in the order in which they first occur, and an answer to each line
 */
export const parseSheet = (context: NotationContext, text: string): Sheet => {
  if (text.length > MOST_CHARACTERS) return tooLong(text);
  let sofar: SheetSoFar = {
    section: null,
    declaration: null,
    combatMoves: [],
    attacked: [],
    purchased: context.state.turn.purchased,
    fought: 'no',
    coming: isSecondTime(context) ? 'second' : 'first',
    ended: 'no',
  };
  const read = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((each, index) => {
      const plain = readText(context, index + 1, each, sofar);
      const reading = sofar.ended === 'no' ? plain : belowEnd(plain, sofar, plain.sofar.section);
      sofar = reading.sofar;
      return { ...reading, line: index + 1, text: each };
    });
  const items = read.flatMap(({ item, line }) => (item === undefined ? [] : [{ item, line }]));
  const { orders, sources, problems: gathered } = gather(context, items);
  const below = read.filter(({ what }) => what === 'below');
  const lines = read.map(({ line, text: own, what, problems: found, remarks }): SheetLine => {
    const late = gathered.filter((each) => each.line === line);
    const parts = sources.flatMap((written, order) =>
      written.filter((source) => source.line === line).map(({ at }) => ({ order, at })),
    );
    const said = line === below[0]?.line ? [remark({ line }, 'below-end-turn', { lines: below.length })] : remarks;
    const problems = [...found, ...late];
    return { line, text: own, what: late.length > 0 ? 'problem' : what, parts, problems, remarks: said };
  });
  return {
    orders,
    sources,
    lines,
    problems: lines.flatMap((line) => line.problems).sort(byLine),
    remarks: lines.flatMap((line) => line.remarks),
  };
};

// A turn sheet: the text a player sends, line by line. Every line is answered with what was understood, or with what is
// wrong with it; the lines understood come to a list of orders. Nothing in a text makes this throw.

import { belowEnd } from './below-end.ts';
import { withoutBullet } from './bullets.ts';
import { cut, tellsMoves } from './comments.ts';
import { withoutBarred } from './conditions/bars.ts';
import { underRules } from './conditions/rules.ts';
import type { NotationContext } from './context.ts';
import { cursorOn } from './cursor.ts';
import { type Ear, earFor, type Speech } from './ear.ts';
import { gather } from './gather.ts';
import { grown, withLatest } from './growth.ts';
import { type LineReading, type SheetSoFar, withoutOver } from './items.ts';
import { callIn } from './joint.ts';
import { keywordLength } from './keywords.ts';
import { asks, isSigned } from './letter.ts';
import { readLine } from './line.ts';
import { forgotten, type Memory, newMemory, remembered, settled } from './memory.ts';
import { problem, type Remark, remark } from './problems.ts';
import { type Reading, type Sheet, type SheetLine, silent } from './reading.ts';
import { afterTitle, isOfTitle } from './remarks.ts';
import { withAmendments } from './speech/orders/amendments.ts';
import { settleLandings } from './speech/orders/landings.ts';
import { withPlans } from './speech/orders/plans.ts';
import { rowOf } from './speech/table.ts';
import { OF_TURN } from './speech/words/forms.ts';
import { anyOf } from './speech/words/phrases.ts';
import { isTelling, mayBeSpoken, readSpoken, withClause } from './spoken.ts';
import { tokenise } from './tokens.ts';
import { SECTION_WORDS, type Section } from './words.ts';

/** More than any turn needs, in UTF-16 units. */
const MOST_CHARACTERS = 30_000;
const MOST_LINE_CHARACTERS = 1_000;

const SECTIONS = Object.keys(SECTION_WORDS) as readonly Section[]; // the keys of a literal object are exactly its key type

/** Control characters, invisible ones that could make a line show other than it reads, and heaps of accents. */
const STRANGE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|\p{M}{4,}/u;

/** A comment that would have been an order was perhaps not meant as one. */
const inComment = (context: NotationContext, line: number, comment: string, sofar: SheetSoFar): readonly Remark[] => {
  if (comment.trim() === '') return [];
  const cursor = cursorOn(context, line, comment);
  const reading = readLine(cursor, sofar);
  const isOrder = reading?.what === 'order' && cursor.problem === undefined;
  if (!isOrder && !tellsMoves(context, comment)) return [];
  return [remark({ line }, 'order-in-comment', { text: comment.trim().slice(0, 60) })];
};

/** The section whose word a text begins with. */
const sectionOpened = (text: string): Section | undefined => {
  const tokens = tokenise(withoutBullet(text));
  return SECTIONS.find((section) => keywordLength(tokens, 0, section) > 0);
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

/** Words for orders that hold units. */
const OPENINGS = ['purchase', 'place', 'move'] as const;

/** What is said of the turn itself: `Zug kommt morgen`. */
const OF_THE_TURN = new RegExp(`^\\s*(?:${anyOf(OF_TURN.turn)})\\s+(?:${anyOf(OF_TURN.comes)})\\b`, 'iu');

const readText = (context: NotationContext, line: number, text: string, sofar: SheetSoFar, ear: Ear): Reading => {
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
  if (text.trim() === '') {
    const { closed: _, ...open } = withoutOver(sofar);
    return silent('blank', { ...open, declaration: null, spoken: null, columns: null });
  }
  // What was made a comment stays one, whatever signs of a table stand in it.
  if (/^\s*#- /.test(text)) return silent('comment', sofar);
  const row = rowOf(text, sofar.columns, context);
  if (row?.kind === 'rule') return silent('comment', sofar);
  if (row?.kind === 'columns') return silent('heading', { ...sofar, columns: row.columns });
  if (row !== undefined) {
    const below = row.columns === undefined ? sofar : { ...sofar, columns: row.columns };
    return readOrder(context, line, row.text, below, ear);
  }
  if (/^\s*>/.test(text)) return { ...silent('quoted', sofar), remarks: [remark({ line }, 'quoted-line', {})] };
  if (/^\s*#(?!\s*\d)/.test(text)) {
    // Headings in Markdown begin like a comment.
    const heading = isHeading(context, line, text.replace(/#/g, ' '), sofar);
    return heading === undefined ? silent('comment', sofar) : silent('heading', grown(context, sofar, heading));
  }
  return readOrder(context, line, ear?.speech.withoutCourtesy(text) ?? text, sofar, ear);
};

/** A line that is no comment, no quote and no row of a table. */
const readOrder = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  ear: Ear,
  how?: 'as-it-stands',
): Reading => {
  const { order, comment } = cut(context, text, sofar);
  const hints = inComment(context, line, comment, sofar);
  const [uncommented = ''] = text.split('//');
  if (tokenise(order).every(({ kind }) => kind === 'rule')) return { ...silent('comment', sofar), remarks: hints };
  const own =
    how === undefined ? ear?.speech.underOver(context, line, withoutBullet(text), sofar, ear.language) : undefined;
  if (own?.opens !== undefined)
    return { ...silent('problem', { ...sofar, over: { says: own.opens, used: 'no' } }), problems: own.asks };
  if (sofar.over !== undefined) {
    const { over, ...free } = sofar;
    const reading = readOrder(context, line, own?.text ?? text, free, ear, how);
    const now: SheetSoFar = { ...reading.sofar, over: own === undefined ? over : { ...over, used: 'yes' } };
    return {
      ...reading,
      ...(own === undefined ? {} : { meant: own.text }),
      sofar: reading.what === 'heading' ? withoutOver(now) : now,
    };
  }
  const hanging =
    how === undefined && ear?.speech.mayHang(uncommented)
      ? ear.speech.readHanging(context, line, withoutBullet(uncommented), sofar, ear.language, (own, then, as) =>
          readOrder(context, line, own, then, ear, as),
        )
      : undefined;
  if (hanging !== undefined) return hanging;
  const cursor = cursorOn(context, line, withoutBullet(order));
  const strict = readLine(cursor, sofar);
  // `Kar: Fin 3 inf; from EEU 2 arm`: what stands behind the sign goes there, too.
  const goesOn = strict?.what === 'order' && strict.closes !== undefined && tellsMoves(context, comment);
  const reading = ear !== undefined && (goesOn || asks(order, strict)) ? undefined : strict;
  const remarks = [...cursor.remarks, ...hints];
  if (reading === undefined || cursor.problem !== undefined) {
    const untitled = afterTitle(context, line, order);
    // `Russia 3` below a heading of placements is how many go there.
    if (untitled !== undefined && !(untitled.trim() === '' && sofar.section === 'place')) {
      const rest = untitled.trim() === '' ? undefined : readOrder(context, line, untitled, sofar, ear);
      const isTitle = rest === undefined || (rest.what === 'problem' && isOfTitle(context, line, untitled));
      return isTitle ? silent('turn', sofar) : rest;
    }
    const unread = problem({ line }, 'not-understood', { text: order.trim().slice(0, 60) });
    const found = cursor.problem ?? unread;
    // All of a purchase that is asked about: one question is enough.
    if (found.code === 'nothing-bought' && sofar.unclearPurchase === 'yes') return silent('problem', sofar);
    const spoken = mayBeSpoken(cursor, found, sofar)
      ? withClause(context, line, comment, ear, readSpoken(context, line, withoutBullet(order), sofar, ear))
      : undefined;
    if (spoken !== undefined && spoken.what !== 'problem') return { ...spoken, remarks: [...spoken.remarks, ...hints] };
    // `2 inf to New Zealand? No, never mind.`
    const isOnlyAsked = /\?/u.test(order) && spoken?.problems.length === 0 && (spoken.chat ?? []).length > 0;
    const isPurchase = sofar.section === 'purchase' || keywordLength(cursor.tokens, 0, 'purchase') > 0;
    const after: SheetSoFar = spoken?.sofar ?? sofar;
    return {
      what: 'problem',
      section: sectionOpened(order),
      items: spoken?.items ?? [],
      sofar: isPurchase ? { ...after, unclearPurchase: 'yes' } : after,
      // Where some of the line was read, only what its sentences lack is asked about.
      problems: isTelling(found, spoken?.problems[0], spoken?.items.length)
        ? (spoken?.problems ?? [found])
        : [isOnlyAsked ? unread : found],
      remarks,
      // A line that opens with a word of the notation was meant as one.
      chat:
        OPENINGS.some((word) => keywordLength(cursor.tokens, 0, word) > 0) &&
        found.code === 'units-missing' &&
        !OF_THE_TURN.test(order)
          ? []
          : (spoken?.chat ?? []),
    };
  }
  return {
    what: reading.what,
    items: reading.what === 'order' ? [reading.item] : [],
    sofar: grown(context, sofar, reading),
    problems: [],
    remarks,
  };
};

/** True if lines hang on a condition that opens at a row: those right below it, or below a gap or a heading. */
const standsOverAny = (
  context: NotationContext,
  rows: readonly string[],
  at: number,
  { sofar }: Reading,
  ear: Ear,
): boolean => {
  for (const [index, row] of rows.entries()) {
    if (index <= at || row.trim() === '') continue;
    const text = withoutBullet(row);
    const found = ear?.speech.underOver(context, index + 1, text, sofar, ear.language);
    if (found !== undefined) return found.opens === undefined;
    if (isHeading(context, index + 1, text, sofar) === undefined) return ear?.speech.mayHang(text) === true;
  }
  return false;
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
 * Reads a turn sheet, as `parseSheet` does for everybody who has what reads sentences beside.
 *
 * @param text lines as players write them, in any of the languages; see the guide to order notation
 * @returns the orders in the order in which they first occur, and an answer to each line
 */
export const parseLines = (
  context: NotationContext,
  text: string,
  speech?: Speech,
  memory: Memory = newMemory(context),
): Sheet => {
  if (text.length > MOST_CHARACTERS) return tooLong(text);
  const rows = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const ear = speech && earFor(speech, rows, context.language);
  let sofar = memory.start;
  let speaks = context.power;
  const read = rows.map((each, index) => {
    const call = callIn(context, each);
    if (call?.rest === '') {
      speaks = call.power;
      sofar = settled(sofar, { ...sofar, ended: 'no' });
      return { ...silent('heading', sofar), line: index + 1, text: each, power: speaks };
    }
    const power = call?.power ?? speaks;
    const own = power === context.power ? context : { ...context, power };
    const above = sofar;
    const key = `${index} ${power} ${each}`;
    const heard = remembered(memory, above, key, ear, () => {
      const one = readText(own, index + 1, call?.rest ?? each, above, ear);
      return { ...one, sofar: withLatest(one.sofar, one.items) };
    });
    // Lines hang on it: it asks nothing of its own.
    const isOver =
      heard.sofar.over?.used === 'no' && heard.what === 'problem' && standsOverAny(own, rows, index, heard, ear);
    const isName = ear !== undefined && heard.items.length === 0 && isSigned(rows, index, heard.problems);
    const plain = isName ? silent('comment', sofar) : isOver ? silent('condition', heard.sofar) : heard;
    const reading = sofar.ended === 'no' ? plain : belowEnd(plain, sofar, plain.sofar.section);
    const goesOn = isOver || reading.hung !== undefined || reading.what === 'blank' || reading.what === 'comment';
    sofar = settled(sofar, goesOn ? reading.sofar : forgotten(reading.sofar));
    return { ...reading, line: index + 1, text: each, power };
  });
  const said = read.flatMap(({ items: own, line }) => own.map((item) => ({ item, line })));
  const hung = read.flatMap((one) => one.hung ?? []);
  const { items, problems: landings } = settleLandings(
    context,
    withPlans(withoutBarred(context, withAmendments(said), hung)),
  );
  const {
    orders: plain,
    sources,
    problems: gathered,
  } = gather(context, items, (line) => read[line - 1]?.power ?? context.power);
  const orders = plain.map((order) => underRules(order, hung));
  const late = [...landings, ...gathered];
  const below = read.filter(({ what }) => what === 'below');
  const lines = read.map((reading): SheetLine => {
    const { line, text: own, what, section, sofar: after, problems: found, remarks } = reading;
    const behind = late.filter((each) => each.line === line);
    const parts = sources.flatMap((written, order) =>
      written.filter((source) => source.line === line).map(({ at }) => ({ order, at })),
    );
    const told = line === below[0]?.line ? [remark({ line }, 'below-end-turn', { lines: below.length })] : remarks;
    const problems = [...found, ...behind];
    return {
      line,
      text: own,
      what: behind.length > 0 ? 'problem' : what,
      section: section ?? after.section,
      parts,
      problems,
      remarks: told,
      hung: reading.hung ?? [],
      chat: reading.chat ?? [],
      ...(reading.meant === undefined ? {} : { meant: reading.meant }),
    };
  });
  const problems = lines.flatMap((line) => line.problems).sort(byLine);
  const mayBePutOff = orders.length === 0 && hung.length === 0 && problems.length > 0;
  if (mayBePutOff && ear?.speech.isPutOff(rows.join(' '), problems) === true) {
    const quiet = lines.map(
      (each): SheetLine => (each.problems.length === 0 ? each : { ...each, what: 'comment', problems: [] }),
    );
    return { orders, sources, lines: quiet, problems: [], remarks: [] };
  }
  return {
    orders,
    sources,
    lines,
    problems,
    remarks: lines.flatMap((line) => line.remarks),
  };
};

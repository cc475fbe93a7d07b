// Tables of moves: cells parted by bars or blanks, under a row that says what stands in which. A row becomes a line of
// notation.

import { fold } from '../../board/index.ts';
import { spaceAt } from '../../engine/state/queries.ts';
import type { SpaceId } from '../../vocab/index.ts';
import { tellsMoves } from '../comments.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { keywordLength } from '../keywords.ts';
import { opensLedger } from '../ledger.ts';
import { readingsAt } from '../places.ts';
import { tokenise } from '../tokens.ts';
import { isUnitAlone, isUnits, readUnitPhrases } from '../units.ts';
import { COLUMNS, type Column, type Columns, type Name, type Names, USUAL } from './columns.ts';

const cellsOf = (line: string): readonly string[] | undefined => {
  const bars = line.split('|').length - 1;
  if (bars === 0) return undefined;
  const row = line.trim();
  // A bar at the end of a row closes it if one opens it; else an empty cell stands behind it.
  const inner = row.startsWith('|') ? row.replace(/^\||\|$/g, '') : row;
  return inner.split('|').map((cell) => cell.trim());
};

/** Signs by which people part the cells of a table. */
const SIGNS = ['\t', ';', ',', '/'] as const;

/** The cells of a line that a sign parts; one in quotation marks is whole. */
const signed = (line: string, sign: string): readonly string[] =>
  line.split(new RegExp(`${sign}(?=(?:[^"]*"[^"]*")*[^"]*$)`, 'u')).map((cell) => cell.trim().replace(/^"|"$/g, ''));

/** Cells of a head: what a sign parts, if each of them is a word for a column. */
const headSigned = (context: NotationContext, line: string): Columns | undefined => {
  const text = line.replace(/[:.]\s*$/, '');
  for (const sign of SIGNS) {
    const cells = signed(text, sign);
    const names = cells.map((cell) => nameOf(context, cell));
    const isWhole = cells.length >= LEAST_COLUMNS || sign === '\t';
    if (cells.length > 1 && isWhole && !names.includes(null) && isHead(cells, names))
      return { names, heads: cells, starts: [], sign };
  }
  return undefined;
};
/** A comma or a stroke between fewer words may be one of a sentence. */
const LEAST_COLUMNS = 3;

/** The cells of a row below such a head: units that are listed in one cell are together again. */
const cellsBelow = (line: string, { names, sign = '' }: Columns): readonly string[] | undefined => {
  const cells = signed(line, sign);
  const more = cells.length - names.length;
  const at = names.indexOf('units');
  if (more > 0 && sign !== '\t' && at >= 0)
    return [...cells.slice(0, at), cells.slice(at, at + more + 1).join(', '), ...cells.slice(at + more + 1)];
  // What stands empty at the end of a row is often left out.
  return cells.length < 2 || more > 0 ? undefined : [...cells, ...Array.from({ length: -more }, () => '')];
};

/** Where cells begin that two blanks or a tab part. */
const startsOf = (line: string): readonly number[] =>
  [...line.matchAll(/(?:^\s*|\s{2,}|\t)(?=\S)/g)].map(({ index, 0: { length } }) => index + length);

/** The cells that begin where those of the head do; as they are parted in this line, where one stands across. */
const cutAt = (line: string, head: readonly number[]): readonly string[] => {
  const fits = head.every((start) => start === 0 || /^(?:\s\S?|$)/.test(line.slice(start - 1)));
  const starts = fits ? head : startsOf(line);
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
};

/** What a cell of the head calls its column: `plane lands` by the one word of it that is known. */
const nameOf = (context: NotationContext, cell: string): Name => {
  const whole = COLUMNS.get(fold(cell));
  const known = new Set(cell.split(/[^\p{L}]+/u).flatMap((word) => COLUMNS.get(fold(word)) ?? []));
  const [only = null] = known;
  if (whole !== undefined || known.size === 1) return whole ?? only;
  if (known.has('cost')) return 'cost';
  return isUnitAlone(cursorOn(context, 1, cell)) ? 'kind' : null;
};

/** `from, to, how many`: without a column of their own the units stand where they are counted. */
const withUnits = (names: Names): Names =>
  names.includes('units') || names.includes('kind') || !(names.includes('from') && names.includes('to'))
    ? names
    : names.map((name) => (name === 'count' ? 'units' : name));

/** True for a row that says what stands in which column: units, or how many of each kind at which place. */
const isHead = (cells: readonly string[], named: Names): boolean =>
  (named.includes('units') ||
    (named.includes('kind') && (named.includes('to') || named.includes('from')) && !named.includes(null))) &&
  !cells.some((cell) => /\d/.test(cell));

/** A row of a table: which columns there are, a line between rows, or a line of notation. */
export type Row =
  | { readonly kind: 'columns'; readonly columns: Columns }
  | { readonly kind: 'rule' }
  | { readonly kind: 'line'; readonly text: string; readonly columns?: Columns };

/** Words for what is done that tell it wherever they stand in a remark. */
const DEEDS = ['landing', 'via', 'raid', 'bombard', 'carrying'] as const;

/** True for a remark that is a note to an order: where planes land, what carries, which way. */
const isNote = (context: NotationContext, text: string): boolean => {
  const tokens = tokenise(text);
  const opens = (['back', 'on', 'empty'] as const).some((word) => keywordLength(tokens, 0, word) > 0);
  const tells = tokens.some((_, at) => DEEDS.some((word) => keywordLength(tokens, at, word) > 0));
  return opens || tells || tellsMoves(context, text);
};

/** Several words that are no numbers. */
const WORDS = /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;

const isEmpty = (text: string): boolean => /^[-–—/]*$/.test(text);

/** How many of a kind, and what is noted of them: `1 (Finland)`. */
const COUNTED = /^([1-9]\d*)(\s*\([^)]*\))?$/;

/** True for a row that notes something of one kind in its own cell. */
const notesKinds = (cells: readonly string[], { names }: Columns): boolean =>
  cells.some((cell, at) => names[at] === 'kind' && COUNTED.exec(cell)?.[2] !== undefined);

/** How many of which units a row tells, each with where they come from if that is told. */
const countedIn = (cells: readonly string[], { names, heads }: Columns, from = ''): string => {
  const kinds = names.flatMap((name, at) => {
    const [, count = '', note = ''] = COUNTED.exec(cells[at] ?? '') ?? [];
    return name === 'kind' && count !== '' ? [`${count} ${heads[at]}${from}${note}`] : [];
  });
  return kinds.join(', ');
};

const rowText = (context: NotationContext, cells: readonly string[], columns: Columns): string => {
  const { names } = columns;
  const cell = (column: Column): string => {
    const text = cells[names.indexOf(column)] ?? '';
    return names.includes(column) && !isEmpty(text) ? text : '';
  };
  // What is noted in the cell of units is said of their way.
  const [units, ...notes] = cell('units').split(/\s*(?=\()/u);
  // Who counts his units in their own cell counts his rows in the one before.
  const count = /^\d/.test(units ?? '') ? '' : cell('count');
  const counted = [count, units ?? '', countedIn(cells, columns)].filter((text) => text !== '').join(' ');
  const [from, to, land] = [cell('from'), cell('to'), cell('land')];
  // Who goes there may say where each comes from: the target stands first.
  const target = to !== '' && !names.includes('from') && WORDS.test(counted) ? `${to}: ` : '';
  const way =
    target !== '' ? '' : from === '' ? (to === '' ? '' : ` ${to}`) : to === '' ? ` ${from}` : ` ${from} > ${to}`;
  // What stands in a column that nobody knows is not passed over.
  const unknown = cells.filter((text, at) => {
    const [name] = names.slice(at);
    const isTold = name === null || (name === 'remark' && isNote(context, text));
    return !isEmpty(text) && (isTold || (name === 'kind' && !/^\d+$/.test(text) && !COUNTED.test(text)));
  });
  const stops = cell('via') === '' ? [] : [`(via ${cell('via')})`];
  const behind = [...stops, ...notes, ...unknown.map((text) => `(${text})`)].map((text) => ` ${text}`).join('');
  const label = cell('label');
  // `1 (Finland)`: what is noted of one kind is not said of the others.
  const isApart = notesKinds(cells, columns) && land === '' && behind === '';
  if (isApart && from !== '' && to !== '') return `${to}: ${countedIn(cells, columns, ` ${from}`)}`;
  return `${label === '' ? '' : `${label}: `}${target}${counted}${way}${land === '' ? '' : ` (land ${land})`}${behind}`;
};

/** A row that adds up those above it, its word first: `Total 7 inf, 4 arm`. */
const ledgerRow = (context: NotationContext, cells: readonly string[], columns: Columns): string | undefined => {
  const word = cells.find((cell) => /\p{L}/u.test(cell));
  if (word === undefined || !opensLedger(context, word)) return undefined;
  const kinds = countedIn(cells, columns);
  return [word, ...(kinds === '' ? cells.filter((cell) => cell !== word && !isEmpty(cell)) : [kinds])].join(' ');
};

/**
 * A line as a row of a table; undefined if it is none.
 *
 * @param columns those of the row above that names them
 */
export const rowOf = (line: string, columns: Columns | null, context: NotationContext): Row | undefined => {
  const sign = columns?.sign;
  const barred = cellsOf(line) ?? (columns !== null && sign !== undefined ? cellsBelow(line, columns) : undefined);
  if (barred === undefined) {
    const head = headSigned(context, line);
    if (head !== undefined) return { kind: 'columns', columns: head };
    if (sign !== undefined) return undefined;
  }
  const cells = barred ?? cutAt(line, columns === null ? startsOf(line) : columns.starts);
  if (barred === undefined && (columns === null ? cells.length < 2 : cells.length !== columns.names.length))
    return undefined;
  const names = withUnits(cells.map((cell) => nameOf(context, cell)));
  // Blanks alone part many a line: they make a table where all of its head is known, or its row as long as the head.
  if (barred === undefined && columns === null && names.includes(null)) return undefined;
  if (cells.every((cell) => /^[-:=\s]*$/.test(cell))) return { kind: 'rule' };
  if (isHead(cells, names))
    return { kind: 'columns', columns: { names, heads: cells, starts: barred === undefined ? startsOf(line) : [] } };
  // Blanks alone, and no head that says what stands where.
  if (barred === undefined && columns === null) return undefined;
  // Rows without a head are each read for themselves, but for what they leave out.
  const own = columns === null || columns.heads.length === 0 ? columnsMeant(context, cells) : undefined;
  const known = columns === null || (own !== undefined && own !== USUAL) ? (own ?? USUAL) : columns;
  const sum = columns === null ? undefined : ledgerRow(context, cells, known);
  if (sum !== undefined) return { kind: 'line', text: sum };
  const [head, ...behind] = known.names;
  // The target of several rows stands in the first of them; in a mail program's table the cell itself is missing.
  if (head === 'to' || head === 'from') {
    const isShort = cells.length === behind.length && cells.length > 1;
    const first = isShort ? '' : (cells[0] ?? '');
    const place = first === '' ? columns?.place : first;
    const whole = [place ?? '', ...(isShort ? cells : cells.slice(1))];
    const isNobody = known.names.includes('kind') && countedIn(whole, known) === '' && whole.slice(1).every(isNone);
    if (isNobody) return { kind: 'rule' };
    return {
      kind: 'line',
      text: rowText(context, whole, known),
      ...(place === undefined ? {} : { columns: { ...known, place } }),
    };
  }
  return { kind: 'line', text: rowText(context, cells, known) };
};

/** A place that a cell names and nothing else. */
const placeIn = (context: NotationContext, cell: string): SpaceId | undefined => {
  const cursor = cursorOn(context, 1, cell);
  const [place, ...more] = readingsAt(cursor, 0, cursor.tokens.length);
  return place !== undefined && more.length === 0 ? place.id : undefined;
};

/** What stands where in a row without a head: of two places beside units, those that stand in one come from there. */
const columnsMeant = (context: NotationContext, cells: readonly string[]): Columns => {
  const units = cells.findIndex((cell) => isUnits(cursorOn(context, 1, cell)) && /\d|\p{L}/u.test(cell));
  const places = cells.flatMap((cell, at) => {
    const space = at === units ? undefined : placeIn(context, cell);
    return space === undefined ? [] : [{ at, space }];
  });
  const [first, second, third] = places;
  const isWhole = cells.filter((cell) => !isEmpty(cell)).length === places.length + 1;
  if (units <= 0 || first === undefined || second === undefined || !isWhole) return USUAL;
  const phrases = readUnitPhrases(cursorOn(context, 1, cells[units] ?? '')) ?? [];
  const { state, power } = context;
  const stand = (space: SpaceId): boolean =>
    phrases.every(({ readings, count }) => {
      const there = spaceAt(state, space).units.filter((unit) => unit.power === power && readings.includes(unit.type));
      return there.length >= (count === 'all' ? 1 : count);
    });
  const isTurned = !stand(first.space) && stand(second.space);
  const [from, to] = isTurned ? [second, first] : [first, second];
  const named: readonly (readonly [Name, number])[] = [
    ['units', units],
    ['from', from.at],
    ['to', to.at],
  ];
  const names = cells.map((_, at) => named.find(([, own]) => own === at)?.[0] ?? (at === third?.at ? 'land' : null));
  return { names, heads: [], starts: [] };
};

/** A cell that says none. */
const isNone = (text: string): boolean => isEmpty(text) || text === '0';

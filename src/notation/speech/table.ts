// Tables of moves: cells parted by bars or blanks, under a row that says what stands in which. A row becomes a line of
// notation.

import { fold } from '../../board/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { keywordLength } from '../keywords.ts';
import { tokenise } from '../tokens.ts';
import { type Phrases, phrasesIn } from './words/phrases.ts';

/** What the columns of a table are called. */
const COLUMN_WORDS = {
  units: {
    en: 'units, unit, force, forces, troops, what, who, type, piece, pieces, purchase, purchases, buy, with, using',
    de: 'Einheiten, Einheit, Truppen, Was, Wer, Womit, mit, Typ, Verband, Kauf, Einkauf, Käufe',
    nl: 'eenheden, eenheid, troepen, wat, wie, waarmee, met, type, stukken, aankoop, inkoop, aankopen',
  },
  count: {
    en: 'number, count, no, qty, quantity, how many',
    de: 'Anzahl, Zahl, Stück, Menge',
    nl: 'aantal, hoeveel, stuks',
  },
  from: {
    en: 'from, origin, start, out of',
    de: 'von, aus, Start, Herkunft, woher',
    nl: 'van, uit, vanuit, herkomst, vanaf',
  },
  to: {
    en: 'to, target, into, destination, where, place, attacks',
    de: 'nach, Ziel, wohin, Ort, greift an',
    nl: 'naar, doel, waarheen, plaats, bestemming',
  },
  land: {
    en: `land, lands, landing, landing place, lands in/at, planes, planes home/land, back to, home, return, returns`,
    de: 'Landung, landet, landet in, Landeplatz, Flieger, Flieger landen, Rückflug, zurück, zurück nach',
    nl: 'landing, landt, landt in, landingsplaats, vliegtuigen, terug, terug naar, retour',
  },
  cost: {
    en: 'cost, costs, price, ipc, sum, total, each',
    de: 'Kosten, Preis, IPC, Summe, Gesamt, Einzelpreis, je',
    nl: 'kosten, prijs, IPC, som, totaal, per stuk',
  },
  /** What the rest of the row is: `Purchase`, `Landing`. */
  label: {
    en: 'phase, step, stage, part, section',
    de: 'Phase, Schritt, Abschnitt, Teil, Spielphase, Zugteil',
    nl: 'fase, stap, onderdeel, deel',
  },
  /** Words to people, if they are no more. */
  remark: {
    en: 'remark, remarks, note, notes, comment, comments',
    de: 'Bemerkung, Bemerkungen, Anmerkung, Notiz, Kommentar',
    nl: 'opmerking, opmerkingen, notitie, commentaar',
  },
} as const satisfies Phrases;
type Column = keyof typeof COLUMN_WORDS;

type Names = readonly (Column | null)[];

/** What stands in which cell, and where columns begin that blanks alone part. */
export interface Columns {
  readonly names: Names;
  readonly starts: readonly number[];
  /** The place at the head of the last row that named one, for rows below that leave it out. */
  readonly place?: string;
}

/** Without a row that says so. */
const USUAL: Names = ['units', 'from', 'to', 'land'];

const COLUMNS: ReadonlyMap<string, Column> = new Map(
  // The keys of a literal object are exactly its key type.
  (Object.keys(COLUMN_WORDS) as readonly Column[]).flatMap((column) =>
    LANGUAGES.flatMap((language) =>
      phrasesIn(COLUMN_WORDS[column][language]).map((word) => [fold(word), column] as const),
    ),
  ),
);

const cellsOf = (line: string): readonly string[] | undefined => {
  const bars = line.split('|').length - 1;
  if (bars === 0) return undefined;
  const row = line.trim();
  // A bar at the end of a row closes it if one opens it; else an empty cell stands behind it.
  const inner = row.startsWith('|') ? row.replace(/^\||\|$/g, '') : row;
  return inner.split('|').map((cell) => cell.trim());
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
const nameOf = (cell: string): Column | null => {
  const whole = COLUMNS.get(fold(cell));
  const known = new Set(cell.split(/[^\p{L}]+/u).flatMap((word) => COLUMNS.get(fold(word)) ?? []));
  const [only = null] = known;
  return whole ?? (known.size === 1 ? only : null);
};

const namedIn = (cells: readonly string[]): Names => cells.map(nameOf);

/** True for a row that says what stands in which column. */
const isHead = (cells: readonly string[], named: Names): boolean =>
  named.includes('units') && !cells.some((cell) => /\d/.test(cell));

/** A row of a table: which columns there are, a line between rows, or a line of notation. */
export type Row =
  | { readonly kind: 'columns'; readonly columns: Columns }
  | { readonly kind: 'rule' }
  | { readonly kind: 'line'; readonly text: string; readonly place?: string };

/** True for a remark that is a note to an order: where planes land, what carries, which way. */
const isNote = (text: string): boolean => {
  const tokens = tokenise(text);
  return (['landing', 'back', 'via', 'on', 'raid', 'bombard', 'carrying', 'empty'] as const).some(
    (word) => keywordLength(tokens, 0, word) > 0,
  );
};

/** Several words that are no numbers. */
const WORDS = /\p{L}{2,}[^\p{L}]+\p{L}{2,}/u;

const rowText = (cells: readonly string[], columns: Names): string => {
  const cell = (column: Column): string => {
    const text = cells[columns.indexOf(column)] ?? '';
    return columns.includes(column) && !/^[-–—/]*$/.test(text) ? text : '';
  };
  const counted = [cell('count'), cell('units')].filter((text) => text !== '').join(' ');
  const [from, to, land] = [cell('from'), cell('to'), cell('land')];
  // Who goes there may say where each comes from: the target stands first.
  const target = to !== '' && !columns.includes('from') && WORDS.test(counted) ? `${to}: ` : '';
  const way =
    target !== '' ? '' : from === '' ? (to === '' ? '' : ` ${to}`) : to === '' ? ` ${from}` : ` ${from} > ${to}`;
  // What stands in a column that nobody knows is not passed over.
  const unknown = cells.filter(
    (text, at) => (columns[at] === null || (columns[at] === 'remark' && isNote(text))) && !/^[-–—/]*$/.test(text),
  );
  const label = cell('label');
  return `${label === '' ? '' : `${label}: `}${target}${counted}${way}${land === '' ? '' : ` (land ${land})`}${unknown.map((text) => ` (${text})`).join('')}`;
};

/**
 * A line as a row of a table; undefined if it is none.
 *
 * @param columns those of the row above that names them
 */
export const rowOf = (line: string, columns: Columns | null): Row | undefined => {
  const barred = cellsOf(line);
  const cells = barred ?? cutAt(line, columns === null ? startsOf(line) : columns.starts);
  const names = namedIn(cells);
  // Blanks alone part many a line: they make a table where all of its head is known, or its row as long as the head.
  const isLine = columns === null ? names.length < 2 || names.includes(null) : cells.length !== columns.names.length;
  if (barred === undefined && isLine) return undefined;
  if (cells.every((cell) => /^[-:=\s]*$/.test(cell))) return { kind: 'rule' };
  if (isHead(cells, names))
    return { kind: 'columns', columns: { names, starts: barred === undefined ? startsOf(line) : [] } };
  const [head, ...behind] = columns?.names ?? USUAL;
  // The target of several rows stands in the first of them; in a mail program's table the cell itself is missing.
  if (columns !== null && (head === 'to' || head === 'from')) {
    const isShort = cells.length === behind.length && cells.length > 1;
    const own = isShort ? '' : (cells[0] ?? '');
    const place = own === '' ? columns.place : own;
    const whole = [place ?? '', ...(isShort ? cells : cells.slice(1))];
    return { kind: 'line', text: rowText(whole, columns.names), ...(place === undefined ? {} : { place }) };
  }
  return { kind: 'line', text: rowText(cells, columns?.names ?? USUAL) };
};

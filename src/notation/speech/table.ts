// Tables of moves: cells parted by bars, under a row that says what stands in which. A row becomes a line of notation.

import { fold } from '../../board/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { type Phrases, phrasesIn } from './phrases.ts';

/** What the columns of a table are called. */
const COLUMN_WORDS = {
  units: {
    en: 'units, unit, force, forces, troops, what, type, piece, pieces',
    de: 'Einheiten, Einheit, Truppen, Was, Typ, Verband',
    nl: 'eenheden, eenheid, troepen, wat, type, stukken',
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
    en: 'land, lands, landing, landing place, lands in',
    de: 'Landung, landet, landet in, Landeplatz',
    nl: 'landing, landt, landt in, landingsplaats',
  },
  cost: {
    en: 'cost, price, ipc, sum',
    de: 'Kosten, Preis, IPC, Summe',
    nl: 'kosten, prijs, IPC, som',
  },
} as const satisfies Phrases;
type Column = keyof typeof COLUMN_WORDS;

/** What stands in which cell. */
export type Columns = readonly (Column | null)[];

/** Without a row that says so. */
const USUAL: Columns = ['units', 'from', 'to', 'land'];

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
  const inner = line.trim().replace(/^\||\|$/g, '');
  return inner.split('|').map((cell) => cell.trim());
};

/** A row of a table: which columns there are, a line between rows, or a line of notation. */
export type Row =
  | { readonly kind: 'columns'; readonly columns: Columns }
  | { readonly kind: 'rule' }
  | { readonly kind: 'line'; readonly text: string };

const rowText = (cells: readonly string[], columns: Columns): string => {
  const cell = (column: Column): string => {
    const text = cells[columns.indexOf(column)] ?? '';
    return columns.includes(column) && !/^[-–—/]*$/.test(text) ? text : '';
  };
  const counted = [cell('count'), cell('units')].filter((text) => text !== '').join(' ');
  const [from, to, land] = [cell('from'), cell('to'), cell('land')];
  const way = from === '' ? (to === '' ? '' : ` ${to}`) : to === '' ? ` ${from}` : ` ${from} > ${to}`;
  return `${counted}${way}${land === '' ? '' : ` (land ${land})`}`;
};

/**
 * A line as a row of a table; undefined if it is none.
 *
 * @param columns those of the row above that names them
 */
export const rowOf = (line: string, columns: Columns | null): Row | undefined => {
  const cells = cellsOf(line);
  if (cells === undefined) return undefined;
  if (cells.every((cell) => /^[-:=\s]*$/.test(cell))) return { kind: 'rule' };
  const named = cells.map((cell) => COLUMNS.get(fold(cell)) ?? null);
  if (named.includes('units') && !cells.some((cell) => /\d/.test(cell))) return { kind: 'columns', columns: named };
  return { kind: 'line', text: rowText(cells, columns ?? USUAL) };
};

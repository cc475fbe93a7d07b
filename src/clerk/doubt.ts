// How far a sheet can be carried out although some of it is doubtful: what stands in the phases before, and in the
// fights those battles that nobody asks about. A bad line about noncombat moves never stops a fight.

import { fold, wordsOf } from '../board/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import { KEYWORDS, type Section, type Sheet } from '../notation/index.ts';
import { LANGUAGES } from '../vocab/index.ts';
import type { RefusedOrder } from './rehearse.ts';

/** Where in a turn something is done; what needs no place in it, such as an answer, comes before everything. */
const PLACE = {
  any: 0,
  research: 1,
  purchase: 2,
  'combat-move': 3,
  /** How battles are fought that are fought later. */
  standing: 3.5,
  combat: 4,
  'second-move': 5,
  'second-combat': 6,
  'noncombat-move': 7,
  place: 8,
  end: 9,
} as const;
type Place = keyof typeof PLACE;

const OF_ORDER: { readonly [type in PowerOrder['type']]?: Place } = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  rocket: 'combat',
  fight: 'combat',
  'noncombat-move': 'noncombat-move',
  place: 'place',
  'end-turn': 'end',
};

const OF_SECTION: { readonly [section in Section]: Place } = {
  research: 'research',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  'second-move': 'second-move',
  fight: 'combat',
  'noncombat-move': 'noncombat-move',
  place: 'place',
  standing: 'standing',
};

/** Where an order of a sheet is in the turn: behind a second movement to combat in the second combat. */
const placeOf = (orders: readonly PowerOrder[], at: number): number => {
  const order = orders[at];
  const place = (order && OF_ORDER[order.type]) ?? 'any';
  if (place !== 'combat-move' && place !== 'combat') return PLACE[place];
  const again = orders.slice(0, at + 1).filter(({ type }) => type === 'combat-move').length > 1;
  return PLACE[place] + (again ? PLACE['second-move'] - PLACE['combat-move'] : 0);
};

/** What buys nothing: a way from one place to another. */
const WAY = /[→»]|[-=–\s\p{L}]>/u;

/** Units by number, and words for how a battle is fought. */
const UNITS = /(?:^|[^#\d.:])\d{1,3}\s*x?\s*\p{L}/u;
const CONDUCT: ReadonlySet<string> = new Set(
  (['fight', 'continue', 'retreat', 'stop', 'order-of-loss', 'SA', 'SAAC', 'TAAC', 'KAAC', 'after'] as const).flatMap(
    (keyword) => LANGUAGES.flatMap((language) => KEYWORDS[keyword][language].map(fold)),
  ),
);

/** True for a line that sends units somewhere. Under a heading for battles the moves to them may stand too. */
const sends = (text: string): boolean =>
  WAY.test(text) || (UNITS.test(text) && !wordsOf(text).some((word) => CONDUCT.has(word)));

/**
 * Where a line is that was not understood: under its heading, else behind what stands above it, a purchase excepted.
 */
const placeOfLine = ({ lines, orders }: Sheet, line: number): number => {
  const { section = null, text = '' } = lines[line - 1] ?? {};
  const isHeaded = section !== null && !(OF_SECTION[section] === 'purchase' && WAY.test(text));
  if (section === 'fight' && sends(text)) return PLACE['combat-move'];
  if (isHeaded) return PLACE[OF_SECTION[section]];
  const above = lines.slice(0, line - 1).flatMap(({ parts }) => parts.map(({ order }) => placeOf(orders, order)));
  return Math.max(PLACE['combat-move'], ...above);
};

/**
 * The orders that must wait until what is doubtful has been put right.
 *
 * @param refused orders that the rules refuse
 * @returns by their numbers in the sheet; none where nothing is doubtful
 */
export const heldUpBy = (sheet: Sheet, refused: readonly Pick<RefusedOrder, 'order'>[]): ReadonlySet<number> => {
  const doubtful = new Set(sheet.problems.map(({ line }) => line));
  const own = new Set([
    ...refused.map(({ order }) => order),
    // What a doubtful line is part of is doubtful too.
    ...sheet.sources.flatMap((sources, at) => (sources.some(({ line }) => doubtful.has(line)) ? [at] : [])),
  ]);
  const doubts = [
    ...sheet.problems.map(({ line }) => placeOfLine(sheet, line)),
    ...[...own].map((at) =>
      sheet.orders[at]?.type === 'standing-orders' ? PLACE.standing : placeOf(sheet.orders, at),
    ),
  ];
  if (doubts.length === 0) return new Set();
  const first = Math.min(...doubts);
  const isFight = first === PLACE.combat || first === PLACE['second-combat'];
  return new Set(
    sheet.orders.flatMap((_, at) => {
      const place = placeOf(sheet.orders, at);
      return own.has(at) || place > first || (place === first && !isFight) ? [at] : [];
    }),
  );
};

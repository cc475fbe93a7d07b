// A purchase put right below: `PS: not 8 inf but 6 inf and 1 arm`, `6 inf en 1 tank in plaats van 8 inf`, `doch lieber
// 2 Pz`. What is named as wrong must have been bought; else it is asked about.

import { countEntries, sumCounts, type UnitCounts, withoutCounts } from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { cursorOn } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { readLine } from '../../line.ts';
import { asked, type Said } from '../said.ts';
import { ACTS } from '../words/acts.ts';
import { anyOf } from '../words/phrases.ts';
import { JOINTS, REPURCHASE } from '../words/set-phrases.ts';

const OPENING = `(?:.*?[,:;–-]\\s*|(?:${anyOf(JOINTS.postscript)})\\s+)?`;
const ARTICLE = `(?:(?:${anyOf(JOINTS.article)})\\s+)?`;
const BUY = `(?:(?:${anyOf(REPURCHASE.buy)})\\s+)?`;

const NOT_BUT = new RegExp(
  `^${OPENING}${BUY}(?:${anyOf(REPURCHASE.not)})\\s+${ARTICLE}(\\d.*?|(?:${anyOf(REPURCHASE.one)})\\s.*?),?\\s+` +
    `(?:${anyOf(REPURCHASE.but)})(?:\\s+(?:${anyOf(REPURCHASE.just)}))?\\s+(.+)$`,
  'isu',
);
const INSTEAD = new RegExp(
  `^${OPENING}(?:(?:${anyOf(REPURCHASE.buy)}|${anyOf(REPURCHASE.make)}|${anyOf(REPURCHASE.rather)})\\s+)?(\\d.*?)\\s+` +
    `(?:${anyOf(REPURCHASE['instead-of'])})\\s+${ARTICLE}(\\d.*)$`,
  'isu',
);
const RATHER = new RegExp(
  `^(?:(?:${anyOf(JOINTS.postscript)})\\b[\\s:,-]*)?(?:(?:${anyOf(REPURCHASE.sorry)})\\b[\\s:,–-]*)?` +
    // `I changed my mind about the purchase, make it 8 inf`
    `(?:[^\\d]*?(?:${anyOf(ACTS.buy)})\\b[^\\d]*[,:;–-]\\s*)?` +
    `(?:${anyOf(REPURCHASE.rather)})\\b[\\s:,–-]*(?:${anyOf(REPURCHASE.buy)})?\\s*(\\d.*?)` +
    `(?:\\s+(?:${anyOf(REPURCHASE['of-it'])}))?\\s*[.!]*$`,
  'isu',
);

/** One number put in the place of another. */
const COUNTED = new RegExp(
  `\\b(?:${anyOf(REPURCHASE.not)})\\s+\\d+\\s+\\p{L}+,?\\s+(?:${anyOf(REPURCHASE.but)})\\s+\\d`,
  'iu',
);
/** What it comes to, behind it. */
const COST = new RegExp(`(?:=\\s*\\d+(?:\\s*ipcs?)?|\\b(?:${anyOf(REPURCHASE.for)}) \\d+\\b.*)\\s*[.!]*$`, 'iu');

/** The units of a purchase, and nothing else. */
const bought = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): UnitCounts | undefined => {
  const plain = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(COST, '')
    .replace(/[\s.!]+$/, '');
  const cursor = cursorOn(context, line, `buy ${plain}`);
  const reading = readLine(cursor, sofar);
  const isPurchase = reading?.what === 'order' && reading.item.kind === 'purchase' && cursor.problem === undefined;
  return isPurchase && reading.item.kind === 'purchase' ? reading.item.units : undefined;
};

/** What takes the place of a purchase of the lines above; undefined if a text speaks of none. */
export const readRepurchase = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
): Said | undefined => {
  const before = sofar.purchased;
  if (countEntries(context.state.turn.purchased).length > 0 || countEntries(before).length === 0)
    return COUNTED.test(text) ? asked(cursorOn(context, line, text), text) : undefined;
  const [, less, more] = NOT_BUT.exec(text) ?? [];
  const [, inPlace, of] = INSTEAD.exec(text) ?? [];
  const [, all] = RATHER.exec(text) ?? [];
  const [wrong, right] = [less ?? of, more ?? inPlace ?? all];
  const units = right === undefined ? undefined : bought(context, line, right, sofar);
  // `Not 3 inf but 2 inf from Karelia`: which order above is meant, nobody can tell.
  if (units === undefined) return COUNTED.test(text) ? asked(cursorOn(context, line, text), text) : undefined;
  if (wrong === undefined) return amended(units);
  const out = bought(context, line, wrong, sofar);
  if (out === undefined) return undefined;
  const isThere = countEntries(out).every(([type, count]) => count <= (before[type] ?? 0));
  return isThere ? amended(sumCounts([withoutCounts(before, out), units])) : asked(cursorOn(context, line, text), text);
};

const amended = (purchase: UnitCounts): Said => ({
  what: 'order',
  items: [{ kind: 'amendment', changes: [], purchase }],
  remarks: [],
});

/** `Halt, nein: 6 Inf, 1 Pz`: what is bought instead of what was bought on the lines above. */
export const asRepurchase = ({ state }: NotationContext, { purchased }: SheetSoFar, said: Said): Said => {
  const [item, ...others] = said.items;
  const isAgain = countEntries(purchased).length > 0 && countEntries(state.turn.purchased).length === 0;
  if (item?.kind !== 'purchase' || others.length > 0 || !isAgain) return said;
  return { ...said, items: [{ kind: 'amendment', changes: [], purchase: item.units }] };
};

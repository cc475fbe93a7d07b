// A purchase put right below: `PS: not 8 inf but 6 inf and 1 arm`, `6 inf en 1 tank in plaats van 8 inf`, `doch lieber
// 2 Pz`. What is named as wrong must have been bought; else it is asked about.

import { countEntries, sumCounts, type UnitCounts, withoutCounts } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import type { SheetSoFar } from '../items.ts';
import { readLine } from '../line.ts';
import { asked, type Said } from './said.ts';

const NOT_BUT =
  /^(?:.*?[,:;–-]\s*|(?:ps|p\.s\.|nb)\s+)?(?:buy\s+|koop\s+|kaufe\s+|i\s+buy\s+|ik\s+koop\s+|ich\s+kaufe\s+)?(?:not|no|geen|niet|nicht|keine?n?)\s+(?:the\s+|de\s+|die\s+)?(\d.*?|(?:een|one|a|an|eine?n?)\s.*?),?\s+(?:but|maar|sondern|aber|doch)(?:\s+(?:rather|wel|liever|lieber|just|only|slechts|nur))?\s+(.+)$/isu;
const INSTEAD =
  /^(?:.*?[,:;]\s*|(?:ps|p\.s\.|nb)\s+)?(?:(?:buy|koop|kaufe|make that|make it|doe)\s+)?(\d.*?)\s+(?:instead of|rather than|in place of|in plaats van|i\.?p\.?v\.?|statt|anstatt|anstelle von|an Stelle von)\s+(?:the\s+|de\s+|die\s+|der\s+)?(\d.*)$/isu;
const RATHER =
  /^(?:(?:ps|p\.s\.|nb)\b[\s:,-]*)?(?:(?:sorry|oeps|ups|oops|nee|nein|no)\b[\s,:–-]*)?(?:correction|correctie|korrektur|erratum|make that|make it|on second thought|toch maar|toch liever|liever toch|doe toch maar|maak daar|maak er|doch lieber|lieber doch|stattdessen|in plaats daarvan|instead|rather|scratch that)\b[\s:,–-]*(?:buy|koop|kaufe)?\s*(\d.*?)(?:\s+(?:van|aus|draus))?\s*[.!]*$/isu;

/** One number put in the place of another. */
const COUNTED = /\b(?:not|geen|niet|nicht|keine?)\s+\d+\s+\p{L}+,?\s+(?:but|maar|sondern)\s+\d/iu;

/** The units of a purchase, and nothing else. */
const bought = (context: NotationContext, line: number, text: string, sofar: SheetSoFar): UnitCounts | undefined => {
  const plain = text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?:=\s*\d+(?:\s*ipcs?)?|\bfor \d+\b.*|\bvoor \d+\b.*|\bfür \d+\b.*)\s*[.!]*$/iu, '')
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

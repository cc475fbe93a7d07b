// Units counted by others. `All but two inf`, `alle Inf bis auf zwei`, `op twee na alle inf`: what is left out is units
// too, and stands behind them. `Two inf each`: as many for each of those named before.

import { fold } from '../../board/index.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

type Units = Extract<Element, { kind: 'units' }>;

const counted = (units: Units, count: number, { at, end }: Element): Units => ({
  ...units,
  count,
  phrase: { ...units.phrase, count },
  at,
  end,
});

/** Dutch `op … na` leaves out, where `op` alone is a place. */
const asExcept = (word: Element): Element =>
  word.kind === 'word' ? { ...word, words: new Set(['except'] as const) } : word;

const wholeOf = (units: Units): Units => ({ ...units, count: 'all', phrase: { ...units.phrase, count: 'all' } });

/** The elements with every exception as `except` and units behind those it is made from. */
export const withExceptions = (elements: readonly Element[]): readonly Element[] => {
  const out: Element[] = [];
  /** How many of the units that come next are left out: `op twee na alle inf`. */
  let ahead: { readonly word: Element; readonly count: number; readonly spot: Element } | undefined;
  /** Units that are only counted from here on. */
  let listed: Units | undefined;
  for (let at = 0; at < elements.length; at += 1) {
    const [each, second, third] = elements.slice(at, at + 3);
    if (each === undefined) break;
    const all = out.findLast((one): one is Units => one.kind === 'units' && one.count === 'all');
    // `Infantry: two Germany, two Italy`
    const kind = out.findLast((one): one is Units => one.kind === 'units');
    const names = kind !== undefined && out.indexOf(kind) === out.length - 2 && kind.end - kind.at === 1;
    const [sign] = out.slice(-1);
    if (names && sign?.kind === 'sign' && sign.sign === 'colon' && each.kind === 'number' && second?.kind === 'place')
      listed = kind;
    if (listed !== undefined && each.kind === 'number' && second?.kind === 'place') {
      if (names) out.splice(-2, 2);
      out.push(counted(listed, each.value, each));
      continue;
    }
    const isExcept = isWord(each, 'except');
    if (isExcept && second?.kind === 'number') {
      const isDutch = third?.kind === 'other' && fold(third.text) === 'na';
      const isPlain = !isWord(each, 'at');
      if (all !== undefined && (isDutch || isPlain)) {
        out.push(asExcept(each), counted(all, second.value, second));
        at += isDutch ? 2 : 1;
        continue;
      }
      if (isDutch) {
        ahead = { word: each, count: second.value, spot: second };
        at += 2;
        continue;
      }
    }
    // `all but two inf`
    if (
      isExcept &&
      second?.kind === 'units' &&
      typeof second.count === 'number' &&
      all === undefined &&
      !isWord(each, 'at')
    ) {
      out.push(wholeOf(second), each, second);
      at += 1;
      continue;
    }
    if (ahead !== undefined && each.kind === 'units') {
      const { word, count, spot } = ahead;
      ahead = undefined;
      out.push(wholeOf(each), asExcept(word), counted(each, count, spot));
      continue;
    }
    // `three transports load two inf each`, `je zwei Inf`
    const ships = out.findLast((one): one is Units => one.kind === 'units' && typeof one.count === 'number');
    const [times, one] = [ships?.count, isWord(each, 'each') ? second : undefined];
    if (one?.kind === 'units' && typeof one.count === 'number' && typeof times === 'number') {
      out.push(counted(one, one.count * times, one));
      at += 1;
      continue;
    }
    if (
      each.kind === 'units' &&
      typeof each.count === 'number' &&
      isWord(second, 'each') &&
      typeof times === 'number'
    ) {
      out.push(counted(each, each.count * times, each));
      at += 1;
      continue;
    }
    out.push(each);
  }
  return out;
};

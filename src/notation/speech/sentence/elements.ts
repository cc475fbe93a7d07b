// A sentence as a row of what an order is made of: units, places, words, numbers and signs. Everything else is named
// too, so that nothing of a sentence is passed over unseen.

import { findUnit, fold } from '../../../board/index.ts';
import type { Language, Power, SpaceId } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { attempt, type Cursor } from '../../cursor.ts';
import { ownerIn } from '../../peoples.ts';
import { nameLength } from '../../places.ts';
import type { TokenKind } from '../../tokens.ts';
import { nameOfUnits, type UnitPhrase } from '../../units.ts';
import { ACTS } from '../words/acts.ts';
import { isOwnWord, numberAt, wordsAt } from '../words/lexicon.ts';
import { foldedIn, phrasesIn } from '../words/phrases.ts';
import { LONE, WHICH } from '../words/set-phrases.ts';
import type { SpeechWord } from '../words/words.ts';
import { isLikelyPlace } from './likely-place.ts';
import { homeOf, sitedBy } from './owned.ts';

interface Spot {
  /** The tokens it is made of. */
  readonly at: number;
  readonly end: number;
}

/** How many are said; `rest` and `both` are counted by what there is. */
type Count = number | 'all' | 'rest';

export type Element = Spot &
  (
    | {
        readonly kind: 'units';
        readonly phrase: UnitPhrase;
        readonly count: Count;
        readonly owner?: Power;
        /** The place they go by: `three Yakut infantry`. */
        readonly of?: Extract<Element, { kind: 'place' }>;
      }
    | {
        readonly kind: 'place';
        readonly text: string;
        /** Where it is known: `the Karelian fighter`. */
        readonly space?: SpaceId;
      }
    | { readonly kind: 'word'; readonly words: ReadonlySet<SpeechWord>; readonly text: string }
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'sign'; readonly sign: TokenKind }
    /** A word behind a number that is no kind of unit. */
    | { readonly kind: 'unknown-unit'; readonly text: string; readonly count: number }
    | { readonly kind: 'vague' }
    | { readonly kind: 'other'; readonly text: string }
  );

const textOf = ({ tokens }: Cursor, at: number, end: number): string =>
  tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ');

/** True for `one` behind a comma or `and`, right before a way: of the kind named before. */
const countsAlone = (tokens: Cursor['tokens'], at: number, length: number, elements: readonly Element[]): boolean => {
  const before = elements.at(-1);
  // `all the infantry from the Caucasus but one`
  const excepts = before?.kind === 'word' && before.words.has('except');
  if (excepts && (!before.words.has('at') || fold(tokens[at + length]?.text ?? '') === 'na')) return true;
  const goesOn = before?.kind === 'word' ? before.words.has('and') : before?.kind === 'sign' && before.sign === 'comma';
  // Of several named before, `two fighters, one from Karelia`, it is one of those.
  const named = elements.findLast((each) => each.kind === 'units');
  const lead = fold(tokens[at + length]?.text ?? '');
  if (!goesOn || named?.kind !== 'units') return false;
  // `two transports on the East Coast, one on the West Coast`: one more of them.
  const since = elements
    .slice(elements.indexOf(named) + 1)
    .filter((each) => !(each.kind === 'word' && each.words.has('article')));
  const isPlaced = (...words: readonly SpeechWord[]): boolean =>
    since.some((each, nth) => {
      const led = since[nth - 1];
      return each.kind === 'place' && led?.kind === 'word' && words.some((word) => led.words.has(word));
    });
  const isNamed = named.count === 1 && elements.some(({ kind }) => kind === 'place');
  // `three inf from Syria, two from Kenya, one from Italian East Africa`, but `2 ftr, one from India, one from England`
  const isMore = isPlaced('from') && since[0]?.kind === 'word' && since[0].words.has('from') && FROM.has(lead);
  return (isNamed && LEADS.has(lead)) || (isPlaced('at', 'to') && PUTS.has(lead)) || isMore;
};

/** Words before the place where units are put down. */
const PUTS: ReadonlySet<string> = new Set(
  phrasesIn('to, on, in, at, nach, an, ins, in, im, auf, naar, aan, in, bij, op').map(fold),
);

/** Words before the place where units come from. */
const FROM = foldedIn(ACTS.from);

/** Words of a way that no article stands for. */
const LEADS: ReadonlySet<string> = new Set(
  phrasesIn('to, from, on, in, at, off, nach, aus, an, ins, im, vor, naar, uit, aan, voor, bij').map(fold),
);

const LEADING: readonly SpeechWord[] = ['from', 'to', 'at', 'via'];

/** Units by no kind. */
const TROOPS: ReadonlySet<string> = new Set(
  phrasesIn('troops, forces, units, soldiers, truppen, einheiten, verbände, soldaten, troepen, eenheden, soldaten').map(
    fold,
  ),
);

/** Words between `everything` and where it is. */
const IS_THERE = foldedIn(WHICH.is);
const MOST_WHICH = 3;

/** One man behind the place he stands in. */
const MEN = foldedIn(LONE.man);

const ROLES: readonly SpeechWord[] = ['from', 'to', 'at', 'via', 'against', 'article', 'and', 'small', 'one', 'them'];

/** The elements of a line's tokens from one on. */
export const elementsOf = (cursor: Cursor, language: Language, from = 0): readonly Element[] => {
  const { tokens } = cursor;
  const { roster } = boardOf(cursor.context);
  const elements: Element[] = [];
  let at = from;
  const push = (element: Element): void => {
    elements.push(element);
    at = element.end;
  };
  /** `eentje aan de kust`, `aan boord` is no antiaircraft gun. */
  const isLead = (index: number): boolean => {
    const word = /^\p{Ll}/u.test(tokens[index]?.text ?? '') ? wordsAt(tokens, index, language) : undefined;
    return (word?.length ?? 0) > 1 || LEADING.some((role) => word?.value.has(role));
  };
  const isUnitAt = (index: number): boolean =>
    !isLead(index) && nameOfUnits({ ...cursor, at: index }, 'beginning') !== undefined;
  const unitsAt = (index: number, count: Count | undefined): Element | undefined =>
    attempt(cursor, () => {
      cursor.at = index;
      if (isLead(index)) return undefined;
      const name = nameOfUnits(
        cursor,
        tokens[index - 1]?.kind === 'number' || tokens[index - 1]?.kind === 'times' ? 'beginning' : 'whole',
      );
      // `'t is laat` names no tank.
      if (name === undefined || (count === undefined && /^\p{Ll}$/u.test(name.text))) return undefined;
      let said = count;
      const times = tokens[cursor.at]?.kind === 'times' ? 1 : 0;
      const behind = tokens[cursor.at + times];
      if (count === undefined && times > 0 && behind?.kind === 'number') {
        said = Number(behind.text);
        cursor.at += times + 1;
      }
      // `Inf 7` counts behind the name, unless what comes next is counted by it.
      if (said === undefined && times === 0 && behind?.kind === 'number' && !isUnitAt(cursor.at + 1)) {
        said = Number(behind.text);
        cursor.at += 1;
      }
      const number = said === undefined ? 1 : said;
      const bare = said === undefined ? ({ bare: 'yes' } as const) : {};
      const phrase: UnitPhrase = { ...name, ...bare, count: number === 'rest' ? 'all' : number };
      return { kind: 'units', phrase, count: number, at: index, end: cursor.at };
    });
  /** The place among the words between a number and its units. */
  const siteIn = (from: number, to: number): Extract<Element, { kind: 'place' }> | undefined => {
    for (let start = from; start < to; start += 1) {
      const text = textOf(cursor, start, to);
      const isName = nameLength(cursor, start) === to - start && ownerIn(text) === undefined && /^\p{Lu}/u.test(text);
      if (isName) return { kind: 'place', text, at: start, end: to };
    }
    return undefined;
  };
  /** Units with a word or two between the number and them: `3 more inf`, `the British battleship`. */
  const qualified = (start: number, index: number, count: Count | undefined): Element | undefined => {
    for (let skip = 0; skip <= 3; skip += 1) {
      const token = tokens[index + skip];
      // `two of the four infantry`
      if (token?.kind === 'number' && skip > 0) continue;
      if (token?.kind !== 'word') return undefined;
      const found = unitsAt(index + skip, count);
      if (found?.kind === 'units') {
        const owner = tokens.slice(index, index + skip).flatMap(({ text }) => ownerIn(text) ?? [])[0];
        const known =
          skip === 0
            ? undefined
            : owner === cursor.context.power
              ? homeOf(cursor, index + skip - 1, found.phrase, count)
              : sitedBy(cursor, index + skip - 1, found.phrase.readings);
        if (skip > 0 && count === undefined && owner === undefined && known === undefined) return undefined;
        const site = known ?? (skip > 0 && owner === undefined ? siteIn(index, index + skip) : undefined);
        return {
          ...found,
          at: start,
          ...(owner === undefined ? {} : { owner }),
          ...(site === undefined ? {} : { of: site }),
        };
      }
      const tagged = wordsAt(tokens, index + skip, language);
      const mayStand =
        ownerIn(token.text) !== undefined ||
        tagged?.value.has('article') === true ||
        tagged?.value.has('among') === true ||
        tagged?.value.has('fresh') === true ||
        // `one of the two London fighters`, `einer der beiden`
        (count === 1 &&
          (tagged?.value.has('both') === true || numberAt(tokens, index + skip, language) !== undefined)) ||
        (tagged?.value.has('from') === true && tokens[index + skip + 1]?.kind === 'number') ||
        tagged === undefined;
      const length = nameLength(cursor, index + skip);
      // `sucht das deutsche U-Boot`: an article begins what is named.
      const begins = count === undefined && skip > 0 && tagged?.value.has('article') === true;
      if (!mayStand || begins || length > 2) return undefined;
      // The name of a place is stepped over whole.
      if (length === 2) skip += 1;
    }
    return undefined;
  };
  /** `everything in the Caucasus`, `alles aus Finnland`: all units of a place. */
  const everythingAt = (start: number): Element | undefined => {
    const said = wordsAt(tokens, start, language);
    if (said === undefined || elements.some((each) => each.kind === 'word' && each.words.has('throw')))
      return undefined;
    // `everything that stands in Libya`
    let lead = start + said.length;
    if (tokens[lead]?.kind === 'comma') lead += 1;
    for (let nth = 0; nth < MOST_WHICH && IS_THERE.has(fold(tokens[lead]?.text ?? '')); nth += 1) lead += 1;
    if (tokens[lead - 1]?.kind === 'comma') lead = start + said.length;
    const led = wordsAt(tokens, lead, language);
    // `all Ukrainian troops`
    const named = sitedBy(cursor, start + said.length, []);
    const troops = tokens[start + said.length + 1]?.text ?? '';
    if (named !== undefined && TROOPS.has(fold(troops))) {
      const phrase: UnitPhrase = { count: 'all', readings: [], text: troops, token: tokens[start] };
      return { kind: 'units', phrase, count: 'all', of: named, at: start, end: start + said.length + 2 };
    }
    if (led === undefined || !(led.value.has('at') || led.value.has('from'))) return undefined;
    let next = lead + led.length;
    next += wordsAt(tokens, next, language)?.value.has('article') === true ? 1 : 0;
    if (nameLength(cursor, next) === 0) return undefined;
    const phrase: UnitPhrase = { count: 'all', readings: [], text: tokens[start]?.text ?? '', token: tokens[start] };
    return { kind: 'units', phrase, count: 'all', at: start, end: lead };
  };
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined) break;
    const before = elements.findLast(
      ({ kind, ...each }) => !(kind === 'word' && 'words' in each && each.words.has('article')),
    );
    if (token.kind === 'number') {
      const skip = tokens[at + 1]?.kind === 'times' ? 2 : 1;
      const value = Number(token.text);
      const units = qualified(at, at + skip, value);
      if (units !== undefined) push(units);
      else if (
        tokens[at + 1]?.kind === 'word' &&
        wordsAt(tokens, at + 1, language) === undefined &&
        nameLength(cursor, at + 1) === 0
      )
        push({ kind: 'unknown-unit', text: tokens[at + 1]?.text ?? '', count: value, at, end: at + 2 });
      else push({ kind: 'number', value, at, end: at + 1 });
      continue;
    }
    if (token.kind !== 'word') {
      push({ kind: 'sign', sign: token.kind, at, end: at + 1 });
      continue;
    }
    const tagged = wordsAt(tokens, at, language);
    const has = (word: SpeechWord): boolean => tagged?.value.has(word) === true;
    const counts = (index: number): boolean =>
      tokens[index]?.kind === 'number' || numberAt(tokens, index, language) !== undefined;
    if (tagged !== undefined && (has('vague') || (has('roughly') && counts(at + tagged.length)))) {
      const units = qualified(at, at + tagged.length, 1);
      if (units !== undefined) {
        push({ kind: 'vague', at, end: units.end });
        continue;
      }
    }
    if (tagged !== undefined && (has('all') || has('both') || has('rest'))) {
      let next = at + tagged.length;
      while (wordsAt(tokens, next, language)?.value.has('article') === true)
        next += wordsAt(tokens, next, language)?.length ?? 1;
      const spoken = numberAt(tokens, next, language);
      const digits = tokens[next]?.kind === 'number' ? Number(tokens[next]?.text) : undefined;
      const count = digits ?? spoken?.value ?? (has('both') ? 2 : has('rest') ? 'rest' : 'all');
      const from = next + (digits === undefined ? (spoken?.length ?? 0) : 1);
      const units = qualified(at, from, count);
      if (units !== undefined) {
        push(units);
        continue;
      }
      // `both tnaks Moscow`: a slip of the pen, and nothing said of what is named elsewhere.
      const slip = tokens[from]?.text ?? '';
      const isSlip =
        has('both') &&
        slip.length > 3 &&
        wordsAt(tokens, from, language) === undefined &&
        nameLength(cursor, from) === 0;
      const found = isSlip ? findUnit(boardOf(cursor.context), slip) : undefined;
      if (found?.outcome === 'unknown' && found.nearest.length > 0) {
        push({ kind: 'unknown-unit', text: slip, count: 2, at, end: from + 1 });
        continue;
      }
    }
    // `de tanks zet ik allemaal in …`: all of those just named.
    const named = elements.findLastIndex(({ kind }) => kind !== 'word' && kind !== 'other');
    const own = elements[named];
    if (has('all') && own?.kind === 'units' && own.end - own.at === 1 && own.count === 1) {
      elements[named] = { ...own, count: 'all', phrase: { ...own.phrase, count: 'all' } };
      at += tagged?.length ?? 1;
      continue;
    }
    // `the new ones (1 ftr, 5 inf) all in England`: those just counted.
    const close = elements.at(-1);
    const open = elements.findLastIndex((each) => each.kind === 'sign' && each.sign === 'open');
    const isClosed = close?.kind === 'sign' && close.sign === 'close';
    if (has('all') && isClosed && elements.slice(open).some(({ kind }) => kind === 'units')) {
      at += tagged?.length ?? 1;
      continue;
    }
    // `offload everything in UK`, `planes land all in Manchuria`: all that is aboard, or in the air.
    const isAboard =
      before?.kind === 'word' && (['unload', 'land', 'back'] as const).some((word) => before.words.has(word));
    const everything = has('all') && !isAboard ? everythingAt(at) : undefined;
    if (everything !== undefined) {
      push(everything);
      continue;
    }
    const spoken = numberAt(tokens, at, language);
    if (spoken !== undefined) {
      const units = qualified(at, at + spoken.length, spoken.value);
      if (units !== undefined) {
        push(units);
        continue;
      }
      // A number that counts nothing must not be lost: `one on the East Coast, one on the West Coast`.
      if (spoken.value > 1 || countsAlone(tokens, at, spoken.length, elements)) {
        push({ kind: 'number', value: spoken.value, at, end: at + spoken.length });
        continue;
      }
    }
    const bare = isOwnWord(tokens, at, language) ? undefined : qualified(at, at, undefined);
    const length = nameLength(cursor, at);
    const isPlace = length > 0 && isLikelyPlace(cursor, at, length, before, language);
    const covers = tagged !== undefined && tagged.length >= length && (isOwnWord(tokens, at, language) || length === 0);
    // `Man` within a sentence is a place, and before a colon; at its beginning a German word.
    const isName =
      /^\p{Lu}\p{Ll}{2}$/u.test(token.text) &&
      (tokens[at + 1]?.kind === 'colon' ||
        elements.some(({ kind }) => kind === 'place' || kind === 'units' || kind === 'word')) &&
      [...(tagged?.value ?? [])].every((word) => word === 'small');
    // `PER` is a place, unless all is shouted or it leads to one: `3 INF AUS KARELIEN`.
    const isCode =
      /^\p{Lu}{3}$/u.test(token.text) &&
      nameLength(cursor, at + 1) === 0 &&
      tokens.some(({ kind, text }) => kind === 'word' && /^\p{Ll}{2}/u.test(text));
    const isWordRather =
      covers &&
      !isName &&
      !isCode &&
      (!/^\p{Lu}{3}$/u.test(token.text) || [...tagged.value].some((word) => ROLES.includes(word)));
    // `Der arme Bomber`, `die arme tank`: a word before the unit, and no tank.
    const last = elements.at(-1);
    const isSaidOfUnit =
      bare?.end === at + 1 && last?.kind === 'word' && last.words.has('article') && isUnitAt(bare.end);
    if (bare !== undefined && !isSaidOfUnit && !(isPlace && length > bare.end - bare.at)) push(bare);
    else if (isPlace && !isWordRather) {
      const place = { kind: 'place', text: textOf(cursor, at, at + length), at, end: at + length } as const;
      // `the Alaska guy`
      const man = tokens[place.end];
      const isMan = MEN.has(fold(man?.text ?? '')) && roster.includes('infantry');
      const phrase: UnitPhrase = { count: 1, readings: ['infantry'], text: man?.text ?? '', token: man };
      push(isMan ? { kind: 'units', phrase, count: 1, of: place, at, end: place.end + 1 } : place);
    } else if (tagged !== undefined)
      push({
        kind: 'word',
        words: tagged.value,
        text: textOf(cursor, at, at + tagged.length),
        at,
        end: at + tagged.length,
      });
    else push({ kind: 'other', text: token.text, at, end: at + 1 });
  }
  return elements;
};

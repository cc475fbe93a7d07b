// A sentence with a condition, cut into what must be so and what is done then: `if … : …`, `… if …`, `else: …`. It is
// read only if all of it is understood; else whoever wrote it is asked.

import { fold } from '../../board/index.ts';
import type { PowerOrder } from '../../engine/index.ts';
import { battleSpace, LANGUAGES, type Language, type SpaceId } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { type Cursor, cursorOn } from '../cursor.ts';
import { gather } from '../gather.ts';
import type { Item } from '../items.ts';
import { keywordLength } from '../keywords.ts';
import type { PlaceHint } from '../places.ts';
import { type Ahead, attacksOn, battlesToFight } from '../to-fight.ts';
import { type Condition, joined, leavesOf, negated, placesOf } from './condition.ts';
import { type Deed, readDeed } from './deeds.ts';
import { isPart, type Part, partsOf, phraseAt, withoutGenitives } from './elements.ts';
import { readFight } from './fight.ts';
import { readCondition } from './read.ts';
import { elsewhere, straightened, textBetween } from './word-order.ts';
import { VERBS_FIRST } from './words.ts';

/**
 * What is done under a condition: orders of one line, or a deed of its own; nothing at all where everything stays as it
 * is.
 */
type Then =
  | { readonly does: 'orders'; readonly items: readonly Item[]; readonly orders: readonly PowerOrder[] }
  | Exclude<Deed, { does: 'go-on' }>;

/** A line, or part of one, that hangs on a condition. */
export interface Conditional {
  readonly condition: Condition;
  readonly deed: Then;
  /** What is done, in the words of whoever wrote it. */
  readonly text: string;
  /** Whether these words were put in another order, or a place into them. */
  readonly reworded?: 'yes';
}

/** The conditions of the line above, none of which holds where `else` stands. */
type Before = readonly Condition[];

export interface Conditionals {
  readonly all: readonly Conditional[];
  /** For an `else` on the next line. */
  readonly before: Before;
  /** Whether it began with `else`. */
  readonly goesOn: 'yes' | 'no';
  /** The language its words are of. */
  readonly language?: Language;
}

/** Reads what is done as a line of its own, under what is known where the condition has been settled. */
export type ReadOrders = (text: string, when: Condition) => readonly Item[] | undefined;

const OPENS = ['if', 'unless', 'perhaps'] as const;
/** Words that leave no doubt that something hangs on something else. */
const SURE = ['if', 'unless', 'else', 'until'] as const;

/**
 * True for a sentence that begins with its verb and goes on behind a comma, as German and Dutch say what must be so.
 */
const hasVerbFirst = ({ tokens }: Cursor, language: Language): boolean => {
  // `28 habe ich, dafür …` begins with a number.
  const at = tokens.findIndex(({ kind }) => kind === 'word' || kind === 'number');
  const subject = fold(tokens[at + 1]?.text ?? '');
  // `Verliere 2 Inf` is an order.
  const isOrder = keywordLength(tokens, at, 'lose') > 0 && !['ich', 'wir', 'ik', 'we', 'wij'].includes(subject);
  // `Halt, nein: 6 Inf` only hesitates.
  // `We're` is no `were`.
  const isWhole = tokens[at]?.kind === 'word' && !/['’]/u.test(tokens[at]?.text ?? '');
  const isVerb =
    !isOrder &&
    isWhole &&
    tokens[at + 1]?.kind === 'word' &&
    VERBS_FIRST[language].includes(fold(tokens[at]?.text ?? ''));
  const goesOn = tokens.some(
    ({ kind }, index) =>
      index > at && (kind === 'comma' || phraseAt(tokens, index, language)?.words.has('hence') === true),
  );
  return isVerb && goesOn;
};

/** True for `Norway won = …`, which says what is done then. */
const hasEquation = ({ tokens }: Cursor, language: Language): boolean => {
  const sign = tokens.findIndex(({ text }) => text === '=');
  return tokens.slice(0, Math.max(0, sign)).some((_, at) => {
    const words = phraseAt(tokens, at, language)?.words;
    return words?.has('won') === true || words?.has('lost') === true;
  });
};

/** True for a text that hangs on something without a doubt: if it is not understood, whoever wrote it is asked. */
export const surelyHangs = (cursor: Cursor, language: Language): boolean =>
  hasVerbFirst(cursor, language) ||
  hasEquation(cursor, language) ||
  cursor.tokens.some((_, at) => {
    const words = phraseAt(cursor.tokens, at, language)?.words;
    return SURE.some((word) => words?.has(word) === true) && words?.has('hence') !== true;
  });

const opensAt = ({ tokens }: Cursor, at: number, language: Language): boolean => {
  const words = phraseAt(tokens, at, language)?.words;
  return (['if', 'unless', 'else', 'perhaps', 'until'] as const).some((word) => words?.has(word) === true);
};

/** True if a text in the form of conditions is written in a language, whatever is written around it. */
const opensIn = (cursor: Cursor, language: Language): boolean => {
  const at = cursor.tokens.findIndex((_, index) => opensAt(cursor, index, language));
  const colon = cursor.tokens.findIndex(({ kind }) => kind === 'colon');
  return colon >= 0 && (at === 0 || at > colon);
};

/**
 * True if a text has a word for a condition, in the language it is written in; in another one, where it begins with it.
 */
export const speaksOfConditions = (cursor: Cursor, language: Language): boolean => {
  const { tokens } = cursor;
  return (
    hasVerbFirst(cursor, language) ||
    hasEquation(cursor, language) ||
    tokens.some((_, at) => opensAt(cursor, at, language)) ||
    LANGUAGES.some((each) => opensIn(cursor, each))
  );
};

/**
 * True for the form that the guide shows: a colon stands between what must be so and what is done, or arrows are drawn.
 */
export const isInForm = (cursor: Cursor): boolean =>
  cursor.tokens.some(({ kind }) => kind === 'arrow') || LANGUAGES.some((each) => opensIn(cursor, each));

interface Reader {
  readonly context: NotationContext;
  readonly ahead: Ahead;
  readonly text: string;
  readonly cursor: Cursor;
  readonly parts: readonly Part[];
  readonly language: Language;
  readonly orders: ReadOrders;
}

const textOf = (reader: Reader, from: number, to: number): string => textBetween(reader, [from, to]);

/** Whole orders that may hang on a condition; nobody resigns by one. */
const mayHang = ({ kind, ...item }: Item): boolean =>
  kind !== 'order' || !('order' in item) || ['research', 'end-turn', 'rocket'].includes(item.order.type);

const readThen = (reader: Reader, from: number, to: number, when: Condition): Then | 'go-on' | undefined => {
  const parts = reader.parts.slice(from, to);
  const deed = readDeed(reader.context, reader.ahead, parts, when);
  if (deed !== undefined) return deed.does === 'go-on' ? 'go-on' : deed;
  return readDone(reader, textOf(reader, from, to), when);
};

interface Said extends Pick<Conditional, 'text' | 'reworded'> {
  readonly deed: Then | 'go-on';
}

/**
 * What is done, in the words it was written with or, where nothing is made of these, in the order of a sentence alone.
 */
const readSaid = (reader: Reader, span: readonly [number, number], when: Condition): Said | undefined => {
  const text = textOf(reader, ...span);
  const deed = readThen(reader, ...span, when);
  if (deed !== undefined) return { deed, text };
  const plain = straightened(reader, span);
  const again = plain === undefined ? undefined : readDone(reader, plain, when);
  return plain === undefined || again === undefined ? undefined : { deed: again, text: plain, reworded: 'yes' };
};

/** Orders under a condition, from their text. */
const readDone = (reader: Reader, text: string, when: Condition): Then | undefined => {
  const items = reader.orders(text, when);
  if (items?.every(mayHang) !== true || items.length === 0) return undefined;
  const alone = items.flatMap((item) =>
    item.kind === 'landing' || item.kind === 'amendment' || item.kind === 'plan'
      ? []
      : [{ item, line: reader.cursor.line }],
  );
  const { orders, problems } = gather(reader.context, alone, () => reader.context.power);
  return problems.length > 0 ? undefined : { does: 'orders', items, orders };
};

/** A condition that names no place where it needs one, and is about no battle that is named either. */
const isOpenEnded = (condition: Condition): boolean =>
  leavesOf(condition).some(
    (leaf) =>
      leaf.is === 'number' && leaf.what.at === null && leaf.what.count !== 'losses' && leaf.what.count !== 'ipc',
  );

const skipped = (parts: readonly Part[], at: number): number => {
  let index = at;
  while (parts[index]?.kind === 'comma' || parts[index]?.kind === 'colon' || isPart(parts[index], 'hence')) index += 1;
  return index;
};

/** Where the parts for `else` begin, from a place on; the end if there are none. */
const elseFrom = ({ parts }: Reader, from: number): number => {
  const at = parts.findIndex((part, index) => index >= from && isPart(part, 'else') && !isPart(part, 'if'));
  return at < 0 ? parts.length : at;
};

/**
 * Both sides of a condition. What goes on anyhow is nothing by itself, and tells what the other side is the exception
 * of.
 */
const sides = (
  reader: Reader,
  condition: Condition,
  then: readonly [number, number],
  otherwise: readonly [number, number] | undefined,
): readonly Conditional[] | undefined => {
  const not = negated(condition);
  const made = readSaid(reader, then, condition);
  if (made === undefined) return undefined;
  const all = [{ ...made, condition }];
  if (otherwise !== undefined) {
    const text = elsewhere(reader, then, otherwise, made.text);
    const deed = text === undefined ? undefined : readDone(reader, text, not);
    const other =
      text === undefined || deed === undefined
        ? readSaid(reader, otherwise, not)
        : ({ deed, text, reworded: 'yes' } as const);
    if (other === undefined) return undefined;
    all.push({ ...other, condition: not });
  }
  if (all.every(({ deed }) => deed === 'go-on')) return undefined;
  const said = all.flatMap(({ deed, ...each }) => (deed === 'go-on' ? [] : [{ ...each, deed }]));
  const isWhole = said.every(({ condition: each, deed: { does } }) => does === 'rule' || !isOpenEnded(each));
  return isWhole ? said : undefined;
};

/**
 * Where what is done may begin, behind a condition that stands first: at a colon, at a word for it, at a comma,
 * anywhere.
 */
const cutsIn = ({ parts }: Reader, from: number, to: number): readonly (readonly number[])[] => {
  const at = (isCut: (part: Part) => boolean): readonly number[] =>
    parts.flatMap((part, index) => (index > from && index < to && isCut(part) ? [index] : []));
  const colons = at(({ kind }) => kind === 'colon');
  if (colons.length > 0) return [colons.slice(0, 1)];
  return [
    at((part) => isPart(part, 'hence')),
    at(({ kind }) => kind === 'comma'),
    Array.from({ length: Math.max(0, to - from - 2) }, (_, n) => from + 2 + n),
  ];
};

/** What a reading says, to tell it from another one. */
const told = ({ all }: Conditionals): string => JSON.stringify(all.map(({ condition, deed }) => [condition, deed]));

/** `if … : …, else …`. */
const readLeading = (reader: Reader, from: number, not: 'yes' | 'no', before: Before): Conditionals | undefined => {
  const { parts, context } = reader;
  const end = elseFrom(reader, from);
  for (const cuts of cutsIn(reader, from, end)) {
    const found = cuts.flatMap((cut): readonly Conditionals[] => {
      const own = readCondition(context, parts.slice(from, cut));
      if (own === undefined) return [];
      const condition = not === 'yes' ? negated(own) : own;
      const whole = joined('all', [...before.map(negated), condition]);
      const otherwise = end < parts.length ? ([skipped(parts, end + 1), parts.length] as const) : undefined;
      const all = sides(reader, whole, [skipped(parts, cut), end], otherwise);
      return all === undefined
        ? []
        : [{ all, before: [...before, condition], goesOn: before.length > 0 ? 'yes' : 'no' }];
    });
    const [one, ...others] = new Map(found.map((each) => [told(each), each])).values();
    if (one !== undefined) return others.length === 0 ? one : undefined;
  }
  return undefined;
};

/** `… if …, else …`. */
const readTrailing = (reader: Reader, at: number): Conditionals | undefined => {
  const { parts, context } = reader;
  const end = elseFrom(reader, at + 1);
  const own = readCondition(context, parts.slice(at + 1, end));
  if (own === undefined) return undefined;
  const condition = isPart(parts[at], 'unless') && !isPart(parts[at], 'if') ? negated(own) : own;
  const otherwise = end < parts.length ? ([skipped(parts, end + 1), parts.length] as const) : undefined;
  const all = sides(reader, condition, [0, at], otherwise);
  return all && { all, before: [condition], goesOn: 'no' };
};

/** `Ukraine: if attackers < 4, retreat to Caucasus`: the place before is where all of it happens. */
const sited = (parts: readonly Part[]): readonly Part[] => {
  const [place, sign, opens, ...rest] = parts;
  const isSited = place?.kind === 'place' && (sign?.kind === 'colon' || sign?.kind === 'comma');
  return isSited && opens !== undefined && isPart(opens, 'if', 'unless') ? [opens, place, ...rest] : parts;
};

const readIn = (whole: Reader, before: Before): Conditionals | undefined => {
  const parts = sited(whole.parts);
  const reader = { ...whole, parts };
  // `Bei Erfolg in Finnland …`, where elsewhere `bei` is a small word.
  const isOpening = (part: Part, at: number): boolean =>
    isPart(part, 'perhaps') &&
    isPart(
      parts.slice(at + 1).find((each) => !isPart(each, 'filler')),
      'won',
      'lost',
    );
  const first = parts.findIndex(
    (part, at) => part.kind !== 'comma' && (!isPart(part, 'hence', 'and', 'filler') || isOpening(part, at)),
  );
  const opens = parts[first];
  if (isPart(opens, 'else') && before.length > 0) {
    const next = skipped(parts, first + 1);
    if (isPart(parts[next], ...OPENS) && !isPart(parts[next], 'else'))
      return readLeading(reader, next + 1, isPart(parts[next], 'unless') ? 'yes' : 'no', before);
    const whole = joined('all', before.map(negated));
    const all = sides(reader, whole, [next, parts.length], undefined);
    if (all !== undefined) return { all, before, goesOn: 'yes' };
  }
  if (isPart(opens, ...OPENS))
    return readLeading(reader, first + 1, isPart(opens, 'unless') && !isPart(opens, 'if') ? 'yes' : 'no', []);
  const at = parts.findIndex((part) => isPart(part, ...OPENS));
  const trailing = at > 0 ? readTrailing(reader, at) : undefined;
  return trailing ?? (hasVerbFirst(reader.cursor, reader.language) ? readLeading(reader, 0, 'no', []) : undefined);
};

/** When a battle is left, in the words of somebody who does not write in the form. */
const readLeft = ({ context, ahead, text, parts, cursor, language }: Reader): Conditionals | undefined => {
  const [battle, ...others] = battlesToFight(context, ahead);
  const only = battle !== undefined && others.length === 0 ? battleSpace(battle) : undefined;
  const rule = readFight(context, parts, hasVerbFirst(cursor, language) ? 'yes' : 'no', only);
  if (rule === undefined) return undefined;
  const battles = battlesToFight(context, ahead);
  const found = battles.find((each) => battleSpace(each) === rule.battle) ?? rule.battle;
  const said = { ...rule, battle: found };
  return { all: [{ condition: rule.when, deed: { does: 'rule', rule: said }, text }], before: [], goesOn: 'no' };
};

/** Battles to come and under way single out what a name may mean. */
const siteHint = (context: NotationContext, ahead: Ahead): PlaceHint => {
  const sites = new Set(battlesToFight(context, ahead).map(battleSpace));
  return { prefer: ({ id }) => sites.has(id) };
};

/** What stands above a sentence. */
interface Heard {
  readonly ahead: Ahead;
  /** The conditions above, for `else`. */
  readonly before: Before;
  /** The battle whose lines end right above. */
  readonly above: SpaceId | undefined;
  readonly language: Language;
}

/**
 * Reads a sentence with a condition, in the language it is written in, else in any other.
 *
 * @returns undefined where not all of it is understood
 */
export const readConditionals = (
  context: NotationContext,
  line: number,
  text: string,
  { ahead, before, above, language }: Heard,
  orders: ReadOrders,
): Conditionals | undefined => {
  const cursor = withoutGenitives(cursorOn(context, line, text));
  const others = LANGUAGES.filter((each) => each !== language && opensIn(cursor, each));
  for (const each of [language, ...others]) {
    const parts = partsOf(cursor, each, siteHint(context, ahead));
    const reader = { context, ahead, text, cursor, parts, language: each, orders };
    // What names no battle right below the lines of one is said of that.
    const there = above === undefined ? undefined : { ...reader, ahead: attacksOn(ahead, above) };
    const found = readIn(reader, before) ?? readLeft(reader) ?? (there && (readIn(there, before) ?? readLeft(there)));
    if (found !== undefined) return { ...found, language: each };
  }
  return undefined;
};

/** True if a text names a place or a unit. */
export const isOfGame = (context: NotationContext, text: string, language: Language): boolean =>
  partsOf(cursorOn(context, 1, text), language).some(({ kind }) => kind === 'place' || kind === 'unit');

/** The one place a condition is about, for what points to it. */
export const placeOf = (condition: Condition): string | null => {
  const [one, ...others] = placesOf(condition);
  return one === undefined || others.length > 0 ? null : one;
};

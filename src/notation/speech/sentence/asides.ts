// What a sentence says aside, with neither a unit nor a place: a clause that tells why, a remark in brackets.

import { fold } from '../../../board/index.ts';
import { PURPOSES } from '../words/manners.ts';
import { foldedIn } from '../words/phrases.ts';
import type { Element } from './elements.ts';
import { isSign, isWord } from './scene.ts';

/** True for what may change an order, or be one. */
const matters = (each: Element): boolean =>
  ['units', 'place', 'number', 'unknown-unit', 'vague'].includes(each.kind) ||
  isWord(
    each,
    'condition',
    'doubt',
    'except',
    'rest',
    'land',
    'back',
    'home',
    'there',
    'deck',
    'again',
    'also',
    'ditto',
    'throw',
    'dice',
    'save',
    'leave',
    'along',
    'all',
    'both',
    'correct',
  );

/** Words that matter in any clause. */
const NOT_IDLE = ['except', 'condition', 'doubt', 'ipc', 'buy'] as const;

/** Words of a clause that only says that nobody is there. */
const MOST_DENIED = 5;

/** Words of a clause in which something is done, or money kept. */
const GOES = [
  'to',
  'from',
  'attack',
  'move',
  'land',
  'back',
  'load',
  'unload',
  'except',
  'condition',
  'ipc',
  'buy',
  'place',
] as const;

/** Where the clause that begins at `from` ends: behind it, or before the verb that a clause before it asks for. */
const clauseEnd = (elements: readonly Element[], from: number): number => {
  const end = elements.findIndex((each, at) => at > from && each.kind === 'sign' && each.sign === 'comma');
  return end < 0 ? elements.length : end;
};

const TO: ReadonlySet<'to'> = new Set(['to'] as const);

/** `The Yakut infantry stay put, and 2 inf from the Far East fall back on them`: what goes, and to those that stay. */
const withoutStaying = (elements: readonly Element[]): readonly Element[] => {
  const comma = elements.findIndex((each) => isSign(each, 'comma', 'semicolon'));
  const [clause, behind] = [elements.slice(0, Math.max(0, comma)), elements.slice(comma + 1)];
  const stays = clause.some((each) => isWord(each, 'stay')) && !clause.some((each) => isWord(each, ...GOES));
  const isMore = behind.some(({ kind }) => kind === 'units') && behind.some((each) => isWord(each, ...GOES));
  if (!stays || !isMore || !clause.some(({ kind }) => kind === 'units')) return elements;
  const site = clause.flatMap((each) => (each.kind === 'place' ? [each] : each.kind === 'units' ? [each.of] : []))[0];
  const rest = isWord(behind[0], 'and') ? behind.slice(1) : behind;
  const them = rest.findIndex((each, at) => isWord(each, 'them') && isWord(rest[at - 1], 'at', 'to', 'against'));
  const lead = rest[them - 1];
  if (them < 0 || site === undefined || lead?.kind !== 'word') return rest;
  return [...rest.slice(0, them - 1), { ...lead, words: TO }, site, ...rest.slice(them + 1)];
};

/** Words that open what something is done for, and those before its verb. */
const [PURPOSE, INFINITIVE] = [PURPOSES.opens, PURPOSES.infinitive].map(foldedIn);
const DOES = foldedIn(PURPOSES.does);

const isOneOf = (words: ReadonlySet<string> | undefined, each: Element | undefined): boolean =>
  (each?.kind === 'word' || each?.kind === 'other') && words?.has(fold(each.text)) === true;

/**
 * Where a clause ends that says what somebody is sent along for, and names only a unit of the enemy's there:
 * `… comes along to get rid of the sub`, `um das U-Boot zu versenken`, `om de onderzeeër te kelderen`.
 */
const purposeEnd = (elements: readonly Element[], at: number): number | undefined => {
  const before = elements.slice(0, at);
  const sent = before.some((each) => isWord(each, 'along', 'also', 'move', 'attack'));
  const end = clauseEnd(elements, at);
  const clause = elements.slice(at + 1, end);
  const isPurpose =
    (isWord(elements[at], 'to') && isOneOf(DOES, clause[0])) ||
    (isOneOf(PURPOSE, elements[at]) && clause.some((each, nth) => nth > 0 && isOneOf(INFINITIVE, each)));
  const isBare = clause.every((each) =>
    each.kind === 'units'
      ? each.phrase.bare === 'yes' || each.owner !== undefined
      : ['word', 'other'].includes(each.kind),
  );
  return sent && isPurpose && isBare && before.some(({ kind }) => kind === 'units') ? end : undefined;
};

/**
 * The elements without such asides.
 *
 * @param rest whether units wait to be put down, and the rest may be those, or all are moved
 */
export const withoutAsides = (said: readonly Element[], rest: 'moves' | 'waits' = 'moves'): readonly Element[] => {
  const elements = withoutStaying(said);
  const gone = new Set<number>();
  const drop = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) gone.add(at);
  };
  for (const [at, each] of elements.entries()) {
    if (gone.has(at)) continue;
    if (each.kind === 'sign' && each.sign === 'open') {
      const end = elements.findIndex((one, index) => index > at && one.kind === 'sign' && one.sign === 'close');
      const inside = elements.slice(at + 1, Math.max(at + 1, end));
      const stays = inside.some((one) => isWord(one, 'stay')) && !inside.some((one) => isWord(one, ...GOES));
      // `(nobody is there)`, but `(there)` says where planes land
      const tells = inside.length > 2 && inside.some((one) => isWord(one, 'not'));
      const idle = inside.every((one) => !matters(one) || (tells && isWord(one, 'there')));
      if (end > at + 1 && (stays || idle)) drop(at, end + 1);
    }
    // `one man stays behind to guard the oil`, `der Panzer bleibt in Reserve`, behind what is done
    if (each.kind === 'sign' && each.sign === 'comma' && elements.slice(0, at).some(({ kind }) => kind === 'place')) {
      const comma = clauseEnd(elements, at);
      const bracket = elements.findIndex((one, index) => index > at && one.kind === 'sign' && one.sign === 'open');
      const end = bracket < 0 ? comma : Math.min(comma, bracket);
      const clause = elements.slice(at + 1, end);
      const names = clause.some(({ kind }) => kind === 'units' || kind === 'place');
      const others = names ? GOES : NOT_IDLE;
      // Where new units wait to be put down, the rest that stays somewhere is put down there.
      const isPut = rest === 'waits' && clause.some((one) => isWord(one, 'rest'));
      const stays =
        !isPut && clause.some((one) => isWord(one, 'stay')) && !clause.some((one) => isWord(one, ...others));
      // `2 inf Algeria to French West Africa, nobody home there`
      const [denied] = clause.filter((one) => !isWord(one, 'article'));
      const tells =
        isWord(denied, 'not') &&
        clause.length <= MOST_DENIED &&
        clause.every((one) => one.kind === 'word' || one.kind === 'other') &&
        !clause.some((one) => isWord(one, ...GOES, 'throw', 'dice', 'stay', 'correct'));
      if (stays || tells) drop(at, end);
    }
    // `steams to the North Sea to shell your beaches, …`: what for
    if (isWord(each, 'to') && isWord(elements[at + 1], 'along') && elements[at - 1]?.kind === 'place') {
      const comma = clauseEnd(elements, at);
      const joint = elements.findIndex((one, index) => index > at && isWord(one, 'and'));
      const end = joint < 0 ? comma : Math.min(comma, joint);
      if (!elements.slice(at, end).some((one) => one.kind === 'units' || one.kind === 'place')) drop(at, end);
    }
    const what = purposeEnd(elements, at);
    if (what !== undefined) drop(isSign(elements[at - 1], 'comma') ? at - 1 : at, what);
    const before = elements[at - 1];
    const opens = before === undefined || (before.kind === 'sign' && ['comma', 'open', 'dash'].includes(before.sign));
    if (!isWord(each, 'because') || !opens) continue;
    let end = clauseEnd(elements, at);
    // One such clause may hang on another: `after I had wondered whether it pays, …`.
    while (isWord(elements[end + 1], 'because')) end = clauseEnd(elements, end + 1);
    if (end < elements.length && !elements.slice(at, end).some(matters)) drop(at, end + 1);
  }
  return gone.size === 0 ? elements : elements.filter((_, at) => !gone.has(at));
};

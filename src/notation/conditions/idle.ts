// What has a word for a condition and orders nothing: `roll it please, I can't sleep otherwise`, `if Germany buys 3
// bombers again I'm going to scream`.

import type { Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn, textFrom } from '../cursor.ts';
import { powerNamed } from '../places.ts';
import { wordsAt } from '../speech/words/lexicon.ts';
import { isPart, type Part, partsOf, phraseAt } from './elements.ts';
import type { ConditionWord } from './words.ts';

const DEEDS: readonly ConditionWord[] = [
  ...(['retreat', 'stop', 'go-on', 'lands', 'places', 'stays', 'holds', 'takes', 'won', 'lost', 'round'] as const),
];

const isGame = ({ kind }: Part): boolean => ['place', 'unit', 'number', 'arrow', 'people'].includes(kind);

/** Nothing of the game, and nothing done. */
const isIdle = (parts: readonly Part[]): boolean =>
  !parts.some((part) => isGame(part) || isPart(part, ...DEEDS)) &&
  (!parts.some((part) => isPart(part, 'goes')) || parts.some(({ kind }) => kind === 'other'));

const BETWEEN = /([,;]\s|\s[-–—]\s|[.!?…]+(?=\s|$))/u;

/** True for a clause that says what would be otherwise, and has nothing of the game. */
const isIdleElse = (parts: readonly Part[], tells: boolean, denies: boolean): boolean => {
  const at = parts.findIndex((part) => isPart(part, 'else') && !isPart(part, 'if'));
  if (at < 0 || parts.some((part) => isPart(part, 'if', 'unless'))) return false;
  // What is done instead begins with the word; within a clause, `ich halte das sonst nicht aus`, it means little.
  const opens = parts.slice(0, at).every((part) => isPart(part, 'and', 'or'));
  if (!opens) return !parts.some(isGame);
  // `Sonst greife ich nichts an`
  if (denies && !parts.some(isGame)) return true;
  // `Sonst ist Leningrad nackt`: how it would be, and nothing done.
  const rest = tells ? parts.filter(({ kind }) => kind !== 'place') : parts;
  return parts.length > at + 2 && isIdle(rest) && (!tells || rest.some(({ kind }) => kind === 'other'));
};

/** A text without the clauses that say what would be otherwise, if nothing in it is a condition of the game. */
export const withoutIdle = (context: NotationContext, text: string, language: Language): string => {
  const whole = cursorOn(context, 1, text);
  const isHung = whole.tokens.some((_, at) => {
    const words = phraseAt(whole.tokens, at, language)?.words;
    return words !== undefined && (words.has('if') || words.has('unless')) && !words.has('else');
  });
  const clauses = text.split(BETWEEN);
  const kept = clauses.filter((clause) => {
    const cursor = cursorOn(context, 1, clause);
    if (!cursor.tokens.some((_, at) => phraseAt(cursor.tokens, at, language)?.words.has('else'))) return true;
    const says = (word: 'being' | 'not'): boolean =>
      cursor.tokens.some((_, at) => wordsAt(cursor.tokens, at, language)?.value.has(word) === true);
    return !isIdleElse(partsOf(cursor, language), says('being'), !isHung && says('not'));
  });
  return kept.length === clauses.length || kept.every((clause) => BETWEEN.test(clause) || clause.trim() === '')
    ? text
    : kept.join('').replace(/[,;\s]+(?=[.!?…]*$)/u, '');
};

/** `Sonst greife ich nichts an`, alone: nothing else is done. */
export const deniesElse = (context: NotationContext, text: string, language: Language): boolean => {
  const cursor = cursorOn(context, 1, text);
  const [first, ...parts] = partsOf(cursor, language);
  const denies = cursor.tokens.some((_, at) => wordsAt(cursor.tokens, at, language)?.value.has('not') === true);
  return isPart(first, 'else') && denies && !parts.some((part) => isGame(part) || isPart(part, 'if', 'unless', 'else'));
};

/** True for what would come of somebody else's doing where it is nothing of the game. */
export const hangsOnOthers = (context: NotationContext, text: string, language: Language): boolean => {
  const cursor = cursorOn(context, 1, text);
  const parts = partsOf(cursor, language);
  const opens = parts.findIndex((part) => isPart(part, 'if'));
  const subject = parts.findIndex((part, at) => at > opens && !(isPart(part, 'filler') && !isPart(part, 'them')));
  const who = parts[subject];
  if (opens < 0 || who === undefined) return false;
  const isOther =
    who.kind === 'people' ||
    (who.kind === 'place' && powerNamed(context.ruleset.board, textFrom(cursor, who.at, who.end)) !== undefined) ||
    isPart(who, 'them') ||
    wordsAt(cursor.tokens, who.at, language)?.value.has('others') === true ||
    (who.kind === 'other' && /^\p{Lu}\p{Ll}/u.test(who.text));
  const comma = parts.findIndex(({ kind }, at) => at > opens && kind === 'comma');
  const own = parts.findIndex((part, at) => at > subject + 1 && isPart(part, 'us'));
  const end = comma >= 0 ? comma : own;
  const rest = opens > 1 ? parts.slice(0, opens) : end < 0 ? [] : parts.slice(end);
  // `If this fails I'm never playing Russia again`, whoever it is about.
  const isNever = rest.some(({ at }) => wordsAt(cursor.tokens, at, language)?.value.has('never') === true);
  if (!isOther && !isNever) return false;
  const said = isNever ? rest.filter(({ kind }) => kind !== 'place') : rest;
  return said.length > 1 && isIdle(said) && (opens <= 1 || !parts.slice(opens).some((part) => isPart(part, 'else')));
};

/** Words that tell how the game went. */
const COURSE: readonly ConditionWord[] = [
  ...(['won', 'lost', 'drawn', 'falls', 'takes', 'holds', 'ours', 'theirs', 'losses', 'left', 'survives'] as const),
  ...(['round', 'odds', 'dead', 'alive', 'ipc', 'units', 'attackers', 'defenders', '<', '<=', '>', '>='] as const),
];

/** What may be said to come later, where nobody is named who does it. */
const LATER: readonly ConditionWord[] = ['places', 'goes', 'lands'];

/**
 * True for who only says when he will write: `Aufstellung folgt, wenn Greta ans Telefon geht`, or tells a story:
 * `Karelië hield stand als Leonidas`. Nothing is ordered, and nothing of the game is what it hangs on.
 */
export const hangsOnLife = (context: NotationContext, text: string, language: Language): boolean => {
  const cursor = cursorOn(context, 1, text);
  const parts = partsOf(cursor, language);
  const opens = parts.findIndex((part) => isPart(part, 'if', 'perhaps'));
  if (opens < 0 || parts.some((part) => isPart(part, 'unless', 'else', 'until'))) return false;
  const comma = parts.findIndex(({ kind }, at) => at > opens && kind === 'comma');
  const end = comma < 0 ? parts.length : comma;
  const clause = parts.slice(opens + 1, end);
  const main = [...parts.slice(0, opens), ...parts.slice(end)];
  if (clause.some((part) => isGame(part) || isPart(part, ...COURSE)) || !clause.some(({ kind }) => kind === 'other'))
    return false;
  const isPast = main.some(({ at }) => wordsAt(cursor.tokens, at, language)?.value.has('past') === true);
  if (isPast) return !main.some((part) => isPart(part, 'retreat', 'stop', 'go-on') || part.kind === 'comma');
  const acts = DEEDS.filter((word) => !LATER.includes(word));
  return (
    main.some((part) => isPart(part, ...LATER)) &&
    !main.some((part) => isGame(part) || isPart(part, 'there', 'everyone', 'both', 'one', 'them', 'of', ...acts))
  );
};

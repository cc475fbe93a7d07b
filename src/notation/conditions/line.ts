// A line of a sheet of which some sentence hangs on a condition.

import type { Language } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import { cursorOn } from '../cursor.ts';
import { grownByItems } from '../growth.ts';
import type { SheetSoFar } from '../items.ts';
import { nameLength, readPlace } from '../places.ts';
import { problem } from '../problems.ts';
import { type Reading, silent } from '../reading.ts';
import { sentencesOf } from '../speech/sentence/sentences.ts';
import { anyOf } from '../speech/words/phrases.ts';
import { PROPOSALS } from '../speech/words/set-phrases.ts';
import { tokenise } from '../tokens.ts';
import { phraseAt } from './elements.ts';
import { type HungLine, readHung } from './hung.ts';
import { deniesElse, hangsOnLife, hangsOnOthers, withoutIdle } from './idle.ts';
import { lineLanguage } from './openers.ts';
import { isInForm, isOfGame, speaksOfConditions, surelyHangs } from './sentence.ts';
import type { ConditionWord } from './words.ts';

/** Reads a text as a line; `as-it-stands`: whatever it hangs on. */
type ReadOrder = (text: string, sofar: SheetSoFar, how?: 'as-it-stands') => Reading;

const readAlone = (read: ReadOrder, text: string, sofar: SheetSoFar): ReturnType<Parameters<typeof readHung>[5]> => {
  const { what, items, problems } = read(text, sofar);
  if (problems.length > 0) return undefined;
  return (what === 'note' || what === 'order') && items.length > 0 ? items : undefined;
};

const readingOf = (
  { hung, items, before, goesOn }: HungLine,
  line: number,
  text: string,
  sofar: SheetSoFar,
): Reading => {
  const from = goesOn === 'yes' ? sofar.since : line;
  return {
    what: items.length > 0 ? 'order' : 'condition',
    items,
    hung: hung.map((each) => ({ ...each, sentence: text.trim(), from })),
    sofar: { ...grownByItems(sofar, items), before, since: from },
    problems: [],
    remarks: [],
  };
};

const askAbout = (
  line: number,
  text: string,
  sofar: SheetSoFar,
  code: 'hangs-on-dice' | 'not-understood' = 'hangs-on-dice',
): Reading => ({
  ...silent('problem', sofar),
  problems: [problem({ line, column: 1 }, code, { text: text.trim().slice(0, 60) })],
});

/** What a line says, to tell it from another one. */
const told = ({ hung }: HungLine): string => JSON.stringify(hung.map(({ condition, deed }) => [condition, deed]));

/**
 * Asks about a condition in a sentence of somebody's own, and offers it in the form: nothing is guessed. The problem
 * holds the whole sentence, for the form takes its place.
 */
const askInForm = (line: number, text: string, sofar: SheetSoFar, form: string | undefined): Reading => ({
  ...silent('problem', sofar),
  problems: [
    problem(
      { line, column: 1 },
      'hangs-on-dice',
      { text },
      form === undefined ? [] : [{ kind: 'word' as const, text: form }],
    ),
  ],
});

/** What there is to ask about a place in a condition that may be one of several. */
const doubtIn = (
  context: NotationContext,
  line: number,
  text: string,
  language: Language,
): Reading['problems'][number] | undefined => {
  const whole = cursorOn(context, line, text);
  for (const at of whole.tokens.keys()) {
    // `Falls`, `der`: words of the sentence that some name begins with.
    if (phraseAt(whole.tokens, at, language) !== undefined || nameLength(whole, at) === 0) continue;
    const cursor = { ...whole, at };
    readPlace(cursor);
    if (cursor.problem?.code === 'ambiguous-space') return cursor.problem;
  }
  return undefined;
};

/** Words of a sentence that says when a battle is left, or what comes then, without a word for a condition. */
const mayLeave = (text: string, language: Language): boolean => {
  const tokens = tokenise(text);
  const has = (...words: readonly ConditionWord[]): boolean =>
    tokens.some((_, at) => words.some((word) => phraseAt(tokens, at, language)?.words.has(word) === true));
  return has('round', 'odds', '<', '<=', 'until') && has('retreat', 'hence', 'afterwards');
};

/** Sentences that say one thing together: what is to be so, and on its own what is done then, or else. */
const together = (
  sentences: readonly Spoken[],
  isOne: (text: string) => boolean,
  isRead: (text: string) => boolean,
) => {
  const all: Spoken[] = [];
  for (const each of sentences) {
    const last = all.at(-1);
    const whole =
      last === undefined ? [] : [`${last.text} ${each.text}`, `${last.text.replace(/[.!?]+$/u, '')}, ${each.text}`];
    const found = last !== undefined && !(isRead(last.text) && isRead(each.text)) ? whole.find(isOne) : undefined;
    if (found === undefined) all.push(each);
    else all.splice(-1, 1, { text: found, end: each.end });
  }
  return all;
};

interface Spoken {
  readonly text: string;
  readonly end: 'stop' | 'question' | 'line' | 'answered';
}

/** `Shall we play another one?` hangs on the others. */
const PROPOSES = new RegExp(`^(?:${anyOf(PROPOSALS.shall)})\\s+(?:${anyOf(PROPOSALS.we)})\\b`, 'iu');

/** A question that whoever asked it answers, `Norway won? Then 2 ftr land there`, is a condition. */
const answered = (sentences: readonly Spoken[], language: Language): readonly Spoken[] => {
  const all: Spoken[] = [];
  for (const each of sentences) {
    const last = all.at(-1);
    const isAnswer = phraseAt(tokenise(each.text), 0, language)?.words.has('hence') === true;
    if (last?.end === 'question' && isAnswer && !PROPOSES.test(last.text))
      all.splice(-1, 1, { text: `${last.text.replace(/\?$/, ':')} ${each.text}`, end: 'answered' });
    else all.push(each);
  }
  return all;
};

/** Sentences that hang on nothing and stand side by side are read as one text, for one may say more of the other. */
const unhung = (sentences: readonly Spoken[], hangs: (text: string) => boolean): readonly Spoken[] => {
  const all: (Spoken & { readonly open: boolean })[] = [];
  for (const each of sentences) {
    const last = all.at(-1);
    const open = each.end !== 'answered' && each.end !== 'question' && !hangs(each.text);
    if (last?.open === true && open) all.splice(-1, 1, { text: `${last.text} ${each.text}`, end: each.end, open });
    else all.push({ ...each, open });
  }
  return all;
};

/**
 * Reads a line with conditions.
 *
 * @param read the same line, or part of it, as a line like any other
 * @returns undefined if it has no condition, or none that is wholly understood
 */
export const readHanging = (
  context: NotationContext,
  line: number,
  text: string,
  sofar: SheetSoFar,
  ofSheet: Language,
  read: ReadOrder,
): Reading | undefined => {
  const language = lineLanguage(text, ofSheet);
  const meant = sofar.before.length > 0 ? text : withoutIdle(context, text, language);
  if (meant !== text) return read(meant, sofar);
  const spoken = answered(
    sentencesOf(text, () => false),
    language,
  );
  const speaks = speaksOfConditions(cursorOn(context, line, text), language);
  const isMaybe = !speaks && mayLeave(text, language);
  if (!speaks && !isMaybe && !spoken.some(({ end }) => end === 'answered')) return undefined;
  const hangs = (own: string): boolean =>
    readHung(context, line, own, sofar, language, (each, then) => readAlone(read, each, then)) !== undefined;
  const stands = (own: string): boolean => hangs(own) || read(own, sofar, 'as-it-stands').problems.length === 0;
  const sentences = spoken.length > 1 && spoken.length < 6 ? together(spoken, hangs, stands) : spoken;
  if (isMaybe) {
    const [own, ...more] = sentences;
    const plain = read(text, sofar, 'as-it-stands');
    const isPlain = plain.problems.length === 0 && plain.items.length > 0;
    if (isPlain || own === undefined || more.length > 0) return undefined;
  }
  if (sentences.length <= 1) {
    const said = sentences[0]?.text ?? text;
    const found = readHung(context, line, said, sofar, language, (own, then) => readAlone(read, own, then));
    if (found !== undefined) {
      const isAsWritten =
        isInForm(cursorOn(context, line, said)) && found.hung.every(({ reworded }) => reworded === undefined);
      if (found.form === undefined || isAsWritten) return readingOf(found, line, text, sofar);
      const again = readHung(context, line, found.form, sofar, language, (own, then) => readAlone(read, own, then));
      const isSame = again !== undefined && told(again) === told(found);
      return askInForm(line, said, { ...sofar, before: found.before }, isSame ? found.form : undefined);
    }
    if (isMaybe || sentences[0]?.end === 'question') return undefined;
    if (!surelyHangs(cursorOn(context, line, text), language) && sentences[0]?.end !== 'answered') return undefined;
    // Read without its condition it would say something else.
    const plain = read(text, sofar, 'as-it-stands');
    const isChat = plain.chat !== undefined && plain.chat.length > 0 && plain.items.length === 0;
    if (isChat && !isOfGame(context, text, language)) return plain;
    const isOpen = sofar.before.length === 0 && plain.items.length === 0;
    const isSaid = isOpen && (hangsOnLife(context, said, language) || deniesElse(context, said, language));
    if (isSaid || hangsOnOthers(context, said, language))
      return { ...askAbout(line, text, sofar, 'not-understood'), chat: [said] };
    const doubt = doubtIn(context, line, text, language);
    return doubt === undefined ? askAbout(line, text, sofar) : { ...silent('problem', sofar), problems: [doubt] };
  }
  const apart = unhung(sentences, (own) => surelyHangs(cursorOn(context, line, own), language) || hangs(own));
  if (apart.length === 1 && !isMaybe && apart[0]?.end !== 'answered') return undefined;
  const said: Reading[] = [];
  for (const { text: own, end } of apart) {
    const now = said.at(-1)?.sofar ?? sofar;
    said.push(end === 'answered' ? askAbout(line, own, now) : read(own, now));
  }
  const ordered = said.filter(({ chat = [] }) => chat.length === 0);
  const problems = ordered.flatMap((one) => one.problems);
  return {
    what:
      problems.length > 0 ? 'problem' : ((ordered.find(({ what }) => what === 'order') ?? ordered[0])?.what ?? 'note'),
    items: ordered.flatMap(({ items }) => items),
    hung: ordered.flatMap(({ hung = [] }) => hung),
    chat: said.flatMap(({ chat = [] }) => chat),
    sofar: said.at(-1)?.sofar ?? sofar,
    problems,
    remarks: ordered.flatMap(({ remarks }) => remarks),
  };
};

// A question taken apart into the things it asks for: sections, then the longest names of ideas and places, then words,
// each with what may have been meant by it.

import { likeness, wordsIn } from '../words.ts';
import { codesIn, type Index } from './make.ts';
import { type Cited, citedBy } from './sources.ts';
import { meantBy, piecesOf } from './spelling.ts';
import { termsAmong } from './terms.ts';

/** One thing asked for: words of the texts that answer it and ideas that do, each with how much it counts. */
export interface Asked {
  readonly words: ReadonlyMap<string, number>;
  readonly ideas: ReadonlyMap<string, number>;
  /** How far it is what was typed, from 0 to 1. */
  readonly belief: number;
}

export interface Question {
  readonly asked: readonly Asked[];
  readonly cited: readonly Cited[];
  /** The words looked for, as they were typed, with those that were meant instead. */
  readonly words: readonly string[];
}

/** More words are no longer a question. */
const MOST_WORDS = 40;
/** How much counts what a place is, beside its name. */
const KIND = 0.9;
/** A slip of one letter is as good as said. */
const SAID = 0.7;
/** Another form of the word is as good as the word. */
const SAME = 0.9;

/** A word of a question: as it was typed, as it is taken, and all it may be taken for. */
interface Read {
  readonly word: string;
  readonly typed: string;
  readonly readings: readonly (readonly [meant: string, belief: number])[];
}

/** Verbs come apart: so many words stand between “zieht” and “zurück”. */
const MOST_BETWEEN = 4;
/** Of shorter words too many others are forms. */
const SHORTEST_FORM = 6;
/** As many codes may be asked for at once. */
const MOST_CODES = 3;
/** A word of a longer name counts only so much beside it. */
const BESIDE = 0.35;

const lessened = ({ words, ideas }: Asked): Asked => {
  const less = (all: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
    new Map([...all].map(([name, weight]) => [name, weight * BESIDE]));
  return { words: less(words), ideas: less(ideas), belief: BESIDE };
};

/** Reads questions for an index. Made once: what is known of a word is kept. */
export const questionsFor = ({ words: texts, tongue }: Index): ((question: string) => Question) => {
  const common = new Set(tongue.common);
  const cite = citedBy(tongue.citing);
  const [own, foreign] = [termsAmong(tongue.terms), termsAmong(tongue.foreign)];
  const apart = termsAmong(tongue.terms, MOST_BETWEEN);
  const inTerms = new Set(tongue.terms.flatMap(({ words }) => words).filter((word) => !common.has(word)));
  const known = new Set([...texts.keys(), ...inTerms]);
  const all = [...known];
  const isKnown = (word: string): boolean => known.has(word);

  const forms = new Map<string, ReadonlyMap<string, number>>();
  /** Words of the texts that are the word, another form of it, or a compound with it. */
  const formsOf = (word: string): ReadonlyMap<string, number> => {
    const before = forms.get(word);
    if (before !== undefined) return before;
    const found = new Map<string, number>();
    for (const other of texts.keys()) {
      const likely = likeness(word, other);
      if (likely > 0) found.set(other, likely);
    }
    forms.set(word, found);
    return found;
  };
  const isForm = (word: string): boolean =>
    own([word]).length > 0 || all.some((other) => likeness(word, other) >= SAME);

  /** A word as it was meant: itself, those it may be a slip of, or the two it is made of. */
  const readings = new Map<string, readonly (readonly [words: readonly string[], belief: number])[]>();
  const readingsOf = (word: string): readonly (readonly [words: readonly string[], belief: number])[] => {
    const before = readings.get(word);
    if (before !== undefined) return before;
    const read = (): readonly (readonly [readonly string[], number])[] => {
      if (common.has(word) || isKnown(word)) return [[[word], 1]];
      const slips = meantBy(word, all).map(([meant, belief]) => [[meant], belief] as const);
      const near = slips.filter(([, belief]) => belief >= SAID);
      // What looks like a form of some word may be a slip of another.
      if (isForm(word)) return [[[word], 1], ...near];
      if (foreign([word]).length > 0) return [[[word], 1]];
      const pieces =
        near.length > 0
          ? []
          : piecesOf(word, (piece) => isKnown(piece) || (piece.length >= SHORTEST_FORM && isForm(piece)));
      if (pieces.length > 0) return [[pieces, 0.9]];
      if (formsOf(word).size > 0) return [[[word], 1], ...near];
      if (near.length > 0) return near;
      return slips.length > 0 ? slips : [[[word], 1]];
    };
    const found = read();
    readings.set(word, found);
    return found;
  };

  /** Ideas, and less than they what places are: who asks for Sweden asks for neutrals too. */
  const ideasOf = (ideas: Iterable<string>, weight: number): Map<string, number> => {
    const found = new Map<string, number>();
    for (const idea of ideas) {
      found.set(idea, weight);
      for (const kind of tongue.kinds.get(idea) ?? []) found.set(kind, weight * KIND);
    }
    return found;
  };

  const askedWord = (word: string, alternatives: readonly (readonly [string, number])[]): Asked => {
    const [words, ideas] = [new Map<string, number>(), new Map<string, number>()];
    const put = (into: Map<string, number>, name: string, weight: number): void => {
      if (weight > (into.get(name) ?? 0)) into.set(name, weight);
    };
    for (const [meant, belief] of alternatives) {
      const named = own([meant]).filter(({ length }) => length === 1);
      // The forms of a name are names too: what else looks like one is another word. Compounds with it are not.
      for (const [form, likely] of formsOf(meant))
        if (named.length === 0 || likely < SAME) put(words, form, likely * belief);
      for (const [idea, weight] of ideasOf(
        named.map(({ idea }) => idea),
        belief,
      ))
        put(ideas, idea, weight);
    }
    if (words.size === 0 && ideas.size === 0)
      for (const [idea, weight] of ideasOf(
        foreign([word]).flatMap(({ idea, length }) => (length === 1 ? [idea] : [])),
        1,
      ))
        put(ideas, idea, weight);
    return { words, ideas, belief: Math.max(0, ...alternatives.map(([, belief]) => belief)) };
  };

  return (question) => {
    const cited = cite(question);
    let rest = question;
    for (const { start, end } of cited) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    const typed = wordsIn(rest).slice(0, MOST_WORDS);
    // Who writes everything in capitals writes no codes, unless there is nothing else.
    const isLoud = typed.length > MOST_CODES && !/\p{Ll}/u.test(rest);
    const places = isLoud ? [] : codesIn(rest).filter((code) => tongue.codes.has(code));
    // Each word as the nearest readings of it, or as the two it is made of.
    const read = typed.flatMap((word): readonly Read[] => {
      const found = readingsOf(word);
      const [[pieces, belief] = [[word], 1]] = found;
      if (pieces.length > 1) return pieces.map((piece) => ({ word: piece, typed: word, readings: [[piece, belief]] }));
      const readings = found.map(([[meant = word], how]) => [meant, how] as const);
      return [{ word: pieces[0] ?? word, typed: word, readings }];
    });
    const plain = read.map(({ word }) => word);
    const named = [...own(plain), ...foreign(plain).filter(({ length }) => length > 1)];
    const asked: Asked[] = [];
    const looked: string[] = [];
    for (let at = 0; at < read.length; ) {
      const here = named.filter((one) => one.at === at);
      const length = Math.max(1, ...here.map((one) => one.length));
      const parts = read.slice(at, at + length).filter(({ word }) => !common.has(word));
      const [first] = parts;
      const code = length === 1 ? places.find((one) => one.toLowerCase() === read[at]?.typed) : undefined;
      if (length > 1) {
        const belief = Math.min(1, ...parts.map(({ readings: [nearest] }) => nearest?.[1] ?? 1));
        const ideas = here.filter((one) => one.length === length).map(({ idea }) => idea);
        asked.push({ words: new Map(), ideas: ideasOf(ideas, belief), belief });
        // Its words count too, but less: a text may name the thing in other words.
        asked.push(...parts.map(({ word, readings }) => lessened(askedWord(word, readings))));
      } else if (code !== undefined)
        asked.push({ words: new Map(), ideas: ideasOf(tongue.codes.get(code) ?? [], 1), belief: 1 });
      else if (first !== undefined) asked.push(askedWord(first.word, first.readings));
      else if (here.length > 0)
        // What is asked, such as who or where to: a word in many questions, yet not without a meaning.
        asked.push(
          lessened({
            words: new Map(),
            ideas: ideasOf(
              here.map(({ idea }) => idea),
              1,
            ),
            belief: 1,
          }),
        );
      looked.push(...parts.flatMap(({ word, typed: as }) => [word, as]));
      at += length;
    }
    const had = new Set(asked.flatMap(({ ideas }) => [...ideas.keys()]));
    const split = apart(plain).flatMap(({ idea, length }) => (length === 2 && !had.has(idea) ? [idea] : []));
    for (const idea of new Set(split))
      asked.push(lessened({ words: new Map(), ideas: new Map([[idea, 1]]), belief: 1 }));
    return { asked, cited, words: [...new Set(looked)] };
  };
};

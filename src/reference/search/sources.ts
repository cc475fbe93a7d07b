// Where a clause comes from, as players cite it: `B9.4`, `D16`, `3.4(7)`, `§ 4.1`, `Section III`, `p. 14`. Clauses and
// questions are put into the same short keys, such as `b9.4`, `3.4.7`, `#3`, `p14`.

import type { RegisteredClause } from '../registry.ts';

/** Words that stand before a page or a section, folded. */
export interface CitingWords {
  readonly page: readonly string[];
  readonly section: readonly string[];
}

/** A section in a question: its key, and where it stands. */
export interface Cited {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const ROMAN: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  v: 5,
  vi: 6,
  vii: 7,
  viii: 8,
  ix: 9,
  x: 10,
};

/** `3.4(7)(a)` as `3.4.7.a`. */
const dotted = (section: string): string =>
  section
    .toLowerCase()
    .replace(/[()\s]+/g, '.')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, '');

/** All whole numbers of lists such as `12-13, 21`. */
const pagesIn = (list: string): readonly number[] =>
  list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });

/** A section of a document in several parts, each with a number of its own in Roman figures. */
const partIn = (text: string): readonly string[] => {
  const [, roman = ''] = /\bSection ([IVX]+)\b/.exec(text) ?? [];
  const part = ROMAN[roman.toLowerCase()];
  return part === undefined ? [] : [`#${part}`];
};

/** The same of a document that is one part of several, by its short name: `realism-3`. */
const partNamed = (document: string): readonly string[] => {
  const [, part] = /-(\d+)$/.exec(document) ?? [];
  return part === undefined ? [] : [`#${part}`];
};

/** The keys by which a clause can be cited. */
export const keysOf = ({ id, source }: Pick<RegisteredClause, 'id' | 'source'>): readonly string[] => {
  const { section, document } = source;
  const short = /^(?:ruling\.)?([A-Z]{1,2}\d+(?:\.\d+)*[a-z]?)$/.exec(id)?.[1];
  const numbered = /^\d+(?:\.\d+)*(?:\(\w+\))*/.exec(section)?.[0];
  const pages = [...section.matchAll(/(FAQ )?p\. (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)/g)].flatMap(([, faq, list = '']) =>
    pagesIn(list).map((page) => `${faq === undefined ? 'p' : 'faq'}${page}`),
  );
  const named = /^[A-Z]{1,2}\d+[a-z]?$/.test(section) ? [section.toLowerCase()] : [];
  return [
    ...new Set([
      id.toLowerCase(),
      ...(short === undefined ? [] : [short.toLowerCase()]),
      ...(numbered === undefined ? [] : [dotted(numbered)]),
      ...named,
      ...pages,
      ...partNamed(document),
      ...partIn(section),
    ]),
  ];
};

const NUMBERS = String.raw`\d+(?:\.\d+)*(?:\s?\(\w{1,2}\))*(?:\.[a-z](?![\p{L}\p{N}]))?`;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Any of some words, with or without a full stop behind it. */
const anyOf = (words: readonly string[]): string =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => `${escaped(word)}\\.?`)
    .join('|')})`;

/** Finds what a question cites. Made once for many questions. */
export const citedBy = ({ page, section }: CitingWords): ((question: string) => readonly Cited[]) => {
  const start = String.raw`(?<![\p{L}\p{N}.])`;
  const end = String.raw`(?![\p{L}\p{N}]|\.\d)`;
  const sign = `(?:§{1,2}|${anyOf([...section, '§'])})`;
  const forms: readonly (readonly [RegExp, (match: RegExpExecArray) => string | undefined])[] = [
    // Whole ids, as refusals print them.
    [new RegExp(`${start}[a-z]+(?:\\.[a-z0-9-]+)+${end}`, 'giu'), ([id]) => id.toLowerCase()],
    [new RegExp(`${start}([BCDELPR]|RR)(\\d+(?:\\.\\d+)*[a-c]?)${end}`, 'giu'), ([id]) => id.toLowerCase()],
    [new RegExp(`${start}FAQ(?:\\s?${anyOf(page)})?\\s?(\\d+)${end}`, 'giu'), ([, number]) => `faq${number}`],
    [new RegExp(`${start}${anyOf(page)}\\s?(\\d+)${end}`, 'giu'), ([, number]) => `p${number}`],
    [
      new RegExp(`${start}${sign}\\s?(?<=[.\\s§])([ivx]+)${end}`, 'giu'),
      ([, roman = '']) => {
        const part = ROMAN[roman.toLowerCase()];
        return part === undefined ? undefined : `#${part}`;
      },
    ],
    [new RegExp(`(?:${start}|(?=§))${sign}\\s?(${NUMBERS})`, 'giu'), ([, numbers = '']) => dotted(numbers)],
    [
      new RegExp(`${start}(\\d+\\.\\d+(?:\\.\\d+)*(?:\\s?\\(\\w{1,2}\\))*|\\d+(?:\\s?\\(\\w{1,2}\\))+)${end}`, 'giu'),
      ([, numbers = '']) => dotted(numbers),
    ],
  ];
  return (question) => {
    const cited: Cited[] = [];
    for (const [form, keyOf] of forms)
      for (const match of question.matchAll(form)) {
        const key = keyOf(match);
        const [from, to] = [match.index, match.index + match[0].length];
        if (key !== undefined && cited.every((other) => to <= other.start || from >= other.end))
          cited.push({ key, start: from, end: to });
      }
    return cited;
  };
};

/** How well the keys of a clause answer one that is asked for: as it is, as a part of it, or not at all. */
export const answersKey = (keys: readonly string[], asked: string): 'whole' | 'part' | 'no' =>
  keys.includes(asked) ? 'whole' : keys.some((key) => key.startsWith(`${asked}.`)) ? 'part' : 'no';

// What can be found, as those who make it and those who find it agree on it. Guides, games, turns and people are
// records: they are made while the site is built (guides.ts, games.ts) and turned into an index afterwards (feed.ts); a
// reader's browser gets them back one by one (finder.ts). Clauses have an index of their own (clauses.ts).

import type { System } from '../../reference/registry.ts';
import type { Language } from '../../vocab/language.ts';

/** In the order in which they are shown. */
export const KINDS = ['clause', 'guide', 'game', 'turn', 'player'] as const;
export type Kind = (typeof KINDS)[number];

export interface SearchRecord {
  readonly kind: Kind;
  /** The address from the root of its server, with base path and anchor. */
  readonly url: string;
  readonly title: string;
  /** What it belongs to: the guide of a section, the game of a turn. */
  readonly place: string;
  /** Plain words, shown around what was found. Players' remarks are among them: they are text wherever they go. */
  readonly text: string;
  /** Found by, but never shown. What stands here twice counts twice. */
  readonly also: readonly string[];
  /** The game it is about, by its short name; none for texts and people. */
  readonly game?: string;
  /** The language of title and text, if it is not that of the page. */
  readonly borrowed?: Language;
}

/** What was found, with its words. */
export interface FoundRecord {
  readonly url: string;
  readonly title: string;
  /** What it belongs to: the topic of a clause, the guide of a section, the game of a turn. */
  readonly place: string;
  readonly text: string;
  readonly borrowed?: string;
}

export interface Hit {
  readonly kind: Kind;
  /** Of a clause. */
  readonly system?: System;
  readonly score: number;
  /** Of what is asked for, how much it has, from 0 to 1. */
  readonly share: number;
  load(): Promise<FoundRecord>;
}

/** The clauses of a topic as results show them. */
export interface ClauseTexts {
  /** The address of its page. */
  readonly page: string;
  readonly title: string;
  /** By id: the answer, what follows it, and its language if it is not that of the page. */
  readonly clauses: Readonly<Record<string, readonly [answer: string, rest: string, borrowed?: string]>>;
}

/** The file in which the records of a language wait for the index, a line each, below the folder of the language. */
export const RECORDS_FILE = 'search/records.jsonl';

/** A record as a line: what some take for the end of one stands in it as JSON writes it out. */
export const lineOf = (record: SearchRecord): string =>
  `${JSON.stringify(record).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** The file that tells a reader in which folders the index is, beside it: a list of names. */
export const FOLDERS_FILE = 'folders.json';

/** The file that tells the next build what the index was made of. */
export const PARTS_FILE = 'parts.json';

/** An index for all records, or one for texts and people and others for some of the games each. */
export interface SearchParts {
  readonly parts: readonly {
    /** Below the folder of this file: empty, or with a slash at its end. */
    readonly folder: string;
    /** Names what it was made of. */
    readonly key: string;
    readonly files: readonly string[];
  }[];
}

/** Stands between title, text and what is never shown; nobody types it. */
const BETWEEN = '\u241E';
/** A letter of no language played in, so that no question is answered by what it begins. */
const HIDDEN = '\u01C3';

/**
 * A word that all records of a kind have and no question. Pagefind's own filters would do the same, but it writes them
 * in another order each time, and an unchanged site would not stay as it is.
 */
export const hiddenWord = (of: Kind): string => `${HIDDEN}${of}`;

/** A record as the one text that is indexed. */
export const contentOf = ({ kind, title, text, also }: SearchRecord): string => {
  const parts = [title, text, also.join(' ')].map((part) => part.replaceAll(BETWEEN, ' ').replaceAll(HIDDEN, ' '));
  return [...parts, hiddenWord(kind)].join(` ${BETWEEN} `);
};

/** The part of an indexed text that is shown below its title. */
export const textIn = (content: string): string => (content.split(BETWEEN)[1] ?? '').trim();

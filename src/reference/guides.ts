// Guides as a translator sees them: a text each, and in the head of a translated one the fingerprint of the English
// that it renders. It knows the form of such a head and reads no files.

import { fingerprint } from './fingerprint.ts';
import type { Original, Translated } from './freshness.ts';

const HEAD = /^---\n([\s\S]*?\n)---\n/;
const MARK = /^of: "?([0-9a-f]{8})"?\n?/m;

/** A guide with the English it renders, if its head says so. */
export const guideOf = (id: string, text: string): Original & Translated => {
  const [head = '', fields = ''] = HEAD.exec(text) ?? [];
  const [line = '', of] = MARK.exec(fields) ?? [];
  const body = `${fields.replace(line, '')}${text.slice(head.length)}`;
  return of === undefined ? { id, body } : { id, body, of };
};

/** The text of a translated guide, or of a topic of the rules, with a mark in its head if it had none. */
export const withMark = (text: string, english: Pick<Original, 'body'>): string => {
  const [head = '', fields = ''] = HEAD.exec(text) ?? [];
  if (head === '' || MARK.test(fields)) return text;
  return `---\n${fields}of: "${fingerprint(english.body)}"\n---\n${text.slice(head.length)}`;
};

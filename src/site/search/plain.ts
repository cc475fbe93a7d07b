// Texts as plain words for the index: sections of guides, and players' remarks, from which nothing but words is taken.

import { noteHtml } from '../words/note.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (html: string): string =>
  html.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return NAMED[name] ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Tags that stand within a word or a sentence; others end one. */
const INLINE = /<\/?(?:em|strong|del|code|a)\b[^>]*>/g;

/**
 * The words of a remark. It is made harmless first, as on its page, so that what is left out there is not found either.
 * The result is text, in which `<` is a character like others.
 */
export const plainNote = (note: string): string =>
  decoded(
    noteHtml(note)
      .replace(INLINE, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The words of Markdown of our own, without tables' lines, fences and marks. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replace(/^```.*$/gm, ' ')
    .replace(/^\|?[\s:|-]+\|[\s:|-]*$/gm, ' ')
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .replaceAll('|', ' ')
    .replace(/(^|[\s(])[*_](?=\S)([^*_\n]*\S)[*_]/g, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();

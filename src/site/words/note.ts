// A player's remark as harmless HTML. Markdown in, a short list of elements out; what cannot be read that way is shown
// as plain text. No pictures, no raw HTML, no links but to the web.

import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const MOST_CHARACTERS = 4_000;
/** Quotes and lists within each other; more would exhaust the parser's stack. */
const MOST_LEVELS = 20;

const SCHEMA: Options = {
  tagNames: ['p', 'em', 'strong', 'del', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'br', 'a'],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https'] },
  strip: ['script', 'style'],
  clobber: [],
};

const pipeline = unified().use(remarkParse).use(remarkRehype).use(rehypeSanitize, SCHEMA).use(rehypeStringify);

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const plain = (text: string): string => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`;

/** True if no line opens more quotes and lists than anyone means. */
const isShallow = (text: string): boolean =>
  text.split('\n').every((line) => {
    const markers = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)]))*/.exec(line)?.[0] ?? '';
    return (markers.match(/[>*+-]|\d+[.)]/g)?.length ?? 0) <= MOST_LEVELS;
  }) && (text.match(/\[/g)?.length ?? 0) <= 200;

/** The remark as HTML that can neither run nor load anything. Links carry no weight and no referrer. */
export const noteHtml = (note: string): string => {
  const text = note.slice(0, MOST_CHARACTERS);
  if (!isShallow(text)) return plain(text);
  try {
    return String(pipeline.processSync(text)).replaceAll('<a href=', '<a rel="nofollow noreferrer" href=');
  } catch {
    return plain(text);
  }
};

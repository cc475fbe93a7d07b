// A text in Markdown, as code hosts and chats read it. What is hidden stands between tags that hosts know and chats do
// not; a short post has none.

import { type Block, bareAddress, columnsOf, type Document, harmless } from './document.ts';

/** Signs that mean something anywhere in a line. */
const SIGNS = /[\\`*_[\]<|~&$]/g;
/** What means something where a line begins: a list, a heading, a quotation. */
const BEGINS = /^([-+#=:>]|\d{1,9}(?=[.)]))/;

/** Plain words on a line: every sign in them is only that. */
export const plainMarkdown = (text: string): string =>
  harmless(text.trim())
    .replaceAll(SIGNS, '\\$&')
    .replace(BEGINS, (sign) => (/\d/.test(sign) ? `${sign}\\` : `\\${sign}`));

const inTag = (text: string): string =>
  harmless(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listOf = (items: readonly string[]): string => items.map((item) => `- ${plainMarkdown(item)}`).join('\n');

const printed = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `## ${plainMarkdown(block.text)}`;
    case 'heading':
      return `**${plainMarkdown(block.text)}**`;
    case 'paragraph':
      return block.lines.map(plainMarkdown).join('  \n');
    case 'list':
      return listOf(block.items);
    case 'table':
      return ['```', ...columnsOf(block.head, block.rows).map((line) => line.replaceAll('`', "'")), '```'].join('\n');
    case 'link':
      return `[${plainMarkdown(block.text)}](${bareAddress(block.address)})`;
    case 'picture':
      return `![${plainMarkdown(block.text)}](${bareAddress(block.address)})`;
    case 'spoiler':
      return `<details><summary>${inTag(block.title)}</summary>\n\n${listOf(block.items)}\n\n</details>`;
  }
};

/** The text in Markdown. */
export const markdown = (document: Document): string => `${document.map(printed).join('\n\n')}\n`;

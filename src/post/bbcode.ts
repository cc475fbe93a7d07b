// A text as boards of the phpBB kind take it: [b], [list], [url], [img], [code], and [spoiler], which most of them
// have.

import { APART, type Block, bareAddress, columnsOf, type Document, harmless } from './document.ts';

/** Plain words: what would be a tag is parted, for boards know no other way to write a bracket. */
const said = (text: string): string => harmless(text).replaceAll(/\[(?=[\p{L}*/])/gu, `[${APART}`);

const listOf = (items: readonly string[]): string =>
  ['[list]', ...items.map((item) => `[*]${said(item)}`), '[/list]'].join('\n');

const printed = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `[size=150][b]${said(block.text)}[/b][/size]`;
    case 'heading':
      return `[b]${said(block.text)}[/b]`;
    case 'paragraph':
      return block.lines.map(said).join('\n');
    case 'list':
      return listOf(block.items);
    case 'table':
      return ['[code]', ...columnsOf(block.head, block.rows).map(said), '[/code]'].join('\n');
    case 'link':
      return `[url=${bareAddress(block.address)}]${said(block.text)}[/url]`;
    case 'picture':
      return `${said(block.text)}:\n[img]${bareAddress(block.address)}[/img]`;
    case 'spoiler':
      return `${said(block.title)}\n[spoiler]${listOf(block.items)}[/spoiler]`;
  }
};

/** The text in BBCode. */
export const bbcode = (document: Document): string => `${document.map(printed).join('\n\n')}\n`;

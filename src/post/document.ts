// A text for people in its parts, before it is known where it will stand: in a mail, on a forum, in a chat. Everything
// in it is plain words; whoever prints it sees to what would be a sign of his own form.

/** A line of a list, with the lines that belong to it below. */
export interface Item {
  readonly text: string;
  readonly below: readonly string[];
  /** `head`: what follows is told under it, as a battle is. */
  readonly kind: 'head' | 'line';
}

export type Block =
  | { readonly kind: 'title' | 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Rows of as many cells as the head has; the first cell is a name, the others are numbers. */
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'picture'; readonly text: string; readonly address: string }
  /** Hidden until a reader asks for it. */
  | { readonly kind: 'spoiler'; readonly title: string; readonly items: readonly string[] };

export type Document = readonly Block[];

/** Stands unseen where two signs together would mean something. */
export const APART = '\u200b';

/**
 * Words that call nobody and lead nowhere, wherever they are written: a name such as `@everyone`, or an address in a
 * title, stays what it is to the eye and is one no more.
 */
export const harmless = (text: string): string =>
  text
    .replaceAll(/@(?=[\p{L}\p{N}_])/gu, `@${APART}`)
    .replaceAll('://', `:${APART}//`)
    .replaceAll(/\bwww\./gi, (www) => `${www.slice(0, 3)}${APART}.`);

/** An address as it may stand inside the signs of any form: none of them is in it. */
export const bareAddress = (address: string): string =>
  address.replaceAll(/[\s[\]()<>"'|\\`*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** A table in columns of letters of one width: the first runs from the left, the others stand to the right. */
export const columnsOf = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => [...(row[column] ?? '')].length)));
  const cell = (text: string, column: number): string => {
    const gap = ' '.repeat((widths[column] ?? 0) - [...text].length);
    return column === 0 ? `${text}${gap}` : `${gap}${text}`;
  };
  return all.map((row) => row.map(cell).join('  ').trimEnd());
};

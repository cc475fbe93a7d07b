// In a reader's browser: what finds orders in letters. Loaded once somebody writes one.

export { parseSheet } from '../../notation/parse.ts';
export { readMailSheet } from '../../post/prose.ts';

// What somebody had in mind, thinks little of, proposes, leaves undone or puts off: none of it is ordered.

import { anyOf, anywhere } from '../words/phrases.ts';
import { UNDONE } from '../words/telling.ts';
import type { Scene } from './scene.ts';

const ONCE = anywhere(UNDONE.once);
/** `Hans schlägt 3 Inf … vor` */
const PROPOSED = new RegExp(
  `(?<!\\p{L})(?:${anyOf(UNDONE.proposes)})(?!\\p{L}).*(?<!\\p{L})(?:${anyOf(UNDONE['behind-it'])})[\\s.!]*$`,
  'iu',
);

/** True for a text that tells what somebody had in mind, thinks little of, only proposes or leaves undone. */
export const isUndone = (text: string): boolean => ONCE.test(text) || PROPOSED.test(text);

const BEFORE = new RegExp(`^(?:${anyOf(UNDONE.before)})(?!\\p{L})[^,]*`, 'iu');

/** `Before I send 3 inf to Karelia, hell freezes over`: who is named in such a clause is not sent by it. */
export const isNotYet = ({ cursor, elements, text }: Scene): boolean => {
  const [clause = ''] = BEFORE.exec(text) ?? [];
  const first = elements.find(({ kind }) => kind === 'units');
  return first !== undefined && (cursor.tokens[first.at]?.column ?? text.length) <= clause.length;
};

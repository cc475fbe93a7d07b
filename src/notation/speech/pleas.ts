// Pleas for dice that are put as questions: `Could you roll for me?`, `Wilt u de dobbelstenen werpen?`

import { anyOf } from './words/phrases.ts';
import { PLEAS } from './words/set-phrases.ts';

/**
 * A question to whoever throws. Where the word for it stands last, anything but a number may stand between; a comma
 * only behind a word of courtesy, for behind another something else is asked.
 */
const PLEA = new RegExp(
  `^(?:${anyOf(PLEAS.would)}) (?:${anyOf(PLEAS.someone)})\\b` +
    `(?:(?: (?:${anyOf(PLEAS.kindly)}),?)* (?:${anyOf(PLEAS.throw)})\\b[^\\d]*|` +
    `(?:[^,\\d]*(?:${anyOf(PLEAS.kindly)}),)?[^,\\d]*\\b(?:${anyOf(PLEAS['throw-last'])})\\b[^,\\d]*)$`,
  'iu',
);

const YOU_THROW = new RegExp(`^(?:${anyOf(PLEAS['you-throw'])})(?![\\p{L}])[^,\\d]*$`, 'iu');

/** True for a question that wants dice thrown. */
export const pleadsForDice = (text: string): boolean => PLEA.test(text.trim()) || YOU_THROW.test(text.trim());

// What keeps the mails of a game together: the subject, and names of mails that follow from the game and its lines, so
// that every mail program shows a game as one thread, also those whose earlier mails were lost.

import { isGameId } from '../log/index.ts';

/** Letters of a line's hash in the name of a mail. */
const LETTERS = 16;

/** `[pbem spring-26 #12] Germany, round 3`: `seq` is the number of the last line the mail tells of. */
export const makeSubject = (game: string, seq: number, text: string): string => `[pbem ${game} #${seq}] ${text}`;

/** The game a subject speaks of. Whatever mail programs put before it, such as `Re:` or `AW:`, does not matter. */
export const gameInSubject = (subject: string): string | undefined => {
  const said = /\[pbem ([a-z0-9-]{3,40})(?: #\d{1,6})?\]/i.exec(subject)?.[1]?.toLowerCase();
  return said !== undefined && isGameId(said) ? said : undefined;
};

/**
 * The name of a mail about a line.
 *
 * @param what `answer` to the mail with this hash, `reminder` after this line; none for the turn mail itself
 */
export const makeMessageId = (game: string, hash: string, domain: string, what?: 'answer' | 'reminder'): string =>
  `<${game}.${what === undefined ? '' : `${what}.`}${hash.slice(0, LETTERS)}@${domain}>`;

/** The games that names of mails speak of, as in References; each once, the last mentioned first. */
export const gamesInNames = (names: string): readonly string[] => {
  const found = [...names.matchAll(/<([a-z0-9-]{3,40})\.(?:answer\.|reminder\.)?[0-9a-f]{16}@[^<>\s]{1,253}>/g)];
  return [...new Set(found.map(([, game = '']) => game).filter(isGameId))].reverse();
};

/** A name as it may stand in a header: no line ends, no blanks, nothing a mail program would read as more than one. */
export const isMessageId = (text: string): boolean => /^<[^<>\s\p{Cc}]{1,240}>$/u.test(text);

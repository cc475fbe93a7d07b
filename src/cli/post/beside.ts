// What stands in a mail where nobody looks for orders, and mails that are about no game at all. A turn in an attachment
// or in the subject is not entered, and whoever sent it hears of it; private mail is left alone.

import { contextOf } from '../../clerk/index.ts';
import { looksLikeOrder, type Received, readMailSheet, speaksOfTurn } from '../../post/index.ts';
import { readingOf } from '../hands.ts';
import { cleanLine } from '../paint.ts';
import { clerkAddresses } from './local.ts';
import { isSpent, requestsIn } from './requests.ts';
import { type Clerk, type Sitting, seatOf } from './sitting.ts';

/** What mail programs put before a subject, and the mark of a game. */
const BEFORE_SUBJECT = /^(?:\s*(?:re|aw|antw|fwd?|wg|doorst)\s*(?:\[\d+\])?:\s*|\s*\[[^\]]*\]\s*)+/i;

const ordersIn = (clerk: Clerk, sitting: Sitting, mail: Received, lines: readonly string[]): number => {
  const { reader, table } = sitting;
  const context = contextOf(readingOf(reader.desk), table, seatOf(sitting, clerk, mail.hash));
  const { sheet } = readMailSheet(context, lines);
  return sheet.problems.length > 0 ? 0 : sheet.orders.length;
};

const hasTurn = (clerk: Clerk, sitting: Sitting, mail: Received, lines: readonly string[]): boolean =>
  lines.some((line) => looksLikeOrder(sitting.table.ruleset.board, line)) && ordersIn(clerk, sitting, mail, lines) > 0;

const subjectOf = ({ subject }: Received): string => subject.replace(BEFORE_SUBJECT, '');

/** Files that hold a turn as it seems, or may hold one and cannot be looked into. */
const filesMeant = (clerk: Clerk, sitting: Sitting, mail: Received, how: 'surely' | 'perhaps'): readonly string[] =>
  mail.unread
    .filter(({ lines }) => (lines === undefined ? how === 'perhaps' : hasTurn(clerk, sitting, mail, lines)))
    .map(({ name }) => cleanLine(name));

/** That orders stand where they are not read, in lines. */
export const unreadLines = (clerk: Clerk, sitting: Sitting, mail: Received): readonly string[] => {
  const { t } = sitting.reader;
  const files = filesMeant(clerk, sitting, mail, 'perhaps');
  const inSubject = hasTurn(clerk, sitting, mail, [subjectOf(mail)]);
  const lines = [
    ...(files.length === 0 ? [] : [t('answer-in-file', { files: files.join(', ') })]),
    ...(inSubject ? [t('answer-in-subject')] : []),
  ];
  return lines.length === 0 ? [] : ['', ...lines];
};

/**
 * True for a mail without entries that names no game and is no business of ours: it is addressed to others, or holds
 * nothing for a clerk.
 */
export const isPrivate = (clerk: Clerk, sitting: Sitting, mail: Received): boolean => {
  const { desk, book } = clerk;
  const own = clerkAddresses(desk, book, sitting.me, sitting.table.game.slug);
  if (mail.to.length > 0 && own.length > 0 && !mail.to.some((address) => own.includes(address))) return true;
  return (
    isSpent({ clerk, sitting, mail }, mail.lines) &&
    requestsIn(clerk, sitting, mail).length === 0 &&
    !speaksOfTurn(sitting.table.ruleset.board, subjectOf(mail)) &&
    filesMeant(clerk, sitting, mail, 'surely').length === 0 &&
    !hasTurn(clerk, sitting, mail, [subjectOf(mail)])
  );
};

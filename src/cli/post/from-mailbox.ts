// The mails that wait in the mailbox of the settings. What was dealt with is marked there or moved away; what bears no
// mark there, for it was about no game, is remembered here. Whatever is forgotten is read again, which changes nothing.

import {
  type ImapSettings,
  MAIL_LIMITS,
  type Mailbox,
  MailboxGone,
  type MailboxTrouble,
  openMailbox,
  POST_FILE,
  type Store,
} from '../../post/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import type { Inbox, InMail } from './in-mail.ts';
import { mailboxSettings } from './local.ts';

const stopFor = (desk: Desk, { host, user, mailbox, moveTo }: ImapSettings, trouble: MailboxTrouble): Stop => {
  const { t } = desk;
  const said = cleanLine(trouble.said);
  switch (trouble.kind) {
    case 'unreachable':
      return new Stop(EXIT.refused, [
        t('mailbox-unreachable', { host, said }),
        nextLine(desk, t('mailbox-unreachable-next', { file: POST_FILE })),
      ]);
    case 'unsafe':
      return new Stop(EXIT.refused, [t('mailbox-unsafe', { host, said }), nextLine(desk, t('mailbox-unsafe-next'))]);
    case 'login':
      return new Stop(EXIT.refused, [
        t('mailbox-login', { host, user, said }),
        nextLine(desk, t('mailbox-login-next')),
      ]);
    case 'no-mailbox':
      return new Stop(EXIT.refused, [
        t('mailbox-no-mailbox', { mailbox, said }),
        nextLine(desk, t('mailbox-no-mailbox-next', { file: POST_FILE })),
      ]);
    case 'no-marks':
      return new Stop(EXIT.refused, [
        t('mailbox-no-marks', { mailbox }),
        nextLine(desk, t('mailbox-no-marks-next', { file: POST_FILE })),
      ]);
    case 'no-folder':
      return new Stop(EXIT.refused, [
        t('mailbox-no-folder', { folder: moveTo ?? '', said }),
        nextLine(desk, t('mailbox-no-folder-next', { file: POST_FILE })),
      ]);
    case 'hung-up':
      return new Stop(EXIT.waiting, [t('mailbox-hung-up', { host, said }), nextLine(desk, t('mailbox-hung-up-next'))]);
  }
};

/** Runs work on an open mailbox; that it has hung up is told as everything else is. */
const held = async <T>(desk: Desk, imap: ImapSettings, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof MailboxGone)) throw error;
    throw stopFor(desk, imap, { kind: 'hung-up', said: error.message });
  }
};

/** What is remembered of a mailbox between two runs. */
const memoryOf = (desk: Desk, store: Store, imap: ImapSettings, { validity }: Mailbox) => {
  const mailbox = `${imap.user}@${imap.host}/${imap.mailbox}`;
  const before = store.seen(mailbox);
  if (before !== undefined && before.validity !== validity)
    desk.talk(desk.t('mailbox-numbered-anew', { mailbox: imap.mailbox }));
  const uids = new Set(before?.validity === validity ? before.uids : []);
  const keep = (): void => store.keepSeen({ mailbox, validity, uids: [...uids].sort((a, b) => a - b) });
  return {
    isNew: (uid: number): boolean => !uids.has(uid),
    /** Forgets what is not there any more. */
    prune: (there: ReadonlySet<number>): void => {
      for (const uid of uids) if (!there.has(uid)) uids.delete(uid);
      keep();
    },
    add: (uid: number): void => {
      uids.add(uid);
      keep();
    },
  };
};

/** The mails in the mailbox that were not dealt with yet, in the order in which they came. */
export const fromMailbox = async (desk: Desk, store: Store, mode: 'enter' | 'look'): Promise<Inbox> => {
  const { t } = desk;
  const { imap, password } = mailboxSettings(desk);
  const opened = await openMailbox(imap, password, mode);
  if (!opened.ok) throw stopFor(desk, imap, opened.error);
  const box = opened.value;
  try {
    const memory = memoryOf(desk, store, imap, box);
    const waiting = await held(desk, imap, () => box.waiting());
    if (mode === 'enter') memory.prune(new Set(waiting.map(({ uid }) => uid)));
    const mails = waiting
      .filter(({ uid }) => memory.isNew(uid))
      .map(
        ({ uid, size }): InMail => ({
          name: `${imap.mailbox}/${uid}`,
          bytes: async () => {
            if (size > MAIL_LIMITS.bytes) return undefined;
            const bytes = await held(desk, imap, () => box.fetch(uid));
            if (bytes === undefined) throw new Stop(EXIT.refused, [t('mailbox-gone')]);
            return bytes.length > MAIL_LIMITS.bytes ? undefined : bytes;
          },
          settle: async (how) => {
            // Somebody else's mail in the same mailbox is left where its reader looks for it.
            if (how === 'looked-at' && imap.moveTo !== undefined) return memory.add(uid);
            const done = await held(desk, imap, () => box.settle(uid, how === 'answered' ? 'move' : 'mark'));
            if (!done) memory.add(uid);
          },
        }),
      );
    return { mails, isOpen: () => box.isOpen(), close: () => box.close() };
  } catch (error) {
    await box.close();
    throw error;
  }
};

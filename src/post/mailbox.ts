// A mailbox on a server, over IMAP: which mails wait there, their bytes, and what becomes of those that were dealt
// with. It knows nothing of games. With `send.ts` it is all of the post that reaches the network.

import type { ImapFlow } from 'imapflow';
import { fail, ok, type Result } from '../vocab/index.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { ImapSettings } from './settings.ts';

/** The keyword on mails that were dealt with. Mail programs do not show it. */
const DONE_MARK = '$PbemDone';

const PORTS = { tls: 993, starttls: 143, none: 143 } as const;
/** How long a server may be silent, in ms. */
const PATIENCE = 30_000;
/** Mails whose sizes are asked for at once. */
const BATCH = 500;
/** The longest line a server may send: the numbers of all mails of a large mailbox. */
const LINE = 16 * 1024 * 1024;

/**
 * Why a mailbox cannot be read: the server is not there, the line to it would not be safe, it does not know the user,
 * has no such mailbox, would keep no mark or no moved mail, or hung up.
 */
type MailboxFault = 'unreachable' | 'unsafe' | 'login' | 'no-mailbox' | 'no-marks' | 'no-folder' | 'hung-up';

export interface MailboxTrouble {
  readonly kind: MailboxFault;
  /** What the server or the system said. */
  readonly said: string;
}

/** A mail that waits there. */
interface Waiting {
  /** Its number, good as long as the mailbox's `validity` is the same. */
  readonly uid: number;
  /** Bytes. */
  readonly size: number;
}

export interface Mailbox {
  /** Changes when the server numbers its mails anew. */
  readonly validity: string;
  /** The mails without our mark, in the order in which they came. */
  waiting(): Promise<readonly Waiting[]>;
  /** The bytes of a mail; nothing if it is gone by now. Ask for none that is larger than a turn. */
  fetch(uid: number): Promise<Uint8Array | undefined>;
  /** Marks a mail, or moves it where the settings say. False if the server did not. */
  settle(uid: number, how: 'mark' | 'move'): Promise<boolean>;
  isOpen(): boolean;
  close(): Promise<void>;
}

/** The mailbox is not there any more; thrown in the middle of work. */
export class MailboxGone extends Error {}

const textOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { responseText } = error as { responseText?: unknown }; // the library puts what the server said beside the message
  return typeof responseText === 'string' && responseText !== '' ? responseText : error.message;
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS|ERR_SSL|EPROTO/;

const troubleOf = (error: unknown): MailboxTrouble => {
  const said = textOf(error);
  // The library adds these to its errors.
  const { authenticationFailed, tlsFailed, code } = error as {
    authenticationFailed?: unknown;
    tlsFailed?: unknown;
    code?: unknown;
  };
  if (authenticationFailed === true) return { kind: 'login', said };
  if (tlsFailed === true || (typeof code === 'string' && CERTIFICATE.test(code))) return { kind: 'unsafe', said };
  return { kind: 'unreachable', said };
};

const makeClient = async ({ host, port, security, user }: ImapSettings, password: string): Promise<ImapFlow> => {
  // Loaded when there is a mailbox to read: every other command starts without it.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port: port ?? PORTS[security],
    secure: security === 'tls',
    // Without a safe line nothing is said at all; `none` is for this machine alone.
    ...(security === 'tls' ? {} : { doSTARTTLS: security === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    maxLineLength: LINE,
    maxLiteralSize: 2 * MAIL_LIMITS.bytes,
    maxResponseSize: LINE + 2 * MAIL_LIMITS.bytes,
  });
  // What breaks a connection is told by the command it breaks; without a listener it would end the program.
  client.on('error', () => undefined);
  return client;
};

/** Runs a command of an open connection. */
const asked = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new MailboxGone(textOf(error));
  }
};

const mailboxOf = (client: ImapFlow, moveTo: string | undefined, validity: string): Mailbox => ({
  validity,
  waiting: () =>
    asked(async () => {
      const found = await client.search({ unKeyword: DONE_MARK }, { uid: true });
      if (!Array.isArray(found)) throw new Error('SEARCH');
      const uids = [...found].sort((a, b) => a - b);
      const waiting: Waiting[] = [];
      for (let at = 0; at < uids.length; at += BATCH) {
        const some = uids.slice(at, at + BATCH).join(',');
        for await (const { uid, size } of client.fetch(some, { uid: true, size: true }, { uid: true }))
          waiting.push({ uid, size: size ?? 0 });
      }
      return waiting.sort((a, b) => a.uid - b.uid);
    }),
  fetch: (uid) =>
    asked(async () => {
      const query = { uid: true, source: { start: 0, maxLength: MAIL_LIMITS.bytes + 1 } };
      const found = await client.fetchOne(String(uid), query, { uid: true });
      const source = found === false ? undefined : found?.source;
      return source === undefined ? undefined : new Uint8Array(source);
    }),
  settle: (uid, how) =>
    asked(async () => {
      const done =
        how === 'mark' || moveTo === undefined
          ? await client.messageFlagsAdd(String(uid), [DONE_MARK], { uid: true })
          : (await client.messageMove(String(uid), moveTo, { uid: true })) !== false;
      // The library answers `false` both when the server says no and when it says nothing any more.
      if (!done && !client.usable) throw new Error('STORE');
      return done;
    }),
  isOpen: () => client.usable,
  close: async () => {
    try {
      await client.logout();
    } catch {
      client.close(); // it has hung up already
    }
  },
});

/** Opens the mailbox, or the reason why what was dealt with could not be told from what was not. */
const open = async (
  client: ImapFlow,
  { mailbox, moveTo }: ImapSettings,
  mode: 'enter' | 'look',
): Promise<Result<Mailbox, MailboxTrouble>> => {
  let box: Awaited<ReturnType<ImapFlow['mailboxOpen']>>;
  try {
    box = await client.mailboxOpen(mailbox, { readOnly: mode === 'look' });
  } catch (error) {
    return fail({ kind: 'no-mailbox', said: textOf(error) });
  }
  const { permanentFlags: flags } = box;
  const keeps = flags === undefined || flags.has('\\*') || flags.has(DONE_MARK);
  if (mode === 'enter' && (box.readOnly === true || (moveTo === undefined && !keeps)))
    return fail({ kind: 'no-marks', said: mailbox });
  if (mode === 'enter' && moveTo !== undefined) {
    try {
      const there = await client.status(moveTo, { messages: true }).catch(() => false as const);
      if (there === false) await client.mailboxCreate(moveTo);
    } catch (error) {
      return fail({ kind: 'no-folder', said: textOf(error) });
    }
  }
  return ok(mailboxOf(client, moveTo, String(box.uidValidity)));
};

/**
 * Connects to a mailbox.
 *
 * @param password it stands in no message of ours
 * @param mode `look` opens it so that nothing in it can change
 */
export const openMailbox = async (
  settings: ImapSettings,
  password: string,
  mode: 'enter' | 'look',
): Promise<Result<Mailbox, MailboxTrouble>> => {
  const client = await makeClient(settings, password);
  try {
    await client.connect();
  } catch (error) {
    client.close(); // a half-open connection would keep the program waiting
    return fail(troubleOf(error));
  }
  const opened = await open(client, settings, mode);
  if (!opened.ok) await client.logout().catch(() => client.close());
  return opened;
};

// A mail taken apart, strictly within limits: who says he wrote it, which game it may be about, the lines that were
// written in it, entries of a log it carries. Nothing in a mail makes this throw, and nothing of it is a path or a
// command.

import type { Address, Attachment, Email } from 'postal-mime';
import { cleanText } from '../log/index.ts';
import { type Checkpoint, checkpointsIn } from '../trust/index.ts';
import { type Block, partBlocks, splitLines } from './block.ts';
import { linesOf, ownLines } from './body.ts';
import { htmlLines } from './html.ts';
import { MAIL_LIMITS } from './limits.ts';
import type { Heads } from './speech/requests.ts';
import { gameInSubject, gamesInNames, isMessageId } from './thread.ts';

/** Why a mail is not looked into. */
export type Unreadable = 'too-large' | 'too-many-parts' | 'too-deep' | 'no-mail';

export interface Received {
  /** SHA-256 of the bytes as they came, in hex. */
  readonly hash: string;
  readonly messageId?: string;
  /** The address in `From`, in small letters. A hint for the answer, and no proof of anything. */
  readonly from?: string;
  /** The addresses in `To` and `Cc`, in small letters. */
  readonly to: readonly string[];
  readonly subject: string;
  /** The time the mail says it was sent. */
  readonly date?: string;
  /** Games that heads of the mail speak of, the likeliest first. */
  readonly games: readonly string[];
  /** Whether it was sent by a person; `machine` for bounces, lists of absences and our own answers. */
  readonly sent: 'person' | 'machine';
  /** What was written, without quotes, signatures and footers. */
  readonly lines: readonly string[];
  /** Lines of a log in it, each once. */
  readonly entries: readonly Uint8Array[];
  /** How far logs went for whoever sent it, as its heads and its text say, quotes too. */
  readonly checkpoints: readonly Checkpoint[];
  /** Files that hang on it and are not read as orders; the lines of those that are plain text. */
  readonly unread: readonly { readonly name: string; readonly lines?: readonly string[] }[];
  /** Blocks of entries that were damaged on their way. */
  readonly damaged: number;
}

/** What its heads say to whoever reads its lines. */
export const headsOf = ({ subject, date }: Pick<Received, 'subject' | 'date'>): Heads => {
  const today = /^\d{4}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  return { subject, ...(today === undefined ? {} : { today }) };
};

export type Reception =
  | { readonly kind: 'mail'; readonly mail: Received }
  | { readonly kind: 'unreadable'; readonly hash: string; readonly why: Unreadable };

/** What boundaries a mail names, and how often they occur: its parts, and a few more. */
const countParts = (raw: string): number => {
  const names = [...raw.matchAll(/boundary\s*=\s*(?:"([^"\r\n]{1,100})"|([^\s;"]{1,100}))/gi)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
  const marks = new Set([...new Set(names)].slice(0, MAIL_LIMITS.parts * 2).map((name) => `--${name}`));
  if (names.length > MAIL_LIMITS.parts * 2) return names.length;
  return raw.split('\n').reduce((sum, line) => sum + (marks.has(line.trimEnd()) ? 1 : 0), 0);
};

/** Every mail has at least one of these. */
const HEADS = ['from', 'to', 'subject', 'date', 'message-id'];

const header = ({ headers }: Email, key: string): string =>
  headers.find((each) => each.key === key)?.value.slice(0, 2_000) ?? '';

const isMachine = (email: Email): boolean => {
  const auto = header(email, 'auto-submitted').toLowerCase();
  return (
    (auto !== '' && !auto.startsWith('no')) ||
    header(email, 'x-auto-response-suppress') !== '' ||
    header(email, 'x-autoreply') !== '' ||
    /^(?:auto_reply|junk)$/i.test(header(email, 'precedence').trim()) ||
    /multipart\/report/i.test(header(email, 'content-type')) ||
    header(email, 'return-path').trim() === '<>' ||
    /^(?:mailer-daemon|postmaster)@/i.test(email.from?.address ?? '')
  );
};

const bytesOfAttachment = ({ content }: Attachment): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Entries hang on a mail as lines of JSON; the file's name only hints at it and is never a path. */
const isEntries = ({ filename, mimeType }: Attachment): boolean =>
  mimeType === 'application/x-ndjson' || /\.pbem\.jsonl$/i.test(filename ?? '');

/** A file that may hold orders: no entries, no signature, no picture inside the text. */
const unreadIn = (attachment: Attachment): Received['unread'] => {
  const { filename, mimeType, disposition } = attachment;
  const isOther = isEntries(attachment) || /signature|pkcs|pgp|vcard|calendar|rfc822|delivery-status/i.test(mimeType);
  if (isOther || (disposition === 'inline' && mimeType.startsWith('image/'))) return [];
  const name = cleanText(filename ?? mimeType, 'line').slice(0, 80);
  const isText = mimeType === 'text/plain' || /\.(?:txt|md|text)$/i.test(filename ?? '');
  return [
    isText ? { name, lines: ownLines(linesOf(Buffer.from(bytesOfAttachment(attachment)).toString('utf8'))) } : { name },
  ];
};

const addressesIn = (all: readonly Address[]): readonly string[] =>
  all
    .flatMap((each) => ('group' in each && each.group !== undefined ? each.group : [each]))
    .flatMap(({ address }) => (address === undefined ? [] : [address.trim().toLowerCase()]))
    .slice(0, 200);

/** Each character of Windows-1252, which Latin-1 is read as, with its byte. */
const WINDOWS_1252: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte],
  ),
);

/**
 * Sentences in UTF-8 that were read as Latin-1 look like `KÃ¶ln`; read the right way they are UTF-8 without a fault.
 */
const mended = (text: string): string => {
  if (!/[\u00c2-\u00f4][^\p{L}\p{N} ]/u.test(text) && !/Ã[ŸŠŒŽšœž]/u.test(text)) return text;
  const bytes = [...text].map((character) => WINDOWS_1252.get(character));
  const known = bytes.filter((byte) => byte !== undefined);
  if (known.length < bytes.length) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(known));
  } catch {
    return text; // it was Latin-1 after all
  }
};

const parse = async (bytes: Uint8Array): Promise<Email> => {
  // Loaded with the first mail: every other command starts without it.
  const { default: PostalMime } = await import('postal-mime');
  return PostalMime.parse(bytes, {
    maxNestingDepth: MAIL_LIMITS.nesting,
    maxHeadersSize: MAIL_LIMITS.headerBytes,
    forceRfc822Attachments: true,
  });
};

const hasLost = ({ text, html }: Email): boolean => (text ?? html ?? '').includes('\ufffd');

/** The same mail where it says UTF-8 and is not: as Windows-1252, which Latin-1 is a part of. */
const parseAgain = async (raw: string, first: Email): Promise<Email> => {
  if (!hasLost(first)) return first;
  const said = raw.replace(/(charset\s*=\s*"?)(?:utf-?8|us-ascii)\b/gi, '$1windows-1252');
  if (said === raw) return first;
  const again = await parse(new Uint8Array(Buffer.from(said, 'latin1')));
  return hasLost(again) ? first : again;
};

/** The text as lines. HTML is taken where there is no plain text of the same words beside it. */
const textLines = (email: Email, raw: string): readonly string[] => {
  const { text, html } = email;
  if (html !== undefined && (text === undefined || !/multipart\/alternative/i.test(raw)))
    return linesOf(htmlLines(mended(html)).join('\n'));
  return linesOf(mended(text ?? ''));
};

const distinct = (lines: readonly Uint8Array[]): readonly Uint8Array[] => {
  const seen = new Map(lines.map((line) => [Buffer.from(line).toString('latin1'), line]));
  return [...seen.values()].slice(0, MAIL_LIMITS.entries);
};

const receivedOf = (email: Email, raw: string, hash: string): Received => {
  const text = textLines(email, raw);
  const { rest, blocks } = partBlocks(text);
  // A mail program may have kept the block in the HTML alone.
  const inHtml = blocks.length === 0 && email.html !== undefined ? partBlocks(htmlLines(email.html)).blocks : [];
  const all: readonly Block[] = [...blocks, ...inHtml];
  const whole = all.filter((block) => block.kind === 'lines');
  const attached = email.attachments.filter(isEntries).flatMap((each) => splitLines(bytesOfAttachment(each)));
  const subject = cleanText(email.subject ?? '', 'line').slice(0, MAIL_LIMITS.subject);
  const spoken = [
    gameInSubject(subject),
    gameInSubject(`[pbem ${header(email, 'x-pbem-game').trim()}]`),
    ...gamesInNames(`${header(email, 'references')} ${header(email, 'in-reply-to')}`),
    ...whole.map(({ game }) => game),
  ].filter((game) => game !== undefined);
  const from = email.from?.address?.trim().toLowerCase();
  const messageId = email.messageId?.trim();
  return {
    hash,
    ...(messageId !== undefined && isMessageId(messageId) ? { messageId } : {}),
    ...(from === undefined || from === '' ? {} : { from }),
    to: addressesIn([...(email.to ?? []), ...(email.cc ?? [])]),
    subject,
    ...(email.date === undefined ? {} : { date: cleanText(email.date, 'line').slice(0, 60) }),
    games: [...new Set(spoken)],
    sent: isMachine(email) ? 'machine' : 'person',
    lines: ownLines(rest),
    entries: distinct([...attached, ...whole.flatMap(({ lines }) => lines)]),
    checkpoints: checkpointsIn(
      [`pbem-checkpoint v1 ${header(email, 'x-pbem-game')} ${header(email, 'x-pbem-checkpoint')}`, ...text].join('\n'),
    ),
    unread: email.attachments.flatMap(unreadIn).slice(0, 5),
    damaged: attached.length > 0 || whole.length > 0 ? 0 : all.length,
  };
};

/**
 * Takes a mail apart.
 *
 * @param bytes the mail as it came
 * @param hash its SHA-256
 */
export const receive = async (bytes: Uint8Array, hash: string): Promise<Reception> => {
  const unreadable = (why: Unreadable): Reception => ({ kind: 'unreadable', hash, why });
  if (bytes.length > MAIL_LIMITS.bytes) return unreadable('too-large');
  const raw = Buffer.from(bytes).toString('latin1');
  if (countParts(raw) > MAIL_LIMITS.parts) return unreadable('too-many-parts');
  try {
    const email = await parseAgain(raw, await parse(bytes));
    if (!email.headers.some(({ key }) => HEADS.includes(key))) return unreadable('no-mail');
    if (email.attachments.length > MAIL_LIMITS.parts) return unreadable('too-many-parts');
    return { kind: 'mail', mail: receivedOf(email, raw, hash) };
  } catch {
    return unreadable('too-deep'); // the parser gives up only where its limits are passed
  }
};

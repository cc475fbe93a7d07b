// What this machine remembers of the mails it read, in a folder beside the archive that git does not see: the mails
// themselves, which of them were read, orders that wait for dice, a decision or their writer, and entries that wait for
// others. All of it can be thrown away but the mails, which are the evidence for what was entered.

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { HELD } from '../clerk/index.ts';
import { isGameId } from '../log/index.ts';
import { type Lock, takeLock } from '../log/lock.ts';
import type { Result } from '../vocab/index.ts';
import { CodeSchema, type GivenCode } from './codes.ts';
import { GameId, Hash, Id, PLAN_FIELDS, Time, TurnId } from './plan-schema.ts';

const POST_FOLDER = 'post.local';

/** A mail that was read, and what became of it. */
const ReadSchema = z.object({
  hash: Hash,
  messageId: z.string().max(300).exactOptional(),
  at: Time,
  player: Id,
  game: GameId.exactOptional(),
  outcome: z.string().max(40),
  /** Entries it brought about. */
  seqs: z.array(z.int().min(0)),
});
export type ReadMail = z.infer<typeof ReadSchema>;

/** Orders of a player that are not entered yet, as lines of a sheet. */
const DraftSchema = z.object({
  ...PLAN_FIELDS,
  held: z.enum(HELD),
  /** Doubtful lines as they were likely meant, to be said yes to. */
  proposed: z.array(z.object({ line: z.int().min(1), text: z.string().max(2_000) })).exactOptional(),
  /** The mail they came in last; of lines written in a terminal, who wrote them there. */
  hash: Hash.exactOptional(),
  by: Id.exactOptional(),
  /** The name of that mail, for the answer. */
  messageId: z.string().max(300).exactOptional(),
});
export type OrderDraft = z.infer<typeof DraftSchema>;
/** What a plan is found by: there is one a player and turn. */
type PlanName = Pick<OrderDraft, 'game' | 'player' | 'turn'>;

/** A mail in the middle of being entered: what of it is still to be done. */
const UnderwaySchema = z.object({
  game: GameId,
  player: Id,
  at: Time,
  /** The lines that are left, and the same without their first order, of this kind. */
  text: z.string().max(200_000),
  next: z.string().max(200_000),
  first: z.string().max(40),
  hash: Hash,
  messageId: z.string().max(300).exactOptional(),
  /** Entries of the log with this mail as evidence when these lines were left. */
  entered: z.int().min(0),
  /** Where what it wants beside orders is not all done: how much of that was. */
  requests: z.int().min(0).exactOptional(),
});
export type Underway = z.infer<typeof UnderwaySchema>;

/** Mails of a mailbox that were dealt with and bear no mark there: their numbers, good for one `validity`. */
const SeenSchema = z.object({ mailbox: z.string(), validity: z.string(), uids: z.array(z.int().min(1)) });
export type Seen = z.infer<typeof SeenSchema>;

const AnsweredSchema = z.object({ hash: Hash });

const WaitingSchema = z.object({ player: Id, line: z.base64() });
const RemindedSchema = z.object({
  game: GameId,
  player: Id,
  hash: Hash,
  at: Time,
  /** What he was told, where each thing is told once. */
  told: z.string().max(200).exactOptional(),
});
export type Reminded = z.infer<typeof RemindedSchema>;

/** What a chat was told of a game: names of what was awaited, and how many entries the game had. */
const AnnouncedSchema = z.object({
  game: GameId,
  service: z.string().max(20),
  names: z.array(z.string().max(400)),
  entries: z.int().min(0),
});
type Announced = z.infer<typeof AnnouncedSchema>;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The values of a file with one JSON object a line; lines that are none are left out. */
const linesIn = <T>(file: string, schema: z.ZodType<T>): readonly T[] => {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const parsed = schema.safeParse(jsonOf(line));
      return parsed.success ? [parsed.data] : [];
    });
};

/** Writes a whole file in one step: a reader finds the old one or the new one. */
const replace = (file: string, text: string | Uint8Array): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.new`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
};

/** Adds a line to a file. What a program that died left without an end stays a line of its own, which holds nothing. */
const append = (file: string, value: unknown): void => {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const torn = existsSync(file) && !/(?:^|\n)$/.test(readFileSync(file, 'utf8'));
  appendFileSync(file, `${torn ? '\n' : ''}${JSON.stringify(value)}\n`, { mode: 0o600 });
};

/** How long to wait for somebody else who reads mails, in ms, and after what time he has given up. */
const WAIT = 2_000;
const GIVEN_UP = 600_000;

/** Codes that are remembered; older ones are unknown then, which is no better for whoever sends one. */
const MOST_CODES = 1_000;

/** The folder's content, by what it is for. */
export class Store {
  private readonly folder: string;
  /** The mails that were read, once they have been looked up. */
  private known: ReadMail[] | undefined;
  /** Hashes of the mails whose answers have gone out, likewise. */
  private gone: Set<string> | undefined;

  constructor(archive: string) {
    this.folder = path.join(archive, POST_FOLDER);
  }

  /** Keeps everybody else from reading mails here until it is released. */
  lock(): Result<Lock, string> {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    return takeLock(path.join(this.folder, 'lock'), WAIT, GIVEN_UP);
  }

  private get readFile(): string {
    return path.join(this.folder, 'read.jsonl');
  }

  /** The mails that were read. */
  readMails(): readonly ReadMail[] {
    this.known ??= [...linesIn(this.readFile, ReadSchema)];
    return this.known;
  }

  addRead(mail: ReadMail): void {
    append(this.readFile, mail);
    this.known?.push(mail);
  }

  private get answeredFile(): string {
    return path.join(this.folder, 'answered.jsonl');
  }

  /** True if the answer to the mail with this hash has gone out. */
  isAnswered(hash: string): boolean {
    this.gone ??= new Set(linesIn(this.answeredFile, AnsweredSchema).map((each) => each.hash));
    return this.gone.has(hash);
  }

  addAnswered(hash: string): void {
    if (this.isAnswered(hash)) return;
    append(this.answeredFile, { hash });
    this.gone?.add(hash);
  }

  private get seenFile(): string {
    return path.join(this.folder, 'seen.jsonl');
  }

  /** What was seen in a mailbox before. */
  seen(mailbox: string): Seen | undefined {
    return linesIn(this.seenFile, SeenSchema).findLast((each) => each.mailbox === mailbox);
  }

  keepSeen(seen: Seen): void {
    const others = linesIn(this.seenFile, SeenSchema).filter(({ mailbox }) => mailbox !== seen.mailbox);
    replace(this.seenFile, [...others, seen].map((each) => `${JSON.stringify(each)}\n`).join(''));
  }

  /** Keeps the bytes of a mail under its hash; gives the file's name inside the archive. */
  keepMail(hash: string, bytes: Uint8Array): string {
    const name = path.join(POST_FOLDER, 'mails', `${hash}.eml`);
    const file = path.join(this.folder, 'mails', `${hash}.eml`);
    if (!existsSync(file)) replace(file, bytes);
    return name;
  }

  /** The bytes of a mail that was kept. */
  mail(hash: string): Uint8Array | undefined {
    const file = path.join(this.folder, 'mails', `${Hash.parse(hash)}.eml`);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  }

  private draftFile({ game, player, turn }: PlanName): string {
    const name = `${Id.parse(player)}.${TurnId.parse(turn)}.json`;
    return path.join(this.folder, 'drafts', GameId.parse(game), name);
  }

  /** What is kept of a game, by player and turn; of one player if he is named. */
  drafts(game: string, player?: string): readonly OrderDraft[] {
    const folder = path.join(this.folder, 'drafts', GameId.parse(game));
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && (player === undefined || name.startsWith(`${player}.`)))
      .sort()
      .flatMap((name) => {
        const parsed = DraftSchema.safeParse(jsonOf(readFileSync(path.join(folder, name), 'utf8')));
        return parsed.success && this.draftFile(parsed.data) === path.join(folder, name) ? [parsed.data] : [];
      });
  }

  /** The games of which something is kept. */
  draftedGames(): readonly string[] {
    const folder = path.join(this.folder, 'drafts');
    return existsSync(folder) ? readdirSync(folder).filter(isGameId).sort() : [];
  }

  keepDraft(draft: OrderDraft): void {
    replace(this.draftFile(draft), `${JSON.stringify(draft, undefined, 2)}\n`);
  }

  dropDraft(plan: PlanName): void {
    rmSync(this.draftFile(plan), { force: true });
  }

  private underwayFile(hash: string): string {
    return path.join(this.folder, 'underway', `${Hash.parse(hash)}.json`);
  }

  /** Mails that were left in the middle, for the program was stopped or could not go on; the oldest first. */
  underway(): readonly Underway[] {
    const folder = path.join(this.folder, 'underway');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const parsed = UnderwaySchema.safeParse(jsonOf(readFileSync(path.join(folder, name), 'utf8')));
        return parsed.success ? [parsed.data] : [];
      })
      .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.hash < b.hash ? -1 : 1));
  }

  keepUnderway(mail: Underway): void {
    replace(this.underwayFile(mail.hash), `${JSON.stringify(mail)}\n`);
  }

  dropUnderway(hash: string): void {
    rmSync(this.underwayFile(hash), { force: true });
  }

  private waitingFile(game: string): string {
    return path.join(this.folder, 'waiting', `${GameId.parse(game)}.jsonl`);
  }

  /** Entries of a game that wait for others, each with the player whose mail it came in. */
  waiting(game: string): readonly { readonly player: string; readonly line: Uint8Array }[] {
    return linesIn(this.waitingFile(game), WaitingSchema).map(({ player, line }) => ({
      player,
      line: new Uint8Array(Buffer.from(line, 'base64')),
    }));
  }

  keepWaiting(game: string, lines: readonly { readonly player: string; readonly line: Uint8Array }[]): void {
    const file = this.waitingFile(game);
    if (lines.length === 0) rmSync(file, { force: true });
    else
      replace(
        file,
        lines
          .map(({ player, line }) => `${JSON.stringify({ player, line: Buffer.from(line).toString('base64') })}\n`)
          .join(''),
      );
  }

  /** Keeps the second version of an entry as it came; gives the file's name inside the archive. */
  keepFork(game: string, hash: string, line: Uint8Array): string {
    const name = path.join('forks', GameId.parse(game), `${Hash.parse(hash)}.jsonl`);
    replace(path.join(this.folder, name), line);
    return path.join(POST_FOLDER, name);
  }

  private get codesFile(): string {
    return path.join(this.folder, 'codes.jsonl');
  }

  /** The codes that were given out, used or not. */
  codes(): readonly GivenCode[] {
    return linesIn(this.codesFile, CodeSchema);
  }

  /** Keeps the codes there are now, the latest of them. */
  keepCodes(codes: readonly GivenCode[]): void {
    replace(
      this.codesFile,
      codes
        .slice(-MOST_CODES)
        .map((each) => `${JSON.stringify(each)}\n`)
        .join(''),
    );
  }

  private get remindedFile(): string {
    return path.join(this.folder, 'reminded.jsonl');
  }

  reminded(): readonly Reminded[] {
    return linesIn(this.remindedFile, RemindedSchema);
  }

  addReminded(reminded: Reminded): void {
    append(this.remindedFile, reminded);
  }

  private get announcedFile(): string {
    return path.join(this.folder, 'announced.jsonl');
  }

  /** What a chat was told last of a game. */
  announced(game: string, service: string): Announced | undefined {
    return linesIn(this.announcedFile, AnnouncedSchema).findLast(
      (each) => each.game === game && each.service === service,
    );
  }

  /** Keeps what a chat was told, in the place of what it was told before. */
  keepAnnounced(announced: Announced): void {
    const others = linesIn(this.announcedFile, AnnouncedSchema).filter(
      ({ game, service }) => game !== announced.game || service !== announced.service,
    );
    replace(this.announcedFile, [...others, announced].map((each) => `${JSON.stringify(each)}\n`).join(''));
  }
}

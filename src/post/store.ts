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
import { isGameId } from '../log/index.ts';
import { type Lock, takeLock } from '../log/lock.ts';
import { isTime, type Result } from '../vocab/index.ts';

export const POST_FOLDER = 'post.local';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(40);
const GameId = z.string().refine(isGameId);
const Time = z.string().refine(isTime);

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

/** Why orders wait: to be put right, for dice, a decision or their turn, or for a word about units that would be lost. */
const HELD = ['unclear', 'refused', 'dice', 'decision', 'turn', 'crash', 'forfeit'] as const;

/** Orders of a player that are not entered yet, as lines of a sheet. */
const DraftSchema = z.object({
  game: GameId,
  player: Id,
  at: Time,
  held: z.enum(HELD),
  text: z.string().max(60_000),
  /** The mail they came in last. */
  hash: Hash,
  /** The name of that mail, for the answer. */
  messageId: z.string().max(300).exactOptional(),
});
export type OrderDraft = z.infer<typeof DraftSchema>;
export type HeldBy = OrderDraft['held'];

const WaitingSchema = z.object({ player: Id, line: z.base64() });
const RemindedSchema = z.object({ game: GameId, player: Id, hash: Hash, at: Time });
export type Reminded = z.infer<typeof RemindedSchema>;

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

/** How long to wait for somebody else who reads mails, in ms, and after what time he has given up. */
const WAIT = 2_000;
const GIVEN_UP = 600_000;

/** The folder's content, by what it is for. */
export class Store {
  private readonly folder: string;
  /** The mails that were read, once they have been looked up. */
  private known: ReadMail[] | undefined;

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
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    appendFileSync(this.readFile, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
    this.known?.push(mail);
  }

  /** Keeps the bytes of a mail under its hash; gives the file's name inside the archive. */
  keepMail(hash: string, bytes: Uint8Array): string {
    const name = path.join(POST_FOLDER, 'mails', `${hash}.eml`);
    const file = path.join(this.folder, 'mails', `${hash}.eml`);
    if (!existsSync(file)) replace(file, bytes);
    return name;
  }

  private draftFile(game: string, player: string): string {
    return path.join(this.folder, 'drafts', GameId.parse(game), `${Id.parse(player)}.json`);
  }

  draft(game: string, player: string): OrderDraft | undefined {
    const file = this.draftFile(game, player);
    const parsed = existsSync(file) ? DraftSchema.safeParse(jsonOf(readFileSync(file, 'utf8'))) : undefined;
    return parsed?.success === true ? parsed.data : undefined;
  }

  /** All drafts, by game and player. */
  drafts(): readonly OrderDraft[] {
    const folder = path.join(this.folder, 'drafts');
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter(isGameId)
      .sort()
      .flatMap((game) =>
        readdirSync(path.join(folder, game))
          .sort()
          .flatMap((name) => {
            const player = Id.safeParse(name.replace(/\.json$/, ''));
            return (player.success ? this.draft(game, player.data) : undefined) ?? [];
          }),
      );
  }

  keepDraft(draft: OrderDraft): void {
    replace(this.draftFile(draft.game, draft.player), `${JSON.stringify(draft, undefined, 2)}\n`);
  }

  dropDraft(game: string, player: string): void {
    rmSync(this.draftFile(game, player), { force: true });
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

  private get remindedFile(): string {
    return path.join(this.folder, 'reminded.jsonl');
  }

  reminded(): readonly Reminded[] {
    return linesIn(this.remindedFile, RemindedSchema);
  }

  addReminded(reminded: Reminded): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    appendFileSync(this.remindedFile, `${JSON.stringify(reminded)}\n`, { mode: 0o600 });
  }
}

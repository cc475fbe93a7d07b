// What somebody kept of a log, held against the log as it is now: checkpoints from a line, a file or a mail, and the
// entries of old mails. It says what a log alone cannot show: that its end was cut off, or that there are two versions
// of it.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileCheck, fileHash, type Game } from '../../archive/index.ts';
import { type LogEntry, parseLine } from '../../log/index.ts';
import { receive } from '../../post/index.ts';
import {
  type Checkpoint,
  type CheckpointVerdict,
  checkpointsIn,
  compareCheckpoint,
  readSignature,
} from '../../trust/index.ts';
import type { Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import type { InMail } from '../post/in-mail.ts';
import { mailsAt } from '../post/inbox.ts';

/** What was found in what somebody kept. */
export interface Kept {
  readonly checkpoints: readonly Checkpoint[];
  readonly entries: readonly LogEntry[];
}

const NOTHING: Kept = { checkpoints: [], entries: [] };

const keptIn = async (bytes: Uint8Array): Promise<Kept> => {
  const mail = await receive(bytes, fileHash(bytes));
  if (mail.kind === 'unreadable')
    return { ...NOTHING, checkpoints: checkpointsIn(Buffer.from(bytes).toString('utf8')) };
  const entries = mail.mail.entries.flatMap((line) => {
    const parsed = parseLine(line, fileHash, fileCheck);
    return parsed.ok ? [parsed.value] : [];
  });
  return { checkpoints: mail.mail.checkpoints, entries };
};

const joined = (all: readonly Kept[]): Kept => ({
  checkpoints: all.flatMap(({ checkpoints }) => checkpoints),
  entries: all.flatMap(({ entries }) => entries),
});

/** What the files hold that were named; one that is too large holds nothing. */
const keptInAll = async (mails: readonly InMail[]): Promise<Kept> => {
  const all: Kept[] = [];
  for (const mail of mails) {
    const bytes = await mail.bytes();
    if (bytes !== undefined) all.push(await keptIn(bytes));
  }
  return joined(all);
};

/** What `--checkpoint` and `--with` name; each has to hold something. */
export const readKept = async (desk: Desk, given: Given): Promise<Kept> => {
  const { t } = desk;
  const something = (said: string, kept: Kept): Kept => {
    if (kept.checkpoints.length + kept.entries.length > 0) return kept;
    throw new Stop(EXIT.usage, [
      t('proof-kept-nothing', { name: cleanLine(said) }),
      nextLine(desk, t('proof-kept-nothing-next')),
    ]);
  };
  const all: Kept[] = [];
  for (const said of given.all('checkpoint')) {
    const isLine = !existsSync(path.resolve(desk.env.cwd, said));
    const { checkpoints } = isLine ? { checkpoints: checkpointsIn(said) } : await keptInAll(mailsAt(desk, said));
    all.push(something(said, { ...NOTHING, checkpoints }));
  }
  for (const said of given.all('with')) all.push(something(said, await keptInAll(mailsAt(desk, said))));
  return joined(all);
};

/** The games that something was kept of. */
export const gamesOf = ({ checkpoints, entries }: Kept): readonly string[] =>
  [...new Set([...checkpoints, ...entries].map(({ game }) => game))].sort();

/** `unread`: the log is broken before the place in question. */
type Verdict = CheckpointVerdict | 'unread';

interface ComparedEntry {
  readonly seq: number;
  readonly hash: string;
  readonly by: string;
  /** `other`: the log has another entry of this number; `missing`: it is not that long. */
  readonly verdict: 'same' | 'other' | 'missing' | 'unread';
  /** For `other`: whose signature both versions bear. */
  readonly signer?: string;
}

export interface Compared {
  readonly checkpoints: readonly (Checkpoint & { readonly verdict: Verdict })[];
  readonly entries: readonly ComparedEntry[];
}

const signerOf = ({ trust }: Game, { sig }: LogEntry): string | undefined => {
  const key = sig === undefined ? undefined : readSignature(sig)?.key;
  return trust.keys.find((held) => held.key === key)?.player;
};

const verdictOn = (game: Game, checkpoint: Checkpoint): Verdict => {
  const verdict = compareCheckpoint(
    game.entries.map(({ hash }) => hash),
    checkpoint,
  );
  return verdict === 'truncated' && game.faults.length > 0 ? 'unread' : verdict;
};

const compareEntry = (game: Game, entry: LogEntry): ComparedEntry => {
  const { seq, hash, by } = entry;
  const here = game.entries[seq];
  if (here === undefined) return { seq, hash, by, verdict: game.faults.length > 0 ? 'unread' : 'missing' };
  if (here.hash === hash) return { seq, hash, by, verdict: 'same' };
  const signer = signerOf(game, entry);
  const both = signer !== undefined && signer === signerOf(game, here);
  return { seq, hash, by, verdict: 'other', ...(both ? { signer } : {}) };
};

/** Holds against a game what was kept of it. The game is as far as its chain could be followed. */
export const compareKept = (game: Game, { checkpoints, entries }: Kept): Compared => ({
  checkpoints: checkpoints
    .filter((each) => each.game === game.slug)
    .map((each) => ({ ...each, verdict: verdictOn(game, each) })),
  entries: entries.filter((each) => each.game === game.slug).map((each) => compareEntry(game, each)),
});

/** Whether everything that was kept is still there. */
export const holds = ({ checkpoints, entries }: Compared): 'yes' | 'no' =>
  checkpoints.every(({ verdict }) => verdict === 'equal' || verdict === 'ahead') &&
  entries.every(({ verdict }) => verdict === 'same')
    ? 'yes'
    : 'no';

/** Tells it. */
export const tellCompared = (desk: Desk, { slug, entries: lines }: Game, { checkpoints, entries }: Compared): void => {
  const { t } = desk;
  const has = lines.length;
  for (const { count, verdict } of checkpoints) {
    const good = verdict === 'equal' || verdict === 'ahead';
    const said = { game: slug, count, has, more: has - count, seq: count - 1 };
    desk.say((good ? desk.paint.green : desk.paint.red)(t(`proof-kept-checkpoints-${verdict}`, said)));
  }
  const same = entries.filter(({ verdict }) => verdict === 'same').length;
  if (same > 0) desk.say(desk.paint.green(t('proof-kept-same', { game: slug, count: same })));
  for (const { seq, verdict, signer } of entries) {
    if (verdict === 'same') continue;
    desk.say(desk.paint.red(t(`proof-kept-entries-${verdict}`, { game: slug, seq })));
    if (signer !== undefined) desk.say(`  ${t('proof-kept-two-versions', { player: signer, seq })}`);
  }
  const odd = [...checkpoints, ...entries].map(({ verdict }) => verdict);
  if (odd.some((verdict) => verdict === 'forked' || verdict === 'other'))
    desk.say(nextLine(desk, t('proof-kept-forked-next')));
  else if (odd.some((verdict) => verdict === 'truncated' || verdict === 'missing'))
    desk.say(nextLine(desk, t('proof-kept-short-next')));
};

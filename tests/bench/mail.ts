// M1, M2: what a mail costs. A thousand turn mails of this repository's games taken apart, against the parser of mails
// alone; and a thousand orders by mail, read, entered and answered, in several games.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { fileHash } from '../../src/archive/index.ts';
import { realEnvironment } from '../../src/cli/environment.ts';
import { main } from '../../src/cli/main.ts';
import { listGames, readLog } from '../../src/log/files.ts';
import { textOf } from '../../src/log/index.ts';
import { makeBlock } from '../../src/post/block.ts';
import { type Letter, mailBytes, receive } from '../../src/post/index.ts';
import { type Finding, ms } from './measure.ts';

const root = path.resolve(import.meta.dirname, '../..');
const MAILS = 1_000;
/** Lines of a log that one mail carries, as many as a turn has. */
const TURN = 8;
/** Games among which the orders are spread, as a club has them. */
const GAMES = 20;

/** Mails as `fieldpost mail` makes them, with the lines of the log as text and as a file. */
const turnMails = async (): Promise<readonly Uint8Array[]> => {
  const lines = listGames(root).flatMap((slug) => {
    const bytes = readLog(root, slug);
    const own = bytes.ok ? (textOf(bytes.value) ?? '').trimEnd().split('\n') : [];
    return own.slice(1).map((line) => ({ slug, line }));
  });
  const mails: Uint8Array[] = [];
  for (let at = 0; mails.length < MAILS; at += 1) {
    const first = lines[(at * TURN) % (lines.length - TURN)];
    const slug = first?.slug ?? '';
    const own = lines
      .slice((at * TURN) % (lines.length - TURN))
      .slice(0, TURN)
      .flatMap((each) => (each.slug === slug ? [each.line] : []));
    const letter: Letter = {
      from: { name: 'Anna', address: 'anna@example.org' },
      to: [{ name: 'Bernd', address: 'bernd@example.de' }],
      subject: `[pbem ${slug} #${at}] Großbritannien, Runde 3`,
      text: `Zug für Großbritannien\n\n${makeBlock(slug, own)}\n`,
      messageId: `<${slug}.${at}@example.org>`,
      references: [],
      date: new Date(Date.UTC(2026, 2, 1)),
      kind: 'turn',
      game: slug,
      entries: { name: `${slug}.${at}.pbem.jsonl`, lines: own },
    };
    mails.push(await mailBytes(letter));
  }
  return mails;
};

const timed = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};

const takenApart = async (): Promise<Finding> => {
  const mails = await turnMails();
  const own = await timed(async () => {
    for (const bytes of mails) {
      const { kind } = await receive(bytes, fileHash(bytes));
      if (kind !== 'mail') throw new Error('A turn mail could not be read.');
    }
  });
  const peer = await timed(async () => {
    for (const bytes of mails) await PostalMime.parse(bytes);
  });
  const kilobytes = Math.round(mails.reduce((sum, { length }) => sum + length, 0) / mails.length / 1024);
  return {
    id: 'M1',
    what: 'a turn mail taken apart against its parser alone',
    ratio: own / peer,
    figures: `${MAILS} mails of ${kilobytes} KiB: ${ms(own / MAILS)} each against ${ms(peer / MAILS)}`,
  };
};

const world = realEnvironment();

/** Runs a command in an archive without showing what it says. */
const quietly = async (archive: string, line: readonly string[]): Promise<void> => {
  const silent = { write: () => undefined, terminal: 'no' } as const;
  const env = { ...world, cwd: archive, terminal: 'no', stdout: silent, stderr: silent } as const;
  const code = await main(['--archive', archive, ...line], env);
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${code}.`);
};

const entered = async (): Promise<Finding> => {
  const archive = mkdtempSync(path.join(tmpdir(), 'fieldpost-bench-mail-'));
  try {
    writeFileSync(path.join(archive, 'addresses.local.json'), '{"players":{"anna":"anna@example.org"}}');
    for (let game = 0; game < GAMES; game += 1) {
      const players = ['--player', 'Anna=ussr,germany,uk,japan,usa', '--role', 'Greta=steward'];
      await quietly(archive, ['new', '--title', `Game ${game}`, '--slug', `game-${game}`, ...players, '--yes']);
    }
    const inbox = path.join(archive, 'inbox');
    mkdirSync(inbox);
    for (let at = 0; at < MAILS; at += 1) {
      const game = at % GAMES;
      const heads = [
        'From: Anna <anna@example.org>',
        `Subject: [pbem game-${game}] turn`,
        `Message-ID: <${at}@anna.example>`,
      ];
      writeFileSync(
        path.join(inbox, `${String(at).padStart(5, '0')}.eml`),
        [...heads, '', `Mail ${at}, have fun!`, '', 'End turn', ''].join('\r\n'),
      );
    }
    const first = await timed(() => quietly(archive, ['read', 'inbox', '--as', 'greta']));
    const again = await timed(async () => {
      await quietly(archive, ['read', 'inbox', '--as', 'greta']).catch(() => undefined);
    });
    return {
      id: 'M2',
      what: 'an order by mail read, entered and answered against the same read once more',
      ratio: first / again,
      figures: `${MAILS} mails in ${GAMES} games: ${ms(first / MAILS)} each against ${ms(again / MAILS)}`,
    };
  } finally {
    rmSync(archive, { recursive: true, force: true });
  }
};

export const mailFindings = async (): Promise<readonly Finding[]> => [await takenApart(), await entered()];

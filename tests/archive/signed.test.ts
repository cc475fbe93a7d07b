// Signed games with dice that are proved, and every way to tamper with them that the file itself gives away.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { extendGame, type Game, gameOf, verifyGame, waitingOf } from '../../src/archive/index.ts';
import { randomnessOf } from '../../src/dice/index.ts';
import { bytesOf, makeEntry, parseLog } from '../../src/log/index.ts';
import { allowedSigners, readSignature } from '../../src/trust/index.ts';
import { secondsOf, timeOf } from '../../src/vocab/index.ts';
import { KEYS, type Signs } from '../log/keys.ts';
import { GAME } from '../log/sample.ts';
import { opensshHere } from '../support/openssh.ts';
import { attack, drafted, fight, purchase, research, voidOf } from './play.ts';
import { anchored, beacon, EARLY, FIRST, receipt, reveal, rolled, say } from './signed.ts';

const lineOf = ({ hash: _, ...entry }: Game['entries'][number]): string => {
  const { v: __, game, seq, prev, ...fields } = entry;
  const made = makeEntry(game, { count: seq, hash: prev }, fields);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.line;
};
const linesOf = (game: Game): readonly string[] => game.entries.map(lineOf);
const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const read = (lines: readonly string[]): Game => gameOf(GAME, bytesOf(textOf(lines)));

const game = drafted(reveal(say(say(say(anchored(), purchase), attack), fight), 1)).game;
const lines = linesOf(game);
const drand = drafted(rolled(receipt(say(say(say(beacon(), purchase), attack), fight)))).game;

describe('an honest game', () => {
  test.each([
    ['of a keeper', game],
    ['of a beacon', drand],
  ])('%s is sound, signed throughout, its dice proved', (_, one) => {
    const again = read(linesOf(one));
    expect(again.faults).toEqual([]);
    const { verdict, entries } = verifyGame(again);
    expect(verdict).toBe('sound');
    expect(entries.flatMap(({ dice }) => dice ?? [])).toEqual(['proved']);
    expect(again.entries.every(({ sig }) => sig !== undefined)).toBe(true);
  });
  test('has the dice that the genuine round gives', () => {
    expect(randomnessOf(FIRST.signature)).toBe(FIRST.randomness);
    expect(drand.entries.at(-1)?.dice).toMatchObject({ source: 'drand', round: FIRST.round });
  });
});

describe('who is awaited', () => {
  test('the keeper for his secret, the witness for his receipt, then anybody', () => {
    const committed = say(anchored(), research);
    expect(waitingOf(committed)).toMatchObject([{ kind: 'dice', players: ['bernd'], powers: ['germany', 'japan'] }]);
    const unseen = say(beacon(), research);
    expect(waitingOf(unseen)).toMatchObject([{ kind: 'dice', players: ['stew', 'ref', 'eye', 'robo'] }]);
    expect(waitingOf(receipt(unseen))).toMatchObject([{ kind: 'dice', players: ['anna'] }]);
  });
  test('and the time a keeper takes is not the time of whoever waits for him', () => {
    const late = timeOf(secondsOf(EARLY) + 5 * 3600);
    const deadline = (start: Game) => waitingOf(start)[0]?.deadline;
    const begun = anchored({ clock: { turn: 24 } });
    const answered = drafted(reveal(say(begun, research), 1, late)).game;
    expect([deadline(begun), deadline(answered)]).toEqual([
      timeOf(secondsOf(EARLY) + 24 * 3600),
      timeOf(secondsOf(EARLY) + 29 * 3600),
    ]);
  });
});

// What else may be tried is in tests/trust/threats.test.ts.
describe('tampering', () => {
  test('a void of an order that waits for its dice, by anybody and however it is brought', () => {
    const committed = say(anchored(), research);
    const seq = committed.entries.length - 1;
    const voided = extendGame(committed, [
      {
        ...(committed.entries[seq] ?? fail()),
        seq: seq + 1,
        prev: committed.entries[seq]?.hash ?? '',
        by: 'ref',
        order: voidOf(committed, seq),
        events: [{ type: 'rewound', to: seq - 1, without: [committed.entries[seq]?.hash ?? ''] }],
        sig: KEYS.ref.sign(new Uint8Array()),
      },
    ]);
    expect(voided.faults).toMatchObject([{ code: 'dice-first' }]);
  });
});

describe('any one byte changed', () => {
  /** Every byte counts, also those of the last line: nothing is left that only its author could tell. */
  const caught = (one: Game) => {
    const whole = linesOf(one);
    const bytes = bytesOf(textOf(whole));
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = bytes.slice();
        changed[at] = ((changed[at] ?? 0) + by) % 256;
        const again = gameOf(GAME, changed);
        // Only the last line feed is no part of a line: without it the line is torn, and said to be.
        const torn = at === bytes.length - 1 && again.torn !== undefined;
        expect(torn || verifyGame(again).verdict === 'broken').toBe(true);
        expect(again.entries.length).toBeLessThan(one.entries.length);
      }),
      { numRuns: 150 },
    );
  };
  test('is refused in a game of a keeper', () => caught(game));
  test('is refused in a game of a beacon', () => caught(drand));
  test('and so is any one of a signature', () => {
    const at = lines[0]?.indexOf('"sig":"') ?? 0;
    for (let i = 0; i < 320; i += 7) {
      const line = lines[0] ?? '';
      const place = at + 7 + i;
      const digit = line.charAt(place) === 'A' ? 'B' : 'A';
      const tampered = line.slice(0, place) + digit + line.slice(place + 1);
      expect(parseLog(bytesOf(`${tampered}\n`), { file: 'log' }).faults).toHaveLength(1);
    }
  });
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!opensshHere())('ssh-keygen says of every line what we say', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-sig-'));
  folders.push(folder);
  const signers = path.join(folder, 'allowed_signers');
  writeFileSync(signers, `${allowedSigners(game.trust).join('\n')}\n`);
  const says = (sig: string, who: string, message: string): boolean => {
    const file = path.join(folder, 'line.sig');
    const rows = sig.match(/.{1,70}/g) ?? [];
    writeFileSync(file, ['-----BEGIN SSH SIGNATURE-----', ...rows, '-----END SSH SIGNATURE-----', ''].join('\n'));
    try {
      execFileSync('ssh-keygen', ['-Y', 'verify', '-f', signers, '-I', who, '-n', 'pbem-event', '-s', file], {
        input: message,
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      return true;
    } catch {
      return false;
    }
  };
  for (const entry of game.entries.slice(0, 4)) {
    const { sig = '', by } = entry;
    const line = lineOf(entry);
    const message = line.replace(`,"sig":"${sig}"`, '');
    expect(readSignature(sig)?.key).toBe(KEYS[by as Signs].public); // all who speak in this game have a key
    expect(says(sig, by, message)).toBe(true);
    expect(says(sig, by === 'anna' ? 'bernd' : 'anna', message)).toBe(false);
    expect(says(sig, by, `${message} `)).toBe(false);
  }
});

const fail = (): never => {
  throw new Error('the game of the tests has this entry');
};

// Every byte of signed games with proved dice, changed one after the other: not one of the changes passes. The lines
// before a change have been read, with every check, as the game was whole: they are read the quick way, which is shown
// to come to the same.
import { expect, test } from 'vitest';
import { fileCheck, fileHash, type Game } from '../../src/archive/index.ts';
import { bytesOf, makeEntry, parseLog } from '../../src/log/index.ts';
import type { Ed25519 } from '../../src/trust/index.ts';
import { attack, drafted, fight, purchase } from '../archive/play.ts';
import { anchored, beacon, receipt, reveal, rolled, say } from '../archive/signed.ts';
import { GAME } from '../log/sample.ts';

const LF = 0x0a;

const bytesOfGame = ({ entries }: Game): Uint8Array => {
  const lines = entries.map(({ hash: _, v: __, game, seq, prev, ...fields }) => {
    const made = makeEntry(game, { count: seq, hash: prev }, fields);
    if (!made.ok) throw new Error(made.error.code);
    return `${made.value.line}\n`;
  });
  return bytesOf(lines.join(''));
};

/** Ed25519 that remembers: most lines of a changed log are those it has seen before. */
const remembering = (): Ed25519 => {
  const seen = new Map<string, boolean>();
  return (signature, message, key) => {
    const name = fileHash(Buffer.concat([signature, message, key]));
    const known = seen.get(name) ?? fileCheck(signature, message, key);
    seen.set(name, known);
    return known;
  };
};

test.each([
  ['a keeper', drafted(reveal(say(say(say(anchored(), purchase), attack), fight), 1)).game],
  ['a beacon', drafted(rolled(receipt(say(say(say(beacon(), purchase), attack), fight)))).game],
])('a game of %s', (_, game) => {
  const bytes = bytesOfGame(game);
  const options = { file: 'log.jsonl', game: GAME, hash: fileHash, check: remembering() };
  const whole = parseLog(bytes, options);
  expect(whole.faults).toEqual([]);
  const passed: number[] = [];
  let readBefore = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at - 1] === LF) {
      readBefore = at;
      expect(parseLog(bytes, { ...options, readBefore })).toEqual(whole);
    }
    const changed = bytes.slice();
    // Another bit of each byte in turn: letters become other letters, digits other digits, marks anything.
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    const { faults, torn } = parseLog(changed, { ...options, readBefore });
    // Without the last line feed the last line is torn, and said to be.
    if (faults.length === 0 && (at < bytes.length - 1 || torn === undefined)) passed.push(at);
  }
  expect(passed).toEqual([]);
});

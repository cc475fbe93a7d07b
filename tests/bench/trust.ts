// T1, T2: what signatures and the beacon cost. The games of this repository, read strictly as they are and with every line
// signed, by the runtime's own Ed25519 and by the one without it; and one round of the beacon against one signature.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileCheck } from '../../src/archive/index.ts';
import { isSignedByBeacon, QUICKNET } from '../../src/dice/index.ts';
import { listGames, readLog } from '../../src/log/files.ts';
import { type EntryFields, type LogEntry, makeEntry, parseLog } from '../../src/log/index.ts';
import { checkEd25519, EMPTY_HEAD, isSigned } from '../../src/trust/index.ts';
import { ROUNDS } from '../dice/rounds.ts';
import { testKey } from '../log/keys.ts';
import { alternate, type Finding, ms } from './measure.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Lines of each game that are looked at; the same work for every game. */
const LINES = 150;

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const key = testKey(1);

const fieldsOf = ({
  v: _,
  game: __,
  seq: ___,
  prev: ____,
  hash: _____,
  sig: ______,
  ...fields
}: LogEntry): EntryFields => fields;

/** A game's first lines chained anew, signed or not. */
const bytesOf = (slug: string, entries: readonly LogEntry[], signed: 'yes' | 'no'): Uint8Array => {
  let head = EMPTY_HEAD;
  const lines = entries.map((entry) => {
    const made = makeEntry(slug, head, fieldsOf(entry), (_, message) =>
      signed === 'yes' ? key.sign(message) : undefined,
    );
    if (!made.ok) throw new Error(made.error.code);
    head = { count: head.count + 1, hash: made.value.entry.hash };
    return `${made.value.line}\n`;
  });
  return Buffer.from(lines.join(''), 'utf8');
};

const perSecond = (count: number, took: number): string => `${Math.round((count / took) * 1000)} a second`;

export const trustFindings = (rounds: number): readonly Finding[] => {
  const games = listGames(root).flatMap((slug) => {
    const bytes = readLog(root, slug);
    if (!bytes.ok) return [];
    const entries = parseLog(bytes.value, { file: slug, hash, check: fileCheck }).entries.slice(0, LINES);
    return [
      { slug, count: entries.length, plain: bytesOf(slug, entries, 'no'), signed: bytesOf(slug, entries, 'yes') },
    ];
  });
  const count = games.reduce((sum, game) => sum + game.count, 0);
  const read = (which: 'plain' | 'signed', check: typeof fileCheck) => () => {
    for (const { slug, [which]: bytes } of games) {
      if (parseLog(bytes, { file: slug, hash, check }).faults.length > 0) throw new Error(`${slug} cannot be read`);
    }
  };
  const took = alternate(
    { plain: read('plain', fileCheck), signed: read('signed', fileCheck), pure: read('signed', checkEd25519) },
    rounds,
    1,
  );
  const message = Buffer.from('a line of a log');
  const sig = key.sign(message);
  const [{ round = 0, signature = '' } = {}] = ROUNDS;
  const once = alternate(
    {
      beacon: () => isSignedByBeacon(QUICKNET, round, signature),
      native: () => isSigned(sig, message, fileCheck),
      pure: () => isSigned(sig, message, checkEd25519),
    },
    rounds * 4,
  );
  return [
    {
      id: 'T1',
      what: 'strict reading of signed lines against the same unsigned',
      ratio: took.signed / took.plain,
      figures: `${count} lines: ${ms(took.signed)}, ${perSecond(count, took.signed)}, against ${ms(took.plain)}, ${perSecond(count, took.plain)}; without the runtime’s Ed25519 ${ms(took.pure)}, ${perSecond(count, took.pure)}`,
    },
    {
      id: 'T2',
      what: 'a round of the beacon against a signature of a line',
      ratio: once.beacon / once.native,
      figures: `${ms(once.beacon)} against ${ms(once.native)}; the signature without the runtime’s Ed25519 ${ms(once.pure)}`,
    },
  ];
};

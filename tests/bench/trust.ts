// T1 to T4: what signatures, the beacon and proving cost. The games of this repository, read strictly as they are and
// with every line signed, by the runtime's own Ed25519 and by the one without it, and proved by the rules; a round of
// the beacon against a signature, and many rounds at once against one by one.

import { createHash } from 'node:crypto';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fileCheck, gameOf, verifyGame } from '../../src/archive/index.ts';
import { areSignedByBeacon, type Beacon, isSignedByBeacon, QUICKNET } from '../../src/dice/index.ts';
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

/** Rounds that are checked at once. */
const MANY = 200;

/** A beacon of our own with many rounds, for only a few of the public one stand in the tests. */
const manyRounds = () => {
  const { shortSignatures } = bls12_381;
  const secret = new Uint8Array(32).fill(7);
  const beacon: Beacon = { ...QUICKNET, chain: '', publicKey: shortSignatures.getPublicKey(secret).toHex() };
  const rounds = Array.from({ length: MANY }, (_, index) => {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(index + 1));
    const message = shortSignatures.hash(
      createHash('sha256').update(number).digest(),
      'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_',
    );
    return { round: index + 1, signature: shortSignatures.sign(message, secret).toHex() };
  });
  return { beacon, rounds };
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
  const { beacon, rounds: many } = manyRounds();
  const random = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));
  const bulk = alternate(
    {
      apart: () => {
        if (!many.every(({ round: each, signature: said }) => isSignedByBeacon(beacon, each, said)))
          throw new Error('apart');
      },
      together: () => {
        if (areSignedByBeacon(beacon, many, random).includes(false)) throw new Error('together');
      },
    },
    1,
    0,
  );
  const whole = alternate(
    {
      read: read('plain', fileCheck),
      prove: () => {
        for (const { slug, plain } of games) verifyGame(gameOf(slug, plain));
      },
    },
    rounds,
    1,
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
    {
      id: 'T3',
      what: `${MANY} rounds of a beacon one by one against the same together`,
      ratio: bulk.apart / bulk.together,
      figures: `${ms(bulk.apart / MANY)} a round against ${ms(bulk.together / MANY)}`,
    },
    {
      id: 'T4',
      what: 'proving games, every order decided again, against reading them strictly',
      ratio: whole.prove / whole.read,
      figures: `${count} lines: ${ms(whole.prove)}, ${perSecond(count, whole.prove)}, against ${ms(whole.read)}`,
    },
  ];
};

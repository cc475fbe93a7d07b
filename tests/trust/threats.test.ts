// What somebody may try with a log, one test an attack: each is tried on a game that everybody signed, and refused.
// Those that no log can show by itself are here too, with what shows them. How CI stands against them is in
// tests/git/threats.test.ts.
import { describe, expect, test } from 'vitest';
import {
  appendNote,
  appendOrder,
  appendRoll,
  type Game,
  gameOf,
  verifyGame,
  waitingOf,
} from '../../src/archive/index.ts';
import { bytesOf, type EntryFields, LIMITS, makeEntry } from '../../src/log/index.ts';
import { judgeEntries } from '../../src/post/entries.ts';
import { checkpointsIn, compareCheckpoint, EMPTY_HEAD, fingerprintOf, makeCheckpoint } from '../../src/trust/index.ts';
import { attack, drafted, fight, purchase, rejected, research } from '../archive/play.ts';
import {
  anchored,
  beacon,
  EARLY,
  FIRST,
  openSigned,
  receipt,
  reveal,
  rolled,
  SECOND,
  SEEN,
  say,
  sign,
} from '../archive/signed.ts';
import { KEYS, type Signs } from '../log/keys.ts';
import { GAME } from '../log/sample.ts';

const lineOf = ({ hash: _, ...entry }: Game['entries'][number]): string => {
  const { v: __, game, seq, prev, ...fields } = entry;
  const made = makeEntry(game, { count: seq, hash: prev }, fields);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.line;
};
const linesOf = (game: Game): readonly string[] => game.entries.map(lineOf);
const read = (lines: readonly string[]): Game => gameOf(GAME, bytesOf(lines.map((line) => `${line}\n`).join('')));
const fieldsOf = ({ entries }: Game): readonly EntryFields[] =>
  entries.map(({ v: _, game: __, seq: ___, prev: ____, hash: _____, sig: ______, ...fields }) => fields);

/** Lines chained anew, each signed by whoever `signer` says; nobody else can sign for him. */
const chained = (fields: readonly EntryFields[], signer: (by: string, seq: number) => Signs = (by) => by as Signs) => {
  let head = EMPTY_HEAD;
  return fields.map((each, seq) => {
    const made = makeEntry(GAME, head, each, (by, message) => KEYS[signer(by, seq)].sign(message));
    if (!made.ok) throw new Error(made.error.code);
    head = { count: head.count + 1, hash: made.value.entry.hash };
    return made.value.line;
  });
};

/** What is wrong with lines: the first fault, or that the rules would decide otherwise. */
const found = (lines: readonly string[]): string => {
  const { verdict, faults } = verifyGame(read(lines));
  return faults[0]?.code ?? verdict;
};

const kept = drafted(reveal(say(say(say(anchored(), purchase), attack), fight), 1)).game;
const drand = drafted(rolled(receipt(say(say(say(beacon(), purchase), attack), fight)))).game;
const both = [kept, drand];
const lines = linesOf(kept);
const sameTime = { at: EARLY, by: 'anna' };

test('the games these attacks are tried on are sound', () => {
  for (const game of both) expect(found(linesOf(game))).toBe('sound');
});

describe('seen by everyone who has the file', () => {
  test.each<[string, (all: readonly string[]) => readonly string[], string]>([
    [
      'edit an old entry',
      (all) => all.map((line, seq) => (seq === 2 ? line.replace('"infantry":5', '"infantry":4') : line)),
      'signature-wrong',
    ],
    ['delete one', (all) => all.filter((_, seq) => seq !== 2), 'wrong-seq'],
    ['swap two', (all) => [0, 2, 1, 3, 4, 5].flatMap((seq) => all[seq] ?? []), 'wrong-seq'],
    ['double one', (all) => [...all.slice(0, 3), ...all.slice(2)], 'wrong-seq'],
  ])('%s', (_, change, code) => {
    expect(found(change(lines))).toBe(code);
  });

  test('edit an own old entry and chain the rest anew: what others signed follows another line', () => {
    const rechained = chained(
      fieldsOf(kept).map((each, seq) => (seq === 2 ? { ...each, note: 'later' } : each)),
      // Anna has her own key and nobody else's.
      () => 'anna',
    );
    expect(found(rechained)).toBe('signature-of-another');
    const last = kept.entries.findLast(({ by }) => by === 'bernd');
    const pasted = rechained.slice(0, last?.seq).concat(lines[last?.seq ?? 0] ?? '');
    expect(found(pasted)).toMatch(/^(signature-of-another|wrong-prev)$/);
  });

  test('an entry in another’s name', () => {
    expect(found(chained(fieldsOf(kept), (by) => (by === 'bernd' ? 'zoe' : (by as Signs))))).toBe(
      'signature-of-another',
    );
    const unsigned = lines.map((line, seq) => (seq === lines.length - 1 ? line.replace(/,"sig":"[^"]*"/, '') : line));
    expect(found(unsigned)).toBe('signature-missing');
  });

  test('an old entry, or one of another game, played again', () => {
    const other = drafted(appendNote(kept, { ...sameTime, by: 'bernd', note: 'well played' })).game;
    const stolen = linesOf(other).at(-1) ?? '';
    const moved = stolen.replace(/"prev":"[0-9a-f]{64}","seq":\d+/, `"prev":"${kept.entries[2]?.hash}","seq":3`);
    expect(found([...lines.slice(0, 3), stolen])).toBe('wrong-seq');
    expect(found([...lines.slice(0, 3), moved])).toBe('signature-wrong');
    expect(found([...lines.slice(0, 3), moved.replaceAll(GAME, 'autumn-26')])).toBe('signature-wrong');
  });

  test('other orders after the dice', () => {
    for (const game of both) {
      const at = game.entries.findIndex(({ order }) => order?.type === 'fight');
      const changed = fieldsOf(game).map((each, seq) => (seq === at ? { ...each, note: 'changed' } : each));
      expect(found(chained(changed))).toMatch(/^(roll-of-another|receipt-needless)$/);
    }
  });

  test('many variants of an order, the best of them published: only the first receipt counts', () => {
    const seen = receipt(say(beacon(), research));
    const { open } = seen.trust;
    const again = { at: SEEN, by: 'robo', order: { type: 'receipt' as const, of: open?.hash ?? '' }, events: [] };
    expect(found([...linesOf(seen), ...chained([...fieldsOf(seen), again]).slice(-1)])).toBe('receipt-twice');
  });

  test('a better round', () => {
    const later = fieldsOf(drand).map((each): EntryFields => {
      const { dice } = each;
      return dice?.source === 'drand'
        ? { ...each, dice: { ...dice, round: SECOND.round, signature: SECOND.signature } }
        : each;
    });
    expect(found(chained(later))).toBe('round-wrong');
  });

  test('the signature of the beacon in another form, or one it never gave', () => {
    const committed = receipt(say(beacon(), research));
    expect(rejected(rolled(committed, FIRST.signature.toUpperCase()))).toMatchObject({
      fault: { code: 'wrong-shape' },
    });
    expect(rejected(rolled(committed, FIRST.signature.padEnd(192, '0')))).toMatchObject({
      fault: { code: 'wrong-shape' },
    });
    const forged = drafted(rolled(committed, SECOND.signature)).game;
    expect(found(linesOf(forged))).toBe('beacon-forged');
  });

  test('other faces, another number of dice', () => {
    for (const game of both) {
      const with_ = (change: (values: readonly number[]) => number[]) =>
        fieldsOf(game).map((each): EntryFields => {
          const { dice } = each;
          if (dice === undefined) return each;
          const rolls = dice.rolls.map((roll, nth) => (nth === 0 ? { ...roll, values: change(roll.values) } : roll));
          return { ...each, dice: { ...dice, rolls } };
        });
      expect(found(chained(with_((values) => values.map(() => 1))))).toBe('dice-wrong-for-seed');
      expect(found(chained(with_((values) => values.slice(1))))).toBe('dice-wrong-for-seed');
      expect(found(chained(with_((values) => [...values, 1])))).toBe('dice-wrong-for-seed');
    }
  });

  test('huge, deep and odd input is named and read no further', () => {
    const odd: readonly (readonly [string, string])[] = [
      [`{"a":"${'x'.repeat(LIMITS.lineBytes)}"}`, 'line-too-long'],
      ['['.repeat(LIMITS.depth + 1), 'too-deep'],
      [`\ufeff${lines[0]}`, 'byte-order-mark'],
      ['{"v":1,"v":1}', 'not-canonical'],
      ['{"__proto__":{"v":1}}', 'key-forbidden'],
      [`${lines[0]}\r`, 'line-ends'],
    ];
    for (const [line, code] of odd) expect([line.slice(0, 20), found([line])]).toEqual([line.slice(0, 20), code]);
  });

  test('a path for the id of a game', () => {
    for (const id of ['../../etc', 'con', 'a/b', 'Spring 26', '..']) {
      const made = makeEntry(id, EMPTY_HEAD, fieldsOf(kept)[0] as EntryFields); // line 0 is there
      expect([id, made.ok]).toEqual([id, false]);
    }
  });

  test('a keeper who stays silent is named, and since when', () => {
    expect(waitingOf(say(anchored(), research))).toMatchObject([{ kind: 'dice', players: ['bernd'], since: EARLY }]);
  });

  test('a stolen key counts until it is withdrawn, and the log says from which line on it does not', () => {
    const order = { type: 'change-key' as const, player: 'bernd', add: KEYS.zoe.public };
    const fields = [...fieldsOf(kept).slice(0, 2), { at: EARLY, by: 'ref', order, events: [] }];
    const withdrawn = [
      ...fields,
      {
        at: EARLY,
        by: 'ref',
        order: { type: 'change-key' as const, player: 'bernd', revoke: fingerprintOf(KEYS.bernd.public) },
        events: [],
      },
      { at: EARLY, by: 'bernd', order: { type: 'note' as const }, note: 'it is me', events: [] },
    ];
    expect(found(chained(withdrawn))).toBe('signature-of-another');
    expect(found(chained(withdrawn, (by, seq) => (by === 'bernd' && seq === 4 ? 'zoe' : (by as Signs))))).toBe('sound');
  });
});

describe('seen by whoever gets a mail', () => {
  test('the sender’s address is no identity: an entry in another’s name is refused whoever sends it', () => {
    const forged = chained(
      [
        ...fieldsOf(kept),
        { ...sameTime, by: 'bernd', order: { type: 'note' as const }, note: 'I give up', events: [] },
      ],
      (by, seq) => (seq === lines.length ? 'zoe' : (by as Signs)),
    ).at(-1);
    const { refused, taken } = judgeEntries(kept, [{ line: bytesOf(forged ?? ''), player: { id: 'bernd' } }], SEEN);
    expect(taken).toEqual([]);
    expect(refused).toMatchObject([{ why: { kind: 'fault', fault: { code: 'signature-of-another' } } }]);
  });

  test('two versions for two people: the second is a fork, and both lines are the proof', () => {
    const say_ = (note: string): Game => drafted(appendNote(kept, { ...sameTime, note })).game;
    const [mine, his] = [say_('for you'), say_('for him')];
    const line = bytesOf(linesOf(his).at(-1) ?? '');
    const { forks } = judgeEntries(mine, [{ line, player: { id: 'anna' } }], SEEN);
    expect(forks).toMatchObject([{ seq: kept.entries.length }]);
    for (const game of [mine, his]) expect(found(linesOf(game))).toBe('sound');
  });
});

// The guide on dice lists them under “What no file can show”.
describe('not to be seen from the file alone', () => {
  test('an end that was cut off, or replaced by its last author: a checkpoint shows it', () => {
    const [checkpoint] = checkpointsIn(makeCheckpoint(GAME, kept.trust.head));
    if (checkpoint === undefined) throw new Error('it is one');
    const cut = read(lines.slice(0, -1));
    const replaced = drafted(appendNote({ ...cut, sign }, { ...sameTime, by: 'bernd', note: 'instead' })).game;
    const says = (game: Game) =>
      compareCheckpoint(
        game.entries.map(({ hash }) => hash),
        checkpoint,
      );
    expect([cut, replaced].map((game) => [verifyGame(game).verdict, says(game)])).toEqual([
      ['sound', 'truncated'],
      ['sound', 'forked'],
    ]);
  });

  test('a receipt dated back by a witness who plays along: only a clone that has seen the log without it can tell', () => {
    // Between the order and the receipt nothing else bears a time, so an earlier one than the true one passes.
    const committed = say(beacon(), research);
    const dated = receipt(committed);
    expect(Date.parse(SEEN)).toBeLessThan(Date.now());
    expect(verifyGame(drafted(rolled(dated)).game).verdict).toBe('sound');
    // What holds it down: time never goes back in a log, so it cannot be earlier than the line before it.
    const before = fieldsOf(dated).map((each) =>
      each.order?.type === 'receipt' ? { ...each, at: '2020-01-01T00:00:00Z' } : each,
    );
    expect(found(chained(before))).toBe('time-goes-back');
  });

  test('a second throw at the machine: both games are sound, and neither calls its dice proved', () => {
    const thrown = (seed: string) => {
      const committed = say(openSigned({ source: 'local' }), research);
      return verifyGame(drafted(appendRoll(committed, sameTime, { source: 'local', seed })).game);
    };
    for (const seed of ['11', '22'].map((byte) => byte.repeat(32))) {
      const { verdict, entries } = thrown(seed);
      expect([verdict, entries.at(-1)?.dice]).toEqual(['sound', 'table']);
    }
  });

  test('a keeper and a player who share secrets: with another order they have other dice, and that is sound too', () => {
    const dice = (note: string) => {
      const committed = drafted(appendOrder(anchored(), research, { ...sameTime, note })).game;
      const game = drafted(reveal(committed, 1)).game;
      expect(verifyGame(game).verdict).toBe('sound');
      return game.entries.at(-1)?.dice?.rolls;
    };
    const tries = ['a', 'b', 'c', 'd', 'e', 'f'].map((note) => JSON.stringify(dice(note)));
    expect(new Set(tries).size).toBeGreaterThan(1);
  });
});

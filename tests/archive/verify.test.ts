import { describe, expect, test } from 'vitest';
import { appendProposal, type Game, gameOf, type KnownChecks, turnsOf, verifyGame } from '../../src/archive/index.ts';
import { checkDice } from '../../src/dice/index.ts';
import { bytesOf, type EntryFields } from '../../src/log/index.ts';
import { AT, GAME } from '../log/sample.ts';
import {
  attack,
  drafted,
  endTurn,
  fight,
  giveAll,
  open,
  placeFive,
  purchase,
  research,
  rewrite,
  seed,
  stay,
  strike,
} from './play.ts';

const game = giveAll(open(), research, purchase, attack, fight, stay, placeFive, endTurn);
const lineOf = (type: string): number => game.entries.findIndex(({ order }) => order?.type === type);
const reread = (lines: readonly string[]): Game => gameOf(GAME, bytesOf(lines.map((line) => `${line}\n`).join('')));
/** A game with one line written otherwise, its author having chained all that follows anew. */
const forgedIn = (from: Game, seq: number, change: (fields: EntryFields) => EntryFields): Game =>
  reread(rewrite(from, seq, change));
const forged = (seq: number, change: (fields: EntryFields) => EntryFields): Game => forgedIn(game, seq, change);
/** Without dice, so that only the events tell what was forged. */
const quiet = giveAll(open(), purchase, attack);
const pays = (ipc: number) => (fields: EntryFields) => ({
  ...fields,
  events: fields.events.map((event) => (event.type === 'paid' ? { ...event, ipc } : event)),
});

test('an honest game is sound, entry by entry', () => {
  const { verdict, entries, faults } = verifyGame(game);
  expect([verdict, faults]).toEqual(['sound', []]);
  expect(new Set(entries.map((entry) => entry.verdict))).toEqual(new Set(['proved']));
  expect(entries.filter(({ dice }) => dice === 'table')).toHaveLength(2);
  expect(entries.map(({ seq }) => seq)).toEqual(game.entries.map(({ seq }) => seq));
});

test('rules that made a difference are there with their clauses', () => {
  const applied = verifyGame(game).entries.flatMap((entry) => entry.applied);
  expect(applied.length).toBeGreaterThan(0);
  for (const { clauses } of applied) expect(clauses.length).toBeGreaterThan(0);
});

describe('forged, though chained and in form', () => {
  test('an event that the rules do not give: differs, with the first event', () => {
    const seq = 1;
    const cheap = forgedIn(quiet, seq, pays(1));
    const { verdict, entries } = verifyGame(cheap);
    expect(verdict).toBe('differs');
    expect(entries[seq]).toMatchObject({
      verdict: 'differs',
      difference: { kind: 'events', decided: { type: 'paid', ipc: 15 }, recorded: { type: 'paid', ipc: 1 } },
    });
  });
  test('an event left out, an event added', () => {
    const seq = lineOf('combat-move');
    const fewer = verifyGame(forged(seq, (fields) => ({ ...fields, events: fields.events.slice(0, -1) })));
    expect(fewer.entries[seq]?.difference).toMatchObject({ kind: 'events', decided: { type: 'phase-began' } });
    const gift = { type: 'received', power: 'ussr', purse: 'main', ipc: 99, for: 'income' } as const;
    const more = verifyGame(forged(seq, (fields) => ({ ...fields, events: [...fields.events, gift] })));
    expect(more.entries[seq]?.difference).toMatchObject({ kind: 'events', recorded: gift });
  });
  test('an order that the rules refuse', () => {
    const seq = lineOf('purchase');
    const rich = verifyGame(
      forged(seq, (fields) => ({ ...fields, order: { type: 'purchase', power: 'ussr', units: { bomber: 99 } } })),
    );
    expect(rich.entries[seq]?.difference).toMatchObject({
      kind: 'refused',
      refusals: [{ clauses: expect.any(Array) }],
    });
  });
  test('dice that do not follow from their seed: broken, with what they should be', () => {
    const seq = lineOf('fight') + 1;
    const lucky = forged(seq, (fields) => {
      if (fields.dice === undefined) throw new Error('the line after a fight holds its dice');
      const [first, ...rest] = fields.dice.rolls;
      if (first === undefined) throw new Error('a fight needs dice');
      return {
        ...fields,
        dice: {
          ...fields.dice,
          rolls: [{ ...first, values: first.values.map((value) => (value === 1 ? 2 : 1)) }, ...rest],
        },
      };
    });
    const { verdict, entries, faults } = verifyGame(lucky);
    expect(verdict).toBe('broken');
    expect(entries[seq]).toMatchObject({ verdict: 'wrong-dice', dice: 'wrong' });
    expect(faults).toMatchObject([{ line: seq + 1, code: 'dice-wrong-for-seed', remedy: 'restore-the-line' }]);
  });
  test('an order changed after its dice: the dice no longer follow', () => {
    const seq = lineOf('fight');
    const changed = forged(seq, (fields) => ({ ...fields, note: 'I meant something else' }));
    const dice = changed.entries[seq + 1]?.dice;
    expect(dice === undefined ? undefined : checkDice(GAME, dice).verdict).toBe('wrong');
    expect(verifyGame(changed).verdict).toBe('broken');
  });
  test('any earlier line written anew: every die that follows from it is wrong', () => {
    const { verdict, entries } = verifyGame(forged(0, (fields) => ({ ...fields, note: 'hello' })));
    expect(verdict).toBe('broken');
    expect(entries.filter(({ dice }) => dice === 'wrong').length).toBeGreaterThan(0);
  });
  test('another seed', () => {
    const seq = lineOf('fight') + 1;
    const other = forged(seq, (fields) =>
      fields.dice?.source === 'local' ? { ...fields, dice: { ...fields.dice, seed: seed(991) } } : fields,
    );
    expect(verifyGame(other).entries[seq]).toMatchObject({ verdict: 'wrong-dice', dice: 'wrong' });
  });
  test('a void that gives more than it may', () => {
    const voided = drafted(strike(giveAll(open(), research, purchase), 1)).game;
    const seq = voided.entries.length - 1;
    const lines = rewrite(voided, seq, (fields) => ({
      ...fields,
      events: [...fields.events, { type: 'received', power: 'ussr', purse: 'main', ipc: 50, for: 'income' }],
    }));
    const { verdict, entries } = verifyGame(reread(lines));
    expect(verdict).toBe('differs');
    expect(entries[seq]?.difference).toMatchObject({ kind: 'events', recorded: { type: 'received' } });
  });
});

test('a ruling lets an entry stand that differs, and is named', () => {
  const seq = 1;
  const cheap = forgedIn(quiet, seq, pays(14));
  const ruled = drafted(
    appendProposal(
      cheap,
      {
        type: 'ruling',
        of: verifyGame(cheap).entries.flatMap(({ verdict, hash }) => (verdict === 'differs' ? [hash] : [])),
        reason: 'agreed at the table',
      },
      { at: AT, by: 'ref' },
    ),
  ).game;
  const { verdict, entries } = verifyGame(ruled);
  expect(verdict).toBe('sound');
  expect(entries[seq]).toMatchObject({ verdict: 'differs', ruling: ruled.entries.at(-1)?.hash });
});

test('a ruleset nobody knows: the game folds, and says what it cannot be proved by', () => {
  const old = forgedIn(quiet, 0, (fields) => {
    if (fields.order?.type !== 'open-game') throw new Error('line 0 opens the game');
    return {
      ...fields,
      order: { ...fields.order, version: 77 },
      events: fields.events.map((event) => (event.type === 'game-opened' ? { ...event, version: 77 } : event)),
    };
  });
  expect(old.faults).toMatchObject([{ code: 'unknown-ruleset', line: 1 }]);
  expect(turnsOf(old)[0]?.id).toBe('r01-ussr');
  const { verdict, entries, faults } = verifyGame(old);
  expect([verdict, faults]).toEqual(['broken', old.faults]);
  expect(new Set(entries.map((entry) => entry.verdict))).toEqual(new Set(['unknown-rules']));
});

test('what was checked before is not checked again', () => {
  const first = verifyGame(game);
  const known: KnownChecks = new Map(
    first.entries.map(({ hash }) => [hash, { hash, verdict: 'clerical', applied: [] }]),
  );
  expect(new Set(verifyGame(game, known).entries.map(({ verdict }) => verdict))).toEqual(new Set(['clerical']));
});

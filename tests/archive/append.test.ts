import { describe, expect, test } from 'vitest';
import {
  appendNote,
  appendOrder,
  appendReport,
  appendRoll,
  extendGame,
  type Game,
  openGame,
  verifyGame,
} from '../../src/archive/index.ts';
import type { March, PowerOrder } from '../../src/engine/index.ts';
import { LIMITS } from '../../src/log/index.ts';
import type { Roll, UnitCounts } from '../../src/vocab/index.ts';
import { AT, GAME, NONCE, openOrder } from '../log/sample.ts';
import { CROWD } from '../support/crowd.ts';
import {
  attack,
  drafted,
  endTurn,
  fight,
  give,
  giveAll,
  open,
  placeFive,
  purchase,
  rejected,
  research,
  seed,
  stay,
} from './play.ts';

const anna = { at: AT, by: 'anna' };

describe('facts typed in', () => {
  const done = [{ type: 'resigned', power: 'germany' }] as const;

  test('are any player’s to report as long as no order has been given', () => {
    expect(verifyGame(drafted(appendReport(open(), [...done], anna)).game).verdict).toBe('sound');
  });

  test('are a clerk’s once orders are: a player could report that he has won', () => {
    const game = drafted(appendOrder(open(), purchase, anna)).game;
    expect(rejected(appendReport(game, [...done], anna))).toMatchObject({
      kind: 'fault',
      fault: { code: 'report-too-late', params: { player: 'anna' }, remedy: 'propose-edit' },
    });
    expect(verifyGame(drafted(appendReport(game, [...done], { at: AT, by: 'ref' })).game).verdict).toBe('sound');
  });
});

test('a log from before there were bids is read, and nobody bids', () => {
  const { bids: _, ...options } = openOrder.options;
  const { game } = drafted(openGame(GAME, { ...openOrder, options }, anna));
  expect(verifyGame(game).verdict).toBe('sound');
  expect(game.replay.state.options.bids).toBe('none');
});

describe('an order becomes lines', () => {
  test('one line without dice', () => {
    const draft = drafted(appendOrder(open(), purchase, { ...anna, note: 'five *infantry*' }));
    expect(draft.entries).toMatchObject([{ seq: 1, by: 'anna', order: purchase, note: 'five *infantry*' }]);
    expect(draft.asked).toEqual([]);
    expect(draft.after.count).toBe(1);
    expect(draft.game.trust.head.count).toBe(2);
  });

  test('two with dice: the order, and the roll that names its line', () => {
    const draft = drafted(appendOrder(open(), research, { ...anna, note: 'luck' }, { source: 'local', seed: seed(7) }));
    const [order, roll] = draft.entries;
    expect(order).toMatchObject({ order: research, note: 'luck' });
    expect(order?.events.at(-1)).toMatchObject({ type: 'dice-awaited' });
    expect(roll).toMatchObject({ order: { type: 'roll' }, dice: { of: order?.hash, source: 'local', seed: seed(7) } });
    expect(roll?.note).toBeUndefined();
    expect(draft.decisions).toHaveLength(2);
    expect(draft.game.trust.open).toBeUndefined();
  });

  test('the order alone when no dice are at hand; they can land later', () => {
    const draft = drafted(appendOrder(open(), research, anna));
    expect(draft.lines).toHaveLength(1);
    expect(draft.asked).toMatchObject([{ n: 1, sides: 6 }]);
    const rolled = drafted(appendRoll(draft.game, { at: AT, by: 'robo' }, { source: 'local', seed: seed(1) }));
    expect(rolled.entries).toMatchObject([{ by: 'robo', order: { type: 'roll' } }]);
    expect(verifyGame(rolled.game).verdict).toBe('sound');
  });

  test('drafting writes nothing and changes nothing: the same draft twice', () => {
    const game = open();
    const draft = () => drafted(appendOrder(game, research, anna, { source: 'local', seed: seed(3) })).lines;
    expect(draft()).toEqual(draft());
    expect(game.entries).toHaveLength(1);
  });

  test('what the rules refuse comes back with every reason', () => {
    const rejection = rejected(appendOrder(open(), { type: 'purchase', power: 'ussr', units: { bomber: 9 } }, anna));
    expect(rejection).toMatchObject({
      kind: 'refused',
      refusals: [{ code: expect.any(String), clauses: expect.any(Array) }],
    });
  });

  test('what the log refuses comes back with its place', () => {
    expect(rejected(appendOrder(open(), purchase, { at: AT, by: 'bernd' }))).toMatchObject({
      kind: 'fault',
      fault: { file: `games/${GAME}/log.jsonl`, line: 2, code: 'power-not-his' },
    });
    expect(rejected(appendOrder(open(), purchase, { ...anna, note: '\u202eevil' }))).toMatchObject({
      fault: { code: 'text-unclean', params: { at: 'note', why: 'direction' } },
    });
    expect(rejected(appendOrder(open(), purchase, { ...anna, at: 'yesterday' }))).toMatchObject({
      fault: { code: 'wrong-shape' },
    });
    expect(rejected(appendNote(open(), { ...anna, note: 'x'.repeat(4001) }))).toMatchObject({
      fault: { code: 'wrong-shape' },
    });
  });

  test('a game with a fault is not gone on with', () => {
    const game = open();
    const [fault] = extendGame(game, game.entries).faults;
    expect(fault).toMatchObject({ code: 'wrong-seq', line: 2 });
    const broken: Game = { ...game, faults: fault === undefined ? [] : [fault] };
    expect(rejected(appendOrder(broken, purchase, anna))).toEqual({ kind: 'fault', fault });
  });

  test('an unknown ruleset cannot be opened', () => {
    expect(rejected(openGame(GAME, { ...openOrder, version: 99 }, anna))).toMatchObject({
      kind: 'refused',
      refusals: [{ code: 'unknown-ruleset', params: { ruleset: 'second-edition', version: 99 } }],
    });
  });

  test('hostile words in title and names stay words', () => {
    const title = '<script>alert("1")</script> ../../etc [x](javascript:y) {{z}} %s \\u{1F4A3}';
    const game = open({ title });
    expect(game.entries[0]?.order).toMatchObject({ title });
    expect(rejected(openGame(GAME, { ...openOrder, title: '\u001b[31mred' }, anna))).toMatchObject({
      fault: { code: 'text-unclean' },
    });
    expect(rejected(openGame('../evil', openOrder, anna))).toMatchObject({
      fault: { code: 'wrong-shape', params: { at: 'game' } },
    });
  });
});

describe('dice of a table', () => {
  const table = (game: Game, order: PowerOrder, rolls: readonly Roll[]) =>
    drafted(appendOrder(game, order, anna, { source: 'recorded', service: 'table', rolls }));
  const start = giveAll(open({ dice: { source: 'recorded' } }), purchase, attack);

  test('are asked for bit by bit until the order has run', () => {
    let rolls: readonly Roll[] = [];
    let draft = table(start, fight, rolls);
    expect(draft.lines).toHaveLength(1);
    let asks = 0;
    while (draft.asked.length > 0) {
      const [need] = draft.asked;
      if (need === undefined) break;
      rolls = [
        ...rolls,
        { purpose: need.purpose, sides: need.sides, values: Array.from({ length: need.n }, (_, i) => (i % 6) + 1) },
      ];
      const next = table(start, fight, rolls);
      expect(next.lines[0]).toBe(draft.lines[0]);
      draft = next;
      asks += 1;
    }
    expect(asks).toBeGreaterThan(1);
    expect(draft.lines).toHaveLength(2);
    expect(draft.entries[1]?.dice?.rolls).toEqual(rolls);
    const verified = verifyGame(draft.game);
    expect(verified.verdict).toBe('sound');
    expect(verified.entries.at(-1)?.dice).toBe('claimed');
  });

  test('may land in several lines', () => {
    const first = table(start, fight, []);
    const [need] = first.asked;
    if (need === undefined) throw new Error('a battle asks for dice');
    const roll: Roll = { purpose: need.purpose, sides: need.sides, values: Array.from({ length: need.n }, () => 6) };
    const second = drafted(appendRoll(first.game, anna, { source: 'recorded', service: 'table', rolls: [roll] }));
    expect(second.game.trust.open?.hash).toBe(first.entries[0]?.hash);
    expect(second.asked).toHaveLength(1);
    expect(verifyGame(second.game).verdict).toBe('sound');
  });

  test('too few, too many or for something else are refused', () => {
    const [need] = table(start, fight, []).asked;
    const roll = (purpose: string, n: number): Roll => ({
      purpose,
      sides: 6,
      values: Array.from({ length: n }, () => 1),
    });
    const tried = (...rolls: readonly Roll[]) =>
      rejected(appendOrder(start, fight, anna, { source: 'recorded', service: 'table', rolls }));
    const n = need?.n ?? 0;
    const purpose = need?.purpose ?? '';
    expect(tried(roll(purpose, n + 1))).toMatchObject({ refusals: [{ code: 'dice-wrong' }] });
    expect(tried(roll('combat/elsewhere', n))).toMatchObject({ kind: 'refused' });
    expect(tried(roll(purpose, n), roll('combat/elsewhere', 2))).toMatchObject({
      refusals: [{ code: 'dice-left-over' }],
    });
  });
});

test('a fight too long for one line takes several, all from one seed', () => {
  const crowd = open({ start: CROWD });
  const march = (units: UnitCounts, to: string): March => ({ kind: 'march', units, path: ['karelia-ssr', to] });
  const moved = give(crowd, {
    type: 'combat-move',
    power: 'ussr',
    moves: [
      march({ infantry: 999 }, 'finland-norway'),
      march({ armor: 999 }, 'eastern-europe'),
      { ...march({ fighter: 900 }, 'ukraine-ssr'), land: 'karelia-ssr' },
    ],
    nonce: NONCE,
  });
  const battles = ['finland-norway', 'eastern-europe', 'ukraine-ssr'].map((battle) => ({ battle }));
  const order: PowerOrder = { type: 'fight', power: 'ussr', battles, nonce: NONCE };
  const draft = drafted(appendOrder(moved, order, anna, { source: 'local', seed: seed(5) }));
  const [commitment, ...rolls] = draft.entries;
  expect(rolls.length).toBeGreaterThan(1);
  for (const { dice } of rolls) expect(dice).toMatchObject({ source: 'local', seed: seed(5), of: commitment?.hash });
  for (const line of draft.lines) expect(line.length).toBeLessThanOrEqual(LIMITS.lineBytes);
  expect(draft.asked).toEqual([]);
  expect(verifyGame(draft.game).verdict).toBe('sound');
});

test('a whole turn, order by order, is sound', () => {
  const game = giveAll(open(), research, purchase, attack, fight, stay, placeFive, endTurn);
  const verified = verifyGame(game);
  expect(verified.faults).toEqual([]);
  expect(verified.verdict).toBe('sound');
  expect(game.replay.state.turn.power).toBe('germany');
});

test('a remark and a report follow', () => {
  const game = open();
  const noted = drafted(appendNote(game, { ...anna, note: 'hello' }, [game.entries[0]?.hash ?? '']));
  const reported = drafted(
    appendReport(
      noted.game,
      [{ type: 'position-reported', round: 4, power: 'japan', phase: 'research', treasury: { japan: 31 } }],
      { at: AT, by: 'stew', note: 'from the newsletter of 1994' },
    ),
  );
  expect(reported.game.replay.state.round).toBe(4);
  expect(verifyGame(reported.game).entries.map(({ verdict }) => verdict)).toEqual(['proved', 'clerical', 'reported']);
});

// Bids under seal in the log: what may follow what, what is refused, what becomes of a bid that does not come, and that
// no byte of it can be changed afterwards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  appendAgree,
  appendForfeit,
  appendOrder,
  appendProposal,
  appendReport,
  type Drafted,
  type Game,
  gameOf,
  openGame,
  type Said,
  verifyGame,
  waitingOf,
} from '../../src/archive/index.ts';
import type { Clock, OpenGame, OrderOf } from '../../src/engine/index.ts';
import { bytesOf } from '../../src/log/index.ts';
import { secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import { bidderOf, sealOf } from '../../src/trust/index.ts';
import { AT, GAME, openOrder } from '../log/sample.ts';
import { drafted, hashAt, purchase, rejected, rewrite, seed, voidOf } from './play.ts';

type Bid = OrderOf<'bid'>;
type Bidder = 'anna' | 'bernd';

const SEALED: Partial<OpenGame> = {
  options: { ...usualOptions(secondEdition), bids: 'sealed' },
  players: openOrder.players.map((player) => ({ ...player, powers: [] })),
};

const opening = (change: Partial<OpenGame> = {}): Drafted =>
  openGame(GAME, { ...openOrder, ...SEALED, ...change }, { at: AT, by: 'anna' });
const opened = (change: Partial<OpenGame> = {}): Game => drafted(opening(change)).game;

const bidOf = (player: Bidder, total: number, change: Partial<Bid> = {}): Bid => ({
  type: 'bid',
  power: 'germany',
  player,
  total,
  units: [],
  treasury: {},
  nonce: seed(player === 'anna' ? 71 : 72),
  ...change,
});

const by = (player: string, at = AT): Said => ({ at, by: player });

const seal = (game: Game, bid: Bid, said = by(bid.player ?? '')): Drafted =>
  appendOrder(game, { type: 'bid-seal', player: bid.player ?? '', seal: sealOf(GAME, bid) }, said);
const reveal = (game: Game, bid: Bid, said = by(bid.player ?? '')): Drafted =>
  appendOrder(game, bid, said, { source: 'local', seed: seed(3) });

const both = (anna: Bid, bernd: Bid, change: Partial<OpenGame> = {}): Game =>
  drafted(seal(drafted(seal(opened(change), anna)).game, bernd)).game;

const played = (anna: Bid, bernd: Bid): Game =>
  drafted(reveal(drafted(reveal(both(anna, bernd), anna)).game, bernd)).game;

const code = (draft: Drafted): unknown => {
  const error = rejected(draft);
  if (error.kind === 'fault') return error.fault.code;
  return error.kind === 'refused' ? error.refusals.map((refusal) => refusal.code).join(' ') : error.kind;
};

const sides = (game: Game): Readonly<Record<string, number>> =>
  Object.fromEntries(game.trust.players.map(({ id, powers }) => [id, powers.length]));

const A12 = bidOf('anna', 12, { units: [{ space: 'ukraine-ssr', power: 'germany', units: { infantry: 2 } }] });
const B12 = bidOf('bernd', 12);
const B17 = bidOf('bernd', 17, { treasury: { japan: 5 } });

describe('who plays what', () => {
  test('is decided by the lower bid, in the log’s own rules and in the position alike', () => {
    const game = played(A12, B17);
    expect(sides(game)).toMatchObject({ anna: 2, bernd: 3, stew: 0 });
    expect(game.replay.state.players).toEqual(game.trust.players);
    expect(game.replay.state.treasury.germany).toEqual({ main: 38 });
    expect(verifyGame(game).verdict).toBe('sound');
    const after = appendOrder(game, purchase, by('bernd'));
    expect(drafted(after).game.entries).toHaveLength(game.entries.length + 1);
    expect(code(appendOrder(game, purchase, by('anna')))).toBe('power-not-his');
  });

  test('is decided by a die between equal bids, and the dice are proved', () => {
    const game = played(A12, B12);
    const lot = game.entries.at(-1);
    expect(lot?.dice?.rolls).toMatchObject([{ purpose: 'bid', sides: 6 }]);
    const value = lot?.dice?.rolls[0]?.values[0] ?? 0;
    expect(sides(game)).toMatchObject(value <= 3 ? { anna: 2, bernd: 3 } : { anna: 3, bernd: 2 });
    const { verdict, entries } = verifyGame(game);
    expect([verdict, entries.at(-1)?.dice]).toEqual(['sound', 'table']);
  });

  test('cannot be reported, nor said in another line', () => {
    const event = played(A12, B17)
      .entries.at(-1)
      ?.events.find(({ type }) => type === 'sides-decided');
    expect(event).toBeDefined();
    const said = event === undefined ? [] : [event];
    expect(code(appendReport(opened(), said, by('stew')))).toBe('event-unexpected');
    expect(code(appendReport(opened(), [{ type: 'bid-sealed', player: 'anna' }], by('stew')))).toBe('event-unexpected');
  });

  test('asks for two bidders and no power given before', () => {
    expect(code(opening({ players: openOrder.players }))).toBe('bidders-not-two powers-before-bids powers-before-bids');
    expect(code(opening({ players: openOrder.players.map((one) => ({ ...one, powers: [] })).slice(1) }))).toMatch(
      /bidders-not-two|unknown-player/,
    );
  });
});

describe('a seal', () => {
  test('holds: another bid is not opened', () => {
    const game = both(A12, B17);
    const others: readonly Bid[] = [
      { ...A12, total: 11 },
      { ...A12, treasury: { germany: 6 } },
      { ...A12, power: 'japan' },
      { ...A12, units: [{ space: 'ukraine-ssr', power: 'germany', units: { infantry: 1 } }] },
      { ...A12, nonce: seed(99) },
    ];
    for (const other of others) expect(code(reveal(game, other))).toBe('seal-broken');
    expect(reveal(game, A12).ok).toBe(true);
  });

  test('is nobody else’s: not to be given, opened or copied for him', () => {
    const game = opened();
    expect(code(seal(game, A12, by('bernd')))).toBe('bid-of-another');
    expect(code(seal(game, A12, by('ref')))).toBe('bid-of-another');
    expect(code(reveal(both(A12, B17), A12, by('ref')))).toBe('bid-of-another');
    // Bernd takes Anna's seal for his own and waits for her to open.
    const copied = drafted(
      appendOrder(
        drafted(seal(game, A12)).game,
        { type: 'bid-seal', player: 'bernd', seal: sealOf(GAME, A12) },
        by('bernd'),
      ),
    ).game;
    const after = drafted(reveal(copied, A12)).game;
    expect(code(reveal(after, { ...A12, player: 'bernd' }))).toBe('seal-broken');
    expect(sealOf('another-game', A12)).not.toBe(sealOf(GAME, A12));
  });

  test('may be entered by a clerk for the one it is of, with the mail it came in', () => {
    const said = { ...by('stew'), for: 'anna', evidence: 'ab'.repeat(32) };
    const game = drafted(seal(opened(), A12, said)).game;
    expect(game.entries.at(-1)).toMatchObject({ by: 'stew', for: 'anna' });
  });

  test('comes before anything is opened, and once', () => {
    const one = drafted(seal(opened(), A12)).game;
    expect(code(reveal(one, A12))).toBe('seals-missing');
    expect(code(seal(one, A12))).toBe('bid-sealed-twice');
    expect(code(appendOrder(one, purchase, by('ref')))).toBe('bid-due');
  });
});

describe('consent while nobody has a side', () => {
  const lost = () => both(A12, B17);

  test('a seal goes by the word of both, not by one’s own', () => {
    const game = lost();
    const proposed = drafted(appendProposal(game, voidOf(game, 1), by('anna'))).game;
    expect(proposed.trust.proposals.flatMap(({ waits }) => waits.map(bidderOf))).toEqual(['bernd']);
    expect(waitingOf(proposed).at(-1)).toMatchObject({ kind: 'consent', players: ['bernd'] });
    const agreed = drafted(appendAgree(proposed, hashAt(proposed, 3), by('bernd'))).game;
    expect(agreed.replay.state.bidding?.bidders?.map(({ sealed }) => sealed)).toEqual(['no', 'yes']);
    const again = drafted(seal(agreed, { ...A12, total: 11, units: [] })).game;
    expect(code(reveal(again, A12))).toBe('seal-broken');
    const done = drafted(reveal(again, { ...A12, total: 11, units: [] })).game;
    expect(verifyGame(drafted(reveal(done, B17)).game).verdict).toBe('sound');
  });

  test('nor by the steward’s alone, but by the referee’s', () => {
    const game = lost();
    expect(code(appendProposal(game, voidOf(game, 1), by('stew')))).toBe('role-may-not');
    expect(drafted(appendProposal(game, voidOf(game, 1), by('ref'))).game.trust.struck).toHaveLength(1);
  });

  test('a seal somebody has opened goes only with the opened bid', () => {
    const game = drafted(reveal(lost(), A12)).game;
    expect(code(appendProposal(game, voidOf(game, 1), by('ref')))).toBe('must-go-too');
  });

  test('once it is decided who plays what, nothing of it is undone', () => {
    const game = played(A12, B17);
    for (const seq of [1, 2, 3, 4]) {
      expect(code(appendProposal(game, voidOf(game, seq), by('ref')))).toBe('not-an-order');
    }
    const edit = { type: 'edit', reason: 'again', to: hashAt(game, 2) } as const;
    expect(code(appendProposal(game, edit, by('ref')))).toBe('edit-into-bids');
  });
});

describe('a bid that does not come', () => {
  const clock: Clock = { turn: 72, answer: 24, forfeit: 48 };
  const later = (hours: number): string =>
    new Date(Date.parse(AT) + hours * 3_600_000).toISOString().replace('.000', '');
  const lapse = (game: Game, player: Bidder, said: Said): Drafted =>
    appendForfeit(game, { type: 'forfeit-bid', player, reason: 'not there' }, said);

  test('is waited for with a turn’s time to seal, with that of an answer to open', () => {
    const game = opened({ clock });
    expect(waitingOf(game)).toMatchObject([
      { kind: 'bids', players: ['anna', 'bernd'], deadline: later(72), forfeit: later(120) },
    ]);
    const sealed = both(A12, B17, { clock });
    expect(waitingOf(sealed)).toMatchObject([{ kind: 'bids', players: ['anna', 'bernd'], deadline: later(24) }]);
    const half = drafted(reveal(sealed, A12, by('anna', later(5)))).game;
    expect(waitingOf(half)).toMatchObject([{ kind: 'bids', players: ['bernd'], since: AT, deadline: later(24) }]);
  });

  test('counts no more once the time is over: the other plays the Axis with his own', () => {
    const game = drafted(reveal(both(A12, B17, { clock }), A12)).game;
    expect(code(lapse(game, 'bernd', by('anna', later(71))))).toBe('forfeit-too-early');
    expect(code(lapse(game, 'bernd', by('bernd', later(99))))).toBe('forfeit-own-bid');
    expect(code(lapse(game, 'anna', by('bernd', later(99))))).toBe('bid-not-due');
    expect(code(lapse(game, 'bernd', by('eye', later(99))))).toBe('role-may-not');
    const done = drafted(lapse(game, 'bernd', by('anna', later(72)))).game;
    expect(sides(done)).toMatchObject({ anna: 2, bernd: 3 });
    expect(done.replay.state.treasury.germany).toEqual({ main: 38 });
    expect(verifyGame(done).verdict).toBe('sound');
    expect(code(reveal(done, B17, by('bernd', later(73))))).toMatch(/no-bid-due|seal/);
    expect(lapse(game, 'bernd', by('stew', later(24))).ok).toBe(true);
  });

  test('also before it is sealed; the other then opens alone', () => {
    const game = drafted(seal(opened(), A12)).game;
    const gone = drafted(lapse(game, 'bernd', by('ref'))).game;
    expect(code(seal(gone, B17))).toBe('bid-lapsed');
    expect(code(lapse(gone, 'anna', by('ref')))).toBe('bid-lapsed');
    const done = drafted(reveal(gone, A12)).game;
    expect(done.entries.at(-1)?.events).toContainEqual(expect.objectContaining({ type: 'sides-decided', by: 'lapse' }));
    expect(sides(done)).toMatchObject({ anna: 2, bernd: 3 });
    expect(verifyGame(done).verdict).toBe('sound');
  });

  test('only a referee says so where there is no clock', () => {
    const game = drafted(reveal(both(A12, B17), A12)).game;
    expect(code(lapse(game, 'bernd', by('anna', later(999))))).toBe('forfeit-without-clock');
    expect(code(lapse(game, 'bernd', by('stew', later(999))))).toBe('forfeit-without-clock');
    expect(lapse(game, 'bernd', by('ref')).ok).toBe(true);
  });

  test('may be taken back as long as nothing hangs on it', () => {
    const game = drafted(lapse(drafted(seal(opened(), A12)).game, 'bernd', by('ref'))).game;
    const back = drafted(appendProposal(game, voidOf(game, 2), by('ref'))).game;
    expect(drafted(seal(back, B17)).game.replay.state.bidding?.bidders?.map(({ sealed }) => sealed)).toEqual([
      'yes',
      'yes',
    ]);
  });
});

describe('the log of a bidding', () => {
  const game = played(A12, B12);
  const read = (lines: readonly string[]): Game => gameOf(GAME, bytesOf(`${lines.join('\n')}\n`));
  const verdictOf = (lines: readonly string[]): string => verifyGame(read(lines)).verdict;
  const lines = rewrite(game, -1, (fields) => fields);

  test('is sound as it was written', () => {
    expect(verdictOf(lines)).toBe('sound');
  });

  test('any changed character of a seal or of an opened bid is found, though all is chained anew', () => {
    const digits = '0123456789abcdef';
    const entry = fc.constantFrom(1, 2, 3, 4);
    fc.assert(
      fc.property(entry, fc.nat(63), fc.nat(14), (seq, at, step) => {
        const changed = rewrite(game, seq, (fields) => {
          const { order } = fields;
          if (order?.type !== 'bid-seal' && order?.type !== 'bid') return fields;
          const key = order.type === 'bid-seal' ? 'seal' : 'nonce';
          const hex = order.type === 'bid-seal' ? order.seal : (order.nonce ?? '');
          const other = digits.replace(hex[at] ?? '', '')[step] ?? '0';
          return { ...fields, order: { ...order, [key]: hex.slice(0, at) + other + hex.slice(at + 1) } };
        });
        expect(verdictOf(changed)).toBe('broken');
      }),
      { numRuns: 40 },
    );
  });

  test('another total, or the die for the other player, is found', () => {
    const cheaper = rewrite(game, 4, (fields) =>
      fields.order?.type === 'bid' ? { ...fields, order: { ...fields.order, total: 11 } } : fields,
    );
    expect(verdictOf(cheaper)).toBe('broken');
    const turned = rewrite(game, 5, (fields) => {
      const events = fields.events.map((event) => {
        if (event.type !== 'sides-decided') return event;
        const [first, second] = event.players.map(({ player }) => player);
        const other = (player: string): string => (player === first ? (second ?? '') : (first ?? ''));
        return { ...event, players: event.players.map((seat) => ({ ...seat, player: other(seat.player) })) };
      });
      return { ...fields, events };
    });
    expect(verdictOf(turned)).toBe('differs');
  });

  test('sides nobody bid for are broken, whatever is claimed to have happened', () => {
    const seats = (change: (seat: { player: string; side: string }) => object) =>
      rewrite(game, 5, (fields) => ({
        ...fields,
        events: fields.events.map((event) =>
          event.type === 'sides-decided'
            ? { ...event, players: event.players.map((seat) => ({ ...seat, ...change(seat) })) }
            : event,
        ),
      }));
    expect(verdictOf(seats(() => ({ player: 'stew' })))).toBe('broken');
    expect(verdictOf(seats(() => ({ powers: ['ussr'] })))).toBe('broken');
    expect(verdictOf(seats(() => ({ side: 'axis' })))).toBe('broken');
    const early = rewrite(game, 1, (fields) => ({
      ...fields,
      events: [...fields.events, ...(game.entries[5]?.events.filter(({ type }) => type === 'sides-decided') ?? [])],
    }));
    expect(verdictOf(early)).toBe('broken');
  });

  test('hostile orders are refused and throw nothing', () => {
    const hostile = fc.record({
      type: fc.constantFrom('bid', 'bid-seal', 'forfeit-bid'),
      player: fc.constantFrom('anna', 'bernd', 'bidder/anna', '__proto__', '', 'x'.repeat(99)),
      seal: fc.oneof(fc.string(), fc.constant('0'.repeat(64))),
      nonce: fc.oneof(fc.string(), fc.constant('0'.repeat(64))),
      power: fc.constantFrom('germany', 'ussr', 'rome'),
      total: fc.oneof(fc.integer(), fc.double(), fc.string()),
      units: fc.array(fc.anything(), { maxLength: 3 }),
      treasury: fc.anything(),
      reason: fc.string(),
    });
    fc.assert(
      fc.property(hostile, fc.constantFrom(1, 3), (order, seq) => {
        const forged = game.entries.slice(0, seq + 1).map((_, index) => lines[index] ?? '');
        const last = JSON.parse(forged[seq] ?? '{}');
        forged[seq] = JSON.stringify({ ...last, order });
        expect(read(forged).faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});

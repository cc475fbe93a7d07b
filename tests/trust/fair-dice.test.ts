// Dice of a keeper and of a beacon: who gives them, in which order, and every way around that is refused.
import { describe, expect, test } from 'vitest';
import { anchorOf, QUICKNET, roundFrom, secretAt } from '../../src/dice/index.ts';
import type { DiceRules, Player } from '../../src/engine/index.ts';
import type { EntryFields } from '../../src/log/index.ts';
import { chainOf, keeperFor, roundOf } from '../../src/trust/index.ts';
import { secondsOf } from '../../src/vocab/index.ts';
import { KEYS, type Signs, signerFor } from '../log/keys.ts';
import { AT, NONCE, openOrder } from '../log/sample.ts';
import {
  awaited,
  line,
  note,
  opened,
  purchase,
  rewound,
  roll,
  rolls,
  SEED,
  tell,
  tellSigned,
  theVoid,
} from './tell.ts';

const names = ['anna', 'bernd', 'stew', 'ref', 'robo'] as const;
const keyed = (player: Player): Player => {
  const name = names.find((one) => one === player.id);
  return name === undefined ? player : { ...player, keys: [KEYS[name].public] };
};
const openWith = (dice: DiceRules, players: readonly Player[] = openOrder.players): EntryFields =>
  opened({ dice, players: players.map(keyed) });
const signer = signerFor(...names);
const told = (...lines: readonly EntryFields[]) => tellSigned(signer, ...lines);
const code = (...lines: readonly EntryFields[]): string => told(...lines).fault?.code ?? 'none';
const unsigned = (who: Signs, ...lines: readonly EntryFields[]): string =>
  tellSigned((by, message) => (by === who ? undefined : signer(by, message)), ...lines).fault?.code ?? 'none';
const commit = (by = 'anna', rest: Partial<EntryFields> = {}): EntryFields =>
  line(by, { order: { type: 'research', power: 'ussr', dice: 1, nonce: NONCE }, events: [awaited], ...rest });
const settings = (dice: DiceRules) => line('ref', { order: { type: 'settings', dice } });

describe('a keeper', () => {
  const LENGTH = 3;
  const last = '5e'.repeat(32);
  const anchoredBy = (by: string, rest: Partial<EntryFields> = {}, end = last): EntryFields =>
    line(by, { order: { type: 'anchor', anchor: anchorOf(end, LENGTH), length: LENGTH }, ...rest });
  const reveal = (
    of: string,
    k: number,
    rest: Partial<EntryFields> = {},
    x = secretAt(last, LENGTH, Math.min(k, LENGTH)),
  ) => roll(of, { by: 'bernd', dice: { of, source: 'reveal', k, x, rolls }, ...rest });
  const start = openWith({ source: 'reveal' });
  const anchor = anchoredBy('bernd');

  test('reveals one secret after the other', () => {
    const { trust, fault } = told(start, anchor, commit(), reveal('h2', 1), commit(), reveal('h4', 2));
    expect(fault).toBeUndefined();
    expect(trust.open).toBeUndefined();
    expect(chainOf(trust, 'bernd')).toMatchObject({ used: 2, last: secretAt(last, LENGTH, 2) });
  });
  test('is an enemy of whoever commits, the next in turn order', () => {
    const { trust } = told(start);
    expect(keeperFor(trust, 'ussr')?.id).toBe('bernd');
    expect(keeperFor(trust, 'japan')?.id).toBe('anna');
    const cara: Player = { id: 'cara', name: 'Cara', powers: ['japan'], role: 'player' };
    const three = [
      ...openOrder.players.map((one): Player => (one.id === 'bernd' ? { ...one, powers: ['germany'] } : one)),
      cara,
    ];
    const of = told(openWith({ source: 'reveal' }, three)).trust;
    expect([keeperFor(of, 'ussr')?.id, keeperFor(of, 'uk')?.id, keeperFor(of, 'usa')?.id]).toEqual([
      'bernd',
      'cara',
      'bernd',
    ]);
    // Who gave up is asked last.
    expect(keeperFor({ ...of, resigned: ['germany'] }, 'ussr')?.id).toBe('cara');
    expect(keeperFor({ ...of, resigned: ['germany', 'japan'] }, 'ussr')?.id).toBe('bernd');
  });
  test('must have anchored before anybody commits to him', () => {
    expect(told(start, commit()).fault).toMatchObject({ code: 'anchor-missing', params: { player: 'bernd' } });
    expect(told(start, anchor, commit()).trust.open?.keeper).toBe('bernd');
  });
  test('and must have secrets left', () => {
    const used = [1, 2, 3].flatMap((k) => [commit(), reveal(`h${2 * k}`, k)]);
    expect(code(start, anchor, ...used)).toBe('none');
    expect(code(start, anchor, ...used, commit())).toBe('anchor-missing');
    const fresh = line('bernd', {
      order: { type: 'anchor', anchor: anchorOf(SEED.replaceAll('5', '6'), 9), length: 9 },
    });
    expect(code(start, anchor, ...used, fresh, commit())).toBe('none');
    expect(code(start, anchor, ...used, anchor)).toBe('anchor-spent');
  });

  describe('attacks', () => {
    test('an invented secret', () => {
      expect(code(start, anchor, commit(), reveal('h2', 1, {}, 'ab'.repeat(32)))).toBe('reveal-wrong');
    });
    test('a secret skipped, one used twice, one after the last', () => {
      expect(code(start, anchor, commit(), reveal('h2', 2))).toBe('reveal-out-of-order');
      expect(code(start, anchor, commit(), reveal('h2', 1), commit(), reveal('h4', 1))).toBe('reveal-out-of-order');
      const x = secretAt(last, LENGTH, 1);
      expect(code(start, anchor, commit(), reveal('h2', 1), commit(), reveal('h4', 2, {}, x))).toBe('reveal-wrong');
    });
    test('the roller reveals himself', () => {
      expect(code(start, anchor, commit(), reveal('h2', 1, { by: 'anna' }))).toBe('reveal-not-his');
      const forHim = reveal('h2', 1, { by: 'stew', for: 'bernd', evidence: 'ee'.repeat(32) });
      expect(code(start, anchor, commit(), forHim)).toBe('reveal-not-his');
    });
    test('the keeper enters the order himself, with a nonce that suits him', () => {
      const lent = openOrder.players.map((one): Player => (one.id === 'bernd' ? { ...one, entersFor: ['anna'] } : one));
      const entered = commit('bernd', { for: 'anna', evidence: 'ee'.repeat(32) });
      expect(code(openWith({ source: 'reveal' }, lent), anchor, entered)).toBe('keeper-enters');
      expect(code(openWith({ source: 'recorded' }, lent), entered)).toBe('none');
    });
    test('other orders after the dice: they are for the order that was there', () => {
      expect(code(start, anchor, commit('anna', { note: 'changed' }), reveal('h0', 1))).toBe('roll-of-another');
    });
    test('a chain in somebody else’s name, or without his signature', () => {
      expect(unsigned('bernd', start, anchor)).toBe('signature-missing');
      expect(code(start, anchoredBy('stew', { for: 'bernd' }))).toBe('anchor-needless');
      expect(tell(opened({ dice: { source: 'reveal' } }), anchoredBy('eye')).fault?.code).toBe('role-may-not');
      expect(tellSigned(() => undefined, opened({ dice: { source: 'reveal' } }), anchor).fault?.code).toBe(
        'signature-missing',
      );
    });
    test('another chain while an order waits for him', () => {
      expect(code(start, anchor, commit(), anchoredBy('bernd', {}, 'aa'.repeat(32)))).toBe('dice-first');
    });
    test('dice from elsewhere, by anybody but the referee with his reasons', () => {
      const table = { dice: { of: 'h2', source: 'recorded', service: 'table', rolls } } as const;
      expect(code(start, anchor, commit(), roll('h2', table))).toBe('dice-source-not-agreed');
      expect(code(start, anchor, commit(), roll('h2'))).toBe('dice-source-not-agreed');
      expect(code(start, anchor, commit(), roll('h2', { ...table, by: 'ref' }))).toBe('note-missing');
      const settled = roll('h2', { ...table, by: 'ref', note: 'Bernd has been silent for a month.' });
      expect(code(start, anchor, commit(), settled, commit())).toBe('none');
      expect(code(openWith({ source: 'local' }), commit(), { ...settled, dice: { ...table.dice, of: 'h1' } })).toBe(
        'dice-source-not-agreed',
      );
    });
    test('a void, or anything else that is a decision, while the dice are due', () => {
      expect(code(start, anchor, commit(), theVoid('ref', ['h2'], [rewound(1)]))).toBe('dice-first');
      expect(code(start, anchor, commit(), purchase('anna'))).toBe('dice-first');
      expect(code(start, anchor, commit(), settings({ source: 'recorded' }))).toBe('dice-first');
      expect(code(start, anchor, commit(), note, reveal('h2', 1))).toBe('none');
    });
  });

  test('goes on with the same secret where dice do not fit one line, and with no other', () => {
    const part = reveal('h2', 1, { events: [awaited] });
    expect(code(start, anchor, commit(), part, reveal('h2', 1), commit())).toBe('none');
    expect(code(start, anchor, commit(), part, reveal('h2', 2))).toBe('reveal-out-of-order');
    expect(code(start, anchor, commit(), part, reveal('h2', 1, {}, 'ab'.repeat(32)))).toBe('reveal-wrong');
  });

  describe('who plays no power', () => {
    const neutral = (keeper: string) => openWith({ source: 'reveal', keeper });
    test('keeps the dice of all', () => {
      const byStew = (of: string, k: number) => reveal(of, k, { by: 'stew' });
      expect(code(neutral('stew'), anchoredBy('stew'), commit(), byStew('h2', 1))).toBe('none');
      expect(code(neutral('stew'), anchor)).toBe('anchor-needless');
      const entered = commit('stew', { for: 'anna', evidence: 'ee'.repeat(32) });
      expect(code(neutral('stew'), anchoredBy('stew'), entered)).toBe('keeper-enters');
    });
    test('is a clerk with a key', () => {
      expect(code(neutral('anna'))).toBe('keeper-unfit');
      expect(code(neutral('eye'))).toBe('keeper-unfit');
      expect(code(neutral('zoe'))).toBe('unknown-player');
      expect(tell(opened({ dice: { source: 'reveal', keeper: 'stew' } })).fault?.code).toBe('keeper-unfit');
    });
  });
  test('there is none in a game somebody plays against himself', () => {
    const alone: Player = {
      id: 'anna',
      name: 'Anna',
      powers: ['ussr', 'uk', 'usa', 'germany', 'japan'],
      role: 'player',
    };
    expect(code(openWith({ source: 'reveal' }, [alone]))).toBe('keeper-missing');
  });
});

describe('a beacon', () => {
  const rules: DiceRules = { source: 'drand', chain: QUICKNET.chain };
  const start = openWith(rules);
  const LATER = '2026-03-01T20:20:00Z';
  const receipt = (of = 'h1', rest: Partial<EntryFields> = {}): EntryFields =>
    line('robo', { at: LATER, order: { type: 'receipt', of }, ...rest });
  const due = roundFrom(QUICKNET, secondsOf(LATER) + 60);
  const fallen = (of = 'h1', round = due, rest: Partial<EntryFields> = {}): EntryFields =>
    roll(of, {
      at: LATER,
      dice: { of, source: 'drand', chain: QUICKNET.chain, round, signature: 'ab'.repeat(48), rolls },
      ...rest,
    });

  test('gives the dice of the first round a minute after the receipt', () => {
    const seen = told(start, commit(), receipt());
    expect(seen.trust.open).toMatchObject({ receipt: { by: 'robo', at: LATER } });
    expect(seen.trust.open && roundOf(seen.trust, seen.trust.open)).toBe(due);
    expect(code(start, commit(), receipt(), fallen())).toBe('none');
    expect(code(start, commit(), receipt(), fallen('h1', due, { by: 'bernd' }))).toBe('none');
  });
  test('or after what the game agreed on', () => {
    const slow = openWith({ ...rules, delay: 3600 });
    expect(code(slow, commit(), receipt(), fallen())).toBe('round-wrong');
    expect(code(slow, commit(), receipt(), fallen('h1', due + (3600 - 60) / 3))).toBe('none');
  });
  test('needs a witness with a key who plays no power', () => {
    expect(tell(opened({ dice: rules })).fault?.code).toBe('witness-missing');
    expect(code(openWith({ ...rules, chain: 'ab'.repeat(32) }))).toBe('beacon-unknown');
    expect(code(openWith({ source: 'recorded' }), settings(rules))).toBe('none');
  });

  test('is not witnessed by who played once, whom he hands his powers to or not', () => {
    const carl: Player = { id: 'carl', name: 'Carl', powers: ['germany', 'japan'], role: 'player' };
    const left = openOrder.players.map(
      (one): Player => (one.id === 'bernd' ? { ...keyed(one), powers: [], role: 'witness' } : keyed(one)),
    );
    const leaves = line('bernd', {
      order: { type: 'substitute', enters: carl, leaves: 'bernd' },
      events: [{ type: 'players-changed', players: [...left, carl] }],
    });
    expect(code(start, leaves, commit(), receipt('h2', { by: 'bernd' }))).toBe('receipt-not-his');
    expect(code(start, leaves, commit(), receipt('h2'))).toBe('none');
  });

  describe('attacks', () => {
    test('a better round', () => {
      expect(code(start, commit(), receipt(), fallen('h1', due + 1))).toBe('round-wrong');
      expect(code(start, commit(), receipt(), fallen('h1', due - 1))).toBe('round-wrong');
    });
    test('dice before anybody has seen the order', () => {
      expect(code(start, commit(), fallen())).toBe('receipt-missing');
    });
    test('a second receipt for a second round', () => {
      expect(code(start, commit(), receipt(), receipt('h1', { by: 'stew' }))).toBe('receipt-twice');
    });
    test('a receipt by a player, by who entered the order, or without a signature', () => {
      expect(code(start, commit(), receipt('h1', { by: 'bernd' }))).toBe('receipt-not-his');
      const entered = commit('stew', { for: 'anna', evidence: 'ee'.repeat(32) });
      expect(code(start, entered, receipt('h1', { by: 'stew' }))).toBe('receipt-not-his');
      expect(code(start, entered, receipt())).toBe('none');
      expect(code(start, commit(), receipt('h1', { by: 'stew', for: 'bernd' }))).toBe('receipt-not-his');
      expect(unsigned('robo', start, commit(), receipt())).toBe('signature-missing');
      expect(code(start, commit(), receipt('h1', { by: 'eye' }))).toBe('receipt-not-his');
    });
    test('a receipt for another order, for nothing, or in another game', () => {
      expect(code(start, commit(), receipt('h0'))).toBe('receipt-needless');
      expect(code(start, receipt('h0'))).toBe('receipt-needless');
      expect(code(openWith({ source: 'recorded' }), commit(), receipt())).toBe('receipt-needless');
    });
    test('a receipt dated back', () => {
      expect(code(start, commit('anna', { at: LATER }), receipt('h1', { at: AT }))).toBe('time-goes-back');
    });
    test('an order changed after its receipt, or several of which the best counts', () => {
      expect(code(start, commit(), commit())).toBe('dice-first');
      expect(code(start, commit('anna', { note: 'another' }), receipt('h0'))).toBe('receipt-needless');
    });
    test('another beacon', () => {
      const other = {
        of: 'h1',
        source: 'drand',
        chain: 'ab'.repeat(32),
        round: due,
        signature: 'ab'.repeat(48),
        rolls,
      } as const;
      expect(code(start, commit(), receipt(), roll('h1', { at: LATER, dice: other }))).toBe('beacon-not-agreed');
    });
    test('a void, or anything else that is a decision, while the dice are due', () => {
      const void_ = { ...theVoid('ref', ['h1'], [rewound(0)]), at: LATER };
      expect(code(start, commit(), receipt(), void_)).toBe('dice-first');
      expect(code(start, commit(), receipt(), { ...purchase('anna'), at: LATER })).toBe('dice-first');
    });
  });
});

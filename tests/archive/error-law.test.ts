// The clubs' law of errors, a row a test. An error that the engine cannot let happen is refused as it is ordered; one
// that comes in with dice from a table, or with a wrong position, is mended in the log, and the log is proved
// afterwards.
import { describe, expect, test } from 'vitest';
import {
  appendAgree,
  appendOrder,
  appendProposal,
  appendRoll,
  type Drafted,
  type Game,
  verifyGame,
} from '../../src/archive/index.ts';
import { type Move, type OpenGame, type PowerOrder, type Refusal, spaceAt } from '../../src/engine/index.ts';
import type { Roll, SpaceId, UnitType } from '../../src/vocab/index.ts';
import { AT, NONCE } from '../log/sample.ts';
import { drafted, endTurn, hashAt, open, placeFive, purchase, rejected, stay, strike, voidOf } from './play.ts';

/** A game whose dice are thrown at a table. */
const atTable = (change: Partial<OpenGame> = {}): Game => open({ dice: { source: 'recorded' }, ...change });

const march = (units: { readonly [type in UnitType]?: number }, from: SpaceId, to: SpaceId, land?: SpaceId): Move => ({
  kind: 'march',
  units,
  path: [from, to],
  ...(land === undefined ? {} : { land }),
});
const moves = (...list: readonly Move[]): PowerOrder => ({
  type: 'combat-move',
  power: 'ussr',
  moves: [...list],
  nonce: NONCE,
});
const noncombat = (...list: readonly Move[]): PowerOrder => ({
  type: 'noncombat-move',
  power: 'ussr',
  moves: [...list],
});
const fight = (battle: string, rounds?: number): PowerOrder => ({
  type: 'fight',
  power: 'ussr',
  battles: [{ battle, conduct: rounds === undefined ? { plan: 'KAAC' } : { plan: 'KAAC', rounds } }],
  nonce: NONCE,
});

const anna = { at: AT, by: 'anna' };
const bernd = { at: AT, by: 'bernd' };
const ref = { at: AT, by: 'ref' };

const give = (game: Game, ...orders: readonly PowerOrder[]): Game =>
  orders.reduce((so, order) => drafted(appendOrder(so, order, anna)).game, game);

const enter = (game: Game, rolls: readonly Roll[]): Drafted =>
  appendRoll(game, anna, { source: 'recorded', service: 'table', rolls });

/** What the table throws: a face for each pool. */
type Table = (purpose: string) => number;
const rollsOf = (game: Game, table: Table): readonly Roll[] =>
  game.replay.state.awaiting.map(({ purpose, n, sides }) => ({
    purpose,
    sides,
    values: Array.from({ length: n }, () => table(purpose)),
  }));

/** Enters dice until none are due. */
const thrown = (game: Game, table: Table): Game => {
  let next = game;
  for (let rolls = 0; rolls < 20 && next.replay.state.awaiting.length > 0; rolls += 1)
    next = drafted(enter(next, rollsOf(next, table))).game;
  return next;
};

/** The attackers always hit, the defenders never. */
const rout: Table = (purpose) => (purpose.includes('/attack/') ? 1 : 6);

const refusals = (draft: Drafted): readonly Refusal[] => {
  const error = rejected(draft);
  return error.kind === 'refused' ? error.refusals : [];
};
const codes = (draft: Drafted): readonly string[] => refusals(draft).map(({ code }) => code);

const count = (game: Game, space: SpaceId, type: UnitType): number =>
  spaceAt(game.replay.state, space).units.filter((unit) => unit.type === type && unit.power === 'ussr').length;
const owner = (game: Game, space: SpaceId) => spaceAt(game.replay.state, space).control;
const sound = (game: Game): void => expect(verifyGame(game).verdict).toBe('sound');

const KAR = 'karelia-ssr';
const CAU = 'caucasus';
const UKR = 'ukraine-ssr';
const EEU = 'eastern-europe';

describe('a sending error', () => {
  test('too many units, of a kind that is not there, or too few transports: the order is refused', () => {
    const there = count(atTable(), CAU, 'infantry');
    expect(codes(appendOrder(atTable(), moves(march({ infantry: there + 1 }, CAU, UKR)), anna))).toEqual([
      'not-enough-units',
    ]);
    expect(codes(appendOrder(atTable(), moves(march({ bomber: 1 }, CAU, UKR, CAU)), anna))).toEqual([
      'not-enough-units',
    ]);
    const aboard: Move = { kind: 'load', units: { infantry: 3 }, from: KAR, zone: 'karelia-sea-zone' };
    expect(appendOrder(atTable(), moves(aboard), anna).ok).toBe(false);
  });

  test('the battle is void and rolled again with the right units; the other battles stand with their dice', () => {
    const declared = give(
      atTable(),
      moves(march({ infantry: 3 }, CAU, UKR), march({ infantry: 2, armor: 1 }, KAR, EEU)),
    );
    const first = thrown(give(declared, fight(EEU)), rout);
    const both = thrown(give(first, fight(UKR)), rout);
    const fights = both.entries.filter(({ order }) => order?.type === 'fight');
    const force = (game: Game): number => spaceAt(game.replay.state, EEU).units.length;
    // The declaration carries both battles, so that their fights go with it.
    expect(rejected(strike(both, 1))).toMatchObject({ kind: 'must-go-too', also: fights.map(({ seq }) => ({ seq })) });
    const voided = drafted(strike(both, 1, ...fights.map(({ seq }) => seq))).game;
    const again = give(voided, moves(march({ infantry: 2 }, CAU, UKR), march({ infantry: 2, armor: 1 }, KAR, EEU)));
    // The battle that stands: what had been thrown for it is entered again, not thrown again.
    const dice = both.entries.flatMap((entry) => (entry.dice?.of === fights[0]?.hash ? (entry.dice?.rolls ?? []) : []));
    const kept = drafted(enter(give(again, fight(EEU)), dice)).game;
    expect([kept.replay.state.awaiting, force(kept)]).toEqual([[], force(both)]);
    const last = give(kept, fight(UKR));
    expect(last.replay.state.awaiting.find(({ purpose }) => purpose.includes('/attack/'))?.n).toBe(2);
    sound(thrown(last, rout));
  });

  test('or dropped: its units may not move in noncombat, all others may', () => {
    const declared = give(atTable(), moves(march({ infantry: 3 }, CAU, UKR)));
    const fought = thrown(give(declared, fight(UKR, 1)), rout);
    const order = { ...voidOf(fought, 1, 2), drops: [{ space: CAU, units: { infantry: 3 } }] };
    const dropped = drafted(appendProposal(fought, order, ref)).game;
    const there = count(dropped, CAU, 'infantry');
    expect(codes(appendOrder(dropped, noncombat(march({ infantry: there }, CAU, 'russia')), anna))).toEqual([
      'unit-held',
    ]);
    expect(
      refusals(appendOrder(dropped, noncombat(march({ infantry: there }, CAU, 'russia')), anna))[0]?.clauses,
    ).toEqual(['ruling.D54']);
    // Nor do they attack elsewhere; what was not in the battle moves.
    expect(codes(appendOrder(dropped, moves(march({ infantry: there }, CAU, UKR)), anna))).toEqual(['unit-held']);
    const rest = give(dropped, noncombat(march({ infantry: 1 }, KAR, 'russia')));
    const over = give(rest, { type: 'place', power: 'ussr', placements: [] }, endTurn);
    sound(over);
    const next = { ...voidOf(fought, 1, 2), drops: [{ space: CAU, units: { infantry: 40 } }] };
    expect(codes(appendProposal(fought, next, ref))).toEqual(['not-enough-units']);
  });
});

describe('units spread over several battles', () => {
  test('with too high a total: nothing of it is taken, whichever stands first', () => {
    const there = count(atTable(), KAR, 'infantry');
    const a = march({ infantry: there }, KAR, UKR);
    const b = march({ infantry: 1 }, KAR, EEU);
    for (const list of [
      [a, b],
      [b, a],
    ]) {
      const refused = refusals(appendOrder(atTable(), moves(...list), anna));
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.every(({ at }) => at?.startsWith('moves/'))).toBe(true);
    }
    sound(give(atTable(), moves(march({ infantry: there - 1 }, KAR, UKR), b)));
  });
});

describe('a rolling error', () => {
  const begun = give(atTable(), moves(march({ infantry: 3 }, CAU, UKR)), fight(UKR, 2));
  const pool = begun.replay.state.awaiting.find(({ purpose }) => purpose.includes('/attack/'));

  test('too few dice are not taken, too many neither; the missing one is thrown and all are entered', () => {
    const short = (n: number): readonly Roll[] =>
      pool === undefined ? [] : [{ purpose: pool.purpose, sides: 6, values: Array.from({ length: n }, () => 6) }];
    expect(codes(enter(begun, short(2)))).toEqual(['dice-wrong']);
    expect(codes(enter(begun, short(4)))).toEqual(['dice-wrong']);
    const more = drafted(enter(begun, short(3))).game;
    expect(more.replay.state.awaiting.length).toBeGreaterThan(0);
  });

  test('entered wrongly and found later in the turn: that round is set right, the later ones are thrown anew', () => {
    // Round 1: two misses and a hit that was entered as a miss. Then to the end.
    const wrong = thrown(begun, (purpose) => (purpose.includes('/1/') ? 6 : rout(purpose)));
    const voided = drafted(strike(wrong, 2)).game;
    expect(voided.replay.state.turn.battles.map(({ status }) => status)).toEqual(['declared']);
    const again = give(voided, fight(UKR, 2));
    const mended = again.replay.state.awaiting.map(
      ({ purpose, n, sides }): Roll => ({
        purpose,
        sides,
        values: Array.from({ length: n }, (_, index) => (purpose.includes('/attack/') && index === 2 ? 1 : 6)),
      }),
    );
    const done = thrown(drafted(enter(again, mended)).game, () => 6);
    const hits = (round: number): number | undefined =>
      done.entries
        .flatMap(({ events, seq }) => (seq >= again.entries.length ? events : []))
        .flatMap((event) =>
          event.type === 'rolled' && event.purpose.includes(`/${round}/attack/`) ? [event.hits] : [],
        )[0];
    expect([hits(1), hits(2)]).toEqual([1, 0]);
    sound(done);
  });
});

describe('a ghost gun', () => {
  const attack = moves(march({ infantry: 3 }, CAU, UKR), march({ fighter: 1 }, KAR, UKR, KAR));

  test('that is not on the board fires at nobody: its die is left over and refused', () => {
    const open = give(atTable(), moves(march({ infantry: 3 }, CAU, UKR)));
    expect(open.replay.state.awaiting).toEqual([]);
    const begun = give(open, fight(UKR));
    const ghost: Roll = { purpose: `aa/${UKR}`, sides: 6, values: [1] };
    expect(codes(enter(begun, [...rollsOf(begun, rout), ghost]))).toContain('dice-left-over');
  });

  /** A game that moved in with a gun in the Ukraine that was never there. */
  const haunted = (): Game => {
    const printed = open();
    const start: NonNullable<OpenGame['start']> = {
      round: 2,
      power: 'ussr',
      control: { [UKR]: 'germany' },
      units: [
        { space: UKR, power: 'germany', units: { infantry: 2, 'aa-gun': 1 } },
        { space: CAU, power: 'ussr', units: { infantry: 3 } },
        { space: KAR, power: 'ussr', units: { fighter: 1, infantry: 2 } },
        { space: 'russia', power: 'ussr', units: { infantry: 2 } },
        { space: 'germany', power: 'germany', units: { infantry: 2 } },
      ],
      treasury: {},
      technology: {},
    };
    expect(printed.entries).toHaveLength(1);
    return atTable({ start });
  };
  const gunless = { units: [{ space: UKR, power: 'germany', units: { infantry: 2 } }] } as const;

  test('that was on it by mistake and hit: back before it, the gun away, the missing plane rolls, the rest as it fell', () => {
    const game = give(haunted(), attack);
    const fought = thrown(give(game, fight(UKR)), (purpose) => (purpose.includes('/defence/') ? 6 : 1));
    expect(count(fought, KAR, 'fighter') + count(fought, UKR, 'fighter')).toBe(0);
    const edit = {
      type: 'edit' as const,
      reason: 'There never was a gun in the Ukraine',
      to: hashAt(fought, 0),
      position: { units: [...gunless.units.map((one) => ({ ...one, units: { ...one.units } }))] },
    };
    const back = drafted(appendProposal(fought, edit, ref)).game;
    const again = give(back, attack);
    expect(again.replay.state.awaiting).toEqual([]); // nothing fires on the way
    const fight2 = give(again, fight(UKR));
    const needed = fight2.replay.state.awaiting.find(({ purpose }) => purpose.includes('/attack/'));
    expect(needed?.n).toBe(4); // three infantry as they fell, and the plane
    const done = thrown(fight2, rout);
    expect(count(done, UKR, 'fighter') + count(done, KAR, 'fighter')).toBe(1);
    sound(done);
  });

  test('that missed: nothing is undone', () => {
    const fought = thrown(give(haunted(), attack, fight(UKR)), rout);
    expect(fought.replay.state.turn.battles).toMatchObject([{ status: 'ended' }]);
    expect(count(fought, UKR, 'fighter') + count(fought, KAR, 'fighter')).toBe(1);
    sound(fought);
  });
});

describe('the target that was named', () => {
  test('is taken as right: what is refused is the force that was not there, and the same target stands with another', () => {
    const [why, ...more] = refusals(appendOrder(atTable(), moves(march({ armor: 3 }, CAU, UKR)), anna));
    expect([why?.code, why?.params, more]).toEqual([
      'not-enough-units',
      expect.objectContaining({ space: CAU, unit: 'armor' }),
      [],
    ]);
    const right = give(atTable(), moves(march({ infantry: 3 }, CAU, UKR)));
    expect(right.replay.state.turn.battles).toMatchObject([{ id: UKR }]);
  });
});

describe('the cut-off', () => {
  test('an error not reported before the turn has passed on stands; only both sides, or the referee, undo it', () => {
    const turn = give(
      thrown(give(atTable(), purchase, moves(march({ infantry: 3 }, CAU, UKR)), fight(UKR)), rout),
      stay,
      placeFive,
      endTurn,
    );
    expect(turn.replay.state.turn.power).toBe('germany');
    expect(rejected(strike(turn, 2))).toMatchObject({ fault: { code: 'not-this-turn', remedy: 'propose-edit' } });
    const edit = { type: 'edit', reason: 'The battle was wrong', to: hashAt(turn, 1) } as const;
    const asked = drafted(appendProposal(turn, edit, anna)).game;
    expect(asked.replay.state.turn.power).toBe('germany'); // it stands until the other has agreed
    const agreed = drafted(appendAgree(asked, asked.entries.at(-1)?.hash ?? '', bernd)).game;
    expect(agreed.replay.state.turn.power).toBe('ussr');
    sound(agreed);
  });
});

describe('any repair both agree on', () => {
  test('is put into effect by their two words, without a referee', () => {
    const game = give(atTable(), purchase);
    expect(owner(game, UKR)).toBe('germany');
    const edit = {
      type: 'edit' as const,
      reason: 'We leave Ukraine to the Soviets and go on',
      position: {
        control: { [UKR]: 'ussr' as const },
        units: [{ space: UKR, power: 'ussr' as const, units: { infantry: 1 } }],
      },
    };
    const asked = drafted(appendProposal(game, edit, anna)).game;
    expect(owner(asked, UKR)).toBe('germany');
    const agreed = drafted(appendAgree(asked, asked.entries.at(-1)?.hash ?? '', bernd)).game;
    expect([owner(agreed, UKR), count(agreed, UKR, 'infantry')]).toEqual(['ussr', 1]);
    sound(agreed);
    const voided = drafted(appendProposal(game, voidOf(game, 1), anna)).game;
    expect(drafted(appendAgree(voided, voided.entries.at(-1)?.hash ?? '', bernd)).game.trust.struck).toHaveLength(1);
  });
});

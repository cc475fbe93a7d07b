// Who may say what, when. The lines are of the right form; what the rules of the game say of them is not asked.
import { describe, expect, test } from 'vitest';
import type { GameEvent, OpenGame } from '../../src/engine/index.ts';
import { makeEntry } from '../../src/log/index.ts';
import { speak } from '../../src/trust/index.ts';
import { GAME, openFields, openOrder } from '../log/sample.ts';
import {
  awaited,
  code,
  endTurn,
  line,
  note,
  opened,
  purchase,
  research,
  rewound,
  roll,
  rolls,
  SEED,
  tell,
  theVoid,
} from './tell.ts';

describe('opening', () => {
  test('line 0 brings the players', () => {
    const { trust, fault } = tell(openFields);
    expect(fault).toBeUndefined();
    expect(trust.players.map(({ id }) => id)).toEqual(['anna', 'bernd', 'stew', 'ref', 'eye', 'robo']);
    expect(trust.head.count).toBe(1);
  });
  test('nothing else opens a game, and nothing opens it twice', () => {
    expect(code(purchase('anna'))).toBe('not-opened');
    expect(code(openFields, openFields)).toBe('opened-twice');
  });
  test('a player or a power twice', () => {
    const [anna, bernd] = openOrder.players;
    if (anna === undefined || bernd === undefined) throw new Error('the sample has two players');
    expect(code(opened({ players: [anna, { ...bernd, id: 'anna' }] }))).toBe('player-twice');
    expect(code(opened({ players: [anna, { ...bernd, powers: ['ussr'] }] }))).toBe('power-twice');
  });
  test('by somebody who is not in it', () => {
    expect(code({ ...openFields, by: 'zoe' })).toBe('unknown-player');
  });
});

describe('the chain', () => {
  const made = (game: string, count: number, hash: string) => {
    const entry = makeEntry(game, { count, hash }, purchase('anna'));
    if (!entry.ok) throw new Error(entry.error.code);
    const { trust } = tell(openFields);
    const spoken = speak(trust, entry.value.entry, () => undefined);
    return spoken.ok ? 'none' : spoken.error.code;
  };
  const { hash } = tell(openFields).trust.head;
  test('game, number and hash of the line before must fit', () => {
    expect(made(GAME, 1, hash)).toBe('none');
    expect(made('other-game', 1, hash)).toBe('wrong-game');
    expect(made(GAME, 2, hash)).toBe('wrong-seq');
    expect(made(GAME, 1, 'ab'.repeat(32))).toBe('wrong-prev');
  });
});

describe('who may speak', () => {
  test('a player orders his own powers and no others', () => {
    expect(code(openFields, purchase('anna'))).toBe('none');
    expect(tell(openFields, purchase('bernd')).fault).toMatchObject({
      code: 'power-not-his',
      params: { player: 'bernd', power: 'ussr' },
      remedy: 'order-own-powers',
    });
  });
  test('standing orders are given for own powers only', () => {
    const standing = (power: 'ussr' | 'germany') =>
      line('anna', {
        order: {
          type: 'standing-orders',
          power: 'ussr',
          orders: [{ power, side: 'defence', scope: 'land', conduct: {} }],
        },
      });
    expect(code(openFields, standing('ussr'))).toBe('none');
    expect(code(openFields, standing('germany'))).toBe('power-not-his');
  });
  test('the referee orders for everybody', () => {
    expect(code(openFields, purchase('ref'))).toBe('none');
  });
  test('a steward enters for a player whom he names', () => {
    expect(code(openFields, purchase('stew', 'ussr', { for: 'anna' }))).toBe('none');
    expect(code(openFields, purchase('stew'))).toBe('power-not-his');
    expect(code(openFields, purchase('stew', 'ussr', { for: 'bernd' }))).toBe('power-not-his');
  });
  test('who is no clerk enters only for those he is named for, and only with the hash of the mail', () => {
    const mail = { for: 'bernd', evidence: 'ee'.repeat(32) };
    const named = opened({
      players: openOrder.players.map((player) => (player.id === 'anna' ? { ...player, entersFor: ['bernd'] } : player)),
    });
    expect(code(openFields, purchase('anna', 'germany', mail))).toBe('may-not-enter-for');
    expect(code(named, purchase('anna', 'germany', mail))).toBe('none');
    expect(code(named, purchase('anna', 'germany', { for: 'bernd' }))).toBe('evidence-missing');
    expect(code(named, purchase('bernd', 'ussr', { ...mail, for: 'anna' }))).toBe('may-not-enter-for');
    expect(code(named, purchase('eye', 'germany', mail))).toBe('may-not-enter-for');
  });
  test('in a game made for show anybody enters for anybody', () => {
    expect(code(opened({ purpose: 'demonstration' }), purchase('anna', 'germany', { for: 'bernd' }))).toBe('none');
  });
  test('nobody enters for himself or for somebody unknown', () => {
    expect(code(openFields, purchase('anna', 'ussr', { for: 'anna' }))).toBe('for-himself');
    expect(code(openFields, purchase('stew', 'ussr', { for: 'zoe' }))).toBe('unknown-player');
    expect(code(openFields, purchase('zoe'))).toBe('unknown-player');
  });
  test('a witness sees and remarks', () => {
    expect(code(openFields, note)).toBe('none');
    expect(code(openFields, line('eye', { events: [] }))).toBe('role-may-not');
    expect(code(openFields, research, roll('h1', { by: 'eye' }))).toBe('role-may-not');
  });
  test('a remark has a text', () => {
    expect(code(openFields, line('anna', { order: { type: 'note' } }))).toBe('note-missing');
  });
});

describe('an order and its dice', () => {
  test('an order that ends with dice awaited is a commitment, and the roll that names it closes it', () => {
    const waiting = tell(openFields, research);
    expect(waiting.trust.open).toMatchObject({ hash: waiting.entries[1]?.hash, seq: 1, order: 'research', by: 'anna' });
    const rolled = tell(openFields, research, roll('h1'), purchase('anna'));
    expect(rolled.fault).toBeUndefined();
    expect(rolled.trust.open).toBeUndefined();
  });
  test('in between only remarks may stand', () => {
    expect(code(openFields, research, note, roll('h1'))).toBe('none');
    expect(tell(openFields, research, purchase('anna')).fault).toMatchObject({
      code: 'dice-first',
      params: { seq: 1 },
      remedy: 'enter-the-dice',
    });
    expect(code(openFields, research, theVoid('ref', ['h1'], [rewound(0)]))).toBe('dice-first');
    expect(code(openFields, research, line('anna', {}))).toBe('dice-first');
    expect(code(openFields, research, line('ref', { order: { type: 'ruling', of: ['h0'], reason: 'x' } }))).toBe(
      'dice-first',
    );
  });
  test('dice belong to the open order and to no other', () => {
    expect(code(openFields, roll('h0'))).toBe('nothing-to-roll');
    expect(code(openFields, research, roll('h0'))).toBe('roll-of-another');
    expect(code(openFields, research, roll('h1'), roll('h1'))).toBe('nothing-to-roll');
  });
  test('dice stand with a roll, and a roll has dice', () => {
    const dice = { of: 'h0', source: 'local', seed: SEED, rolls } as const;
    expect(code(openFields, purchase('anna', 'ussr', { dice }))).toBe('dice-unexpected');
    expect(code(openFields, line('anna', { dice }))).toBe('dice-unexpected');
    expect(code(openFields, research, line('anna', { order: { type: 'roll' } }))).toBe('dice-missing');
  });
  test('dice come from where the game agreed', () => {
    const table = { of: 'h1', source: 'recorded', service: 'table', rolls } as const;
    expect(code(openFields, research, roll('h1', { dice: table }))).toBe('dice-source-not-agreed');
    expect(code(opened({ dice: { source: 'recorded' } }), research, roll('h1', { dice: table }))).toBe('none');
    expect(code(opened({ dice: { source: 'recorded' } }), research, roll('h1'))).toBe('dice-source-not-agreed');
  });
  test('an order without a nonce cannot wait for dice: it could be guessed', () => {
    expect(code(openFields, purchase('anna', 'ussr', { events: [awaited] }))).toBe('commitment-without-nonce');
  });
  test('dice that do not fit one line go on in the next, from the same seed', () => {
    const part = roll('h1', { events: [awaited] });
    expect(tell(openFields, research, part).trust.open).toMatchObject({ seq: 1, seed: SEED });
    expect(code(openFields, research, part, roll('h1'), purchase('anna'))).toBe('none');
    const other = roll('h1', { dice: { of: 'h1', source: 'local', seed: 'aa'.repeat(32), rolls } });
    expect(code(openFields, research, part, other)).toBe('seed-changed');
  });
});

describe('reported lines', () => {
  const report = (...events: GameEvent[]) => line('stew', { events });
  test('hold facts without an order', () => {
    expect(code(openFields, report({ type: 'research-ended', power: 'ussr' }))).toBe('none');
  });
  test('may not open a game, wait for dice or go back', () => {
    expect(code(openFields, report(awaited))).toBe('event-unexpected');
    expect(code(openFields, report(rewound(0)))).toBe('event-unexpected');
    const [opening] = openFields.events;
    if (opening === undefined) throw new Error('the sample opens a game');
    expect(code(openFields, report(opening))).toBe('event-unexpected');
  });
});

describe('voiding', () => {
  test('the referee voids at once', () => {
    const { trust, entries, fault } = tell(openFields, purchase('anna'), theVoid('ref', ['h1'], [rewound(0, 'h1')]));
    expect(fault).toBeUndefined();
    expect(trust.struck).toEqual([entries[1]?.hash]);
    expect(trust.turn).toEqual([]);
  });
  test('the dice of an order go with it', () => {
    const { trust, entries } = tell(openFields, research, roll('h1'), theVoid('ref', ['h1'], [rewound(0)]));
    expect(trust.struck).toEqual([entries[1]?.hash, entries[2]?.hash]);
    expect(code(openFields, research, roll('h1'), theVoid('ref', ['h2'], [rewound(0)]))).toBe('names-dice');
  });
  test('a player asks, and the other side agrees', () => {
    const asked = tell(openFields, purchase('anna'), theVoid('anna', ['h1']));
    expect(asked.fault).toBeUndefined();
    expect(asked.trust.proposals).toMatchObject([{ player: 'anna', waits: ['axis'] }]);
    expect(asked.trust.struck).toEqual([]);
    const agreed = tell(
      openFields,
      purchase('anna'),
      theVoid('anna', ['h1']),
      line('bernd', { order: { type: 'agree', of: 'h2' }, events: [rewound(0, 'h1')] }),
    );
    expect(agreed.fault).toBeUndefined();
    expect(agreed.trust.struck).toEqual([agreed.entries[1]?.hash]);
    expect(agreed.trust.proposals).toEqual([]);
  });
  test('who asked cannot agree; who is not concerned neither', () => {
    const agree = (by: string) => line(by, { order: { type: 'agree', of: 'h2' }, events: [] });
    expect(code(openFields, purchase('anna'), theVoid('anna', ['h1']), agree('anna'))).toBe('consent-not-his');
    expect(code(openFields, purchase('anna'), theVoid('anna', ['h1']), agree('stew'))).toBe('role-may-not');
    expect(code(openFields, line('anna', { order: { type: 'agree', of: 'h0' } }))).toBe('no-such-proposal');
  });
  test('declined or taken back it is gone', () => {
    const decline = (by: string) => line(by, { order: { type: 'decline', of: 'h2' } });
    for (const by of ['bernd', 'anna', 'ref']) {
      const { trust, fault } = tell(openFields, purchase('anna'), theVoid('anna', ['h1']), decline(by));
      expect([by, fault, trust.proposals]).toEqual([by, undefined, []]);
    }
  });
  test('one who plays all powers, and a game made for show, need nobody', () => {
    const alone = {
      ...openOrder,
      players: [{ id: 'anna', name: 'A', powers: ['ussr', 'germany', 'uk', 'japan', 'usa'], role: 'player' }],
    } as OpenGame;
    const it = theVoid('anna', ['h1'], [rewound(0)]);
    expect(code({ ...openFields, order: alone }, purchase('anna'), it)).toBe('none');
    expect(code(opened({ purpose: 'demonstration' }), purchase('anna'), it)).toBe('none');
    expect(code(openFields, purchase('anna'), it)).toBe('event-unexpected');
  });
  test('nobody else', () => {
    expect(code(openFields, purchase('anna'), theVoid('stew', ['h1'], [rewound(0)]))).toBe('role-may-not');
    expect(code(openFields, purchase('anna'), theVoid('eye', ['h1'], [rewound(0)]))).toBe('role-may-not');
  });
  test('only orders of the turn under way: for older ones there is the edit', () => {
    expect(tell(openFields, purchase('anna'), endTurn, theVoid('ref', ['h1'], [rewound(2)])).fault).toMatchObject({
      code: 'not-this-turn',
      params: { seq: 1 },
      remedy: 'propose-edit',
    });
    expect(code(openFields, theVoid('ref', ['h0'], [rewound(0)]))).toBe('not-this-turn');
    expect(code(openFields, note, theVoid('ref', ['h1'], [rewound(0)]))).toBe('not-an-order');
    expect(code(openFields, theVoid('ref', ['h7'], [rewound(0)]))).toBe('no-such-entry');
  });
  test('an entry is voided once', () => {
    const once = theVoid('ref', ['h1'], [rewound(0)]);
    expect(code(openFields, purchase('anna'), once, once)).toBe('already-void');
  });
  test('it goes back, and within the turn', () => {
    expect(code(openFields, purchase('anna'), theVoid('ref', ['h1']))).toBe('rewind-missing');
    expect(
      code(openFields, purchase('anna'), endTurn, purchase('bernd', 'germany'), theVoid('ref', ['h3'], [rewound(1)])),
    ).toBe('rewind-wrong');
    expect(code(openFields, purchase('anna'), theVoid('ref', ['h1'], [rewound(2)]))).toBe('rewind-wrong');
    expect(code(openFields, purchase('anna'), theVoid('ref', ['h1'], [rewound(0), rewound(0)]))).toBe(
      'event-unexpected',
    );
  });
  test('no order goes back by itself', () => {
    expect(code(openFields, purchase('anna', 'ussr', { events: [rewound(0)] }))).toBe('event-unexpected');
  });
});

describe('ruling', () => {
  const ruling = (by: string) => line(by, { order: { type: 'ruling', of: ['h1'], reason: 'played so in 1994' } });
  test('referee and steward let an entry stand; a player needs consent', () => {
    for (const by of ['ref', 'stew']) {
      const { trust, entries } = tell(openFields, purchase('anna'), ruling(by));
      expect(trust.rulings).toEqual([{ of: entries[1]?.hash, by: entries[2]?.hash }]);
    }
    expect(tell(openFields, purchase('anna'), ruling('anna')).trust.rulings).toEqual([]);
    const agreed = tell(
      openFields,
      purchase('anna'),
      ruling('anna'),
      line('bernd', { order: { type: 'agree', of: 'h2' } }),
    );
    expect(agreed.trust.rulings).toMatchObject([{ of: agreed.entries[1]?.hash }]);
  });
  test('about entries there are, and without events', () => {
    expect(code(openFields, ruling('ref'))).toBe('no-such-entry');
    expect(code(openFields, purchase('anna'), { ...ruling('ref'), events: [awaited] })).toBe('event-unexpected');
  });
});

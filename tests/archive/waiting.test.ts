// Who is awaited since when and until when, worked out from the log alone; and forfeits, which hang on it.
import { describe, expect, test } from 'vitest';
import {
  appendAgree,
  appendDecline,
  appendForfeit,
  appendFormal,
  appendNote,
  appendOrder,
  appendProposal,
  type Game,
  gameOf,
  verifyGame,
  type Waiting,
  waitingOf,
} from '../../src/archive/index.ts';
import type { PowerOrder } from '../../src/engine/index.ts';
import type { ForfeitOrder } from '../../src/trust/index.ts';
import { bytesOfLines, openOrder } from '../log/sample.ts';
import {
  march as at,
  attack,
  CLOCK,
  clocked,
  drafted,
  endTurn,
  fight,
  giveAt as give,
  open,
  placeFive,
  purchase,
  rejected,
  research,
  rewrite,
  stay,
  table,
  voidOf,
} from './play.ts';

const waits = (game: Game): readonly Waiting[] => waitingOf(game);
const first = (game: Game): Waiting => {
  const [waiting] = waits(game);
  if (waiting === undefined) throw new Error('nobody is awaited');
  return waiting;
};

describe('orders', () => {
  test('are awaited from the player in turn, since his turn began', () => {
    expect(waits(clocked())).toEqual([
      {
        kind: 'orders',
        powers: ['ussr'],
        players: ['anna'],
        since: at('01T20:14'),
        deadline: at('03T20:14'),
        forfeit: at('06T20:14'),
      },
    ]);
  });
  test('his own orders and remarks change nothing', () => {
    const later = give(clocked(), purchase, '02T10:00');
    const noted = drafted(appendNote(later, { at: at('02T11:00'), by: 'bernd', note: 'go on' })).game;
    expect(waits(noted)).toEqual(waits(clocked()));
  });
  test('without a clock there are no deadlines; without `forfeit` no other side may declare one', () => {
    expect(waits(open())).toEqual([{ kind: 'orders', powers: ['ussr'], players: ['anna'], since: at('01T20:14') }]);
    const { forfeit, ...rest } = first(clocked({ turn: 48 }));
    expect(forfeit).toBeUndefined();
    expect(rest.deadline).toBe(at('03T20:14'));
  });
  test('a new turn has its whole time', () => {
    const next = give(clocked(), endTurn, '03T08:00');
    expect(first(next)).toMatchObject({
      powers: ['germany'],
      players: ['bernd'],
      since: at('03T08:00'),
      deadline: at('05T08:00'),
    });
  });
  test('powers nobody plays are awaited from nobody', () => {
    const players = openOrder.players.map((one) => (one.id === 'anna' ? { ...one, powers: ['uk' as const] } : one));
    expect(first(clocked(CLOCK, { players }))).toMatchObject({ powers: ['ussr'], players: [] });
  });
});

describe('what others take', () => {
  /** The Soviet fighter and a tank attack a bomber and two infantry: the first hit is Germany's to choose. */
  const battle = (game: Game): Game => {
    const moved = give(game, attack, '02T08:00');
    return table(moved, fight, '02T09:00', 'anna');
  };
  const start = (): Game =>
    clocked(CLOCK, {
      dice: { source: 'recorded' },
      start: {
        round: 1,
        power: 'ussr',
        control: {},
        units: [
          { space: 'karelia-ssr', power: 'ussr', units: { infantry: 3, armor: 1, fighter: 1 } },
          { space: 'ukraine-ssr', power: 'germany', units: { infantry: 2, bomber: 1 } },
        ],
        treasury: {},
        technology: {},
      },
    });

  test('a decision is awaited from who has it, with the hours of an answer', () => {
    expect(waits(battle(start()))).toEqual([
      {
        kind: 'decision',
        powers: ['germany'],
        players: ['bernd'],
        since: at('02T09:00'),
        battle: 'ukraine-ssr',
        deadline: at('03T09:00'),
        forfeit: at('06T09:00'),
      },
    ]);
  });
  test('does not count against the player in turn', () => {
    const lost: PowerOrder = {
      type: 'casualties',
      power: 'germany',
      battle: 'ukraine-ssr',
      lost: [{ power: 'germany', units: { infantry: 1 } }],
      nonce: 'aa'.repeat(32),
    };
    const due = battle(start());
    const answered = drafted(appendOrder(due, lost, { at: at('02T19:00'), by: 'bernd' })).game;
    // Now the dice of the defence are to be thrown, and whoever gave the order is asked for them.
    expect(first(answered)).toMatchObject({
      kind: 'dice',
      powers: ['germany'],
      players: ['bernd'],
      since: at('02T19:00'),
      deadline: at('03T19:00'),
    });
    expect(first(answered).forfeit).toBeUndefined();
    const over = table(due, lost, '02T19:00', 'bernd');
    expect(first(over)).toMatchObject({
      kind: 'orders',
      players: ['anna'],
      since: at('02T19:00'),
      deadline: at('04T06:14'), // ten hours later than without Germany's ten hours
    });
    expect(verifyGame(over).verdict).toBe('sound');
  });
  test('the consent he asks holds his turn up, as long as an answer may take', () => {
    const said = give(clocked(), purchase, '02T00:00');
    const asked = drafted(appendProposal(said, voidOf(said, 1), { at: at('02T10:00'), by: 'anna' })).game;
    expect(waits(asked)).toMatchObject([
      { kind: 'orders', players: ['anna'], deadline: at('04T20:14') },
      {
        kind: 'consent',
        powers: ['germany', 'japan'],
        players: ['bernd'],
        since: at('02T10:00'),
        deadline: at('03T10:00'),
        proposal: asked.entries[2]?.hash,
      },
    ]);
    expect(waits(asked)[1]?.forfeit).toBeUndefined();
    const of = asked.entries[2]?.hash ?? '';
    const quick = drafted(appendDecline(asked, of, { at: at('02T16:00'), by: 'bernd' })).game;
    expect(waits(quick)).toMatchObject([{ kind: 'orders', deadline: at('04T02:14') }]);
    const late = drafted(appendDecline(asked, of, { at: at('09T16:00'), by: 'bernd' })).game;
    expect(waits(late)).toMatchObject([{ kind: 'orders', deadline: at('04T20:14') }]);
  });
  test('a draw that is offered holds nothing up', () => {
    const offered = drafted(appendProposal(clocked(), { type: 'draw' }, { at: at('02T10:00'), by: 'anna' })).game;
    expect(waits(offered)).toMatchObject([{ kind: 'orders', deadline: at('03T20:14') }, { kind: 'consent' }]);
    const agreed = drafted(
      appendAgree(offered, offered.entries[1]?.hash ?? '', { at: at('02T12:00'), by: 'bernd' }),
    ).game;
    expect(waits(agreed)).toEqual([]);
    expect(verifyGame(agreed).verdict).toBe('sound');
  });
  test('what he takes back himself, or what holds nothing up, stops no clock', () => {
    const said = give(clocked(), purchase, '02T00:00');
    for (const order of [{ type: 'draw' } as const, voidOf(said, 1)]) {
      let game = said;
      for (const day of ['02', '03']) {
        game = drafted(appendProposal(game, order, { at: at(`${day}T10:00`), by: 'anna' })).game;
        const of = game.entries.at(-1)?.hash ?? '';
        game = drafted(appendDecline(game, of, { at: at(`${day}T20:00`), by: 'anna' })).game;
      }
      expect(waits(game)).toMatchObject([{ kind: 'orders', deadline: at('03T20:14') }]);
    }
    const offered = drafted(appendProposal(said, { type: 'draw' }, { at: at('02T10:00'), by: 'anna' })).game;
    const of = offered.entries.at(-1)?.hash ?? '';
    const declined = drafted(appendDecline(offered, of, { at: at('03T10:00'), by: 'bernd' })).game;
    expect(waits(declined)).toMatchObject([{ kind: 'orders', deadline: at('03T20:14') }]);
  });
  test('partners who hand a turn to and fro have the time of two turns and no more', () => {
    const partners = openOrder.players.flatMap((one) =>
      one.id === 'anna'
        ? [
            { ...one, powers: ['ussr' as const] },
            { id: 'dora', name: 'Dora', powers: ['uk' as const, 'usa' as const], role: 'player' as const },
          ]
        : [one],
    );
    const hand = (game: Game, leaves: string, to: string, time: string, by = leaves): Game => {
      const { replay } = game;
      const there = replay.state.players.find(({ id }) => id === to);
      if (there === undefined) throw new Error(`nobody is called ${to}`);
      const enters = { ...there, powers: ['ussr' as const] };
      return drafted(appendProposal(game, { type: 'substitute', enters, leaves }, { at: at(time), by })).game;
    };
    const once = hand(clocked(CLOCK, { players: partners }), 'anna', 'dora', '03T20:00');
    expect(first(once)).toMatchObject({ players: ['dora'], deadline: at('05T20:00') });
    const back = hand(once, 'dora', 'anna', '05T19:00');
    expect(first(back)).toMatchObject({ players: ['anna'], deadline: at('05T20:00') });
    expect(verifyGame(back).verdict).toBe('sound');
    const put = hand(back, 'anna', 'dora', '05T19:30', 'ref');
    expect(first(put)).toMatchObject({ players: ['dora'], deadline: at('07T19:30') });
  });
  test('who takes over has the time of a whole turn', () => {
    const carl = { id: 'carl', name: 'Carl', powers: ['ussr' as const], role: 'player' as const };
    const order = { type: 'substitute', enters: carl, leaves: 'anna' } as const;
    const taken = drafted(appendProposal(clocked(), order, { at: at('03T20:00'), by: 'anna' })).game;
    expect(first(taken)).toMatchObject({ players: ['carl'], since: at('03T20:00'), deadline: at('05T20:00') });
    const other = { ...carl, powers: ['uk' as const] };
    const apart = drafted(
      appendProposal(clocked(), { ...order, enters: other }, { at: at('03T20:00'), by: 'anna' }),
    ).game;
    expect(first(apart)).toMatchObject({ players: ['anna'], deadline: at('03T20:14') });
  });
});

describe('absence', () => {
  const away = (game: Game, from: string, to: string, time: string, by = 'anna'): Game =>
    drafted(appendFormal(game, { type: 'absence', from: `2026-03-${from}`, to: `2026-03-${to}` }, { at: at(time), by }))
      .game;

  test('stretches the deadline by its days', () => {
    const game = away(clocked(), '03', '05', '02T00:00');
    expect(first(game)).toMatchObject({ since: at('01T20:14'), deadline: at('06T20:14'), forfeit: at('09T20:14') });
    expect(verifyGame(game).verdict).toBe('sound');
  });
  test('as line 0 told it too', () => {
    const absences = [{ player: 'anna', from: '2026-03-02', to: '2026-03-03' }];
    expect(first(clocked(CLOCK, { absences }))).toMatchObject({ deadline: at('05T20:14') });
  });
  test('of another player stretches nothing', () => {
    expect(first(away(clocked(), '03', '05', '02T00:00', 'bernd'))).toMatchObject({ deadline: at('03T20:14') });
  });
  test('does not bring back a deadline that is over', () => {
    expect(first(away(clocked(), '04', '06', '04T08:00'))).toMatchObject({ deadline: at('03T20:14') });
  });
});

describe('forfeit', () => {
  const order = (...powers: ForfeitOrder['powers']): ForfeitOrder => ({
    type: 'forfeit',
    powers,
    reason: 'no word since',
  });
  const german = (): Game => give(clocked(), endTurn, '02T20:00'); // deadline 4th 20:00, forfeit 7th 20:00
  const declare = (game: Game, by: string, time: string, ...powers: ForfeitOrder['powers']) =>
    appendForfeit(game, order(...powers), { at: at(time), by });

  test('by another side once the time is up, and the game is won', () => {
    const game = drafted(declare(german(), 'anna', '07T20:00', 'germany', 'japan')).game;
    expect(game.replay.state.winner).toEqual({ side: 'allies', how: 'resignation' });
    expect(verifyGame(game).verdict).toBe('sound');
    expect(waits(game)).toEqual([]);
  });
  test('not a second earlier', () => {
    const early = appendForfeit(german(), order('germany'), { at: '2026-03-07T19:59:59Z', by: 'anna' });
    expect(rejected(early)).toMatchObject({ fault: { code: 'forfeit-too-early', params: { from: at('07T20:00') } } });
  });
  test('by a steward from the deadline on, by the referee always', () => {
    expect(rejected(declare(german(), 'stew', '04T19:59', 'germany'))).toMatchObject({
      fault: { code: 'forfeit-too-early', params: { from: at('04T20:00') } },
    });
    expect(declare(german(), 'stew', '04T20:00', 'germany').ok).toBe(true);
    expect(declare(german(), 'ref', '02T20:01', 'usa').ok).toBe(true);
  });
  test('of those the game waits for, and not of others', () => {
    expect(rejected(declare(german(), 'stew', '09T00:00', 'usa'))).toMatchObject({
      fault: { code: 'not-waited-for', params: { power: 'usa' } },
    });
    const players = [
      ...openOrder.players.map((one) => (one.id === 'bernd' ? { ...one, powers: ['germany' as const] } : one)),
      { id: 'jan', name: 'Jan', powers: ['japan' as const], role: 'player' as const },
    ];
    const three = give(clocked(CLOCK, { players }), endTurn, '02T20:00');
    expect(rejected(declare(three, 'anna', '09T00:00', 'japan'))).toMatchObject({ fault: { code: 'not-waited-for' } });
    const alone = drafted(declare(three, 'anna', '09T00:00', 'germany')).game;
    expect(alone.replay.state).toMatchObject({ resigned: ['germany'], turn: { power: 'uk' } });
    expect(first(alone)).toMatchObject({ powers: ['uk'], players: ['anna'] });
    expect(verifyGame(alone).verdict).toBe('sound');
  });
  test('not while the dice of an order are to be thrown: those anybody may throw', () => {
    const open = drafted(appendOrder(clocked(), research, { at: at('02T00:00'), by: 'anna' })).game;
    expect(rejected(declare(open, 'ref', '20T00:00', 'ussr'))).toMatchObject({
      fault: { code: 'dice-first', remedy: 'enter-the-dice' },
    });
  });
  test('once', () => {
    const gone = drafted(declare(german(), 'ref', '03T00:00', 'usa')).game;
    expect(rejected(declare(gone, 'ref', '03T00:00', 'usa'))).toMatchObject({
      refusals: [{ code: 'already-resigned' }],
    });
  });
  test('a void of an earlier order keeps it, and it can be voided itself', () => {
    const said = give(clocked(), purchase, '02T00:00');
    const gone = drafted(declare(said, 'ref', '02T01:00', 'usa')).game;
    const strike = (seq: number) =>
      drafted(appendProposal(gone, voidOf(gone, seq), { at: at('02T02:00'), by: 'ref' })).game;
    expect(strike(1).replay.state).toMatchObject({ resigned: ['usa'], turn: { purchased: {} } });
    expect(strike(2).replay.state).toMatchObject({ resigned: [], turn: { purchased: { infantry: 5 } } });
    for (const seq of [1, 2]) expect(verifyGame(strike(seq)).verdict).toBe('sound');
  });
  test('a log in which it came too early, or brought about something else, is not proved', () => {
    const game = drafted(declare(german(), 'anna', '08T00:00', 'germany', 'japan')).game;
    const reread = (change: Parameters<typeof rewrite>[2]): string => {
      const again = gameOf(game.slug, bytesOfLines(rewrite(game, 2, change)));
      const { verdict, entries, faults } = verifyGame(again);
      return `${verdict} ${entries.at(-1)?.difference?.kind ?? faults[0]?.code ?? ''}`;
    };
    expect(reread((fields) => fields)).toBe('sound ');
    expect(reread((fields) => ({ ...fields, at: at('05T00:00') }))).toBe('differs archive-refused');
    expect(reread((fields) => ({ ...fields, events: fields.events.slice(0, 1) }))).toBe('differs events');
    expect(reread((fields) => ({ ...fields, at: at('01T00:00') }))).toBe('broken time-goes-back');
  });
});

describe('the writer’s clock', () => {
  test('never writes a time before that of the last line', () => {
    const later = give(clocked(), purchase, '05T00:00');
    const slow = drafted(appendOrder(later, attack, { at: at('04T00:00'), by: 'anna' })).game;
    expect(slow.entries.at(-1)?.at).toBe(at('05T00:00'));
    const right = drafted(appendOrder(later, attack, { at: at('05T00:01'), by: 'anna' })).game;
    expect(right.entries.at(-1)?.at).toBe(at('05T00:01'));
    expect(verifyGame(give(give(give(slow, fight, '04T00:00'), stay, '04T00:00'), placeFive, '04T00:00')).verdict).toBe(
      'sound',
    );
  });
  test('a forfeit is judged by the time that is written', () => {
    const german = give(clocked(), endTurn, '02T20:00');
    const noted = drafted(appendNote(german, { at: at('07T20:00'), by: 'stew', note: 'nothing yet' })).game;
    const declared = appendForfeit(
      noted,
      { type: 'forfeit', powers: ['germany'], reason: 'x' },
      { at: at('07T10:00'), by: 'anna' },
    );
    expect(drafted(declared).entries[0]?.at).toBe(at('07T20:00'));
  });
});

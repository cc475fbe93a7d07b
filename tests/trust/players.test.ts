// Who plays and who plays no more: substitutes, forfeits, and what needs everybody's consent.
import { describe, expect, test } from 'vitest';
import type { DiceRules, GameEvent, OpenGame, Player } from '../../src/engine/index.ts';
import type { EntryFields } from '../../src/log/index.ts';
import { secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import { commitNamesOf, type SubstituteOrder } from '../../src/trust/index.ts';
import { openFields, openOrder } from '../log/sample.ts';
import { awaited, code, endTurn, line, opened, purchase, research, rewound, tell, theVoid } from './tell.ts';

const carl: Player = { id: 'carl', name: 'Carl', powers: ['germany', 'japan'], role: 'player' };
const player = (id: string): Player => {
  const found = openOrder.players.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the sample has no ${id}`);
  return found;
};
const playersWith = (changes: { readonly [id: string]: Partial<Player> }, ...joined: Player[]): Player[] => [
  ...openOrder.players.map((one) => ({ ...one, ...changes[one.id] })),
  ...joined,
];
const changed = (players: Player[]): GameEvent => ({ type: 'players-changed', players });
const substitute = (by: string, order: Omit<SubstituteOrder, 'type'>, events: GameEvent[] = []): EntryFields =>
  line(by, { order: { type: 'substitute', ...order }, events });
const full = changed(playersWith({ bernd: { powers: [], role: 'witness' } }, carl));

describe('substitute', () => {
  test.each(['bernd', 'ref', 'stew'])('%s brings somebody in at once', (by) => {
    const { trust, fault } = tell(openFields, substitute(by, { enters: carl, leaves: 'bernd' }, [full]));
    expect(fault).toBeUndefined();
    expect(trust.players).toEqual(full.type === 'players-changed' ? full.players : []);
  });
  test('from then on he plays, and who left looks on', () => {
    const came = substitute('bernd', { enters: carl, leaves: 'bernd' }, [full]);
    expect(code(openFields, came, endTurn, purchase('carl', 'germany'))).toBe('none');
    expect(code(openFields, came, endTurn, purchase('bernd', 'germany'))).toBe('power-not-his');
    expect(code(openFields, came, line('bernd', { events: [] }))).toBe('role-may-not');
    expect(code(openFields, came, line('bernd', { order: { type: 'note' }, note: 'good luck' }))).toBe('none');
  });
  test('anybody else proposes, and the other sides agree', () => {
    const asked = substitute('anna', { enters: carl, leaves: 'bernd', reason: 'he is silent' });
    expect(tell(openFields, asked).trust.proposals).toMatchObject([{ waits: ['axis'] }]);
    expect(code(openFields, { ...asked, events: [full] })).toBe('event-unexpected');
    const agreed = tell(openFields, asked, line('bernd', { order: { type: 'agree', of: 'h1' }, events: [full] }));
    expect(agreed.fault).toBeUndefined();
    expect(agreed.trust.players.find(({ id }) => id === 'carl')?.powers).toEqual(['germany', 'japan']);
    expect(code(openFields, substitute('eye', { enters: carl, leaves: 'bernd' }, [full]))).toBe('role-may-not');
  });
  test('some of the powers may be taken over, also by a player who is there', () => {
    const some = { ...carl, powers: ['japan' as const] };
    const partly = changed(playersWith({ bernd: { powers: ['germany'] } }, some));
    expect(code(openFields, substitute('bernd', { enters: some, leaves: 'bernd' }, [partly]))).toBe('none');
    const partner = { ...player('anna'), powers: ['japan' as const] };
    const taken = changed(
      playersWith({ bernd: { powers: ['germany'] }, anna: { powers: ['ussr', 'uk', 'usa', 'japan'] } }),
    );
    expect(code(openFields, substitute('bernd', { enters: partner, leaves: 'bernd' }, [taken]))).toBe('none');
    const back = changed(playersWith({ eye: { powers: ['japan'], role: 'player' }, bernd: { powers: ['germany'] } }));
    const watcher = { ...player('eye'), powers: ['japan' as const] };
    expect(code(openFields, substitute('bernd', { enters: watcher, leaves: 'bernd' }, [back]))).toBe('none');
  });
  test.each<[string, Omit<SubstituteOrder, 'type'>, string]>([
    ['powers of others', { enters: { ...carl, powers: ['ussr'] }, leaves: 'bernd' }, 'power-not-his'],
    ['a power twice', { enters: { ...carl, powers: ['japan', 'japan'] }, leaves: 'bernd' }, 'power-twice'],
    ['no power', { enters: { ...carl, powers: [] }, leaves: 'bernd' }, 'nothing-taken-over'],
    ['himself', { enters: player('bernd'), leaves: 'bernd' }, 'substitute-himself'],
    ['nobody there', { enters: carl, leaves: 'zoe' }, 'unknown-player'],
    ['as referee', { enters: { ...carl, role: 'referee' }, leaves: 'bernd' }, 'role-differs'],
    [
      'one there under another name',
      { enters: { ...player('anna'), name: 'Anne', powers: ['japan'] }, leaves: 'bernd' },
      'player-differs',
    ],
    [
      'one there in another role',
      { enters: { ...player('anna'), role: 'referee', powers: ['japan'] }, leaves: 'bernd' },
      'player-differs',
    ],
    ['a player for nobody', { enters: carl }, 'leaver-missing'],
    ['a clerk with powers for nobody', { enters: { ...carl, role: 'steward' } }, 'leaver-missing'],
    ['one there for nobody', { enters: player('eye') }, 'player-twice'],
    ['entering for strangers', { enters: { ...carl, entersFor: ['zoe'] }, leaves: 'bernd' }, 'unknown-player'],
    ['entering for himself', { enters: { ...carl, entersFor: ['carl'] }, leaves: 'bernd' }, 'for-himself'],
  ])('not %s', (_, order, fault) => {
    for (const by of ['ref', 'bernd', 'anna'])
      expect([by, code(openFields, substitute(by, order))]).toEqual([by, fault]);
  });
  test('who leaves gives no more rights than he has: to enter for others needs consent', () => {
    const order = { enters: { ...carl, entersFor: ['anna'] }, leaves: 'bernd' };
    expect(tell(openFields, substitute('bernd', order)).trust.proposals).toMatchObject([{ waits: ['allies'] }]);
    expect(code(openFields, substitute('bernd', order, [full]))).toBe('event-unexpected');
  });
  test('a witness or clerk joins, by referee or steward at once', () => {
    const wanda: Player = { id: 'wanda', name: 'Wanda', powers: [], role: 'witness' };
    const joined = changed(playersWith({}, wanda));
    for (const by of ['ref', 'stew'])
      expect(code(openFields, substitute(by, { enters: wanda }, [joined]))).toBe('none');
    expect(tell(openFields, substitute('anna', { enters: wanda })).trust.proposals).toHaveLength(1);
    const steward: Player = { ...wanda, role: 'steward' };
    const handed = changed(playersWith({ stew: { role: 'witness' } }, steward));
    expect(code(openFields, substitute('stew', { enters: steward, leaves: 'stew' }, [handed]))).toBe('none');
  });

  test('a steward makes nobody referee: both sides have to agree', () => {
    const judge: Player = { id: 'judge', name: 'Judith', powers: [], role: 'referee' };
    const { proposals } = tell(openFields, substitute('stew', { enters: judge })).trust;
    expect(proposals).toMatchObject([{ waits: ['allies', 'axis'] }]);
  });
  test('the line holds the players as they come of it, and nothing else', () => {
    const order = { enters: carl, leaves: 'bernd' };
    expect(code(openFields, substitute('ref', order))).toBe('effect-missing');
    expect(code(openFields, substitute('ref', order, [changed(playersWith({}, carl))]))).toBe('effect-wrong');
    expect(code(openFields, substitute('ref', order, [full, full]))).toBe('effect-wrong');
  });
  test('no other line changes who plays', () => {
    for (const fields of [purchase('anna', 'ussr', { events: [full] }), line('stew', { events: [full] })]) {
      expect(code(openFields, fields)).toBe('event-unexpected');
    }
    expect(code({ ...openFields, events: [...openFields.events, full] })).toBe('event-unexpected');
  });
  test('not while dice are awaited, and no void takes it out', () => {
    const came = substitute('ref', { enters: carl, leaves: 'bernd' }, [full]);
    expect(code(openFields, research, came)).toBe('dice-first');
    expect(code(openFields, came, theVoid('ref', ['h1'], [rewound(0)]))).toBe('not-an-order');
  });
});

describe('who commits', () => {
  test('by name and id, or as line 0 says', () => {
    expect(commitNamesOf(player('anna'))).toEqual(['Änne Köhler', 'anna']);
    expect(commitNamesOf({ ...player('anna'), commits: ['ak'] })).toEqual(['ak']);
  });
});

const gone: GameEvent = { type: 'resigned', power: 'germany' };
const forfeit = (by: string, powers: Player['powers'], events: GameEvent[] = [gone]): EntryFields =>
  line(by, { order: { type: 'forfeit', powers, reason: 'silent' }, events });

describe('forfeit', () => {
  const clocked = (clock: OpenGame['clock']) => opened(clock === undefined ? {} : { clock });
  test('by the referee always, by a steward under a clock, by another side where line 0 says when', () => {
    expect(code(openFields, forfeit('ref', ['germany']))).toBe('none');
    expect(code(openFields, forfeit('stew', ['germany']))).toBe('forfeit-without-clock');
    expect(code(clocked({ turn: 48 }), forfeit('stew', ['germany']))).toBe('none');
    expect(code(clocked({ turn: 48 }), forfeit('anna', ['germany']))).toBe('forfeit-without-clock');
    expect(code(clocked({ turn: 48, forfeit: 24 }), forfeit('anna', ['germany']))).toBe('none');
  });
  test('not of one’s own side, not by who has no side', () => {
    const game = clocked({ turn: 48, forfeit: 24 });
    expect(tell(game, forfeit('bernd', ['germany'])).fault).toMatchObject({
      code: 'forfeit-own-side',
      params: { player: 'bernd', power: 'germany' },
    });
    for (const by of ['eye', 'robo']) expect([by, code(game, forfeit(by, ['germany']))]).toEqual([by, 'role-may-not']);
  });
  test('names each power once, holds what comes of it, and leaves no dice', () => {
    expect(code(openFields, forfeit('ref', ['germany', 'germany']))).toBe('power-twice');
    expect(code(openFields, forfeit('ref', ['germany'], []))).toBe('effect-missing');
    expect(code(openFields, forfeit('ref', ['germany'], [gone, awaited]))).toBe('event-unexpected');
    expect(code(openFields, forfeit('ref', ['germany'], [rewound(0)]))).toBe('event-unexpected');
    expect(code(openFields, research, forfeit('ref', ['germany']))).toBe('dice-first');
  });
  test('may be voided in the same turn', () => {
    const { trust, fault } = tell(openFields, forfeit('ref', ['germany']), theVoid('ref', ['h1'], [rewound(0)]));
    expect(fault).toBeUndefined();
    expect(trust.struck).toHaveLength(1);
  });
});

describe('draw, settings, edit', () => {
  const agree = (events: GameEvent[]) => line('bernd', { order: { type: 'agree', of: 'h1' }, events });
  const draw = (by: string, events: GameEvent[] = []) => line(by, { order: { type: 'draw' }, events });
  const drawn: GameEvent = { type: 'game-drawn' };
  const options = { ...usualOptions(secondEdition), luck: 'low-luck' as const };
  const settings = (by: string, events: GameEvent[] = []) =>
    line(by, { order: { type: 'settings', options: { luck: 'low-luck' } }, events });
  const newOptions: GameEvent = { type: 'options-changed', options };
  const placed: GameEvent = { type: 'position-reported', round: 2, power: 'japan', phase: 'research' };

  test.each([
    ['draw', draw, drawn],
    ['settings', settings, newOptions],
  ] as const)('%s: the referee at once, a player with consent', (_, say, event) => {
    expect(code(openFields, say('ref', [event]))).toBe('none');
    expect(code(openFields, say('ref'))).toBe('effect-missing');
    expect(code(openFields, say('ref', [event, event]))).toBe('effect-wrong');
    expect(code(openFields, say('anna', [event]))).toBe('event-unexpected');
    expect(code(openFields, say('anna'), agree([event]))).toBe('none');
    expect(code(openFields, say('anna'), agree([]))).toBe('effect-missing');
    for (const by of ['stew', 'eye', 'robo']) expect(code(openFields, say(by, [event]))).toBe('role-may-not');
    expect(code(openFields, purchase('anna', 'ussr', { events: [event] }))).toBe('event-unexpected');
  });
  test('who plays on both sides needs the word of both, and never consents to his own', () => {
    const cara: Player = { id: 'cara', name: 'Cara', powers: ['uk', 'usa'], role: 'player' };
    const both = opened({
      players: [
        ...playersWith({ anna: { powers: ['ussr', 'germany'] }, bernd: { powers: ['japan'] } }).filter(
          ({ id }) => id !== 'ref',
        ),
        cara,
      ],
    });
    const asked = draw('anna');
    expect(code(both, draw('anna', [drawn]))).toBe('event-unexpected');
    expect(tell(both, asked).trust.proposals).toMatchObject([{ waits: ['allies', 'axis'] }]);
    const yes = (by: string, events: GameEvent[] = []) => line(by, { order: { type: 'agree', of: 'h1' }, events });
    expect(code(both, asked, yes('anna'))).toBe('consent-not-his');
    expect(code(both, asked, yes('cara'), yes('bernd', [drawn]))).toBe('none');
    // What is proposed to him he answers like everybody else.
    expect(code(both, draw('bernd'), yes('anna', [drawn]))).toBe('none');
  });
  test('another source of dice holds from then on, if these players can have it', () => {
    const source = (dice: DiceRules) => line('ref', { order: { type: 'settings', dice } });
    expect(tell(openFields, source({ source: 'recorded' })).trust.source).toBe('recorded');
    expect(tell(openFields, source({ source: 'reveal' })).trust.source).toBe('reveal');
    expect(code(openFields, source({ source: 'drand', chain: 'ab'.repeat(32) }))).toBe('beacon-unknown');
    expect(code(openFields, { ...source({ source: 'recorded' }), events: [newOptions] })).toBe('effect-wrong');
  });
  test('an edit goes back where it says, or sets the position it names', () => {
    const edit = (order: object, events: GameEvent[], by = 'ref') =>
      line(by, { order: { type: 'edit', reason: 'a tank forgotten', ...order } as EntryFields['order'] & {}, events });
    const to = { to: 'h1' };
    const position = { position: { power: 'japan' } };
    const played = [openFields, purchase('anna'), endTurn] as const;
    const back = tell(...played, edit(to, [rewound(1, 'h2')]));
    expect(back.fault).toBeUndefined();
    expect(back.trust).toMatchObject({ began: 3, turn: [], struck: [back.entries[2]?.hash] });
    expect(code(...played, edit(position, [placed]))).toBe('none');
    expect(code(...played, edit({ ...to, ...position }, [rewound(1), placed]))).toBe('none');
    expect(code(...played, edit(to, [placed]))).toBe('rewind-missing');
    expect(code(...played, edit(to, [rewound(0)]))).toBe('rewind-wrong');
    expect(code(...played, edit(to, [rewound(1), placed]))).toBe('effect-wrong');
    expect(code(...played, edit({ ...to, ...position }, [rewound(1)]))).toBe('effect-missing');
    expect(code(...played, edit(position, []))).toBe('effect-missing');
    expect(code(...played, edit(position, [rewound(1), placed]))).toBe('rewind-wrong');
    expect(code(...played, edit(position, [placed, drawn]))).toBe('event-unexpected');
    expect(code(...played, edit({ to: 'h9' }, [rewound(1)]))).toBe('no-such-entry');
    expect(code(...played, edit(to, [rewound(1)], 'anna'))).toBe('event-unexpected');
    expect(tell(...played, edit(to, [], 'anna')).trust.proposals).toMatchObject([{ waits: ['axis'] }]);
  });
});

describe('proposals', () => {
  test('the same is not proposed twice, whatever its reason', () => {
    const other = line('anna', { order: { type: 'void', of: ['h1'], reason: 'said otherwise' } });
    expect(tell(openFields, purchase('anna'), theVoid('anna', ['h1']), other).fault).toMatchObject({
      code: 'already-proposed',
      params: { seq: 2 },
    });
    const draw = (by: string) => line(by, { order: { type: 'draw' } });
    expect(code(openFields, draw('anna'), draw('bernd'))).toBe('already-proposed');
    expect(code(openFields, draw('anna'), line('bernd', { order: { type: 'decline', of: 'h1' } }), draw('anna'))).toBe(
      'none',
    );
  });
  test('something else may be', () => {
    const twice = [openFields, purchase('anna'), purchase('anna')] as const;
    expect(code(...twice, theVoid('anna', ['h1']), theVoid('anna', ['h2']))).toBe('none');
    expect(code(...twice, theVoid('anna', ['h1', 'h2']), theVoid('anna', ['h2', 'h1']))).toBe('already-proposed');
  });
  test('the referee’s word settles what was proposed', () => {
    const told = tell(openFields, purchase('anna'), theVoid('anna', ['h1']), theVoid('ref', ['h1'], [rewound(0)]));
    expect(told.fault).toBeUndefined();
    expect(told.trust.proposals).toEqual([]);
  });
  test('to void entries of a turn that is over is off the table', () => {
    const told = tell(
      openFields,
      purchase('anna'),
      theVoid('anna', ['h1']),
      line('anna', { order: { type: 'draw' } }),
      endTurn,
    );
    expect(told.trust.proposals.map(({ order }) => order.type)).toEqual(['draw']);
  });
});

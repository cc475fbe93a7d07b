// What is agreed on about a game that is under way: the position set right, other options, a draw, another player. Each
// is proved again when the log is verified.
import { describe, expect, test } from 'vitest';
import {
  appendAgree,
  appendOrder,
  appendProposal,
  type Draft,
  type Drafted,
  type Game,
  gameOf,
  stateBefore,
  turnsOf,
  verifyGame,
} from '../../src/archive/index.ts';
import { type GameEvent, spaceAt, violations } from '../../src/engine/index.ts';
import type { EntryFields } from '../../src/log/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import type { EditOrder } from '../../src/trust/index.ts';
import { countUnits } from '../../src/vocab/index.ts';
import { AT, bytesOfLines } from '../log/sample.ts';
import {
  attack,
  drafted,
  endTurn,
  fight,
  give,
  giveAll,
  hashAt,
  open,
  placeFive,
  purchase,
  rejected,
  research,
  rewrite,
  stay,
  voidOf,
} from './play.ts';

const ref = { at: AT, by: 'ref' };
const anna = { at: AT, by: 'anna' };
const edit = (game: Game, order: Omit<EditOrder, 'type' | 'reason'>, said = ref): Drafted =>
  appendProposal(game, { type: 'edit', reason: 'a tank was forgotten', ...order }, said);
const done = (draft: Drafted): Game => drafted(draft).game;
const played = (): Game => giveAll(open(), purchase, attack, fight, stay, placeFive, endTurn); // 1, 2, 3-4, 5, 6, 7
const units = (game: Game, space: string) => countUnits(spaceAt(game.replay.state, space).units);

/** What verification says of a log whose last line is written otherwise. */
const reread = (game: Game, change: (fields: EntryFields) => EntryFields): string => {
  const again = gameOf(game.slug, bytesOfLines(rewrite(game, game.entries.length - 1, change)));
  const { verdict, entries, faults } = verifyGame(again);
  return `${verdict} ${faults[0]?.code ?? entries.at(-1)?.difference?.kind ?? ''}`.trim();
};
const withEvents =
  (change: (events: readonly GameEvent[]) => GameEvent[]) =>
  (fields: EntryFields): EntryFields => ({ ...fields, events: change(fields.events) });

describe('an edit goes back', () => {
  test('beyond the turn under way; what came after is struck and counts no more', () => {
    const game = played();
    const back = done(edit(game, { to: hashAt(game, 1) }));
    expect(back.replay.state).toEqual(game.replay.states[1]);
    expect(back.trust.struck).toEqual([2, 3, 4, 5, 6, 7].map((seq) => hashAt(game, seq)));
    expect(verifyGame(back).verdict).toBe('sound');
    const turns = turnsOf(back);
    expect(turns.map(({ id, status }) => [id, status])).toEqual([['r01-ussr', 'under-way']]);
    expect(turns[0]?.entries.filter(({ standing }) => standing === 'struck')).toHaveLength(6);
  });
  test('and the game goes on from there', () => {
    const game = played();
    const back = done(edit(game, { to: hashAt(game, 1) }));
    const again = giveAll(back, attack, fight);
    expect(verifyGame(again).verdict).toBe('sound');
    expect(again.replay.state.turn.battles).toHaveLength(1);
    // What was said before the edit is agreed on and can no longer be voided alone.
    expect(rejected(appendProposal(again, voidOf(again, 1), ref))).toMatchObject({ fault: { code: 'not-this-turn' } });
    const struck = done(appendProposal(again, voidOf(again, 9, 10), ref));
    expect(struck.replay.state.turn.battles).toEqual([]);
    expect(verifyGame(struck).verdict).toBe('sound');
  });
  test('not into the midst of dice, not to what is not there', () => {
    const game = give(give(open(), research), purchase);
    expect(rejected(edit(game, { to: hashAt(game, 1) }))).toMatchObject({
      fault: { code: 'edit-into-dice', params: { seq: 1 } },
    });
    expect(edit(game, { to: hashAt(game, 2) }).ok).toBe(true);
    expect(rejected(edit(game, { to: 'ab'.repeat(32) }))).toMatchObject({ fault: { code: 'no-such-entry' } });
  });
  test('not while dice are awaited', () => {
    const waiting = drafted(appendOrder(open(), research, anna)).game;
    expect(rejected(edit(waiting, { to: hashAt(waiting, 0) }))).toMatchObject({ fault: { code: 'dice-first' } });
  });
  test('who plays and what was agreed stays', () => {
    const carl = { id: 'carl', name: 'Carl', powers: ['uk' as const], role: 'player' as const };
    const joined = done(
      appendProposal(give(open(), purchase), { type: 'substitute', enters: carl, leaves: 'anna' }, anna),
    );
    const settled = done(appendProposal(joined, { type: 'settings', options: { luck: 'low-luck' } }, ref));
    const back = done(edit(settled, { to: hashAt(settled, 0) }));
    expect(back.replay.state.players).toEqual(back.trust.players);
    expect(back.replay.state.options.luck).toBe('low-luck');
    expect(back.replay.state.turn.purchased).toEqual({});
    expect(verifyGame(back).verdict).toBe('sound');
    expect(back.trust.struck).toEqual([hashAt(settled, 1)]);
  });
  test('an end of the game is undone with it', () => {
    const drawn = done(appendProposal(give(open(), purchase), { type: 'draw' }, ref));
    expect(turnsOf(drawn).at(-1)?.status).toBe('over');
    const back = done(edit(drawn, { to: hashAt(drawn, 1) }));
    expect(back.replay.state.drawn).toBeUndefined();
    expect(verifyGame(give(back, attack)).verdict).toBe('sound');
  });
});

describe('an edit sets the position right', () => {
  const position = {
    units: [{ space: 'karelia-ssr', power: 'ussr' as const, units: { infantry: 2, armor: 3 } }],
    spaces: ['ukraine-ssr'],
    control: { 'ukraine-ssr': 'ussr' as const },
    treasury: { ussr: 7 },
  };
  test('in the spaces it names, and the turn begins anew', () => {
    const game = giveAll(open(), purchase, attack);
    const after = done(edit(game, { position }));
    const { state } = after.replay;
    expect(units(after, 'karelia-ssr')).toEqual({ infantry: 2, armor: 3 });
    expect(units(after, 'ukraine-ssr')).toEqual({});
    expect(spaceAt(state, 'ukraine-ssr').control).toBe('ussr');
    expect(state.treasury.ussr.main).toBe(7);
    expect(state.turn).toMatchObject({ power: 'ussr', phase: 'research', purchased: {}, battles: [] });
    expect(units(after, 'russia')).toEqual(units(game, 'russia'));
    expect(violations(secondEdition, state)).toEqual([]);
    expect(verifyGame(after).verdict).toBe('sound');
    expect(verifyGame(give(after, { ...purchase, units: { infantry: 2 } } as typeof purchase)).verdict).toBe('sound');
  });
  test('after going back, for another power and round', () => {
    const game = played();
    const after = done(edit(game, { to: hashAt(game, 1), position: { power: 'japan', round: 4 } }));
    expect(after.replay.state).toMatchObject({ round: 4, turn: { power: 'japan', phase: 'research' } });
    expect(verifyGame(after).verdict).toBe('sound');
  });
  test('with cargo; new units get numbers nobody had', () => {
    const game = open();
    const cargo = [
      {
        space: 'baltic-sea',
        power: 'germany' as const,
        ship: 'transport' as const,
        units: [{ power: 'germany' as const, units: { infantry: 2 } }],
      },
    ];
    const after = done(
      edit(game, { position: { cargo, units: [{ space: 'baltic-sea', power: 'germany', units: { transport: 1 } }] } }),
    );
    expect(units(after, 'baltic-sea')).toEqual({ transport: 1, infantry: 2 });
    const { nextUnit } = stateBefore(game, 1);
    for (const unit of spaceAt(after.replay.state, 'baltic-sea').units)
      expect(unit.id).toBeGreaterThanOrEqual(nextUnit);
    expect(violations(secondEdition, after.replay.state)).toEqual([]);
  });
  test.each<[string, NonNullable<EditOrder['position']>, string]>([
    ['a space the board does not have', { spaces: ['atlantis'] }, 'not-on-board'],
    ['a ship on land', { units: [{ space: 'russia', power: 'ussr', units: { submarine: 1 } }] }, 'ship-on-land'],
    [
      'units on enemy land',
      { units: [{ space: 'germany', power: 'ussr', units: { infantry: 1 } }] },
      'units-on-enemy-land',
    ],
    ['land taken from under units', { control: { russia: 'germany' } }, 'units-on-enemy-land'],
    ['a sea that is somebody’s', { control: { 'north-sea': 'uk' } }, 'sea-controlled'],
    [
      'a plane without a carrier',
      { units: [{ space: 'north-sea', power: 'uk', units: { fighter: 1 } }] },
      'plane-without-carrier',
    ],
    [
      'too much cargo',
      {
        cargo: [{ space: 'north-sea', power: 'uk', ship: 'transport', units: [{ power: 'uk', units: { armor: 2 } }] }],
        units: [{ space: 'north-sea', power: 'uk', units: { transport: 1 } }],
      },
      'too-much-cargo',
    ],
  ])('not with %s', (_, wrong, why) => {
    const rejection = rejected(edit(open(), { position: wrong }));
    expect(rejection).toMatchObject({ kind: 'refused' });
    expect(JSON.stringify(rejection)).toContain(`"why":"${why}"`);
  });
  test('not once the game is over', () => {
    const drawn = done(appendProposal(open(), { type: 'draw' }, ref));
    expect(rejected(edit(drawn, { position: { round: 3 } }))).toMatchObject({ fault: { code: 'game-is-over' } });
  });
});

describe('by consent', () => {
  test('an edit takes effect with the last word, from the position there is by then', () => {
    const game = give(open(), purchase);
    const asked = drafted(edit(game, { to: hashAt(game, 0) }, anna));
    expect(asked.entries[0]?.events).toEqual([]);
    const between = give(asked.game, attack);
    const agreed = done(appendAgree(between, asked.entries[0]?.hash ?? '', { at: AT, by: 'bernd' }));
    expect(agreed.replay.state).toEqual(game.replay.states[0]);
    expect(agreed.trust.struck).toHaveLength(2);
    expect(verifyGame(agreed).verdict).toBe('sound');
  });
});

describe('settings', () => {
  const settings = (game: Game): Draft =>
    drafted(appendProposal(game, { type: 'settings', options: { luck: 'low-luck', technology: 'off' } }, ref));
  test('change what they name from there on', () => {
    const { game, entries } = settings(give(open(), purchase));
    expect(entries[0]?.events).toMatchObject([
      { type: 'options-changed', options: { luck: 'low-luck', askDefender: 'club' } },
    ]);
    expect(game.replay.state.options).toMatchObject({ luck: 'low-luck', technology: 'off' });
    expect(game.replay.state.turn.purchased).toEqual({ infantry: 5 });
    const fought = giveAll(game, attack, fight);
    expect(verifyGame(fought).verdict).toBe('sound');
  });
  test('stand through a void of what came before, which is decided as it was then', () => {
    const game = settings(giveAll(open(), research, purchase)).game; // 1-2, 3, 4
    const struck = done(appendProposal(game, voidOf(game, 3), ref));
    expect(struck.replay.state.options.technology).toBe('off');
    expect(struck.replay.state.turn.research).toBeDefined();
    expect(verifyGame(struck).verdict).toBe('sound');
  });
  test('another source of dice', () => {
    const table = done(appendProposal(open(), { type: 'settings', dice: { source: 'recorded' } }, ref));
    expect(rejected(appendOrder(table, research, anna, { source: 'local', seed: '5e'.repeat(32) }))).toMatchObject({
      fault: { code: 'dice-source-not-agreed' },
    });
  });
});

describe('a draw', () => {
  test('ends the game without a winner; nothing more is taken', () => {
    const drawn = done(appendProposal(open(), { type: 'draw' }, ref));
    expect(drawn.replay.state).toMatchObject({ drawn: 'yes' });
    expect(drawn.replay.state.winner).toBeUndefined();
    expect(rejected(appendOrder(drawn, purchase, anna))).toMatchObject({ refusals: [{ code: 'game-drawn' }] });
    expect(rejected(appendProposal(drawn, { type: 'draw' }, ref))).toMatchObject({ fault: { code: 'game-is-over' } });
    expect(verifyGame(drawn).verdict).toBe('sound');
  });
});

describe('verification proves it again', () => {
  const carl = { id: 'carl', name: 'Carl', powers: ['uk' as const], role: 'player' as const };
  const other: GameEvent = { type: 'position-reported', round: 9, power: 'usa', phase: 'research' };
  test('an edit that brought about something else', () => {
    const game = done(edit(played(), { position: { treasury: { ussr: 7 } } }));
    expect(reread(game, (fields) => fields)).toBe('sound');
    expect(
      reread(
        game,
        withEvents(() => [other]),
      ),
    ).toBe('differs events');
    const back = played();
    const to = done(edit(back, { to: hashAt(back, 1) }));
    const spared = withEvents(([first]) =>
      first?.type === 'rewound' ? [{ ...first, without: first.without.slice(1) }] : [],
    );
    expect(reread(to, spared)).toBe('differs events');
  });
  test('settings that say more than was asked', () => {
    const game = done(appendProposal(open(), { type: 'settings', options: { luck: 'low-luck' } }, ref));
    const more = withEvents(([first]) =>
      first?.type === 'options-changed' ? [{ ...first, options: { ...first.options, technology: 'off' } }] : [],
    );
    expect(reread(game, (fields) => fields)).toBe('sound');
    expect(reread(game, more)).toBe('differs events');
  });
  test('a substitution that names others is no log at all', () => {
    const game = done(appendProposal(open(), { type: 'substitute', enters: carl, leaves: 'anna' }, anna));
    expect(reread(game, (fields) => fields)).toBe('sound');
    const more = withEvents(([first]) =>
      first?.type === 'players-changed' ? [{ ...first, players: first.players.slice(1) }] : [],
    );
    expect(reread(game, more)).toBe('broken effect-wrong');
  });
});

describe('what is told first', () => {
  test('a player who orders a power he does not play is told just that', () => {
    const foreign = rejected(appendOrder(open(), { ...purchase, power: 'germany' } as typeof purchase, anna));
    expect(foreign).toMatchObject({
      kind: 'fault',
      fault: { code: 'power-not-his', params: { player: 'anna', power: 'germany' } },
    });
    expect(rejected(appendOrder(open(), purchase, { at: AT, by: 'zoe' }))).toMatchObject({
      fault: { code: 'unknown-player' },
    });
  });
  test('a line that was changed by hand: the broken chain before what follows from it', () => {
    const game = giveAll(open(), purchase, attack);
    const lines = rewrite(game, 99, (fields) => fields);
    const changed = lines.map((line, seq) => (seq === 1 ? line.replace('"by":"anna"', '"by":"bernd"') : line));
    const { faults } = gameOf(game.slug, bytesOfLines(changed));
    expect(faults.map(({ code, line }) => [code, line])).toEqual([
      ['wrong-prev', 3],
      ['power-not-his', 2],
    ]);
    expect(verifyGame(gameOf(game.slug, bytesOfLines(changed))).faults[0]?.code).toBe('wrong-prev');
  });
  test('dice that were changed by hand: the chain first as well', () => {
    const game = giveAll(open(), research, purchase);
    const lines = rewrite(game, 99, (fields) => fields);
    const changed = lines.map((line, seq) =>
      seq === 2
        ? line.replace(/"values":\[(\d)\]\}\],"seed"/, (_, face) => `"values":[${(Number(face) % 6) + 1}]}],"seed"`)
        : line,
    );
    expect(changed[2]).not.toBe(lines[2]);
    const { faults } = verifyGame(gameOf(game.slug, bytesOfLines(changed)));
    expect(faults.map(({ code, line }) => [code, line])).toEqual([
      ['wrong-prev', 4],
      ['dice-wrong-for-seed', 3],
    ]);
  });
});

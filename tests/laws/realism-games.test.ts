// Games under Enhanced Realism, held against the laws entry by entry: twenty of players who plan, some of them to the
// end, and twenty of wanderers. Between them they show what that ruleset alone has, and nearly everything that can
// happen in it.

import { describe, expect, test } from 'vitest';
import { type GameEvent, GameEventSchema } from '../../src/engine/index.ts';
import { enhancedRealism } from '../../src/rulesets/index.ts';
import { foldsAlike, type LawfulGame, playUnderLaws, UNSPARRED } from '../support/sparring/laws.ts';

const GAMES = 20;
const ROUNDS = 5;
const WANDERERS = 20;

/** Seeds that come to their end soon: one side gives up. */
const TO_THE_END: readonly number[] = [744, 751, 758];

/** What does not happen under this ruleset, or only once in hundreds of games. */
const SELDOM: readonly GameEvent['type'][] = [
  ...UNSPARRED,
  'power-eliminated', // seldom before its side gives up: tests/rules/realism
  'units-forfeited',
  'units-damaged', // no kind of unit bears two hits
  'neutral-entered', // a neutral is defended: realism.neutral.defence-dice
  'overflown', // artillery lets planes pass: realism.artillery.engaged-aircraft-only
  'fighters-launched', // fighters travel with their carrier: realism.carrier.move-then-launch
  'submarines-withdrew', // submarines leave with the others: realism.retreat.no-partial
];

const seen = new Set<string>();
const ends = new Set<string>();

const hold = (game: LawfulGame): void => {
  expect(game.breaches.slice(0, 3)).toEqual([]);
  expect(foldsAlike(game, Math.floor(game.entries.length / 2))).toBe(true);
  if (game.state.winner !== undefined) ends.add(game.state.winner.how);
  for (const { order, events, applied } of game.entries) {
    if (order?.type === 'retreat' && order.ways !== undefined) seen.add('ways');
    if (order?.type === 'combat-move' && order.attacks !== undefined) seen.add('attacks');
    for (const { code } of applied) seen.add(code);
    for (const event of events) {
      seen.add(event.type);
      if (event.type === 'rolled' && event.claims !== undefined) seen.add('claims');
      if (event.type === 'phase-began') seen.add(event.phase);
      if (event.type === 'paid') seen.add(event.for);
      if (event.type === 'decision-due') seen.add(`${event.decision}/${event.side}`);
      if (event.type === 'battle-declared') seen.add(battleName(event));
    }
  }
};

/** `land`, `sea` or `raid`, `/2` for one of the second combat, `landing` where ships are in it. */
const battleName = ({ battle, kind, spaces }: Extract<GameEvent, { type: 'battle-declared' }>): string =>
  battle.endsWith('/2') ? `${kind}/2` : spaces.length > 1 ? 'landing' : kind;

describe('laws of whole games under enhanced-realism', () => {
  test.each(Array.from({ length: GAMES }, (_, i) => 740 + i))('game %i', (seed) => {
    hold(playUnderLaws(seed, TO_THE_END.includes(seed) ? 30 : ROUNDS, enhancedRealism));
  });

  test('the games have shown what can happen', () => {
    const all = GameEventSchema.options.map((event) => event.shape.type.value);
    expect(all.filter((type) => !seen.has(type) && !SELDOM.includes(type))).toEqual([]);
    expect([...ends]).toEqual(['resignation']);
  });

  test('attacks, landings, raids, second moves, retreats of both sides: what this ruleset alone has', () => {
    const battles = ['land', 'sea', 'landing', 'raid', 'land/2'];
    const choices = ['retreat/attack', 'retreat/defence', 'casualties/attack', 'casualties/defence'];
    const rules = ['defender-left', 'went-apart', 'contact-broken-off', 'shooter-picks', 'armor-moves-again'];
    const sea = ['fighters-travel-along', 'ships-into-enemy-zone', 'planes-fell-back', 'damage-settled'];
    const more = ['ways', 'attacks', 'claims', 'combat-move/2', 'combat/2', 'unspent'];
    expect([...battles, ...choices, ...rules, ...sea, ...more].filter((name) => !seen.has(name))).toEqual([]);
  });
});

describe('laws of games of wanderers under enhanced-realism', () => {
  test.each(Array.from({ length: WANDERERS }, (_, i) => 600 + i))('game %i', (seed) => {
    hold(playUnderLaws(seed, 1, enhancedRealism, {}, { manner: 'wanders' }));
  });
});

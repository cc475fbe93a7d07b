// Frozen rulesets decide as they did: every event of games and cases, what is asked, offered and refused on the way.
// What is written down is never made anew by a run of the tests; `tests/support/frozen/freeze.ts` adds what is missing.

import { describe, expect, test } from 'vitest';

import { GameEventSchema } from '../../src/engine/index.ts';
import { FROZEN_RULESETS, RULESETS } from '../../src/rulesets/index.ts';
import { frozenBoard } from '../support/frozen/board.ts';
import { askedIn, frozenCases, runFrozen } from '../support/frozen/cases.ts';
import { FROZEN_GAMES } from '../support/frozen/games.ts';
import { readGolden } from '../support/frozen/golden.ts';
import { playFrozen } from '../support/frozen/play.ts';
import { OF_DRAFTS } from '../support/sparring/laws.ts';

/** Events that come of agreements between players and never of the rules: `archive` makes them. */
const AGREED: readonly string[] = ['game-drawn', 'options-changed', 'players-changed', 'rewound'];

/** Of all cases so many at least are held: others were written, or ask something else, since. */
const HELD = 0.9;

test('a ruleset that others play by is frozen', () => {
  expect(FROZEN_RULESETS.map(({ id, version }) => `${id}@${version}`)).toEqual(
    expect.arrayContaining(['second-edition@1', 'daak@1']),
  );
  expect(RULESETS).toEqual(expect.arrayContaining([...FROZEN_RULESETS]));
});

/** Events that came with later editions; nothing in the frozen ones brings them about. */
const OF_OTHERS: readonly string[] = [
  'units-damaged',
  'choice-due',
  'damage-settled',
  'neutral-defended',
  'neutral-violated',
  'power-eliminated',
  ...OF_DRAFTS,
];

describe.each(FROZEN_RULESETS)('$id@$version', (ruleset) => {
  const golden = readGolden(ruleset);

  test('the board', () => {
    expect(frozenBoard(ruleset)).toBe(golden.board.board);
  });

  test.each(FROZEN_GAMES)('$name', (game) => {
    expect(playFrozen(ruleset, game)).toEqual(golden.games[game.name]);
  });

  test('the cases', () => {
    const held = frozenCases(ruleset).filter(([name, spec]) => golden.cases[name]?.startsWith(askedIn(spec)));
    const moved = held.filter(([name, spec]) => runFrozen(ruleset, spec) !== golden.cases[name]);
    expect(moved.map(([name]) => name)).toEqual([]);
    expect(held.length).toBeGreaterThan(Object.keys(golden.cases).length * HELD);
  });

  test('what is frozen shows every event that the engine can emit', () => {
    const games = Object.values(golden.games);
    const seen = new Set(
      games.flatMap(({ events, eventsOtherwise }) => Object.keys({ ...events, ...eventsOtherwise })),
    );
    const all = GameEventSchema.options.map((event) => event.shape.type.value);
    expect(all.filter((type) => !seen.has(type) && !OF_OTHERS.includes(type)).sort()).toEqual(AGREED);
  });
});

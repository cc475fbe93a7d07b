// The games of this repository: all of them prove, and the demonstration games are what their scripts make.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadGame, turnsOf, verifyGame } from '../../src/archive/index.ts';
import { sayHeadline } from '../../src/i18n/story/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { listGames } from '../../src/log/files.ts';
import { linked2001, pacific2001 } from '../../src/rulesets/index.ts';
import { storyOf, tellTurn, warStories } from '../../src/stats/index.ts';
import { DEMONSTRATIONS } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const games = listGames(root).map((slug) => loadGame(root, slug));

describe('the archive proves', () => {
  for (const game of games) {
    test(game.slug, () => {
      const { verdict, faults, entries } = verifyGame(game);
      expect(faults).toEqual([]);
      expect(entries.filter(({ difference }) => difference !== undefined)).toEqual([]);
      expect(verdict).toBe('sound');
    });
  }
});

describe('demonstration games are made by script', () => {
  const made = DEMONSTRATIONS.map((make) => make());

  for (const { game, lines } of made) {
    test(`${game.slug} is what its script makes`, () => {
      const file = path.join(root, 'games', game.slug, 'log.jsonl');
      expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
    });
  }

  test('one is an honest game of at least eight rounds to a military victory', () => {
    const match = made.find(({ game }) => game.slug === 'sparring-match');
    expect(match?.game.replay.state.round).toBeGreaterThanOrEqual(8);
    expect(match?.game.replay.state.winner?.how).toBe('capitals');
  });

  test('one is an honest game of Enhanced Realism to its end', () => {
    const match = made.find(({ game }) => game.slug === 'realism-match');
    expect(match?.game.replay.state.ruleset.id).toBe('enhanced-realism');
    expect(match?.game.replay.state.round).toBeGreaterThanOrEqual(6);
    expect(match?.game.replay.state.winner?.how).toBe('resignation');
  });

  test('one is an honest game of Europe to its end, with what that game alone has', () => {
    const match = made.find(({ game }) => game.slug === 'europe-match');
    expect(match?.game.replay.state.ruleset.id).toBe('europe-1999');
    expect(match?.game.replay.state.round).toBeGreaterThanOrEqual(8);
    expect(match?.game.replay.state.winner?.how).toBe('capitals');
    const happened = new Set(match?.game.entries.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of [
      'advance-spent',
      'tribute-settled',
      'submarines-submerged',
      'ships-righted',
      'interceptors-named',
      'units-lent',
    ] as const)
      expect(happened).toContain(type);
  });

  test('one is an honest game of Pacific to its end, with what that game alone has', () => {
    const match = made.find(({ game }) => game.slug === 'pacific-match');
    expect(match?.game.replay.state.ruleset.id).toBe('pacific-2001');
    expect(match?.game.replay.state.round).toBeGreaterThanOrEqual(8);
    expect(match?.game.replay.state.winner?.how).toBe('points');
    const happened = new Set(match?.game.entries.flatMap(({ events }) => events.map(({ type }) => type)));
    for (const type of [
      'fund-divided',
      'patrols-set',
      'patrols-landed',
      'points-changed',
      'power-done',
      'kamikazes-sent',
      'submarines-submerged',
      'ships-righted',
    ] as const)
      expect(happened).toContain(type);
  });

  test.each([
    ['artillery-duel', ['realism.loss.artillery-one-chooses', 'realism.armor.second-attack', 'ruling.RR1']],
    [
      'ships-and-shore',
      [
        'realism.amphib.first-round-sequence',
        'realism.artillery.defends-against-ships',
        'realism.amphib.defending-air-targets-ships',
        'realism.carrier.move-then-launch',
      ],
    ],
    ['kamikazes', ['P16', 'ruling.R18', 'P25', 'P26', 'C40']],
    ['burma-road', ['P18', 'P9', 'C38']],
    [
      'from-board-to-board',
      [
        'linked.canal.panama',
        'linked.canal.suez-egypt-only',
        'linked.convoy.us-fund-25',
        'linked.theatre.ussr-japan-peace',
      ],
    ],
    [
      'won-and-reopened',
      ['E4', 'linked.endgame.europe-german-win-vp', 'linked.endgame.europe-convoys-to-germany', 'ruling.R54'],
    ],
    [
      'karelia-given-up',
      [
        'realism.retreat.any-land-combination',
        'realism.retreat.break-off-contact',
        'realism.placement.naval-in-enemy-zone',
      ],
    ],
  ])('%s shows the clauses it was made for', (slug, clauses) => {
    const game = made.find((each) => each.game.slug === slug)?.game;
    const entries = game === undefined ? [] : verifyGame(game).entries;
    const cited = new Set<string>(entries.flatMap(({ applied }) => applied.flatMap((effect) => effect.clauses)));
    expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
  });

  test('China raises two while the Burma Road is cut, and three once it is open', () => {
    const game = made.find((each) => each.game.slug === 'burma-road')?.game;
    const raised = game?.entries.flatMap(({ events }) =>
      events.flatMap((event) =>
        event.type === 'units-placed'
          ? event.units.flatMap(({ power, count }) => (power === 'china' ? [count] : []))
          : [],
      ),
    );
    expect(raised).toEqual([2, 3]);
    // They came unbought: what the Americans paid for is told without them.
    const turns = game === undefined ? [] : turnsOf(game);
    const america = turns.flatMap((turn) => (turn.power === 'usa' ? [tellTurn(pacific2001, turn)] : []));
    expect(america.map(({ purchases, purchaseCost }) => [purchases, purchaseCost])).toEqual([
      [{ fighter: 3, destroyer: 2 }, 60],
      [{ carrier: 2, fighter: 2 }, 60],
    ]);
  });

  test('a peace broken, a theatre won and a war taken up again are told in the headlines of their turns', () => {
    const said = ['from-board-to-board', 'won-and-reopened'].flatMap((slug) => {
      const game = made.find((each) => each.game.slug === slug)?.game;
      const words = wordsOf(linked2001.board, 'en');
      return (game === undefined ? [] : turnsOf(game)).map((turn) =>
        sayHeadline(words, storyOf(linked2001, tellTurn(linked2001, turn), turn.start, turn.end)),
      );
    });
    expect(said).toContain('Japan breaks the peace with the U.S.S.R. and captures CCCP East');
    expect(said).toContain('Germany takes up the war again (Europe) and captures Russia');
    expect(said.filter((headline) => headline.startsWith('Europe: '))).toHaveLength(1);
  });

  test('the linked match is three stories: of Europe, of the Pacific, and of what decides the war', () => {
    const match = made.find(({ game }) => game.slug === 'linked-match')?.game;
    if (match === undefined) throw new Error('There is no linked match.');
    const words = wordsOf(linked2001.board, 'en');
    const stories = turnsOf(match).map((turn) => storyOf(linked2001, tellTurn(linked2001, turn), turn.start, turn.end));
    const told = warStories(linked2001, stories, 8);
    expect(told.map(({ theatre, turns }) => [theatre, turns.length])).toEqual([
      ['europe', 8],
      ['pacific', 8],
      [undefined, 7],
    ]);
    const lines = told.map(({ turns }) => turns.map(({ story }) => sayHeadline(words, story)));
    expect(lines[0]?.[0]).toBe('Germany takes Ukraine and five more territories, wins in the North Sea');
    expect(lines[1]?.[0]).toBe('Japan takes the Philippines and four more, wins in Sea Zone 46');
    expect(lines[2]).toEqual([
      'Japan breaks the peace with the U.S.S.R.',
      'U.S.S.R. takes Berlin',
      'Germany wins back Berlin',
      'Berlin falls to U.S.S.R.',
      'Europe: victory for the Allies',
      'Pacific: Japan wins',
      'Japan wins the war',
    ]);
    expect(warStories(pacific2001, stories, 8)).toEqual([]);
  });

  test('together they show what is rare', () => {
    const types = new Set(
      made.flatMap(({ game }) => game.entries.flatMap(({ events }) => events.map(({ type }) => type))),
    );
    const roles = new Set(
      made.flatMap(({ game }) =>
        game.entries.flatMap(({ events }) => events.flatMap((event) => (event.type === 'rolled' ? [event.role] : []))),
      ),
    );
    for (const type of [
      'submarines-withdrew',
      'rocket-fired',
      'industry-bombed',
      'position-reported',
      'rewound',
      'game-won',
      'received',
    ]) {
      expect(types).toContain(type);
    }
    for (const role of ['supporting-shot', 'raid', 'rocket', 'antiaircraft', 'submarine', 'research'])
      expect(roles).toContain(role);
    expect(made.some(({ game }) => game.replay.state.winner?.how === 'economic')).toBe(true);
    expect(made.some(({ game }) => game.replay.state.winner === undefined)).toBe(true);
  });
});

// Every reason and every effect has its clauses (of those there are, as their type sees to), and every clause that
// forbids or does something stands behind some code of its ruleset.

import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import { EFFECTS } from '../../src/engine/index.ts';
import { DRAFT_RULESETS } from '../../src/rulesets/drafts.ts';
import { daak, europe1999, linked2001, pacific2001, secondEdition } from '../../src/rulesets/index.ts';
import { REFUSAL_CODES } from '../support/messages.ts';

const cited = new Set<string>(Object.values(secondEdition.cites).flat());
const registered = Object.entries(registry.clauses).map(([id, clause]) => ({ id, ...clause }));

/**
 * Refusals of form: they say that something is not there or not complete, and no rule of the game stands behind them.
 */
const OF_FORM = [
  'already-resigned',
  'dice-awaited',
  'dice-left-over',
  'dice-missing',
  'dice-wrong',
  'game-already-open',
  'game-drawn',
  'game-not-open',
  'no-dice-awaited',
  'no-such-phase',
  'not-enough-units',
  'not-your-side',
  'option-not-offered',
  'position-impossible',
  'unknown-purse',
  'unknown-ruleset',
  'wrong-board',
];

/** Clauses no decision ever turns on, each with the reason. */
const NEVER_CITED: { readonly [clause: string]: string } = {
  'income.two-markers-above-45': 'how markers stand on the cardboard track; the engine counts without one',
};

/** Rulebook paragraphs that define, or describe what the board file and the order of steps hold. */
const DESCRIPTIVE = [
  'B1.2', // a round: the order of turns
  'B1.3', // cash at the start: the set-up
  'B1.5', // phases may be skipped: nothing is refused for it
  'B2.3', // land values: the board
  'B2.11', // complexes and guns of the set-up: the board
  'B2.12', // values: the board
  'B5.4', // points to B2.7 and B2.8
  'B6.11', // planes on islands: who lines up at sea
  'B9.1', // what an assault is
  'B9.6', // the landing comes before the shot: the order of steps
  'B11.2', // rounds repeat
  'B12.5', // nobody controls the sea
  'B15.1', // which territories are capitals: the board
  'B15.5', // nothing beyond the cash
  'B16.2', // guns fire first in a raid: the order of steps
  'B16.4', // raiders land as other planes do
  'B17.6', // long range: a number
  'B21.1', // income: a sum
  'B22.4', // the individual winner: statistics
  'B23.1', // total victory: a condition of B22
];

/** Bans and effects that only DAAK's words for a choice bring about. */
const ONLY_DAAK = [
  'part-of-cargo',
  'boarding-without-landing',
  'mixed-powers',
  'one-coast-for-guests',
  'shot-hits-land-units',
  'guest-lost-with-carrier',
  'retreated-under-flight',
];

/** What only a ruleset with rows of fire and aims does. */
const ONLY_BY_ROWS = ['fires-in-turn', 'hit-by-kind', 'shooter-picks'];

/** What happens only where income is counted first, nothing is saved, neutrals resist and powers are eliminated. */
const ONLY_OF_REALISM = [
  'choice-due',
  'no-choice-due',
  'choice-not-yours',
  'no-complex-held',
  'research-dice',
  'rocket-went-to-fight',
  'no-deck-free',
  'plane-not-rested',
  'not-for-defence',
  'defence-sum',
  'damage-limited-by-value',
  'damage-paid-later',
  'damage-settled',
  'damage-dropped',
  'income-without-capital',
  'unspent-lost',
  'free-research',
  'taken-complex-used',
  'fighters-onto-new-carrier',
  'fighters-onto-old-carrier',
  'old-fighters-onto-carrier',
  'land-of-eliminated',
  'power-eliminated',
  'neutral-calls-enemy',
  'neutral-defended',
];

/** What only the words of Enhanced Realism for movement bring about. */
const ONLY_REALISM = [
  'attack-too-far',
  'not-in-second-move',
  'too-many-sea-zones',
  'carrier-has-launched',
  'fighter-returns-home',
  'fighter-stays-ashore',
  'fighters-travel-along',
  'landed-in-new-conquest',
  'armor-moves-again',
];

const SILENT: { readonly [ruleset: string]: readonly string[] } = { 'second-edition': ONLY_DAAK, daak: [] };

/** Bans and effects that only Enhanced Realism's words bring about. */
const ONLY_REALISM_LEAVING = [
  'retreat-is-partial',
  'way-not-open',
  'only-planes-leave',
  'went-apart',
  'defender-left',
  'contact-broken-off',
  'joined-next-battle',
  'planes-fell-back',
];

/**
 * What only a ruleset does that no game is played by yet: purses that keep their money apart, several powers in one
 * turn.
 */
const ONLY_OF_OTHERS = [
  'bought-from-other-purse',
  'income-by-purse',
  'others-to-move',
  'at-peace',
  'peace-broken',
  'relation-by-round',
  'theatre-won',
  'theatre-decided',
];

/** What only the games of the linked war bring about: they cite it, and the second edition does not. */
const ONLY_OF_LINKED_WAR = [europe1999, linked2001, pacific2001, ...DRAFT_RULESETS]
  .flatMap(({ cites }) => Object.keys(cites))
  .filter(
    (code) => !code.includes('/') && !Object.hasOwn(secondEdition.cites, code) && !Object.hasOwn(daak.cites, code),
  );

describe.each([secondEdition, daak])('codes and clauses: $id', ({ id, cites }) => {
  const silent = [
    ...OF_FORM,
    ...ONLY_BY_ROWS,
    ...ONLY_OF_REALISM,
    ...ONLY_REALISM,
    ...ONLY_REALISM_LEAVING,
    ...ONLY_OF_OTHERS,
    ...ONLY_OF_LINKED_WAR,
    ...(SILENT[id] ?? []),
  ];

  test.each(REFUSAL_CODES)('refusal %s', (code) => {
    expect((cites[code] ?? []).length > 0).toBe(!silent.includes(code));
  });
  test.each(EFFECTS)('effect %s', (code) => {
    expect((cites[code] ?? []).length > 0).toBe(!silent.includes(code));
  });
  test('no citation is for a code nobody has', () => {
    const codes = new Set<string>([...REFUSAL_CODES, ...EFFECTS]);
    expect(Object.keys(cites).filter((key) => !codes.has(key.split('/')[0] ?? ''))).toEqual([]);
  });
});

const uncited = (clauses: readonly { readonly id: string }[]): readonly string[] =>
  clauses.map(({ id }) => id).filter((id) => !cited.has(id));

describe('what the second edition forbids or does', () => {
  const own = registered.filter(({ ruleset }) => ruleset === 'second-edition');

  test('every clause of legality or effect is cited', () => {
    const ruling = own.filter(({ id, kind }) => !/^B\d/.test(id) && (kind === 'legality' || kind === 'effect'));
    expect(ruling.length).toBeGreaterThan(80);
    expect(uncited(ruling)).toEqual(Object.keys(NEVER_CITED));
  });
  test('every paragraph of the rulebook is cited or describes', () => {
    const paragraphs = registered.filter(({ id }) => /^B\d+\.\d+$/.test(id));
    expect(paragraphs.length).toBeGreaterThan(120);
    expect([...uncited(paragraphs)].sort()).toEqual([...DESCRIPTIVE].sort());
  });
});

describe('what DAAK forbids or does', () => {
  test('every clause of legality or effect is cited, and before those of the second edition', () => {
    const own = registered.filter(({ ruleset }) => ruleset === 'daak');
    const ruling = own.filter(({ kind }) => kind === 'legality' || kind === 'effect').map(({ id }) => id);
    const daakCited = new Set<string>(Object.values(daak.cites).flat());
    expect(ruling).toHaveLength(84);
    expect(ruling.filter((id) => !daakCited.has(id))).toEqual([]);
    const isOwn = (id: string): boolean => id.startsWith('daak.');
    const late = Object.entries(daak.cites).filter(([, clauses]) => {
      const strangers = clauses.findIndex((id) => !isOwn(id) && !id.startsWith('ruling.'));
      return strangers >= 0 && clauses.slice(strangers).some(isOwn);
    });
    expect(late).toEqual([]);
  });
});

// The linked war as a whole: every clause of its text shown by cases, both ways; and what a game of it opens with, held
// against the sums that the sources give.

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import registry from '../../content/clauses.json' with { type: 'json' };
import type { Case } from '../../src/cases/index.ts';
import { decide, type GameEvent, type OpenGame, unopened } from '../../src/engine/index.ts';
import { usualOptions } from '../../src/rulesets/index.ts';
import { linked2001 } from '../../src/rulesets/linked-2001/index.ts';
import { jsonFiles, readCase } from '../support/conformance/cases.ts';
import { LINKED_OPENING } from '../support/sparring/linked.ts';

const specs: readonly Case[] = jsonFiles(join(import.meta.dirname, '../cases/linked-2001')).map(readCase);
const clauses = Object.entries(registry.clauses)
  .map(([id, clause]) => ({ id, ...clause }))
  .filter(({ ruleset, kind }) => ruleset === 'linked-2001' && kind !== 'ruling');

const about = (id: string): readonly Case[] => specs.filter(({ clause }) => clause === id);
/** Cases in which a rule let something happen, or made it. */
const shown = (id: string): readonly Case[] =>
  specs.filter(
    ({ clause, then }) => !('refused' in then) && (clause === id || then.applied?.some((applied) => applied === id)),
  );
const refused = (id: string): readonly Case[] =>
  specs.filter(({ then }) => 'refused' in then && then.refused.clause === id);
/** Cases in which it makes no difference, or that tell it by what does not happen. */
const absent = (id: string): readonly Case[] =>
  specs.filter(({ clause, then }) =>
    'refused' in then ? clause === id : then.notApplied?.some((applied) => applied === id) === true,
  );

/** What a clause still lacks by its kind. */
const lacksOf = ({ id, kind }: (typeof clauses)[number]): readonly string[] => {
  const lacks: string[] = [];
  if (about(id).length === 0) lacks.push('a case of its own');
  if (kind === 'legality' && shown(id).length === 0) lacks.push('something accepted');
  if (kind === 'legality' && refused(id).length === 0) lacks.push('something refused');
  if (kind === 'effect' && shown(id).length === 0) lacks.push('its effect');
  if (kind === 'effect' && absent(id).length === 0 && about(id).length < 2) lacks.push('its absence');
  return lacks;
};

describe('clauses of the linked war', () => {
  test('its text has thirty-eight, and twelve rules follow from them', () => {
    const ofText = clauses.filter(({ id }) => id.startsWith('linked.'));
    expect(ofText).toHaveLength(38);
    expect(clauses.length - ofText.length).toBe(13);
  });

  test.each(clauses.map((clause) => [clause.id, clause] as const))('%s lacks nothing', (_, clause) => {
    expect(lacksOf(clause)).toEqual([]);
  });
});

describe('a game opens', () => {
  const open: OpenGame = {
    type: 'open-game',
    title: 'Opening',
    board: linked2001.board.id,
    ruleset: linked2001.id,
    version: linked2001.version,
    options: usualOptions(linked2001),
    players: [],
    dice: { source: 'local' },
    purpose: 'demonstration',
    ...LINKED_OPENING,
  };
  const opened = decide(linked2001, unopened(), open);
  const events: readonly GameEvent[] = opened.ok ? opened.value.events : [];
  const only = <T extends GameEvent['type']>(type: T): readonly Extract<GameEvent, { type: T }>[] =>
    events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);

  test('with 30 and 60 for America, 15 for India, 20 for Australia and 9 for England, without convoys', () => {
    expect(only('game-opened').map(({ purses }) => purses)).toMatchObject([
      {
        uk: { england: 9, india: 15, australia: 20 },
        usa: { 'america-in-europe': 30, 'america-in-the-pacific': 60 },
      },
    ]);
    expect(only('game-opened').map(({ treasury }) => treasury)).toMatchObject([{ germany: 40, ussr: 24, japan: 19 }]);
  });

  test('with funds of 28 and 25, and 12 in advance for Germany and for the Allies', () => {
    expect(only('fund-due').map(({ power, ipc }) => [power, ipc])).toEqual([
      ['uk', 28],
      ['usa', 25],
    ]);
    expect(only('advance-granted').map(({ side, ipc }) => [side, ipc])).toEqual([
      ['germany', 12],
      ['allies', 12],
    ]);
  });

  test('in the order Germany, Soviet Union, Japan, Britain, America with China', () => {
    expect(linked2001.turnOrder).toEqual(['germany', 'ussr', 'japan', 'uk', 'usa', 'china']);
    expect(linked2001.jointTurns).toEqual([['usa', 'china']]);
  });
});

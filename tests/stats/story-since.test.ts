// What changed since a power's turn before: two positions compared.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard as board } from '../../src/board/index.ts';
import { capitalLost, landValue } from '../../src/engine/index.ts';
import { saySince } from '../../src/i18n/story/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { type Since, seriesOf, sinceOf } from '../../src/stats/index.ts';
import { POWERS } from '../../src/vocab/index.ts';
import { storyTurns } from './story-turns.ts';

const turns = storyTurns(8, 4).map(({ turn }) => turn);
const since: readonly Since[] = turns.map(({ power, end }, at) => {
  const own = turns.slice(0, at).findLast((turn) => turn.power === power);
  const before = own === undefined ? { state: turns[0]?.start ?? end } : { state: own.end, round: own.round };
  return sinceOf(secondEdition, power, before, end);
});

test('nothing changes where nothing happened', () => {
  for (const { power, end } of turns) {
    const { land, powers } = sinceOf(secondEdition, power, { state: end, round: 1 }, end);
    expect(land).toEqual([]);
    for (const each of POWERS) {
      const { income, units, worth } = powers[each];
      expect([income.is, units.is, worth.is]).toEqual([income.was, units.was, worth.was]);
    }
  }
});

test('what is now is what was, a round later', () => {
  const later = since.map(({ power }, at) => since.slice(at + 1).find((each) => each.power === power));
  for (const [at, now] of since.entries()) {
    const next = later[at];
    if (next === undefined) continue;
    for (const power of POWERS) {
      for (const what of ['income', 'units', 'worth'] as const) {
        expect(next.powers[power][what].was).toBe(now.powers[power][what].is);
      }
    }
  }
});

test('income is the land while the capital is held, and nothing after', () => {
  for (const [at, { powers }] of since.entries()) {
    const end = turns[at]?.end;
    if (end === undefined) continue;
    for (const power of POWERS) {
      const land = capitalLost(secondEdition, end, power) ? 0 : landValue(secondEdition, end, power);
      expect(powers[power].income.is).toBe(land);
    }
  }
});

test('worth is counted as the charts count it', () => {
  const { value } = seriesOf(
    secondEdition,
    turns.map(({ round, power, end }) => ({ turn: { round, power }, state: end })),
  );
  for (const [at, { powers }] of since.entries()) {
    for (const power of POWERS) expect(powers[power].worth.is).toBe(value[power][at]);
  }
});

test('land that changed hands explains what the land is worth', () => {
  const worth = new Map(board.spaces.map(({ id, ipc }) => [id, ipc]));
  for (const [at, { land, power, round }] of since.entries()) {
    const before =
      round === undefined ? turns[0]?.start : turns.slice(0, at).findLast((turn) => turn.power === power)?.end;
    const now = turns[at]?.end;
    if (before === undefined || now === undefined) throw new Error('Every turn has one before it.');
    for (const each of POWERS) {
      const change = land.reduce(
        (sum, { space, from, to }) =>
          sum + (to === each ? (worth.get(space) ?? 0) : 0) - (from === each ? (worth.get(space) ?? 0) : 0),
        0,
      );
      expect(landValue(secondEdition, now, each) - landValue(secondEdition, before, each)).toBe(change);
    }
  }
});

describe('the sentence', () => {
  const facts = {
    power: 'usa',
    round: 2,
    won: ['philippines', 'midway'],
    lost: ['alaska'],
    worth: { was: 180, is: 192 },
  };
  test.each([
    [
      'en',
      'Since its turn in round 2 the United States has won the Philippines and Midway and lost Alaska; its forces are worth 192 IPC, 12 more than then.',
      'Since the opening Germany has neither won land nor lost any; its forces are worth 200 IPC, as before.',
    ],
    [
      'de',
      'Seit dem Zug in Runde 2 haben die USA die Philippinen und Midway gewonnen und Alaska verloren; die Truppen sind 192 IPC wert, 12 mehr als damals.',
      'Seit der Eröffnung hat Deutschland Land weder gewonnen noch verloren; die Truppen sind 200 IPC wert, so viel wie damals.',
    ],
    [
      'nl',
      'Sinds de beurt in ronde 2 hebben de VS de Filipijnen en Midway gewonnen en Alaska verloren; de troepen zijn 192 IPC waard, 12 meer dan toen.',
      'Sinds de opening heeft Duitsland geen land gewonnen of verloren; de troepen zijn 200 IPC waard, evenveel als toen.',
    ],
  ] as const)('in %s', (language, full, empty) => {
    const words = wordsOf(board, language);
    expect(saySince(words, { ...facts, power: 'usa' })).toBe(full);
    expect(saySince(words, { power: 'germany', won: [], lost: [], worth: { was: 200, is: 200 } })).toBe(empty);
  });
});

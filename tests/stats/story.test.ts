// Stories of whole games: what is told is what happened, and every turn can be told in every language.

import { describe, expect, test } from 'vitest';
import { secondEditionBoard as board } from '../../src/board/index.ts';
import { areFriends, onOneSide, spaceAt } from '../../src/engine/index.ts';
import { HEADLINE_LENGTH, sayHeadline, saySentences } from '../../src/i18n/story/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { daak, secondEdition } from '../../src/rulesets/index.ts';
import { type Beat, clashOf, type Story, unitValue } from '../../src/stats/index.ts';
import { countUnits, LANGUAGES } from '../../src/vocab/index.ts';
import { type StoryTurn, storyTurns } from './story-turns.ts';

/** Capitals fall in the first, a bid begins the second, the third has other rules. */
const games = [
  ['to its end', storyTurns(1, 30), secondEdition],
  ['with a bid', storyTurns(4, 3, { bids: 'open' }), secondEdition],
  ['under the club’s rules', storyTurns(6, 6, {}, daak), daak],
] as const;
const turns = games.flatMap(([, told]) => told);
const kindsOf = (told: readonly StoryTurn[]) =>
  new Set(told.flatMap(({ story }) => story.beats.map(({ kind }) => kind)));

const gainsIn = (beat: Beat): readonly string[] => {
  if (beat.kind === 'capital') return [beat.space];
  return beat.kind === 'conquest' ? beat.gains.map(({ space }) => space) : [];
};

test('the games have what stories are about', () => {
  const kinds = kindsOf(turns);
  for (const kind of [
    'won',
    'capital',
    'conquest',
    'clash',
    'technology',
    'research',
    'raid',
    'purchase',
    'bid',
    'quiet',
  ]) {
    expect([...kinds], kind).toContain(kind);
  }
});

describe.each(games)('a game %s', (_, told, ruleset) => {
  test('tells the heaviest first', () => {
    for (const { story } of told) {
      const weights = story.beats.map(({ weight }) => weight);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });

  test('tells every territory that came to the power’s side, once', () => {
    for (const { turn, story } of told) {
      const friendly = (id: string, at: 'start' | 'end'): boolean => {
        const { control } = spaceAt(turn[at], id);
        return control !== null && areFriends(ruleset, turn[at], control, turn.power);
      };
      const won = ruleset.board.spaces.filter(({ id }) => friendly(id, 'end') && !friendly(id, 'start'));
      expect(story.beats.flatMap(gainsIn).toSorted()).toEqual(won.map(({ id }) => id).toSorted());
    }
  });

  test('counts what battles cost as the events do', () => {
    for (const { turn, account } of told) {
      const told = account.battles.flatMap((battle) => clashOf(ruleset, turn.power, battle) ?? []);
      const ids = new Set(account.battles.filter(({ kind }) => kind !== 'raid').map(({ id }) => id));
      const lost = turn.events.flatMap(({ event }) =>
        event.type === 'units-lost' && event.battle !== undefined && ids.has(event.battle) ? event.units : [],
      );
      const value = (side: 'attack' | 'defence'): number => {
        const own = lost.filter(({ power }) => onOneSide(ruleset, power, turn.power) === (side === 'attack'));
        return unitValue(ruleset, countUnits(own.flatMap(({ type, ids: all }) => all.map(() => ({ type })))));
      };
      if (told.length < ids.size) continue; // some are not over
      const sum = (side: 'attack' | 'defence') => told.reduce((all, { lost: toll }) => all + toll[side].ipc, 0);
      expect([sum('attack'), sum('defence')]).toEqual([value('attack'), value('defence')]);
    }
  });

  test('says that a power waits only if it did nothing', () => {
    for (const { story, account } of told) {
      const [first] = story.beats;
      if (first.kind !== 'quiet') continue;
      expect([account.battles, account.rockets, account.captured, account.purchases]).toEqual([[], [], [], {}]);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(board, language);
  const headlines = turns.map(({ story }) => sayHeadline(words, story));
  const sentences = turns.map(({ story }) => saySentences(words, story));
  const SOUND = /^[\p{L}\d][\p{L}\d .,:;()’'–-]*$/u;
  const BROKEN = /undefined|null|NaN|\bobject\b| {2}|\.\.|^ | $| [.,;:]/;

  test('every turn has a headline that fits its line', () => {
    const wrong = headlines.filter(
      (text) => text.length > HEADLINE_LENGTH || !SOUND.test(text) || BROKEN.test(text) || /^\p{Ll}/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('a headline says more than whose turn it is', () => {
    const bare = headlines.filter((text) => /, (?:round|Runde|ronde) \d+$/.test(text));
    expect(bare).toEqual([]);
  });

  test('two or three short sentences stand behind it', () => {
    const wrong = sentences.filter((all) => all.length < 2 || all.length > 3);
    expect(wrong).toEqual([]);
    const bad = sentences
      .flat()
      .filter(
        (text) =>
          text.length > 240 || !SOUND.test(text) || BROKEN.test(text) || !/\.$/.test(text) || /^\p{Ll}/u.test(text),
      );
    expect(bad).toEqual([]);
  });

  test('no sentence says the same twice', () => {
    expect(sentences.filter((all) => new Set(all).size !== all.length)).toEqual([]);
  });

  test('the same turn is always told in the same words, and turns not all in one pattern', () => {
    expect(turns.map(({ story }) => sayHeadline(words, structuredClone(story)))).toEqual(headlines);
    const verbs = new Set(
      turns.flatMap(({ story }: { story: Story }, at) => {
        const [first] = story.beats;
        return first.kind === 'conquest' ? [headlines[at]?.split(' ').find((word) => /^\p{Ll}{4}/u.test(word))] : [];
      }),
    );
    expect(verbs.size).toBeGreaterThan(2);
  });
});

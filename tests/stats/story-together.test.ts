// Turns that two powers share: each deed is told of those who did it, in every language.

import { describe, expect, test } from 'vitest';
import type { Beat, Clash, Story } from '../../src/i18n/story/index.ts';
import { sayBalance, sayHeadline, sayOutcome, saySentences } from '../../src/i18n/story/index.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { pacific2001 } from '../../src/rulesets/pacific-2001/index.ts';
import { clashOf } from '../../src/stats/index.ts';
import { LANGUAGES, type UnitCounts, type Who } from '../../src/vocab/index.ts';
import { storyTurns } from './story-turns.ts';

const { board } = pacific2001;
const toll = (units: UnitCounts, ipc: number) => ({ units, ipc });
const clash = (space: string, result: Clash['result'], by?: Who): Clash => ({
  space,
  at: 'land',
  assault: 'no',
  result,
  rounds: 2,
  defenders: ['japan'],
  size: { attack: 4, defence: 2 },
  lost: { attack: toll({ infantry: 1 }, 3), defence: toll({ infantry: 2 }, 6) },
  ...(by === undefined ? {} : { by }),
});
const taken = (space: string, by?: Who): Beat => ({
  kind: 'conquest',
  weight: 30,
  gains: [{ space, from: 'japan', to: 'usa', whose: 'conquered', how: 'fought' }],
  clash: clash(space, 'taken', by),
  ...(by === undefined ? {} : { by }),
});
const failed = (space: string, by?: Who): Beat => ({ kind: 'clash', weight: 20, clash: clash(space, 'held', by) });
const story = (...beats: Story['beats']): Story => ({
  round: 3,
  power: 'usa',
  status: 'over',
  told: 'followed',
  beats,
  land: { was: 60, is: 62 },
});
const both = ['usa', 'china'] as const;

/** A turn as the three languages tell it: its headline, then its sentences. */
const told = (one: Story): readonly string[] =>
  LANGUAGES.map((language) => {
    const words = wordsOf(board, language);
    return [sayHeadline(words, one), ...saySentences(words, one)].join(' / ');
  });

describe('deeds of a turn that two powers share', () => {
  test('what both did is told of both', () => {
    expect(told(story(taken('shantung', both)))).toMatchInlineSnapshot(`
      [
        "United States and China take Shantung / Shantung falls after two rounds; the United States and China lose one infantry, Japan two infantry. / The land of the United States is worth 62 IPC now, 2 more than before.",
        "USA und China erobern Schantung / Schantung fällt nach zwei Runden; die USA und China verlieren eine Infanterie, Japan zwei Infanterie. / Der Landwert beträgt jetzt 62 IPC, 2 mehr als zuvor.",
        "VS en China veroveren Sjantoeng / Sjantoeng valt na twee rondes; de VS en China verliezen één infanterie, Japan twee infanterie. / De landwaarde is nu 62 IPC, 2 meer dan ervoor.",
      ]
    `);
  });
  test('what each did is told of each', () => {
    expect(told(story(taken('korea'), failed('shantung', 'china')))).toMatchInlineSnapshot(`
      [
        "United States takes Korea; China fails before Shantung / Korea falls after two rounds; the United States loses one infantry, Japan two infantry. / The attack on Shantung fails after two rounds: China loses one infantry, Japan two infantry.",
        "USA erobern Korea; China scheitert vor Schantung / Korea fällt nach zwei Runden; die USA verlieren eine Infanterie, Japan zwei Infanterie. / Vor Schantung scheitert der Angriff nach zwei Runden: China verliert eine Infanterie, Japan zwei Infanterie.",
        "VS veroveren Korea; China strandt bij Sjantoeng / Korea valt na twee rondes; de VS verliezen één infanterie, Japan twee infanterie. / De aanval op Sjantoeng strandt na twee rondes: China verliest één infanterie, Japan twee infanterie.",
      ]
    `);
  });
  test('an attack of both that fails', () => {
    expect(told(story(failed('shantung', both)))).toMatchInlineSnapshot(`
      [
        "United States and China lose one infantry before Shantung / The attack on Shantung fails after two rounds: the United States and China lose one infantry, Japan two infantry. / The land of the United States is worth 62 IPC now, 2 more than before.",
        "USA und China verlieren eine Infanterie vor Schantung / Vor Schantung scheitert der Angriff nach zwei Runden: Die USA und China verlieren eine Infanterie, Japan zwei Infanterie. / Der Landwert beträgt jetzt 62 IPC, 2 mehr als zuvor.",
        "VS en China verliezen één infanterie bij Sjantoeng / De aanval op Sjantoeng strandt na twee rondes: de VS en China verliezen één infanterie, Japan twee infanterie. / De landwaarde is nu 62 IPC, 2 meer dan ervoor.",
      ]
    `);
  });
  test('a battle by itself', () => {
    const said = LANGUAGES.map((language) => {
      const words = wordsOf(board, language);
      const fought = clash('shantung', 'taken', both);
      return [sayOutcome(words, 'usa', { rounds: [] }, fought), ...sayBalance(words, 'usa', fought)].join(' / ');
    });
    expect(said).toMatchInlineSnapshot(`
      [
        "The United States and China take Shantung / Losses: United States and China 3 IPC, Japan 6 IPC. / The United States and China come out 3 IPC ahead.",
        "Die USA und China erobern Schantung / Verluste: USA und China 3 IPC, Japan 6 IPC. / Die USA und China stehen um 3 IPC besser da.",
        "De VS en China veroveren Sjantoeng / Verliezen: VS en China 3 IPC, Japan 6 IPC. / De VS en China komen er 3 IPC beter uit.",
      ]
    `);
  });
});

describe('games of Pacific', () => {
  const turns = [1, 2].flatMap((seed) => storyTurns(seed, 6, {}, pacific2001));
  const battles = turns.flatMap(({ account }) => account.battles.map((battle) => ({ turn: account.power, battle })));

  test('name those who fought, and nobody else', () => {
    const alone = battles.map(({ turn, battle }) => ({ turn, battle, by: clashOf(pacific2001, turn, battle)?.by }));
    expect(alone.some(({ by }) => by === 'china')).toBe(true);
    for (const { turn, battle, by } of alone)
      if (by !== undefined) expect([turn, by, battle.attackers.map(({ power }) => power)]).toEqual(['usa', by, [by]]);
    const shared = alone.flatMap(({ turn, battle }) => {
      const [force] = battle.attackers;
      if (turn !== 'usa' || battle.kind !== 'land' || force?.power !== 'usa') return [];
      const together = clashOf(pacific2001, turn, { ...battle, attackers: [force, { ...force, power: 'china' }] });
      return together === undefined ? [] : [together.by];
    });
    expect(shared.length).toBeGreaterThan(0);
    expect(shared).toEqual(shared.map(() => both));
  });
});

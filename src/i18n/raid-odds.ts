// What is to be expected of a bombing raid, in sentences.

import { decimal, percent } from './format.ts';
import type { Words } from './words.ts';

interface Expected {
  readonly through: number;
  readonly damage: number;
  readonly lost: number;
}

/** As the odds tell it; of a raid that may be met, if nobody rises, and if all planes do that can. */
export interface RaidExpected extends Expected {
  readonly met?: Expected & { readonly planes: number; readonly downed: number };
}

/** What it comes to if all planes rise that can; nothing where nobody is to be asked. */
export const sayMet = ({ say, language }: Words, { met }: RaidExpected): readonly string[] =>
  met === undefined
    ? []
    : [
        say('odds-raid-met', {
          planes: met.planes,
          through: percent(language, met.through),
          damage: decimal(language, met.damage),
          lost: decimal(language, met.lost),
          downed: decimal(language, met.downed),
        }),
      ];

/** @param battle its name */
export const sayRaid = (words: Words, battle: string, raid: RaidExpected): readonly string[] => {
  const { say, language } = words;
  const { through, damage, lost } = raid;
  return [
    say('odds-raid-odds', {
      battle,
      through: percent(language, through),
      damage: decimal(language, damage),
      lost: decimal(language, lost),
    }),
    ...sayMet(words, raid),
  ];
};

// Whether the dice of a log line are what their proof says. Looks at one line's `dice` and at nothing else.

import { deriveFaces } from './derive.ts';
import type { Dice, DiceSource } from './record.ts';

/** The sources this version can check. */
export const CHECKED_SOURCES = ['local', 'recorded'] as const satisfies readonly DiceSource[];

export const isChecked = (source: DiceSource): boolean => (CHECKED_SOURCES as readonly DiceSource[]).includes(source);

/**
 * `proved`: nobody could have chosen them; `table`: they follow from the seed, but who has the machine could have
 * tried again; `claimed`: somebody's word; `wrong`: they do not follow from their proof.
 */
export const DICE_VERDICTS = ['proved', 'table', 'claimed', 'wrong'] as const;
export type DiceVerdict = (typeof DICE_VERDICTS)[number];

/** What is to be said of dice; `wrong` names the first pool that differs, `unchecked` a source of a later version. */
export type DiceFinding =
  | { readonly verdict: 'proved' | 'table' | 'claimed' }
  | { readonly verdict: 'wrong'; readonly purpose: string; readonly expected: readonly number[] }
  | { readonly verdict: 'unchecked'; readonly source: DiceSource };

const sameFaces = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Judges the dice of a line of the game `game`. Which dice the rules ask for is not looked at here. */
export const checkDice = (game: string, dice: Dice): DiceFinding => {
  switch (dice.source) {
    case 'recorded':
      return { verdict: 'claimed' };
    case 'local': {
      for (const { purpose, sides, values } of dice.rolls) {
        const expected = deriveFaces({ seed: dice.seed, game, commit: dice.of }, { purpose, sides, n: values.length });
        if (!sameFaces(expected, values)) return { verdict: 'wrong', purpose, expected };
      }
      return { verdict: 'table' };
    }
    case 'reveal':
    case 'drand':
      return { verdict: 'unchecked', source: dice.source };
  }
};

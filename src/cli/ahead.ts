// What is to be expected of a sheet that is not entered: its battles, and, were they won, what would be refused or lost
// behind them.

import {
  foresee,
  foresightLines,
  type ReadSheet,
  type Rehearsal,
  rehearseThrough,
  type Seat,
  type Table,
} from '../clerk/index.ts';
import { capital } from '../i18n/format.ts';
import { ASKED, oddsOf } from '../odds/index.ts';
import { countEntries } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { readingContext } from './hands.ts';
import { problemLines, refusedLines } from './sheet.ts';

export interface Ahead {
  readonly lines: readonly string[];
  /** Whether something would be refused or not understood behind the dice, however they fall. */
  readonly later: 'refused' | 'fine';
}

/** Looks ahead; whoever was refused something already has enough to look at. */
export const lookAhead = (desk: Desk, table: Table, seat: Seat, read: ReadSheet, rehearsal: Rehearsal): Ahead => {
  const { ruleset, words } = table;
  if (rehearsal.refused.length > 0 || rehearsal.end !== 'dice') return { lines: [], later: 'fine' };
  const through = rehearseThrough(readingContext(desk, table, seat), read, rehearsal);
  const foreseen = foresee(ruleset, rehearsal.reached, {
    odds: (rules, at, id, battle) => oddsOf(rules, at, id, battle, { trial: ASKED }),
    ...(through === undefined ? {} : { end: through.end }),
  });
  const before = new Set(read.sheet.problems.map(({ line }) => line));
  const problems = through?.sheet.problems.filter(({ line }) => !before.has(line)) ?? [];
  const unplaced = through?.unplaced ?? {};
  const won = [
    ...(through === undefined || through.refused.length === 0
      ? []
      : refusedLines(desk, table, through.sheet, through.refused)),
    ...(through === undefined || problems.length === 0
      ? []
      : problemLines(desk, { ...through.sheet, problems }, words)),
    ...(through?.crashed ?? []).map(
      ({ type, count, space }) =>
        `  ${words.say('submit-would-crash', { units: words.units({ [type]: count }), space })}`,
    ),
    ...(countEntries(unplaced).length === 0
      ? []
      : [`  ${desk.t('submit-would-forfeit', { units: capital(words.units(unplaced)) })}`]),
  ];
  const head = through === undefined ? [] : [desk.t(won.length === 0 ? 'submit-if-won-fine' : 'submit-if-won')];
  const expected = foresightLines(words, foreseen);
  const refused = (through?.refused.length ?? 0) + problems.length > 0;
  return {
    lines: [...(expected.length === 0 ? [] : ['', ...expected]), ...(head.length === 0 ? [] : ['', ...head, ...won])],
    later: refused ? 'refused' : 'fine',
  };
};

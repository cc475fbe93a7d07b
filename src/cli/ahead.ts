// What is to be expected of a sheet that is not entered, in lines: its battles, and, were they won, what would be
// refused or lost behind them.

import {
  foresightLines,
  lookAhead,
  lostSaid,
  type ReadSheet,
  type Rehearsal,
  type Seat,
  sayCondition,
  type Table,
} from '../clerk/index.ts';
import { parseSheet } from '../notation/index.ts';
import { ASKED, oddsOf } from '../odds/index.ts';
import type { Desk } from './desk.ts';
import { readingContext } from './hands.ts';
import { problemLines, refusedLines } from './sheet.ts';

export interface Told {
  readonly lines: readonly string[];
  /** Whether something would be refused or not understood behind the dice, however they fall. */
  readonly later: 'refused' | 'fine';
}

/** Looks ahead; whoever was refused something already has enough to look at. */
export const tellAhead = (desk: Desk, table: Table, seat: Seat, read: ReadSheet, rehearsal: Rehearsal): Told => {
  const ahead = lookAhead(readingContext(desk, table, seat), read, rehearsal, {
    odds: (rules, at, id, battle) => oddsOf(rules, at, id, battle, { trial: ASKED }),
    parse: parseSheet,
  });
  if (ahead === undefined) return { lines: [], later: 'fine' };
  const { words } = table;
  const { foreseen, through, problems, later } = ahead;
  const won =
    through === undefined
      ? []
      : [
          ...(through.refused.length === 0 ? [] : refusedLines(desk, table, through.sheet, through.refused)),
          ...(problems.length === 0 ? [] : problemLines(desk, { ...through.sheet, problems }, words)),
          ...lostSaid(words, through).map((line) => `  ${line}`),
        ];
  const branches = (through?.branches ?? []).flatMap(({ condition, so, sheet, refused }) =>
    refused.length === 0
      ? []
      : [
          '',
          desk.t('condition-branch', { condition: sayCondition(words, condition, so) }),
          ...refusedLines(desk, table, sheet, refused),
        ],
  );
  const bothWays = (through?.branches ?? []).length > 0 && branches.length === 0 ? [desk.t('condition-both-ways')] : [];
  const head = through === undefined ? [] : [desk.t(won.length === 0 ? 'submit-if-won-fine' : 'submit-if-won')];
  const expected = foresightLines(words, foreseen);
  return {
    lines: [
      ...(expected.length === 0 ? [] : ['', ...expected]),
      ...(head.length === 0 ? [] : ['', ...head, ...won]),
      ...branches,
      ...bothWays,
    ],
    later,
  };
};

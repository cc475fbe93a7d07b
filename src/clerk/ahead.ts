// What is to be expected of a sheet that is not entered: its battles, and, were they won, what would be refused or lost
// behind them. Values only; terminal, mail and browser tell them.

import type { NotationContext, Problem } from '../notation/index.ts';
import { type ForeseeOptions, type Foresight, foresee } from './foresee.ts';
import type { Rehearsal } from './rehearse.ts';
import type { ReadSheet } from './sheet.ts';
import type { Parse } from './table.ts';
import { rehearseThrough, type Through } from './through.ts';

export interface Ahead {
  readonly foreseen: Foresight;
  /** How the rest goes, were the battles won; absent where nobody can tell what they lead to. */
  readonly through?: Through;
  /** What nobody understands of the rest, beyond what was told of the sheet. */
  readonly problems: readonly Problem[];
  /** Whether something would be refused or not understood behind the dice, however they fall. */
  readonly later: 'refused' | 'fine';
}

export interface AheadOptions extends Omit<ForeseeOptions, 'end'> {
  readonly parse: Parse;
}

/**
 * Looks ahead behind the dice that a rehearsal ended at; where the sheet ended before them, at the battles it declares.
 *
 * @param context what the sheet was read with
 * @returns undefined where nothing is to be fought, and for whoever was refused something: he has enough to look at
 */
export const lookAhead = (
  context: NotationContext,
  read: ReadSheet,
  rehearsal: Rehearsal,
  { parse, ...options }: AheadOptions,
): Ahead | undefined => {
  const { refused: before, end, reached } = rehearsal;
  const isOpen = reached.turn.battles.some(({ status }) => status !== 'ended');
  if (before.length > 0 || (end === 'sheet' && !isOpen)) return undefined;
  const through = rehearseThrough(context, read, rehearsal, parse);
  const foreseen = foresee(context.ruleset, reached, {
    ...options,
    ...(end === 'sheet' ? { threats: 'no' } : {}),
    ...(through === undefined ? {} : { end: through.end }),
  });
  const known = new Set(read.sheet.problems.map(({ line }) => line));
  const problems = through?.sheet.problems.filter(({ line }) => !known.has(line)) ?? [];
  const branched = through?.branches.some((branch) => branch.refused.length > 0) === true;
  const refused = (through?.refused.length ?? 0) + problems.length > 0 || branched;
  return {
    foreseen,
    ...(through === undefined ? {} : { through }),
    problems,
    later: refused ? 'refused' : 'fine',
  };
};

// What the log has to say to a text: which of its conditions it has settled, and what of it is entered already.

import { resentIn } from '../../clerk/entered.ts';
import { judgeAlong } from '../../clerk/holds.ts';
import { courseOf, type TurnSoFar } from '../../clerk/so-far.ts';
import type { Parse } from '../../clerk/table.ts';
import { isActing } from '../../engine/index.ts';
import type { MailSheet } from '../prose.ts';
import type { Seated } from './position.ts';
import { type Given, type TurnRead, turnRead } from './read.ts';

/** What a text is read with once it is known what has happened in the turn. */
export const knowing = <G extends Pick<Given, 'context'>>(given: G, turn: TurnSoFar): G => {
  const { ruleset, state, power } = given.context;
  if (!isActing(state, power)) return given;
  return { ...given, context: { ...given.context, judge: judgeAlong(ruleset, power, courseOf(turn)) } };
};

/** The lines without those that are gone: no more than one blank line stands where they stood. */
const closedUp = (lines: readonly string[]): readonly string[] => {
  const kept = lines.filter((line, at) => line.trim() !== '' || (lines[at - 1] ?? '').trim() !== '');
  return kept[0]?.trim() === '' ? kept.slice(1) : kept;
};

/**
 * A text without what of it is entered.
 *
 * @param reads reads what is left of it as all of it was read
 * @returns undefined where nothing of it is entered
 */
export const restOf = (
  given: Given,
  player: Seated,
  turn: TurnSoFar,
  whole: MailSheet,
  parse: Parse,
  reads: (lines: readonly string[]) => MailSheet,
): TurnRead | undefined => {
  const again = resentIn(given.context, turn, whole, { parse, judge: judgeAlong });
  if (again === undefined) return undefined;
  const lines = again.text.split('\n');
  const mail = { ...reads(lines), prose: whole.prose };
  return turnRead({ ...given, lines: closedUp(lines) }, player, mail, { ...again, sheet: whole.sheet });
};

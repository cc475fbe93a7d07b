// The line that would answer a decision, as somebody could write it who has nothing but a mail program.

import type { Board } from '../board/index.ts';
import { type Awaited, findUnit, type GameState } from '../engine/index.ts';
import type { Words } from '../i18n/index.ts';
import { countEntries, countUnits } from '../vocab/index.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;

/** A line of notation that would answer a decision. */
export const answerLine = (board: Board, words: Words, state: GameState, due: Decision): string => {
  const at = words.code(due.battle);
  if (due.decision === 'retreat')
    return due.to[0] === undefined ? `retreat ${at}` : `retreat ${at} > ${words.code(due.to[0])}`;
  if (due.decision === 'withdraw')
    return due.to[0] === undefined ? `subs stay ${at}` : `withdraw 1 sub ${at} > ${words.code(due.to[0])}`;
  const units = due.among.flatMap((id) => findUnit(state, id)?.unit ?? []);
  let left = due.hits;
  const lost = countEntries(countUnits(units)).flatMap(([type, count]) => {
    const taken = Math.min(left, count);
    left -= taken;
    return taken === 0 ? [] : [`${taken} ${board.units[type].abbreviations.en[0] ?? type}`];
  });
  return `lose ${lost.join(', ')} in ${at}`;
};

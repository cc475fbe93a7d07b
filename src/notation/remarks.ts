// Lines that order nothing but say something that can be compared with the position: the name of the turn and the
// money line.

import { cashOf, landValue } from '../engine/state/queries.ts';
import { boardOf } from './context.ts';
import { atEnd, type Cursor, note, take, takeKeyword, textFrom } from './cursor.ts';
import { powerNamed } from './places.ts';

/** `R1`, `UK 3`, `Germany 2:`, `USA #7`, `Turn G4`. */
export const readTurnName = (cursor: Cursor): 'turn' | undefined => {
  takeKeyword(cursor, 'turn');
  take(cursor, 'colon');
  const last = cursor.tokens.findIndex((token, at) => at > cursor.at && token.kind === 'number');
  if (last < 0) return undefined;
  const isHashed = cursor.tokens[last - 1]?.kind === 'hash';
  const turn = powerNamed(boardOf(cursor.context), textFrom(cursor, cursor.at, isHashed ? last - 1 : last));
  const round = Number(cursor.tokens[last]?.text);
  if (turn === undefined || round > 999) return undefined;
  cursor.at = last + 1;
  while (take(cursor, 'colon', 'dash', 'rule') !== undefined);
  if (!atEnd(cursor)) return undefined;
  const { power, state } = cursor.context;
  if (turn !== power || round !== state.round)
    note(cursor, 'turn-differs', { power: turn, round, turn: state.turn.power, now: state.round });
  return 'turn';
};

/** `Ger 34/35`, `Germans : 34 / 35`: land value now, money to spend. */
export const readMoney = (cursor: Cursor): 'money' | undefined => {
  const slash = cursor.tokens.findIndex((token) => token.kind === 'slash');
  const [before, after] = [cursor.tokens[slash - 1], cursor.tokens[slash + 1]];
  if (slash < 2 || before?.kind !== 'number' || after?.kind !== 'number') return undefined;
  const isParted = cursor.tokens[slash - 2]?.kind === 'colon';
  const power = powerNamed(boardOf(cursor.context), textFrom(cursor, cursor.at, slash - (isParted ? 2 : 1)));
  if (power === undefined) return undefined;
  cursor.at = slash + 2;
  if (!atEnd(cursor)) return undefined;
  const { ruleset, state } = cursor.context;
  const said = [Number(before.text), Number(after.text)] as const;
  const counted = [landValue(ruleset, state, power), cashOf(state, power)] as const;
  if (said[0] !== counted[0] || said[1] !== counted[1]) note(cursor, 'money-differs', { power, said, counted });
  return 'money';
};

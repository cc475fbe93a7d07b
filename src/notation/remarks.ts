// Lines that order nothing but say something that can be compared with the position: the name of the turn and the
// money line.

import { fold, powerNames } from '../board/index.ts';
import { cashOf, landValue } from '../engine/state/queries.ts';
import type { Power } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import { atEnd, type Cursor, cursorOn, note, take, takeKeyword, textFrom } from './cursor.ts';
import { keywordLength } from './keywords.ts';
import { isPlace, powerNamed } from './places.ts';
import type { Token } from './tokens.ts';
import { isUnits } from './units.ts';

const isSign = (token: Token | undefined): boolean =>
  token?.kind === 'hash' || token?.kind === 'comma' || token?.kind === 'colon' || token?.kind === 'dash';

/** Where the power's name before a number ends: signs and a word for `round` between them do not belong to it. */
const endOfName = ({ tokens, at }: Cursor, number: number): number => {
  let end = number;
  const isRound = (index: number): boolean =>
    keywordLength(tokens, index, 'turn') > 0 || (fold(tokens[index]?.text ?? '') === 'r' && isSign(tokens[index - 1]));
  while (end > at + 1 && (isSign(tokens[end - 1]) || isRound(end - 1))) end -= 1;
  return end;
};

/** Where the power's name behind a number begins and ends, as in `Round 1: USSR`. */
const nameBehind = ({ tokens }: Cursor, number: number): readonly [number, number] => {
  let from = number + 1;
  while (isSign(tokens[from]) || tokens[from]?.kind === 'rule') from += 1;
  const end = tokens.findIndex(({ kind }, at) => at >= from && kind !== 'word');
  return [from, end < 0 ? tokens.length : end];
};

/** Letters from which on a beginning of a name is no accident. */
const LEAST_LETTERS = 3;

/** `Sov 2`: one's own power by the beginning of a name of it. */
const begunBy = ({ ruleset: { board }, power }: NotationContext, text: string): Power | undefined => {
  const own = board.powers.find((each) => each.power === power);
  const begins = (name: string): boolean => fold(name).startsWith(fold(text));
  return (text.length >= LEAST_LETTERS || /^\p{Lu}{2}$/u.test(text)) &&
    own !== undefined &&
    powerNames(own).some(begins)
    ? power
    : undefined;
};

/** `R1`, `UK 3`, `Germany 2:`, `USA #7`, `Turn G4`, `USSR, round 1`, `Round 1: USSR`. */
export const readTurnName = (cursor: Cursor): 'turn' | undefined => {
  const said = takeKeyword(cursor, 'turn');
  take(cursor, 'colon');
  const number = cursor.tokens.findIndex((token, at) => at >= cursor.at && token.kind === 'number');
  const isFirst = number === cursor.at;
  if (number < 0 || (isFirst && said === undefined)) return undefined;
  const [from, end] = isFirst ? nameBehind(cursor, number) : [cursor.at, endOfName(cursor, number)];
  const name = textFrom(cursor, from, end);
  const turn = powerNamed(boardOf(cursor.context), name) ?? begunBy(cursor.context, name);
  const round = Number(cursor.tokens[number]?.text);
  if (turn === undefined || round > 999) return undefined;
  cursor.at = isFirst ? end : number + 1;
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

/** Words behind a sum of money, such as `in the bank`: no more of them before the next sign. */
const MOST_WORDS = 4;

/**
 * A line without the title before its order: `GB2, 27 IPC: 1 bb`, `Japan, 25 to spend`, `Phase 2: …`.
 *
 * @returns undefined if it has none; an empty text if it is all title
 */
export const afterTitle = (context: NotationContext, line: number, text: string): string | undefined => {
  const cursor = cursorOn(context, line, text);
  const { tokens } = cursor;
  const numberAt = tokens.findIndex(({ kind }) => kind === 'number');
  const number = tokens[numberAt];
  const isParted = (at: number): boolean =>
    at >= tokens.length ||
    ['comma', 'colon', 'dash', 'rule', 'semicolon', 'close'].includes(tokens[at]?.kind ?? '') ||
    /^[$€]$/.test(tokens[at]?.text ?? '');
  const rest = (at: number): string => text.slice((tokens[at]?.column ?? text.length + 1) - 1);
  if (number === undefined) return undefined;
  if (takeKeyword(cursor, 'phase') !== undefined)
    return cursor.at === numberAt && ['colon', 'dash', 'rule'].includes(tokens[numberAt + 1]?.kind ?? '')
      ? rest(numberAt + 2)
      : undefined;
  // `[G4] 38 IPC`
  const begin = tokens[0]?.kind === 'open' ? 1 : 0;
  const name = textFrom(cursor, begin, endOfName({ ...cursor, at: begin }, numberAt));
  const named = powerNamed(boardOf(context), name) ?? begunBy(context, name);
  if (numberAt === begin || named !== context.power) return undefined;
  const cash = cashOf(context.state, context.power);
  let at = numberAt;
  // `SU3 24/27`: the round, what the land yields and what there is to spend.
  const [own, slash, spent] = tokens.slice(numberAt + 1, numberAt + 4);
  const isPair = own?.kind === 'number' && slash?.kind === 'slash' && spent?.kind === 'number';
  if (isPair && isParted(numberAt + 4)) {
    at = numberAt + 4;
    while (at < tokens.length && isParted(at)) at += 1;
    return rest(at);
  }
  if (Number(number.text) !== cash) {
    at += 1;
    while (at < tokens.length && isParted(at)) at += 1;
    if (at === numberAt + 1 && tokens[at]?.kind !== 'number') return undefined;
  }
  if (Number(tokens[at]?.text) === cash) {
    at += 1;
    if (tokens[at]?.kind === 'slash') at += 2;
    const words = at;
    while (!isParted(at)) at += 1;
    if (at - words > MOST_WORDS || tokens.slice(words, at).some(({ kind }) => kind === 'number')) return undefined;
    while (at < tokens.length && isParted(at)) at += 1;
  }
  return rest(at);
};

/** True for words with neither a unit nor a place, which say nothing but what the title is of: `G3, second half`. */
export const isOfTitle = (context: NotationContext, line: number, text: string): boolean => {
  const cursor = cursorOn(context, line, text);
  return cursor.tokens.every((token, at) => {
    const isName = /^\p{Lu}/u.test(token.text) && isPlace({ ...cursor, at });
    return token.kind === 'word' && !isName && !isUnits({ ...cursor, at });
  });
};

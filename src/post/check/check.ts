// The text of a turn checked by whoever has all of the program at hand.

import { type Ahead, lookAhead, type TellOdds, type TurnSoFar } from '../../clerk/index.ts';
import { parseSheet } from '../../notation/index.ts';
import type { Language } from '../../vocab/index.ts';
import { readMailSheet } from '../prose.ts';
import type { Heads } from '../speech/requests.ts';
import { knowing, restOf } from './again.ts';
import type { Seated, TrialGame } from './position.ts';
import { givenIn, type TurnRead, turnRead } from './read.ts';
import { type Tried, tryTurn } from './try.ts';

/**
 * Checks the text of a turn, and looks ahead behind its dice, but not at what the enemy can hit next.
 *
 * @param player who would send it
 * @param language of words offered in place of those not understood
 * @param odds for the battles it declares
 * @param heads what the mail says above its text
 * @param turn what is entered of his turn
 */
export const checkTurn = (
  game: TrialGame,
  player: Seated,
  text: string,
  language: Language,
  odds: TellOdds,
  heads: Heads = {},
  turn?: TurnSoFar,
): TurnRead & Tried & { readonly ahead?: Ahead } => {
  const bare = givenIn(game, player, text, language);
  const given = turn === undefined ? bare : knowing(bare, turn);
  const reads = (lines: readonly string[]) => readMailSheet(given.context, lines, heads);
  const whole = reads(given.lines);
  const rest = turn && restOf(given, player, turn, whole, parseSheet, reads);
  const read = rest ?? turnRead(given, player, whole);
  const tried = tryTurn(read);
  const { rehearsal } = tried;
  const ahead = rehearsal && lookAhead(read.context, read.mail, rehearsal, { odds, parse: parseSheet, threats: 'no' });
  return { ...read, ...tried, ...(ahead === undefined ? {} : { ahead }) };
};

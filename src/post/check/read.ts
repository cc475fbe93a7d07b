// The text of a turn that is to be checked before it is sent, read as the clerk reads a mail. Values only; sentences
// are made elsewhere, and it is tried in `try.ts`.

import type { Resent } from '../../clerk/entered.ts';
import { matesOf, powerFor, type Timing, timingOf } from '../../clerk/whose-turn.ts';
import { NO_NONCE, orderCost } from '../../engine/index.ts';
import type { NotationContext, Sheet } from '../../notation/index.ts';
import type { Ipc, Language } from '../../vocab/index.ts';
import { linesOf, ownLines } from '../body.ts';
import type { MailSheet } from '../prose.ts';
import { mailWords } from '../words.ts';
import type { Seated, TrialGame } from './position.ts';

/** A turn that was read. */
export interface TurnRead {
  /** What it was read with. */
  readonly context: NotationContext;
  /** What a mail with this turn holds: the player's own lines, and nothing of what mail programs put around them. */
  readonly lines: readonly string[];
  readonly mail: MailSheet;
  readonly timing: Timing;
  /** What the orders cost together. */
  readonly cost: Ipc;
  /** What of the text is entered already; the mail is without it. */
  readonly again?: Again;
}

/** What the log has of a text. */
export interface Again extends Resent {
  /** The text as it was read whole. */
  readonly sheet: Sheet;
}

/** More often than numbers stand before a line, or marks around a text. */
const MOST_LAYERS = 20;

/** A word for the clerk, which is written again where it was taken out. */
const FORFEIT = 'forfeit';

/** The player's lines, such that a mail made of them holds exactly these. */
export const plainLines = (text: string): { readonly lines: readonly string[]; readonly forfeit: 'yes' | 'no' } => {
  let now = text;
  let forfeit: 'yes' | 'no' = 'no';
  for (let layer = 0; layer < MOST_LAYERS; layer += 1) {
    const words = mailWords(ownLines(linesOf(now)));
    if (words.forfeit === 'yes') forfeit = 'yes';
    const next = words.lines.join('\n');
    if (next === now) break;
    now = next;
  }
  return { lines: now.split('\n'), forfeit };
};

/** A player's lines, and what they are read with. */
export interface Given {
  readonly context: NotationContext;
  readonly lines: readonly string[];
  readonly forfeit: 'yes' | 'no';
}

/**
 * What is to be read of a text.
 *
 * @param player who would send it
 * @param language of words offered in place of those not understood
 */
export const givenIn = ({ ruleset, state }: TrialGame, player: Seated, text: string, language: Language): Given => ({
  context: {
    ruleset,
    state,
    power: powerFor(ruleset, state, player),
    ...matesOf(ruleset, state, player, powerFor(ruleset, state, player)),
    ...(player.dialect === undefined ? {} : { dialect: player.dialect }),
    language,
    nonce: NO_NONCE,
  },
  ...plainLines(text),
});

/**
 * A turn whose lines were read.
 *
 * @param again what of them is entered already; `mail` is the rest
 */
export const turnRead = (
  { context, lines, forfeit }: Given,
  player: Seated,
  mail: MailSheet,
  again?: Again,
): TurnRead => {
  const { ruleset, state, power } = context;
  return {
    context,
    lines: forfeit === 'yes' ? [...lines, FORFEIT] : lines,
    mail,
    timing: timingOf(ruleset, state, player, power, mail.sheet),
    ...(again === undefined ? {} : { again }),
    cost: mail.sheet.orders.reduce((sum, order) => sum + orderCost(ruleset, state, order), 0),
  };
};

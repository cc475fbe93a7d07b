// What lies behind the dice of a checked turn, in words of one language, as plain data for a page: how its battles
// stand, what would stand in the way and what would be lost were they won, and the mail that goes off with it.

import type { Ahead } from '../../clerk/ahead.ts';
import { lostSaid } from '../../clerk/tell-foresight.ts';
import { type MailText, mailOf } from './mail.ts';
import type { TurnRead } from './read.ts';
import { echoesOf, orderNames } from './tell.ts';
import { type ToldBattle, tellBattle } from './tell-battle.ts';
import { type Teller, type ToldProblem, type ToldRefusal, tellProblem, tellRefused } from './tell-lines.ts';
import type { Tried } from './try.ts';

/** How the rest of a turn goes, were its battles won. */
export interface ToldThrough {
  /** In a sentence, whether all of it can be done; the same above what is in the way. */
  readonly headline: string;
  readonly says: string;
  readonly refused: readonly ToldRefusal[];
  readonly unclear: readonly ToldProblem[];
  /** What would be lost. */
  readonly lost: readonly string[];
}

export interface ToldAhead {
  readonly headings: { readonly odds: string; readonly won: string };
  readonly battles: readonly ToldBattle[];
  readonly through?: ToldThrough;
  /** What nobody can judge before the dice have fallen. */
  readonly open?: string;
  /** Whether the enemy's next move can be told after this. */
  readonly threats: 'to come' | 'none';
  /** The mail to send, if there is nothing in the way. */
  readonly mail?: MailText;
  /** Why there is none. */
  readonly withheld?: string;
}

const throughOf = (teller: Teller, { through, problems }: Ahead): ToldThrough | undefined => {
  if (through === undefined) return undefined;
  const { words } = teller;
  const refused = tellRefused(teller, through.sheet, through.refused);
  const unclear = problems.map((problem) => tellProblem(teller, through.sheet, problem));
  const lost = lostSaid(words, through);
  const isFine = refused.length + unclear.length + lost.length === 0;
  return {
    headline: words.say(isFine ? 'submit-if-won-fine' : 'check-won-not'),
    says: words.say(isFine ? 'submit-if-won-fine' : 'submit-if-won'),
    refused,
    unclear,
    lost,
  };
};

/**
 * Tells what lies behind the dice of a turn that may be sent.
 *
 * @param ahead absent where nothing is to be fought
 */
export const tellAhead = (
  teller: Teller,
  read: TurnRead,
  { rehearsal, behindDice }: Tried,
  ahead: Ahead | undefined,
): ToldAhead => {
  const { game, words } = teller;
  const battles = (ahead?.foreseen.battles ?? []).map((battle) => tellBattle(words, battle));
  const through = ahead && throughOf(teller, ahead);
  const isFine = ahead === undefined || ahead.later === 'fine';
  return {
    headings: {
      odds: words.say('check-heading-odds'),
      won: words.say('check-heading-won'),
    },
    battles,
    ...(through === undefined ? {} : { through }),
    ...(through === undefined && behindDice.length > 0
      ? { open: words.say('check-behind-dice', { orders: orderNames(words, behindDice) }) }
      : {}),
    threats: rehearsal?.end === 'dice' ? 'to come' : 'none',
    ...(isFine
      ? { mail: mailOf(game, read, words, echoesOf(teller, read), battles) }
      : { withheld: words.say('check-mail-withheld') }),
  };
};

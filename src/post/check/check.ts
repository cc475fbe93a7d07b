// The text of a turn checked before it is sent: read as the clerk reads a mail, and tried on the position alone. Values
// only; sentences are made elsewhere. It enters nothing and throws no die.

import { givenTo, type RefusedOrder, rehearse } from '../../clerk/rehearse.ts';
import { withoutEchoes } from '../../clerk/sheet-lines.ts';
import { powerFor, type Timing, timingOf } from '../../clerk/whose-turn.ts';
import { type BattleId, type GameState, NO_NONCE, orderCost, type PowerOrder } from '../../engine/index.ts';
import type { NotationContext } from '../../notation/index.ts';
import { type Battle, battleOf, type Outcome } from '../../odds/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Language, Power } from '../../vocab/index.ts';
import { linesOf, ownLines } from '../body.ts';
import { type MailSheet, readMailSheet } from '../prose.ts';
import type { Heads } from '../speech/requests.ts';
import { mailWords } from '../words.ts';
import type { Seated, TrialGame } from './position.ts';

/** A battle that the turn declares or that is under way; no odds for a raid, nor in the midst of a round. */
export interface CheckedBattle {
  readonly id: BattleId;
  readonly kind: 'land' | 'sea' | 'raid';
  readonly odds?: { readonly battle: Battle; readonly outcome: Outcome };
}

/** How the odds of a battle are come by; undefined where there are none to be had. */
export type TellOdds = (ruleset: Ruleset, state: GameState, id: BattleId, battle: Battle) => Outcome | undefined;

export interface Checked {
  /** In whose name the lines were read. */
  readonly power: Power;
  /** What a mail with this turn holds: the player's own lines, and nothing of what mail programs put around them. */
  readonly lines: readonly string[];
  readonly mail: MailSheet;
  readonly timing: Timing;
  /** What the rules refuse; empty unless the lines may be entered now. */
  readonly refused: readonly RefusedOrder[];
  /** Orders not looked at: they hang on refused ones, or on dice. */
  readonly skipped: readonly PowerOrder[];
  readonly behindDice: readonly PowerOrder[];
  /** What the orders cost together. */
  readonly cost: Ipc;
  readonly battles: readonly CheckedBattle[];
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

/**
 * Checks the text of a turn.
 *
 * @param player who would send it
 * @param language of words offered in place of those not understood
 * @param odds for the battles it declares; a browser has those alone that the rules of the game need
 * @param heads what the mail says above its text
 */
export const checkTurn = (
  game: TrialGame,
  player: Seated,
  text: string,
  language: Language,
  odds: TellOdds,
  heads: Heads = {},
): Checked => {
  const { ruleset, state } = game;
  const power = powerFor(ruleset, state, player);
  const { lines, forfeit } = plainLines(text);
  const context: NotationContext = {
    ruleset,
    state,
    power,
    ...(player.dialect === undefined ? {} : { dialect: player.dialect }),
    language,
    nonce: NO_NONCE,
  };
  const mail = readMailSheet(context, lines, heads);
  const { sheet } = mail;
  const timing = timingOf(ruleset, state, player, power, sheet);
  const common = {
    power,
    lines: forfeit === 'yes' ? [...lines, FORFEIT] : lines,
    mail,
    timing,
    cost: sheet.orders.reduce((sum, order) => sum + orderCost(ruleset, state, order), 0),
  };
  if (timing !== 'now' || sheet.orders.length === 0)
    return { ...common, refused: [], skipped: [], behindDice: [], battles: [] };
  const rehearsal = rehearse(ruleset, { at: state, state }, sheet.orders, givenTo(ruleset));
  const { reached, end, checked, skipped } = rehearsal;
  return {
    ...common,
    refused: withoutEchoes(sheet, rehearsal.refused),
    skipped,
    behindDice: end === 'dice' ? sheet.orders.slice(checked) : [],
    battles: reached.turn.battles
      .filter(({ status }) => status !== 'ended')
      .map(({ id, kind }) => {
        const battle = battleOf(ruleset, reached, id);
        const outcome = battle === undefined ? undefined : odds(ruleset, reached, id, battle);
        return { id, kind, ...(battle === undefined || outcome === undefined ? {} : { odds: { battle, outcome } }) };
      }),
  };
};

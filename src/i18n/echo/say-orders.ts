// Orders in the language of the words at hand.

import type { BidContent, BidSeal, PowerOrder } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Ipc } from '../../vocab/index.ts';
import type { Words } from '../words.ts';
import { battleWords, bidWords, orderWords, type SaidOrder } from './orders.ts';
import { echoTexts } from './texts.ts';

/** The name of a battle, a raid told from a battle over the same place. */
export const sayBattle = (battle: string, w: Words): string => battleWords(echoTexts(w), battle, w);

/** What a bid holds: units in their places, money by power. */
export const sayBidParts = (bid: Pick<BidContent, 'units' | 'treasury'>, w: Words): readonly string[] =>
  bidWords(echoTexts(w), bid, w);

/**
 * An order in words.
 *
 * @param cost what it costs in IPC, for orders that buy something
 * @param ruleset what it is played by: whether a turn ends with income
 * @param again whether it belongs to the second combat of a turn
 */
export const sayOrder = (
  order: PowerOrder | BidSeal,
  cost: Ipc,
  w: Words,
  ruleset?: Pick<Ruleset, 'phases'>,
  again?: 'again' | 'first',
): SaidOrder => orderWords(echoTexts(w), order, cost, w, ruleset, again);

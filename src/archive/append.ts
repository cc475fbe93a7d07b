// The one place where new lines come from. An order is decided and written down with its events; if it needs dice, the
// dice come in a line of their own, tied to the order's line by its hash. Nothing is written to disk here.

import type { BidSeal, GameEvent, OpenGame, PowerOrder } from '../engine/index.ts';
import { faultAt, logNameOf } from '../log/index.ts';
import { type Ruleset, rulesetOf } from '../rulesets/index.ts';
import {
  type AbsenceOrder,
  type AnchorOrder,
  type ChangeKeyOrder,
  type ForfeitBidOrder,
  type ForfeitOrder,
  mayNot,
  type ProposedOrder,
  type ReceiptOrder,
  speakerOf,
  type TrustFault,
  trustFault,
} from '../trust/index.ts';
import { fail, type Result } from '../vocab/index.ts';
import {
  addEntry,
  beginDraft,
  type Draft,
  type OrderDrafted,
  type OrderRejection,
  type Rejection,
  timeToWrite,
} from './draft.ts';
import { type EffectOrder, effectOf, settledBy } from './effect.ts';
import { emptyGame, type Game, type GameSigner, rulesOf } from './game.ts';
import { type DiceSupply, give, land, refused, type Said } from './give.ts';

export type { DiceSupply, Said } from './give.ts';

export type Drafted = Result<Draft, Rejection>;

const faulty = (game: Game, fault: TrustFault): OrderDrafted =>
  fail({ kind: 'fault', fault: faultAt(game.file, game.entries.length + 1, fault) });

const roll = (draft: Draft, ruleset: Ruleset, said: Said, supply: DiceSupply): OrderDrafted =>
  land(addEntry, draft, ruleset, said, supply) ?? faulty(draft.game, trustFault('nothing-to-roll', {}));

const unknownRuleset = (ruleset: string, version: number): Result<never, OrderRejection> =>
  refused([{ code: 'unknown-ruleset', params: { ruleset, version }, clauses: [] }]);

/**
 * The lines of an order: its own, and a second with its dice if it needs any and there is a supply.
 *
 * @param supply without it, or with too few dice of a table, the draft says in `asked` what is still missing; asked
 *   again with more dice it makes the same first line, as long as the order carries the same nonce
 */
export const appendOrder = (game: Game, order: PowerOrder | BidSeal, said: Said, supply?: DiceSupply): OrderDrafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const ruleset = rulesOf(game);
  const { id, version } = game.replay.state.ruleset;
  if (ruleset === undefined) return unknownRuleset(id, version);
  // Who may not give the order at all is told so, and not what the rules say to it.
  const speaker = speakerOf(game.trust, said);
  const unfit = speaker.ok ? mayNot(speaker.value, order) : speaker.error;
  if (unfit !== undefined) return faulty(game, unfit);
  const given = give(addEntry, begun.value, ruleset, order, said);
  if (!given.ok || given.value.asked.length === 0 || supply === undefined) return given;
  const { note: _, ...roller } = said; // the remark stands with the order
  return roll(given.value, ruleset, roller, supply);
};

/** The line with dice for an order whose line is in the log already. */
export const appendRoll = (game: Game, said: Said, supply: DiceSupply): OrderDrafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const ruleset = rulesOf(game);
  const { id, version } = game.replay.state.ruleset;
  return ruleset === undefined ? unknownRuleset(id, version) : roll(begun.value, ruleset, said, supply);
};

/** The first line of a new game. */
export const openGame = (slug: string, order: OpenGame, said: Said, sign?: GameSigner): Drafted => {
  const ruleset = rulesetOf(order.ruleset, order.version);
  if (ruleset === undefined) return unknownRuleset(order.ruleset, order.version);
  const begun = beginDraft({ ...emptyGame(slug, logNameOf(slug)), ...(sign === undefined ? {} : { sign }) });
  return begun.ok ? give(addEntry, begun.value, ruleset, order, said) : begun;
};

/** Facts somebody typed in: events without an order. */
export const appendReport = (game: Game, events: readonly GameEvent[], said: Said): Drafted => {
  const begun = beginDraft(game);
  return begun.ok ? addEntry(begun.value, { ...said, events }) : begun;
};

/** A remark. `of` names entries it is about. */
export const appendNote = (game: Game, said: Said & { readonly note: string }, of?: readonly string[]): Drafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  return addEntry(begun.value, {
    ...said,
    order: { type: 'note', ...(of === undefined ? {} : { of: [...of] }) },
    events: [],
  });
};

/** What an order to the archive brings about once nobody's consent is missing. */
const effect = (game: Game, order: EffectOrder, said: Said): Result<readonly GameEvent[], Rejection> => {
  const ruleset = rulesOf(game);
  const { id, version } = game.replay.state.ruleset;
  if (ruleset === undefined) return unknownRuleset(id, version);
  const events = effectOf(ruleset, game, game.trust, order, {
    by: said.for ?? said.by,
    at: timeToWrite(game, said.at),
  });
  if (events.ok) return events;
  const { error } = events;
  if (error.kind !== 'fault') return fail(error);
  return fail({ kind: 'fault', fault: faultAt(game.file, game.entries.length + 1, error.fault) });
};

/**
 * A void, ruling, edit, settings, draw or substitution. It takes effect at once if no side's consent is needed; else it
 * is a proposal, and the line of the last `agree` holds its events. What could not take effect now is refused at once.
 */
export const appendProposal = (game: Game, order: ProposedOrder, said: Said): Drafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const alone = settledBy(game.trust, { ...said, order }) !== undefined;
  const events = effect(game, order, said);
  return events.ok ? addEntry(begun.value, { ...said, order, events: alone ? [...events.value] : [] }) : events;
};

/** Orders that change nothing in the game itself. */
type FormalOrder = AbsenceOrder | AnchorOrder | ChangeKeyOrder | ReceiptOrder;

/** An order that stands for itself: days away, the end of a keeper's chain, a witness's receipt, a change of key. */
export const appendFormal = (game: Game, order: FormalOrder, said: Said): Drafted => {
  const begun = beginDraft(game);
  return begun.ok ? addEntry(begun.value, { ...said, order, events: [] }) : begun;
};

/** Powers lose the game off the board, or a player his sealed bid, now. */
export const appendForfeit = (game: Game, order: ForfeitOrder | ForfeitBidOrder, said: Said): Drafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const events = effect(game, order, said);
  return events.ok ? addEntry(begun.value, { ...said, order, events: [...events.value] }) : events;
};

/** Consent to a proposal, by its hash. With the last consent it takes effect. */
export const appendAgree = (game: Game, of: string, said: Said): Drafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const order = { type: 'agree', of } as const;
  const settled = settledBy(game.trust, { ...said, order });
  if (settled === undefined) return addEntry(begun.value, { ...said, order, events: [] });
  const events = effect(game, settled, said);
  return events.ok ? addEntry(begun.value, { ...said, order, events: [...events.value] }) : events;
};

/** A proposal is declined, or taken back by who made it. */
export const appendDecline = (game: Game, of: string, said: Said): Drafted => {
  const begun = beginDraft(game);
  return begun.ok ? addEntry(begun.value, { ...said, order: { type: 'decline', of }, events: [] }) : begun;
};

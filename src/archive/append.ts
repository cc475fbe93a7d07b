// The one place where new lines come from. An order is decided and written down with its events; if it needs dice, the
// dice come in a line of their own, tied to the order's line by its hash. Nothing is written to disk here.

import { type Dice, facesFromSeed, seedOf } from '../dice/index.ts';
import {
  type BidSeal,
  decide,
  type GameEvent,
  type GameOrder,
  type GameState,
  type OpenGame,
  type PowerOrder,
  type Refusal,
  resume,
  resumeRecorded,
  unopened,
} from '../engine/index.ts';
import { type EntryFields, faultAt, logNameOf } from '../log/index.ts';
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
import { fail, ok, type Result, type Roll } from '../vocab/index.ts';
import { addEntry, beginDraft, type Draft, type OrderRejection, type Rejection, timeToWrite } from './draft.ts';
import { type EffectOrder, effectOf, settledBy } from './effect.ts';
import { emptyGame, type Game, type GameSigner, rulesOf } from './game.ts';

/** Who says it and when. All of it is the author's word. */
export type Said = Pick<EntryFields, 'at' | 'by' | 'for' | 'evidence' | 'note'>;

type WithoutRolls<D> = D extends Dice ? Omit<D, 'of' | 'rolls'> : never;

/**
 * Where dice are to come from: what proves them, or for those of a table the faces, which may be given bit by bit as
 * the rules ask for them. The seed of `local` dice are 32 fresh random bytes.
 */
export type DiceSupply =
  | Exclude<WithoutRolls<Dice>, { readonly source: 'recorded' }>
  | (Extract<WithoutRolls<Dice>, { readonly source: 'recorded' }> & { readonly rolls: readonly Roll[] });

export type Drafted = Result<Draft, Rejection>;
type OrderDrafted = Result<Draft, OrderRejection>;

const refused = (refusals: readonly Refusal[]): Result<never, OrderRejection> => fail({ kind: 'refused', refusals });
const faulty = (game: Game, fault: TrustFault): OrderDrafted =>
  fail({ kind: 'fault', fault: faultAt(game.file, game.entries.length + 1, fault) });

const unknownRuleset = (ruleset: string, version: number): Result<never, OrderRejection> =>
  refused([{ code: 'unknown-ruleset', params: { ruleset, version }, clauses: [] }]);

const give = (draft: Draft, ruleset: Ruleset, state: GameState, order: GameOrder, said: Said): OrderDrafted => {
  const decided = decide(ruleset, state, order);
  if (!decided.ok) return refused(decided.error);
  return addEntry(draft, { ...said, order, events: decided.value.events }, decided.value);
};

/** Adds lines with dice that fell, as few as hold them: half of them first, if all are too much for one line. */
const writeRolls = (
  draft: Draft,
  ruleset: Ruleset,
  said: Said,
  supply: DiceSupply,
  rolls: readonly Roll[],
): OrderDrafted => {
  const { open } = draft.game.trust;
  if (open === undefined) return faulty(draft.game, trustFault('nothing-to-roll', {}));
  const went = resumeRecorded(ruleset, draft.game.replay.state, rolls);
  if (!went.ok) return refused(went.error);
  const dice = { ...supply, of: open.hash, rolls: [...rolls] };
  const added = addEntry(draft, { ...said, order: { type: 'roll' }, dice, events: went.value.events }, went.value);
  const tooLong = !added.ok && added.error.kind === 'fault' && added.error.fault.code === 'line-too-long';
  if (!tooLong || rolls.length < 2) return added;
  const half = rolls.length >> 1;
  const first = writeRolls(draft, ruleset, said, supply, rolls.slice(0, half));
  const { note: _, ...again } = said; // the remark stands once
  return first.ok ? writeRolls(first.value, ruleset, again, supply, rolls.slice(half)) : first;
};

/** Adds the dice of the order that waits for them; nothing if not one die is at hand. */
const land = (draft: Draft, ruleset: Ruleset, said: Said, supply: DiceSupply): OrderDrafted => {
  const { game } = draft;
  const { open } = game.trust;
  if (open === undefined) return faulty(game, trustFault('nothing-to-roll', {}));
  if (supply.source === 'recorded') {
    return supply.rolls.length === 0 ? ok(draft) : writeRolls(draft, ruleset, said, supply, supply.rolls);
  }
  // What a machine threw first counts: the rest follows from the same seed.
  const again = supply.source === 'local' && open.seed !== undefined ? { ...supply, seed: open.seed } : supply;
  const seed = seedOf({ ...again, of: open.hash, rolls: [] });
  if (seed === undefined) return faulty(game, trustFault('nothing-to-roll', {}));
  const faces = facesFromSeed({ seed, game: game.slug, commit: open.hash });
  const went = resume(ruleset, game.replay.state, faces);
  return went.ok ? writeRolls(draft, ruleset, said, again, went.value.rolls) : refused(went.error);
};

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
  const given = give(begun.value, ruleset, game.replay.state, order, said);
  if (!given.ok || given.value.asked.length === 0 || supply === undefined) return given;
  const { note: _, ...roller } = said; // the remark stands with the order
  return land(given.value, ruleset, roller, supply);
};

/** The line with dice for an order whose line is in the log already. */
export const appendRoll = (game: Game, said: Said, supply: DiceSupply): OrderDrafted => {
  const begun = beginDraft(game);
  if (!begun.ok) return begun;
  const ruleset = rulesOf(game);
  const { id, version } = game.replay.state.ruleset;
  return ruleset === undefined ? unknownRuleset(id, version) : land(begun.value, ruleset, said, supply);
};

/** The first line of a new game. */
export const openGame = (slug: string, order: OpenGame, said: Said, sign?: GameSigner): Drafted => {
  const ruleset = rulesetOf(order.ruleset, order.version);
  if (ruleset === undefined) return unknownRuleset(order.ruleset, order.version);
  const begun = beginDraft({ ...emptyGame(slug, logNameOf(slug)), ...(sign === undefined ? {} : { sign }) });
  return begun.ok ? give(begun.value, ruleset, unopened(), order, said) : begun;
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

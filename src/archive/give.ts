// An order and its dice become lines, whoever adds them to the log: decided, thrown, and written as few as hold them.

import { type Dice, facesFromSeed, seedOf } from '../dice/index.ts';
import { decide, type GameOrder, type Refusal, resume, resumeRecorded } from '../engine/index.ts';
import type { EntryFields } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { fail, ok, type Result, type Roll } from '../vocab/index.ts';
import type { addEntry, Draft, OrderDrafted, OrderRejection } from './draft.ts';

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

/** Adds a line to a draft. */
export type Add = typeof addEntry;

export const refused = (refusals: readonly Refusal[]): Result<never, OrderRejection> =>
  fail({ kind: 'refused', refusals });

/** Adds an order with what it brings about, its dice left open. */
export const give = (add: Add, draft: Draft, ruleset: Ruleset, order: GameOrder, said: Said): OrderDrafted => {
  const decided = decide(ruleset, draft.game.replay.state, order);
  if (!decided.ok) return refused(decided.error);
  return add(draft, { ...said, order, events: decided.value.events }, decided.value);
};

/** Adds lines with dice that fell, as few as hold them: half of them first, if all are too much for one line. */
const writeRolls = (
  add: Add,
  draft: Draft,
  ruleset: Ruleset,
  said: Said,
  supply: DiceSupply,
  rolls: readonly Roll[],
): OrderDrafted | undefined => {
  const { open } = draft.game.trust;
  if (open === undefined) return undefined;
  const went = resumeRecorded(ruleset, draft.game.replay.state, rolls);
  if (!went.ok) return refused(went.error);
  const dice = { ...supply, of: open.hash, rolls: [...rolls] };
  const added = add(draft, { ...said, order: { type: 'roll' }, dice, events: went.value.events }, went.value);
  const tooLong = !added.ok && added.error.kind === 'fault' && added.error.fault.code === 'line-too-long';
  if (!tooLong || rolls.length < 2) return added;
  const half = rolls.length >> 1;
  const first = writeRolls(add, draft, ruleset, said, supply, rolls.slice(0, half));
  const { note: _, ...again } = said; // the remark stands once
  return first?.ok ? writeRolls(add, first.value, ruleset, again, supply, rolls.slice(half)) : first;
};

/**
 * Adds the dice of the order that waits for them; nothing if not one die is at hand.
 *
 * @returns undefined where no order waits
 */
export const land = (
  add: Add,
  draft: Draft,
  ruleset: Ruleset,
  said: Said,
  supply: DiceSupply,
): OrderDrafted | undefined => {
  const { game } = draft;
  const { open } = game.trust;
  if (open === undefined) return undefined;
  if (supply.source === 'recorded') {
    return supply.rolls.length === 0 ? ok(draft) : writeRolls(add, draft, ruleset, said, supply, supply.rolls);
  }
  // What a machine threw first counts: the rest follows from the same seed.
  const again = supply.source === 'local' && open.seed !== undefined ? { ...supply, seed: open.seed } : supply;
  const seed = seedOf({ ...again, of: open.hash, rolls: [] });
  if (seed === undefined) return undefined;
  const faces = facesFromSeed({ seed, game: game.slug, commit: open.hash });
  const went = resume(ruleset, game.replay.state, faces);
  return went.ok ? writeRolls(add, draft, ruleset, said, again, went.value.rolls) : refused(went.error);
};

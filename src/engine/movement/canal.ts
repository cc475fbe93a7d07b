// Canals: who holds the banks (B2.7, B2.8). Ships need leave to pass; planes never do. Ruling D22: the banks of Suez
// are tested at the start of the turn under both rulesets, for DAAK names that moment and the publisher none.

import { type Canal, canalBetween } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import type { About } from '../refusals/about.ts';
import { isHeldByFriends, spaceAt, spaceAtStart } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';

const holdsBank = (ruleset: Ruleset, state: GameState, canal: Canal, bank: SpaceId, power: Power): boolean => {
  const { control } = canal.since === 'turn-start' ? spaceAtStart(state, bank) : spaceAt(state, bank);
  return canal.control === 'mover' ? control === power : isHeldByFriends(ruleset, state, bank, control, power);
};

/** The canal a ship of `power` uses on this step, and whether it may; `undefined` where there is none. */
export const canalOn = (
  ruleset: Ruleset,
  state: GameState,
  power: Power,
  from: SpaceId,
  to: SpaceId,
): { readonly canal: Canal; readonly leave: 'open' | 'closed' } | undefined => {
  const canal = canalBetween(ruleset.board, from, to);
  if (canal === undefined) return undefined;
  const bound = canal.into === null || canal.into === to;
  const open = !bound || canal.banks.every((bank) => holdsBank(ruleset, state, canal, bank, power));
  return { canal, leave: open ? 'open' : 'closed' };
};

/** The canals on a way, each once. */
export const canalsOn = (
  { board }: Ruleset,
  steps: readonly { readonly from: SpaceId; readonly to: SpaceId }[],
): readonly string[] => [...new Set(steps.flatMap(({ from, to }) => canalBetween(board, from, to)?.id ?? []))];

/** What a way that is too long may be about: that it leads through canals, and which. */
export const aboutCanals = (canals: readonly string[]): readonly About<'too-far'>[] =>
  canals.length === 0 ? [] : ['canal', ...canals.map((id) => ({ named: id }))];

// What a complex can do for a power in this turn: whether it may place at all, and how much.

import { spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, SpaceId } from '../../vocab/index.ts';
import { spaceAt, spaceAtStart } from '../state/queries.ts';
import type { GameState, SpaceState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** What a territory offers a power that wants to place there. */
export type ComplexStanding =
  | { readonly kind: 'ready' }
  | { readonly kind: 'none' }
  /** Taken or built in this turn: it works from the owner's next turn on (B14.3). */
  | { readonly kind: 'too-new' }
  | { readonly kind: 'of-another'; readonly owner: Power };

const complexIn = ({ units }: SpaceState): Unit | undefined => units.find(({ type }) => type === 'industrial-complex');

/** The complex in a space as `power` sees it: it must have been the power's own, land and all, since the turn began. */
export const complexStanding = (
  { state }: { readonly state: GameState },
  power: Power,
  space: SpaceId,
): ComplexStanding => {
  const complex = complexIn(spaceAt(state, space));
  if (complex === undefined) return { kind: 'none' };
  if (complex.power !== power) return { kind: 'of-another', owner: complex.power };
  const start = spaceAtStart(state, space);
  return start.control === power && complexIn(start)?.power === power ? { kind: 'ready' } : { kind: 'too-new' };
};

/** True for a complex of the set-up in the hands of its first owner (B19.6). */
export const isUnlimited = (ruleset: Ruleset, power: Power, space: SpaceId): boolean =>
  spaceOf(ruleset.board, space).originalOwner === power &&
  ruleset.board.setup.some((entry) => entry.space === space && (entry.units['industrial-complex'] ?? 0) > 0);

/** Units a built or captured complex places in a turn (B19.7, B19.8). */
export const limitOf = (ruleset: Ruleset, space: SpaceId): number => Math.max(1, spaceOf(ruleset.board, space).ipc);

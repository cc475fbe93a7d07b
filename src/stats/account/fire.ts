// Dice as an account tells them: who threw, what hits, what fell, and in which line of the log it stands.

import type { EventOf, Volley } from '../../engine/index.ts';
import type { SpaceId } from '../../vocab/index.ts';

export interface FireAccount {
  readonly role: EventOf<'rolled'>['role'];
  readonly purpose: string;
  readonly sides: number;
  /** One a power and type: its need, every die, its hits. */
  readonly volleys: readonly Volley[];
  readonly hits: number;
  /** How many of the hits only ships can take. */
  readonly shipsOnly: number;
  /** The hits by whom they can take, where that follows from who fired and from the face. */
  readonly claims?: EventOf<'rolled'>['claims'];
  readonly space?: SpaceId;
  /** The line of the log the dice count from. */
  readonly seq: number;
}

/** A throw as an account tells it; `seq` is the entry it stands in. */
export const fireOf = (event: EventOf<'rolled'>, seq: number): FireAccount => ({
  role: event.role,
  purpose: event.purpose,
  sides: event.sides,
  volleys: event.volleys,
  hits: event.hits,
  shipsOnly: event.shipsOnly ?? 0,
  ...(event.claims === undefined ? {} : { claims: event.claims }),
  ...(event.space === undefined ? {} : { space: event.space }),
  seq,
});

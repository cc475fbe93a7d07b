// Whose a space is in a position, and the colour that says so.

import { type Base, type ConvoyKind, NATIONS, type Owner, type Power, type SpaceId } from '../../vocab/index.ts';
import type { MapGeometry } from './geometry.ts';

/** What is printed on the board about a space. */
export interface Printed {
  /** Owner when the game opens, of a convoy too; null for neutral land and other zones. */
  readonly owner: Owner | null;
  /** Income value, shown after the name; 0 shows none. */
  readonly ipc: number;
  /** Whether a power has its capital there. */
  readonly rank: 'capital' | 'common';
  readonly convoy?: ConvoyKind;
  readonly bases?: readonly Base[];
}

/** What is printed of all spaces. */
interface Held {
  readonly printed: ReadonlyMap<SpaceId, Printed>;
}

/** True for a space that somebody can hold: land, and convoys. */
export const isHeld = (
  { geometry, printed }: Held & { readonly geometry: Pick<MapGeometry, 'spaces'> },
  space: SpaceId,
): boolean => geometry.spaces.get(space)?.kind !== 'sea' || printed.get(space)?.convoy !== undefined;

/** Whose a space is when the game opens; null for nobody's. */
export const printedOwner = ({ printed }: Held, space: SpaceId): Owner | null => printed.get(space)?.owner ?? null;

/** Whose a space is in a position: the power that holds it, or the nation whose land it is. */
export const ownerNow = (base: Held, space: SpaceId, owners: ReadonlyMap<SpaceId, Power | null>): Owner | null => {
  const printed = printedOwner(base, space);
  return owners.get(space) ?? (NATIONS.some((nation) => nation === printed) ? printed : null);
};

/** The custom property that holds the colour of a space somebody holds. */
export const ownerProperty = (space: SpaceId): string => `--o-${space.replace(':', '_')}`;

/** The colour of land a power owns, or of land nobody owns. */
export const ownerColour = (owner: Owner | null): string => `var(--land-${owner ?? 'none'})`;

// Whose land was at first that somebody else holds now: a small round sign at the end of its name.

import type { Owner, Power, SpaceId } from '../../vocab/index.ts';
import { emblemPath, ownerEmblem } from '../powers.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { type Box, boxAround } from './boxes.ts';
import type { MapLabels } from './labels.ts';
import { ownerNow, printedOwner } from './owners.ts';
import type { MapSource } from './source.ts';

const RADIUS = 5.6;
/** Between the name with its coin and the sign. */
const GAP = 1.5;

const homeId = (owner: Owner): string => `h-${owner}`;

/** The signs of all owners of a board, for the shared file; each has its middle at 0,0. */
export const homeSigns = ({ owners }: Pick<MapBase, 'owners'>): readonly string[] =>
  owners.map((owner) => {
    const colour = `var(--counter-${owner})`;
    return `<g id="${homeId(owner)}"><circle r="${RADIUS}" fill="#fff" stroke="${colour}" stroke-width="1.4"/><path d="${emblemPath(ownerEmblem(owner))}" transform="scale(.75)" fill="${colour}" fill-rule="evenodd"/></g>`;
  });

interface Home {
  readonly owner: Owner;
  readonly x: number;
  readonly y: number;
  readonly rotate?: string;
}

const homesOf = (
  base: Pick<MapBase, 'printed'>,
  { places }: Pick<MapLabels, 'places'>,
  owners: ReadonlyMap<SpaceId, Power | null>,
): readonly Home[] =>
  [...places].flatMap(([id, { end, last, rotate }]) => {
    const first = printedOwner(base, id);
    if (first === null || ownerNow(base, id, owners) === first) return [];
    return [{ owner: first, x: end + GAP + RADIUS, y: last, ...(rotate === undefined ? {} : { rotate }) }];
  });

/** What the signs of a position cover, so that counters keep clear of them. */
export const homeBoxes = (
  base: Pick<MapBase, 'printed'>,
  labels: Pick<MapLabels, 'places'>,
  owners: ReadonlyMap<SpaceId, Power | null>,
): readonly Box[] =>
  homesOf(base, labels, owners).flatMap(({ x, y, rotate }) =>
    rotate === undefined ? [boxAround(x, y, 2 * RADIUS, 2 * RADIUS)] : [],
  );

/** The signs of a position. */
export const drawHomes = (
  base: Pick<MapBase, 'printed'>,
  labels: Pick<MapLabels, 'places'>,
  owners: ReadonlyMap<SpaceId, Power | null>,
  { file }: MapSource,
): string => {
  const homes = homesOf(base, labels, owners).map(
    ({ owner, x, y, rotate }) => `<use${attributes({ href: `${file}#${homeId(owner)}`, x, y, transform: rotate })}/>`,
  );
  return homes.length === 0 ? '' : `<g class="homes">${homes.join('')}</g>`;
};

/** A sample for a key, in a box of 34 by 14. */
export const homeSample = (): string => '<use href="#h-uk" x="17" y="7"/>';

// The signs of naval and air bases, drawn for this project: an anchor and a plane, about nine units across, the middle
// at 0,0.

import { BASES, type Base } from '../../vocab/index.ts';
import type { MapBase } from './base.ts';

const SIGNS: { readonly [base in Base]: string } = {
  naval:
    'M-.6-2h1.2v5.2q1.6-.3 2.1-1.6l-.8.2 1.4-2 1.4 2-.8-.2Q3 4.4 0 4.4-3 4.4-3.9 1.6l-.8.2 1.4-2 1.4 2-.8-.2Q-2.2 2.9-.6 3.2zM-2.2-1.7h4.4v1.1h-4.4zM0-4.8a1.5 1.5 0 1 1-.01 0M0-3.9a.6.6 0 1 0 .01 0',
  air: 'M0-4.6q.8.6.9 2.6L4.6.4v1.2L.8.7.5 2.9l1.4 1v.8h-3.8v-.8l1.4-1L-.8.7-4.6 1.6V.4L-.9-2Q-.8-4 0-4.6z',
};

/** The id of a base's sign in the shared file. */
export const baseSignId = (base: Base): string => `b-${base}`;

/** The signs of the bases that a board has. */
export const baseSigns = ({ printed }: MapBase): readonly string[] =>
  BASES.filter((base) => [...printed.values()].some(({ bases }) => bases?.includes(base))).map(
    (base) => `<path id="${baseSignId(base)}" d="${SIGNS[base]}"/>`,
  );

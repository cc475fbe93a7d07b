// Borders between spaces of land, and what they are called in the shared file.

import type { SpaceId } from '../../vocab/index.ts';
import type { MapGeometry } from './geometry.ts';

/** Two spaces of land that share a border, by id, with the path of it. */
export interface Border {
  readonly between: readonly [SpaceId, SpaceId];
  readonly path: string;
}

/** The id of a border in the shared file. */
export const borderId = ({ spaces }: Pick<MapGeometry, 'spaces'>, between: Border['between']): string =>
  `b-${between.map((id) => spaces.get(id)?.code ?? id).join('-')}`;

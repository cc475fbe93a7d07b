// Spaces, powers and units as options name them: `caucasus`, `ussr`, `ussr 3 inf 1 arm; uk 1 ftr`.

import { findPower, findSpace } from '../board/index.ts';
import type { PositionChange } from '../engine/index.ts';
import { parseSheet } from '../notation/index.ts';
import type { Power, SpaceId } from '../vocab/index.ts';
import type { Table } from './table.ts';

/** The space with one of its names; of several the usual one. */
export const spaceIn = ({ ruleset }: Table, said: string): SpaceId | undefined => {
  const found = findSpace(ruleset.board, said.trim());
  if (found.outcome === 'found') return found.value.id;
  return found.outcome === 'ambiguous' ? (found.usual?.id ?? undefined) : undefined;
};

/** The power with one of its names; undefined if there is none. */
export const powerIn = ({ ruleset }: Table, said: string): Power | undefined => {
  const found = findPower(ruleset.board, said.trim());
  return found.outcome === 'found' ? found.value.power : undefined;
};

type Forces = NonNullable<PositionChange['units']>;

/** `ussr 3 inf 1 arm; uk 1 ftr`, the units as they are bought. */
export const forcesIn = (table: Table, space: SpaceId, said: string): Forces | undefined => {
  const { ruleset, game } = table;
  const forces: Forces = [];
  for (const part of said.split(';').filter((each) => each.trim() !== '')) {
    const [, name = '', units = ''] = /^\s*([^\d]+?)\s*:?\s*(\d.*)$/.exec(part) ?? [];
    const power = powerIn(table, name);
    if (power === undefined) return undefined;
    const { orders, problems } = parseSheet({ ruleset, state: game.replay.state, power, nonce: '0' }, `Buy ${units}`);
    const [bought] = orders;
    if (problems.length > 0 || bought?.type !== 'purchase') return undefined;
    forces.push({ space, power, units: bought.units });
  }
  return forces;
};

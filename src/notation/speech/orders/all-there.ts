// Units that are all there are of their kind on the board: where they stand need not be said.

import type { Move } from '../../../engine/index.ts';
import { spaceAt } from '../../../engine/state/queries.ts';
import type { SpaceId, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { type Cursor, textFrom } from '../../cursor.ts';
import { type Remark, remark } from '../../problems.ts';
import { goneFrom } from './carried.ts';
import type { Part } from './part.ts';

/** How many own units of a kind stand in a space. */
export const countAt = ({ context: { state, power } }: Cursor, space: SpaceId, type: UnitType): number =>
  spaceAt(state, space).units.filter((unit) => unit.power === power && unit.type === type).length;

/** The remark where units were found that nobody told the place of. */
export const foundAt = (cursor: Cursor, { at, end }: Part['units'], space: SpaceId): Remark =>
  remark({ line: cursor.line }, 'origin-found', { text: textFrom(cursor, at, end), space });

/**
 * `Both fighters`, where there are two on the whole board: each from where it stands.
 *
 * @param before moves of the lines above, by which some have left
 */
export const allThereAre = (cursor: Cursor, part: Part, before: readonly Move[]): readonly Part[] => {
  const { units } = part;
  const [type, ...others] = units.phrase.readings;
  if (part.from !== undefined || part.along || type === undefined || others.length > 0) return [part];
  const there = boardOf(cursor.context).spaces.flatMap(({ id }) => {
    const count = countAt(cursor, id, type) - goneFrom(before, id, type);
    return count <= 0 ? [] : [{ id, count }];
  });
  const isAll = there.reduce((sum, { count }) => sum + count, 0) === units.count;
  if (there.length < 2 || !isAll || boardOf(cursor.context).units[type].domain === 'land') return [part];
  const { at, end, phrase } = units;
  cursor.remarks = [...cursor.remarks, ...there.map(({ id }) => foundAt(cursor, units, id))];
  return there.map(({ id, count }) => ({
    ...part,
    units: { ...units, count, phrase: { ...phrase, count } },
    from: { kind: 'place', text: '', space: id, at, end },
  }));
};

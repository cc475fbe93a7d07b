// Whom a hit may take, by the kind of unit that made it and by the face: the ruleset's table of aims read.

import type { AimRow, Ruleset } from '../../rulesets/index.ts';
import { DOMAINS, type UnitType } from '../../vocab/index.ts';
import type { Claim } from '../events/combat.ts';
import type { CombatSide } from '../state/battle.ts';

/** The rows by which a kind of unit hits, and where its hits come among those of a step. */
export interface Aimed {
  readonly rows: readonly AimRow[];
  readonly place: number;
}

/** Any unit that can be hit at all, by its owner's choice. */
const ANYBODY: readonly AimRow[] = [{ face: 'any', at: [DOMAINS], by: 'owner', clauses: [] }];

/**
 * How units of a kind hit; undefined where the ruleset has no aims at all.
 *
 * @param beside whether their side has a unit in the battle that hunts submarines
 */
export const aimOf = (
  { combat: { aims }, board }: Ruleset,
  type: UnitType,
  side: CombatSide,
  beside: 'hunter' | 'no-hunter',
): Aimed | undefined => {
  if (aims === undefined) return undefined;
  const place = aims.findIndex(({ unit }) => unit === type);
  const rows = (aims[place]?.[side] ?? ANYBODY).filter((row) => row.beside === undefined || row.beside === beside);
  return { rows, place: place < 0 ? aims.length + board.roster.indexOf(type) : place };
};

/** The sorts of hit dice make that hit at or under `need`: the faces of each, and its place; faces named come first. */
export const sortsOf = (
  need: number,
  { rows, place }: Aimed,
): readonly { readonly row: AimRow; readonly faces: readonly number[]; readonly place: number }[] => {
  const hitting = Array.from({ length: need }, (_, index) => index + 1);
  const named = rows.flatMap(({ face }) => (face === 'any' ? [] : [face]));
  return rows.flatMap((row) => {
    const faces = hitting.filter((face) => (row.face === 'any' ? !named.includes(face) : face === row.face));
    return faces.length === 0 ? [] : [{ row, faces, place: 2 * place + (row.face === 'any' ? 1 : 0) }];
  });
};

/** The claims that faces make. */
export const claimsOf = (unit: UnitType, need: number, aim: Aimed, values: readonly number[]): readonly Claim[] =>
  sortsOf(need, aim).flatMap(({ row, faces, place }): readonly Claim[] => {
    const hits = values.filter((value) => faces.includes(value)).length;
    const face = row.face === 'any' ? {} : { face: row.face };
    return hits === 0 ? [] : [{ unit, ...face, hits, at: row.at.map((kinds) => [...kinds]), by: row.by, place }];
  });

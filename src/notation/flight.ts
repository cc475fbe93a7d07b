// A flight told with the place it comes down in as the last of its way.

import { enemiesIn, standingOf } from '../engine/state/queries.ts';
import { countEntries, type SpaceId, type UnitCounts } from '../vocab/index.ts';
import type { Cursor } from './cursor.ts';
import type { Notes } from './notes.ts';
import type { Journey } from './path.ts';

/** `ftr MAN > SFE > MAN`: planes that attack on their way and come down where nobody is to be attacked. */
export const thereAndOn = (
  { context: { ruleset, state, power } }: Cursor,
  units: UnitCounts,
  named: readonly SpaceId[],
  notes: Notes,
  phase: Journey['phase'],
): { readonly way: readonly SpaceId[]; readonly notes: Notes } | undefined => {
  const [end, target] = named.toReversed();
  const isTold = notes.land !== undefined || notes.home === 'yes' || notes.via !== undefined;
  if (end === undefined || target === undefined || named.length < 3 || isTold || phase !== 'combat-move')
    return undefined;
  const fly = countEntries(units).every(([type]) => ruleset.board.units[type].domain === 'air');
  const isSafe = standingOf(ruleset, state, end, power) === 'friendly';
  const isAttack = enemiesIn(ruleset, state, target, power).length > 0;
  return fly && isSafe && isAttack ? { way: named.slice(0, -1), notes: { ...notes, land: end } } : undefined;
};

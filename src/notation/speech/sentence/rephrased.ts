// A sentence put in the way that who goes where is read from: verbs of two parts together, asides left out, units by
// what counts them and where they are.

import type { Cursor } from '../../cursor.ts';
import type { SheetSoFar } from '../../items.ts';
import { withBombing, withoutRaid } from '../orders/moving.ts';
import { withAfterwards } from './afterwards.ts';
import { withFlightsApart } from './apart.ts';
import { withoutAsides } from './asides.ts';
import { withAttributes } from './attributes.ts';
import { withBought, withCounted } from './bought.ts';
import type { Element } from './elements.ts';
import { withExceptions } from './exceptions.ts';
import { withoutExplained } from './explained.ts';
import { withFlown, withOneMore } from './flown.ts';
import { withGarrisons } from './garrisons.ts';
import { withHomeLoads, withLoads, withNextShip, withNthShip, withShipByNumber } from './loads.ts';
import { withParted } from './parted.ts';
import { withoutRestated, withoutTotal } from './restated.ts';
import { withReturns } from './returns.ts';
import { isWord } from './scene.ts';
import { withSharing } from './shares.ts';
import { withSited } from './sited.ts';
import { withSites } from './sites.ts';
import { withStandIns } from './stand-ins.ts';
import { withoutSummary, withTallies } from './tallies.ts';

/** The elements of a sentence, all that is said in other words put in those that are read. */
export const rephrased = (cursor: Cursor, elements: readonly Element[], sofar: SheetSoFar): readonly Element[] => {
  const { purchased } = sofar;
  const flown = withAfterwards(cursor, withoutExplained(cursor, elements), sofar);
  const meant = withSited(cursor, withFlown(cursor, withOneMore(cursor, flown, sofar.combatMoves), sofar.combatMoves));
  const told = withTallies(cursor, withoutTotal(cursor, withBought(cursor, withAttributes(meant), sofar)));
  const isPut = sofar.section === 'place' || told.some((each) => isWord(each, 'place', 'fresh'));
  const waits = isPut ? 'waits' : 'moves';
  const plain = withSites(withoutRaid(cursor, withBombing(cursor, withoutAsides(withParted(told), waits))), purchased);
  const placed = withReturns(cursor, withStandIns(cursor, plain, sofar), sofar.combatMoves);
  const shared = withSharing(
    withoutSummary(
      withLoads(
        withNextShip(
          withNthShip(withShipByNumber(withHomeLoads(cursor, withoutRestated(cursor, placed)))),
          sofar.combatMoves,
        ),
      ),
    ),
  );
  return withExceptions(cursor, withFlightsApart(withGarrisons(cursor, withCounted(cursor, shared, sofar))));
};

// Flights home as declared, and what would be lost all the same: forgotten planes and units that were bought and not
// placed are pointed out before they are gone.

import type { Said } from '../archive/append.ts';
import { leftToPlace, legal, type PowerOrder } from '../engine/index.ts';
import { countEntries, type SpaceId, type UnitType } from '../vocab/index.ts';
import { flyHome, type Homeward, isLate } from './homeward.ts';
import type { Table } from './table.ts';

/** Planes of a kind that an order would leave without a place to land. */
interface Stranded {
  readonly type: UnitType;
  readonly space: SpaceId;
  readonly count: number;
}

/** Planes the order would lose for want of a place to land. */
const strandedBy = ({ game, append }: Table, order: PowerOrder, said: Said): readonly Stranded[] => {
  const draft = append(game, order, said);
  if (!draft.ok) return [];
  return draft.value.entries.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'units-removed' && event.cause === 'no-landing-place'
        ? event.units.map(({ type, ids }) => ({ type, space: event.space, count: ids.length }))
        : [],
    ),
  );
};

/** Flights home, and planes that would still be lost although they could land somewhere, each with such a place. */
export interface Home extends Homeward {
  readonly lost: readonly (Stranded & { readonly to: SpaceId })[];
}

/** The order with flights home as declared. */
export const bringHome = (table: Table, order: PowerOrder, said: Said): Home => {
  const { game, ruleset, append } = table;
  const { state } = game.replay;
  const homeward = flyHome(ruleset, state, order, (tried) => append(game, tried, said).ok);
  const stranded = isLate(order) ? strandedBy(table, homeward.orders[0] ?? order, said) : [];
  if (stranded.length === 0) return { ...homeward, lost: [] };
  const offers = legal(ruleset, state, state.turn.power, 'noncombat').filter(({ aim }) => aim === 'move');
  const lost = stranded.flatMap((group) => {
    const to = offers.find(({ type, space }) => type === group.type && space === group.space)?.to;
    return to === undefined ? [] : [{ ...group, to }];
  });
  return { ...homeward, lost };
};

/** Whether ending the turn now would lose units that were bought. */
export const forfeits = ({ game, ruleset }: Table, order: PowerOrder): boolean =>
  order.type === 'end-turn' && countEntries(leftToPlace(ruleset, game.replay.state)).length > 0;

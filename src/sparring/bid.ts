// What a sparring player does with a bid: some infantry where he has some already, now and then a ship beside it, and
// money for what is left.

import { areFriends, type OrderOf, spaceAt } from '../engine/index.ts';
import type { Power, SpaceId } from '../vocab/index.ts';
import type { View } from './view.ts';
import type { Player } from './whims.ts';

type Bid = OrderOf<'bid'>;

const INFANTRY = 3;
const SUBMARINE = 8;

interface Home {
  readonly space: SpaceId;
  readonly power: Power;
}

/** Land of the set-up that a power of the side still holds, with infantry of its own. */
const homesOf = ({ ruleset, state, power: bidder }: View): readonly Home[] =>
  ruleset.board.spaces.flatMap(({ id, originalOwner }) => {
    const { control, units } = spaceAt(state, id);
    if (control === null || control !== originalOwner || !areFriends(ruleset, state, control, bidder)) return [];
    return units.some(({ power, type }) => power === control && type === 'infantry')
      ? [{ space: id, power: control }]
      : [];
  });

/** A zone beside such land where only submarines of the power are. */
const portOf = ({ ruleset, state }: View, homes: readonly Home[]): Home | undefined =>
  homes
    .flatMap(({ space, power }) =>
      (ruleset.board.byId.get(space)?.adjacent ?? []).map((id): Home => ({ space: id, power })),
    )
    .find(({ space, power }) => {
      const { units } = spaceAt(state, space);
      return units.some(({ type }) => type === 'submarine') && units.every((unit) => unit.power === power);
    });

export const bidOrder = (view: View, { random }: Player): Bid => {
  const below = (n: number): number => Math.floor(random() * n);
  const homes = homesOf(view);
  const port = random() < 0.5 ? portOf(view, homes) : undefined;
  const units: Bid['units'] = [];
  let worth = 0;
  if (port !== undefined) {
    units.push({ ...port, units: { submarine: 1 } });
    worth += SUBMARINE;
  }
  const count = below(5);
  for (let i = 0; i < count; i += 1) {
    const home = homes[below(homes.length)];
    if (home === undefined) break;
    units.push({ ...home, units: { infantry: 1 } });
    worth += INFANTRY;
  }
  const total = worth + below(6);
  return { type: 'bid', power: view.power, total, units, treasury: {}, against: total + below(3) };
};

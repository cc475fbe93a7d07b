// A board on which a nation plays a game of its own, as a ruleset wants it. The board it starts from stays as it is.

import type { Ipc, Nation, Power } from '../vocab/index.ts';
import type { Board, PowerSpec } from './board.ts';

/**
 * The board with a nation as a power: its land is owned, its units stand in every set-up, and it comes in turn order
 * behind the power it moves with.
 *
 * @param power the id it goes by as a power; it has to be that of the nation
 * @param startingIpc what it begins with, in IPC
 * @throws for a nation that the board lacks, or one without a capital: a bug in the ruleset
 */
export const withNationAsPower = (board: Board, power: Nation & Power, startingIpc: Ipc): Board => {
  const { nations = [] } = board;
  const nation = nations.find((each) => each.nation === power);
  if (nation === undefined) throw new Error(`The board ${board.id} has no nation "${power}".`);
  const { capital, side, name, said, aliases, movesWith, tripleaName, setup } = nation;
  if (capital === null) throw new Error(`The board ${board.id} gives ${power} no capital.`);

  const spec: PowerSpec = {
    power,
    side,
    name,
    ...(said === undefined ? {} : { said }),
    aliases,
    capital,
    startingIpc,
    tripleaName: tripleaName ?? name.en,
  };
  const own = setup.map(({ space, units }) => ({ space, power, units }));
  const spaces = board.spaces.map((space) => {
    const { nation: owner, ...rest } = space;
    return owner === power
      ? { ...rest, originalOwner: power, capitalOf: space.id === capital ? power : space.capitalOf }
      : space;
  });
  const before = board.powers.findIndex((each) => each.power === movesWith);
  const at = before === -1 ? board.powers.length : before + 1;
  return {
    ...board,
    spaces,
    byId: new Map(spaces.map((space) => [space.id, space])),
    powers: [...board.powers.slice(0, at), spec, ...board.powers.slice(at)],
    sides: board.sides.map((each) => (each.id === side ? { ...each, powers: [...each.powers, power] } : each)),
    nations: nations.filter((each) => each !== nation),
    setup: [...board.setup, ...own],
    ...(board.setupVariants === undefined
      ? {}
      : { setupVariants: board.setupVariants.map((variant) => ({ ...variant, setup: [...variant.setup, ...own] })) }),
  };
};

// What an order asks for, in full words: one heading and a line for each of its parts. It repeats what was understood
// and judges nothing.

import {
  type BidContent,
  type BidSeal,
  type Conduct,
  type Move,
  type OrderOf,
  type PowerOrder,
  payerOf,
  type StandingOrder,
} from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { battleSpace, countTotal, type Ipc, isRaid, isSecondBattle, POWERS, type UnitType } from '../../vocab/index.ts';
import { capital } from '../format.ts';
import type { Words } from '../words.ts';

type RetreatWay = NonNullable<OrderOf<'retreat'>['ways']>[number];

/** An order in words. `parts` stand in the order of the order's own parts, such as its moves. */
export interface SaidOrder {
  readonly heading: string;
  readonly parts: readonly string[];
}

/** What is said of a part of an order, if it has that part. */
const where = <T>(part: T | undefined, say: (part: T) => string): readonly string[] =>
  part === undefined ? [] : [say(part)];

/** One move: who, from where, which way, to where, and what was said beside it. */
const sayMove = (move: Move, w: Words): string => {
  if (move.kind === 'load' || move.kind === 'unload') {
    const ships = [
      ...(move.ships === undefined ? [] : [w.say('order-ships-of', { power: move.ships })]),
      ...(move.kind === 'unload' || move.ship === undefined ? [] : [w.say('order-on-ship', { unit: move.ship })]),
    ];
    const count = countTotal(move.units);
    const said =
      move.kind === 'load' ? w.say('order-load', { ...move, count }) : w.say('order-unload', { ...move, count });
    return ships.length === 0 ? said : `${said} (${ships.join(', ')})`;
  }
  const [from = '', ...rest] = move.path;
  const to = rest.at(-1) ?? '';
  const via = rest.slice(0, -1).map((id) => w.place(id).acc);
  return [
    w.say('order-march', { units: move.units, from, via: via.join(', '), to }),
    ...where(move.mission, (mission) => w.say(mission === 'raid' ? 'order-move-raid' : 'order-on-patrol')),
    ...where(move.cargo, (cargo) =>
      countTotal(cargo) === 0 ? w.say('order-move-empty') : w.say('order-move-carrying', { cargo }),
    ),
    ...where(move.origin, (origin) => w.say('order-move-began', { origin })),
    ...where(move.land, (land) => w.say('order-move-land', { land })),
  ].join(', ');
};

/** `infantry, then armor, then fighters`. */
const inOrder = (units: readonly UnitType[], w: Words): string =>
  units.map((type) => w.unit(type, 2)).reduce((first, next) => w.say('conduct-then', { first, next }));

/** A conduct in words; empty if it follows the clubs' defaults. */
const sayConduct = (how: Conduct = {}, w: Words): string =>
  [
    ...where(how.plan, (plan) => w.say('conduct-plan', { plan })),
    ...where(how.planFrom, (round) => w.say('conduct-plan-from', { round })),
    ...where(how.orderOfLoss, (units) => w.say('conduct-order-of-loss', { units: inOrder(units, w) })),
    ...where(how.rounds, (round) => w.say('conduct-rounds', { round })),
    ...where(how.retreatAfter, (round) => w.say('conduct-retreat-after', { round })),
    ...where(how.retreatBelow, (attackers) => w.say('conduct-retreat-below', { attackers })),
    ...where(how.retreatTo, (space) => w.say('conduct-retreat-to', { space })),
    ...where(how.supports, (shots) => w.say('conduct-supports', { shots })),
    ...where(how.submarines, (submarines) => w.say('conduct-submarines', { submarines })),
    ...where(how.submarinesTo, (space) => w.say('conduct-submarines-to', { space })),
    ...where(how.picks, (units) => w.say('conduct-picks', { units: inOrder(units, w) })),
    ...where(how.guestsMayBeLost, () => w.say('conduct-guests')),
  ].join('; ');

/** The name of a battle, a raid told from a battle over the same place. */
export const sayBattle = (battle: string, w: Words): string => {
  if (isRaid(battle)) return w.say('order-raid-on', { space: battle });
  return isSecondBattle(battle) ? w.say('order-second-battle', { space: battle }) : w.battle(battle);
};

const sayStanding = ({ power, side, scope, conduct }: StandingOrder, w: Words): string => {
  const place = typeof scope === 'string' ? w.say(`order-scope-${scope}`) : w.place(scope.space).in;
  return `${w.say('order-standing-for', { power, side, where: place })}: ${sayConduct(conduct, w)}`;
};

/** What a bid holds: units in their places, money by power. */
export const sayBidParts = (
  { units, treasury }: Pick<BidContent, 'units' | 'treasury'>,
  w: Words,
): readonly string[] => {
  const forces = units.map((force) =>
    w.say('order-placement', { units: w.say('force-of-power', force), space: force.space, from: undefined }),
  );
  // The keys of a record of powers are powers, which Object.entries forgets.
  const money = POWERS.flatMap((power) => where(treasury[power], (ipc) => w.say('order-bid-money', { ipc, power })));
  return [...forces, ...money];
};

/** One way of a retreat: who goes where, or stays without fighting on. */
const sayWay = (battle: string, { power, units: counts, to }: RetreatWay, w: Words): string => {
  const units = power === undefined ? w.units(counts) : w.say('force-of-power', { units: counts, power });
  return to === battleSpace(battle)
    ? w.say('order-retreat-stay', { units, zone: to })
    : w.say('order-retreat-way', { units, to });
};

/** Orders that each of several powers of one turn gives for itself. */
const OF_EACH: readonly PowerOrder['type'][] = [
  ...(['purchase', 'cash-advance', 'land-patrols', 'combat-move', 'noncombat-move', 'place'] as const),
];

/**
 * An order in words; where several powers have one turn, with whose it is.
 *
 * @param cost what it costs in IPC, for orders that buy something
 * @param ruleset what it is played by: whether a turn ends with income, who shares one, which purse pays unless said
 * @param again whether it belongs to the second combat of a turn
 */
export const sayOrder = (
  order: PowerOrder | BidSeal,
  cost: Ipc,
  w: Words,
  ruleset?: Pick<Ruleset, 'phases' | 'jointTurns' | 'income' | 'sides'>,
  again: 'again' | 'first' = 'first',
): SaidOrder => {
  const said = sayWhat(order, cost, w, ruleset, again);
  if (order.type === 'bid-seal' || !OF_EACH.includes(order.type)) return said;
  const { power } = order;
  // An advance is shared by the powers of a side, whoever's turn it is.
  const groups = order.type === 'cash-advance' ? ruleset?.sides.map(({ powers }) => powers) : ruleset?.jointTurns;
  const isShared = groups?.some((powers) => powers.includes(power) && powers.length > 1) ?? false;
  return isShared ? { ...said, heading: w.say('order-of-power', { power, what: said.heading }) } : said;
};

const sayWhat = (
  order: PowerOrder | BidSeal,
  cost: Ipc,
  w: Words,
  ruleset: Pick<Ruleset, 'phases' | 'income'> | undefined,
  again: 'again' | 'first',
): SaidOrder => {
  const alone = (heading: string): SaidOrder => ({ heading, parts: [] });
  switch (order.type) {
    case 'research':
      return alone(w.say('order-research', { dice: order.dice, cost }));
    case 'purchase': {
      const purse = order.purse ?? (ruleset && payerOf(ruleset, order.power));
      return alone(
        purse === undefined
          ? w.say('order-purchase', { units: order.units, cost })
          : w.say('order-purchase-from', { units: order.units, cost, purse }),
      );
    }
    case 'combat-move':
    case 'noncombat-move': {
      const attacks = (order.type === 'combat-move' ? order.attacks : undefined) ?? [];
      const parts = [
        ...order.moves.map((move) => sayMove(move, w)),
        ...attacks.map((zone) => w.say('order-move-attack', { zone })),
      ];
      const isSecond = order.type === 'combat-move' && again === 'again';
      const heading = isSecond ? capital(w.phase('combat-move/2')) : w.say(`turn-part-${order.type}`);
      return parts.length === 0 ? alone(`${heading}: ${w.say('order-no-moves')}`) : { heading, parts };
    }
    case 'rocket':
      return alone(w.say('order-rocket', order));
    case 'fight':
      return {
        heading: w.say('order-fight'),
        parts: order.battles.map(({ battle, conduct }) => {
          const how = sayConduct(conduct, w);
          return capital([sayBattle(battle, w), ...(how === '' ? [] : [how])].join(': '));
        }),
      };
    case 'casualties': {
      const lost = order.lost.map((own) => {
        const force = w.say('force-of-power', own);
        return own.at === undefined ? force : w.say('order-flown', { force, to: own.at });
      });
      return alone(w.say('order-casualties', { battle: order.battle, lost }));
    }
    case 'withdraw': {
      const { battle, to, submarines: count } = order;
      return alone(count === 0 ? w.say('order-stay', { battle }) : w.say('order-withdraw', { count, battle, to }));
    }
    case 'retreat': {
      const { battle, to, ways } = order;
      if (ways !== undefined)
        return { heading: w.say('order-retreat-ways', { battle }), parts: ways.map((way) => sayWay(battle, way, w)) };
      return alone(
        to === battleSpace(battle) ? w.say('order-break-off', { battle }) : w.say('order-retreat', { battle, to }),
      );
    }
    case 'place': {
      const heading = w.say('order-place');
      if (order.placements.length === 0) return alone(`${heading}: ${w.say('order-nothing')}`);
      const parts = order.placements.map(({ space, units, from, boards }) => {
        const placement = w.say('order-placement', { units: w.units(units), space, from });
        return boards === undefined ? placement : w.say('order-boarding', { placement, planes: boards });
      });
      return { heading, parts };
    }
    case 'bid-seal':
      return alone(w.say('order-bid-seal', order));
    case 'bid':
      return { heading: w.say(order.total < 0 ? 'order-bid-below' : 'order-bid', order), parts: sayBidParts(order, w) };
    case 'end-turn':
      return alone(w.say(ruleset?.phases[0]?.kind === 'income' ? 'order-end-turn-alone' : 'order-end-turn'));
    case 'standing-orders':
      return { heading: w.say('order-standing'), parts: order.orders.map((each) => sayStanding(each, w)) };
    case 'defend-neutral':
      return alone(w.say('order-defend-neutral', order));
    case 'intercept':
      return alone(
        Object.keys(order.units).length === 0 ? w.say('order-intercept-none', order) : w.say('order-intercept', order),
      );
    case 'cash-advance': {
      const heading = w.say('order-cash-advance');
      if (order.placements.length === 0) return alone(`${heading}: ${w.say('order-nothing')}`);
      const parts = order.placements.map(({ space, units }) =>
        w.say('order-placement', { units: w.units(units), space, from: undefined }),
      );
      return { heading, parts };
    }
    case 'share-tribute': {
      const parts = order.shares.map(({ power, ipc }) => `${w.power(power)} ${ipc}`);
      return alone(`${w.say('order-share-tribute')}: ${parts.join(', ')}`);
    }
    case 'land-patrols':
      return {
        heading: w.say('order-land-patrols'),
        parts: order.landings.map((landing) => w.say('order-patrol-lands', landing)),
      };
    case 'kamikaze': {
      const heading = w.say('order-kamikaze');
      if (order.strikes.length === 0) return alone(`${heading}: ${w.say('order-nothing')}`);
      return { heading, parts: order.strikes.map((strike) => w.say('order-strike', strike)) };
    }
    case 'recall':
      return alone(`${w.say('order-recall')}: ${w.say(order.units === 'all' ? 'order-everything' : 'order-nothing')}`);
    case 'divide-fund': {
      const parts = order.shares.map(({ purse, ipc }) => `${w.purse(purse)} ${ipc}`);
      return alone(`${w.say('order-divide-fund')}: ${parts.join(', ')}`);
    }
    case 'give-land':
      return {
        heading: w.say('order-give-land'),
        parts: order.land.map(({ space, to }) => w.say('order-land-to', { space, power: to })),
      };
    case 'lend-lease': {
      const heading = w.say('order-lend-lease');
      if (order.units.length === 0) return alone(`${heading}: ${w.say('order-nothing')}`);
      const parts = order.units.map(({ space, power, units }) =>
        w.say('order-placement', { units: w.say('force-of-power', { power, units }), space, from: undefined }),
      );
      return { heading, parts };
    }
    case 'resign':
      return alone(w.say('order-resign', order));
  }
};

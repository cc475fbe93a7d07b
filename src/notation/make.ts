// Orders as text, in one canonical short form that every reader of any language can give back to the parser and get the
// same order. It is what drafts, mails and logs show beside the full words.

import { type Conduct, type Move, type PowerOrder, payerOf, type StandingOrder } from '../engine/index.ts';
import { battleSpace, countEntries, isPassing, POWERS, type SpaceId, type UnitCounts } from '../vocab/index.ts';
import { hasSecondMove, isSecondTime, landAttackedByOrder, type NotationContext } from './context.ts';
import { makeMove } from './make-moves.ts';
import { makePurchase, sayPurse } from './purses.ts';
import { sayBattle, sayPower, saySpace, sayUnit, sayUnits } from './say.ts';
import { type Keyword, type Section, written } from './words.ts';

const small = (keyword: Keyword): string => written(keyword).toLowerCase();

const retreatClause = (context: NotationContext, { retreatTo, retreatAfter }: Conduct): readonly string[] => {
  if (retreatTo === undefined && retreatAfter === undefined) return [];
  const to = retreatTo === undefined ? '' : ` ${written('to')} ${saySpace(context, retreatTo)}`;
  const after = retreatAfter === undefined ? '' : ` ${written('after')} ${retreatAfter}`;
  return [`${small('retreat')}${to}${after}`];
};

const submarineClause = (context: NotationContext, { submarines, submarinesTo }: Conduct): readonly string[] => {
  if (submarines === undefined && submarinesTo === undefined) return [];
  const does = submarines === undefined ? '' : ` ${small(submarines)}`;
  const to = submarinesTo === undefined ? '' : ` ${written('to')} ${saySpace(context, submarinesTo, 'sea')}`;
  return [`${written('submarines')}${does}${to}`];
};

/** The clauses of a conduct; one that says nothing is the club's default. */
const makeConduct = (context: NotationContext, conduct: Conduct): string => {
  const { plan, planFrom, orderOfLoss, rounds, guestsMayBeLost, picks } = conduct;
  const from = planFrom === undefined ? '' : `${written('from-round')} ${planFrom}`;
  const clauses = [
    ...(plan === undefined && from === '' ? [] : [[plan ?? '', from].filter((word) => word !== '').join(' ')]),
    ...(orderOfLoss === undefined
      ? []
      : [`${written('order-of-loss')} ${orderOfLoss.map((type) => sayUnit(context, type)).join(' ')}`]),
    ...(rounds === undefined ? [] : [`${written('stop')} ${written('after')} ${rounds}`]),
    ...retreatClause(context, conduct),
    ...submarineClause(context, conduct),
    ...(picks === undefined ? [] : [`${written('picks')} ${picks.map((type) => sayUnit(context, type)).join(' ')}`]),
    ...(guestsMayBeLost === undefined ? [] : [`${written('guests')} ${written('yes')}`]),
  ];
  return clauses.length === 0 ? written('default') : clauses.join(', ');
};

const makeStanding = (context: NotationContext, { power, side, scope, conduct }: StandingOrder): string => {
  const owner = power === context.power ? '' : `${sayPower(power)} `;
  const does = written(side === 'attack' ? 'attack' : 'defend');
  const where =
    typeof scope === 'string' ? written(scope === 'land' ? 'on-land' : 'at-sea') : saySpace(context, scope.space);
  return `${small('standing')}: ${owner}${does} ${where} ${makeConduct(context, conduct)}`;
};

type Casualties = Extract<PowerOrder, { type: 'casualties' }>;

/** Whose units are meant has to be said unless they are one's own, and nobody else's stand beside them. */
const makeLost = (context: NotationContext, lost: Casualties['lost']): string => {
  const isPlain =
    lost.every(({ power }) => power === context.power) &&
    (lost.length === 1 || lost.every(({ at }) => at !== undefined));
  return lost
    .map(({ power, units, at }) => {
      const owner = isPlain ? '' : `${sayPower(power)} `;
      const flown = at === undefined ? '' : ` ${written('at')} ${saySpace(context, at)}`;
      return `${owner}${sayUnits(context, units)}${flown}`;
    })
    .join(', ');
};

const makeCasualties = (context: NotationContext, { battle, lost }: Casualties): string => {
  const where = isPassing(battle)
    ? `${written('passing')} ${saySpace(context, battleSpace(battle), 'land')}`
    : `${written('at')} ${sayBattle(context, battle)}`;
  return `${small('lose')} ${makeLost(context, lost)} ${where}`;
};

const makePlacements = (context: NotationContext, { placements }: Extract<PowerOrder, { type: 'place' }>): string => {
  if (placements.length === 0) return small('none');
  const force = (units: UnitCounts): string =>
    countEntries(units)
      .map(([type, count]) => `${count} ${sayUnit(context, type)}`)
      .join(' ');
  return placements
    .map(({ space, units, from, boards }) => {
      const launch = from === undefined ? '' : ` (${written('complex')} ${saySpace(context, from)})`;
      const guests = boards === undefined ? '' : ` ${small('with')} ${force(boards)}`;
      return `${force(units)} ${saySpace(context, space)}${launch}${guests}`;
    })
    .join(', ');
};

const makeBid = (context: NotationContext, order: Extract<PowerOrder, { type: 'bid' }>): string => {
  const units = order.units.map(({ space, power, units: counts }) => {
    const force = countEntries(counts)
      .map(([type, count]) => `${count} ${sayUnit(context, type)}`)
      .join(' ');
    return `${sayPower(power)} ${force} ${saySpace(context, space)}`;
  });
  const money = POWERS.flatMap((power) => {
    const ipc = order.treasury[power];
    return ipc === undefined ? [] : [`${ipc} ${written('ipc')} ${sayPower(power)}`];
  });
  const against = order.against === undefined ? [] : [`${written('versus')} ${order.against}`];
  const parts = [...units, ...money, ...against];
  return `${small('bid')} ${order.total}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`;
};

const makeWithdrawal = (context: NotationContext, order: Extract<PowerOrder, { type: 'withdraw' }>): string => {
  const { battle, submarines, to } = order;
  const where = sayBattle(context, battle);
  if (submarines === 0 && to === undefined)
    return `${written('submarines')} ${small('stay')} ${written('at')} ${where}`;
  const away = to === undefined ? '' : ` > ${saySpace(context, to, 'sea')}`;
  return `${small('withdraw')} ${submarines} ${sayUnit(context, 'submarine')} ${where}${away}`;
};

const makeMoves = (
  context: NotationContext,
  heading: Section,
  moves: readonly Move[],
  attacks: readonly SpaceId[] = [],
): string => {
  const lines = [
    ...moves.map((move) => makeMove(context, move)),
    ...attacks.map(
      (zone) => `${small('attack')} ${saySpace(context, zone, landAttackedByOrder(context) ? undefined : 'sea')}`,
    ),
  ];
  return lines.length === 0 ? `${written(heading)}: ${small('none')}` : [written(heading), ...lines].join('\n');
};

type Ways = NonNullable<Extract<PowerOrder, { type: 'retreat' }>['ways']>;

const makeWays = (context: NotationContext, battle: string, ways: Ways): string => {
  const parts = ways.map(({ power, units, to }) => {
    const owner = power === undefined ? '' : `${sayPower(power)} `;
    const end = to === battleSpace(battle) ? small('stay') : `> ${saySpace(context, to)}`;
    return `${owner}${sayUnits(context, units)} ${end}`;
  });
  return `${small('retreat')} ${sayBattle(context, battle)}: ${parts.join(', ')}`;
};

const listOrNone = (parts: readonly string[]): string => (parts.length === 0 ? small('none') : parts.join(', '));

const unitsOrNone = (context: NotationContext, units: UnitCounts): string =>
  countEntries(units).length === 0 ? small('none') : sayUnits(context, units);

/**
 * One order in its canonical form: a line, or for movement and standing orders a line for each part. Spaces stand as
 * codes, units as English abbreviations, whatever the reader's language; the nonce does not stand in it.
 */
export const makeOrder = (context: NotationContext, order: PowerOrder): string => {
  switch (order.type) {
    case 'research':
      return `${small('research')} ${order.dice}`;
    case 'purchase':
      return makePurchase(context, order.units, order.purse ?? payerOf(context.ruleset, order.power));
    case 'combat-move':
      return makeMoves(context, isSecondTime(context) ? 'second-move' : 'combat-move', order.moves, order.attacks);
    case 'noncombat-move':
      return makeMoves(context, 'noncombat-move', order.moves);
    case 'rocket':
      return `${small('rocket')} ${saySpace(context, order.from)} > ${saySpace(context, order.target)}`;
    case 'fight':
      return `${small('fight')} ${order.battles
        .map(({ battle, conduct }) =>
          conduct === undefined
            ? sayBattle(context, battle)
            : `${sayBattle(context, battle)} ${makeConduct(context, conduct)}`,
        )
        .join(', ')}`;
    case 'casualties':
      return makeCasualties(context, order);
    case 'withdraw':
      return makeWithdrawal(context, order);
    case 'retreat': {
      if (order.ways !== undefined) return makeWays(context, order.battle, order.ways);
      const to = order.to === undefined ? '' : ` > ${saySpace(context, order.to)}`;
      return `${small('retreat')} ${sayBattle(context, order.battle)}${to}`;
    }
    case 'place':
      return `${small('place')} ${makePlacements(context, order)}`;
    case 'bid':
      return makeBid(context, order);
    case 'end-turn':
      return small('end-turn');
    case 'standing-orders':
      return order.orders.map((each) => makeStanding(context, each)).join('\n');
    case 'resign':
      return small('resign');
    case 'defend-neutral':
      return `${small('defend-neutral')} ${saySpace(context, order.space, 'land')}: ${sayUnits(context, order.units)}`;
    case 'intercept':
      return `${small('intercept')} ${sayBattle(context, order.battle)}: ${unitsOrNone(context, order.units)}`;
    case 'cash-advance':
      return `${small('cash-advance')}: ${listOrNone(order.placements.map(({ space, units }) => `${sayUnits(context, units)} ${saySpace(context, space)}`))}`;
    case 'share-tribute':
      return `${small('tribute')}: ${order.shares.map(({ power, ipc }) => `${ipc} ${sayPower(power)}`).join(', ')}`;
    case 'kamikaze':
      return `${small('kamikaze')}: ${listOrNone(
        order.strikes.map(
          ({ space, unit, power, attacks }) =>
            `${attacks} ${power === undefined ? '' : `${sayPower(power)} `}${sayUnit(context, unit)} ${saySpace(context, space, 'sea')}`,
        ),
      )}`;
    case 'recall':
      return `${small('recall')}: ${small(order.units)}`;
    case 'land-patrols':
      return `${small('land-patrols')}: ${order.landings.map(({ zone, count, to }) => `${count} ${saySpace(context, zone)} > ${saySpace(context, to)}`).join(', ')}`;
    case 'divide-fund':
      return `${small('divide-fund')}: ${order.shares.map(({ purse, ipc }) => `${ipc} ${sayPurse(context, purse)}`).join(', ')}`;
    case 'give-land':
      return `${small('give-land')}: ${order.land.map(({ space, to }) => `${saySpace(context, space, 'land')} > ${sayPower(to)}`).join(', ')}`;
    case 'lend-lease':
      return `${small('lend-lease')}: ${listOrNone(
        order.units.map(
          ({ space, power, units }) => `${sayPower(power)} ${sayUnits(context, units)} ${saySpace(context, space)}`,
        ),
      )}`;
  }
};

/** A sheet that says these orders, in their sequence; combat moves behind others are those of the second time. */
export const makeSheet = (context: NotationContext, orders: readonly PowerOrder[]): string => {
  const first = orders.findIndex(({ type }) => type === 'combat-move');
  return orders
    .map((order, at) =>
      order.type === 'combat-move' && at > first && hasSecondMove(context)
        ? `${makeMoves(context, 'second-move', order.moves, order.attacks)}\n`
        : `${makeOrder(context, order)}\n`,
    )
    .join('\n');
};

// What an order asks for, in full words: one heading and a line for each of its parts. It repeats what was understood and
// judges nothing. The words of a language are handed in, so that a reader of one needs no other.

import type { BidContent, BidSeal, Conduct, Move, OrderOf, PowerOrder, StandingOrder } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { battleSpace, countTotal, type Ipc, isRaid, isSecondBattle, POWERS } from '../../vocab/index.ts';
import { capital, list } from '../format.ts';
import type { Words } from '../words.ts';
import type { EchoTexts } from './en.ts';

type RetreatWay = NonNullable<OrderOf<'retreat'>['ways']>[number];

/** An order in words. `parts` stand in the order of the order's own parts, such as its moves. */
export interface SaidOrder {
  readonly heading: string;
  readonly parts: readonly string[];
}

/** One move: who, from where, which way, to where, and what was said beside it. */
const moveWords = (t: EchoTexts, move: Move, w: Words): string => {
  const units = w.units(move.units);
  if (move.kind === 'load') {
    const said = t.load(units, w.place(move.from), w.place(move.zone), countTotal(move.units));
    return move.ships === undefined ? said : `${said} (${t.shipsOf(w.power(move.ships))})`;
  }
  if (move.kind === 'unload') {
    const said = t.unload(units, w.place(move.zone), w.place(move.to), countTotal(move.units));
    return move.ships === undefined ? said : `${said} (${t.shipsOf(w.power(move.ships))})`;
  }
  const [from = '', ...rest] = move.path;
  const to = rest.at(-1) ?? '';
  const via = rest
    .slice(0, -1)
    .map((id) => w.place(id).acc)
    .join(', ');
  const { cargo, origin, land, mission } = move;
  const notes = [
    ...(mission === undefined ? [] : [t.raid]),
    ...(cargo === undefined ? [] : [w.units(cargo) === '' ? t.empty : t.carrying(w.units(cargo))]),
    ...(origin === undefined ? [] : [t.beganIn(w.place(origin))]),
    ...(land === undefined ? [] : [t.landIn(w.place(land))]),
  ];
  return [t.march(units, w.place(from), via, w.place(to)), ...notes].join(', ');
};

/** A conduct in words; empty if it follows the clubs' defaults. */
const conductWords = (t: EchoTexts, conduct: Conduct | undefined, w: Words): string =>
  conduct === undefined ? '' : t.conduct(conduct, w).join('; ');

/** The name of a battle, a raid told from a battle over the same place. */
export const battleWords = (t: EchoTexts, battle: string, w: Words): string =>
  isRaid(battle)
    ? t.raidOn(w.place(battle))
    : isSecondBattle(battle)
      ? t.secondBattle(w.place(battle))
      : w.battle(battle);

const standingWords = (t: EchoTexts, { power, side, scope, conduct }: StandingOrder, w: Words): string => {
  const where = typeof scope === 'string' ? t.scopes[scope] : t.inSpace(w.place(scope.space));
  return `${t.standingFor(w.power(power), side, where)}: ${conductWords(t, conduct, w)}`;
};

/** What a bid holds: units in their places, money by power. */
export const bidWords = (
  t: EchoTexts,
  { units, treasury }: Pick<BidContent, 'units' | 'treasury'>,
  w: Words,
): readonly string[] => {
  const forces = units.map((force) =>
    t.placement(t.forces(w.units(force.units), w.power(force.power)), w.place(force.space), undefined),
  );
  // The keys of a record of powers are powers, which Object.entries forgets.
  const money = POWERS.flatMap((power) => {
    const ipc = treasury[power];
    return ipc === undefined ? [] : [t.bidMoney(ipc, w.power(power))];
  });
  return [...forces, ...money];
};

/** One way of a retreat: who goes where, or stays without fighting on. */
const wayWords = (t: EchoTexts, battle: string, way: RetreatWay, w: Words): string => {
  const units = way.power === undefined ? w.units(way.units) : t.forces(w.units(way.units), w.power(way.power));
  const to = w.place(way.to);
  return way.to === battleSpace(battle) ? t.breaksContact({ units, in: to.in }) : t.retreatWay({ units, to: to.to });
};

/**
 * An order in words.
 *
 * @param cost what it costs in IPC, for orders that buy something
 * @param ruleset what it is played by: whether a turn ends with income
 * @param again whether it belongs to the second combat of a turn
 */
export const orderWords = (
  t: EchoTexts,
  order: PowerOrder | BidSeal,
  cost: Ipc,
  w: Words,
  ruleset?: Pick<Ruleset, 'phases'>,
  again: 'again' | 'first' = 'first',
): SaidOrder => {
  const alone = (heading: string): SaidOrder => ({ heading, parts: [] });
  switch (order.type) {
    case 'research':
      return alone(t.research(order.dice, cost));
    case 'purchase':
      return alone(t.purchase(w.units(order.units), cost));
    case 'combat-move': {
      const attacks = (order.attacks ?? []).map((zone) => t.attackIn({ in: w.place(zone).in }));
      const parts = [...order.moves.map((move) => moveWords(t, move, w)), ...attacks];
      const heading = again === 'again' ? capital(w.phase('combat-move/2')) : t.combatMoves;
      return parts.length === 0 ? alone(`${heading}: ${t.noMoves}`) : { heading, parts };
    }
    case 'noncombat-move': {
      if (order.moves.length === 0) return alone(`${t.noncombatMoves}: ${t.noMoves}`);
      return { heading: t.noncombatMoves, parts: order.moves.map((move) => moveWords(t, move, w)) };
    }
    case 'rocket':
      return alone(t.rocket(w.place(order.from), w.place(order.target)));
    case 'fight':
      return {
        heading: t.fight,
        parts: order.battles.map(({ battle, conduct }) => {
          const how = conductWords(t, conduct, w);
          return capital(how === '' ? battleWords(t, battle, w) : `${battleWords(t, battle, w)}: ${how}`);
        }),
      };
    case 'casualties': {
      const lost = order.lost.map(({ power, units, at }) => {
        const force = t.forces(w.units(units), w.power(power));
        return at === undefined ? force : t.flown(force, w.place(at));
      });
      return alone(t.casualties(w.place(order.battle), list(w.language, lost)));
    }
    case 'withdraw': {
      const battle = w.place(order.battle);
      const to = order.to === undefined ? undefined : w.place(order.to);
      return alone(order.submarines === 0 ? t.stay(battle) : t.withdraw(order.submarines, battle, to));
    }
    case 'retreat': {
      const { battle, to, ways } = order;
      if (ways === undefined && to === battleSpace(battle)) return alone(t.breakOff({ in: w.place(battle).in }));
      if (ways === undefined) return alone(t.retreat(w.place(battle), to === undefined ? undefined : w.place(to)));
      return {
        heading: t.retreatWays({ from: w.place(battle).from }),
        parts: ways.map((way) => wayWords(t, battle, way, w)),
      };
    }
    case 'place': {
      if (order.placements.length === 0) return alone(`${t.place}: ${t.nothing}`);
      const parts = order.placements.map(({ space, units, from, boards }) => {
        const placed = t.placement(w.units(units), w.place(space), from === undefined ? undefined : w.place(from));
        return boards === undefined ? placed : t.boarding(placed, w.units(boards));
      });
      return { heading: t.place, parts };
    }
    case 'bid-seal':
      return alone(t.bidSeal(order.player));
    case 'bid':
      return { heading: t.bid(order.total), parts: bidWords(t, order, w) };
    case 'end-turn':
      return alone(ruleset?.phases[0]?.kind === 'income' ? t.endTurnAlone : t.endTurn);
    case 'standing-orders':
      return { heading: t.standing, parts: order.orders.map((each) => standingWords(t, each, w)) };
    case 'defend-neutral':
      return alone(t.defendNeutral(w.units(order.units), w.place(order.space)));
    case 'resign':
      return alone(t.resign(w.power(order.power)));
  }
};

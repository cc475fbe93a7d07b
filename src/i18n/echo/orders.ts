// What an order asks for, in full words: one heading and a line for each of its parts. It repeats what was understood and
// judges nothing.

import type { Conduct, Move, PowerOrder, StandingOrder } from '../../engine/index.ts';
import type { Ipc } from '../../vocab/index.ts';
import { capital, list } from '../format.ts';
import type { Words } from '../words.ts';
import { echoTexts } from './texts.ts';

/** An order in words. `parts` stand in the order of the order's own parts, such as its moves. */
export interface SaidOrder {
  readonly heading: string;
  readonly parts: readonly string[];
}

/** One move: who, from where, which way, to where, and what was said beside it. */
export const sayMove = (move: Move, w: Words): string => {
  const t = echoTexts(w);
  const units = w.units(move.units);
  if (move.kind === 'load') {
    const said = t.load(units, w.space(move.from), w.space(move.zone));
    return move.ships === undefined ? said : `${said} (${t.shipsOf(w.power(move.ships))})`;
  }
  if (move.kind === 'unload') {
    const said = t.unload(units, w.space(move.zone), w.space(move.to));
    return move.ships === undefined ? said : `${said} (${t.shipsOf(w.power(move.ships))})`;
  }
  const [from = '', ...rest] = move.path;
  const to = rest.at(-1) ?? '';
  const via = rest.slice(0, -1).map(w.space).join(', ');
  const { cargo, origin, land, mission } = move;
  const notes = [
    ...(mission === undefined ? [] : [t.raid]),
    ...(cargo === undefined ? [] : [w.units(cargo) === '' ? t.empty : t.carrying(w.units(cargo))]),
    ...(origin === undefined ? [] : [t.beganIn(w.space(origin))]),
    ...(land === undefined ? [] : [t.landIn(w.space(land))]),
  ];
  return [t.march(units, w.space(from), via, w.space(to)), ...notes].join(', ');
};

/** A conduct in words; empty if it follows the clubs' defaults. */
export const sayConduct = (conduct: Conduct | undefined, w: Words): string =>
  conduct === undefined ? '' : echoTexts(w).conduct(conduct, w).join('; ');

/** The name of a battle, a raid told from a battle over the same place. */
export const sayBattle = (battle: string, w: Words): string =>
  battle.startsWith('raid/') ? echoTexts(w).raidOn(w.battle(battle)) : w.battle(battle);

const sayStanding = ({ power, side, scope, conduct }: StandingOrder, w: Words): string => {
  const t = echoTexts(w);
  const where = typeof scope === 'string' ? t.scopes[scope] : t.inSpace(w.space(scope.space));
  return `${t.standingFor(w.power(power), side, where)}: ${sayConduct(conduct, w)}`;
};

/**
 * An order in words.
 *
 * @param cost what it costs in IPC, for orders that buy something
 */
export const sayOrder = (order: PowerOrder, cost: Ipc, w: Words): SaidOrder => {
  const t = echoTexts(w);
  const alone = (heading: string): SaidOrder => ({ heading, parts: [] });
  switch (order.type) {
    case 'research':
      return alone(t.research(order.dice, cost));
    case 'purchase':
      return alone(t.purchase(w.units(order.units), cost));
    case 'combat-move':
    case 'noncombat-move': {
      const heading = order.type === 'combat-move' ? t.combatMoves : t.noncombatMoves;
      if (order.moves.length === 0) return alone(`${heading}: ${t.noMoves}`);
      return { heading, parts: order.moves.map((move) => sayMove(move, w)) };
    }
    case 'rocket':
      return alone(t.rocket(w.space(order.from), w.space(order.target)));
    case 'fight':
      return {
        heading: t.fight,
        parts: order.battles.map(({ battle, conduct }) => {
          const how = sayConduct(conduct, w);
          return capital(how === '' ? sayBattle(battle, w) : `${sayBattle(battle, w)}: ${how}`);
        }),
      };
    case 'casualties': {
      const lost = order.lost.map(({ power, units }) => t.forces(w.units(units), w.power(power)));
      return alone(t.casualties(w.battle(order.battle), list(w.language, lost)));
    }
    case 'withdraw': {
      const battle = w.battle(order.battle);
      const to = order.to === undefined ? '' : w.space(order.to);
      return alone(order.submarines === 0 ? t.stay(battle) : t.withdraw(order.submarines, battle, to));
    }
    case 'retreat':
      return alone(t.retreat(w.battle(order.battle), order.to === undefined ? '' : w.space(order.to)));
    case 'place': {
      if (order.placements.length === 0) return alone(`${t.place}: ${t.nothing}`);
      const parts = order.placements.map(({ space, units, from }) =>
        t.placement(w.units(units), w.space(space), from === undefined ? '' : w.space(from)),
      );
      return { heading: t.place, parts };
    }
    case 'end-turn':
      return alone(t.endTurn);
    case 'standing-orders':
      return { heading: t.standing, parts: order.orders.map((each) => sayStanding(each, w)) };
    case 'resign':
      return alone(t.resign(w.power(order.power)));
  }
};

// The combat movement of a turn: the best attacks first, as long as there are units for one that pays.

import type { GameOrder } from '../../../src/engine/index.ts';
import { cashOf } from '../../../src/engine/index.ts';
import { flyOut, sorties } from './air.ts';
import { assault } from './assault.ts';
import { navalAttack } from './naval.ts';
import { acceptedOrder, gather, type Plan } from './plan.ts';
import type { Player } from './player.ts';
import { Pool } from './pool.ts';
import { nonceFrom } from './random.ts';
import type { View } from './view.ts';

/** Attacks in one turn; more are hardly ever worth the look. */
const MOST_ATTACKS = 14;

/** Bombers over one complex: three throw about what a beaten power earns in a turn. */
const MOST_RAIDERS = 3;

type CombatMove = Extract<GameOrder, { type: 'combat-move' }>;

/** Attackers that should be left on average: fewer in a long game, and fewest where a capital is to be won. */
const marginFor = (view: View, target: string): number => {
  const { capitalOf } = view.space(target);
  const patience = Math.max(0.6, 1.8 - view.state.round * 0.1);
  return capitalOf === null ? patience : patience * 0.6;
};

const bestAttack = (view: View, pool: Pool): Plan | undefined => {
  const lands = view.territories
    .filter(({ id }) => view.isEnemy(id))
    .flatMap(({ id }) => assault(view, pool, id, marginFor(view, id)) ?? []);
  const seas = view.zones
    .filter(({ id }) => view.hasEnemyShips(id))
    .flatMap(({ id }) => navalAttack(view, pool, id) ?? []);
  return [...lands, ...seas.filter(({ gain }) => gain > 3)]
    .filter(({ gain }) => gain > 0)
    .reduce<Plan | undefined>((best, plan) => (best === undefined || plan.gain > best.gain ? plan : best), undefined);
};

/** Bombers that nothing else needs fly against the industry of an enemy now and then. */
const raids = (view: View, pool: Pool, { random }: Player): readonly Plan[] =>
  view.territories
    .filter(
      ({ id }) => view.isEnemy(id) && view.hasComplex(id) && cashOf(view.state, view.control(id) ?? view.power) > 4,
    )
    .flatMap(({ id }): readonly Plan[] => {
      if (random() > 0.3) return [];
      const bombers = sorties(view, pool, id)
        .filter(({ unit }) => unit.type === 'bomber')
        .slice(0, MOST_RAIDERS);
      const units = bombers.map(({ unit }) => unit);
      pool.use(units);
      const moves = gather(bombers.flatMap((sortie) => flyOut(view, sortie, id, 'raid')));
      return moves.length === 0 ? [] : [{ target: id, moves, units, gain: 1 }];
    });

/** Once in a while somebody walks into a neutral. */
const violations = (view: View, pool: Pool, { random, whims }: Player): readonly Plan[] => {
  const chance = whims === 'restless' ? 0.5 : 0.04;
  if (random() > chance || cashOf(view.state, view.power) < view.ruleset.neutrals.fee) return [];
  const found = view.territories
    .filter(({ id, neutral }) => neutral && view.control(id) === null)
    .flatMap(({ id }) =>
      view.beside(id, 'land').flatMap((from) =>
        pool
          .leaving(from, 'infantry')
          .slice(0, 1)
          .map((unit) => ({ id, from, unit })),
      ),
    );
  const chosen = found[Math.floor(random() * found.length)];
  if (chosen === undefined) return [];
  const { id, from, unit } = chosen;
  pool.use([unit]);
  return [{ target: id, moves: [{ kind: 'march', units: { infantry: 1 }, path: [from, id] }], units: [unit], gain: 0 }];
};

/** All combat moves of the turn as an order the rules accept. */
export const attackOrder = (view: View, player: Player): CombatMove => {
  const pool = new Pool(view);
  const plans: Plan[] = [];
  const peace = view.state.options.balance === 'no-soviet-attack' && view.state.round === 1 && view.power === 'ussr';
  while (!peace && plans.length < MOST_ATTACKS) {
    const plan = bestAttack(view, pool);
    if (plan === undefined) break;
    pool.use(plan.units);
    plans.push(plan);
  }
  if (!peace) plans.push(...raids(view, pool, player), ...violations(view, pool, player));
  const nonce = nonceFrom(player.random);
  return acceptedOrder(
    view.ruleset,
    view.state,
    plans,
    (moves) => ({ type: 'combat-move', power: view.power, moves, nonce }),
    player.onRefusal,
  );
};

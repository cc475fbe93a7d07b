// The combat movement of a turn: the best attacks first, as long as there are units for one that pays.

import type { GameOrder } from '../engine/index.ts';
import { cashOf } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { SpaceId } from '../vocab/index.ts';
import { flyOut, sorties } from './air.ts';
import { assault } from './assault.ts';
import type { Fighting } from './clash.ts';
import { convoyRaids, navalAttack } from './naval.ts';
import { acceptedOrder, gather, march, type Plan } from './plan.ts';
import { type Found, Pool } from './pool.ts';
import { nonceFrom } from './random.ts';
import { asDefenders } from './threat.ts';
import type { View } from './view.ts';
import type { Player } from './whims.ts';

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

/** What was found against each target. */
type Known = Map<SpaceId, Found<Plan | undefined>>;

/** The best attack there is with what is free: a target is looked at anew only after something it would take. */
const bestAttack = (view: View, pool: Pool, known: Known): Plan | undefined => {
  let best: Plan | undefined;
  const weigh = (id: SpaceId, least: number, find: () => Plan | undefined): void => {
    const plan = pool.found(known, id, find);
    if (plan !== undefined && plan.gain > Math.max(least, best?.gain ?? 0)) best = plan;
  };
  for (const { id } of view.territories)
    if (view.isEnemy(id)) weigh(id, 0, () => assault(view, pool, id, marginFor(view, id)));
  for (const { id } of view.zones) if (view.hasEnemyShips(id)) weigh(id, 3, () => navalAttack(view, pool, id));
  return best;
};

/** What bombs could cost the holder of a complex, by word: cash, or the income of the territory. */
const BOMBED: { readonly [word in Ruleset['income']['raidDamage']]: (view: View, id: SpaceId) => number } = {
  'cash-at-once': (view, id) => cashOf(view.state, view.control(id) ?? view.power),
  'next-income': (view, id) => view.space(id).ipc - (view.state.damage?.[id] ?? 0),
};

/** Bombers that nothing else needs fly against the industry of an enemy now and then. */
const raids = (view: View, pool: Pool, { random }: Player): readonly Plan[] =>
  view.territories
    .filter(({ id }) => view.isEnemy(id) && view.hasComplex(id) && BOMBED[view.ruleset.income.raidDamage](view, id) > 4)
    .flatMap(({ id }): readonly Plan[] => {
      if (random() > 0.3) return [];
      const bombers = sorties(view, pool, id, 'raid')
        .filter(({ unit }) => unit.type === 'bomber')
        .slice(0, MOST_RAIDERS);
      const units = bombers.map(({ unit }) => unit);
      pool.use(units);
      const moves = gather(bombers.flatMap((sortie) => flyOut(view, sortie, id, 'raid')));
      return moves.length === 0 ? [] : [{ target: id, moves, units, gain: 1 }];
    });

const AVERAGE_DIE = 3.5;

/** Those whom an enemy will put into a neutral for his dice: as many infantry as they pay for. */
const resistance = (view: View, id: SpaceId): readonly Fighting[] => {
  const { usual = 0, of = {} } = view.ruleset.neutrals.defenceDice ?? {};
  const infantry = { power: view.enemies[0] ?? view.power, type: 'infantry' } as const;
  const count = Math.floor(((of[id] ?? usual) * AVERAGE_DIE) / view.cost(infantry));
  return asDefenders(
    view,
    Array.from({ length: count }, () => infantry),
  );
};

/** Once in a while somebody goes into a neutral that will be defended, with all it takes. */
const invasions = (view: View, pool: Pool, { random, whims }: Player): readonly Plan[] => {
  if (random() > (whims === 'restless' ? 0.25 : 0.1)) return [];
  const plans = view.territories
    .filter(({ id, neutral }) => neutral && view.control(id) === null)
    .flatMap(({ id }) => assault(view, pool, id, 1.5, resistance(view, id)) ?? []);
  const plan = plans[Math.floor(random() * plans.length)];
  if (plan === undefined) return [];
  pool.use(plan.units);
  return [plan];
};

/** Once in a while somebody walks into a neutral. */
const violations = (view: View, pool: Pool, player: Player): readonly Plan[] => {
  if (view.ruleset.neutrals.resistance !== 'none') return invasions(view, pool, player);
  const { random, whims } = player;
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
  return [{ target: id, moves: [march('infantry', [from, id])], units: [unit], gain: 0 }];
};

/** All combat moves of the turn as an order the rules accept. */
export const attackOrder = (view: View, player: Player): CombatMove => {
  const pool = new Pool(view);
  const plans: Plan[] = [];
  const peace = view.state.options.balance === 'no-soviet-attack' && view.state.round === 1 && view.power === 'ussr';
  const known: Known = new Map();
  while (!peace && plans.length < MOST_ATTACKS) {
    const plan = bestAttack(view, pool, known);
    if (plan === undefined) break;
    pool.use(plan.units);
    plans.push(plan);
  }
  if (!peace) plans.push(...convoyRaids(view, pool), ...raids(view, pool, player), ...violations(view, pool, player));
  const nonce = nonceFrom(player.random);
  return acceptedOrder(
    view.ruleset,
    view.state,
    plans,
    (moves, attacks) => ({
      type: 'combat-move',
      power: view.power,
      moves,
      ...(attacks.length === 0 ? {} : { attacks }),
      nonce,
    }),
    player.onRefusal,
  );
};

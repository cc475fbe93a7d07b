// A sparring player: plain heuristics over what he sees, with whims from a seeded generator. He plays soundly, not
// well; every order he gives is accepted by the rules.

import {
  type Awaited,
  awaits,
  type Conduct,
  type GameOrder,
  type GameState,
  leftToPlace,
  lendable,
  rocketRangeOf,
} from '../engine/index.ts';
import { pursesOf } from '../engine/phases/purse.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { battleSpace, countTotal, isRaid, kindOf, POWERS, sumCounts } from '../vocab/index.ts';
import { attackOrder } from './attack.ts';
import { bidOrder } from './bid.ts';
import { answer, choose } from './decisions.ts';
import { noncombatOrder } from './noncombat.ts';
import { placeOrder } from './place.ts';
import { purchaseOrder, researchOrder } from './purchase.ts';
import { nonceFrom } from './random.ts';
import { rocketOrder } from './rocket.ts';
import { secondAttackOrder } from './second-move.ts';
import { surrender } from './surrender.ts';
import { View } from './view.ts';
import type { Player } from './whims.ts';

/** What is answered next: of decisions that wait side by side, and of battles that could be fought meanwhile, any. */
const taken = (ruleset: Ruleset, state: GameState, { random }: Player): Awaited | undefined => {
  const all = awaits(ruleset, state);
  const [first] = all;
  return first?.kind === 'decision' && all.length > 1 ? all[Math.floor(random() * all.length)] : first;
};

/**
 * The order of whoever is awaited first, or of anybody where it does not matter; undefined when the game is over or
 * waits for dice.
 */
export const nextOrder = (ruleset: Ruleset, state: GameState, player: Player): GameOrder | undefined => {
  const due = taken(ruleset, state, player);
  if (due === undefined || due.kind === 'dice' || due.kind === 'bids') return undefined;
  if (due.kind === 'choice') return choose(ruleset, state, due, player);
  return due.kind === 'decision' ? answer(ruleset, state, due, player) : turnOrder(ruleset, state, due, player);
};

const turnOrder = (
  ruleset: Ruleset,
  state: GameState,
  { power, orders }: Extract<Awaited, { kind: 'orders' }>,
  player: Player,
): GameOrder => {
  const view = new View(ruleset, state, power);
  if (orders.includes('bid')) return bidOrder(view, player);
  const word = surrender(view);
  if (word !== undefined) return word;
  switch (kindOf(state.turn.phase)) {
    case 'research':
      return researchOrder(view, player) ?? purchaseOrder(view, player) ?? attackOrder(view, player);
    case 'purchase': {
      const bought = pursesOf(ruleset, power).length === 1 && countTotal(leftToPlace(ruleset, state)) > 0;
      return (bought ? undefined : purchaseOrder(view, player)) ?? attackOrder(view, player);
    }
    case 'land-patrols':
      return attackOrder(view, player);
    case 'combat-move':
    case 'combat': {
      const battles = state.turn.battles.filter(
        ({ id, status, due }) => status !== 'ended' && due === undefined && !state.turn.queue.includes(id),
      );
      const mayFire = orders.includes('rocket') || !orders.includes('fight');
      const rocket = mayFire && rocketRangeOf(ruleset, state, power) > 0 ? rocketOrder(view, player) : undefined;
      if (rocket !== undefined) return rocket;
      if (battles.length === 0) return secondAttackOrder(view, player) ?? noncombatOrder(view, player);
      return {
        type: 'fight',
        power,
        battles: inSequence(battles).map(({ id }) => ({ battle: id, ...conductFor(view, player, id) })),
        nonce: nonceFrom(player.random),
      };
    }
    case 'noncombat-move':
      return noncombatOrder(view, player);
    case 'lend-lease':
      return orders.includes('lend-lease') ? takeOver(view, player) : placeOrder(view);
    case 'place':
      return placeOrder(view);
    case 'surface':
    case 'income':
    case 'end':
      return { type: 'end-turn', power };
  }
};

/** Takes over all that allies have where the ruleset lets him, or nothing. */
const takeOver = ({ ruleset, state, power }: View, { random }: Player): GameOrder => {
  const units = lendable(ruleset, state, power).flatMap(({ space, units: groups }) =>
    POWERS.flatMap((owner) => {
      const own = groups.filter((group) => group.power === owner);
      const counts = sumCounts(own.map(({ type, ids }) => ({ [type]: ids.length })));
      return own.length === 0 ? [] : [{ space, power: owner, units: counts }];
    }),
  );
  return { type: 'lend-lease', power, units: random() < 0.5 ? units : [] };
};

/** How often an attacker who may leave by many ways looks again after each round, by word. */
const WARY: { readonly [word in Ruleset['retreat']['by']]: number } = {
  attacker: 0,
  'attacker-then-defender': 0.3,
};

/** A capital is taken at all costs; elsewhere the clubs' defaults hold, or he wants to be asked. */
const conductFor = (view: View, { random }: Player, battle: string): { readonly conduct?: Conduct } => {
  if (!isRaid(battle) && view.space(battleSpace(battle)).capitalOf !== null) return { conduct: { plan: 'TAAC' } };
  const wary = WARY[view.ruleset.retreat.by];
  return wary > 0 && random() < wary ? { conduct: { plan: 'ask' } } : {};
};

/** Battles after those that must be over first. */
const inSequence = (battles: GameState['turn']['battles']): GameState['turn']['battles'] =>
  [...battles].sort((a, b) => a.after.length - b.after.length);

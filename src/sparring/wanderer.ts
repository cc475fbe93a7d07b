// A wanderer: a player who knows no rule of any edition and takes what the engine itself offers him, at random. He
// plays badly, but any ruleset at all, and shows that somebody can always go on.

import {
  type Awaited,
  awaits,
  cashOf,
  costOf,
  decide,
  findUnit,
  type GameOrder,
  type GameState,
  legal,
  type Move,
  type Offer,
  type Unit,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countUnits, POWERS, type Power, type SpaceId, type UnitCounts, type UnitId } from '../vocab/index.ts';
import { choose } from './decisions.ts';
import { landingPlan } from './landing-plan.ts';
import { nonceFrom, type Random } from './random.ts';

interface Scene {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly random: Random;
}

/** How many moves a wanderer makes in one order, at most. */
const MOST_MOVES = 12;

const below = ({ random }: Scene, n: number): number => Math.floor(random() * n);

const shuffled = <T>(scene: Scene, items: readonly T[]): readonly T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(below(scene, left.length), 1));
};

const stands = ({ ruleset, state }: Scene, order: GameOrder): boolean => decide(ruleset, state, order).ok;

/**
 * The order of whoever is awaited first; undefined when the game is over or waits for dice. @throws if nothing at all
 * goes on
 */
export const wander = (ruleset: Ruleset, state: GameState, random: Random): GameOrder | undefined => {
  const scene: Scene = { ruleset, state, random };
  const all = awaits(ruleset, state);
  const due = all[all.length > 1 ? below(scene, all.length) : 0];
  if (due === undefined || due.kind === 'dice' || due.kind === 'bids') return undefined;
  if (due.kind === 'choice') return choose(ruleset, state, due, { random });
  const wishes = due.kind === 'orders' ? ordersIn(scene, due) : answersTo(scene, due);
  for (const wish of wishes) if (stands(scene, wish)) return wish;
  throw new Error(`Nobody can go on: ${JSON.stringify(due)}`);
};

/** Orders for a phase, the more daring first; the last ones only go on. */
function* ordersIn(scene: Scene, due: Extract<Awaited, { kind: 'orders' }>): Generator<GameOrder> {
  const { power, orders } = due;
  const nonce = nonceFrom(scene.random);
  const open = (type: GameOrder['type']): boolean => (orders as readonly string[]).includes(type);
  if (open('fight')) yield* fights(scene, power);
  if (open('research') && scene.random() < 0.2) yield { type: 'research', power, dice: 1, nonce };
  if (open('purchase') && scene.random() < 0.9) yield* purchases(scene, power);
  if (open('combat-move')) yield* moves(scene, power, 'combat-move');
  if (open('noncombat-move')) yield* moves(scene, power, 'noncombat-move');
  if (open('place')) yield* placements(scene, power);
  if (open('place')) yield { type: 'place', power, placements: [] };
  yield { type: 'end-turn', power };
}

function* fights({ state, random }: Scene, power: Power): Generator<GameOrder> {
  for (const { id, status } of state.turn.battles) {
    if (status === 'ended') continue;
    const plan = (['ask', 'KAAC', 'TAAC', 'SA'] as const)[Math.floor(random() * 4)] ?? 'ask';
    yield { type: 'fight', power, battles: [{ battle: id, conduct: { plan } }], nonce: nonceFrom(random) };
    yield { type: 'fight', power, battles: [{ battle: id }], nonce: nonceFrom(random) };
  }
}

const purchases = function* (scene: Scene, power: Power): Generator<GameOrder> {
  const { ruleset, state } = scene;
  const price = ({ type }: { readonly type: Unit['type'] }): number => costOf(ruleset, state, power, type);
  const purses = Object.entries(state.treasury[power]);
  if (purses.length > 1) {
    for (const [purse, cash] of shuffled(scene, purses)) {
      const units = spent(scene, cash, price);
      if (Object.keys(units).length > 0) yield { type: 'purchase', power, purse, units };
    }
    return;
  }
  const units = spent(scene, cashOf(state, power), price);
  if (Object.keys(units).length > 0) yield { type: 'purchase', power, units };
};

/** Units for so much money, at random. */
const spent = (
  scene: Scene,
  cash: number,
  price: (kind: { readonly type: Unit['type'] }) => number,
  fits: (type: Unit['type']) => boolean = () => true,
): UnitCounts => {
  const units: { [type in Unit['type']]?: number } = {};
  let left = cash;
  for (;;) {
    const open = scene.ruleset.board.roster.filter((type) => fits(type) && price({ type }) <= left);
    const type = open[below(scene, open.length)];
    if (type === undefined) return units;
    units[type] = (units[type] ?? 0) + 1;
    left -= price({ type });
  }
};

/** The offer for all units that may make it. */
const massed = (offer: Offer): Offer => {
  const [move, ...more] = offer.moves;
  if (offer.by !== 'march' || move === undefined || more.length > 0 || offer.count === Number.POSITIVE_INFINITY)
    return offer;
  return { ...offer, moves: [{ ...move, units: { ...move.units, [offer.type]: offer.count } }] };
};

/** Now and then a wanderer throws all he has at one space; what leads there comes first. */
const together = (scene: Scene, offers: readonly Offer[]): readonly Offer[] => {
  const fights = offers.filter(({ aim }) => aim === 'battle' || aim === 'walk-in');
  const target = fights[below(scene, fights.length)]?.to;
  if (target === undefined || scene.random() < 0.3) return offers;
  return [...fights.filter(({ to }) => to === target).map(massed), ...offers.filter(({ to }) => to !== target)];
};

const homeFirst = (offers: readonly Offer[], isHome: (offer: Offer) => boolean): readonly Offer[] => [
  ...offers.filter(isHome),
  ...offers.filter((one) => !isHome(one)),
];

/** Several offers together, fewer if they get in each other's way; in noncombat movement planes come home first. */
function* moves(scene: Scene, power: Power, type: 'combat-move' | 'noncombat-move'): Generator<GameOrder> {
  const { ruleset, state, random } = scene;
  const order = (taken: readonly Offer[]): GameOrder => {
    const all: Move[] = taken.flatMap((offer) => [...offer.moves]);
    return type === 'combat-move' ? { type, power, moves: all, nonce: nonceFrom(random) } : { type, power, moves: all };
  };
  const offers = shuffled(scene, legal(ruleset, state, power, type === 'noncombat-move' ? 'noncombat' : 'next'));
  const isHome = (offer: Offer): boolean => ruleset.board.units[offer.type].domain === 'air';
  const sorted = type === 'combat-move' ? together(scene, offers) : homeFirst(offers.map(massed), isHome);
  const wish = type === 'combat-move' ? below(scene, MOST_MOVES) : sorted.filter(isHome).length + below(scene, 4);
  const taken: Offer[] = [];
  for (const offer of sorted) {
    if (taken.length >= Math.min(wish, MOST_MOVES)) break;
    if (stands(scene, order([...taken, offer]))) taken.push(offer);
  }
  if (taken.length > 0) yield order(taken);
  // A noncombat order may have to bring home planes that no single offer brings home by itself.
  const home: Offer[] = [];
  for (const offer of sorted.filter(isHome)) {
    if (home.some(({ space, type: kind }) => space === offer.space && kind === offer.type)) continue;
    home.push(offer);
  }
  if (type === 'noncombat-move' && home.length > 0) yield order(home);
  if (type === 'noncombat-move') yield { type, power, moves: [...landingPlan(ruleset, state, power)] };
  yield order([]);
}

function* placements(scene: Scene, power: Power): Generator<GameOrder> {
  const { ruleset, state } = scene;
  const placed: { space: SpaceId; units: UnitCounts }[] = [];
  const order = (all: readonly { space: SpaceId; units: UnitCounts }[]): GameOrder => ({
    type: 'place',
    power,
    placements: [...all],
  });
  const spaces = shuffled(
    scene,
    ruleset.board.spaces.map(({ id }) => id),
  );
  for (const type of ruleset.board.roster) {
    for (let left = state.turn.purchased[type] ?? 0; left > 0; left -= 1) {
      const space = spaces.find((id) => stands(scene, order([...placed, { space: id, units: { [type]: 1 } }])));
      if (space === undefined) break;
      placed.push({ space, units: { [type]: 1 } });
    }
  }
  if (placed.length > 0) yield order(placed);
}

const unitsOf = (state: GameState, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => findUnit(state, id)?.unit ?? []);

/** Answers to a choice in a battle, at random; those that only go on come last. */
function* answersTo(scene: Scene, due: Extract<Awaited, { kind: 'decision' }>): Generator<GameOrder> {
  const { state, random } = scene;
  const nonce = nonceFrom(random);
  const { battle } = due;
  for (const power of due.from) {
    if (due.decision === 'casualties') {
      for (let attempt = 0; attempt < 40; attempt += 1) {
        const units = shuffled(scene, unitsOf(state, due.among)).slice(0, due.hits);
        const lost = POWERS.flatMap((owner) => {
          const own = units.filter((unit) => unit.power === owner);
          return own.length === 0 ? [] : [{ power: owner, units: countUnits(own) }];
        });
        yield { type: 'casualties', power, battle, lost, nonce };
      }
    } else if (due.decision === 'withdraw') {
      const [to] = shuffled(scene, due.to);
      if (random() < 0.5 && to !== undefined) yield { type: 'withdraw', power, battle, submarines: 1, to, nonce };
      if (random() < 0.5 && to === undefined) yield { type: 'withdraw', power, battle, submarines: 1, nonce };
      yield { type: 'withdraw', power, battle, submarines: 0, nonce };
    } else if (due.decision === 'intercept') {
      yield { type: 'intercept', power, battle, units: random() < 0.5 ? { fighter: 1 } : {}, nonce };
    } else {
      if (random() < 0.5) {
        for (const to of shuffled(scene, due.to)) yield { type: 'retreat', power, battle, to, nonce };
        yield { type: 'retreat', power, battle, nonce };
      }
      yield { type: 'fight', power, battles: [{ battle }], nonce };
    }
  }
}

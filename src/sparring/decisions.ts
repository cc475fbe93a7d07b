// Answers to the choices of a battle: whom to lose, whether submarines leave, whether the attack goes on.

import { theatreOf } from '../board/index.ts';
import { bears } from '../engine/combat/strength.ts';
import {
  type Awaited,
  decide,
  findUnit,
  type GameOrder,
  type GameState,
  type OrderOf,
  spaceAt,
  type Unit,
} from '../engine/index.ts';
import { cashFor } from '../engine/phases/purse.ts';
import type { Ruleset } from '../rulesets/index.ts';
import {
  battleSpace,
  countEntries,
  countUnits,
  POWERS,
  type Power,
  type SpaceId,
  type UnitId,
} from '../vocab/index.ts';
import { clash } from './clash.ts';
import { nonceFrom } from './random.ts';
import { asAttackers, asDefenders } from './threat.ts';
import { View } from './view.ts';
import type { Player } from './whims.ts';

type Choice = Extract<Awaited, { kind: 'decision' }>;

export const answer = (ruleset: Ruleset, state: GameState, due: Choice, player: Player): GameOrder => {
  switch (due.decision) {
    case 'casualties':
      return casualties(ruleset, state, due, player);
    case 'withdraw':
      return withdrawal(ruleset, state, due, player);
    case 'retreat':
      return retreatOrFight(ruleset, state, due, player);
    case 'intercept':
      return interception(state, due, player);
  }
};

/** All rise, or none. */
const interception = (state: GameState, due: Choice, { random }: Player): GameOrder => {
  const power = speaker(due);
  const own = unitsOf(state, due.among).filter((unit) => unit.power === power);
  const units = random() < 0.5 ? countUnits(own) : {};
  return { type: 'intercept', power, battle: due.battle, units, nonce: nonceFrom(random) };
};

type Open = Extract<Awaited, { kind: 'choice' }>;

/** The answer to a choice that belongs to no battle. */
export const choose = (ruleset: Ruleset, state: GameState, due: Open, player: Player): GameOrder => {
  switch (due.choice) {
    case 'neutral-defence':
      return defenders(ruleset, due, player);
    case 'cash-advance':
      return advance(ruleset, state, due, player);
    case 'tribute':
      return tribute(ruleset, state, due);
    case 'kamikaze':
      return kamikazes(ruleset, state, due, player);
    case 'recall':
      return { type: 'recall', power: due.from[0] ?? state.turn.power, units: player.random() < 0.5 ? 'all' : 'none' };
    case 'fund':
      return fund(due, player);
  }
};

/** Infantry where some own land units stand; the first powers of a side leave something to the others. */
const advance = (
  ruleset: Ruleset,
  state: GameState,
  due: Extract<Open, { choice: 'cash-advance' }>,
  { random }: Player,
): GameOrder => {
  const [power] = due.from;
  if (power === undefined) throw new Error('Nobody has an advance to spend.');
  const theatre = ruleset.cashAdvance?.find(({ side }) => side === due.side)?.theatre;
  const own = ruleset.board.spaces.filter(
    ({ id, kind }) =>
      kind === 'land' &&
      (theatre === undefined || theatreOf(ruleset.board, id) === theatre) &&
      spaceAt(state, id).units.some((unit) => unit.power === power),
  );
  const most = Math.floor(due.ipc / ruleset.board.units.infantry.cost);
  const count = due.from.length > 1 ? Math.min(most, Math.floor(random() * 3)) : most;
  const space = own[Math.floor(random() * own.length)];
  const placements = space === undefined || count === 0 ? [] : [{ space: space.id, units: { infantry: count } }];
  return { type: 'cash-advance', power, placements };
};

/** As the rules would have it if nobody agreed, so that all say the same. */
const tribute = (ruleset: Ruleset, state: GameState, due: Extract<Open, { choice: 'tribute' }>): GameOrder => {
  let left = due.ipc;
  const shares = (ruleset.nationLand?.tribute ?? []).flatMap((power) => {
    const ipc = Math.min(left, cashFor(ruleset, state, power, 'tribute', ''));
    left -= ipc;
    return ipc === 0 ? [] : [{ power, ipc }];
  });
  const silent = due.from.find((power) => !due.proposals.some(({ powers }) => powers.includes(power)));
  return { type: 'share-tribute', power: silent ?? due.to, shares };
};

/**
 * Planes on the dearest ship that one hit sinks, two of them while there are some left; now and then none, or one on
 * any other ship.
 */
const kamikazes = (
  { board }: Ruleset,
  state: GameState,
  { from, left, among }: Extract<Open, { choice: 'kamikaze' }>,
  { random }: Player,
): GameOrder => {
  const [power] = from;
  if (power === undefined) throw new Error('Nobody sends kamikazes.');
  const ships = among
    .flatMap((id) => findUnit(state, id) ?? [])
    .map((found) => ({ ...found, bears: (board.units[found.unit.type].hits ?? 1) - (found.unit.damage ?? 0) }))
    .sort((a, b) => a.bears - b.bears || board.units[b.unit.type].cost - board.units[a.unit.type].cost);
  const whim = random();
  const ship = whim < 0.2 ? ships.at(-1) : ships[0];
  const attacks = whim < 0.1 ? 0 : Math.min(left, whim < 0.2 ? 1 : 2);
  const strikes =
    ship === undefined || attacks === 0
      ? []
      : [{ space: ship.space, unit: ship.unit.type, power: ship.unit.power, attacks }];
  return { type: 'kamikaze', power, strikes, nonce: nonceFrom(random) };
};

/** As chance will have it. */
const fund = ({ from, ipc, purses }: Extract<Open, { choice: 'fund' }>, { random }: Player): GameOrder => {
  const [power] = from;
  const [first, second] = purses;
  if (power === undefined || first === undefined || second === undefined) throw new Error('No fund to divide.');
  const part = Math.floor(random() * (ipc + 1));
  const shares = [
    { purse: first, ipc: part },
    { purse: second, ipc: ipc - part },
  ];
  return { type: 'divide-fund', power, shares };
};

/** The cheapest units there are, for all the money there is. */
const defenders = (
  ruleset: Ruleset,
  due: Extract<Awaited, { kind: 'choice'; choice: 'neutral-defence' }>,
  player: Player,
): OrderOf<'defend-neutral'> => {
  const { roster, units } = ruleset.board;
  const land = roster.filter((type) => units[type].domain === 'land');
  const type = land.reduce((least, each) => (units[each].cost < units[least].cost ? each : least));
  const [power] = due.from;
  if (power === undefined) throw new Error(`Nobody defends ${due.space}.`);
  const count = Math.floor(due.ipc / units[type].cost);
  return { type: 'defend-neutral', power, space: due.space, units: { [type]: count }, nonce: nonceFrom(player.random) };
};

const unitsOf = (state: GameState, ids: readonly UnitId[]): readonly Unit[] =>
  ids.flatMap((id) => findUnit(state, id)?.unit ?? []);

/** The hits that are to be taken: of a battle, or of a gun that planes have passed. */
const hitsOf = ({ turn }: GameState, due: Choice) => turn.battles.find(({ id }) => id === due.battle)?.hits;

const battleOf = (state: GameState, due: Choice) => {
  const battle = state.turn.battles.find(({ id }) => id === due.battle);
  if (battle === undefined) throw new Error(`A decision is due in "${due.battle}", which is no battle of this turn.`);
  return battle;
};

const speaker = (due: Choice) => {
  const [power] = due.from;
  if (power === undefined) throw new Error(`Nobody is asked about "${due.battle}".`);
  return power;
};

/** True if who hit says whom: he takes the dearest. */
const shooterPicks = (state: GameState, due: Choice): boolean => hitsOf(state, due)?.claims?.[0]?.by === 'shooter';

/** Each unit so often as it bears hits beyond the first. */
const onceMore = ({ board }: Ruleset, units: readonly Unit[]): readonly Unit[] =>
  units.flatMap((unit) => Array.from({ length: bears(board, unit) - 1 }, () => unit));

/** The cheapest go first, then ships are hit that bear more than one; what only ships can take comes off the ships. */
const casualties = (ruleset: Ruleset, state: GameState, due: Choice, { random }: Player): GameOrder => {
  const price = (unit: Unit): number => ruleset.board.units[unit.type].cost;
  const cheapest = [...unitsOf(state, due.among)].sort((a, b) => price(a) - price(b) || a.id - b.id);
  const ships = cheapest.filter(({ type }) => ruleset.board.units[type].domain === 'sea');
  const owed = hitsOf(state, due)?.shipsOnly ?? 0;
  const first = ships.slice(0, Math.min(owed, due.hits));
  const sorted = shooterPicks(state, due) ? cheapest.toReversed() : cheapest;
  const once = [...first, ...sorted.filter((unit) => !first.includes(unit))];
  const lost = [...once, ...onceMore(ruleset, once)].slice(0, due.hits);
  return {
    type: 'casualties',
    power: speaker(due),
    battle: due.battle,
    lost: POWERS.flatMap((power) => {
      const units = lost.filter((unit) => unit.power === power);
      return units.length === 0 ? [] : [{ power, units: countUnits(units) }];
    }),
    nonce: nonceFrom(random),
  };
};

/** How the battle would go on from here, seen by averages. */
const prospect = (ruleset: Ruleset, state: GameState, due: Choice) => {
  const { attackers, defenders } = battleOf(state, due);
  const view = new View(ruleset, state, state.turn.power);
  return clash(asAttackers(view, unitsOf(state, attackers)), asDefenders(view, unitsOf(state, defenders)));
};

const withdrawal = (ruleset: Ruleset, state: GameState, due: Choice, { random }: Player): GameOrder => {
  const power = speaker(due);
  const { attackers, defenders } = prospect(ruleset, state, due);
  const losing =
    power === state.turn.power || new View(ruleset, state, state.turn.power).isFriend(power)
      ? attackers <= 0
      : defenders <= 0;
  const own = unitsOf(state, due.among).filter((unit) => unit.power === power).length;
  const base = { type: 'withdraw' as const, power, battle: due.battle, nonce: nonceFrom(random) };
  const stay: GameOrder = { ...base, submarines: 0 };
  if (!losing) return stay;
  const ways: readonly GameOrder[] = [
    ...due.to.map((to) => ({ ...base, submarines: own, to })),
    ...(due.to.length === 0 ? [{ ...base, submarines: own }] : []),
  ];
  return ways.find((order) => decide(ruleset, state, order).ok) ?? stay;
};

/** A defender stays for a capital, and where he sells what is there dearly. */
const standsFast = (ruleset: Ruleset, state: GameState, due: Choice): boolean => {
  if (ruleset.board.byId.get(battleSpace(due.battle))?.capitalOf != null) return true;
  const { attackLoss, defenceLoss } = prospect(ruleset, state, due);
  return attackLoss > defenceLoss;
};

/** Whether each unit goes where it will, by word. */
const APART: { readonly [word in Ruleset['retreat']['by']]: boolean } = {
  attacker: false,
  'attacker-then-defender': true,
};

/** Where units go that leave: to the best held land, to zones without enemies; ships may also stay where they are. */
const refuges = (view: View, due: Choice): readonly SpaceId[] => {
  const enemies = (id: SpaceId): number => view.units(id).filter(({ power }) => !view.isFriend(power)).length;
  const friends = (id: SpaceId): number => view.garrison(id).length;
  return [...due.to].sort((a, b) => enemies(a) - enemies(b) || friends(b) - friends(a));
};

/** All leave, kind by kind, each for the best place it can reach; undefined if they cannot. */
const parting = (
  ruleset: Ruleset,
  state: GameState,
  due: Choice,
  power: Power,
  nonce: string,
): GameOrder | undefined => {
  const goals = refuges(new View(ruleset, state, power), due);
  const going = unitsOf(state, due.among).filter((unit) => unit.power === power);
  const flies = ({ type }: Unit): boolean => ruleset.board.units[type].domain === 'air';
  const named = going.filter((unit) => !flies(unit) || power !== state.turn.power);
  const kinds = countEntries(countUnits(named));
  const base = { type: 'retreat' as const, power, battle: due.battle, nonce };
  const tries = kinds.map(() => 0);
  for (let left = kinds.length * (goals.length + 1); left >= 0; left -= 1) {
    const ways = kinds.flatMap(([type, count], i) => {
      const to = goals[tries[i] ?? 0];
      return to === undefined ? [] : [{ units: { [type]: count }, to }];
    });
    const order: GameOrder = ways.length === 0 ? base : { ...base, ways };
    const decided = decide(ruleset, state, order);
    if (decided.ok) return order;
    const refused = new Set(decided.error.flatMap(({ at }) => WAY.exec(at ?? '')?.slice(1) ?? []).map(Number));
    if (refused.size === 0) return undefined;
    let way = 0;
    kinds.forEach((_, i) => {
      if ((tries[i] ?? 0) >= goals.length) return;
      if (refused.has(way)) tries[i] = (tries[i] ?? 0) + 1;
      way += 1;
    });
  }
  return undefined;
};

const WAY = /^ways\/(\d+)/;

/** Who is asked fights on while the average battle is won; out of a hopeless one he leaves. */
const retreatOrFight = (ruleset: Ruleset, state: GameState, due: Choice, { random }: Player): GameOrder => {
  const [power = state.turn.power] = due.from;
  const { defenders, attackers } = prospect(ruleset, state, due);
  const [own, other] = power === state.turn.power ? [attackers, defenders] : [defenders, attackers];
  const nonce = nonceFrom(random);
  const onward: GameOrder = { type: 'fight', power, battles: [{ battle: due.battle }], nonce };
  if (other <= 0 && own > 0) return onward;
  if (power !== state.turn.power && standsFast(ruleset, state, due)) return onward;
  if (APART[ruleset.retreat.by]) return parting(ruleset, state, due, power, nonce) ?? onward;
  const ways = [...due.to, undefined].map(
    (to): GameOrder => ({ type: 'retreat', power, battle: due.battle, nonce, ...(to === undefined ? {} : { to }) }),
  );
  return ways.find((order) => decide(ruleset, state, order).ok) ?? onward;
};

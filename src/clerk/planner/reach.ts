// What chosen units can do midway through a movement: where they go, with which moves, what is left of their range then
// and how planes come home. It is asked of the engine, so that what is offered is what it takes; what only begins
// something, such as troops that board, says what is still missing.

import { cargoOn, neighbours } from '../../board/index.ts';
import { legal, type Move, type Offer, sailings, spaceAt } from '../../engine/index.ts';
import { countEntries, countTotal, type SpaceId, type UnitCounts, type UnitType } from '../../vocab/index.ts';
import { clearOfGuns } from './guns.ts';
import type { Stage } from './positions.ts';
import {
  against,
  type Chosen,
  cargoOf,
  type Doing,
  further,
  type Ground,
  rangeOf,
  sameCounts,
  type Target,
} from './trial.ts';

/** Units of one power that are alike for a move: same kind, same cargo, aboard a ship or not. */
export interface Group {
  readonly type: UnitType;
  readonly count: number;
  readonly cargo: UnitCounts;
  readonly aboard: 'yes' | 'no';
}

/**
 * The power's units in a space midway through the movement, those alike together, in the order of the reference chart.
 */
export const groupsIn = ({ ruleset, power, stage }: Ground, space: SpaceId): readonly Group[] => {
  const { units } = spaceAt(stage.now.state, space);
  const found = new Map<string, Group>();
  for (const unit of units) {
    if (unit.power !== power) continue;
    const { domain } = ruleset.board.units[unit.type];
    const cargo = domain === 'sea' ? cargoOf(units, unit) : {};
    const aboard = unit.aboard !== undefined && domain === 'land' ? 'yes' : 'no';
    const key = JSON.stringify([unit.type, aboard, countEntries(cargo)]);
    found.set(key, { type: unit.type, cargo, aboard, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const rank = ({ type }: Group): number => ruleset.board.roster.indexOf(type);
  return [...found.values()].toSorted((a, b) => rank(a) - rank(b) || countTotal(a.cargo) - countTotal(b.cargo));
};

const offersKnown = new WeakMap<Stage, readonly Offer[]>();

/** All that is open to single units in a movement; worked out once for each state of the plan. */
export const offersIn = ({ ruleset, power, stage }: Ground): readonly Offer[] => {
  const known = offersKnown.get(stage);
  if (known !== undefined) return known;
  const offers = legal(ruleset, stage.now.state, power, stage.phase === 'noncombat' ? 'noncombat' : 'next');
  offersKnown.set(stage, offers);
  return offers;
};

const onlyType = ({ units }: Chosen): UnitType | undefined => {
  const [[type] = [], ...others] = countEntries(units);
  return others.length === 0 ? type : undefined;
};

/** Ships that carry nothing of any kind are not said to sail empty. */
const unburdened =
  ({ ruleset: { board } }: Ground) =>
  (target: Target): Target => ({
    ...target,
    moves: target.moves.map((move): Move => {
      if (move.kind !== 'march' || countTotal(move.cargo ?? {}) > 0) return move;
      const { cargo, ...rest } = move;
      const carries = countEntries(move.units).some(([type]) => cargoOn(board, type).length > 0);
      return cargo === undefined || carries ? move : rest;
    }),
  });

/** The moves of an offer for as many of the units, or undefined where they are of another kind. */
const asMany = (moves: readonly Move[], type: UnitType, count: number): readonly Move[] =>
  moves.map((move): Move => {
    if (move.kind !== 'march') return { ...move, units: { [type]: count } };
    if ((move.units[type] ?? 0) > 0) return { ...move, units: { ...move.units, [type]: count } };
    return move.cargo === undefined || countTotal(move.cargo) === 0 ? move : { ...move, cargo: { [type]: count } };
  });

/** What offers of one kind of unit come to for the units chosen. */
const ofOneKind = (ground: Ground, chosen: Chosen, type: UnitType): readonly Target[] => {
  const wanted = chosen.units[type] ?? 0;
  const range = rangeOf(ground, chosen);
  const best = new Map<string, Target>();
  for (const offer of offersIn(ground)) {
    if (offer.space !== chosen.space || offer.type !== type) continue;
    if ((offer.aim === 'raid') !== (chosen.mission === 'raid')) continue;
    const [first] = offer.moves;
    const cargo = first?.kind === 'march' ? first.cargo : undefined;
    if (offer.by === 'march' && chosen.cargo !== undefined && !sameCounts(cargo ?? {}, chosen.cargo)) continue;
    const isLanding = offer.by === 'ferry' && ground.ruleset.board.byId.get(offer.space)?.kind === 'sea';
    if (isLanding !== (chosen.aboard === 'yes')) continue;
    const count = Math.min(wanted, offer.count);
    const known = best.get(offer.to);
    if (known !== undefined && (known.units[type] ?? 0) >= count) continue;
    best.set(offer.to, {
      to: offer.to,
      doing: offer.aim,
      units: { [type]: count },
      moves: asMany(offer.moves, type, count),
      path: offer.path,
      ...(offer.by === 'ferry' ? {} : { left: Math.max(0, range - offer.cost) }),
      ...(offer.home === undefined ? {} : { home: offer.home }),
      guns: [],
      open: [],
    });
  }
  return [...best.values()];
};

/** Units of several kinds go where each of them can, on one way. */
const ofSeveralKinds = (ground: Ground, chosen: Chosen): readonly Target[] => {
  const [[first, count] = [], ...others] = countEntries(chosen.units);
  if (first === undefined || count === undefined) return [];
  const each = (type: UnitType, many: number): ReadonlyMap<SpaceId, Target> =>
    new Map(
      ofOneKind(ground, { ...chosen, units: { [type]: many } }, type).map((target) => [target.to, target] as const),
    );
  const rest = others.map(([type, many]) => each(type, many));
  return [...each(first, count).values()].flatMap((target): readonly Target[] => {
    const beside = rest.map((known) => known.get(target.to));
    if (beside.some((one) => one === undefined)) return [];
    const all = [target, ...beside.flatMap((one) => one ?? [])];
    const units = Object.assign({}, ...all.map((one) => one.units)) as UnitCounts; // one kind each
    const [march] = target.moves;
    const alike = all.every(
      ({ path, moves }) => moves.length === 1 && path.join() === target.path.join() && moves[0]?.kind === 'march',
    );
    const moves = alike && march !== undefined ? [{ ...march, units }] : together(all);
    if (against(ground, moves).length > 0) return [];
    const left = Math.min(...all.map((one) => one.left ?? Number.POSITIVE_INFINITY));
    return [{ ...target, units, moves, ...(Number.isFinite(left) ? { left } : {}) }];
  });
};

/**
 * Moves of several kinds: what rides on one ship boards, sails and lands with it, all others go one after the other.
 */
const together = (all: readonly Target[]): readonly Move[] => {
  const rides = all.filter(({ moves }) => moves.length > 1);
  const [first] = rides;
  const marches = all.filter(({ moves }) => moves.length === 1).flatMap(({ moves }) => moves);
  if (first === undefined) return marches;
  const cargo = Object.assign({}, ...rides.map(({ units }) => units)) as UnitCounts; // one kind each
  const moves = first.moves.flatMap((move): readonly Move[] => {
    if (move.kind === 'load')
      return rides.flatMap(({ moves: own }) =>
        own.filter((other) => other.kind === 'load' && other.zone === move.zone),
      );
    if (move.kind === 'unload') return [{ ...move, units: cargo }];
    return move.cargo === undefined || countTotal(move.cargo) === 0 ? [move] : [{ ...move, cargo }];
  });
  return [...marches, ...moves];
};

/** A move that may be made: what it does, where it ends, its way and what that costs. */
type Way = readonly [Doing, SpaceId, Move, readonly SpaceId[], number];

/** Moves that begin something: troops board, ships sail with or to them, what is aboard lands. */
const beginnings = (ground: Ground, chosen: Chosen): readonly Way[] => {
  const { ruleset, power, stage } = ground;
  const { board } = ruleset;
  const here = board.byId.get(chosen.space);
  const type = onlyType(chosen);
  const land = countEntries(chosen.units).every(([each]) => board.units[each].domain === 'land');
  if (land && here?.kind === 'land')
    return neighbours(board, chosen.space, 'transport').flatMap(({ id, kind }) => {
      if (kind !== 'sea') return [];
      const ships = [...new Set(spaceAt(stage.now.state, id).units.map((ship) => ship.power))];
      const owners = ships.toSorted((a, b) => Number(b === power) - Number(a === power));
      return owners.map((owner) => {
        const load: Move = {
          kind: 'load',
          units: { ...chosen.units },
          from: chosen.space,
          zone: id,
          ...(owner === power ? {} : { ships: owner }),
        };
        return ['board', id, load, [chosen.space, id], 0] as const;
      });
    });
  if (land && here?.kind === 'sea')
    return neighbours(board, chosen.space, 'transport').flatMap(({ id, kind }) => {
      if (kind !== 'land') return [];
      const unload: Move = { kind: 'unload', units: { ...chosen.units }, zone: chosen.space, to: id };
      return [['move', id, unload, [chosen.space, id], 0] as const];
    });
  if (type === undefined || board.units[type].domain !== 'sea') return [];
  const count = chosen.units[type] ?? 0;
  return sailings(ruleset, stage.now, power, stage.phase, chosen.space).flatMap((way) => {
    if (way.type !== type || !sameCounts(way.cargo, chosen.cargo ?? {})) return [];
    const { path, cost, cargo } = way;
    const march: Move = { kind: 'march', units: { [type]: Math.min(count, way.count) }, path: [...path], cargo };
    return [['sail', path.at(-1) ?? chosen.space, march, path, cost] as const];
  });
};

/** Ways through the spaces named, the shortest from one to the next. */
const throughWays = (ground: Ground, chosen: Chosen): readonly Way[] => {
  const { board } = ground.ruleset;
  const domains = new Set(countEntries(chosen.units).map(([type]) => board.units[type].domain));
  const scope = domains.has('air') ? 'air' : domains.has('sea') ? 'sea' : 'land';
  const may = (kind: string): boolean => scope === 'air' || kind === scope;
  const outward = (from: SpaceId): ReadonlyMap<SpaceId, readonly SpaceId[]> => {
    const ways = new Map<SpaceId, readonly SpaceId[]>([[from, [from]]]);
    for (const [at, way] of ways)
      for (const { id, kind } of neighbours(board, at, scope === 'land' ? 'land' : undefined))
        if (!ways.has(id) && may(kind)) ways.set(id, [...way, id]);
    return ways;
  };
  let start: readonly SpaceId[] = [chosen.space];
  for (const next of chosen.via ?? []) {
    const way = outward(start.at(-1) ?? chosen.space).get(next);
    if (way === undefined) return [];
    start = [...start, ...way.slice(1)];
  }
  const range = rangeOf(ground, chosen);
  return [...outward(start.at(-1) ?? chosen.space)].flatMap(([to, way]) => {
    const path = [...start, ...way.slice(1)];
    const cost = path.length - 1;
    if (cost > range || cost < 1) return [];
    const march: Move = {
      kind: 'march',
      units: { ...chosen.units },
      path,
      ...(chosen.cargo === undefined ? {} : { cargo: chosen.cargo }),
      ...(chosen.mission === undefined ? {} : { mission: chosen.mission }),
    };
    return [['move', to, march, path, cost] as const];
  });
};

/**
 * Ways of ships over other zones than the shortest: past a convoy a voyage is a combat move that is none without it.
 */
const roundabout = (ground: Ground, chosen: Chosen, [, to, move, path, cost]: Way): readonly Way[] => {
  if (move.kind !== 'march') return [];
  const { board } = ground.ruleset;
  const range = rangeOf(ground, chosen);
  const longest = path.length - 1 + range - cost;
  let edge: readonly (readonly SpaceId[])[] = [[chosen.space]];
  const found: Way[] = [];
  for (let step = 1; step <= longest; step += 1) {
    edge = edge.flatMap((way) =>
      neighbours(board, way.at(-1) ?? chosen.space).flatMap(({ id, kind }) =>
        kind === 'sea' && !way.includes(id) ? [[...way, id]] : [],
      ),
    );
    for (const way of edge)
      if (way.at(-1) === to && way.join() !== path.join())
        found.push(['blitz', to, { ...move, path: [...way] }, way, Math.max(cost, step)]);
  }
  return found;
};

/** What a beginning, or a way of the player's own, comes to; undefined where the rules say no to the move itself. */
const asTarget = (ground: Ground, chosen: Chosen, [doing, to, move, path, cost]: Way): Target | undefined => {
  const { refusals, guns } = further(ground, [move]);
  if (refusals.length > 0) return undefined;
  const open = against(ground, [move]);
  const { stage } = ground;
  if (stage.phase === 'noncombat' && open.length > 0) return undefined;
  const units = move.units;
  const left = doing === 'board' || move.kind === 'unload' ? {} : { left: Math.max(0, rangeOf(ground, chosen) - cost) };
  return { to, doing, units, moves: [move], path, ...left, guns, open };
};

/** A way round that is a combat move by itself, if there is one. */
const wholeWay = (ground: Ground, chosen: Chosen, beginning: Way): Target | undefined => {
  for (const way of roundabout(ground, chosen, beginning)) {
    const target = asTarget(ground, chosen, way);
    if (target?.open.length === 0) return target;
  }
  return undefined;
};

/**
 * Where chosen units can go midway through a movement. What is offered, the rules take together with the moves made so
 * far; of what only begins something, `open` says what is still missing.
 */
export const reachOf = (ground: Ground, chosen: Chosen): readonly Target[] => {
  if (countTotal(chosen.units) === 0) return [];
  if ((chosen.via ?? []).length > 0)
    return throughWays(ground, chosen).flatMap((way) => {
      const target = asTarget(ground, chosen, way);
      return target === undefined || target.open.length > 0 ? [] : [unburdened(ground)(target)];
    });
  const type = onlyType(chosen);
  const offered = type === undefined ? ofSeveralKinds(ground, chosen) : ofOneKind(ground, chosen, type);
  const known = new Set(offered.map(({ to }) => to));
  const begun: Target[] = [];
  for (const beginning of beginnings(ground, chosen)) {
    if (known.has(beginning[1])) continue;
    const first = asTarget(ground, chosen, beginning);
    const target =
      first === undefined || first.open.length === 0 ? first : (wholeWay(ground, chosen, beginning) ?? first);
    if (target === undefined) continue;
    known.add(target.to);
    begun.push(target);
  }
  return [...offered.map((target) => clearOfGuns(ground, chosen, target)), ...begun].map(unburdened(ground));
};

// Filling in the spaces a player left out of a way: the shortest that looks legal for the units that go it. It knows
// where one cannot simply pass (enemies, closed canals) and what has a price (guns, neutrals); whether the whole move
// is legal is the engine's to say.

import {
  areAdjacent,
  type Board,
  hasTrait,
  type LinkScope,
  liftsTroops,
  neighbours,
  neighboursOfKind,
  type Space,
  spaceOf,
} from '../board/index.ts';
import { isBlitzed } from '../engine/movement/blitz.ts';
import { passageOf, passagesFrom } from '../engine/movement/sailing.ts';
import { enemiesIn, spaceAt, standingOf } from '../engine/state/queries.ts';
import { moveOf } from '../engine/state/values.ts';
import { countEntries, type Domain, type Power, type SpaceId, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { NotationContext } from './context.ts';

/** How units travel: by land, by sea, through the air, or land units aboard ships. */
export type Way = Exclude<Domain, 'facility'> | 'lift';

export interface Journey {
  readonly context: NotationContext;
  readonly units: UnitCounts;
  readonly way: Way;
  readonly phase: 'combat-move' | 'noncombat-move';
  /** Whose transports carry a lift, if not the mover's. */
  readonly ships?: Power;
}

/** What a way costs beside movement, by the spaces passed where it does. */
interface Toll {
  readonly guns: readonly SpaceId[];
  readonly neutrals: readonly SpaceId[];
  /** Empty enemy territories armor drives through. */
  readonly taken: readonly SpaceId[];
}

export interface Filled {
  readonly path: readonly SpaceId[];
  /** What is passed on the stretches that were filled in. */
  readonly toll: Toll;
}

/** How a group of units travels: what can go least far from home decides. */
export const wayOf = (board: Board, units: UnitCounts): Way => {
  const domains = new Set(countEntries(units).map(([type]) => board.units[type].domain));
  if (domains.has('land') || domains.has('facility')) return 'land';
  return domains.has('sea') ? 'sea' : 'air';
};

const hasGun = ({ context }: Journey, id: SpaceId): boolean =>
  enemiesIn(context.ruleset, context.state, id, context.power).some(({ type }) =>
    hasTrait(context.ruleset.board, type, 'antiaircraft'),
  );

/** How a space between two others suits the journey: freely, at a price, or not at all. */
type Passage = 'free' | 'priced' | 'barred';

const passage = (journey: Journey, space: Space): Passage => {
  const { context, way, units, phase } = journey;
  const standing = standingOf(context.ruleset, context.state, space.id, context.power);
  if (way === 'air') return standing === 'neutral' ? 'priced' : 'free';
  if (way !== 'land') return standing === 'sea-clear' ? 'free' : 'barred';
  if (standing === 'friendly') return 'free';
  if (standing === 'neutral') return 'priced';
  const blitzed = countEntries(units).every(([type]) =>
    isBlitzed(context.ruleset, context.state, type, standing, space.id),
  );
  return phase === 'combat-move' && blitzed ? 'free' : 'barred';
};

/** For what a step of a journey needs two spaces to touch. */
const SCOPES: { readonly [way in Way]: LinkScope } = { land: 'land', sea: 'all', air: 'all', lift: 'transport' };

/** Spaces a journey can step to, ships through a canal that makes two zones one included. */
const stepsFrom = ({ context, way }: Journey, from: SpaceId): readonly Space[] => {
  const { ruleset, state, power } = context;
  const near = neighbours(ruleset.board, from, SCOPES[way]);
  if (way === 'land' || way === 'air' || spaceOf(ruleset.board, from).kind === 'land') return near;
  const sailed = passagesFrom(ruleset, state, power, from).map(({ to }) => spaceOf(ruleset.board, to));
  return [...near, ...sailed.filter((space) => !near.includes(space))];
};

const isCanalOpen = ({ context, way }: Journey, from: SpaceId, to: SpaceId): boolean =>
  way === 'air' ||
  way === 'land' ||
  passageOf(context.ruleset, context.state, context.power, from, to)?.leave !== 'closed';

/** The kinds of space a journey may pass at all. */
const fits = (way: Way, space: Space): boolean =>
  way === 'air' || (way === 'land' ? space.kind === 'land' : space.kind === 'sea');

/** How strictly passages are judged; a way is sought at the first strictness that has one. */
const STRICTNESS = ['free', 'priced', 'any'] as const;
type Strictness = (typeof STRICTNESS)[number];

/** Small enough that no sum of them outweighs a step. */
const TOLLS = { gun: 20, neutral: 10, taken: 1 } as const;
const STEP = 1000;

const tollAt = (journey: Journey, id: SpaceId): keyof typeof TOLLS | undefined => {
  const { context, way } = journey;
  if (way === 'sea' || way === 'lift') return undefined;
  const standing = standingOf(context.ruleset, context.state, id, context.power);
  if (way === 'air' && hasGun(journey, id)) return 'gun';
  if (standing === 'neutral') return 'neutral';
  return way === 'land' && standing === 'enemy-empty' ? 'taken' : undefined;
};

/** True if transports lie in the zone to take units of the shore aboard. */
const isHarbour = ({ context, ships }: Journey, shore: SpaceId, zone: SpaceId): boolean =>
  zonesWithTransports(context, shore, ships ?? context.power).includes(zone);

const mayStep = (journey: Journey, strictness: Strictness, from: SpaceId, to: Space, end: SpaceId): boolean => {
  const { board } = journey.context.ruleset;
  // A lift goes from shore to sea to shore: one end of each step lies at sea.
  if (journey.way === 'lift' && to.kind === 'land' && (to.id !== end || spaceOf(board, from).kind === 'land'))
    return false;
  if (journey.way === 'land' && to.kind === 'sea') return false;
  if (journey.way === 'sea' && to.kind === 'land') return false;
  if (strictness === 'any') return to.id === end || fits(journey.way, to);
  if (!isCanalOpen(journey, from, to.id)) return false;
  if (journey.way === 'lift' && spaceOf(board, from).kind === 'land' && !isHarbour(journey, from, to.id)) return false;
  if (to.id === end) return true;
  if (!fits(journey.way, to)) return false;
  const pass = passage(journey, to);
  return pass === 'free' || (pass === 'priced' && strictness === 'priced');
};

/** The cheapest way between two spaces: fewest steps, then the lowest toll, then the order of the board. */
const search = (
  journey: Journey,
  strictness: Strictness,
  from: SpaceId,
  end: SpaceId,
): readonly SpaceId[] | undefined => {
  const cost = new Map<SpaceId, number>([[from, 0]]);
  const before = new Map<SpaceId, SpaceId>();
  const open = new Set<SpaceId>([from]);
  while (open.size > 0) {
    const [first, ...rest] = open;
    if (first === undefined) break;
    const here = rest.reduce((a, b) => ((cost.get(b) ?? 0) < (cost.get(a) ?? 0) ? b : a), first);
    if (here === end) break;
    open.delete(here);
    for (const next of stepsFrom(journey, here)) {
      if (!mayStep(journey, strictness, here, next, end)) continue;
      const toll = next.id === end ? undefined : tollAt(journey, next.id);
      const sum = (cost.get(here) ?? 0) + STEP + (toll === undefined ? 0 : TOLLS[toll]);
      if (sum >= (cost.get(next.id) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next.id, sum);
      before.set(next.id, here);
      open.add(next.id);
    }
  }
  if (!cost.has(end) || from === end) return undefined;
  const path = [end];
  for (let at = before.get(end); at !== undefined; at = before.get(at)) path.unshift(at);
  return path;
};

/** Steps the slowest of the units can make in a turn; for a lift the steps aboard and ashore are counted too. */
export const reachOf = ({ context, units, way }: Journey): number => {
  const { board } = context.ruleset;
  if (way === 'lift') {
    const ships = board.roster.filter((type) => liftsTroops(board, type));
    return Math.max(...ships.map((type) => moveOf(context.ruleset, context.state, context.power, type))) + 2;
  }
  const moves = countEntries(units).map(([type]) => moveOf(context.ruleset, context.state, context.power, type));
  return Math.min(...moves);
};

/** The way between two neighbouring names of a path; a detour is taken only if the units can go it. */
const between = (journey: Journey, from: SpaceId, to: SpaceId): readonly SpaceId[] | undefined => {
  const found = STRICTNESS.map((strictness) => search(journey, strictness, from, to));
  const ways = found.filter((path) => path !== undefined);
  const inReach = ways.find((path) => path.length - 1 <= reachOf(journey));
  return inReach ?? [...ways].sort((a, b) => a.length - b.length)[0];
};

const tollOf = (journey: Journey, passed: readonly SpaceId[]): Toll => {
  const having = (kind: keyof typeof TOLLS): readonly SpaceId[] => passed.filter((id) => tollAt(journey, id) === kind);
  return { guns: having('gun'), neutrals: having('neutral'), taken: having('taken') };
};

const isStep = (journey: Journey, from: SpaceId, to: SpaceId): boolean =>
  stepsFrom(journey, from).some(({ id }) => id === to) || areAdjacent(journey.context.ruleset.board, from, to);

/**
 * The whole path through the spaces named. Spaces that touch stay as they are.
 *
 * @returns or the first pair of spaces that nothing joins
 */
export const fillPath = (
  journey: Journey,
  named: readonly SpaceId[],
): Filled | { readonly gap: readonly [SpaceId, SpaceId] } => {
  const path: SpaceId[] = [];
  const passed: SpaceId[] = [];
  for (const [index, to] of named.entries()) {
    const from = path.at(-1);
    if (index === 0 || from === undefined || isStep(journey, from, to)) {
      path.push(to);
      continue;
    }
    const stretch = between(journey, from, to);
    if (stretch === undefined) return { gap: [from, to] };
    path.push(...stretch.slice(1));
    passed.push(...stretch.slice(1, -1));
  }
  return { path, toll: tollOf(journey, passed) };
};

/** Zones next to a space where transports of a power lie. */
export const zonesWithTransports = (context: NotationContext, from: SpaceId, power: Power): readonly SpaceId[] =>
  neighbours(context.ruleset.board, from, 'transport').flatMap(({ id, kind }) => {
    const { units } = spaceAt(context.state, id);
    const lies = units.some((unit) => liftsTroops(context.ruleset.board, unit.type) && unit.power === power);
    return kind === 'sea' && lies ? [id] : [];
  });

/** The zones off a land in which somebody has units of these kinds; of any, where none is named. */
export const zonesOff = (
  { ruleset: { board }, state, power }: NotationContext,
  land: SpaceId,
  types: readonly UnitType[],
): readonly Space[] =>
  neighboursOfKind(board, land, 'sea').filter(({ id }) =>
    spaceAt(state, id).units.some((unit) => unit.power === power && (types.length === 0 || types.includes(unit.type))),
  );

/** Where ships lie that are named by a land, and the planes on them: in the one zone off it where such ships are. */
export const anchorageOf = (context: NotationContext, types: readonly UnitType[], named: SpaceId): SpaceId => {
  const { board } = context.ruleset;
  const ships = types.filter((type) => board.units[type].domain === 'sea');
  if (ships.length === 0 || types.some((type) => board.units[type].domain === 'land')) return named;
  const [only, ...others] = zonesOff(context, named, ships);
  return spaceOf(board, named).kind === 'land' && only !== undefined && others.length === 0 ? only.id : named;
};

// Convoys: money on the sea that a space at sea carries. Who holds one stands in the position as for land; here is who
// takes one and when, whose it is then, and what it pays.

import { liftsTroops, spaceOf } from '../../board/index.ts';
import type { ConvoyFund, Ruleset } from '../../rulesets/index.ts';
import type { Ipc, Power, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { spaceAt, spaceAtStart } from '../state/queries.ts';
import { areEnemies, areFriends, onOneSide } from '../state/relation.ts';
import type { GameState, SpaceState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

const heldByEnemy = (ruleset: Ruleset, state: GameState, id: SpaceId, { control }: SpaceState, power: Power): boolean =>
  ruleset.convoys !== undefined &&
  ruleset.board.byId.get(id)?.convoy !== undefined &&
  control !== null &&
  areEnemies(ruleset, state, control, power);

/** True for a space with a convoy that an enemy of `power` holds now. */
export const isEnemyConvoy = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): boolean =>
  heldByEnemy(ruleset, state, id, spaceAt(state, id), power);

/** The same as the turn began. */
export const wasEnemyConvoy = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): boolean =>
  heldByEnemy(ruleset, state, id, spaceAtStart(state, id), power);

/** Whether ships of a power keep out of a space in noncombat movement, by word. */
const KEEPS_OUT: {
  readonly [word in NonNullable<Ruleset['convoys']>['inNoncombat']]: typeof isEnemyConvoy;
} = { 'own-side-only': isEnemyConvoy };

/** True for a space with a convoy that a ship of `power` may enter in combat movement only. */
export const isShutToNoncombat = (ruleset: Ruleset, state: GameState, id: SpaceId, power: Power): boolean =>
  ruleset.convoys !== undefined && KEEPS_OUT[ruleset.convoys.inNoncombat](ruleset, state, id, power);

/** The ships that take convoys, by word: all but those that carry troops. */
const TAKERS: {
  readonly [word in NonNullable<Ruleset['convoys']>['takenBy']]: (
    ruleset: Ruleset,
    unit: Pick<Unit, 'type'>,
  ) => boolean;
} = {
  warships: ({ board }, { type }) => board.units[type].domain === 'sea' && !liftsTroops(board, type),
};

/** True for a ship that takes convoys. */
export const takesConvoys = (ruleset: Ruleset, unit: Pick<Unit, 'type'>): boolean =>
  ruleset.convoys !== undefined && TAKERS[ruleset.convoys.takenBy](ruleset, unit);

/** Whose a convoy is that a power takes, by word: its first owner's if that is a friend. */
const HOLDER: {
  readonly [word in NonNullable<Ruleset['convoys']>['retaken']]: (course: Course, first: Power, power: Power) => Power;
} = {
  'first-owner': ({ ruleset, state }, first, power) => (areFriends(ruleset, state, first, power) ? first : power),
};

/**
 * A ship of `power` takes the convoy of a space, if an enemy holds it and none of his ships is left there, those that
 * went under included.
 *
 * @returns whether it changed hands
 */
export const takeConvoy = (course: Course, space: SpaceId, power: Power): boolean => {
  const { ruleset, state } = course;
  const { convoy } = spaceOf(ruleset.board, space);
  if (ruleset.convoys === undefined || convoy === undefined || !isEnemyConvoy(ruleset, state, space, power))
    return false;
  const { control: from, units } = spaceAt(state, space);
  const below = units.filter((unit) => areEnemies(ruleset, state, unit.power, power));
  if (below.length > 0) {
    if (below.every(({ submerged }) => submerged === true)) course.apply('convoy-kept-from-below');
    return false;
  }
  const to = HOLDER[ruleset.convoys.retaken](course, convoy.owner, power);
  const how = to === convoy.owner ? 'liberation' : 'capture';
  course.emit({ type: 'control-changed', space, from, to, how });
  course.apply(how === 'liberation' ? 'convoy-retaken' : 'convoy-taken');
  return true;
};

/** Whom the convoys pay, by word. */
const PAYS: {
  readonly [word in NonNullable<Ruleset['convoys']>['pays']]: (course: Course, space: SpaceId, power: Power) => boolean;
} = {
  'first-owner': ({ ruleset }, space, power) => spaceOf(ruleset.board, space).convoy?.owner === power,
};

/** True for a space that another side than a power's holds, an enemy or not: two sides may be at peace (R47). */
const isLost = (ruleset: Ruleset, state: GameState, space: SpaceId, power: Power): boolean => {
  const { control } = spaceAt(state, space);
  return control !== null && !onOneSide(ruleset, control, power);
};

/**
 * What convoys pay a power, space by space; those that pay nothing since another side holds them, or their land, are
 * told.
 */
export const convoyPay = (course: Course, power: Power): readonly { readonly space: SpaceId; readonly ipc: Ipc }[] => {
  const { ruleset, state } = course;
  const { convoys } = ruleset;
  if (convoys === undefined) return [];
  return ruleset.board.spaces.flatMap(({ id, convoy }) => {
    if (convoy === undefined || convoy.ipc === 0 || !PAYS[convoys.pays](course, id, power)) return [];
    if (isLost(ruleset, state, id, power)) {
      course.apply('convoy-pays-nothing');
      return [];
    }
    if (convoy.territory !== undefined && isLost(ruleset, state, convoy.territory, power)) {
      course.apply('convoy-needs-land');
      return [];
    }
    return [{ space: id, ipc: convoy.ipc }];
  });
};

/** The fund that the convoys of a power pay into, if it divides what they pay. */
export const fundOf = ({ convoys }: Ruleset, power: Power): ConvoyFund | undefined =>
  convoys === undefined || convoys.funds === 'none' ? undefined : convoys.funds.find((fund) => fund.power === power);

/** Whether land pays without the route that leads to it, by word. */
const NEEDS_ROUTE: { readonly [word in NonNullable<Ruleset['convoys']>['routes']]: boolean } = {
  none: false,
  'land-needs-its-route': true,
};

/** True for land of a power that does not pay, since another side holds the route that leads to it (P11a). */
export const isCutOff = (ruleset: Ruleset, state: GameState, land: SpaceId, power: Power): boolean => {
  if (ruleset.convoys === undefined || !NEEDS_ROUTE[ruleset.convoys.routes]) return false;
  const route = ruleset.board.spaces.find(({ convoy }) => convoy?.kind === 'route' && convoy.territory === land);
  return route !== undefined && isLost(ruleset, state, route.id, power);
};

/** Convoys and routes that were a power's as the game began. */
const convoysOf = ({ board, convoys }: Ruleset, power: Power) =>
  convoys === undefined
    ? []
    : board.spaces.flatMap(({ id, convoy }) => (convoy?.owner === power ? [{ id, ...convoy }] : []));

/** True for a power whose convoys pay, or whose land hangs on a route. */
export const hasConvoys = (ruleset: Ruleset, power: Power): boolean => convoysOf(ruleset, power).length > 0;

/**
 * What the convoys of a power, and its land behind their routes, would pay each round and do not, since others hold
 * the convoy, the route, or the land that a convoy comes from; in IPC. Land that is lost itself is not counted.
 */
export const convoyLoss = (ruleset: Ruleset, state: GameState, power: Power): Ipc =>
  convoysOf(ruleset, power).reduce((sum, { id, ipc, kind, territory }) => {
    if (kind !== 'route') {
      const isCut = territory !== undefined && isLost(ruleset, state, territory, power);
      return isCut || isLost(ruleset, state, id, power) ? sum + ipc : sum;
    }
    if (territory === undefined || !isCutOff(ruleset, state, territory, power)) return sum;
    return spaceAt(state, territory).control === power ? sum + spaceOf(ruleset.board, territory).ipc : sum;
  }, 0);

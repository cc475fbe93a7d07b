// The board as one power sees it: who is where, what is friendly, how far things are. Questions only; nothing is
// decided.

import {
  canFight,
  distances,
  hasTrait,
  type LinkScope,
  neighbours,
  powerOf,
  type Space,
  spaceOf,
} from '../board/index.ts';
import { begin } from '../engine/course.ts';
import {
  areEnemies,
  areFriends,
  attackOf,
  capitalLost,
  defenceOf,
  type GameState,
  isCombatUnit,
  spaceAt,
  turnOf,
  type Unit,
} from '../engine/index.ts';
import { flightsHome, isAirfield, type Leg, pathOf } from '../engine/movement/flight.ts';
import { landBar } from '../engine/movement/land.ts';
import { startMaking } from '../engine/movement/making.ts';
import { passageOf } from '../engine/movement/sailing.ts';
import { isNobodys, isOfFriendlyNation } from '../engine/state/queries.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { noFaces, POWERS, type Power, type SpaceId, type SpaceKind, type UnitType } from '../vocab/index.ts';

type StepsFrom = Map<SpaceId, ReadonlyMap<SpaceId, number>>;

/** How far a plane may fly, and over how many sea zones. */
export interface Reach {
  readonly left: number;
  readonly seas: number;
}

/** Whether units with moves left march again after the battles, by word. */
const MARCHES_AGAIN: { readonly [word in Ruleset['movement']['armorAgain']]: boolean } = {
  never: false,
  'with-moves-left': true,
};

/** What is asked again and again of one position, worked out once. */
const onceEach = <T>(known: Map<string, T>, key: string, find: () => T): T => {
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found as T; // what was put there
  const made = find();
  known.set(key, made);
  return made;
};

/** The same for each view or board apart. */
export const onceFor = <T>(): ((of: object, key: string, find: () => T) => T) => {
  const all = new WeakMap<object, Map<string, T>>();
  return (of, key, find) => {
    const known = all.get(of) ?? new Map<string, T>();
    all.set(of, known);
    return onceEach(known, key, find);
  };
};

/** Steps through the air on a board, by the neutral land that no plane may cross: it is the same for most of a game. */
const airOver = onceFor<StepsFrom>();

/** What lies beside a space of a board, to march or sail to or to embark for: asked more often than anything else. */
const sidesOf = onceFor<{ readonly [kind in SpaceKind]: readonly SpaceId[] }>();

/** A unit and where it is. */
export interface Located {
  readonly unit: Unit;
  readonly at: SpaceId;
}

export class View {
  readonly ruleset: Ruleset;
  readonly state: GameState;
  readonly power: Power;
  readonly enemies: readonly Power[];
  readonly territories: readonly Space[];
  readonly zones: readonly Space[];
  /** Kinds of land unit that fight, in the order of the reference chart. */
  readonly troops: readonly UnitType[];
  readonly #friends: ReadonlySet<Power>;
  #air: StepsFrom | undefined;
  readonly #flights = new Map<string, ReadonlyMap<SpaceId, Leg>>();
  readonly #everywhere = new Map<string, readonly Located[]>();
  readonly #fresh = {
    ashore: new Map<SpaceId, Map<string, readonly Unit[]>>(),
    any: new Map<SpaceId, Map<string, readonly Unit[]>>(),
  };
  readonly #ready = new Map<string, readonly Unit[]>();
  readonly #sails = new Map<string, readonly SpaceId[] | undefined>();

  constructor(ruleset: Ruleset, state: GameState, power: Power) {
    this.ruleset = ruleset;
    this.state = state;
    this.power = power;
    const { board, turnOrder } = ruleset;
    this.enemies = turnOrder.filter((other) => areEnemies(ruleset, state, other, power));
    this.#friends = new Set(POWERS.filter((other) => areFriends(ruleset, state, other, power)));
    this.territories = board.spaces.filter(({ kind }) => kind === 'land');
    this.zones = board.spaces.filter(({ kind }) => kind === 'sea');
    this.troops = board.roster.filter((type) => board.units[type].domain === 'land' && canFight(board, type));
  }

  space(id: SpaceId): Space {
    return spaceOf(this.ruleset.board, id);
  }

  /** True if ships may go from one zone to the next: no canal between them, or one that is open to them. */
  canSail(from: SpaceId, to: SpaceId): boolean {
    return passageOf(this.ruleset, this.state, this.power, from, to)?.leave === 'open';
  }

  /** Neighbours to march to or to embark for, as the case may be. */
  beside(id: SpaceId, kind: SpaceKind): readonly SpaceId[] {
    const { board } = this.ruleset;
    const sides = sidesOf(board, id, () => {
      const own = this.space(id).kind;
      const beside = (other: SpaceKind): readonly SpaceId[] => {
        const scope: LinkScope = own !== other ? 'transport' : other === 'land' ? 'land' : 'all';
        return neighbours(board, id, scope).flatMap((space) => (space.kind === other ? [space.id] : []));
      };
      return { land: beside('land'), sea: beside('sea') };
    });
    return sides[kind];
  }

  units(id: SpaceId): readonly Unit[] {
    return spaceAt(this.state, id).units;
  }

  control(id: SpaceId): Power | null {
    return spaceAt(this.state, id).control;
  }

  isFriend(power: Power): boolean {
    return this.#friends.has(power);
  }

  /** Land held by us or an ally now. */
  isFriendly(id: SpaceId): boolean {
    const control = this.control(id);
    return control === null ? this.nationIs('friend', id) : this.isFriend(control);
  }

  isEnemy(id: SpaceId): boolean {
    const control = this.control(id);
    return control === null ? this.nationIs('enemy', id) : !this.isFriend(control);
  }

  /** Land that nobody holds may belong to a nation that takes a side. */
  private nationIs(what: 'friend' | 'enemy', id: SpaceId): boolean {
    if (this.space(id).nation === undefined || isNobodys(this.ruleset, this.state, id)) return false;
    return isOfFriendlyNation(this.ruleset, id, this.power) === (what === 'friend');
  }

  /** Land where planes may come down in this turn. */
  isHaven(id: SpaceId): boolean {
    return isAirfield(this.ruleset, this.state, id, this.power);
  }

  /** Enemy units that fight, cargo left out. */
  defenders(id: SpaceId): readonly Unit[] {
    return this.units(id).filter(
      (unit) => !this.isFriend(unit.power) && isCombatUnit(this.ruleset, unit) && unit.aboard === undefined,
    );
  }

  hasEnemyShips(id: SpaceId): boolean {
    return this.units(id).some((unit) => !this.isFriend(unit.power));
  }

  /** Units of friends that would defend a territory. */
  garrison(id: SpaceId): readonly Unit[] {
    return this.units(id).filter((unit) => this.isFriend(unit.power) && isCombatUnit(this.ruleset, unit));
  }

  /** Own units of a type that have not moved this turn, wherever they are, cargo included, in board order. */
  everywhere(type: UnitType): readonly Located[] {
    return onceEach(this.#everywhere, type, () =>
      this.ruleset.board.spaces.flatMap(({ id }) => this.fresh(id, type, 'any').map((unit) => ({ unit, at: id }))),
    );
  }

  /** Own units of a type in a space that have not moved this turn; those on ships only if `aboard` says so. */
  fresh(id: SpaceId, type: UnitType, aboard: 'ashore' | 'any' = 'ashore'): readonly Unit[] {
    const here = this.#fresh[aboard].get(id) ?? new Map<string, readonly Unit[]>();
    this.#fresh[aboard].set(id, here);
    return onceEach(here, type, () =>
      this.units(id).filter(
        (unit) =>
          unit.power === this.power &&
          unit.type === type &&
          (aboard === 'any' || unit.aboard === undefined) &&
          turnOf(this.state, unit.id) === undefined,
      ),
    );
  }

  /** Own units of a type that have moved or fought this turn and march again after the battles. */
  ready(id: SpaceId, type: UnitType): readonly Unit[] {
    const { ruleset, state, power } = this;
    if (!MARCHES_AGAIN[ruleset.movement.armorAgain] || !hasTrait(ruleset.board, type, 'blitzes')) return [];
    return onceEach(this.#ready, `${id}/${type}`, () => {
      const bar = landBar(startMaking(begin(ruleset, state, noFaces), power, 'noncombat'), id);
      return this.units(id).filter(
        (unit) =>
          unit.power === power &&
          unit.type === type &&
          unit.aboard === undefined &&
          turnOf(state, unit.id) !== undefined &&
          bar(unit) === undefined,
      );
    });
  }

  attack(unit: Pick<Unit, 'power' | 'type'>): number {
    return attackOf(this.ruleset, this.state, unit.power, unit.type);
  }

  defence(unit: Pick<Unit, 'power' | 'type'>): number {
    return defenceOf(this.ruleset, this.state, unit.power, unit.type);
  }

  cost(unit: Pick<Unit, 'type'>): number {
    return this.ruleset.board.units[unit.type].cost;
  }

  /** Steps through the air that spare the neutrals, the nearest spaces first; worked out once a space. */
  byAir(from: SpaceId): ReadonlyMap<SpaceId, number> {
    this.#air ??= this.airNow();
    const known = this.#air.get(from);
    if (known !== undefined) return known;
    const found = distances(this.ruleset.board, from, (space) => this.canCross(space));
    this.#air.set(from, found);
    return found;
  }

  private canCross({ id, kind }: Space): boolean {
    return kind === 'sea' || this.control(id) !== null;
  }

  private airNow(): StepsFrom {
    const { board } = this.ruleset;
    const closed = board.spaces
      .filter((space) => !this.canCross(space))
      .map(({ id }) => id)
      .join(' ');
    return airOver(board, closed, () => new Map());
  }

  /**
   * One shortest way from `from` to `to`, both included, over spaces that `open` lets pass; undefined if there is none.
   */
  way(
    from: SpaceId,
    to: SpaceId,
    open: (space: Space) => boolean,
    most = Number.POSITIVE_INFINITY,
    pass: (from: SpaceId, to: SpaceId) => boolean = () => true,
  ): readonly SpaceId[] | undefined {
    const back = new Map<SpaceId, SpaceId>();
    let edge: readonly SpaceId[] = [from];
    for (let steps = 0; steps < most && edge.length > 0 && !back.has(to); steps += 1) {
      const next: SpaceId[] = [];
      for (const id of edge) {
        for (const space of neighbours(this.ruleset.board, id)) {
          if (back.has(space.id) || space.id === from || !pass(id, space.id)) continue;
          back.set(space.id, id);
          if (open(space)) next.push(space.id);
        }
      }
      edge = next;
    }
    if (!back.has(to)) return undefined;
    const path = [to];
    for (let id = to; id !== from; ) {
      id = back.get(id) ?? from;
      path.unshift(id);
    }
    return path;
  }

  /**
   * How many steps it takes through the air, if it is not too far and leads over no more zones than a plane may cross.
   */
  stepsByAir(from: SpaceId, to: SpaceId, { left, seas }: Reach): number | undefined {
    if (seas !== Number.POSITIVE_INFINITY) return this.flights(from, { left, seas }).get(to)?.cost;
    const steps = this.byAir(from).get(to);
    return steps === undefined || steps > left ? undefined : steps;
  }

  airWay(from: SpaceId, to: SpaceId, reach?: Reach): readonly SpaceId[] | undefined {
    if (reach === undefined || reach.seas === Number.POSITIVE_INFINITY)
      return this.way(from, to, (space) => this.canCross(space));
    const leg = this.flights(from, reach).get(to);
    return leg === undefined ? undefined : pathOf(leg);
  }

  /** Flights over few zones, worked out once a space and range. */
  private flights(from: SpaceId, { left, seas }: Reach): ReadonlyMap<SpaceId, Leg> {
    return onceEach(this.#flights, `${from}/${left}/${seas}`, () =>
      flightsHome(this.ruleset, this.state, from, left, seas),
    );
  }

  /** A way over at most `most` zones without enemies; the last may hold some if `hostile` says so. */
  seaWay(
    from: SpaceId,
    to: SpaceId,
    most: number,
    hostile: 'avoid' | 'attack' = 'avoid',
  ): readonly SpaceId[] | undefined {
    if (hostile === 'avoid' && this.hasEnemyShips(to)) return undefined;
    if ((this.byAir(from).get(to) ?? most + 1) > most) return undefined; // too far even for those who fly
    const open = (space: Space): boolean => space.kind === 'sea' && !this.hasEnemyShips(space.id);
    return onceEach(this.#sails, `${from}/${to}/${most}`, () =>
      this.way(from, to, open, most, (here, next) => this.canSail(here, next)),
    );
  }

  capital(power: Power): SpaceId {
    return powerOf(this.ruleset.board, power).capital;
  }

  lostCapital(power: Power): boolean {
    return capitalLost(this.ruleset, this.state, power);
  }

  hasComplex(id: SpaceId): boolean {
    return this.units(id).some(({ type }) => type === 'industrial-complex');
  }

  /** What holding a territory is worth, in IPC. */
  worth(id: SpaceId): number {
    const { ipc, capitalOf } = this.space(id);
    return ipc + (this.hasComplex(id) ? 3 : 0) + (capitalOf === null ? 0 : 20);
  }
}

// What a power can still commit while it plans its moves: units not yet used, troops that may leave their post, and
// room on the decks of its carriers.

import { isCombatUnit, type Unit } from '../engine/index.ts';
import type { SpaceId, UnitId, UnitType } from '../vocab/index.ts';
import { asDefenders, isDoomed } from './threat.ts';
import type { Located, View } from './view.ts';

/** Something found, and the free units that were looked at for it: it stands as long as they are free. */
export interface Found<T> {
  readonly what: T;
  readonly over: ReadonlySet<UnitId>;
}

export class Pool {
  readonly #view: View;
  readonly #used = new Set<UnitId>();
  readonly #posts = new Map<SpaceId, ReadonlySet<UnitId>>();
  readonly #decks = new Map<SpaceId, number>();
  /** Free units that were looked at for what is being found. */
  #looked = new Set<UnitId>();

  constructor(view: View) {
    this.#view = view;
  }

  use(units: readonly Unit[]): void {
    for (const { id } of units) this.#used.add(id);
  }

  isFree({ id }: Unit): boolean {
    if (this.#used.has(id)) return false;
    this.#looked.add(id);
    return true;
  }

  /** What `find` makes of free units, found again only once one that it looked at is taken. */
  found<T>(known: Map<SpaceId, Found<T>>, id: SpaceId, find: () => T): T {
    const before = known.get(id);
    if (before !== undefined && ![...before.over].some((unit) => this.#used.has(unit))) return before.what;
    this.#looked = new Set();
    const found = { over: this.#looked, what: find() };
    known.set(id, found);
    return found.what;
  }

  /** Own units of a type that have not moved and are not committed, wherever they are, cargo included. */
  everywhere(type: UnitType): readonly Located[] {
    return this.#view.everywhere(type).filter(({ unit }) => this.isFree(unit));
  }

  /** Own land units of a type in a territory that may leave it. */
  leaving(id: SpaceId, type: UnitType): readonly Unit[] {
    const post = this.#postIn(id);
    return [...this.#view.fresh(id, type), ...this.#view.ready(id, type)].filter(
      (unit) => !post.has(unit.id) && this.isFree(unit),
    );
  }

  /** Fighters that still find room on own carriers in a zone. */
  decks(zone: SpaceId): number {
    const known = this.#decks.get(zone);
    if (known !== undefined) return known;
    const units = this.#view.units(zone);
    const carriers = units.filter(({ type, power }) => type === 'carrier' && power === this.#view.power);
    const room = carriers.reduce((sum, { id }) => sum + 2 - units.filter(({ aboard }) => aboard === id).length, 0);
    this.#decks.set(zone, room);
    return room;
  }

  takeDeck(zone: SpaceId, fighters: number): void {
    this.#decks.set(zone, this.decks(zone) - fighters);
  }

  /** Who stays: enough to hold a place that matters, one unit elsewhere if an enemy is next door. */
  #postIn(id: SpaceId): ReadonlySet<UnitId> {
    const known = this.#posts.get(id);
    if (known !== undefined) return known;
    const view = this.#view;
    const own = view
      .units(id)
      .filter((unit) => unit.power === view.power && isCombatUnit(view.ruleset, unit) && unit.aboard === undefined)
      .sort((a, b) => view.cost(a) - view.cost(b));
    const others = view.garrison(id).filter((unit) => unit.power !== view.power);
    const stay: Unit[] = [];
    const land = own.filter(({ type }) => view.ruleset.board.units[type].domain === 'land');
    if (view.space(id).kind === 'land' && view.worth(id) >= 10) {
      for (const unit of land) {
        if (!isDoomed(view, id, asDefenders(view, [...others, ...stay]))) break;
        stay.push(unit);
      }
    } else if (land.length > 1 && others.length === 0 && view.worth(id) > 1) {
      const exposed = view.beside(id, 'land').some((next) => view.isEnemy(next));
      stay.push(...(exposed ? land.slice(0, 1) : []));
    }
    const post = new Set(stay.map((unit) => unit.id));
    this.#posts.set(id, post);
    return post;
  }
}

// A sentence as far as it has been read: units with what was said of them, and what waits for the word behind it.

import { spaceAt } from '../../../engine/state/queries.ts';
import type { UnitCounts, UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { Element } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import { isIdle, type Landing, type Part, type Place, stand, typesOf, type Units } from './part.ts';

const airOf = (cursor: Cursor): readonly UnitType[] => {
  const { roster, units } = boardOf(cursor.context);
  return roster.filter((type) => units[type].domain === 'air');
};

export const isAir = (cursor: Cursor, { units }: Part): boolean => {
  const [type, ...others] = typesOf(units);
  return type !== undefined && others.length === 0 && boardOf(cursor.context).units[type].domain === 'air';
};

/** Grows element by element; the readers of words, places and units set what they find. */
export class Draft {
  readonly cursor: Cursor;
  readonly elements: readonly Element[];
  readonly parts: Part[] = [];
  readonly landings: {
    planes: readonly UnitType[];
    from: Place | undefined;
    to: Landing;
    count?: number;
    part?: Part;
  }[] = [];
  target: Place | undefined;
  /** The place that stands before the units. */
  ahead: Place | undefined;
  lastFrom: Place | undefined;
  landing: 'no' | 'planes' | 'troops' = 'no';
  /** Planes that land where those before them do, unless it is said otherwise: `idem, but back to Manchuria`. */
  lent: Part | undefined;
  subtracts = false;
  enemy = false;
  negated = false;
  points = false;
  rest = false;
  left: Place | undefined;
  /** Planes whose landing is told, from this part on. */
  bracket: number | undefined;
  /** Whether a landing was told of no plane that is known. */
  lost = false;
  viaGoesOn = false;
  /** Whether a word for landing stands right behind the planes, with no comma between. */
  isApart = false;
  /** Where the units just named come from, for another place joined to it: `fighters from Norway and Germany`. */
  origin: readonly Part[] = [];
  readonly spread = new Map<Part, readonly Place[]>();
  /** Whether planes were named that can be any, and how many of them. */
  planes = false;
  flyers: number | undefined;
  /** Whether a landing is that of all planes named, and whether its place has been said before the word for it. */
  everyone = false;
  landsHere = false;
  /** The planes whose landing was told last. */
  landed: Units | undefined;
  /** The kind of plane that was named again to say where it lands. */
  again: UnitType | undefined;

  /** Whether the lines above have told the target. */
  readonly aimed: 'yes' | 'no';

  /** Bought and not yet put down: `the tank` may be that one. */
  readonly fresh: UnitCounts;

  constructor(cursor: Cursor, elements: readonly Element[], aimed: 'yes' | 'no', fresh: UnitCounts) {
    this.aimed = aimed;
    this.fresh = fresh;
    this.cursor = cursor;
    this.elements = elements;
  }

  before(at: number): Element | undefined {
    return this.elements.slice(0, at).findLast((each) => !isIdle(each));
  }
  next(at: number): Element | undefined {
    return this.elements.slice(at + 1).find((each) => !isIdle(each));
  }
  /**
   * Units that were given the place before them although the one behind them is theirs: `the Baltic sub, a fighter from
   * Norway`.
   */
  /** Units that stand in brackets behind their place: `the Ukraine group (4 inf, 2 arm)`. */
  readonly sited = new Set<Part>();
  trailing(at: number): readonly Part[] {
    const follows = this.elements
      .slice(at + 1)
      .find((each) => each.kind !== 'other' && !isWord(each, 'article', 'small', 'move', 'also', 'place', 'load'));
    if (
      follows?.kind === 'units' ||
      (follows?.kind === 'sign' && (follows.sign === 'colon' || follows.sign === 'arrow'))
    )
      return [];
    const since = this.parts.filter(({ from }) => from !== undefined && from === this.ahead);
    return since.slice(1).filter((part) => part.to === undefined && !this.sited.has(part));
  }
  isWordBefore(at: number): boolean {
    return isWord(this.elements[at - 1], 'article');
  }
  /**
   * True for `the bomber` of somebody who has one, and for `both fighters` of two: where they stand need not be said.
   */
  isOnly({ units }: Part): boolean {
    const { state, power } = this.cursor.context;
    const at = this.elements.findIndex((each) => each.kind === 'units' && each.at === units.at);
    if (typeof units.count !== 'number' || (units.count === 1 && !this.isWordBefore(at))) return false;
    const types = typesOf(units);
    if (types.some((type) => (this.fresh[type] ?? 0) > 0)) return false;
    const own = [...state.slots.keys()].flatMap((id) =>
      spaceAt(state, id).units.filter((unit) => unit.power === power && types.includes(unit.type)),
    );
    return types.length === 1 && own.length === units.count;
  }
  /** True for `all three subs` of two zones: no one place is that of all of them. */
  isScattered(part: Part): boolean {
    const { state, power } = this.cursor.context;
    const types = typesOf(part.units);
    const spaces = [...state.slots.keys()].filter((id) =>
      spaceAt(state, id).units.some((unit) => unit.power === power && types.includes(unit.type)),
    );
    return spaces.length > 1 && this.isOnly(part);
  }
  /**
   * Units come from the place behind them, but for one that stands elsewhere and can be no other: `the bomber and the
   * fighter from Western Europe`.
   */
  comeFrom(open: readonly Part[], place: Place): void {
    const isLast = (part: Part): boolean => part === open.at(-1);
    const there = open.filter(
      (part) => stand(this.cursor, place, typesOf(part.units)) && (isLast(part) || !this.isScattered(part)),
    );
    for (const part of open) if (there.length === 0 || there.includes(part) || !this.isOnly(part)) part.from = place;
  }
  hasTransport(): boolean {
    return this.parts.some(({ units }) => typesOf(units).includes('transport'));
  }
  homeless(): readonly Part[] {
    // Units that were told where to go wait for no place that stands behind others.
    const goes = this.parts.at(-1)?.to !== undefined;
    return this.parts.filter(({ from, along, to }) => from === undefined && !along && (to !== undefined) === goes);
  }
  aimless(): readonly Part[] {
    return this.parts.filter(({ to }) => to === undefined);
  }
  nextTypes(at: number): readonly UnitType[] {
    const units = this.elements.slice(at + 1).find((each) => each.kind === 'units');
    return units?.kind === 'units' ? typesOf(units) : [];
  }
  setLanding(to: Landing): void {
    const { again, lent } = this;
    this.again = undefined;
    this.lent = undefined;
    if (lent !== undefined && lent === this.parts.at(-1)) {
      lent.land = to;
      this.landing = 'no';
      return;
    }
    const flights = this.parts.filter(
      (part) =>
        isAir(this.cursor, part) &&
        part.land === undefined &&
        (again === undefined || typesOf(part.units).includes(again)),
    );
    const last = flights.at(-1);
    this.landing = 'no';
    if (this.planes && (last === undefined || this.parts.length === 0)) {
      const count = this.flyers === undefined ? {} : { count: this.flyers };
      this.landings.push({ planes: airOf(this.cursor), from: undefined, to, ...count });
      return;
    }
    if (last === undefined) {
      this.lost = true;
      return;
    }
    if (this.planes && this.everyone) {
      for (const part of flights) part.land = to;
      return;
    }
    // Planes that go nowhere in this sentence, and land as soon as they are named, were sent in another one.
    // `The second fighter hunts the submarine in the Baltic and lands in England`: it is sent here.
    const isSent = this.elements.some((each) => isWord(each, 'attack') && each.at >= last.units.end);
    const isUnplaced =
      again === undefined && last.from === undefined && last.units.end - last.units.at === 1 && !isSent;
    if (
      this.isApart &&
      (!this.points || isUnplaced) &&
      (this.target === undefined || isUnplaced) &&
      last.to === undefined &&
      last.stops.length === 0 &&
      last === this.parts.at(-1) &&
      // `the fighters of Moscow and Karelia, which land in …`
      !this.spread.has(last)
    ) {
      this.ahead = undefined;
      this.landed = last.units;
      const [named] = [last.from];
      this.landings.push({
        planes: typesOf(last.units),
        from: named,
        to: to === 'home' && named !== undefined ? named : to,
        ...(named === undefined ? {} : { part: last }),
      });
      this.parts.splice(this.parts.indexOf(last), 1);
      return;
    }
    if (this.everyone) {
      for (const part of flights) part.land = to;
      return;
    }
    const group = flights.filter(
      (part) => part === last || (part.from === last.from && this.parts.indexOf(part) > this.parts.indexOf(last) - 2),
    );
    for (const part of group) part.land = to;
  }
}

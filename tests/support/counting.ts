// Where every unit of the opening position can go by itself, counted a second time: from the printed board alone and
// the rulebook's words on movement (B2, B4 to B6, B20), with searches of its own. It imports nothing of the project, so
// that it can disagree with the engine. Transports as ferries, which take several moves, are not counted here.

import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PrintedSpace {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly ipc: number;
  readonly originalOwner: string | null;
  readonly neutral: boolean;
  readonly adjacent: readonly string[];
}

interface PrintedUnit {
  readonly id: string;
  readonly move: number;
  readonly domain: 'land' | 'sea' | 'air' | 'facility';
  readonly traits: readonly string[];
}

/** What is read of the board's data file. */
export interface Printed {
  readonly powers: readonly { readonly id: string; readonly alliance: string; readonly startingIpc: number }[];
  readonly units: readonly PrintedUnit[];
  readonly spaces: readonly PrintedSpace[];
  readonly canals: readonly { readonly between: readonly [string, string]; readonly control: readonly string[] }[];
  readonly setup: readonly {
    readonly space: string;
    readonly owner: string;
    readonly units: Readonly<Record<string, number>>;
  }[];
}

/** A file of this repository, so its shape is known; the board's own tests check it. */
export const printed: Printed = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../src/board/second-edition/board.json'), 'utf8'),
);

/** Ends by starting space; nobody ends where he began, unless a blitz comes back there. */
export type Ends = Readonly<Record<string, readonly string[]>>;
export type CountedPhase = 'combat' | 'noncombat';

/** ruling.D27: the lake is no space of this edition. */
const OUT_OF_PLAY = 'caspian-sea';
/** Neither takes ground nor holds it (B2.10). */
const UNARMED = ['aa-gun', 'industrial-complex'];
const NEUTRAL_FEE = 3;
const DECK = 2;

/** The opening position with eyes for what one power may enter. */
class Opening {
  readonly power: string;
  private readonly byId = new Map(printed.spaces.map((space) => [space.id, space]));
  private readonly allianceOf = new Map(printed.powers.map(({ id, alliance }) => [id, alliance]));

  constructor(power: string) {
    this.power = power;
  }

  private at(id: string): PrintedSpace {
    const space = this.byId.get(id);
    if (space === undefined) throw new Error(`The board has no ${id}.`);
    return space;
  }

  next(id: string): readonly string[] {
    return this.at(id).adjacent.filter((other) => other !== OUT_OF_PLAY);
  }

  isSea(id: string): boolean {
    return this.at(id).kind === 'sea';
  }

  isNeutral(id: string): boolean {
    return this.at(id).neutral;
  }

  private isFriend(power: string): boolean {
    return this.allianceOf.get(power) === this.allianceOf.get(this.power);
  }

  isFriendly(id: string): boolean {
    const owner = this.at(id).originalOwner;
    return owner !== null && this.isFriend(owner);
  }

  /** Combat units of the other side (B2.9). */
  hasEnemies(id: string): boolean {
    return printed.setup.some(
      ({ space, owner, units }) =>
        space === id && !this.isFriend(owner) && Object.keys(units).some((type) => !UNARMED.includes(type)),
    );
  }

  hasGun(id: string): boolean {
    return printed.setup.some(({ space, units }) => space === id && (units['aa-gun'] ?? 0) > 0);
  }

  /** B2.7, B2.8: ships pass when every bank is in the alliance's hands. */
  isShut(a: string, b: string): boolean {
    const canal = printed.canals.find(({ between }) => between.includes(a) && between.includes(b));
    return canal?.control.some((bank) => !this.isFriendly(bank)) ?? false;
  }

  /** Carriers with room for one more fighter, when `flown` takes off from `from`; only own ones can still sail. */
  decks(from: string): readonly { readonly zone: string; readonly sails: boolean }[] {
    return printed.setup.flatMap(({ space, owner, units }) => {
      if (!this.isFriend(owner)) return [];
      const aboard = (units.fighter ?? 0) - (space === from && owner === this.power ? 1 : 0);
      const room = (units.carrier ?? 0) * DECK - aboard;
      return (units.carrier ?? 0) > 0 && room > 0 ? [{ zone: space, sails: owner === this.power }] : [];
    });
  }

  get neutralsPayable(): number {
    const cash = printed.powers.find(({ id }) => id === this.power)?.startingIpc ?? 0;
    return Math.floor(cash / NEUTRAL_FEE);
  }
}

/** B4: a step into land that is no friend's ends the move, unless empty enemy land is blitzed on the way. */
const landEnds = (opening: Opening, from: string, unit: PrintedUnit, phase: CountedPhase): Set<string> => {
  const ends = new Set<string>();
  const lands = (id: string) => opening.next(id).filter((other) => !opening.isSea(other));
  const isAttack = (id: string) => !opening.isFriendly(id);
  if (unit.id === 'aa-gun') {
    if (phase === 'noncombat')
      for (const to of lands(from)) if (opening.isFriendly(to) && !opening.hasGun(to)) ends.add(to);
    return ends;
  }
  for (const first of lands(from)) {
    if (phase === 'combat' ? isAttack(first) : opening.isFriendly(first)) ends.add(first);
    if (unit.move < 2) continue;
    if (phase === 'noncombat') {
      if (opening.isFriendly(first))
        for (const second of lands(first)) if (second !== from && opening.isFriendly(second)) ends.add(second);
      continue;
    }
    const blitzed =
      unit.traits.includes('blitzes') && isAttack(first) && !opening.isNeutral(first) && !opening.hasEnemies(first);
    for (const second of lands(first)) {
      if (opening.isFriendly(first) && isAttack(second)) ends.add(second);
      if (blitzed && !opening.isNeutral(second)) ends.add(second);
    }
  }
  return ends;
};

/** B5: up to two zones, none further than the first enemies; combat moves go to where there are some. */
const zonesWithin = (opening: Opening, from: string, range: number, open: (zone: string) => boolean): Set<string> => {
  const found = new Set([from]);
  let edge = [from];
  for (let step = 1; step <= range; step += 1) {
    const next: string[] = [];
    for (const zone of edge)
      for (const to of opening.next(zone)) {
        if (!opening.isSea(to) || opening.isShut(zone, to) || found.has(to)) continue;
        found.add(to);
        if (open(to)) next.push(to);
      }
    edge = next;
  }
  return found;
};

const seaEnds = (opening: Opening, from: string, unit: PrintedUnit, phase: CountedPhase): Set<string> => {
  const within = zonesWithin(opening, from, unit.move, (zone) => !opening.hasEnemies(zone));
  within.delete(from);
  return new Set([...within].filter((zone) => opening.hasEnemies(zone) === (phase === 'combat')));
};

/**
 * Spaces with the fewest steps to them, neutrals left out but for those whose neutrality this plane has ended (B20.2).
 */
const flightsWithin = (opening: Opening, from: string, range: number, violated: ReadonlySet<string>): Set<string> => {
  const found = new Set([from]);
  let edge = [from];
  for (let step = 1; step <= range; step += 1) {
    edge = edge.flatMap((space) =>
      opening.next(space).filter((to) => {
        if (found.has(to) || (opening.isNeutral(to) && !violated.has(to))) return false;
        found.add(to);
        return true;
      }),
    );
  }
  return found;
};

/** B6.4 to B6.7: an airfield, or a carrier that can be where the plane can be; a battle fought at `end` is won. */
const comesHome = (
  opening: Opening,
  unit: PrintedUnit,
  from: string,
  end: string,
  left: number,
  violated: ReadonlySet<string>,
): boolean => {
  const reach = flightsWithin(opening, end, left, violated);
  if ([...reach].some((space) => opening.isFriendly(space))) return true;
  if (unit.id !== 'fighter') return false;
  const isOpen = (zone: string) => zone === end || !opening.hasEnemies(zone);
  return opening.decks(from).some(({ zone, sails }) => {
    const meets = sails ? [...zonesWithin(opening, zone, 2, isOpen)].filter((to) => to === zone || isOpen(to)) : [zone];
    return meets.some((to) => reach.has(to));
  });
};

const airEnds = (opening: Opening, from: string, unit: PrintedUnit, phase: CountedPhase): Set<string> => {
  const ends = new Set<string>();
  if (phase === 'noncombat') {
    for (const to of flightsWithin(opening, from, unit.move, new Set())) {
      const onDeck = unit.id === 'fighter' && opening.decks(from).some(({ zone }) => zone === to);
      if (to !== from && (opening.isSea(to) ? onDeck : opening.isFriendly(to))) ends.add(to);
    }
    return ends;
  }
  // A flight is its place and the neutrals it has paid for; the same flight by more steps is no better.
  const seen = new Set([`${from}|`]);
  let edge: readonly { readonly at: string; readonly paid: ReadonlySet<string> }[] = [{ at: from, paid: new Set() }];
  for (let step = 1; step <= unit.move; step += 1) {
    edge = edge.flatMap(({ at, paid }) =>
      opening.next(at).flatMap((to) => {
        const fees = opening.isNeutral(to) ? new Set([...paid, to]) : paid;
        const key = `${to}|${[...fees].sort().join()}`;
        if (to === from || fees.size > opening.neutralsPayable || seen.has(key)) return [];
        seen.add(key);
        if (comesHome(opening, unit, from, to, unit.move - step, fees)) ends.add(to);
        return [{ at: to, paid: fees }];
      }),
    );
  }
  return ends;
};

const ENDS = { land: landEnds, sea: seaEnds, air: airEnds };

/** Where each unit type of a power can go from each space it stands in as the game begins. */
export const countedEnds = (power: string, type: string, phase: CountedPhase): Ends => {
  const opening = new Opening(power);
  const unit = printed.units.find(({ id }) => id === type);
  if (unit === undefined || unit.domain === 'facility') return {};
  const ends = ENDS[unit.domain];
  const starts = printed.setup.filter(({ owner, units }) => owner === power && (units[type] ?? 0) > 0);
  return Object.fromEntries(starts.map(({ space }) => [space, [...ends(opening, space, unit, phase)].sort()] as const));
};

/** Units of a power as printed, in the order of the reference chart. */
export const countedUnits = (power: string): Readonly<Record<string, number>> => {
  const own = printed.setup.filter(({ owner }) => owner === power);
  const sums = printed.units.map(({ id }) => [id, own.reduce((sum, { units }) => sum + (units[id] ?? 0), 0)] as const);
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
};

/** IPC value of what a power owns as the game begins. */
export const countedIncome = (power: string): number =>
  printed.spaces.reduce((sum, { ipc, originalOwner }) => sum + (originalOwner === power ? ipc : 0), 0);

/** Pairs of spaces that touch, as the set of both names; `all` counts the spaces the edition leaves out too. */
export const countedLinks = (which: 'all' | 'in-play'): number =>
  new Set(
    printed.spaces.flatMap(({ id, adjacent }) =>
      adjacent.flatMap((other) =>
        which === 'in-play' && [id, other].includes(OUT_OF_PLAY) ? [] : [[id, other].sort().join(' - ')],
      ),
    ),
  ).size;

// Where every unit of the opening position can go by itself under Enhanced Realism, counted a second time: from the
// printed board and the words of Section I, with searches of its own. It imports nothing of the project but the printed
// board, so that it can disagree with the engine. Transports as ferries are not counted here.

import { type CountedPhase, type Ends, printed } from './counting.ts';

const OUT_OF_PLAY = 'caspian-sea';
/** One complex and one gun more in each, and each gun is artillery (ruling.D35, ruling.D36). */
const EXTRA = ['caucasus', 'eastern-europe', 'eastern-canada', 'india', 'australia', 'manchuria'];
/** realism.board.*: apart for all, and together for land units. */
const CUT = ['union-of-south-africa', 'mozambique-channel'];
const BY_LAND = ['southern-europe', 'turkey'];
/** realism.canal.panama-one-zone. */
const PANAMA = ['caribbean-sea', 'galapagos-sea'];
const DECK = 2;
const RANGES: Readonly<Record<string, number>> = { armor: 2, fighter: 4, bomber: 6 };

const sideOf = (power: string): string => printed.powers.find(({ id }) => id === power)?.alliance ?? power;

/** What stands where, artillery in place of guns. */
const setUp = printed.setup.map(({ space, owner, units }) => {
  const { 'aa-gun': guns = 0, ...others } = units;
  const more = EXTRA.includes(space) ? 1 : 0;
  const complexes = (units['industrial-complex'] ?? 0) + more;
  return {
    space,
    owner,
    units: {
      ...others,
      ...(complexes > 0 ? { 'industrial-complex': complexes } : {}),
      ...(guns + more > 0 ? { artillery: guns + more } : {}),
    } as Readonly<Record<string, number>>,
  };
});

const pairs = (a: string, b: string, pair: readonly string[]): boolean => pair.includes(a) && pair.includes(b);

class Opening {
  readonly power: string;
  private readonly byId = new Map(printed.spaces.map((space) => [space.id, space]));

  constructor(power: string) {
    this.power = power;
  }

  private at(id: string) {
    const space = this.byId.get(id);
    if (space === undefined) throw new Error(`The board has no ${id}.`);
    return space;
  }

  isSea(id: string): boolean {
    return this.at(id).kind === 'sea';
  }

  isNeutral(id: string): boolean {
    return this.at(id).neutral;
  }

  isFriendly(id: string): boolean {
    const owner = this.at(id).originalOwner;
    return owner !== null && sideOf(owner) === sideOf(this.power);
  }

  /** Everything next to a space. */
  next(id: string): readonly string[] {
    return this.at(id).adjacent.filter((other) => other !== OUT_OF_PLAY && !pairs(id, other, CUT));
  }

  lands(id: string): readonly string[] {
    const other = BY_LAND.includes(id) ? BY_LAND.filter((end) => end !== id) : [];
    return [...this.next(id).filter((to) => !this.isSea(to)), ...other];
  }

  /** Zones next to a zone for ships: Turkey is neutral and shuts the Black Sea; Panama is one zone for its side. */
  zones(id: string): readonly string[] {
    const plain = (zone: string) => this.next(zone).filter((to) => this.isSea(to) && !this.isShut(zone, to));
    if (!this.isFriendly('panama')) return plain(id);
    const twin = (zone: string) => PANAMA.filter((end) => PANAMA.includes(zone) && end !== zone);
    const near = [id, ...twin(id)].flatMap(plain);
    return [...new Set([...near, ...near.flatMap(twin)])].filter((to) => to !== id);
  }

  private isShut(a: string, b: string): boolean {
    if (b === 'black-sea') return true;
    const canal = printed.canals.find(({ between }) => pairs(a, b, between));
    return canal?.control.some((bank) => !this.isFriendly(bank)) ?? false;
  }

  /** Combat units of the other side; artillery is one. */
  hasEnemies(id: string): boolean {
    return setUp.some(
      ({ space, owner, units }) =>
        space === id &&
        sideOf(owner) !== sideOf(this.power) &&
        Object.keys(units).some((type) => type !== 'industrial-complex'),
    );
  }

  hasEnemyComplex(id: string): boolean {
    return setUp.some(
      ({ space, owner, units }) =>
        space === id && sideOf(owner) !== sideOf(this.power) && (units['industrial-complex'] ?? 0) > 0,
    );
  }

  /** A carrier of the power itself with a place for a fighter that belongs to no carrier there. */
  hasOwnDeck(id: string): boolean {
    return setUp.some(
      ({ space, owner, units }) =>
        space === id && owner === this.power && (units.carrier ?? 0) * DECK > (units.fighter ?? 0),
    );
  }
}

const landEnds = (opening: Opening, from: string, type: string, phase: CountedPhase): Set<string> => {
  const ends = new Set<string>();
  const isFoe = (id: string) => !opening.isFriendly(id);
  for (const first of opening.lands(from)) {
    if (phase === 'noncombat') {
      if (!opening.isFriendly(first)) continue;
      ends.add(first);
      if (type === 'armor')
        for (const to of opening.lands(first)) if (to !== from && opening.isFriendly(to)) ends.add(to);
      continue;
    }
    if (isFoe(first)) ends.add(first);
    if (type !== 'armor') continue;
    const blitzed = isFoe(first) && !opening.isNeutral(first) && !opening.hasEnemies(first);
    for (const second of opening.lands(first)) {
      // realism.armor.first-attack-adjacent: enemy units are attacked next door alone.
      if (opening.hasEnemies(second)) continue;
      if (opening.isFriendly(first) && isFoe(second)) ends.add(second);
      if (blitzed && !opening.isNeutral(second)) ends.add(second);
    }
  }
  return ends;
};

const seaEnds = (opening: Opening, from: string, _type: string, phase: CountedPhase): Set<string> => {
  // Two points; the step through Panama takes none, so the way is searched by points and not by steps.
  const spent = new Map([[from, 0]]);
  const open = [from];
  for (let zone = open.shift(); zone !== undefined; zone = open.shift()) {
    if (zone !== from && opening.hasEnemies(zone)) continue;
    for (const to of opening.zones(zone)) {
      const cost = (spent.get(zone) ?? 0) + (pairs(zone, to, PANAMA) ? 0 : 1);
      if (cost > 2 || cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      spent.set(to, cost);
      open.push(to);
    }
  }
  spent.delete(from);
  return new Set([...spent.keys()].filter((zone) => opening.hasEnemies(zone) === (phase === 'combat')));
};

/** Ends of all flights of so many steps and so many sea zones, step by step without remembering any. */
const flown = (
  opening: Opening,
  from: string,
  steps: number,
  seas: number,
  mayEnter: (id: string) => boolean,
): Set<string> => {
  const ends = new Set([from]);
  let edge = new Map([[from, [0]]]);
  for (let step = 1; step <= steps; step += 1) {
    const next = new Map<string, number[]>();
    for (const [space, counts] of edge)
      for (const to of opening.next(space)) {
        if (!mayEnter(to)) continue;
        const after = counts.map((count) => count + (opening.isSea(to) ? 1 : 0)).filter((count) => count <= seas);
        if (after.length === 0) continue;
        ends.add(to);
        next.set(to, [...new Set([...(next.get(to) ?? []), ...after])]);
      }
    edge = next;
  }
  return ends;
};

const airEnds = (opening: Opening, from: string, type: string, phase: CountedPhase): Set<string> => {
  const isOpen = (id: string) => !opening.isNeutral(id);
  if (phase === 'noncombat') {
    const reach = [...flown(opening, from, RANGES[type] ?? 0, Number.POSITIVE_INFINITY, isOpen)];
    const lands = (to: string) =>
      opening.isSea(to) ? type === 'fighter' && opening.hasOwnDeck(to) : opening.isFriendly(to);
    return new Set(reach.filter((to) => to !== from && lands(to)));
  }
  if (opening.isSea(from)) return new Set(opening.next(from));
  const comesHome = (end: string, range: number) =>
    [...flown(opening, end, range, 1, isOpen)].some((to) => opening.isFriendly(to));
  const missions = (range: number) =>
    [...flown(opening, from, range, 1, () => true)].filter((to) => to !== from && comesHome(to, range));
  const raids = type === 'bomber' ? missions(3).filter((to) => opening.hasEnemyComplex(to)) : [];
  return new Set([...missions(2), ...raids]);
};

/** Where each unit type of a power can go from each space it stands in as the game begins. */
export const realismEnds = (power: string, type: string, phase: CountedPhase): Ends => {
  const opening = new Opening(power);
  const domain = type === 'artillery' ? 'land' : printed.units.find(({ id }) => id === type)?.domain;
  const ends = domain === 'land' ? landEnds : domain === 'sea' ? seaEnds : airEnds;
  const starts = setUp.filter(({ owner, units }) => owner === power && (units[type] ?? 0) > 0);
  return Object.fromEntries(starts.map(({ space }) => [space, [...ends(opening, space, type, phase)].sort()] as const));
};

/** The kinds of unit a power begins with that can move. */
export const realismTypes = (power: string): readonly string[] => [
  ...new Set(
    setUp
      .filter(({ owner }) => owner === power)
      .flatMap(({ units }) => Object.keys(units))
      .filter((type) => type !== 'industrial-complex'),
  ),
];

// Small battles in a real game state, for comparing the odds with the engine: a land battle in the Ukraine, a landing
// there from the Black Sea, a sea battle in the Baltic, whose one way out can be barred to either side.

import { evolve, type GameEvent, type GameState, type StandingOrder, spaceAt } from '../../src/engine/index.ts';
import type { Options, Ruleset } from '../../src/rulesets/index.ts';
import type { Random } from '../../src/sparring/index.ts';
import type { Power, SpaceId, Technology, UnitId } from '../../src/vocab/index.ts';
import { positionOf } from '../support/position.ts';

export interface Arena {
  readonly state: GameState;
  readonly site: SpaceId;
  /** What is fought, in words, for a test that fails. */
  readonly says: string;
}

type Words = { readonly [word: string]: number };
const textOf = (words: Words): string =>
  Object.entries(words)
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`)
    .join(' ');

export interface Clash {
  readonly ruleset: Ruleset;
  readonly options?: Partial<Options>;
  readonly where: 'land' | 'landing' | 'sea';
  /** From next door; at a landing by land. */
  readonly attackers: Words;
  /** Infantry that comes ashore, two a ship. */
  readonly ashore?: number;
  readonly battleships?: number;
  /** Of two allies. */
  readonly defenders: Words;
  readonly allies?: Words;
  readonly guns?: number;
  readonly technology?: { readonly [power in Power]?: Technology[] };
  readonly standing?: readonly StandingOrder[];
  /** Who stands in the only zone beside the battle at sea. */
  readonly barred?: 'nobody' | 'attackers' | 'defenders';
}

const SITES = { land: 'ukraine-ssr', landing: 'ukraine-ssr', sea: 'baltic-sea' } as const;
const ORIGINS = { land: 'eastern-europe', landing: 'eastern-europe', sea: 'north-sea' } as const;
const OWNERS = { land: 'ussr', landing: 'ussr', sea: 'uk' } as const;
const ALLY = { land: 'uk', landing: 'uk', sea: 'usa' } as const;

/** The state in which the battle is declared and nothing of it fought. */
export const arenaOf = (clash: Clash): Arena => {
  const { where } = clash;
  const [site, origin] = [SITES[where], ORIGINS[where]];
  const { car = 0, ...others } = clash.defenders;
  const decked = Math.min(car * 2, others.ftr ?? 0);
  const [owner, ally] = [OWNERS[where], ALLY[where]];
  const ashore = clash.ashore ?? 0;
  const isPlane = (word: string): boolean => word === 'ftr' || word === 'bmb';
  const those = (planes: boolean): Words =>
    Object.fromEntries(Object.entries(clash.attackers).filter(([word]) => isPlane(word) === planes));
  // At sea planes come from land.
  const germans = { germany: textOf(where === 'sea' ? those(false) : clash.attackers) };
  const start = positionOf({
    power: 'germany',
    ruleset: clash.ruleset,
    options: { askDefender: 'never', ...clash.options },
    control: { 'ukraine-ssr': 'ussr' },
    technology: clash.technology ?? {},
    units: {
      [origin]: germans,
      ...(where === 'sea' ? { germany: { germany: textOf(those(true)) } } : {}),
      [site]: {
        [owner]: textOf({ ...others, ftr: (others.ftr ?? 0) - decked, aa: clash.guns ?? 0 }),
        ...(clash.allies === undefined ? {} : { [ally]: textOf(clash.allies) }),
      },
      ...(where === 'sea' && clash.barred === 'attackers' ? { [origin]: { ...germans, ussr: '1 trn' } } : {}),
      ...(where === 'sea' && clash.barred === 'defenders' ? { [origin]: { ...germans, japan: '1 trn' } } : {}),
      ...(clash.battleships === undefined ? {} : { 'black-sea': { germany: `${clash.battleships} bb` } }),
    },
    cargo: [
      ...Array.from({ length: car }, (_, index) => ({
        space: site,
        power: owner,
        ship: 'carrier' as const,
        units: { [owner]: `${Math.max(0, Math.min(2, decked - 2 * index))} ftr` },
      })).filter(({ units }) => !units[owner]?.startsWith('0')),
      ...Array.from({ length: Math.ceil(ashore / 2) }, (_, index) => ({
        space: 'black-sea',
        power: 'germany' as const,
        ship: 'transport' as const,
        units: { germany: `${Math.min(2, ashore - 2 * index)} inf` },
      })),
    ],
  });
  const events: GameEvent[] = [];
  const own = (space: SpaceId) => spaceAt(start, space).units.filter(({ power }) => power === 'germany');
  const comeFrom = (from: SpaceId) => {
    const units = own(from).map(({ id, type, power }) => ({ power, type, ids: [id] }));
    if (units.length > 0) events.push({ type: 'units-moved', units, path: [from, site], cost: 1, role: 'combat' });
    return units;
  };
  const moved = [...comeFrom(origin), ...(where === 'sea' ? comeFrom('germany') : [])];
  const troops: { power: Power; type: 'infantry'; ids: UnitId[] }[] = [];
  for (const ship of own('black-sea').filter(({ type }) => type === 'transport')) {
    const ids = own('black-sea').flatMap(({ id, aboard }) => (aboard === ship.id ? [id] : []));
    const units = [{ power: 'germany' as const, type: 'infantry' as const, ids }];
    troops.push(...units);
    events.push({ type: 'landing-declared', units, ship: ship.id, zone: 'black-sea', to: site });
  }
  events.push({ type: 'phase-began', phase: 'combat' });
  events.push({
    type: 'battle-declared',
    battle: site,
    kind: where === 'sea' ? 'sea' : 'land',
    spaces: [site],
    attackers: [...moved, ...troops],
    supports: own('black-sea').flatMap(({ id, type }) => (type === 'battleship' ? [id] : [])),
    after: [],
  });
  return {
    state: { ...events.reduce(evolve, start), standing: clash.standing ?? [] },
    site,
    says: JSON.stringify({ ...clash, ruleset: clash.ruleset.id }),
  };
};

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // lists here are not empty

const some = (random: Random, words: readonly string[], most: number): Words => {
  const counts: { [word: string]: number } = {};
  const size = 1 + Math.floor(random() * most);
  for (let unit = 0; unit < size; unit += 1) {
    const word = pick(random, words);
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
};

const ORDERS = {
  land: [
    ['fighter', 'infantry', 'bomber', 'armor'],
    ['bomber', 'armor', 'infantry'],
  ],
  sea: [
    ['battleship', 'fighter', 'submarine'],
    ['carrier', 'submarine', 'transport', 'fighter'],
  ],
} as const;

/** How a side fights, with a word too few as often as not. */
const conductOf = (random: Random, where: 'land' | 'sea', side: 'attack' | 'defence'): StandingOrder['conduct'] => {
  const plan = pick(random, [undefined, undefined, 'SA', 'SAAC', 'TAAC', 'KAAC'] as const);
  const order = pick(random, [undefined, undefined, ...ORDERS[where]]);
  const submarines = where === 'sea' ? pick(random, [undefined, undefined, 'stay', 'withdraw'] as const) : undefined;
  const leaves =
    side === 'attack' ? pick(random, [undefined, undefined, undefined, 'after', 'below', 'from'] as const) : undefined;
  return {
    ...(plan === undefined ? {} : { plan }),
    ...(order === undefined ? {} : { orderOfLoss: [...order] }),
    ...(submarines === undefined ? {} : { submarines }),
    ...(leaves === 'after' ? { retreatAfter: 1 + Math.floor(random() * 2) } : {}),
    ...(leaves === 'below' ? { retreatBelow: 2 } : {}),
    ...(leaves === 'from' && plan === 'SAAC' ? { planFrom: 3 } : {}),
  };
};

/** A battle of the given kind by chance, of at most `most` units a side. */
export const someClash = (random: Random, ruleset: Ruleset, where: Clash['where'], most: number): Clash => {
  const scope = where === 'sea' ? 'sea' : 'land';
  const LAND = ['inf', 'arm', 'ftr', 'bmb'];
  const attackers = some(random, where === 'sea' ? ['sub', 'trn', 'ftr', 'bmb', 'car', 'bb'] : LAND, most);
  const defenders = some(random, where === 'sea' ? ['sub', 'trn', 'ftr', 'car', 'bb'] : LAND, most);
  const { ftr = 0, car = 0 } = defenders;
  // Allies who left different orders of loss follow the clubs' only while both are there: the odds do not go into that.
  const standing = (['attack', 'defence'] as const).flatMap((side): StandingOrder[] => {
    if (random() < 0.5) return [];
    const conduct = conductOf(random, scope, side);
    const powers = side === 'attack' ? (['germany'] as const) : [OWNERS[where], ALLY[where]];
    return powers.map((power) => ({ power, side, scope, conduct }));
  });
  const technology = {
    germany: pick<Technology[]>(random, [[], [], ['heavy-bombers'], ['super-submarines']]),
    [OWNERS[where]]: pick<Technology[]>(random, [[], [], ['jet-power']]),
  };
  return {
    ruleset,
    options: { luck: random() < 0.3 ? 'low-luck' : 'dice' },
    where,
    attackers,
    // At sea fighters need a deck.
    defenders: where === 'sea' ? { ...defenders, ftr: Math.min(ftr, 2 * car) } : defenders,
    ...(where !== 'sea' && random() < 0.3 ? { allies: some(random, LAND, 1) } : {}),
    ...(where === 'sea' && random() < 0.2 ? { allies: { [pick(random, ['sub', 'bb', 'trn'])]: 1 } } : {}),
    ...(where === 'landing' ? { ashore: 1 + Math.floor(random() * 2), battleships: Math.floor(random() * 3) } : {}),
    guns: where === 'sea' || random() < 0.6 ? 0 : 1,
    technology,
    standing,
    barred: pick(random, ['nobody', 'nobody', 'attackers', 'defenders']),
  };
};

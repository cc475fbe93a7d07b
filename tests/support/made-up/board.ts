// A board that nobody ever printed: a strait between two shores and an island, a dozen spaces in all. Everything on it
// is there to be unlike the boards in `src`.

import type { Board, Space, UnitSpec } from '../../../src/board/index.ts';
import { type Power, type SpaceId, type Trait, UNIT_TYPES, type UnitType } from '../../../src/vocab/index.ts';

interface Place {
  readonly kind: Space['kind'];
  readonly touches: readonly SpaceId[];
  readonly owner?: Power;
  readonly ipc?: number;
  readonly capital?: true;
}

/** Each space and those after it that it touches. */
const PLACES: Readonly<Record<SpaceId, Place>> = {
  'north-shore': { kind: 'land', touches: ['north-hills', 'north-sound'], owner: 'germany', ipc: 6, capital: true },
  'north-hills': { kind: 'land', touches: ['passes', 'north-sound'], owner: 'germany', ipc: 3 },
  passes: { kind: 'land', touches: ['south-hills', 'free-city'], owner: 'germany', ipc: 2 },
  'free-city': { kind: 'land', touches: ['south-hills', 'the-strait'], ipc: 2 },
  'south-hills': { kind: 'land', touches: ['south-shore'], owner: 'uk', ipc: 3 },
  'south-shore': { kind: 'land', touches: ['south-sound', 'far-coast'], owner: 'uk', ipc: 6, capital: true },
  'far-coast': { kind: 'land', touches: ['south-sound'], owner: 'usa', ipc: 5, capital: true },
  'the-island': { kind: 'land', touches: ['open-sea'], owner: 'japan', ipc: 7, capital: true },
  'north-sound': { kind: 'sea', touches: ['the-strait', 'open-sea'] },
  'the-strait': { kind: 'sea', touches: ['south-sound'] },
  'south-sound': { kind: 'sea', touches: ['open-sea'] },
  'open-sea': { kind: 'sea', touches: [] },
};

const named = (name: string) => ({ en: name, de: name, nl: name });

const spaces: readonly Space[] = Object.keys(PLACES)
  .sort()
  .map((id, index): Space => {
    const place = PLACES[id];
    if (place === undefined) throw new Error(id);
    const adjacent = Object.entries(PLACES)
      .filter(([other, { touches }]) => touches.includes(id) || place.touches.includes(other))
      .map(([other]) => other)
      .sort();
    const seas = adjacent.filter((other) => PLACES[other]?.kind === 'sea');
    const island = place.kind === 'land' && seas.length === adjacent.length;
    return {
      id,
      index,
      code: id.replaceAll('-', '').slice(0, 2).toUpperCase() + String.fromCharCode(65 + index),
      kind: place.kind,
      name: named(id),
      printedName: null,
      tripleaName: id,
      aliases: [],
      said: {},
      ipc: place.ipc ?? 0,
      originalOwner: place.owner ?? null,
      neutral: place.kind === 'land' && place.owner === undefined,
      capitalOf: place.capital === true ? (place.owner ?? null) : null,
      coastal: place.kind === 'land' && seas.length > 0,
      island,
      enclosingSea: island && seas.length === 1 ? (seas[0] ?? null) : null,
      adjacent,
      lonlat: [index, index],
    };
  });

type Line = readonly [cost: number, move: number, attack: number, defence: number, domain: UnitSpec['domain']];

const unit = (type: UnitType, line: Line, traits: readonly Trait[] = [], more: Partial<UnitSpec> = {}): UnitSpec => {
  const [cost, move, attack, defence, domain] = line;
  const abbreviations = { en: [type], de: [type], nl: [type] };
  const about = { type, name: named(type), plural: named(type), tripleaName: type, abbreviations };
  return { ...about, cost, move, attack, defence, domain, traits, ...more };
};

/** Five kinds that can be had, most of them unlike their namesakes elsewhere. */
const kinds: readonly UnitSpec[] = [
  unit('infantry', [3, 1, 1, 2, 'land'], ['holds-land']),
  // Artillery that drives through empty land, and strikes industry from the air of its own accord.
  unit('artillery', [6, 2, 3, 3, 'land'], ['holds-land', 'blitzes']),
  // A plane that needs a deck, raids, and is no fighter.
  unit('bomber', [9, 4, 3, 2, 'air'], ['raids', 'lands-on-decks']),
  unit('industrial-complex', [12, 0, 0, 0, 'facility'], ['industry'], { maxPerTerritory: 1 }),
  // A ship that takes two hits, carries troops and planes, and bombards.
  unit('battleship', [16, 2, 3, 3, 'sea'], ['bombards'], {
    hits: 2,
    cargo: [
      { type: 'infantry', max: 2 },
      { type: 'bomber', max: 1 },
    ],
  }),
  // A ship that dives and shoots first, but at everything, and takes troops of several kinds together.
  unit('transport', [7, 2, 2, 1, 'sea'], ['dives', 'first-shot'], {
    hold: { room: 3, takes: { infantry: 1, artillery: 2 } },
  }),
];

/** The two theatres; the free city and the strait belong to neither. */
const MAINLAND = ['north-shore', 'north-hills', 'passes', 'south-hills', 'south-shore'];
const WATERS = ['the-island', 'far-coast', 'open-sea', 'north-sound', 'south-sound'];

const POWERS: readonly Power[] = ['germany', 'uk', 'japan', 'usa'];

const empty = (type: UnitType): UnitSpec => unit(type, [0, 0, 0, 0, 'facility']);

export const madeUpBoard: Board = {
  id: 'made-up',
  version: 1,
  title: 'A strait and an island',
  spaces,
  byId: new Map(spaces.map((space) => [space.id, space])),
  roster: UNIT_TYPES.filter((type) => kinds.some((kind) => kind.type === type)),
  units: Object.fromEntries(
    UNIT_TYPES.map((type) => [type, kinds.find((kind) => kind.type === type) ?? empty(type)]),
  ) as Board['units'], // every kind has its line
  powers: POWERS.map((power) => ({
    power,
    side: power,
    name: named(power),
    aliases: { en: [], de: [], nl: [] },
    capital: spaces.find(({ capitalOf }) => capitalOf === power)?.id ?? '',
    startingIpc: 20,
    tripleaName: power,
  })),
  sides: [],
  theatres: [
    { id: 'mainland', name: named('the mainland'), spaces: MAINLAND },
    { id: 'waters', name: named('the waters'), spaces: WATERS },
  ],
  canals: [
    {
      id: 'the-narrows',
      name: named('the narrows'),
      between: ['north-sound', 'the-strait'],
      banks: ['free-city'],
      control: 'mover',
      since: 'instant',
      into: 'the-strait',
      cost: 0,
    },
  ],
  scopedLinks: [{ between: ['free-city', 'the-strait'], scope: 'transport', state: 'closed' }],
  closed: [],
  edgeCrossings: [],
  setup: [
    {
      space: 'north-shore',
      power: 'germany',
      units: { infantry: 4, artillery: 2, bomber: 1, 'industrial-complex': 1 },
    },
    { space: 'north-hills', power: 'germany', units: { infantry: 2, 'industrial-complex': 1 } },
    { space: 'passes', power: 'germany', units: { infantry: 2, artillery: 1 } },
    { space: 'north-sound', power: 'germany', units: { battleship: 1, transport: 1 } },
    { space: 'south-shore', power: 'uk', units: { infantry: 1, artillery: 1, bomber: 1, 'industrial-complex': 1 } },
    { space: 'south-hills', power: 'uk', units: { infantry: 3, 'industrial-complex': 1 } },
    { space: 'south-sound', power: 'uk', units: { battleship: 1, transport: 1 } },
    { space: 'far-coast', power: 'usa', units: { infantry: 2, artillery: 1, 'industrial-complex': 1 } },
    { space: 'the-island', power: 'japan', units: { infantry: 2, artillery: 2, bomber: 2, 'industrial-complex': 1 } },
    { space: 'open-sea', power: 'japan', units: { battleship: 2, transport: 1 } },
  ],
  pieceLimits: { stacks: {}, complexes: 8 },
  ambiguous: [],
};

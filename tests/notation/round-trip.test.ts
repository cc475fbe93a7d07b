// The law of the notation: what is written in its canonical form is read back as the same order.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Conduct, GameOrderSchema, type Move, type PowerOrder } from '../../src/engine/index.ts';
import { makeOrder, makeSheet, type NotationContext, parseSheet } from '../../src/notation/index.ts';
import { enhancedRealism, type Ruleset, secondEdition } from '../../src/rulesets/index.ts';
import { PHASES, PLANS, type SpaceId, type UnitCounts, type UnitType } from '../../src/vocab/index.ts';
import { contextOf, NONCE } from './support.ts';

const { board } = secondEdition;
const ids = board.spaces.map(({ id }) => id);
const lands = board.spaces.filter(({ kind }) => kind === 'land').map(({ id }) => id);
const zones = board.spaces.filter(({ kind }) => kind === 'sea').map(({ id }) => id);

const power = fc.constantFrom(...board.powers.map((each) => each.power));
const space = fc.constantFrom(...ids);
const zone = fc.constantFrom(...zones);
const count = fc.integer({ min: 1, max: 99 });
const round = fc.integer({ min: 1, max: 99 });

const unitsOf = (types: readonly UnitType[]): fc.Arbitrary<UnitCounts> =>
  fc
    .subarray([...types], { minLength: 1, maxLength: 4 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((type) => [type, count])) as Record<UnitType, typeof count>),
    ); // every key is a unit type
const units = unitsOf(board.roster);
const cargo = unitsOf(['infantry', 'armor', 'aa-gun', 'fighter']);

/** A walk over the board; now and then a leap that no unit could make. */
const path: fc.Arbitrary<SpaceId[]> = fc
  .tuple(space, fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.option(space, { freq: 9 }))
  .map(([start, turns, leap]) => {
    const way = [start];
    for (const turn of turns) {
      const next = board.byId.get(way.at(-1) ?? start)?.adjacent ?? [];
      way.push(next[turn % Math.max(1, next.length)] ?? start);
    }
    return leap === null ? way : [...way, leap];
  });

const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record(
      {
        kind: fc.constant('march' as const),
        units,
        path,
        cargo: fc.oneof(cargo, fc.constant({})),
        origin: space,
        land: space,
        mission: fc.constant('raid' as const),
      },
      { requiredKeys: ['kind', 'units', 'path'] },
    ),
  },
  fc.record(
    { kind: fc.constant('load' as const), units, from: space, zone: fc.oneof(zone, space), ships: power },
    { requiredKeys: ['kind', 'units', 'from', 'zone'] },
  ),
  fc.record(
    {
      kind: fc.constant('unload' as const),
      units,
      zone: fc.oneof(zone, space),
      to: space,
      ships: power,
      origin: space,
    },
    { requiredKeys: ['kind', 'units', 'zone', 'to'] },
  ),
);

const conduct: fc.Arbitrary<Conduct> = fc.record(
  {
    orderOfLoss: fc.array(fc.constantFrom(...board.roster), { minLength: 1, maxLength: 10 }),
    plan: fc.constantFrom(...PLANS),
    planFrom: round,
    rounds: round,
    retreatAfter: round,
    retreatTo: space,
    submarines: fc.constantFrom('stay' as const, 'withdraw' as const, 'ask' as const),
    submarinesTo: fc.oneof(zone, space),
    guestsMayBeLost: fc.constant('yes' as const),
    picks: fc.array(fc.constantFrom(...board.roster), { minLength: 1, maxLength: 10 }),
  },
  { requiredKeys: [] },
);

const battle = fc.oneof(
  { weight: 4, arbitrary: space },
  space.map((id) => `raid/${id}`),
  space.map((id) => `${id}/2`),
  space.map((id) => `raid/${id}/2`),
);
const PURSES = ['near', 'far'] as const;
/** Who pays is written always: of two purses the one that an order leaves open has a name too. */
const purse = fc.constantFrom(...PURSES);
const fields = { power: fc.constant('uk' as const) };
const nonce = { ...fields, nonce: fc.constant(NONCE) };
const moves = fc.array(move, { maxLength: 8 });

const standing = fc.record({
  power,
  side: fc.constantFrom('attack' as const, 'defence' as const),
  scope: fc.oneof(fc.constantFrom('land' as const, 'sea' as const), fc.record({ space })),
  conduct,
});

const ORDERS: { readonly [T in PowerOrder['type']]: fc.Arbitrary<PowerOrder> } = {
  bid: fc.record(
    {
      type: fc.constant('bid' as const),
      total: fc.integer({ min: 0, max: 9999 }),
      units: fc.array(fc.record({ space: fc.oneof(zone, space), power, units }), { maxLength: 6 }),
      treasury: fc.dictionary(power, fc.integer({ min: 0, max: 9999 }), { maxKeys: 2 }),
      against: fc.integer({ min: 0, max: 9999 }),
      ...fields,
    },
    { requiredKeys: ['type', 'total', 'units', 'treasury', 'power'] },
  ),
  research: fc.record({ type: fc.constant('research' as const), dice: round, ...nonce }),
  purchase: fc.record({ type: fc.constant('purchase' as const), units, purse, ...fields }),
  'combat-move': fc.record(
    {
      type: fc.constant('combat-move' as const),
      moves,
      attacks: fc.array(fc.oneof(zone, space), { minLength: 1, maxLength: 3 }),
      ...nonce,
    },
    { requiredKeys: ['type', 'moves', 'power', 'nonce'] },
  ),
  rocket: fc.record({ type: fc.constant('rocket' as const), from: space, target: space, ...nonce }),
  fight: fc.record({
    type: fc.constant('fight' as const),
    battles: fc.array(fc.record({ battle, conduct }, { requiredKeys: ['battle'] }), { minLength: 1, maxLength: 4 }),
    ...nonce,
  }),
  casualties: fc.oneof(
    fc.record({
      type: fc.constant('casualties' as const),
      battle,
      lost: fc.array(fc.record({ power, units }), { minLength: 1, maxLength: 5 }),
      ...nonce,
    }),
    // Planes hit in passing, some of them told apart by where they have flown to.
    fc.record({
      type: fc.constant('casualties' as const),
      battle: fc.constantFrom(...lands).map((id) => `aa/${id}`),
      lost: fc.array(
        fc.record({ power: fc.oneof(power, fields.power), units, at: space }, { requiredKeys: ['power', 'units'] }),
        { minLength: 1, maxLength: 5 },
      ),
      ...nonce,
    }),
  ),
  withdraw: fc.record(
    {
      type: fc.constant('withdraw' as const),
      battle,
      submarines: fc.integer({ min: 0, max: 99 }),
      to: fc.oneof(zone, space),
      ...nonce,
    },
    { requiredKeys: ['type', 'battle', 'submarines', 'power', 'nonce'] },
  ),
  retreat: fc.oneof(
    fc.record(
      { type: fc.constant('retreat' as const), battle, to: space, ...nonce },
      { requiredKeys: ['type', 'battle', 'power', 'nonce'] },
    ),
    fc.record({
      type: fc.constant('retreat' as const),
      battle,
      ways: fc.array(fc.record({ power, units, to: fc.oneof(zone, space) }, { requiredKeys: ['units', 'to'] }), {
        minLength: 1,
        maxLength: 4,
      }),
      ...nonce,
    }),
  ),
  'defend-neutral': fc.record({ type: fc.constant('defend-neutral' as const), space, units, ...nonce }),
  intercept: fc.record({
    type: fc.constant('intercept' as const),
    battle,
    units: fc.oneof(units, fc.constant({})),
    ...nonce,
  }),
  'cash-advance': fc.record({
    type: fc.constant('cash-advance' as const),
    placements: fc.array(fc.record({ space, units }), { maxLength: 5 }),
    ...fields,
  }),
  'share-tribute': fc.record({
    type: fc.constant('share-tribute' as const),
    shares: fc.array(fc.record({ power, ipc: fc.integer({ min: 0, max: 9999 }) }), { minLength: 1, maxLength: 4 }),
    ...fields,
  }),
  'divide-fund': fc.record({
    type: fc.constant('divide-fund' as const),
    shares: fc.array(fc.record({ purse, ipc: fc.integer({ min: 0, max: 9999 }) }), {
      minLength: 1,
      maxLength: 4,
    }),
    ...fields,
  }),
  kamikaze: fc.record({
    type: fc.constant('kamikaze' as const),
    strikes: fc.array(
      fc.record(
        {
          space: zone,
          unit: fc.constantFrom('battleship' as const, 'carrier' as const),
          power,
          attacks: fc.integer({ min: 1, max: 99 }),
        },
        { requiredKeys: ['space', 'unit', 'attacks'] },
      ),
      { maxLength: 4 },
    ),
    ...nonce,
  }),
  recall: fc.record({
    type: fc.constant('recall' as const),
    units: fc.constantFrom('all' as const, 'none' as const),
    ...fields,
  }),
  'land-patrols': fc.record({
    type: fc.constant('land-patrols' as const),
    landings: fc.array(fc.record({ zone, count: fc.integer({ min: 1, max: 99 }), to: fc.oneof(zone, space) }), {
      minLength: 1,
      maxLength: 4,
    }),
    ...fields,
  }),
  'give-land': fc.record({
    type: fc.constant('give-land' as const),
    land: fc.array(fc.record({ space: fc.constantFrom(...lands), to: power }), { minLength: 1, maxLength: 4 }),
    ...fields,
  }),
  'lend-lease': fc.record({
    type: fc.constant('lend-lease' as const),
    units: fc.array(fc.record({ space, power, units }), { maxLength: 5 }),
    ...fields,
  }),
  'noncombat-move': fc.record({ type: fc.constant('noncombat-move' as const), moves, ...fields }),
  place: fc.record({
    type: fc.constant('place' as const),
    placements: fc.array(fc.record({ space, units, from: space }, { requiredKeys: ['space', 'units'] }), {
      maxLength: 5,
    }),
    ...fields,
  }),
  'end-turn': fc.record({ type: fc.constant('end-turn' as const), ...fields }),
  'standing-orders': fc.record({
    type: fc.constant('standing-orders' as const),
    orders: fc.array(standing, { minLength: 1, maxLength: 4 }),
    ...fields,
  }),
  resign: fc.record({ type: fc.constant('resign' as const), ...fields }),
};

/** Counterexamples name a phase, not a whole position. */
const context = fc.constantFrom(...PHASES);
const kamikaze = { power: 'uk', attacks: 6, zones: [], home: 'united-kingdom', hit: 2 } as const;
const ruleset: Ruleset = {
  ...secondEdition,
  movement: { ...secondEdition.movement, patrols: 'beside-land' },
  retreat: enhancedRealism.retreat,
  combat: { ...enhancedRealism.combat, escorts: { attack: 1, defence: 2 }, kamikaze },
  neutrals: enhancedRealism.neutrals,
  // Only that they are there: the lines for them are read where a ruleset knows what they are for.
  cashAdvance: [],
  nationLand: { freed: 'nobody', tribute: [] },
  lendLease: { to: 'uk', spaces: [] },
  spoils: [{ theatre: 'far', side: 'allies', recall: { power: 'uk', to: 'united-kingdom' } }],
  capture: { ...secondEdition.capture, takenTogether: 'may-be-given' },
  convoys: {
    takenBy: 'warships',
    retaken: 'first-owner',
    inNoncombat: 'own-side-only',
    pays: 'first-owner',
    routes: 'none',
    funds: [],
  },
  income: {
    ...secondEdition.income,
    purses: PURSES.map((id) => ({ id, power: 'uk' as const, spaces: [], startingIpc: 0 })),
  },
};
const at = (phase: (typeof PHASES)[number]): NotationContext => contextOf({ ruleset, power: 'uk', phase });

describe('parse(make(x)) is x', () => {
  for (const [type, orders] of Object.entries(ORDERS)) {
    test(`for ${type}`, () => {
      fc.assert(
        fc.property(context, orders, (phase, order) => {
          const where = at(phase);
          expect(GameOrderSchema.safeParse(order).success).toBe(true);
          const sheet = parseSheet(where, makeOrder(where, order));
          expect(sheet.problems).toEqual([]);
          expect(sheet.orders).toEqual([order]);
        }),
        { numRuns: 150 },
      );
    });
  }

  test('for a sheet with an order of each kind', () => {
    const sheet = fc.tuple(
      ORDERS['standing-orders'],
      ORDERS.research,
      ORDERS.purchase,
      ORDERS['combat-move'],
      ORDERS.rocket,
      ORDERS.fight,
      ORDERS.casualties,
      ORDERS.withdraw,
      ORDERS.retreat,
      ORDERS.fight,
      ORDERS['noncombat-move'],
      ORDERS.place,
      ORDERS['end-turn'],
      ORDERS.resign,
    );
    fc.assert(
      fc.property(context, sheet, (phase, orders) => {
        const where = at(phase);
        const read = parseSheet(where, makeSheet(where, orders));
        expect(read.problems).toEqual([]);
        expect(read.orders).toEqual(orders);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the canonical form', () => {
  test('uses codes and English abbreviations', () => {
    const where = at('purchase');
    const raid: PowerOrder = {
      type: 'combat-move',
      power: 'uk',
      nonce: NONCE,
      moves: [
        {
          kind: 'march',
          units: { bomber: 1 },
          path: ['united-kingdom', 'north-sea', 'western-europe', 'germany'],
          mission: 'raid',
          land: 'united-kingdom',
        },
        { kind: 'load', units: { infantry: 2 }, from: 'united-kingdom', zone: 'north-sea' },
        { kind: 'march', units: { transport: 1 }, path: ['north-sea', 'barents-sea'], cargo: { infantry: 2 } },
        { kind: 'unload', units: { infantry: 2 }, zone: 'barents-sea', to: 'karelia-ssr' },
      ],
    };
    expect(makeOrder(where, raid)).toBe(
      [
        'Combat moves',
        '1 bmr GBR > north-sea > WEU > GER SBR (land GBR)',
        'load 2 inf GBR > NOR',
        '1 trn NOR > BAR (carrying 2 inf)',
        'unload 2 inf BAR > KAR',
      ].join('\n'),
    );
  });
});

// A battle of counted forces set up on a board, for the engine to fight: somewhere it can be fought and left, with the
// attackers come from next door and the troops of a landing aboard their ships.

import { type Board, canFight, hasDeck, hasTrait, liftsTroops, roomOn, type Space, spaceOf } from '../board/index.ts';
import {
  type BattleId,
  decide,
  evolve,
  type GameEvent,
  type GameState,
  type OpenGame,
  type StandingOrder,
  spaceAt,
  type Unit,
  type UnitGroup,
  unopened,
} from '../engine/index.ts';
import { spacesInPlay } from '../engine/phases/position.ts';
import { type Ruleset, usualOptions } from '../rulesets/index.ts';
import {
  countEntries,
  kindOf,
  type Power,
  type SpaceId,
  type TheatreId,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import { loadsOn } from './aboard.ts';
import type { Question } from './prepare.ts';
import { supportersOf } from './prepare-salvos.ts';

export interface Stage {
  readonly state: GameState;
  readonly battle: BattleId;
}

/** Where a battle is set: its space, the attackers' land and zone beside it, the defenders' land. */
interface Ground {
  readonly site: SpaceId;
  readonly from: SpaceId;
  /** Land for planes, which at sea come from there. */
  readonly base: SpaceId;
  readonly zone: SpaceId;
  readonly behind?: SpaceId;
}

/** Land and sea that may be entered. */
const isOpen = ({ closed }: Board, { id, neutral }: Space): boolean => !neutral && !closed.includes(id);

const beside = (board: Board, space: Space, kind: Space['kind']): readonly Space[] =>
  space.adjacent.map((id) => spaceOf(board, id)).filter((one) => one.kind === kind && isOpen(board, one));

const hasCanal = ({ canals }: Board, one: SpaceId, other: SpaceId): boolean =>
  canals.some(({ between }) => between.includes(one) && between.includes(other));

/** Whether a space lies in a theatre; anywhere where none is asked for. */
const within =
  ({ theatres = [] }: Board, theatre: TheatreId | undefined) =>
  ({ id }: Space): boolean =>
    theatre === undefined || theatres.some((each) => each.id === theatre && each.spaces.includes(id));

const landGround = (board: Board, isThere: (space: Space) => boolean): Ground | undefined => {
  const sites = board.spaces.filter((one) => one.kind === 'land' && isOpen(board, one) && !one.capitalOf);
  for (const site of sites.filter(isThere)) {
    const [from, behind] = beside(board, site, 'land');
    const [zone] = beside(board, site, 'sea');
    if (from !== undefined && behind !== undefined && zone !== undefined)
      return { site: site.id, from: from.id, base: from.id, zone: zone.id, behind: behind.id };
  }
  return undefined;
};

const seaGround = (board: Board, isThere: (space: Space) => boolean): Ground | undefined => {
  for (const site of board.spaces.filter((one) => one.kind === 'sea' && isThere(one))) {
    const [from, behind] = beside(board, site, 'sea').filter(({ id }) => !hasCanal(board, site.id, id));
    const [base] = beside(board, site, 'land');
    if (from !== undefined && behind !== undefined && base !== undefined)
      return { site: site.id, from: from.id, base: base.id, zone: from.id, behind: behind.id };
  }
  return undefined;
};

/** A kind of ship that a position can lay down with something aboard. */
type CargoShip = NonNullable<NonNullable<OpenGame['start']>['cargo']>[number]['ship'];

interface Laden {
  readonly space: SpaceId;
  readonly power: Power;
  readonly ship: CargoShip;
  readonly units: { readonly power: Power; readonly units: UnitCounts }[];
}

/** A kind of ship with a hold or a deck; positions name these and no others. */
const shipThat = (board: Board, test: (type: UnitType) => boolean): CargoShip | undefined =>
  board.roster.find((type): type is CargoShip => test(type));

const only = (board: Board, units: UnitCounts, test: (type: UnitType) => boolean): UnitCounts =>
  Object.fromEntries(countEntries(units).filter(([type]) => board.roster.includes(type) && test(type)));

/** Units put aboard ships of one kind. */
const aboard = (board: Board, space: SpaceId, power: Power, ship: CargoShip, units: UnitCounts): readonly Laden[] =>
  loadsOn(board, ship, units).map(({ type, count }) => ({
    space,
    power,
    ship,
    units: [{ power, units: { [type]: count } }],
  }));

/** Fighters on the decks of those carriers that are there; others stand by themselves. */
const onDecks = (board: Board, space: SpaceId, power: Power, units: UnitCounts): readonly Laden[] => {
  const ship = shipThat(board, (type) => hasDeck(board, type) && (units[type] ?? 0) > 0);
  if (ship === undefined) return [];
  const planes = only(board, units, (type) => roomOn(board, ship, type) > 0);
  return aboard(board, space, power, ship, planes).slice(0, units[ship] ?? 0);
};

const minus = (units: UnitCounts, laden: readonly Laden[]): UnitCounts => {
  const left: { [type in UnitType]?: number } = { ...units };
  for (const { ship, units: loads } of laden) {
    left[ship] = (left[ship] ?? 0) - 1;
    for (const { units: load } of loads)
      for (const [type, count] of countEntries(load)) left[type] = (left[type] ?? 0) - count;
  }
  return left;
};

const groupsIn = (state: GameState, space: SpaceId, power: Power, test: (type: UnitType) => boolean): UnitGroup[] =>
  spaceAt(state, space)
    .units.filter((unit) => unit.power === power && test(unit.type))
    .map(({ id, type }) => ({ power, type, ids: [id] }));

/** The position in which so many ships of each power have borne a hit. */
const hurt = (state: GameState, damaged: { readonly [power in Power]?: UnitCounts | undefined }): GameState => {
  const left = new Map<string, number>(
    Object.entries(damaged).flatMap(([power, counts = {}]) =>
      countEntries(counts).map(([type, count]) => [`${power}/${type}`, count] as const),
    ),
  );
  if (left.size === 0) return state;
  const after = (unit: Unit): Unit => {
    const key = `${unit.power}/${unit.type}`;
    const more = left.get(key) ?? 0;
    left.set(key, more - 1);
    return more > 0 ? { ...unit, damage: 1 } : unit;
  };
  return { ...state, spaces: state.spaces.map((space) => ({ ...space, units: space.units.map(after) })) };
};

/**
 * Sets up the battle a question is about. Of a landing all land units come over the sea, on as few transports as hold
 * them.
 *
 * @returns undefined where the rules know no such position: fighters at sea without a deck to stand on, above all
 */
export const stageFor = (ruleset: Ruleset, question: Question): Stage | undefined => {
  const { board } = ruleset;
  const { attacker, defender, shots = 0, guns = 0, exits = 'open', luck = 'dice' } = question;
  const isShip = (type: UnitType): boolean => board.units[type].domain === 'sea';
  const isPlane = (type: UnitType): boolean => board.units[type].domain === 'air';
  const isTroop = (type: UnitType): boolean => board.units[type].domain === 'land' && canFight(board, type);
  const atSea =
    question.kind === 'sea' ||
    (question.kind === undefined &&
      [attacker, defender].some(({ units }) => countEntries(units).some(([type]) => isShip(type))));
  const lands = !atSea && (question.assault ?? (shots > 0 ? 'landing' : 'none')) === 'landing';
  const isThere = within(board, question.theatre);
  const ground = atSea ? seaGround(board, isThere) : landGround(board, isThere);
  const [own] = ruleset.turnOrder;
  const foe = ruleset.turnOrder.find(
    (power) => !ruleset.sides.some(({ powers }) => own !== undefined && powers.includes(own) && powers.includes(power)),
  );
  if (ground === undefined || own === undefined || foe === undefined) return undefined;
  const { site, from, base, zone, behind } = ground;

  const lift = shipThat(board, (type) => liftsTroops(board, type));
  const gun = board.roster.find((type) => hasTrait(board, type, 'antiaircraft'));
  const supporters = lands ? supportersOf(ruleset, question) : {};
  const troops = only(board, attacker.units, isTroop);
  const planes = only(board, attacker.units, isPlane);
  const ships = only(board, attacker.units, isShip);
  const landing = lands && lift !== undefined ? aboard(board, zone, own, lift, troops) : [];
  const there = only(board, defender.units, (type) => canFight(board, type));
  const decked = atSea ? onDecks(board, site, foe, there) : [];
  const placed = (space: SpaceId, power: Power, units: UnitCounts) => {
    const positive = Object.fromEntries(countEntries(units).filter(([, count]) => count > 0));
    return Object.keys(positive).length === 0 ? [] : [{ space, power, units: positive }];
  };
  const origin = atSea ? ships : lands ? planes : { ...troops, ...planes };
  const order: OpenGame = {
    type: 'open-game',
    title: 'A battle',
    board: board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: { ...usualOptions(ruleset), ...(ruleset.options.luck === undefined ? {} : { luck }) },
    players: ruleset.turnOrder.map((power) => ({ id: power, name: power, powers: [power], role: 'player' as const })),
    dice: { source: 'recorded' },
    purpose: 'demonstration',
    start: {
      round: 2,
      power: own,
      control: {
        ...Object.fromEntries(
          spacesInPlay(ruleset)
            .filter(({ kind }) => kind === 'land')
            .map(({ id, originalOwner }) => [id, originalOwner]),
        ),
        ...(atSea ? {} : { [site]: foe, [from]: own, ...(behind === undefined ? {} : { [behind]: foe }) }),
        [base]: own,
      },
      units: [
        ...placed(from, own, origin),
        ...(atSea ? placed(base, own, planes) : []),
        ...placed(site, foe, minus(there, decked)),
        ...(decked.length === 0 ? [] : decked.flatMap(({ ship }) => placed(site, foe, { [ship]: 1 }))),
        ...(gun === undefined || atSea ? [] : placed(site, foe, { [gun]: guns })),
        ...landing.flatMap(({ ship }) => placed(zone, own, { [ship]: 1 })),
        ...placed(zone, own, supporters),
      ],
      cargo: [...landing, ...decked],
      treasury: {},
      technology: { [own]: [...(attacker.technologies ?? [])], [foe]: [...(defender.technologies ?? [])] },
    },
  };
  const opened = decide(ruleset, unopened(), order);
  if (!opened.ok) return undefined;
  const start = hurt(opened.value.events.reduce(evolve, unopened()), {
    [own]: attacker.damaged,
    [foe]: defender.damaged,
  });
  const events: GameEvent[] = [];
  const come = (space: SpaceId, test: (type: UnitType) => boolean): UnitGroup[] => {
    const units = groupsIn(start, space, own, test);
    if (units.length > 0) events.push({ type: 'units-moved', units, path: [space, site], cost: 1, role: 'combat' });
    return units;
  };
  const moved = atSea ? [...come(from, isShip), ...come(base, isPlane)] : come(from, (type) => canFight(board, type));
  const carried: UnitGroup[] = [];
  for (const ship of spaceAt(start, zone).units.filter(({ type }) => lands && type === lift)) {
    const ids = spaceAt(start, zone).units.filter((unit) => unit.aboard === ship.id);
    const units = ids.map(({ id, type }): UnitGroup => ({ power: own, type, ids: [id] }));
    if (units.length === 0) continue;
    carried.push(...units);
    events.push({ type: 'landing-declared', units, ship: ship.id, zone, to: site });
  }
  const combat = ruleset.phases.find(({ id }) => kindOf(id) === 'combat');
  if (combat === undefined || moved.length + carried.length === 0) return undefined;
  events.push({ type: 'phase-began', phase: combat.id });
  events.push({
    type: 'battle-declared',
    battle: site,
    kind: atSea ? 'sea' : 'land',
    spaces: lands && ruleset.combat.landing !== undefined ? [site, zone] : [site],
    attackers: [...moved, ...carried],
    supports: groupsIn(start, zone, own, (type) => (supporters[type] ?? 0) > 0).flatMap(({ ids }) => ids),
    after: [],
  });
  const scope = atSea ? 'sea' : 'land';
  const standing: StandingOrder[] = [
    { power: own, side: 'attack', scope, conduct: attacker.conduct ?? {} },
    { power: foe, side: 'defence', scope, conduct: defender.conduct ?? {} },
  ];
  const state = { ...events.reduce(evolve, start), standing };
  return { state: exits === 'closed' ? shutIn(board, state, site, foe) : state, battle: site };
};

/** The position in which the attackers have come from nowhere, and nothing around them is theirs or free. */
const shutIn = (board: Board, state: GameState, site: SpaceId, foe: Power): GameState => {
  const around = spaceOf(board, site).adjacent.map((id) => spaceOf(board, id));
  const kinds = new Map(around.map(({ id, kind }) => [state.slots.get(id), kind]));
  const ship = board.roster.find((type) => board.units[type].domain === 'sea');
  let id = state.spaces.reduce((most, { units }) => Math.max(most, ...units.map((unit) => unit.id)), 0);
  return {
    ...state,
    spaces: state.spaces.map((space, slot) => {
      const kind = kinds.get(slot);
      if (kind === 'land') return { ...space, control: foe };
      if (kind !== 'sea' || ship === undefined) return space;
      id += 1;
      return { ...space, units: [...space.units, { id, power: foe, type: ship }] };
    }),
    turn: {
      ...state.turn,
      units: new Map([...state.turn.units].map(([unit, { from: _, ...turn }]) => [unit, turn])),
    },
  };
};

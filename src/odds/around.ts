// What goes with a battle of a game beside its two forces: who may leave and where to, which ships support it, and what
// goes down with ships that are lost before others.

import { hasDeck, hasTrait } from '../board/index.ts';
import { retreatSpaces } from '../engine/combat/exits.ts';
import { cargoOf, isPlane, siteOf, spaceIn } from '../engine/combat/line-up.ts';
import { begin } from '../engine/course.ts';
import {
  type BattleId,
  type Battle as Fight,
  findUnit,
  type GameState,
  spaceAt,
  turnOf,
  type Unit,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { countEntries, countUnits, noFaces, type SpaceId, type UnitCounts, type UnitType } from '../vocab/index.ts';
import type { Battle } from './battle.ts';
import type { End } from './outcome.ts';
import { linedUp } from './position.ts';

/** Who of the attackers may leave, and what keeps the others. */
interface WayOut {
  readonly who: 'all' | 'planes' | 'nobody';
  /** Absent if all may: a landing binds them, or there is nowhere to go. */
  readonly why?: 'landing' | 'nowhere';
  /** Spaces for land units and ships; planes need none. */
  readonly to: readonly SpaceId[];
}

/** Ships beside a landing. */
interface Support {
  readonly zone: SpaceId;
  readonly ships: UnitCounts;
  /** `sea-battle`: they have that to fight first, and no shot is left; `held-back`: fewer are to fire. */
  readonly fires: 'yes' | 'sea-battle' | 'held-back';
}

/** Laden ships that go before others by the order of loss. */
export interface Drowning {
  readonly ships: UnitCounts;
  readonly cargo: UnitCounts;
  /** Kinds that would go only behind them. */
  readonly before: readonly UnitType[];
}

export interface Around {
  /** A landing from a zone that is still to be fought for. */
  readonly supposes?: 'sea-battle-won';
  readonly out: WayOut;
  readonly supports: readonly Support[];
  readonly drowning?: Drowning;
}

const unitsBy = (state: GameState, ids: Fight['attackers']): readonly Unit[] =>
  ids.flatMap((id) => findUnit(state, id)?.unit ?? []);

const wayOut = (ruleset: Ruleset, state: GameState, fight: Fight, battle: Battle): WayOut => {
  const attackers = unitsBy(state, fight.attackers);
  const planes = attackers.filter((unit) => isPlane(ruleset, unit)).length;
  const { exits } = battle.leaving;
  if (exits === 'none' || fight.assault === 'yes') {
    const apart = ruleset.retreat.fromAssault === 'planes' && planes > 0;
    return { who: apart ? 'planes' : 'nobody', why: 'landing', to: [] };
  }
  if (planes === attackers.length) return { who: 'all', to: [] };
  if (exits === 'planes') return { who: planes > 0 ? 'planes' : 'nobody', why: 'nowhere', to: [] };
  return { who: 'all', to: retreatSpaces(begin(ruleset, state, noFaces), fight) };
};

const supportsOf = (ruleset: Ruleset, state: GameState, fight: Fight, { opening }: Battle): readonly Support[] => {
  const { power, landings } = state.turn;
  const zones = [...new Set(landings.filter(({ to }) => to === siteOf(fight)).map(({ zone }) => zone))];
  return zones.flatMap((zone) => {
    const ships = spaceAt(state, zone).units.filter(
      (unit) => unit.power === power && hasTrait(ruleset.board, unit.type, 'bombards'),
    );
    const isSeaBattle = state.turn.battles.some(({ kind, spaces }) => kind === 'sea' && spaces.includes(zone));
    const fire = opening.shots === 0 ? [] : ships.filter(({ id }) => fight.supports.includes(id));
    const others = ships.filter((ship) => !fire.includes(ship));
    return [
      ...(fire.length === 0 ? [] : [{ zone, ships: countUnits(fire), fires: 'yes' } as const]),
      ...(others.length === 0
        ? []
        : [{ zone, ships: countUnits(others), fires: isSeaBattle ? 'sea-battle' : 'held-back' } as const]),
    ];
  });
};

/** What goes down with a ship: those aboard who do not fight themselves, and planes that are to land on it. */
const lostWith = (state: GameState, fight: Fight, ship: Unit): readonly Unit[] =>
  cargoOf(state, spaceIn(state, fight, ship.id), ship.id).filter(({ id }) => !fight.attackers.includes(id));

/**
 * Planes that said they would land in the zone of the battle, for whose decks there is a carrier among the attackers.
 */
const homingTo = (ruleset: Ruleset, state: GameState, zone: SpaceId): readonly Unit[] =>
  [...state.slots.keys()].flatMap((space) =>
    spaceAt(state, space).units.filter((unit) => isPlane(ruleset, unit) && turnOf(state, unit.id)?.land === zone),
  );

const drowningOf = (ruleset: Ruleset, state: GameState, fight: Fight, battle: Battle): Drowning | undefined => {
  const zones = fight.kind === 'sea' ? [siteOf(fight)] : battle.ships === undefined ? [] : fight.spaces.slice(1);
  const ships = zones.flatMap((zone) =>
    spaceAt(state, zone).units.filter(
      ({ power, type }) => power === state.turn.power && ruleset.board.units[type].domain === 'sea',
    ),
  );
  const homing = zones.flatMap((zone) => homingTo(ruleset, state, zone));
  const cargoAboard = (ship: Unit): readonly Unit[] => {
    const decked = hasDeck(ruleset.board, ship.type) ? homing : [];
    return [...lostWith(state, fight, ship), ...decked];
  };
  const laden = ships.filter((ship) => cargoAboard(ship).length > 0);
  const kinds = new Set(laden.map(({ type }) => type));
  const order = [...new Set(battle.attacker.order ?? battle.attacker.groups.map(({ type }) => type))];
  const fighting = new Set([...unitsBy(state, fight.attackers), ...ships].map(({ type }) => type));
  const early = order.filter((type) => kinds.has(type));
  const before = order.filter(
    (type, at) => !kinds.has(type) && fighting.has(type) && early.some((one) => order.indexOf(one) < at),
  );
  const lost = laden.filter(({ type }) => before.some((other) => order.indexOf(other) > order.indexOf(type)));
  if (lost.length === 0) return undefined;
  const cargo = [...new Set(lost.flatMap(cargoAboard))];
  return { ships: countUnits(lost), cargo: countUnits(cargo), before };
};

/**
 * What goes with a battle that is declared or under way.
 *
 * @param battle as `battleOf` gives it
 */
export const aroundOf = (ruleset: Ruleset, state: GameState, id: BattleId, battle: Battle): Around | undefined => {
  const declared = state.turn.battles.find((one) => one.id === id);
  if (declared === undefined) return undefined;
  const fight = linedUp(ruleset, state, declared);
  const drowning = drowningOf(ruleset, state, fight, battle);
  const isBehind = (first: BattleId): boolean =>
    state.turn.battles.some(({ id: other, kind, status }) => other === first && kind === 'sea' && status !== 'ended');
  return {
    ...(fight.status === 'declared' && fight.after.some(isBehind) ? { supposes: 'sea-battle-won' } : {}),
    out: wayOut(ruleset, state, fight, battle),
    supports: supportsOf(ruleset, state, fight, battle),
    ...(drowning === undefined ? {} : { drowning }),
  };
};

/**
 * The chance that one of the laden ships is lost at least, from the ends of a battle at sea: empty ones go before them.
 */
export const chanceToDrown = (ends: readonly Pick<End, 'chance' | 'attackers'>[], { ships }: Drowning): number =>
  ends.reduce((sum, { chance, attackers }) => {
    const isLost = countEntries(ships).some(([type, count]) => (attackers[type] ?? 0) < count);
    return isLost ? sum + chance : sum;
  }, 0);

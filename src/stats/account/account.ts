// A player turn as clubs tell it, in eight parts: starting income, purchases, combat moves, combat results, noncombat
// moves, placement, final income, and the board as it is then. Plain facts; no words and no drawing.

import { cashOf, type EventOf, type GameEvent, type GameState, landValue } from '../../engine/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import {
  type ByPower,
  byPower,
  type Ipc,
  MAIN_PURSE,
  type Phase,
  type Power,
  type PurseId,
  type Side,
  type SpaceId,
  type Technology,
  type TheatreId,
  type UnitCounts,
} from '../../vocab/index.ts';
import { type BattleAccount, battlesOf } from './battles.ts';
import { type FireAccount, fireOf } from './fire.ts';
import { addCounts, type Force, forcesOf, forcesOfGroups } from './force.ts';
import { type MoveAccount, movesOf, type Stretch } from './moves.ts';

/** What clubs write `34/35`: the value of the land held, and the money in the treasury. */
export interface Standing {
  readonly land: Ipc;
  readonly cash: Ipc;
}

/** Money that went or came during the turn. */
export interface Payment {
  readonly power: Power;
  readonly way: 'paid' | 'received';
  readonly ipc: Ipc;
  readonly for: EventOf<'paid'>['for'] | EventOf<'received'>['for'];
  readonly space?: SpaceId;
  /** Of several purses, which. */
  readonly purse?: PurseId;
}

interface ResearchAccount {
  readonly dice: number;
  readonly fires: readonly FireAccount[];
  readonly gained: readonly { readonly technology: Technology; readonly starts: 'at-once' | 'after-turn' }[];
}

/** Fire at planes on their way, before any battle. */
interface OverflightAccount {
  readonly space: SpaceId;
  readonly gunner: Power;
  readonly fire?: FireAccount;
  readonly lost: readonly Force[];
}

interface RocketAccount {
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly fire?: FireAccount;
  readonly damage?: { readonly owner: Power; readonly ipc: Ipc; readonly paid?: 'later' };
}

/** A neutral that somebody moved into or over, and who stood up for it. */
interface NeutralAccount {
  readonly space: SpaceId;
  readonly by: 'land' | 'air';
  /** The dice of the power nearest to it, each worth its face in IPC. */
  readonly fire?: FireAccount;
  readonly power?: Power;
  readonly ipc?: Ipc;
  /** Absent until they are raised. */
  readonly units?: UnitCounts;
}

/** Damage that was taken off the income of its owner, or fell away as the complex was captured. */
type SettledAccount = Omit<EventOf<'damage-settled'>, 'type'>;

interface PlacementAccount {
  readonly space: SpaceId;
  readonly power: Power;
  readonly units: UnitCounts;
}

/**
 * A bid laid out before the first turn: its total, and the units it put on the board. Its money is among the payments.
 */
interface BidAccount {
  readonly side: Side;
  readonly total: Ipc;
  readonly units: readonly PlacementAccount[];
}

export interface TurnAccount {
  readonly round: number;
  readonly power: Power;
  /** The phase reached; `undefined` when the turn is over. */
  readonly phase?: Phase;
  readonly start: ByPower<Standing>;
  readonly end: ByPower<Standing>;
  readonly technology: readonly Technology[];
  readonly bid?: BidAccount;
  readonly research?: ResearchAccount;
  /** What was paid for: troops that come unbought are told where they are placed. */
  readonly purchases: UnitCounts;
  readonly purchaseCost: Ipc;
  readonly combatMoves: readonly MoveAccount[];
  readonly overflights: readonly OverflightAccount[];
  /** Where neutrals resist: those that were violated in this turn. */
  readonly neutrals?: readonly NeutralAccount[];
  readonly battles: readonly BattleAccount[];
  /** What else moved or changed hands while the battles were fought. */
  readonly besideBattles: readonly MoveAccount[];
  /** Moves after the battles that make battles again, where there are such. */
  readonly secondMoves?: readonly MoveAccount[];
  readonly rockets: readonly RocketAccount[];
  readonly noncombatMoves: readonly MoveAccount[];
  readonly placements: readonly PlacementAccount[];
  readonly forfeited: UnitCounts;
  readonly payments: readonly Payment[];
  /** Territories whose owner is another at the end of the turn than at its start. */
  readonly captured: readonly SpaceId[];
  /** How often a position was reported in this turn. */
  readonly reports: number;
  readonly roundEnd?: { readonly round: number; readonly production: { readonly [side: Side]: Ipc } };
  readonly won?: { readonly side: Side; readonly how: EventOf<'game-won'>['how'] };
  readonly resigned: readonly Power[];
  /** Theatres won in this turn, and those in which the war was taken up again. */
  readonly theatresWon?: readonly TheatreWon[];
  readonly reopened?: readonly TheatreId[];
  /** Powers that an attack of this turn made enemies. */
  readonly peaceBroken?: readonly (readonly [Power, Power])[];
  /** Damage settled in this turn, where it is not paid at once. */
  readonly settled?: readonly SettledAccount[];
  /** Powers that are out of the game since this turn. */
  readonly eliminated?: readonly Power[];
}

interface TheatreWon {
  readonly theatre: TheatreId;
  readonly side: Side;
  readonly how: Exclude<EventOf<'theatre-won'>['how'], 'agreement'>;
}

/** A turn to be told: its events in order, the position after the first of them, and the one at its end. */
export interface TurnToTell {
  readonly round: number;
  readonly power: Power;
  readonly events: readonly { readonly seq: number; readonly event: GameEvent }[];
  readonly start: GameState;
  readonly end: GameState;
  readonly status: 'over' | 'under-way';
}

/** Land value and money to spend of each power, in IPC. */
export const standingsOf = (ruleset: Ruleset, state: GameState): ByPower<Standing> =>
  byPower((power) => ({ land: landValue(ruleset, state, power), cash: cashOf(state, power) }));

type Told = TurnToTell['events'];
const ofType = <T extends GameEvent['type']>(events: Told, type: T): readonly EventOf<T>[] =>
  events.flatMap(({ event }) => (event.type === type ? [event as EventOf<T>] : [])); // the type was looked at

const researchOf = (events: Told): ResearchAccount | undefined => {
  const begun = ofType(events, 'research-begun');
  if (begun.length === 0) return undefined;
  const fires = events.flatMap(({ seq, event }) =>
    event.type === 'rolled' && (event.role === 'research' || event.role === 'technology-table')
      ? [fireOf(event, seq)]
      : [],
  );
  const gained = ofType(events, 'technology-gained').map(({ technology, starts }) => ({ technology, starts }));
  return { dice: begun.reduce((sum, { dice }) => sum + dice, 0), fires, gained };
};

const overflightsOf = (events: Told): readonly OverflightAccount[] =>
  ofType(events, 'overflown').map(({ space, gunner }) => {
    const fired = events.find(
      ({ event }) =>
        event.type === 'rolled' && event.role === 'antiaircraft' && event.battle === undefined && event.space === space,
    );
    const lost = ofType(events, 'units-lost')
      .filter((event) => event.cause === 'antiaircraft' && event.battle === undefined && event.space === space)
      .flatMap(({ units }) => forcesOfGroups(units));
    return {
      space,
      gunner,
      ...(fired?.event.type === 'rolled' ? { fire: fireOf(fired.event, fired.seq) } : {}),
      lost,
    };
  });

const neutralsOf = (events: Told): readonly NeutralAccount[] =>
  ofType(events, 'neutral-violated').map(({ space, by }): NeutralAccount => {
    const thrown = events.find(
      ({ event }) => event.type === 'rolled' && event.role === 'neutral' && event.space === space,
    );
    const due = ofType(events, 'choice-due').find((choice) => choice.space === space);
    const raised = ofType(events, 'neutral-defended').find((defended) => defended.space === space);
    const power = raised?.power ?? due?.from[0];
    const ipc = raised?.ipc ?? due?.ipc;
    return {
      space,
      by,
      ...(thrown?.event.type === 'rolled' ? { fire: fireOf(thrown.event, thrown.seq) } : {}),
      ...(power === undefined ? {} : { power }),
      ...(ipc === undefined ? {} : { ipc }),
      ...(raised === undefined ? {} : { units: addCounts(raised.units.map(({ type, count }) => ({ [type]: count }))) }),
    };
  });

const rocketsOf = (events: Told): readonly RocketAccount[] =>
  ofType(events, 'rocket-fired').map(({ from, target }) => {
    const fired = events.find(
      ({ event }) => event.type === 'rolled' && event.role === 'rocket' && event.space === target,
    );
    const bombed = ofType(events, 'industry-bombed').find(({ by, space }) => by === 'rocket' && space === target);
    return {
      from,
      target,
      ...(fired?.event.type === 'rolled' ? { fire: fireOf(fired.event, fired.seq) } : {}),
      ...(bombed === undefined
        ? {}
        : {
            damage: {
              owner: bombed.owner,
              ipc: bombed.damage,
              ...(bombed.paid === undefined ? {} : { paid: bombed.paid }),
            },
          }),
    };
  });

const placementsOf = (events: Told, how: 'units-placed' | 'bid-placed'): readonly PlacementAccount[] => {
  const units = ofType(events, how).flatMap((event) => event.units);
  const spaces = [...new Set(units.map(({ space }) => space))];
  return spaces.flatMap((space) => {
    const here = units.filter((unit) => unit.space === space);
    const each = here.flatMap(({ power, type, count }) => Array.from({ length: count }, () => ({ power, type })));
    return forcesOf(each).map((force) => ({ space, ...force }));
  });
};

const paymentsOf = (events: Told): readonly Payment[] =>
  events.flatMap(({ event }): readonly Payment[] => {
    if (event.type !== 'paid' && event.type !== 'received') return [];
    const { power, ipc, space, purse } = event;
    const where = space === undefined ? {} : { space };
    const named = purse === MAIN_PURSE ? {} : { purse };
    return [{ power, way: event.type, ipc, for: event.for, ...where, ...named }];
  });

const capturedIn = (ruleset: Ruleset, start: GameState, end: GameState): readonly SpaceId[] =>
  ruleset.board.spaces.flatMap(({ id }) => {
    const slot = start.slots.get(id) ?? -1;
    const [was, is] = [start.spaces[slot]?.control ?? null, end.spaces[slot]?.control ?? null];
    return was === is || is === null ? [] : [id];
  });

/** A stretch of the events of a turn, and what the moves in it are told as. */
interface Part extends Stretch {
  readonly as: 'combat' | 'beside' | 'second' | 'noncombat';
}

/** What moves are told as from each phase on: those that are not named go on with the part before. */
const PARTS: { readonly [phase in Phase]?: Part['as'] } = {
  combat: 'beside',
  'combat-move/2': 'second',
  'combat/2': 'beside',
  'noncombat-move': 'noncombat',
};

/** The events of a turn cut where they are told otherwise; without moves after the battles placing ends these. */
const partsOf = (events: Told): readonly Part[] => {
  const began = events.flatMap(({ event }, at) => (event.type === 'phase-began' ? [{ phase: event.phase, at }] : []));
  const hasNoncombat = began.some(({ phase }) => PARTS[phase] === 'noncombat');
  const cuts = began.flatMap(({ phase, at }) => {
    const as = PARTS[phase] ?? (phase === 'place' && !hasNoncombat ? 'noncombat' : undefined);
    return as === undefined ? [] : [{ as, at }];
  });
  return [{ as: 'combat' as const, at: 0 }, ...cuts].map(({ as, at }, index) => ({
    as,
    from: at,
    to: cuts[index]?.at ?? events.length,
  }));
};

/** What a battle's own account does not tell already. */
const beside = (
  moves: readonly MoveAccount[],
  battles: readonly BattleAccount[],
  neutrals: readonly NeutralAccount[],
): readonly MoveAccount[] =>
  moves.filter((move) => {
    if (move.kind !== 'take' && move.kind !== 'facilities') return true;
    if (neutrals.some(({ space, power }) => move.kind === 'take' && space === move.space && power === move.to))
      return false;
    return !battles.some(({ space, taken }) => space === move.space && taken !== undefined);
  });

/** Tells a turn. */
export const tellTurn = (ruleset: Ruleset, turn: TurnToTell): TurnAccount => {
  const told = turn.events.slice(1); // the first is the beginning, which `start` already holds
  const events = told.map(({ event }) => event);
  const parts = partsOf(told);
  const moves = (as: Part['as']) =>
    parts.filter((part) => part.as === as).flatMap((part) => movesOf(events, turn.start, part));
  const battles = battlesOf(told);
  const neutrals = neutralsOf(told);
  const settled = ofType(told, 'damage-settled').map(({ type: _, ...rest }) => rest);
  const eliminated = ofType(told, 'power-eliminated').map(({ power }) => power);
  const bid = ofType(told, 'bid-made')[0];
  const research = researchOf(told);
  const bought = ofType(told, 'units-purchased').filter(({ cost }) => cost > 0);
  const roundEnd = ofType(told, 'round-ended')[0];
  const won = ofType(told, 'game-won')[0];
  const theatresWon = ofType(told, 'theatre-won').flatMap(({ theatre, side, how }): readonly TheatreWon[] =>
    how === 'agreement' ? [] : [{ theatre, side, how }],
  );
  const reopened = ofType(told, 'theatre-reopened').map(({ theatre }) => theatre);
  const peaceBroken = ofType(told, 'relation-changed').flatMap(({ between, to, by }) =>
    by === 'attack' && to === 'enemy' ? [between] : [],
  );
  return {
    round: turn.round,
    power: turn.power,
    ...(turn.status === 'over' ? {} : { phase: turn.end.turn.phase }),
    start: standingsOf(ruleset, turn.start),
    end: standingsOf(ruleset, turn.end),
    technology: turn.start.technology[turn.power],
    ...(bid === undefined
      ? {}
      : { bid: { side: bid.side, total: bid.total, units: placementsOf(told, 'bid-placed') } }),
    ...(research === undefined ? {} : { research }),
    purchases: addCounts(bought.map(({ units }) => units)),
    purchaseCost: bought.reduce((sum, { cost }) => sum + cost, 0),
    combatMoves: moves('combat'),
    overflights: overflightsOf(told),
    ...(neutrals.length === 0 ? {} : { neutrals }),
    battles,
    besideBattles: beside(moves('beside'), battles, neutrals),
    rockets: rocketsOf(told),
    ...(parts.some(({ as }) => as === 'second') ? { secondMoves: moves('second') } : {}),
    noncombatMoves: moves('noncombat'),
    placements: placementsOf(told, 'units-placed'),
    forfeited: addCounts(ofType(told, 'units-forfeited').map(({ units }) => units)),
    payments: paymentsOf(told),
    captured: capturedIn(ruleset, turn.start, turn.end),
    reports: ofType(turn.events, 'position-reported').length,
    ...(roundEnd === undefined ? {} : { roundEnd: { round: roundEnd.round, production: roundEnd.production } }),
    ...(won === undefined ? {} : { won: { side: won.side, how: won.how } }),
    resigned: ofType(told, 'resigned').map(({ power }) => power),
    ...(theatresWon.length === 0 ? {} : { theatresWon }),
    ...(reopened.length === 0 ? {} : { reopened }),
    ...(peaceBroken.length === 0 ? {} : { peaceBroken }),
    ...(settled.length === 0 ? {} : { settled }),
    ...(eliminated.length === 0 ? {} : { eliminated }),
  };
};

// The figures of one game, from what happened in it turn by turn. Only what counts is there: what was voided, or
// written after a game could not be followed, is not.

import { cashOf, type GameEvent, type GameState, landValue } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import {
  type BattleAccount,
  type Force,
  type MoveAccount,
  printedCost,
  type TurnAccount,
  type TurnToTell,
} from '../stats/index.ts';
import { countEntries, countTotal, type Ipc, type Power, type UnitCounts } from '../vocab/index.ts';
import type { Cell, Figures, Row } from './tables.ts';

/** A game, as far as figures need it. */
export interface CountedGame {
  readonly ruleset: Ruleset;
  readonly game: Omit<Row<'games'>, 'turns'> & { readonly game: string };
  readonly players: readonly { readonly id: string; readonly name: string; readonly powers: readonly Power[] }[];
  readonly turns: readonly CountedTurn[];
}

interface CountedTurn {
  readonly turn: TurnToTell & { readonly id: string; readonly told: string };
  readonly account: TurnAccount;
  readonly clauses: readonly string[];
  readonly times?: { readonly from: string; readonly to: string };
  /** Days it took; undefined where that cannot be said. */
  readonly took?: number;
}

type Keys = { readonly game: string; readonly turn: string };

const sideOf = ({ sides }: Ruleset, power: Power): Cell =>
  sides.find(({ powers }) => powers.includes(power))?.side ?? null;

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);

const holdings = (ruleset: Ruleset, keys: Keys, end: GameState): Figures['holdings'] =>
  ruleset.turnOrder.map((power) => ({
    ...keys,
    power,
    side: sideOf(ruleset, power),
    land: landValue(ruleset, end, power),
    cash: cashOf(end, power),
    units: sum(end.spaces, ({ units }) =>
      sum(units, (unit) => (unit.power === power ? ruleset.board.units[unit.type].cost : 0)),
    ),
  }));

/** What units of these powers were lost in a battle, in IPC. */
const lostIn = (ruleset: Ruleset, events: readonly GameEvent[], battle: string, forces: readonly Force[]): Ipc => {
  const powers = new Set(forces.map(({ power }) => power));
  return sum(events, (event) =>
    event.type !== 'units-lost' || event.battle !== battle
      ? 0
      : sum(event.units, ({ power, type, ids }) =>
          powers.has(power) ? ids.length * ruleset.board.units[type].cost : 0,
        ),
  );
};

const battle = (ruleset: Ruleset, keys: Keys, events: readonly GameEvent[], told: BattleAccount): Row<'battles'> => {
  const side = (forces: readonly Force[]) => ({
    units: sum(forces, ({ units }) => countTotal(units)),
    worth: sum(forces, ({ units }) => printedCost(ruleset, units)),
    lost: lostIn(ruleset, events, told.id, forces),
  });
  const [attack, defence] = [side(told.attackers), side(told.defenders)];
  return {
    ...keys,
    battle: told.id,
    space: told.space,
    kind: told.kind,
    attacker: told.attackers.map(({ power }) => power).join('+'),
    rounds: told.rounds.filter(({ round }) => round > 0).length,
    outcome: told.outcome ?? null,
    attack_units: attack.units,
    attack_worth: attack.worth,
    attack_lost: attack.lost,
    defence_units: defence.units,
    defence_worth: defence.worth,
    defence_lost: defence.lost,
  };
};

const dice = (keys: Keys, { seq, event }: TurnToTell['events'][number]): Figures['dice'] =>
  event.type !== 'rolled'
    ? []
    : event.volleys.flatMap(({ power, unit, need, values }) =>
        values.map((face) => ({
          ...keys,
          entry: seq,
          battle: event.battle ?? null,
          round: event.round ?? null,
          role: event.role,
          power,
          unit: unit ?? null,
          sides: event.sides,
          need,
          face,
        })),
      );

/** Where a move begins and ends; undefined for what is no move of units. */
const wayOf = (move: MoveAccount): { readonly start: Cell; readonly target: Cell } | undefined => {
  switch (move.kind) {
    case 'march':
      return { start: move.path[0] ?? null, target: move.path.at(-1) ?? null };
    case 'load':
      return { start: move.from, target: move.zone };
    case 'unload':
    case 'landing':
      return { start: move.zone, target: move.to };
    case 'launch':
    case 'deck':
      return { start: move.zone, target: move.zone };
    default:
      return undefined;
  }
};

const moves = (keys: Keys, account: TurnAccount): Figures['moves'] => {
  const { combatMoves, secondMoves = [], noncombatMoves } = account;
  const all = [
    ...combatMoves.map((move) => ['combat', move] as const),
    ...secondMoves.map((move) => ['second', move] as const),
    ...noncombatMoves.map((move) => ['noncombat', move] as const),
  ];
  return all.flatMap(([phase, move], at) => {
    const way = wayOf(move);
    if (way === undefined || !('forces' in move)) return [];
    return move.forces.flatMap(({ power, units }) =>
      countEntries(units).map(([unit, count]) => ({
        ...keys,
        number: at + 1,
        phase,
        kind: move.kind,
        power,
        unit,
        units: count,
        ...way,
      })),
    );
  });
};

const units = (keys: Keys, { account, turn }: CountedTurn): Figures['units'] => {
  const rows = (what: string, power: Power, counts: UnitCounts, space: Cell): Figures['units'] =>
    countEntries(counts).map(([unit, count]) => ({ ...keys, what, power, unit, units: count, space }));
  const lost = turn.events.flatMap(({ event }) =>
    event.type === 'units-lost'
      ? event.units.flatMap(({ power, type, ids }) => rows('lost', power, { [type]: ids.length }, event.space))
      : [],
  );
  return [
    ...rows('bought', account.power, account.purchases, null),
    ...account.placements.flatMap(({ power, units: counts, space }) => rows('placed', power, counts, space)),
    ...lost,
  ];
};

/** All figures of a game. */
export const figuresOf = ({ ruleset, game, players, turns }: CountedGame): Figures => {
  const each = <T>(of: (turn: CountedTurn, keys: Keys, at: number) => readonly T[]): readonly T[] =>
    turns.flatMap((turn, at) => of(turn, { game: game.game, turn: turn.turn.id }, at));
  return {
    games: [{ ...game, turns: turns.length }],
    players: players.flatMap(({ id, name, powers }) =>
      powers.map((power) => ({ game: game.game, player: id, name, power, side: sideOf(ruleset, power) })),
    ),
    turns: each(({ turn, account, times, took }, keys, at) => [
      {
        ...keys,
        number: at + 1,
        round: turn.round,
        power: turn.power,
        side: sideOf(ruleset, turn.power),
        status: turn.status,
        told: turn.told,
        began: times?.from ?? null,
        ended: turn.status === 'over' ? (times?.to ?? null) : null,
        took: took ?? null,
        spent: account.purchaseCost,
        battles: account.battles.length,
        captured: account.captured.length,
      },
    ]),
    holdings: each(({ turn }, keys) => holdings(ruleset, keys, turn.end)),
    battles: each(({ turn, account }, keys) => {
      const events = turn.events.map(({ event }) => event);
      return account.battles.map((told) => battle(ruleset, keys, events, told));
    }),
    dice: each(({ turn }, keys) => turn.events.flatMap((event) => dice(keys, event))),
    moves: each(({ account }, keys) => moves(keys, account)),
    units: each((turn, keys) => units(keys, turn)),
    clauses: each(({ clauses }, keys) => clauses.map((clause) => ({ ...keys, clause }))),
  };
};

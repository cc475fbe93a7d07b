// A game as its pages show it: plain facts in the order of the page, without a word of any language.

import type { GameTurn } from '../../archive/index.ts';
import { type Board, secondEditionBoard } from '../../board/index.ts';
import type { DiceSource } from '../../dice/index.ts';
import { type Clock, isOver, type OpenGame, type Player } from '../../engine/index.ts';
import type { LogFault } from '../../log/index.ts';
import { agreedOptions, type LoggedOptions } from '../../rulesets/index.ts';
import {
  type GameSeries,
  type Momentum,
  momentumOf,
  type Pace,
  type PaidMoment,
  paceOf,
  seriesOf,
  type Throws,
  throwsOf,
} from '../../stats/index.ts';
import type { Absence } from '../../trust/index.ts';
import type { ByPower, Power, Side } from '../../vocab/index.ts';
import type { Told } from './archive.ts';
import { type Change, changesOf } from './changes.ts';
import { type Due, dueOf } from './due.ts';
import { type PlainPosition, plainPosition } from './position.ts';

/** A turn as other pages name and link it. */
export interface TurnLink {
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  readonly status: 'over' | 'under-way';
  readonly told: GameTurn['told'];
}

/** What is told of a game beside others: in lists, on cards, in feeds. */
export interface GameBrief {
  readonly slug: string;
  /** The slug where the log does not even hold a title. */
  readonly title: string;
  /** Whether people play it, or it was made for show; a trial is among the latter. */
  readonly purpose: 'play' | 'demonstration';
  /** Whether somebody tried something out at one screen. */
  readonly isTrial: boolean;
  /** What it is played on; the usual board where the ruleset is unknown. */
  readonly board: Board;
  /** Those who play, keep or watch it now. */
  readonly players: readonly Player[];
  /** Names of those who play, side by side, in the order of the list of players. */
  readonly teams: readonly (readonly string[])[];
  /** How they came to be others than at the opening, in order. */
  readonly changes: readonly Change[];
  /** Options and source of dice as they hold now. */
  readonly options?: LoggedOptions;
  readonly dice?: DiceSource;
  readonly clock?: Clock;
  readonly absences: readonly Absence[];
  /** `broken`: the log has a fault; what came before it is shown. */
  readonly status: 'under-way' | 'over' | 'broken' | 'unreadable';
  readonly opening?: OpenGame;
  readonly round: number;
  readonly turns: readonly TurnLink[];
  /** The last turn in which anything was written. */
  readonly lastTurn?: TurnLink;
  readonly due: readonly Due[];
  readonly won?: {
    readonly side: Side;
    readonly how: 'capitals' | 'economic' | 'resignation' | 'elimination' | 'theatres' | 'points' | 'starved';
  };
  /** The players agreed that nobody has won. */
  readonly drawn?: 'yes';
  /** When it was won or drawn. */
  readonly ended?: string;
  /** It ended because somebody was declared to have forfeited it, not on the board. */
  readonly forfeited?: 'yes';
  readonly lastMoved?: string;
  readonly entries: number;
  readonly verdict: 'sound' | 'differs' | 'broken';
  readonly differing: number;
  readonly reported: number;
  readonly faults: readonly LogFault[];
  readonly torn?: number;
  readonly position?: PlainPosition;
}

export interface GameView extends GameBrief {
  /** How long turns took; only of games that people play, for the times of others are made up. */
  readonly pace: readonly Pace[];
  readonly series?: GameSeries;
  /** Who has the upper hand; absent where more than two sides play. */
  readonly momentum?: Momentum;
  /** What the dice of every turn came to. */
  readonly throws: readonly ByPower<Throws>[];
}

/** What other pages need of a turn. */
export const linkOf = ({ id, round, power, status, told }: TurnLink): TurnLink => ({ id, round, power, status, told });

const momentsOf = ({ turns }: Told): readonly PaidMoment[] => [
  ...turns.slice(0, 1).map(({ start }) => ({ state: start, paid: [] })),
  ...turns.map(({ round, power, end, events }) => ({
    turn: { round, power },
    state: end,
    paid: events.flatMap(({ event }) => (event.type === 'received' && event.for === 'income' ? [event] : [])),
  })),
];

/** The numbers of a game that has turns. */
const numbersIn = (told: Told): Pick<GameView, 'series' | 'momentum'> => {
  const { ruleset, turns } = told;
  if (ruleset === undefined || turns.length === 0) return {};
  const moments = momentsOf(told);
  const series = seriesOf(ruleset, moments);
  const momentum = momentumOf(ruleset, moments, series);
  return { series, ...(momentum === undefined ? {} : { momentum }) };
};

const throwsIn = ({ ruleset, turns }: Told): GameView['throws'] =>
  ruleset === undefined
    ? []
    : turns.map(({ events }) =>
        throwsOf(
          ruleset,
          events.map(({ event }) => event),
        ),
      );

/** When a turn was over; a turn that was only reported was entered long after it was played. */
const endedAt = ({ status, told, entries }: GameTurn): string | undefined =>
  status === 'under-way' || told === 'reported'
    ? undefined
    : entries.findLast(({ standing }) => standing === 'counts')?.entry.at;

const paceIn = ({ game, turns }: Told): readonly Pace[] =>
  paceOf(
    game.entries[0]?.at,
    turns.map((turn) => {
      const { id, round, power } = turn;
      const ended = endedAt(turn);
      return { id, round, power, ...(ended === undefined ? {} : { ended }) };
    }),
  );

const statusOf = ({ game, verification, ruleset }: Told): GameView['status'] => {
  if (game.entries.length === 0 || ruleset === undefined) return 'unreadable';
  if (verification.verdict === 'broken') return 'broken';
  return isOver(game.replay.state) ? 'over' : 'under-way';
};

/** Players of one side together. Who has no powers yet stands alone. */
const teamsOf = ({ game }: Told): GameView['teams'] => {
  const { players, sides } = game.trust;
  const teams = new Map<string, string[]>();
  for (const { id, name, role, powers } of players) {
    if (role !== 'player') continue;
    const side = sides.find((one) => one.powers.some((power) => powers.includes(power)))?.side ?? `alone ${id}`;
    const team = teams.get(side);
    if (team === undefined) teams.set(side, [name]);
    else team.push(name);
  }
  return [...teams.values()];
};

/** When the game came to its end, if it has, and whether that was declared. */
const endOf = ({ game, turns }: Told): Pick<GameView, 'ended' | 'forfeited'> => {
  if (!isOver(game.replay.state)) return {};
  const last = turns.at(-1)?.events.findLast(({ event }) => event.type === 'game-won' || event.type === 'game-drawn');
  const entry = last && game.entries[last.seq];
  if (entry === undefined) return {};
  return { ended: entry.at, ...(entry.order?.type === 'forfeit' ? { forfeited: 'yes' } : {}) };
};

/** What there is to show of a game. */
export const viewGame = (told: Told): GameView => {
  const { game, verification, ruleset, turns } = told;
  const { state } = game.replay;
  const order = game.entries[0]?.order;
  const opening = order?.type === 'open-game' ? order : undefined;
  const lastMoved = game.entries.at(-1)?.at;
  const { winner, drawn } = state;
  const lastTurn = turns.findLast(({ entries }) => entries.length > 0);
  const purpose = (opening?.purpose ?? 'play') === 'play' ? 'play' : 'demonstration';
  return {
    slug: game.slug,
    title: opening?.title ?? game.slug,
    purpose,
    isTrial: opening?.purpose === 'trial',
    board: ruleset?.board ?? secondEditionBoard,
    players: game.trust.players,
    teams: teamsOf(told),
    changes: changesOf(told),
    ...(opening === undefined
      ? {}
      : {
          options: ruleset === undefined ? opening.options : agreedOptions(ruleset, state.options),
          dice: game.trust.source,
        }),
    ...(game.trust.clock === undefined ? {} : { clock: game.trust.clock }),
    absences: game.trust.absences,
    status: statusOf(told),
    ...(opening === undefined ? {} : { opening }),
    round: state.round,
    turns: turns.map(linkOf),
    ...(lastTurn === undefined ? {} : { lastTurn: linkOf(lastTurn) }),
    due: dueOf(told),
    ...(winner === undefined ? {} : { won: { side: winner.side, how: winner.how } }),
    ...(drawn === undefined ? {} : { drawn }),
    ...endOf(told),
    ...(lastMoved === undefined ? {} : { lastMoved }),
    entries: game.entries.length,
    verdict: verification.verdict,
    differing: verification.entries.filter(({ verdict, ruling }) => verdict === 'differs' && ruling === undefined)
      .length,
    reported: verification.entries.filter(({ verdict }) => verdict === 'reported').length,
    faults: verification.faults,
    ...(game.torn === undefined ? {} : { torn: game.torn.bytes }),
    throws: throwsIn(told),
    pace: purpose === 'play' ? paceIn(told) : [],
    ...numbersIn(told),
    ...(ruleset === undefined || turns.length === 0 ? {} : { position: plainPosition(state) }),
  };
};

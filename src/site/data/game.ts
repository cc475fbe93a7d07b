// A game as its pages show it: plain facts in the order of the page, without a word of any language.

import type { GameTurn } from '../../archive/index.ts';
import { type Awaited, awaits, type OpenGame, type Player } from '../../engine/index.ts';
import type { LogFault } from '../../log/index.ts';
import { type GameSeries, type Moment, seriesOf } from '../../stats/index.ts';
import type { Phase, Power, Side } from '../../vocab/index.ts';
import type { Told } from './archive.ts';
import { type PlainPosition, plainPosition } from './position.ts';

/** A turn as other pages name and link it. */
export interface TurnLink {
  readonly id: string;
  readonly round: number;
  readonly power: Power;
  readonly status: 'over' | 'under-way';
  readonly told: 'decided' | 'reported';
}

/** Something somebody has to do before the game goes on. */
export type Due =
  | { readonly kind: 'orders'; readonly powers: readonly Power[]; readonly phase: Phase }
  | { readonly kind: 'dice'; readonly powers: readonly Power[]; readonly dice: number }
  | {
      readonly kind: 'casualties' | 'withdraw' | 'retreat';
      readonly powers: readonly Power[];
      readonly battle: string;
      readonly hits: number;
    }
  | { readonly kind: 'consent'; readonly powers: readonly Power[]; readonly seq: number };

export interface GameView {
  readonly slug: string;
  /** The slug where the log does not even hold a title. */
  readonly title: string;
  readonly purpose: 'play' | 'demonstration';
  readonly players: readonly Player[];
  /** `broken`: the log has a fault; what came before it is shown. */
  readonly status: 'under-way' | 'over' | 'broken' | 'unreadable';
  readonly opening?: OpenGame;
  readonly round: number;
  readonly turns: readonly TurnLink[];
  /** The last turn in which anything was written. */
  readonly lastTurn?: TurnLink;
  readonly due: readonly Due[];
  readonly won?: { readonly side: Side; readonly how: 'capitals' | 'economic' | 'resignation' };
  readonly lastMoved?: string;
  readonly entries: number;
  readonly verdict: 'sound' | 'differs' | 'broken';
  readonly differing: number;
  readonly reported: number;
  readonly faults: readonly LogFault[];
  readonly torn?: number;
  readonly series?: GameSeries;
  readonly position?: PlainPosition;
}

/** What other pages need of a turn. */
export const linkOf = ({ id, round, power, status, told }: GameTurn): TurnLink => ({ id, round, power, status, told });

const dueFor = (awaited: Awaited, phase: Phase): Due => {
  switch (awaited.kind) {
    case 'dice':
      return { kind: 'dice', powers: [awaited.power], dice: awaited.needs.reduce((sum, { n }) => sum + n, 0) };
    case 'decision':
      return { kind: awaited.decision, powers: awaited.from, battle: awaited.battle, hits: awaited.hits };
    case 'orders':
      return { kind: 'orders', powers: [awaited.power], phase };
  }
};

const dueOf = ({ game, ruleset }: Told): readonly Due[] => {
  if (ruleset === undefined || game.faults.length > 0) return [];
  const { state } = game.replay;
  const due = awaits(ruleset, state).map((awaited) => dueFor(awaited, state.turn.phase));
  const consent = game.trust.proposals.map(({ seq, waits }): Due => {
    const powers = game.trust.sides.filter(({ side }) => waits.includes(side)).flatMap((side) => side.powers);
    return { kind: 'consent', powers, seq };
  });
  return [...due, ...consent];
};

const momentsOf = ({ turns }: Told): readonly Moment[] => [
  ...turns.slice(0, 1).map(({ start }) => ({ state: start })),
  ...turns.map(({ round, power, end }) => ({ turn: { round, power }, state: end })),
];

const statusOf = ({ game, verification, ruleset }: Told): GameView['status'] => {
  if (game.entries.length === 0 || ruleset === undefined) return 'unreadable';
  if (verification.verdict === 'broken') return 'broken';
  return game.replay.state.winner === undefined ? 'under-way' : 'over';
};

/** What there is to show of a game. */
export const viewGame = (told: Told): GameView => {
  const { game, verification, ruleset, turns } = told;
  const { state } = game.replay;
  const order = game.entries[0]?.order;
  const opening = order?.type === 'open-game' ? order : undefined;
  const lastMoved = game.entries.at(-1)?.at;
  const { winner } = state;
  const lastTurn = turns.findLast(({ entries }) => entries.length > 0);
  return {
    slug: game.slug,
    title: opening?.title ?? game.slug,
    purpose: opening?.purpose ?? 'play',
    players: game.trust.players,
    status: statusOf(told),
    ...(opening === undefined ? {} : { opening }),
    round: state.round,
    turns: turns.map(linkOf),
    ...(lastTurn === undefined ? {} : { lastTurn: linkOf(lastTurn) }),
    due: dueOf(told),
    ...(winner === undefined ? {} : { won: { side: winner.side, how: winner.how } }),
    ...(lastMoved === undefined ? {} : { lastMoved }),
    entries: game.entries.length,
    verdict: verification.verdict,
    differing: verification.entries.filter(({ verdict, ruling }) => verdict === 'differs' && ruling === undefined)
      .length,
    reported: verification.entries.filter(({ verdict }) => verdict === 'reported').length,
    faults: verification.faults,
    ...(game.torn === undefined ? {} : { torn: game.torn.bytes }),
    ...(ruleset === undefined || turns.length === 0
      ? {}
      : { series: seriesOf(ruleset, momentsOf(told)), position: plainPosition(state) }),
  };
};

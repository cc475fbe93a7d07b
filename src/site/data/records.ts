// A player's record: what he played, how it ended, what his dice came to and how long his turns took.

import { sumThrows, type Throws } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import { countsOf } from '../kept.ts';
import type { GameBrief } from './game.ts';
import { type Person, powersIn } from './players.ts';
import type { GameRow } from './rows.ts';

type PlayerResult = 'won' | 'lost' | 'drawn' | 'under-way' | 'left' | 'unknown';

interface PlayedGame {
  readonly view: GameBrief;
  /** The powers he plays, or played when he left. */
  readonly powers: readonly Power[];
  readonly result: PlayerResult;
}

export interface PlayerRecord {
  readonly games: readonly PlayedGame[];
  /** Of games that people play; those made for show have no winner who counts. */
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Dice in games that people play, of powers that nobody else had in the same game. */
  readonly throws: Throws;
  /** Days of the turns he played. */
  readonly days: readonly number[];
}

const openingPowers = ({ opening }: GameBrief, id: string): readonly Power[] =>
  opening?.players.find((player) => player.id === id)?.powers ?? [];

const playedAs = (view: GameBrief, id: string): readonly Power[] => {
  const now = powersIn(view, id);
  return now.length > 0 ? now : openingPowers(view, id);
};

const resultOf = ({ view, teams }: GameRow, powers: readonly Power[], id: string): PlayerResult => {
  if (view.status === 'broken' || view.status === 'unreadable') return 'unknown';
  if (!view.players.some((player) => player.id === id && player.role === 'player')) return 'left';
  if (view.status === 'under-way') return 'under-way';
  if (view.drawn !== undefined) return 'drawn';
  const side = teams.find((one) => one.powers.some((power) => powers.includes(power)))?.side;
  if (side === undefined || view.won === undefined) return 'unknown';
  return side === view.won.side ? 'won' : 'lost';
};

/** Powers he has had from the opening to now. Bids may give powers only later; then nobody had them before. */
const kept = (view: GameBrief, id: string): readonly Power[] => {
  const others = (view.opening?.players ?? []).filter((player) => player.id !== id).flatMap(({ powers }) => powers);
  return powersIn(view, id).filter((power) => !others.includes(power));
};

/** What there is to tell of a player over all his games. */
export const playerRecord = ({ id, games }: Person): PlayerRecord => {
  const played = games.map((data): PlayedGame => {
    const powers = playedAs(data.view, id);
    return { view: data.view, powers, result: resultOf(data, powers, id) };
  });
  const count = (result: PlayerResult): number =>
    played.filter((game) => game.result === result && game.view.purpose === 'play').length;
  const counted = games.map((row) => ({ row, counts: countsOf(row) }));
  return {
    games: played,
    won: count('won'),
    lost: count('lost'),
    drawn: count('drawn'),
    throws: sumThrows(
      counted
        .filter(({ row }) => row.view.purpose === 'play')
        .flatMap(({ row, counts }) => kept(row.view, id).map((power) => counts.throws[power])),
    ),
    days: counted.flatMap(({ row, counts }) =>
      counts.turns.flatMap(({ days }, at) => (days !== undefined && row.turns[at]?.by.includes(id) ? [days] : [])),
    ),
  };
};

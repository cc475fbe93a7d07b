// A turn as a few pictures one after the other: how it began, what it set out to do, how that ended, what followed.

import type { GameTurn } from '../../archive/index.ts';
import { evolve, type GameState } from '../../engine/index.ts';
import type { MapTurn } from '../data/map-turn.ts';
import { plainPosition } from '../data/position.ts';
import type { PictureOrder } from './order.ts';

type Shown = Omit<PictureOrder, 'file'>;

/** How long a picture stays, and the last, in milliseconds. */
const STAYS = 1500;
const LAST_STAYS = 4000;

/** The position when the last battle of a turn was over, and what it won was taken. */
const afterBattles = ({ start, events }: GameTurn): GameState => {
  const last = events.findLastIndex(({ event }) => event.type === 'battle-ended');
  const next = events.findIndex(({ event }, at) => at > last && event.type === 'phase-began');
  const until = next < 0 ? events.length : next;
  return events.slice(0, until).reduce((state, { event }) => evolve(state, event), start);
};

const part = (turn: MapTurn, shows: Partial<MapTurn>): MapTurn => ({
  ...turn,
  captured: [],
  battles: [],
  moves: [],
  told: [],
  placed: [],
  ...shows,
});

/**
 * The pictures of a turn, and how long each stays.
 *
 * @param whole the picture that shows all of it
 */
export const framesOf = (
  turn: GameTurn,
  whole: Shown,
): readonly { readonly shown: Shown; readonly stays: number }[] => {
  const all = whole.turn;
  if (all === undefined) return [{ shown: whole, stays: LAST_STAYS }];
  const of = (...kinds: readonly string[]) => all.moves.filter(({ kind }) => kinds.includes(kind));
  const [began, fought] = [plainPosition(turn.start), plainPosition(afterBattles(turn))];
  const out = all.moves.filter(({ kind }) => kind !== 'noncombat' && kind !== 'retreat');
  const { headline: _, ...words } = whole.words;
  const frame = (position: Shown['position'], shows: Partial<MapTurn>): Shown => ({
    ...whole,
    position,
    turn: part(all, shows),
    words,
  });
  const frames: readonly Shown[] = [
    frame(began, {}),
    ...(out.length === 0 ? [] : [frame(began, { moves: out, battles: all.battles })]),
    ...(all.battles.length === 0
      ? []
      : [frame(fought, { moves: of('retreat'), battles: all.battles, captured: all.captured })]),
    ...(of('noncombat').length === 0
      ? []
      : [frame(whole.position, { moves: of('noncombat'), captured: all.captured })]),
  ];
  return [...frames.map((shown) => ({ shown, stays: STAYS })), { shown: whole, stays: LAST_STAYS }];
};

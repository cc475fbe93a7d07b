// Who is away, now or later, and who enters for him meanwhile.

import type { Game } from '../archive/index.ts';
import type { Player } from '../engine/index.ts';
import { sayAbsence } from '../i18n/changes.ts';
import { dayOf } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { cleanLine } from './paint.ts';
import { timeNow } from './table.ts';

/** An absence, in ids. */
interface Away {
  readonly player: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** Who may enter his orders: those named for it, else whoever keeps the game. */
  readonly standIns: readonly string[];
}

const KEEPERS: readonly Player['role'][] = ['steward', 'referee'];

const standInsOf = ({ trust: { players } }: Game, player: string): readonly string[] => {
  const others = players.filter(({ id }) => id !== player);
  const named = others.filter(({ entersFor }) => entersFor?.includes(player) === true);
  return (named.length > 0 ? named : others.filter(({ role }) => KEEPERS.includes(role))).map(({ id }) => id);
};

/** Who is away, today or on a day to come. */
export const awayIn = (desk: Desk, game: Game): readonly Away[] => {
  const today = dayOf(timeNow(desk));
  return game.trust.absences
    .filter(({ to }) => to >= today)
    .map(({ player, from, to }) => ({ player, from, to, standIns: standInsOf(game, player) }));
};

/** Those who are awaited and away today. */
export const awaitedAway = (
  desk: Desk,
  game: Game,
  waiting: readonly { readonly players: readonly string[] }[],
): readonly Away[] => {
  const today = dayOf(timeNow(desk));
  const awaited = new Set(waiting.flatMap(({ players }) => players));
  return awayIn(desk, game).filter(({ player, from }) => from <= today && awaited.has(player));
};

/** `Ben is away from 5 Mar 2026 to 12 Mar 2026; Anna enters for them meanwhile` */
export const awayLine = (desk: Desk, { trust: { players } }: Game, { player, from, to, standIns }: Away): string => {
  const name = (id: string): string => cleanLine(players.find((each) => each.id === id)?.name ?? id);
  const away = sayAbsence(desk.words(), name(player), from, to);
  return standIns.length === 0 ? away : `${away}; ${desk.t('clock-stand-in', { names: standIns.map(name) })}`;
};

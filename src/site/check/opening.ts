// In a reader's browser: a plan in a file, for a game and player that can be chosen.

import { type PlanFile, readPlan } from '../../post/plan-file.ts';
import { fill } from '../elements/fill.ts';
import type { CheckedGame, Said } from './said.ts';

/** More than a plan takes, in bytes. */
const MOST_BYTES = 1_000_000;

/** The round of a turn, such as `r02-germany`. */
const roundOf = (turn: string): number => Number.parseInt(turn.slice(1), 10);

/** The plan of a file with what is to be said of its turn, or why it is none for these games, in a sentence. */
export const openPlan = async (
  file: File,
  games: readonly CheckedGame[],
  said: Said,
): Promise<string | { readonly plan: PlanFile; readonly note: string }> => {
  const read = readPlan(file.size > MOST_BYTES ? '' : await file.text());
  if (read.kind !== 'plan') return said.noPlan[read.kind];
  const { plan } = read;
  const { head, turn } = plan;
  const game = games.find(({ slug }) => slug === plan.game);
  if (game === undefined) return fill(said.ofGame, { game: plan.game });
  const player = game.players.find(({ id }) => id === plan.player);
  if (player === undefined) return fill(said.ofPlayer, { player: plan.player });
  if (head.count > game.head.count) return said.ofLaterLog;
  if (head.count === game.head.count && head.hash !== game.head.hash) return said.ofOtherLog;
  if (roundOf(turn) < roundOf(player.turn)) return fill(said.ofPast, { turn });
  return {
    plan: { ...plan, turn: player.turn },
    note: turn === player.turn ? said.opened : `${said.opened} ${fill(said.ofOtherTurn, { turn })}`,
  };
};

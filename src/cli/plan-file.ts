// A plan that somebody wrote elsewhere, such as on the page that checks turns, taken in as a sheet: for whom and which
// turn it is, and what has happened in the game since.

import { readiness, type Turn, turnFrom } from '../clerk/index.ts';
import { type PlanFile, readPlan } from '../post/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Seat, Table } from './table.ts';

/** Lines of a sheet, and who gives them for which turn. */
interface Handed {
  readonly text: string;
  readonly seat: Seat;
  /** The turn they say they are for; a sheet says it, if at all, itself. */
  readonly turn?: Turn;
}

const stop = (desk: Desk, says: string, next: string): Stop => new Stop(EXIT.refused, [says, nextLine(desk, next)]);

/** What has happened since; a plan that was written on another log is none for this one. */
const sinceThen = (desk: Desk, { game }: Table, { head }: PlanFile): string | undefined => {
  const { count, hash } = head;
  const { length } = game.entries;
  if (count > length) throw stop(desk, desk.t('plan-file-newer', { count: count - length }), 'npx fieldpost sync');
  if (game.entries[count - 1]?.hash !== hash)
    throw stop(desk, desk.t('plan-file-other-log'), desk.t('plan-file-write-anew'));
  return count === length ? undefined : desk.t('plan-file-since', { count: length - count });
};

/**
 * The lines that a file holds.
 *
 * @throws Stop where it is a plan for another game, player or log, for a turn that is over, or cannot be read
 */
export const broughtIn = (desk: Desk, table: Table, seat: Seat, text: string): Handed => {
  const read = readPlan(text);
  if (read.kind === 'other') return { text, seat };
  if (read.kind !== 'plan')
    throw stop(
      desk,
      desk.t(read.kind === 'later' ? 'plan-file-later' : 'plan-file-broken'),
      desk.t('plan-file-export'),
    );
  const { plan } = read;
  const { game, ruleset } = table;
  if (plan.game !== game.slug)
    throw stop(desk, desk.t('plan-file-game', { slug: plan.game }), `npx fieldpost submit ${plan.game} …`);
  if (plan.player !== seat.speaker.id) {
    const writer = game.trust.players.find(({ id }) => id === plan.player)?.name ?? plan.player;
    throw stop(desk, desk.t('plan-file-player', { name: cleanLine(writer) }), `--as ${plan.player}`);
  }
  const turn = turnFrom(ruleset, plan.turn);
  if (turn === undefined) throw stop(desk, desk.t('plan-file-broken'), desk.t('plan-file-export'));
  const since = sinceThen(desk, table, plan);
  if (readiness(table, seat.speaker, plan) === 'past')
    throw stop(
      desk,
      desk.t('plan-file-past', { power: turn.power, round: turn.round }),
      desk.t('plan-file-write-anew'),
    );
  if (since !== undefined) desk.say(since);
  const own = seat.speaker.powers.includes(turn.power);
  return { text: plan.text, seat: own ? { ...seat, power: turn.power } : seat, turn };
};

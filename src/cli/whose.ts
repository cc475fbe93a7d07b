// Whose word the game waits for: whoever is not awaited hears it once and not order by order.

import type { Game } from '../archive/index.ts';
import type { Turn } from '../clerk/index.ts';
import { awaits, type Player } from '../engine/index.ts';
import { list } from '../i18n/format.ts';
import { playerOf } from '../trust/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { playersOf } from './due.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Seat, Table } from './table.ts';

interface Awaited {
  readonly what: 'orders' | 'decision';
  readonly powers: readonly Power[];
}

const awaitedBy = ({ game, ruleset }: Table): Awaited => {
  const due = awaits(ruleset, game.replay.state);
  const decisions = due.flatMap((each) => ('from' in each ? each.from : []));
  const orders = due.flatMap((each) => ('power' in each ? [each.power] : []));
  // Beside decisions whoever's turn it is may have other battles fought.
  return { what: decisions.length > 0 ? 'decision' : 'orders', powers: [...new Set([...decisions, ...orders])] };
};

const namesOf = (desk: Desk, { game }: Table, ids: readonly string[]): string =>
  list(
    desk.language,
    game.trust.players.filter(({ id }) => ids.includes(id)).map(({ name }) => cleanLine(name)),
  );

const CLERKS: readonly Player['role'][] = ['steward', 'referee', 'bot'];

/** Whether line 0, or what was agreed since, lets somebody enter what another sent him. */
export const mayEnterFor = ({ trust }: Game, { role, entersFor }: Player, other: string): 'yes' | 'no' =>
  CLERKS.includes(role) || trust.purpose !== 'play' || entersFor?.includes(other) === true ? 'yes' : 'no';

/** Why orders cannot be taken from a player, nor kept for him. */
export const notAwaited = (
  desk: Desk,
  table: Table,
  seat: Seat,
  found: { readonly what: 'over' | 'no-power' | 'not-now' } | { readonly what: 'past'; readonly turn: Turn },
): Stop => {
  const { game, words } = table;
  const { speaker } = seat;
  const { what, powers } = awaitedBy(table);
  const { t } = desk;
  const whose = playersOf(game, powers);
  const [other] = whose;
  const data = { game: game.slug, awaited: powers, players: whose };
  const name = cleanLine(speaker.name);
  const by = playerOf(game.trust, seat.said.by);
  const next = [nextLine(desk, t('seat-next-status', { slug: game.slug }))];
  const forHim =
    other === undefined || by === undefined || seat.said.for !== undefined || mayEnterFor(game, by, other) === 'no'
      ? []
      : [nextLine(desk, t('seat-next-for', { id: other, name: namesOf(desk, table, [other]) }))];
  const stop = (line: string, ...more: readonly string[]): Stop => new Stop(EXIT.refused, [line, ...more], data);
  if (found.what === 'over') return stop(t('seat-over'), ...next);
  if (found.what === 'past') return stop(t('seat-past', found.turn), ...next);
  if (speaker.role !== 'player')
    return stop(t('seat-no-power', { player: name, role: desk.t(`game-role-${speaker.role}`) }), ...forHim);
  const own = powers.find((power) => speaker.powers.includes(power));
  if (own !== undefined)
    return stop(t('seat-other-power', { power: words.power(seat.power), turn: words.power(own) }), ...next);
  const line = t('seat-not-his', {
    player: name,
    power: words.powers(powers),
    whose: namesOf(desk, table, whose) || words.powers(powers),
    what,
  });
  return stop(line, ...next, ...forHim);
};

// Whose word the game waits for, looked at before the orders of a sheet are: whoever is not awaited hears it once and not
// order by order.

import type { Game } from '../archive/index.ts';
import { awaits, type Player, type PowerOrder } from '../engine/index.ts';
import { list } from '../i18n/format.ts';
import { playerOf } from '../trust/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { playersOf } from './due.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Seat, Table } from './table.ts';

/** Orders that may come from anybody at any time. */
const TIMELESS: readonly PowerOrder['type'][] = ['standing-orders', 'resign'];

interface Awaited {
  readonly what: 'orders' | 'decision';
  readonly powers: readonly Power[];
}

const awaitedBy = ({ game, ruleset }: Table): Awaited => {
  const due = awaits(ruleset, game.replay.state);
  const decisions = due.flatMap((each) => ('from' in each ? each.from : []));
  if (decisions.length > 0) return { what: 'decision', powers: decisions };
  return { what: 'orders', powers: due.flatMap((each) => ('power' in each ? [each.power] : [])) };
};

const namesOf = (desk: Desk, { game }: Table, ids: readonly string[]): string =>
  list(
    desk.language,
    game.trust.players.filter(({ id }) => ids.includes(id)).map(({ name }) => cleanLine(name)),
  );

const CLERKS: readonly Player['role'][] = ['steward', 'referee', 'bot'];

/** Whether line 0, or what was agreed since, lets somebody enter what another sent him. */
export const mayEnterFor = ({ trust }: Game, { role, entersFor }: Player, other: string): 'yes' | 'no' =>
  CLERKS.includes(role) || trust.purpose === 'demonstration' || entersFor?.includes(other) === true ? 'yes' : 'no';

/** Ends the command if the orders are not this player's to give now. */
export const mustBeAwaited = (desk: Desk, table: Table, seat: Seat, orders: readonly PowerOrder[]): void => {
  const { game, words } = table;
  const { speaker } = seat;
  const { what, powers } = awaitedBy(table);
  if (orders.every(({ type }) => TIMELESS.includes(type)) || powers.length === 0 || speaker.role === 'referee') return;
  if (powers.includes(seat.power) && speaker.powers.includes(seat.power)) return;
  const { t } = desk;
  const whose = playersOf(game, powers);
  const [other] = whose;
  const data = { game: game.slug, awaited: powers, players: whose };
  const name = cleanLine(speaker.name);
  const by = playerOf(game.trust, seat.said.by);
  const forHim =
    other === undefined || by === undefined || seat.said.for !== undefined || mayEnterFor(game, by, other) === 'no'
      ? []
      : [nextLine(desk, t('seat-next-for', { id: other, name: namesOf(desk, table, [other]) }))];
  if (speaker.role !== 'player') {
    throw new Stop(
      EXIT.refused,
      [t('seat-no-power', { player: name, role: desk.t(`game-role-${speaker.role}`) }), ...forHim],
      data,
    );
  }
  const own = powers.find((power) => speaker.powers.includes(power));
  const next = [nextLine(desk, t('seat-next-status', { slug: game.slug }))];
  if (own !== undefined)
    throw new Stop(
      EXIT.refused,
      [t('seat-other-power', { power: words.power(seat.power), turn: words.power(own) }), ...next],
      data,
    );
  const line = t('seat-not-his', {
    player: name,
    power: words.powers(powers),
    whose: namesOf(desk, table, whose) || words.powers(powers),
    what,
  });
  throw new Stop(EXIT.refused, [line, ...next, ...forHim], data);
};

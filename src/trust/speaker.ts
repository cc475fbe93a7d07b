// Who may say what: whether the one who entered a line may enter it, and whether the one who speaks in it may speak.

import { isChecked } from '../dice/index.ts';
import type { Player } from '../engine/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import type { Envelope } from './envelope.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { isArchiveOrder, type Order } from './orders.ts';
import { playerOf, type Trust } from './state.ts';

/** Roles that keep the archive and enter other people's turns as their task. */
const CLERKS: readonly Player['role'][] = ['steward', 'referee', 'bot'];

/**
 * The player who speaks in a line: `for`, else `by`. Who is no clerk enters for those whom the list of players names for
 * him, and only with the hash of the mail he had it from, so that the other can hold it against him.
 */
export const speakerOf = (
  trust: Trust,
  envelope: Pick<Envelope, 'by' | 'for' | 'evidence'>,
): Result<Player, TrustFault> => {
  const enterer = playerOf(trust, envelope.by);
  if (enterer === undefined) return fail(trustFault('unknown-player', { player: envelope.by }));
  if (envelope.for === undefined) return ok(enterer);
  const speaker = playerOf(trust, envelope.for);
  if (speaker === undefined) return fail(trustFault('unknown-player', { player: envelope.for }));
  if (speaker.id === enterer.id) return fail(trustFault('for-himself', { player: speaker.id }));
  if (CLERKS.includes(enterer.role) || trust.purpose === 'demonstration') return ok(speaker);
  const who = { player: enterer.id, for: speaker.id };
  if (enterer.entersFor?.includes(speaker.id) !== true) return fail(trustFault('may-not-enter-for', who));
  return envelope.evidence === undefined ? fail(trustFault('evidence-missing', who)) : ok(speaker);
};

/** What a role may say beside orders for powers; players and referees may say anything. */
const MAY: { readonly [role in 'steward' | 'bot' | 'witness']: readonly (Order['type'] | 'reported')[] } = {
  steward: ['roll', 'note', 'ruling', 'receipt', 'reported', 'open-game', 'substitute', 'forfeit'],
  bot: ['roll', 'note', 'receipt'],
  witness: ['note', 'receipt'],
};

/** Why a player may not say this, or undefined if he may. A referee may order for every power. */
export const mayNot = (speaker: Player, order: Order | undefined): TrustFault | undefined => {
  const { id: player, role } = speaker;
  if (role === 'referee') return undefined;
  if (order !== undefined && !isArchiveOrder(order) && order.type !== 'open-game') {
    const asked =
      order.type === 'standing-orders' ? [order.power, ...order.orders.map(({ power }) => power)] : [order.power];
    const power = asked.find((one) => !speaker.powers.includes(one));
    return power === undefined ? undefined : trustFault('power-not-his', { player, power });
  }
  const what = order?.type ?? 'reported';
  if (role === 'player' || MAY[role].includes(what)) return undefined;
  return trustFault('role-may-not', { player, role, order: what });
};

/** Why the dice of a line may not be used here, or undefined. */
export const diceFault = (trust: Trust, envelope: Envelope): TrustFault | undefined => {
  const { dice, order } = envelope;
  if (order?.type !== 'roll') {
    return dice === undefined ? undefined : trustFault('dice-unexpected', { order: order?.type ?? 'reported' });
  }
  if (dice === undefined) return trustFault('dice-missing', {});
  if (trust.open === undefined) return trustFault('nothing-to-roll', {});
  if (dice.of !== trust.open.hash) return trustFault('roll-of-another', { of: dice.of, commitment: trust.open.hash });
  if (!isChecked(dice.source)) return trustFault('not-supported-yet', { what: dice.source });
  if (dice.source !== trust.source) {
    return trustFault('dice-source-not-agreed', { source: dice.source, agreed: trust.source });
  }
  const { seed, hash } = trust.open;
  const changed = seed !== undefined && dice.source === 'local' && dice.seed !== seed;
  return changed ? trustFault('seed-changed', { commitment: hash }) : undefined;
};

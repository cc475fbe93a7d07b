// Who may say what: whether the one who entered a line may enter it, and whether the one who speaks in it may speak.

import { type Dice, seedOf } from '../dice/index.ts';
import type { Player } from '../engine/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { isSealedBid, sealFault } from './bids.ts';
import type { Envelope } from './envelope.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { revealFault } from './keeper.ts';
import { isArchiveOrder, type Order } from './orders.ts';
import { type Commitment, playerOf, type Trust } from './state.ts';
import { roundFault } from './witness.ts';

/** Roles that keep the archive and enter other people's turns as their task. */
const CLERKS: readonly Player['role'][] = ['steward', 'referee', 'bot'];

/**
 * The player who speaks in a line: `for`, else `by`. Who is no clerk enters for those whom the list of players names
 * for him, and only with the hash of the mail he had it from, so that the other can hold it against him.
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
  if (CLERKS.includes(enterer.role) || trust.purpose !== 'play') return ok(speaker);
  const who = { player: enterer.id, for: speaker.id };
  if (enterer.entersFor?.includes(speaker.id) !== true) return fail(trustFault('may-not-enter-for', who));
  return envelope.evidence === undefined ? fail(trustFault('evidence-missing', who)) : ok(speaker);
};

/** What a role may say beside orders for powers; players and referees may say anything. */
const MAY: { readonly [role in 'steward' | 'bot' | 'witness']: readonly (Order['type'] | 'reported')[] } = {
  steward: [
    'roll',
    'note',
    'ruling',
    'receipt',
    'anchor',
    'change-key',
    'reported',
    'open-game',
    'substitute',
    'forfeit',
    'forfeit-bid',
  ],
  bot: ['roll', 'note', 'receipt', 'anchor', 'change-key'],
  witness: ['note', 'receipt', 'change-key'],
};

/** Why a player may not say this, or undefined if he may. A referee may order for every power. */
export const mayNot = (speaker: Player, order: Order | undefined): TrustFault | undefined => {
  const { id: player, role } = speaker;
  if (order !== undefined && !isArchiveOrder(order) && isSealedBid(order)) return sealFault(speaker, order);
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

/** Why dice do not come from where the game's dice come from, or undefined. */
const sourceFault = (
  trust: Trust,
  open: Commitment,
  line: Envelope,
  dice: Dice,
  speaker: Player,
): TrustFault | undefined => {
  // A keeper may be gone, a beacon may end: then the referee, with his reasons, throws otherwise. It is shown as his
  // word.
  const lastResort = dice.source === 'recorded' && trust.source !== 'local' && speaker.role === 'referee';
  if (dice.source !== trust.source) {
    if (!lastResort) return trustFault('dice-source-not-agreed', { source: dice.source, agreed: trust.source });
    return line.note === undefined ? trustFault('note-missing', {}) : undefined;
  }
  if (dice.source === 'reveal') return revealFault(trust, open, line, dice);
  return dice.source === 'drand' ? roundFault(trust, open, dice) : undefined;
};

/** Why the dice of a line may not be used here, or undefined. */
export const diceFault = (trust: Trust, line: Envelope, speaker: Player): TrustFault | undefined => {
  const { dice, order } = line;
  if (order?.type !== 'roll') {
    return dice === undefined ? undefined : trustFault('dice-unexpected', { order: order?.type ?? 'reported' });
  }
  if (dice === undefined) return trustFault('dice-missing', {});
  const { open } = trust;
  if (open === undefined) return trustFault('nothing-to-roll', {});
  if (dice.of !== open.hash) return trustFault('roll-of-another', { of: dice.of, commitment: open.hash });
  const fault = sourceFault(trust, open, line, dice, speaker);
  if (fault !== undefined) return fault;
  const seed = seedOf(dice);
  const changed = open.seed !== undefined && seed !== undefined && seed !== open.seed;
  return changed ? trustFault('seed-changed', { commitment: open.hash }) : undefined;
};

// Whose keys are in force, and what that asks of a line: who has a key signs whatever he enters. Whether a signature is
// one of the line's bytes was looked at when the line was read.

import type { Player } from '../engine/index.ts';
import { fail, ok } from '../vocab/index.ts';
import type { Envelope, Named } from './envelope.ts';
import { noEvents } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { ChangeKeyOrder } from './orders.ts';
import { refuse, type Spoken } from './spoken.ts';
import { fingerprintOf, isSoundKey, type PublicKey, readSignature } from './sshsig.ts';
import { type KeyHeld, playerOf, type Trust } from './state.ts';

/** The keys with which a player signs now. */
export const keysOf = (trust: Pick<Trust, 'keys'>, player: string): readonly PublicKey[] =>
  trust.keys.filter((held) => held.player === player && held.until === undefined).map(({ key }) => key);

/** Why a key may not come in, or undefined. One key is one person's. */
const keyFault = (trust: Pick<Trust, 'keys'>, key: PublicKey): TrustFault | undefined => {
  if (!isSoundKey(key)) return trustFault('key-unsound', { key: fingerprintOf(key) });
  const holder = trust.keys.find((held) => held.key === key);
  return holder && trustFault('key-twice', { key: fingerprintOf(key), player: holder.player });
};

/** The keys that players bring along when they come in. */
export const withKeysOf = (
  keys: readonly KeyHeld[],
  players: readonly Player[],
  from: string,
): { readonly keys: readonly KeyHeld[]; readonly fault?: TrustFault } => {
  let held = keys;
  for (const { id, keys: brought = [] } of players) {
    for (const key of brought) {
      const fault = keyFault({ keys: held }, key);
      if (fault !== undefined) return { keys, fault };
      held = [...held, { player: id, key, from }];
    }
  }
  return { keys: held };
};

/** True for somebody who has or had a key: without one that is in force nothing of his is taken. */
const signs = (trust: Pick<Trust, 'keys'>, player: string): boolean =>
  trust.keys.some((held) => held.player === player);

/**
 * True for a player's first key, which signs for itself. Whoever keeps the archive or witnesses brings his in line 0.
 */
const isFirstKey = (trust: Trust, { by, order }: Envelope, key: PublicKey): boolean =>
  order?.type === 'change-key' &&
  order.player === by &&
  order.add === key &&
  trust.signatures === 'free' &&
  !signs(trust, by) &&
  playerOf(trust, by)?.role === 'player';

/** Why a line is not signed as it must be, or undefined. */
export const signatureFault = (trust: Trust, line: Envelope): TrustFault | undefined => {
  const { by, sig } = line;
  const own = keysOf(trust, by);
  if (sig === undefined) {
    const needed = signs(trust, by) || trust.signatures === 'required' || line.order?.type === 'change-key';
    return needed ? trustFault('signature-missing', { player: by }) : undefined;
  }
  const key = readSignature(sig)?.key ?? '';
  if (own.includes(key) || isFirstKey(trust, line, key)) return undefined;
  return trustFault('signature-of-another', { player: by, key: fingerprintOf(key) });
};

/** A key comes in or goes, from the next line on: by the player's own key, or by the referee for him. */
export const changeKey = (trust: Trust, line: Named, speaker: Player, order: ChangeKeyOrder): Spoken => {
  const { player, add, revoke } = order;
  if (playerOf(trust, player) === undefined) return refuse('unknown-player', { player });
  if (line.for !== undefined || (speaker.id !== player && speaker.role !== 'referee')) {
    return refuse('key-not-his', { player: line.by, of: player });
  }
  const gone = keysOf(trust, player).find((key) => fingerprintOf(key) === revoke);
  if (revoke !== undefined && gone === undefined) return refuse('key-unknown', { player, key: revoke });
  // Without any he could say nothing more, and whoever stole it could have him fall silent.
  const last = gone !== undefined && add === undefined && keysOf(trust, player).length === 1;
  if (last && speaker.role !== 'referee') return refuse('key-last', { player });
  const fault = (add === undefined ? undefined : keyFault(trust, add)) ?? noEvents(line);
  if (fault !== undefined) return fail(fault);
  const kept = trust.keys.map((held) => (held.key === gone ? { ...held, until: line.at } : held));
  return ok({ ...trust, keys: add === undefined ? kept : [...kept, { player, key: add, from: line.at }] });
};

const compact = (at: string): string => at.replace(/[-:T]/g, '');

/**
 * The keys of a game in the form git and ssh-keygen read as `allowed_signers`: also those that are no longer in force,
 * up to the time at which they were withdrawn.
 */
export const allowedSigners = ({ keys }: Pick<Trust, 'keys'>): readonly string[] =>
  keys.map(({ player, key, until }) => {
    const options = [
      `namespaces="git,pbem-event"`,
      ...(until === undefined ? [] : [`valid-before="${compact(until)}"`]),
    ];
    return `${player} ${options.join(',')} ${key}`;
  });

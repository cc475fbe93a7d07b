// Somebody takes another's place, or joins as clerk or witness: who may come in as what, and who plays then.

import type { GameEvent, Player } from '../engine/index.ts';
import { same } from './events.ts';
import { type TrustFault, trustFault } from './fault.ts';
import { withKeysOf } from './keys.ts';
import type { SubstituteOrder } from './orders.ts';
import { playerOf, type Trust } from './state.ts';

/** Who comes in by an order and was not there before: at most one, with his keys. */
export const newcomersOf = (trust: Trust, { enters }: SubstituteOrder): readonly Player[] =>
  playerOf(trust, enters.id) === undefined ? [enters] : [];

/** Why nobody can come in like this, or undefined. Whose word it needs is a matter of consent. */
export const substituteFault = (trust: Trust, order: SubstituteOrder): TrustFault | undefined =>
  personFault(trust, order) ?? withKeysOf(trust.keys, newcomersOf(trust, order), trust.at ?? '').fault;

const personFault = (trust: Trust, { enters, leaves }: SubstituteOrder): TrustFault | undefined => {
  const { id, powers, entersFor = [] } = enters;
  const twice = powers.find((power, index) => powers.indexOf(power) !== index);
  if (twice !== undefined) return trustFault('power-twice', { power: twice });
  if (entersFor.includes(id)) return trustFault('for-himself', { player: id });
  const stranger = entersFor.find((other) => playerOf(trust, other) === undefined);
  if (stranger !== undefined) return trustFault('unknown-player', { player: stranger });
  const known = playerOf(trust, id);
  if (leaves === undefined) {
    if (known !== undefined) return trustFault('player-twice', { player: id });
    const plays = enters.role === 'player' || powers.length > 0;
    return plays ? trustFault('leaver-missing', { player: id }) : undefined;
  }
  const leaver = playerOf(trust, leaves);
  if (leaver === undefined) return trustFault('unknown-player', { player: leaves });
  if (leaver.id === id) return trustFault('substitute-himself', { player: id });
  const foreign = powers.find((power) => !leaver.powers.includes(power));
  if (foreign !== undefined) return trustFault('power-not-his', { player: leaver.id, power: foreign });
  if (powers.length === 0 && (known !== undefined || leaver.role === 'player')) {
    return trustFault('nothing-taken-over', { player: id, leaves: leaver.id });
  }
  if (known !== undefined) return isAsKnown(known, enters) ? undefined : trustFault('player-differs', { player: id });
  if (enters.role === leaver.role) return undefined;
  return trustFault('role-differs', { player: id, role: enters.role, expected: leaver.role });
};

/** True if somebody is named as the list of players has him; a witness who takes powers over may be called a player. */
const isAsKnown = (known: Player, named: Player): boolean =>
  same({ ...known, powers: [], role: '' }, { ...named, powers: [], role: '' }) &&
  (named.role === known.role || (known.role === 'witness' && named.role === 'player'));

/** The players once an order is in force. Who has no powers left looks on from then on, as a witness. */
export const playersAfter = (trust: Trust, { enters, leaves }: SubstituteOrder): readonly Player[] => {
  const known = playerOf(trust, enters.id);
  const players = trust.players.map((player): Player => {
    if (player.id === enters.id) {
      const powers = [...player.powers, ...enters.powers];
      return { ...player, powers, role: player.role === 'witness' ? 'player' : player.role };
    }
    if (player.id !== leaves) return player;
    const powers = player.powers.filter((power) => !enters.powers.includes(power));
    return { ...player, powers, role: powers.length === 0 ? 'witness' : player.role };
  });
  return known === undefined ? [...players, enters] : players;
};

/** What comes of it for the game. */
export const substituteEvents = (trust: Trust, order: SubstituteOrder): readonly GameEvent[] => [
  { type: 'players-changed', players: [...playersAfter(trust, order)] },
];

// Anchoring: a player's first key if he has none in the game, and the end of a fresh chain for the dice he keeps.

import { appendFormal, type Game } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import type { LogEntry } from '../../log/index.ts';
import { type AnchorOrder, type Chain, type ChangeKeyOrder, chainOf, keeperFor, keysOf } from '../../trust/index.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { type Table, timeNow, writeDraft } from '../table.ts';
import { chainFileOf, newChain } from './chains.ts';
import { keyFileOf, keyPlaces, newKey } from './keys.ts';
import type { PrivateKey } from './openssh-key.ts';

/** True for a chain that can still give dice. */
const isUsable = (chain: Chain | undefined): chain is Chain => chain !== undefined && chain.used < chain.length;

/** True if the dice of some order may have to come from a player. */
const keepsDice = ({ trust }: Game, { id }: Player): boolean => {
  if (trust.source !== 'reveal') return false;
  // Until the sides are known each bidder keeps the die that may decide for the other.
  if (trust.dice.source === 'reveal' && trust.dice.keeper === undefined && trust.bidders.includes(id)) return true;
  return trust.turnOrder.some((power) => keeperFor(trust, power)?.id === id);
};

/** True if a player should anchor: he keeps dice, has no secrets left, and nothing waits for dice now. */
export const shouldAnchor = (game: Game, player: Player): boolean =>
  keepsDice(game, player) && game.trust.open === undefined && !isUsable(chainOf(game.trust, player.id));

export interface Anchored {
  readonly how: 'done' | 'there' | 'refused';
  readonly lines: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** Writes an order that stands for itself. */
export const writeFormal = (
  desk: Desk,
  { game, words }: Table,
  by: string,
  order: AnchorOrder | ChangeKeyOrder,
): { readonly game: Game; readonly entries: readonly LogEntry[] } => {
  const made = appendFormal(game, order, { at: timeNow(desk), by });
  if (!made.ok) throw stopAt(desk, game.slug, made.error, words);
  return { game: writeDraft(desk, made.value), entries: made.value.entries };
};

/** The key the program keeps for a player, made if there is none. */
const ownKey = (desk: Desk, player: string): { readonly key: PrivateKey; readonly how: 'there' | 'made' } => {
  const file = keyFileOf(desk.env, player);
  const there = keyPlaces(desk.env, player).find((place) => place.file === file);
  if (there === undefined) return { key: newKey(desk.env, player), how: 'made' };
  if (typeof there.key === 'object') return { key: there.key, how: 'there' };
  throw new Stop(EXIT.refused, [desk.t(there.key === 'locked' ? 'proof-key-locked' : 'proof-key-other', { file })]);
};

/** Anchors dice for a player, unless there is nothing to anchor. */
export const anchorDice = (desk: Desk, table: Table, player: Player): Anchored => {
  const { t } = desk;
  const { trust, slug } = table.game;
  if (!keepsDice(table.game, player))
    return { how: 'refused', lines: [t('proof-anchor-no-keeper', { slug })], entries: [] };
  const chain = chainOf(trust, player.id);
  if (isUsable(chain))
    return { how: 'there', lines: [t('proof-anchor-there', { left: chain.length - chain.used })], entries: [] };
  if (trust.open !== undefined) return { how: 'refused', lines: [t('proof-anchor-not-now')], entries: [] };
  const lines: string[] = [];
  const entries: LogEntry[] = [];
  let { game } = table;
  if (keysOf(trust, player.id).length === 0) {
    const { key, how } = ownKey(desk, player.id);
    const added = writeFormal(desk, { ...table, game }, player.id, {
      type: 'change-key',
      player: player.id,
      add: key.public,
    });
    if (how === 'made') lines.push(t('proof-key-made', { file: keyFileOf(desk.env, player.id) }), t('proof-key-keep'));
    entries.push(...added.entries);
    game = added.game;
  }
  const order = newChain(desk.env, slug, player.id);
  const done = writeFormal(desk, { ...table, game }, player.id, order);
  entries.push(...done.entries);
  return {
    how: 'done',
    lines: [
      ...lines,
      t('proof-anchored', { length: order.length }),
      t('proof-anchor-file', { file: chainFileOf(desk.env, order.anchor) }),
    ],
    entries,
  };
};

/** Ends the command because somebody has no key here. */
export const stopWithoutKey = (desk: Desk, player: string): Stop =>
  new Stop(EXIT.refused, [desk.t('proof-no-key', { player }), nextLine(desk, `npx fieldpost key new --as ${player}`)]);

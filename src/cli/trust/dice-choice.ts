// Which dice a game is to have, from the command line: the source with what belongs to it, and the keys players sign
// with.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DICE_CHOICES, type DiceChoice } from '../../archive/index.ts';
import { QUICKNET } from '../../dice/index.ts';
import { type DiceRules, type OpenGame, type Player, PublicKeySchema } from '../../engine/index.ts';
import type { Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { idFrom } from '../players.ts';

/** The source named by `--dice`, if one is. */
export const sourceIn = (desk: Desk, given: Given): DiceChoice | undefined => {
  const said = given.text('dice');
  const source = DICE_CHOICES.find((choice) => choice === said);
  if (said === undefined || source !== undefined) return source;
  throw new Stop(EXIT.usage, [desk.t('create-bad-source', { said: cleanLine(said) })]);
};

/** A source with its keeper, or with the beacon everybody uses. */
export const diceRulesFor = (desk: Desk, given: Given, source: DiceChoice): DiceRules => {
  const said = given.text('keeper');
  if (said !== undefined && source !== 'reveal') throw new Stop(EXIT.usage, [desk.t('proof-keeper-only', { source })]);
  switch (source) {
    case 'local':
    case 'recorded':
      return { source };
    case 'reveal':
      return said === undefined ? { source } : { source, keeper: idFrom(said) };
    case 'drand':
      return { source, chain: QUICKNET.chain };
  }
};

/** A public key as it is written, or from a file such as `id_ed25519.pub`. */
export const publicKeyIn = (desk: Desk, said: string): string => {
  const file = path.resolve(desk.env.cwd, said);
  const text = said.startsWith('ssh-') || !existsSync(file) ? said : readFileSync(file, 'utf8');
  const key = PublicKeySchema.safeParse(text.trim().split(/\s+/).slice(0, 2).join(' '));
  if (key.success) return key.data;
  throw new Stop(EXIT.usage, [desk.t('proof-bad-key', { said: cleanLine(said) })]);
};

/** The players with the keys that `--key anna=anna.pub` names. */
export const withKeys = (desk: Desk, given: Given, players: readonly Player[]): readonly Player[] => {
  const named = given.all('key').map((said) => {
    const [who = '', ...key] = said.split('=');
    const player = players.find(({ id, name }) => id === who.trim() || name === who.trim());
    if (player === undefined) throw new Stop(EXIT.usage, [desk.t('proof-bad-player-key', { said: cleanLine(said) })]);
    return { id: player.id, key: publicKeyIn(desk, key.join('=').trim()) };
  });
  return players.map((player) => {
    const keys = named.filter(({ id }) => id === player.id).map(({ key }) => key);
    return keys.length === 0 ? player : { ...player, keys };
  });
};

export const signaturesFor = (desk: Desk, given: Given): Pick<OpenGame, 'signatures'> => {
  const said = given.text('signatures');
  if (said === undefined) return {};
  if (said === 'required' || said === 'free') return { signatures: said };
  throw new Stop(EXIT.usage, [desk.t('proof-bad-signatures', { said: cleanLine(said) })]);
};

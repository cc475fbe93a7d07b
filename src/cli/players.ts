// Players as they are named on the command line, or asked for: `Anna=ussr,uk,usa`, `Carl=steward`.

import { findPower, fold } from '../board/index.ts';
import type { Player } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { cleanLine } from './paint.ts';

/** A name as an id: small letters, digits, single hyphens. */
export const idFrom = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .map((part) => part.replace(/[^a-z0-9]/g, ''))
    .filter((part) => part !== '')
    .join('-')
    .slice(0, 40)
    .replace(/-+$/, '');

export const powerNamed = (desk: Desk, { board }: Ruleset, text: string, player: string): Power => {
  const found = findPower(board, text);
  if (found.outcome === 'found') return found.value.power;
  throw new Stop(EXIT.usage, [desk.t('create-bad-power', { said: cleanLine(text), player: cleanLine(player) })]);
};

/** `Anna=ussr,uk,usa`, or `anna:Anna Berg=ussr` where the id is to be another. */
export const readPlayer = (desk: Desk, ruleset: Ruleset, said: string): Player => {
  const match = /^(?:([a-z0-9-]+):)?([^=]+)=(.+)$/.exec(said);
  const [, id, name = '', powers = ''] = match ?? [];
  const made = id ?? idFrom(name);
  if (match === null || made === '')
    throw new Stop(EXIT.usage, [desk.t('create-bad-player', { said: cleanLine(said) })]);
  const plays = powers.split(/[,+]/).map((power) => powerNamed(desk, ruleset, power.trim(), name));
  return { id: made, name: cleanLine(name.trim()), powers: plays, role: 'player', language: desk.language };
};

/** Who bids for a side: `Anna`, or `anna:Anna Berg` where the id is to be another. Powers come later. */
export const readBidder = (desk: Desk, ruleset: Ruleset, said: string): Player => {
  if (said.includes('=')) return readPlayer(desk, ruleset, said);
  const [, id, name = ''] = /^(?:([a-z0-9-]+):)?(.+)$/.exec(said) ?? [];
  const made = id ?? idFrom(name);
  if (made === '') throw new Stop(EXIT.usage, [desk.t('create-bad-player', { said: cleanLine(said) })]);
  return { id: made, name: cleanLine(name.trim()), powers: [], role: 'player', language: desk.language };
};

export const ROLES = ['steward', 'referee', 'witness', 'bot'] as const;

/** `Carl=steward`. */
export const readRole = (desk: Desk, said: string): Player => {
  const [name = '', role = ''] = said.split('=').map((part) => part.trim());
  const known = ROLES.find((one) => one === role);
  if (known === undefined || idFrom(name) === '')
    throw new Stop(EXIT.usage, [desk.t('create-bad-player', { said: cleanLine(said) })]);
  return { id: idFrom(name), name: cleanLine(name), powers: [], role: known, language: desk.language };
};

export const askBidders = async (desk: Desk, ruleset: Ruleset): Promise<readonly Player[]> => {
  const players: Player[] = [];
  desk.say(desk.t('bids-secret-in'));
  while (players.length < 2) {
    const name = await desk.text(desk.t('bids-player'));
    if (name.trim() === '') break;
    players.push(readBidder(desk, ruleset, name.replaceAll('=', ' ')));
  }
  return players;
};

export const askPlayers = async (desk: Desk, ruleset: Ruleset): Promise<readonly Player[]> => {
  const players: Player[] = [];
  let free = ruleset.turnOrder;
  const words = desk.words(ruleset);
  while (free.length > 0) {
    const name = await desk.text(desk.t('create-player'));
    if (name.trim() === '') break;
    const powers = await desk.many(
      desk.t('create-powers', { name: cleanLine(name) }),
      free.map((power) => ({ value: power, label: words.power(power) })),
    );
    const plays = free.filter((power) => powers.includes(power));
    players.push({
      id: idFrom(name) || `player-${players.length + 1}`,
      name: cleanLine(name.trim()),
      powers: [...plays],
      role: 'player',
      language: desk.language,
    });
    free = free.filter((power) => !plays.includes(power));
  }
  return players;
};

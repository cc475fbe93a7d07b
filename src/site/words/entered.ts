// What is said of a line that somebody entered for somebody else. Never that it is signed: it is the enterer's word.

import type { Player } from '../../engine/index.ts';
import { nameOf } from './game.ts';
import type { Speech } from './speak.ts';

/** Who entered it, and the hash of the mail it came in, if one is kept. */
export interface Entered {
  readonly by: string;
  readonly evidence?: string | undefined;
}

/** Letters of a hash that are shown; the log has all of it. */
const SHOWN = 12;

/** `entered by Carl (steward), mail kept`; with the hash, `mail kept (SHA-256 0a1b2c3d4e5f…)`. */
export const sayEntered = (
  { t }: Speech,
  { by, evidence }: Entered,
  players: readonly Player[],
  hash: 'with-hash' | 'without-hash',
): string => {
  const role = players.find(({ id }) => id === by)?.role;
  const kept =
    hash === 'with-hash' ? t('entered-mail-hash', { hash: evidence?.slice(0, SHOWN) ?? '' }) : t('entered-mail');
  const mail = evidence === undefined ? t('entered-no-mail') : kept;
  return role === undefined
    ? t('entered-by', { by: nameOf(players, by), mail })
    : t('entered-by-role', { by: nameOf(players, by), role: t(`game-role-${role}`), mail });
};

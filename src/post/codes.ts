// Codes that answer for a mail: an address proves nothing, but what was sent to it is read by its owner alone. Whatever
// cannot be taken back is done by a line with the code of an answer to it; the code is good for that line, that player,
// that game as it stood, once, and for some days. Of a code only its hash is kept.

import { z } from 'zod';
import { bytesOf, hashOf } from '../log/index.ts';
import { secondsOf } from '../vocab/index.ts';

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUP = 4;

/** How long a code is good for, in seconds: three days. */
export const CODE_LASTS = 3 * 24 * 3600;

/** How many random bytes a code is made of. */
export const CODE_BYTES = 2 * GROUP;

const Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A code that was given out. */
export const CodeSchema = z.object({
  /** Its SHA-256. */
  code: Hex,
  game: z.string().max(60),
  player: z.string().max(60),
  /** SHA-256 of what is to be done. */
  deed: Hex,
  /** The last line of the log when it was given out. */
  head: Hex,
  at: z.string().max(40),
  /** Whether it has been used. */
  used: z.enum(['yes', 'no']),
});
export type GivenCode = z.infer<typeof CodeSchema>;

/** What a code answers for. */
export interface Deed {
  readonly game: string;
  readonly player: string;
  /** What is to be done, as text that is the same for the same deed. */
  readonly what: string;
  /** The last line of the log. */
  readonly head: string;
}

/** `7KQM-3FXD`, of eight random bytes. */
export const makeCode = (random: Uint8Array): string => {
  const signs = [...random.slice(0, CODE_BYTES)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${signs.slice(0, GROUP).join('')}-${signs.slice(GROUP).join('')}`;
};

const hashed = (text: string): string => hashOf(bytesOf(text));

/** The record of a code for a deed. */
export const givenCode = (code: string, { game, player, what, head }: Deed, at: string): GivenCode => ({
  code: hashed(code),
  game,
  player,
  deed: hashed(what),
  head,
  at,
  used: 'no',
});

/**
 * What a code is worth: `unknown` was never given out, or to somebody else; `other` answers for another deed, `stale`
 * for a game that has gone on since.
 */
export type CodeVerdict = 'good' | 'unknown' | 'used' | 'other' | 'stale' | 'expired';

/** Judges the code in a mail. `now` is the time it is read. */
export const judgeCode = (
  given: readonly GivenCode[],
  code: string,
  { game, player, what, head }: Deed,
  now: string,
): CodeVerdict => {
  const hash = hashed(code);
  const found = given.find((each) => each.code === hash && each.game === game && each.player === player);
  if (found === undefined) return 'unknown';
  if (found.used === 'yes') return 'used';
  if (found.deed !== hashed(what)) return 'other';
  if (secondsOf(now) - secondsOf(found.at) > CODE_LASTS) return 'expired';
  return found.head === head ? 'good' : 'stale';
};

/** The codes after one was used. */
export const withUsed = (given: readonly GivenCode[], code: string): readonly GivenCode[] => {
  const hash = hashed(code);
  return given.map((each) => (each.code === hash ? { ...each, used: 'yes' } : each));
};

// How large a log, a line and what is in it may be. Reading refuses more; writing never makes more.

export const LIMITS = {
  /** Bytes of a log file: 32 MiB. */
  fileBytes: 32 * 1024 * 1024,
  /** Lines of a log file. */
  lines: 20_000,
  /** Bytes of a line without its LF: 64 KiB. */
  lineBytes: 64 * 1024,
  /** Brackets within brackets; the line's own count as 1. */
  depth: 12,
  /** Characters of a remark or a reason. */
  text: 4_000,
} as const;

/**
 * A game's id: letters, digits and single hyphens, 3 to 40 characters, never a name that some system keeps for itself.
 */
const GAME_ID = /^[a-z0-9](?:[a-z0-9]|-(?!-)){1,38}[a-z0-9]$/;
const RESERVED = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|constructor)$/;

export const isGameId = (text: string): boolean => GAME_ID.test(text) && !RESERVED.test(text);

/** What faults and pages call the log of a game: its path inside the archive. */
export const logNameOf = (slug: string): string => `games/${slug}/log.jsonl`;

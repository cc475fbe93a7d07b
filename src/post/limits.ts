// How large a mail may be and how much of it is looked at. What is beyond is answered and not read: a mail is a
// stranger's text, and reading it must cost little whatever it holds.

export const MAIL_LIMITS = {
  /** Bytes of a whole mail: 256 KiB. A turn with all its entries takes a fifth of that. */
  bytes: 256 * 1024,
  /** Bytes of all its headers, those of parts included. */
  headerBytes: 64 * 1024,
  /** Parts within parts. */
  nesting: 20,
  parts: 20,
  /** Lines of the text that is read. */
  lines: 4_000,
  /** Entries in one mail: more than the longest turn. */
  entries: 500,
  /** Bytes of entries that stand in the text of a mail beside its attachment. */
  blockBytes: 24 * 1024,
  /** Characters of a subject, and of a name that is shown. */
  subject: 200,
} as const;

// What is known of mails before they are read, wherever they come from.

/** A mail as it lies there. */
export interface InMail {
  readonly name: string;
  /** The mail; nothing if it is too large to be a turn. */
  bytes(): Promise<Uint8Array | undefined>;
  /**
   * Says where it came from that it was dealt with, so that it is not read again. Files have no such place.
   *
   * @param how `answered`: it was about a game; `looked-at`: it was not, and stays where it is
   */
  settle?(how: 'answered' | 'looked-at'): Promise<void>;
}

/** Where mails come from. */
export interface Inbox {
  readonly mails: readonly InMail[];
  /** False once nothing more can be had from there. */
  isOpen(): boolean;
  close(): Promise<void>;
}

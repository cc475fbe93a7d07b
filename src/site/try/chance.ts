// In a reader's browser: its own chance, for dice, promises of dice and names that nobody else has.

/** Hexadecimal digits of so many random bytes. */
export const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

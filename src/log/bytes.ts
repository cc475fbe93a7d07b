// From bytes to text, and to their hash. UTF-8 both ways, strictly.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// Decoding is neither clock nor file and every runtime has it, but the pure parts compile without a runtime's types.
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: true; readonly ignoreBOM: true },
) => { decode(bytes: Uint8Array): string };

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of UTF-8 bytes, a byte order mark kept as a character; undefined if they are not UTF-8. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
};

export const bytesOf = (text: string): Uint8Array => utf8ToBytes(text);

/** SHA-256 of bytes as 64 hex digits. */
export type Hash = (bytes: Uint8Array) => string;

/** SHA-256 as 64 hex digits: of a line's bytes without its LF, the line's name. */
export const hashOf: Hash = (bytes) => bytesToHex(sha256(bytes));

/** Greatest number of brackets open at once, counted on bytes so that it costs nothing however deep they go. */
export const depthOf = (bytes: Uint8Array): number => {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (inString) {
      if (byte === 0x5c)
        i += 1; // a backslash takes the next byte with it
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x5b || byte === 0x7b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return deepest;
};

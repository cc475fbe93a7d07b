// A log as a bare chain of hashes, whatever its lines say: so that a log written by a later version of this program can
// still be told from one that was rewritten.

import { fileHash } from '../archive/index.ts';
import { EMPTY_HEAD, type Head, NO_LINE } from '../trust/index.ts';

const LF = 0x0a;

/** The lines of a log without their LF. What follows the last LF is no line. */
export const linesOf = (bytes: Uint8Array): readonly Uint8Array[] => {
  const lines: Uint8Array[] = [];
  let from = 0;
  for (let end = bytes.indexOf(LF); end !== -1; end = bytes.indexOf(LF, from)) {
    lines.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return lines;
};

const prevOf = (line: Uint8Array): unknown => {
  try {
    const said: unknown = JSON.parse(Buffer.from(line).toString('utf8'));
    return typeof said === 'object' && said !== null && 'prev' in said ? said.prev : undefined;
  } catch {
    return undefined;
  }
};

/** The hashes of a log's lines, up to the first that does not name the one before it. */
export const chainOf = (bytes: Uint8Array): readonly string[] => {
  const hashes: string[] = [];
  for (const line of linesOf(bytes)) {
    if (prevOf(line) !== (hashes.at(-1) ?? NO_LINE)) break;
    hashes.push(fileHash(line));
  }
  return hashes;
};

export const headOfChain = (chain: readonly string[]): Head => {
  const hash = chain.at(-1);
  return hash === undefined ? EMPTY_HEAD : { count: chain.length, hash };
};

/** True if a log goes at least as far as `head` and was the same up to there. */
export const contains = (chain: readonly string[], { count, hash }: Head): boolean =>
  count === 0 || chain[count - 1] === hash;

/** How many lines two chains share from the start. */
export const common = (a: readonly string[], b: readonly string[]): number => {
  const differs = a.findIndex((hash, index) => hash !== b[index]);
  return differs === -1 ? a.length : differs;
};

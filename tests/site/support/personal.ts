// Mail addresses in the files of a folder.

import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './site.ts';

/** Somebody's address, also with its @ as an entity or in percent. */
const ADDRESS = /[\p{L}\p{N}._%+-]+(?:@|%40|&#64;|&#x40;)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
/** What every address has: few files do, and they are soon found. */
const SIGN = /@|%40|&#64;|&#x40;/i;
/** Names kept free for examples (RFC 2606); guides may write to them. */
const EXAMPLES = /[@;0.](?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))$/i;

/**
 * Every address in the texts of a folder, each with the file it stands in. Pictures and packed files may hold any
 * bytes.
 */
export const addressesIn = (folder: string): readonly string[] =>
  filesOf(folder).flatMap((file) => {
    const bytes = readFileSync(path.join(folder, file));
    if (!isUtf8(bytes)) return [];
    const text = bytes.toString('utf8');
    if (!SIGN.test(text)) return [];
    return [...text.matchAll(ADDRESS)]
      .map(([address]) => address)
      .filter((address) => !EXAMPLES.test(address))
      .map((address) => `${file}: ${address}`);
  });

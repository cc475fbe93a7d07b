// Puts what was freshly built in the place of the old site: files that are the same stay untouched, others are replaced
// whole, those that are gone are removed. A reader never meets an empty folder or half a page.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../archive/index.ts';

export interface Settled {
  readonly written: number;
  readonly removed: number;
}

/** Whether `other` is a file with the very bytes of the file `one`. */
export const isSame = (one: string, other: string): boolean => {
  const was = statSync(other, { throwIfNoEntry: false });
  if (was === undefined || !was.isFile() || was.size !== statSync(one).size) return false;
  return readFileSync(one).equals(readFileSync(other));
};

const moveFile = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true });
  if (statSync(to, { throwIfNoEntry: false })?.isDirectory() === true) rmSync(to, { recursive: true });
  try {
    renameSync(from, to);
  } catch {
    copyFileSync(from, to); // another disk
  }
};

/** Removes the folders above a file that nothing is left in. */
const removeEmpty = (folder: string, root: string): void => {
  if (folder === root || !folder.startsWith(root) || readdirSync(folder).length > 0) return;
  rmSync(folder, { recursive: true });
  removeEmpty(path.dirname(folder), root);
};

/** A site where there was none: the whole folder takes its place at once. False if that cannot be. */
const moveWhole = (fresh: string, site: string): boolean => {
  if (existsSync(site)) return false;
  mkdirSync(path.dirname(site), { recursive: true });
  try {
    renameSync(fresh, site);
    return true;
  } catch {
    return false; // another disk
  }
};

/**
 * Puts the files of a part of a site into a whole one that is being built; those that are there already are the same.
 *
 * @param how whether the part is used up
 * @param but files of the part that stay behind
 */
export const gather = (part: string, fresh: string, how: 'move' | 'copy', but: readonly string[] = []): void => {
  for (const file of filesUnder(part)) {
    const [from, to] = [path.join(part, file), path.join(fresh, file)];
    if (but.includes(file) || existsSync(to)) continue;
    if (how === 'move') moveFile(from, to);
    else {
      mkdirSync(path.dirname(to), { recursive: true });
      copyFileSync(from, to);
    }
  }
};

/**
 * Moves what is in `fresh` to `site`; `fresh` is gone afterwards.
 *
 * @param kept files of the site, by their paths in it, that were not made again and stay
 */
export const settle = (fresh: string, site: string, kept: ReadonlySet<string> = new Set()): Settled => {
  const files = filesUnder(fresh);
  if (moveWhole(fresh, site)) return { written: files.length, removed: 0 };
  const staying = new Set([...files, ...[...kept].map((file) => path.normalize(file))]);
  const gone = filesUnder(site).filter((file) => !staying.has(file));
  let written = 0;
  for (const file of files) {
    if (isSame(path.join(fresh, file), path.join(site, file))) continue;
    moveFile(path.join(fresh, file), path.join(site, file));
    written += 1;
  }
  for (const file of gone) {
    if (!existsSync(path.join(site, file))) continue; // a page stands where it was
    rmSync(path.join(site, file));
    removeEmpty(path.dirname(path.join(site, file)), site);
  }
  rmSync(fresh, { recursive: true, force: true });
  return { written, removed: gone.length };
};

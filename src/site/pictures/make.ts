// Puts the pictures a fresh site has ordered into it. They are kept from build to build under a name for all that they
// show and all that draws them, so a site whose games have not moved draws none. A picture that fails is missing and no
// more.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { findingsIn, fingerprintOf, versionsIn } from '../../archive/index.ts';
import { isSame } from '../settle.ts';
import { pngOf } from './draw.ts';
import { ORDERS_FILE, orderKey, type PictureOrder } from './order.ts';

export interface Pictures {
  readonly drawn: number;
  /** Files that stand in the old site just so. */
  readonly kept: readonly string[];
  /** Why pictures could not be drawn, one each. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

export interface PictureSites {
  /** The folder of the fresh site, with its orders. */
  readonly fresh: string;
  /** The folder of the site it will replace. */
  readonly old: string;
  /** The folder of the program, for its name and the cache. */
  readonly project: string;
  /** `none`: the orders are taken away and left undone. */
  readonly asked?: 'drawn' | 'none';
}

/** What pictures are drawn by. */
const DRAWERS = ['src/charts', 'src/board', 'src/site/data', 'src/site/pictures'];
/** Pictures no site asked for in this many days are cleared away. */
const FORGOTTEN = 60;
const DAY = 86_400_000;
/** As many are drawn at a time; each keeps a processor busy. */
const AT_ONCE = 2;

const forget = (cache: string): void => {
  const before = Date.now() - FORGOTTEN * DAY;
  for (const name of readdirSync(cache)) {
    const file = path.join(cache, name);
    // Another build may have taken it away meanwhile.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found !== undefined && found.mtimeMs < before) rmSync(file, { force: true });
  }
};

/** Reads the orders of a fresh site and takes them away: they are no part of it. */
const takeOrders = (fresh: string): readonly PictureOrder[] => {
  const file = path.join(fresh, ORDERS_FILE);
  if (!existsSync(file)) return [];
  const orders = JSON.parse(readFileSync(file, 'utf8')) as readonly PictureOrder[]; // written by pages/pictures.json.ts a moment ago
  rmSync(file);
  return orders;
};

/**
 * Carries out the orders of a fresh site.
 *
 * @param draw for tests
 */
export const makePictures = async (
  { fresh, old, project, asked = 'drawn' }: PictureSites,
  draw: (order: PictureOrder) => Promise<Uint8Array> = pngOf,
): Promise<Pictures> => {
  const started = performance.now();
  const orders = takeOrders(fresh);
  if (asked === 'none') return { drawn: 0, kept: [], failed: [], seconds: 0 };
  const cache = path.join(findingsIn(project), 'pictures');
  mkdirSync(cache, { recursive: true });
  const drawers = fingerprintOf(project, [...DRAWERS, versionsIn(project)]);
  const kept: string[] = [];
  const failed: string[] = [];
  let drawn = 0;
  const drawInto = async (cached: string, order: PictureOrder): Promise<void> => {
    const unfinished = `${cached}.${process.pid}`;
    writeFileSync(unfinished, await draw(order));
    renameSync(unfinished, cached); // readers see a whole picture or none
    drawn += 1;
  };
  /** What is being drawn: a game and its latest turn have one picture. */
  const underWay = new Map<string, Promise<void>>();
  const make = async (order: PictureOrder): Promise<void> => {
    const cached = path.join(cache, `${orderKey(order, drawers)}.png`);
    const begun = underWay.get(cached);
    if (begun !== undefined) await begun;
    else if (existsSync(cached)) utimesSync(cached, new Date(), new Date());
    else {
      const drawing = drawInto(cached, order);
      underWay.set(cached, drawing);
      await drawing;
    }
    if (isSame(cached, path.join(old, order.file))) {
      kept.push(order.file);
      return;
    }
    mkdirSync(path.dirname(path.join(fresh, order.file)), { recursive: true });
    copyFileSync(cached, path.join(fresh, order.file));
  };
  const left = [...orders];
  const work = async (): Promise<void> => {
    for (let order = left.shift(); order !== undefined; order = left.shift()) {
      try {
        await make(order);
      } catch (error) {
        failed.push(`${order.file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  forget(cache);
  return { drawn, kept, failed, seconds: (performance.now() - started) / 1000 };
};

// Makes the search index of a built site from the records it holds, and takes the records away. Pagefind gets them one
// by one; it never reads a page. The same records give the same files, so an unchanged site stays as it is.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { isInPart, partsHolding } from '../../archive/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { digest } from '../paths.ts';
import { assetAddress, languageParam } from '../routes.ts';
import {
  contentOf,
  FOLDERS_FILE,
  PARTS_FILE,
  RECORDS_FILE,
  type RecordsFile,
  type SearchParts,
  type SearchRecord,
} from './record.ts';

export interface Fed {
  readonly records: number;
  /** Files of the index. */
  readonly files: number;
  /** Those of them, by their path in the site, that stand in it just so and were not written again. */
  readonly kept: readonly string[];
}

/** As many records are on their way to Pagefind at a time. */
const AT_ONCE = 500;

/** Of what Pagefind brings along, the parts its search needs; its own boxes and styles are not ours. */
const NEEDED = /^(pagefind\.js|pagefind-worker\.js|pagefind-entry\.json|wasm\.\w+\.pagefind|.+\.pf_\w+)$/;
/** For languages that no index is in. */
const NOT_NEEDED = 'wasm.unknown.pagefind';

/** @throws what Pagefind says, if it says anything */
const checked = <T extends { readonly errors: readonly string[] }>(answer: T): T => {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
};

const ENTRY = 'pagefind-entry.json';

/** The list of languages, which Pagefind writes in any order, in one. */
const inOrder = (entry: string): string =>
  JSON.stringify(JSON.parse(entry), (key, value: unknown) =>
    key === 'languages' && typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** The files of records in a site, whether of one language or more. */
const recordFilesIn = (site: string): readonly string[] =>
  LANGUAGES.map((language) => path.join(site, languageParam(language) ?? '', RECORDS_FILE)).filter((file) =>
    existsSync(file),
  );

const add = async (index: PagefindIndex, language: string, record: SearchRecord): Promise<void> => {
  const { url, title, place, borrowed } = record;
  checked(
    await index.addCustomRecord({
      url,
      content: contentOf(record),
      language,
      meta: { title, place, ...(borrowed === undefined ? {} : { borrowed }) },
    }),
  );
};

let running = 0;

/** Indexes with Pagefind running, and lets it end when nobody needs it any more. */
const withIndex = async <T>(use: (index: PagefindIndex) => Promise<T>): Promise<T> => {
  running += 1;
  try {
    const { index } = checked(await createIndex());
    if (index === undefined) throw new Error('Pagefind: no index was made.');
    return await use(index);
  } finally {
    running -= 1;
    if (running === 0) await close();
  }
};

const stands = (file: string, content: Uint8Array): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === content.length && readFileSync(file).equals(content);
};

/** Records of games in one part of the index at most, in all languages together, unless it is said. */
const MOST = 24_000;

/** Some of the records, which are indexed together in a folder of their own. */
interface Lot {
  /** Below that of the whole index: empty, or with a slash at its end. */
  readonly folder: string;
  readonly wholes: readonly RecordsFile[];
}

/**
 * All records in one lot, or where games have more than `most`, texts and people in one and games in others, each game
 * in the same whatever others come: then a turn changes the index of its own lot.
 */
const lotsOf = (wholes: readonly RecordsFile[], most: number): readonly Lot[] => {
  const ofGames = wholes.flatMap(({ records }) => records.filter(({ game }) => game !== undefined)).length;
  if (ofGames <= most) return [{ folder: '', wholes }];
  const only = (isIn: (game: string | undefined) => boolean): readonly RecordsFile[] =>
    wholes.map(({ language, records }) => ({ language, records: records.filter(({ game }) => isIn(game)) }));
  return [
    { folder: '', wholes: only((game) => game === undefined) },
    ...partsHolding(ofGames, most).map((part) => ({
      folder: `${part.at}/`,
      wholes: only((game) => game !== undefined && isInPart(part, game)),
    })),
  ];
};

/** Indexes some records. */
const indexed = async (wholes: readonly RecordsFile[]) => {
  const files = await withIndex(async (index) => {
    for (const { language, records } of wholes) {
      for (let at = 0; at < records.length; at += AT_ONCE)
        await Promise.all(records.slice(at, at + AT_ONCE).map((record) => add(index, language, record)));
    }
    return checked(await index.getFiles()).files;
  });
  return files
    .filter(({ path: name }) => NEEDED.test(name) && name !== NOT_NEEDED)
    .map(({ path: name, content }) => ({
      name,
      content: name === ENTRY ? Buffer.from(inOrder(Buffer.from(content).toString('utf8'))) : content,
    }));
};

/** What the last build left, as far as it can be read. */
const partsIn = (file: string): Partial<SearchParts> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SearchParts; // written below, by this program or one before
  } catch {
    return {}; // none yet, or not whole: all is indexed anew
  }
};

export interface FeedOptions {
  /** The folder of the site it will replace; what stands there is not written again. */
  readonly old?: string;
  /** Names the program that indexes: of another one nothing is taken over. */
  readonly makers?: string;
  /** Records of games in one part at most. */
  readonly most?: number;
}

/**
 * Puts the index of a freshly built site into it. What of it would be made of the same records by the same program is
 * not made again.
 *
 * @param site the folder of the fresh site
 * @throws if Pagefind does not run here or refuses a record
 */
export const feedSearch = async (site: string, { old, makers = '', most = MOST }: FeedOptions = {}): Promise<Fed> => {
  const sources = recordFilesIn(site);
  // Written by this build a moment ago, by pages/[...lang]/search/records.json.ts.
  const wholes = sources.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RecordsFile);
  const folder = assetAddress('/', { data: 'search' }).slice(1);
  const before = old === undefined ? {} : partsIn(path.join(old, folder, PARTS_FILE));
  const kept: string[] = [];
  const parts: SearchParts['parts'][number][] = [];
  const put = (name: string, content: Uint8Array): void => {
    const file = path.join(folder, name);
    if (old !== undefined && stands(path.join(old, file), content)) return void kept.push(file);
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), content);
  };
  for (const lot of lotsOf(wholes, most)) {
    const key = digest([makers, lot.wholes]);
    const known = before.parts?.find((part) => part.folder === lot.folder && part.key === key);
    const there = known?.files.map((name) => path.join(folder, lot.folder, name)) ?? [];
    if (known !== undefined && there.every((file) => existsSync(path.join(old ?? '', file)))) {
      kept.push(...there);
      parts.push(known);
      continue;
    }
    const files = await indexed(lot.wholes);
    for (const { name, content } of files) put(`${lot.folder}${name}`, content);
    parts.push({ folder: lot.folder, key, files: files.map(({ name }) => name).sort() });
  }
  put(FOLDERS_FILE, Buffer.from(JSON.stringify(parts.map(({ folder: inside }) => inside))));
  put(PARTS_FILE, Buffer.from(JSON.stringify({ parts } satisfies SearchParts)));
  for (const file of sources) rmSync(file);
  return {
    records: wholes.reduce((sum, { records }) => sum + records.length, 0),
    files: parts.reduce((sum, { files }) => sum + files.length, 0),
    kept,
  };
};

// Makes the search index of a built site from the records it holds, and takes the records away. Pagefind gets them one
// by one; it never reads a page. The same records give the same files, so an unchanged site stays as it is.

import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { isInPart, partsHolding } from '../../archive/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { assetAddress, languageParam } from '../routes.ts';
import { contentOf, FOLDERS_FILE, PARTS_FILE, RECORDS_FILE, type SearchParts, type SearchRecord } from './record.ts';

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

/** A file of records in a site. */
interface Source {
  readonly language: Language;
  readonly file: string;
}

/** The files of records in a site, whether of one language or more. */
const sourcesIn = (site: string): readonly Source[] =>
  LANGUAGES.map((language) => ({
    language,
    file: path.join(site, languageParam(language) ?? '', RECORDS_FILE),
  })).filter(({ file }) => existsSync(file));

interface Waiting {
  readonly language: Language;
  readonly line: string;
  readonly record: SearchRecord;
}

/** The records in files, one after the other: of thousands of games there are too many to hold. */
async function* waitingIn(sources: readonly Source[]): AsyncGenerator<Waiting> {
  for (const { language, file } of sources)
    for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY }))
      yield { language, line, record: JSON.parse(line) as SearchRecord }; // by pages/[...lang]/search/records.jsonl.ts
}

const add = async (index: PagefindIndex, { language, record }: Waiting): Promise<void> => {
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
const MOST = 16_000;

/** Some of the records, which are indexed together in a folder of their own. */
interface Lot {
  /** Below that of the whole index: empty, or with a slash at its end. */
  readonly folder: string;
  /** Whether it has the records about a game, or those about none. */
  holds(game: string | undefined): boolean;
}

/**
 * All records in one lot, or where games have more than `most`, texts and people in one and games in others, each game
 * in the same whatever others come: then a turn changes the index of its own lot.
 */
const lotsFor = (ofGames: number, most: number): readonly Lot[] => {
  if (ofGames <= most) return [{ folder: '', holds: () => true }];
  return [
    { folder: '', holds: (game) => game === undefined },
    ...partsHolding(ofGames, most).map((part) => ({
      folder: `${part.at}/`,
      holds: (game: string | undefined) => game !== undefined && isInPart(part, game),
    })),
  ];
};

/** The lots of the records, each with a name for what it is made of. */
const keyedLots = async (sources: readonly Source[], makers: string, most: number) => {
  let all = 0;
  let ofGames = 0;
  for await (const { record } of waitingIn(sources)) {
    all += 1;
    if (record.game !== undefined) ofGames += 1;
  }
  const lots = lotsFor(ofGames, most).map((lot) => ({ ...lot, hash: createHash('sha256').update(`${makers}\n`) }));
  for await (const { language, line, record } of waitingIn(sources))
    lots.find(({ holds }) => holds(record.game))?.hash.update(`${language} ${line}\n`);
  return { all, lots: lots.map(({ hash, ...lot }) => ({ ...lot, key: hash.digest('base64url') })) };
};

/** Indexes the records of a lot. */
const indexed = async (sources: readonly Source[], { holds }: Lot) => {
  const files = await withIndex(async (index) => {
    let some: Waiting[] = [];
    for await (const each of waitingIn(sources)) {
      if (!holds(each.record.game)) continue;
      some.push(each);
      if (some.length < AT_ONCE) continue;
      await Promise.all(some.map((one) => add(index, one)));
      some = [];
    }
    await Promise.all(some.map((one) => add(index, one)));
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
  const sources = sourcesIn(site);
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
  const { all, lots } = await keyedLots(sources, makers, most);
  for (const lot of lots) {
    const { key } = lot;
    const known = before.parts?.find((part) => part.folder === lot.folder && part.key === key);
    const there = known?.files.map((name) => path.join(folder, lot.folder, name)) ?? [];
    if (known !== undefined && there.every((file) => existsSync(path.join(old ?? '', file)))) {
      kept.push(...there);
      parts.push(known);
      continue;
    }
    const files = await indexed(sources, lot);
    for (const { name, content } of files) put(`${lot.folder}${name}`, content);
    parts.push({ folder: lot.folder, key, files: files.map(({ name }) => name).sort() });
  }
  put(FOLDERS_FILE, Buffer.from(JSON.stringify(parts.map(({ folder: inside }) => inside))));
  put(PARTS_FILE, Buffer.from(JSON.stringify({ parts } satisfies SearchParts)));
  for (const { file } of sources) rmSync(file);
  return {
    records: all,
    files: parts.reduce((sum, { files }) => sum + files.length, 0),
    kept,
  };
};

// Makes the search index of a built site from the records it holds, and takes the records away. Pagefind gets them one
// by one; it never reads a page. The same records give the same files, so an unchanged site stays as it is.

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { LANGUAGES } from '../../vocab/index.ts';
import { assetAddress, languageParam } from '../routes.ts';
import { contentOf, RECORDS_FILE, type RecordsFile, type SearchRecord } from './record.ts';

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

/**
 * Puts the index of a freshly built site into it.
 *
 * @param site the folder of the fresh site
 * @param old the folder of the site it will replace; what stands there is not written again
 * @throws if Pagefind does not run here or refuses a record
 */
export const feedSearch = async (site: string, old?: string): Promise<Fed> => {
  const sources = recordFilesIn(site);
  // Written by this build a moment ago, by pages/[...lang]/search/records.json.ts.
  const wholes = sources.map((file) => JSON.parse(readFileSync(file, 'utf8')) as RecordsFile);
  const files = await withIndex(async (index) => {
    for (const { language, records } of wholes) {
      for (let at = 0; at < records.length; at += AT_ONCE)
        await Promise.all(records.slice(at, at + AT_ONCE).map((record) => add(index, language, record)));
    }
    return checked(await index.getFiles()).files;
  });
  const needed = files.filter(({ path: name }) => NEEDED.test(name) && name !== NOT_NEEDED);
  const folder = assetAddress('/', { data: 'search' }).slice(1);
  for (const name of new Set(needed.map(({ path: file }) => path.dirname(file))))
    mkdirSync(path.join(site, folder, name), { recursive: true });
  const kept: string[] = [];
  for (const { path: name, content } of needed) {
    const file = path.join(folder, name);
    const text = name === ENTRY ? Buffer.from(inOrder(Buffer.from(content).toString('utf8'))) : content;
    if (old !== undefined && stands(path.join(old, file), text)) kept.push(file);
    else writeFileSync(path.join(site, file), text);
  }
  for (const file of sources) rmSync(file);
  return { records: wholes.reduce((sum, { records }) => sum + records.length, 0), files: needed.length, kept };
};

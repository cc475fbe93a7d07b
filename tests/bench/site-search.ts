// One way of making the search index of a built site, as a process of its own; prints how much it indexed. Started by
// `site.ts`. `records` only finds the records, `feed` indexes them as a build does, `crawl` lets Pagefind read the
// pages.
//
//   node tests/bench/site-search.ts <records|feed|crawl> <site>

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { feedSearch } from '../../src/site/search/feed.ts';
import { lineOf, RECORDS_FILE, type SearchRecord } from '../../src/site/search/record.ts';

const [way = '', site = ''] = process.argv.slice(2);

/** What can be found, as the index of the build itself has it: a file a record, with a mark before its JSON. */
const found = (): readonly SearchRecord[] => {
  const folder = path.join(site, 'pagefind', 'fragment');
  const records = readdirSync(folder).map((name) => {
    const text = gunzipSync(readFileSync(path.join(folder, name))).toString('utf8');
    const { url, content }: { url: string; content: string } = JSON.parse(text.slice(text.indexOf('{')));
    return { kind: 'turn', url, title: '', place: '', text: content, also: [] } as const;
  });
  return records;
};

const crawl = async (): Promise<string> => {
  const { index } = await createIndex();
  if (index === undefined) throw new Error('Pagefind made no index.');
  const { errors, page_count: pages } = await index.addDirectory({ path: site });
  if (errors.length > 0) throw new Error(errors.join('; '));
  await index.getFiles();
  await close();
  return `${pages} pages crawled`;
};

const feed = async (records: readonly SearchRecord[]): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-bench-search-'));
  mkdirSync(path.join(folder, path.dirname(RECORDS_FILE)), { recursive: true });
  writeFileSync(path.join(folder, RECORDS_FILE), records.map(lineOf).join(''));
  const fed = await feedSearch(folder);
  rmSync(folder, { recursive: true });
  return `${fed.records} records fed`;
};

const records = found();
if (way === 'crawl') console.log(await crawl());
else if (way === 'feed') console.log(await feed(records));
else console.log(`${records.length} records`);
// What was started and has ended is counted once this process has heard of it.
await new Promise((resolve) => setTimeout(resolve, 1500));

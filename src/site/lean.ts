// What scripts of pages are given in place of files as they are: catalogues of messages parsed and packed, by `import {
// packed } from '….ftl?packed'`, and boards without what only drawings and their editors need.

import { readFileSync } from 'node:fs';
import { pack } from '../i18n/messages/catalogue.ts';

const QUERY = '?packed';

/** The plugin of Vite that does it, for builds and tests. */
export const packedCatalogues = () => ({
  name: 'packed-catalogues',
  load: (id: string): string | undefined =>
    id.endsWith(QUERY)
      ? `export const packed = ${JSON.stringify(pack(readFileSync(id.slice(0, -QUERY.length), 'utf8')))};`
      : undefined,
});

/** Where spaces lie and what their codes were made from: nothing that checks or reckons reads it. */
const DRAWN = new Set(['lonlat', 'codeBasis']);

/** The plugin of Vite that leaves it out of what workers load. */
export const leanBoards = () => ({
  name: 'lean-boards',
  enforce: 'pre' as const,
  transform: (code: string, id: string): string | undefined =>
    id.endsWith('/board.json')
      ? JSON.stringify(JSON.parse(code), (key, value: unknown) => (DRAWN.has(key) ? undefined : value))
      : undefined,
});

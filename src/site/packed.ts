// Hands catalogues of messages to pages parsed and packed: `import { packed } from '….ftl?packed'`.

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

// Gives tests the catalogues of messages that the build packs: read by Node itself, their modules pass through no
// plugin.

import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { packedCatalogues } from '../../src/site/lean.ts';

const { load } = packedCatalogues();

registerHooks({
  load: (url, context, next) => {
    const source = url.startsWith('file:') ? load(fileURLToPath(url) + new URL(url).search) : undefined;
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

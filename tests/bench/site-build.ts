// One build of a site, as a process of its own; prints what came of it. Started by `site.ts`.
//
//   node tests/bench/site-build.ts <archive>

import { buildSite } from '../../src/site/build.ts';

const [root = ''] = process.argv.slice(2);
const built = await buildSite({ root, pictures: 'none' });
if (!built.ok) throw new Error(built.output);
// What was started and has ended is counted once this process has heard of it.
await new Promise((resolve) => setTimeout(resolve, 1500));
const { made, written, seconds } = built;
console.log(JSON.stringify({ made, written, seconds }));

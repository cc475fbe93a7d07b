// Loaded into every process of a build (`--import`): as it ends, it adds its peak memory in kB to the file named in
// BENCH_PEAK. Plain JavaScript, for it runs before anything else does.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env.BENCH_PEAK;
  if (file !== undefined) appendFileSync(file, `${process.resourceUsage().maxRSS}\n`);
});

// One process of F2: reads every log of an archive over and over until it has read so many lines, in the way it is
// told, and prints what it took, in milliseconds of processor time. Started by `read.ts`; the ways share this frame and
// differ in nothing but the reading.
//
//   node tests/bench/reader.ts <parse|verified|strict> <archive> <lines>

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [way = '', root = '', wanted = '0'] = process.argv.slice(2);
const slugs = readdirSync(path.join(root, 'games')).sort();

/** Reads one log and says how many lines it has. */
type Reading = (slug: string, bytes: Uint8Array) => number;

const parse: Reading = (_, bytes) => {
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8').split('\n');
  lines.pop();
  return lines.map((line): unknown => JSON.parse(line)).length;
};

const load = async (known: 'known' | 'unknown'): Promise<Reading> => {
  const { gameOf } = await import('../../src/archive/index.ts');
  return (slug, bytes) => {
    const { entries, faults } = gameOf(slug, bytes, (_, log) => (known === 'known' ? log.length : 0));
    if (faults.length > 0) throw new Error(JSON.stringify(faults));
    return entries.length;
  };
};

const read = way === 'parse' ? parse : await load(way === 'verified' ? 'known' : 'unknown');
const before = process.cpuUsage();
let lines = 0;
while (lines < Number(wanted)) {
  for (const slug of slugs) lines += read(slug, readFileSync(path.join(root, 'games', slug, 'log.jsonl')));
}
const time = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
console.log(JSON.stringify({ lines, work: time(process.cpuUsage(before)), whole: time(process.cpuUsage()) }));

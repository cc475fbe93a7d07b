// F2: reading and folding logs that were verified before, against bare `JSON.parse` of the same lines. Every
// measurement is a process of its own, by turns, over the games of this repository again and again; the ratio is of
// whole processes from start to end, in processor time, so loading our code (compiled before, as in every command)
// counts and the peer has none to load. What the work alone takes is stated too.

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { alternateFigures, type Finding, ms } from './measure.ts';

const root = path.resolve(import.meta.dirname, '../..');
const LINES = 20_000;

type ReadingWay = 'parse' | 'verified' | 'strict';

interface Took {
  readonly lines: number;
  readonly work: number;
  readonly whole: number;
}

const run = (way: ReadingWay): Took => {
  const reader = path.join(import.meta.dirname, 'reader.ts');
  const done = spawnSync(process.execPath, [reader, way, root, String(LINES)], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`The reader failed.\n${done.stderr}`);
  return JSON.parse(done.stdout) as Took; // printed by reader.ts
};

export const readFindings = async (rounds: number): Promise<readonly Finding[]> => {
  // The launcher has compiled code kept between runs; the first process of each way fills that store.
  for (const way of ['parse', 'verified', 'strict'] as const) run(way);
  const took: { readonly [way in ReadingWay]: Took[] } = { parse: [], verified: [], strict: [] };
  const measured = (way: ReadingWay) => () => {
    const one = run(way);
    took[way].push(one);
    return one.whole;
  };
  const whole = await alternateFigures(
    { parse: measured('parse'), verified: measured('verified'), strict: measured('strict') },
    rounds,
  );
  const work = (way: ReadingWay): number => {
    const sorted = took[way].map((one) => one.work).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  const figures = (way: ReadingWay): string =>
    `${took[way][0]?.lines} lines: ${ms(whole[way])} against ${ms(whole.parse)} from start to end of the process; the work alone ${ms(work(way))} against ${ms(work('parse'))}, ${(work(way) / work('parse')).toFixed(2)} times`;
  return [
    {
      id: 'F2',
      what: 'reading and folding verified logs against JSON.parse, whole process',
      ratio: whole.verified / whole.parse,
      target: { atMost: 3 },
      figures: figures('verified'),
    },
    {
      id: 'F2',
      what: 'strict reading and folding against JSON.parse, without re-deciding',
      ratio: whole.strict / whole.parse,
      target: { atMost: 6 },
      figures: figures('strict'),
    },
  ];
};

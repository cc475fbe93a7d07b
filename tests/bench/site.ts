// S1 and S2: building the site of an archive of sparring games against a minimal Astro project that writes the same
// bytes. Two archives, a small and a large one, give the whole build and what one more page costs; peak memory is that
// of the greatest process of a build. Ours is built twice: without the findings of an earlier build, so that every line
// is proved, and with them, as in an archive that was built before.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite } from '../../src/site/build.ts';
import { Scenario } from '../games/scenario.ts';
import { sparOn } from '../games/spar.ts';
import type { Finding } from './measure.ts';
import { bytesIn, makePeer, turnPagesIn } from './site-peer.ts';

const home = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 16;
/** The games' names begin so: findings are kept in the project by name, and those of the bench are removed again. */
const SLUG = 'bench-sparring';

const forgetFindings = (): void => {
  const verified = path.join(home, '.cache', 'fieldpost', 'verified');
  if (!existsSync(verified)) return;
  for (const file of readdirSync(verified, { recursive: true, encoding: 'utf8' }))
    if (path.basename(file).startsWith(SLUG)) rmSync(path.join(verified, file));
};

/** A sparring game as a log, long enough to be like a real one. */
const gameText = (slug: string, seed: number): string => {
  const scenario = new Scenario({
    slug,
    title: `Sparring, seed ${seed}`,
    day: '2025-11-03',
    source: 'local',
    options: { economicVictory: 'off' },
    players: [
      { id: 'red', name: 'Red', powers: ['ussr', 'uk', 'usa'], role: 'player' },
      { id: 'grey', name: 'Grey', powers: ['germany', 'japan'], role: 'player' },
    ],
  });
  return `${sparOn(scenario, seed, ({ state }) => state.round <= ROUNDS).lines.join('\n')}\n`;
};

interface Build {
  readonly seconds: number;
  /** Peak memory in MB. */
  readonly peak: number;
}

const withPeak = async (folder: string, build: () => Promise<number>): Promise<Build> => {
  const file = path.join(folder, `peak-${Math.round(performance.now())}`);
  process.env.BENCH_PEAK = file;
  process.env.NODE_OPTIONS = `--import=${pathToFileURL(path.join(import.meta.dirname, 'peak.mjs')).href}`;
  try {
    const seconds = await build();
    const peaks = readFileSync(file, 'utf8').trim().split('\n').map(Number);
    return { seconds, peak: Math.max(...peaks) / 1024 };
  } finally {
    delete process.env.BENCH_PEAK;
    delete process.env.NODE_OPTIONS;
  }
};

const buildOurs = async (root: string): Promise<number> => {
  const built = await buildSite({ root });
  if (!built.ok) throw new Error(`The site does not build.\n${built.output}`);
  return built.seconds;
};

const buildPeer = async (root: string): Promise<number> => {
  const started = performance.now();
  const astro = path.join(home, 'node_modules/astro/bin/astro.mjs');
  const done = spawnSync(process.execPath, [astro, 'build', '--root', root], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  if (done.status !== 0) throw new Error(`The minimal project does not build.\n${done.stdout}${done.stderr}`);
  return (performance.now() - started) / 1000;
};

/** An archive and the minimal project that writes its site, built by turns. */
class Pair {
  private readonly folder: string;
  private readonly archive: string;
  private readonly peer: string;
  private readonly builds = { ours: [] as Build[], proved: [] as Build[], peer: [] as Build[] };

  constructor(folder: string, games: readonly string[]) {
    this.folder = folder;
    this.archive = path.join(folder, 'archive');
    this.peer = path.join(folder, 'peer');
    for (const [index, text] of games.entries()) {
      mkdirSync(path.join(this.archive, 'games', `${SLUG}-${index}`), { recursive: true });
      writeFileSync(path.join(this.archive, 'games', `${SLUG}-${index}`, 'log.jsonl'), text);
    }
    writeFileSync(path.join(this.archive, 'fieldpost.json'), readFileSync(path.join(home, 'fieldpost.json')));
  }

  async round(): Promise<void> {
    forgetFindings();
    rmSync(path.join(this.archive, 'dist'), { recursive: true, force: true });
    this.builds.ours.push(await withPeak(this.folder, () => buildOurs(this.archive)));
    rmSync(path.join(this.archive, 'dist'), { recursive: true, force: true });
    this.builds.proved.push(await withPeak(this.folder, () => buildOurs(this.archive)));
    if (!existsSync(this.peer)) {
      // The peer reads what was built first, which stays while ours is built again.
      cpSync(path.join(this.archive, 'dist'), path.join(this.folder, 'built'), { recursive: true });
      makePeer(this.peer, path.join(this.folder, 'built'));
    }
    rmSync(path.join(this.peer, 'dist'), { recursive: true, force: true });
    this.builds.peer.push(await withPeak(this.folder, () => buildPeer(this.peer)));
  }

  /** The build of median length of each side. */
  get compared() {
    const size = (file: string): number => statSync(file).size;
    const [ours, peer] = [this.archive, this.peer].map((root) => bytesIn(path.join(root, 'dist'), size));
    if (ours === undefined || peer === undefined || Math.abs(ours - peer) > ours / 100)
      throw new Error(`The minimal project writes ${peer} bytes, not ${ours}.`);
    const pages = turnPagesIn(path.join(this.archive, 'dist'));
    const { builds } = this;
    const medians = { ours: middle(builds.ours), proved: middle(builds.proved), peer: middle(builds.peer) };
    return { pages, bytes: { ours, peer }, ...medians };
  }
}

const middle = (builds: readonly Build[]): Build => {
  const sorted = [...builds].sort((a, b) => a.seconds - b.seconds);
  const build = sorted[Math.floor(sorted.length / 2)];
  if (build === undefined) throw new Error('Nothing was built.');
  return build;
};

const s = (seconds: number): string => `${seconds.toFixed(1)} s`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Builds both sites at two sizes. `pages`: turn pages of the large one, all languages counted, at least. */
export const siteFindings = async (pages: number, rounds: number): Promise<readonly Finding[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-bench-'));
  try {
    const perGame = 5 * ROUNDS * 3;
    const count = Math.max(2, Math.ceil(pages / perGame));
    const games = Array.from({ length: count }, (_, index) => gameText(`${SLUG}-${index}`, 500 + index));
    const pairs = {
      small: new Pair(path.join(folder, 'small'), games.slice(0, 1)),
      large: new Pair(path.join(folder, 'large'), games),
    };
    for (let round = 0; round < rounds; round += 1) {
      await pairs.small.round();
      await pairs.large.round();
    }
    const small = pairs.small.compared;
    const large = pairs.large.compared;
    const each = (side: 'ours' | 'proved' | 'peer'): number =>
      (large[side].seconds - small[side].seconds) / (large.pages - small.pages);
    return [
      {
        id: 'S1',
        what: 'proving and building the whole site against minimal Astro writing the same bytes',
        ratio: large.ours.seconds / large.peer.seconds,
        target: { atMost: 1.5 },
        figures: `${large.pages} turn pages, ${mb(large.bytes.ours)} against ${mb(large.bytes.peer)}: ${s(large.ours.seconds)} against ${s(large.peer.seconds)}`,
      },
      {
        id: 'S1',
        what: 'the same with every line proved by an earlier build',
        ratio: large.proved.seconds / large.peer.seconds,
        target: { atMost: 1.5 },
        figures: `${s(large.proved.seconds)} against ${s(large.peer.seconds)}`,
      },
      {
        id: 'S1',
        what: 'peak memory of that build against minimal Astro',
        ratio: large.ours.peak / large.peer.peak,
        target: { atMost: 1.5 },
        figures: `${large.ours.peak.toFixed(0)} MB against ${large.peer.peak.toFixed(0)} MB`,
      },
      {
        id: 'S2',
        what: 'one more turn page of proved lines against minimal Astro',
        ratio: each('proved') / each('peer'),
        target: { atMost: 1.4 },
        figures: `${(1000 * each('proved')).toFixed(1)} ms (${(1000 * each('ours')).toFixed(1)} ms with proving) against ${(1000 * each('peer')).toFixed(1)} ms, from ${small.pages} to ${large.pages} turn pages with what belongs to them`,
      },
    ];
  } finally {
    forgetFindings();
    rmSync(folder, { recursive: true, force: true });
  }
};

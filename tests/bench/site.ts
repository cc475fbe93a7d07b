// S1, S2, S3 and S5: the site of an archive of sparring games, in English, against a minimal Astro project that writes
// the same bytes, against itself after one new turn, and its search against crawling. Ratios are of processor time, for
// a machine may be shared; time on the clock and memory are stated beside. Ours is built with every line proved anew,
// and with the proofs of an earlier build, as in an archive that was built before.

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
import type { Finding } from './measure.ts';
import { measure, type Took } from './process.ts';
import { type BenchGame, benchGames, SLUG } from './site-games.ts';
import { bytesIn, makePeer, turnPagesIn } from './site-peer.ts';

const home = path.resolve(import.meta.dirname, '../..');
const ASTRO = path.join(home, 'node_modules/astro/bin/astro.mjs');

const forgetProofs = (): void => {
  const verified = path.join(home, '.cache', 'fieldpost', 'verified');
  if (!existsSync(verified)) return;
  for (const file of readdirSync(verified, { recursive: true, encoding: 'utf8' }))
    if (path.basename(file).startsWith(SLUG)) rmSync(path.join(verified, file));
};

interface Ours extends Took {
  readonly made: readonly string[];
  readonly written: number;
}

/** An archive, its site, and the minimal project that writes the same site. */
class Pair {
  readonly site: string;
  private readonly folder: string;
  private readonly archive: string;
  private readonly peer: string;
  private readonly built: string;
  readonly proving: Ours[] = [];
  readonly proved: Ours[] = [];
  readonly minimal: Took[] = [];

  constructor(folder: string, games: readonly BenchGame[]) {
    this.folder = folder;
    this.archive = path.join(folder, 'archive');
    this.peer = path.join(folder, 'peer');
    this.built = path.join(folder, 'built');
    this.site = path.join(this.archive, 'dist');
    mkdirSync(path.join(this.archive, 'games'), { recursive: true });
    for (const game of games) this.write(game);
    const settings = { ...JSON.parse(readFileSync(path.join(home, 'fieldpost.json'), 'utf8')), languages: ['en'] };
    writeFileSync(path.join(this.archive, 'fieldpost.json'), JSON.stringify(settings));
  }

  write({ slug, text }: BenchGame): void {
    mkdirSync(path.join(this.archive, 'games', slug), { recursive: true });
    writeFileSync(path.join(this.archive, 'games', slug, 'log.jsonl'), text);
  }

  build(): Ours {
    const script = path.join(import.meta.dirname, 'site-build.ts');
    const took = measure(path.join(this.folder, 'ours'), [script, this.archive], home);
    return { ...took, ...(JSON.parse(took.said) as Pick<Ours, 'made' | 'written' | 'seconds'>) }; // printed by site-build.ts
  }

  /** Builds all from nothing: twice ours, then the minimal project. */
  round(proving: 'proving' | 'proved only'): void {
    if (proving === 'proving') {
      forgetProofs();
      rmSync(this.site, { recursive: true, force: true });
      this.proving.push(this.build());
    }
    rmSync(this.site, { recursive: true, force: true });
    this.proved.push(this.build());
    if (!existsSync(this.peer)) {
      // The peer reads what was built first, which stays while ours is built again.
      cpSync(this.site, this.built, { recursive: true });
      makePeer(this.peer, this.built);
    }
    rmSync(path.join(this.peer, 'dist'), { recursive: true, force: true });
    this.minimal.push(measure(path.join(this.folder, 'minimal'), [ASTRO, 'build', '--root', this.peer], this.peer));
  }

  /** Bytes and turn pages; both sites must hold the same. */
  get size(): { readonly bytes: number; readonly pages: number } {
    const sizeOf = (file: string): number => statSync(file).size;
    const [ours = 0, peer = 0] = [this.site, path.join(this.peer, 'dist')].map((root) => bytesIn(root, sizeOf));
    if (Math.abs(ours - peer) > ours / 100) throw new Error(`The minimal project writes ${peer} bytes, not ${ours}.`);
    return { bytes: ours, pages: turnPagesIn(this.site) };
  }
}

const middle = <T extends Took>(builds: readonly T[]): T => {
  const build = [...builds].sort((a, b) => a.cpu - b.cpu)[Math.floor(builds.length / 2)];
  if (build === undefined) throw new Error('Nothing was built.');
  return build;
};

const s = (seconds: number): string => `${seconds.toFixed(1)} s`;
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const both = ({ cpu, seconds }: Took): string => `${s(cpu)} (${s(seconds)} on the clock)`;

/** The log before its last turn began, as far as it is a log. */
const withoutLastTurn = ({ slug, text }: BenchGame): BenchGame => {
  const lines = text.trimEnd().split('\n');
  const began = lines.findLastIndex((line) => line.includes('"type":"turn-began"'));
  const ended = lines.slice(0, began).findLastIndex((line) => line.includes('"type":"turn-began"'));
  return { slug, text: `${lines.slice(0, ended + 1).join('\n')}\n` };
};

/** A page or file of another game than this one. */
const isOfOthers = (slug: string, file: string): boolean =>
  file.startsWith('games/') && file !== 'games/index.html' && !file.startsWith(`games/${slug}/`);

const compared = (small: Pair, large: Pair): readonly Finding[] => {
  const size = large.size;
  const [proving, proved, minimal] = [middle(large.proving), middle(large.proved), middle(large.minimal)];
  const more = size.pages - small.size.pages;
  const each = (own: readonly Took[], less: readonly Took[]): number => (middle(own).cpu - middle(less).cpu) / more;
  const [page, peerPage] = [each(large.proved, small.proved), each(large.minimal, small.minimal)];
  return [
    {
      id: 'S1',
      what: 'building the whole site, every line proved before, against minimal Astro writing the same bytes',
      ratio: proved.cpu / minimal.cpu,
      target: { atMost: 1.5 },
      figures: `${size.pages} turn pages, ${mb(size.bytes)}: ${both(proved)} against ${both(minimal)}; on the clock ${(proved.seconds / minimal.seconds).toFixed(2)} times`,
    },
    {
      id: 'S1',
      what: 'the same with every line proved in it',
      ratio: proving.cpu / minimal.cpu,
      figures: `${both(proving)} against ${both(minimal)}`,
    },
    {
      id: 'S1',
      what: 'peak memory of building against minimal Astro',
      ratio: proved.peak / minimal.peak,
      target: { atMost: 1.5 },
      figures: `${proved.peak.toFixed(0)} MB against ${minimal.peak.toFixed(0)} MB`,
    },
    {
      id: 'S2',
      what: 'one more turn page, with what belongs to it, against minimal Astro',
      ratio: page / peerPage,
      target: { atMost: 1.4 },
      figures: `${(1000 * page).toFixed(1)} ms against ${(1000 * peerPage).toFixed(1)} ms, from ${size.pages - more} to ${size.pages} turn pages`,
    },
  ];
};

const afterOneTurn = (
  large: Pair,
  game: BenchGame,
  folder: string,
  say: (line: string) => void,
): readonly Finding[] => {
  const full = middle(large.proved);
  large.write(withoutLastTurn(game));
  large.build();
  large.write(game);
  const one = large.build();
  const again = large.build();
  say(`after one new turn: ${both(one)}`);
  const empty = new Pair(path.join(folder, 'empty'), []);
  empty.build();
  rmSync(empty.site, { recursive: true });
  const fixed = empty.build();
  const others = one.made.filter((file) => isOfOthers(game.slug, file)).length;
  return [
    {
      id: 'S3',
      what: 'building after one new turn against building all',
      ratio: one.cpu / full.cpu,
      target: { atMost: 0.45 },
      figures: `${both(one)} against ${both(full)}; nothing new ${both(again)}`,
    },
    {
      id: 'S3',
      what: 'the same against building a site without games',
      ratio: one.cpu / fixed.cpu,
      target: { atMost: 2 },
      figures: `${both(one)} against ${both(fixed)}`,
    },
    {
      id: 'S3',
      what: 'pages and files of other games made anew for one new turn',
      ratio: others,
      target: { atMost: 0 },
      figures: `made ${one.made.length}, of other games ${others}; changed on disk ${one.written} in all, search included; with nothing new ${again.made.length} and ${again.written}`,
    },
  ];
};

const searching = (large: Pair, folder: string): Finding => {
  const script = path.join(import.meta.dirname, 'site-search.ts');
  const run = (way: 'records' | 'feed' | 'crawl') => measure(path.join(folder, way), [script, way, large.site], home);
  const [idle, feed, crawl] = [run('records'), run('feed'), run('crawl')];
  return {
    id: 'S5',
    what: 'indexing records of all that can be found against crawling the pages',
    ratio: (feed.cpu - idle.cpu) / (crawl.cpu - idle.cpu),
    target: { atMost: 0.15 },
    figures: `${feed.said} ${s(feed.cpu - idle.cpu)}, ${crawl.said} ${s(crawl.cpu - idle.cpu)}`,
  };
};

/**
 * Measures sites of two sizes.
 *
 * @param count games of the large one, of about sixty turns; the small one has a tenth of them
 * @param rounds measurements of each way
 */
export const siteFindings = (count: number, rounds: number, say: (line: string) => void): readonly Finding[] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldpost-bench-'));
  try {
    const games = benchGames(count, say);
    const [first] = games;
    if (first === undefined) throw new Error('There is no game to build a site of.');
    const small = new Pair(path.join(folder, 'small'), games.slice(0, Math.ceil(count / 10)));
    const large = new Pair(path.join(folder, 'large'), games);
    for (let round = 0; round < rounds; round += 1) {
      small.round('proved only');
      large.round(round === 0 ? 'proving' : 'proved only');
      const [ours, minimal] = [large.proved.at(-1), large.minimal.at(-1)];
      if (ours !== undefined && minimal !== undefined)
        say(`round ${round + 1} of ${rounds}: ${both(ours)} against ${both(minimal)}`);
    }
    return [...compared(small, large), ...afterOneTurn(large, first, folder, say), searching(large, folder)];
  } finally {
    forgetProofs();
    rmSync(folder, { recursive: true, force: true });
  }
};

import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files to begin with. Of the unit tests those that start git a thousand times: to start a program takes the longer the
 * more memory a worker has in use, and in the end that is ten times as much. Of the long tier those that take longest:
 * begun last, one of them would keep one core busy and leave the others idle. Of the site tier the one that builds the
 * site which files share, and beside it those that look at none: till it is built the others could only wait.
 */
const FIRST = [
  ...['against', 'sync-alarm', 'sync', 'sync-cli', 'bot', 'sync-fair-dice', 'threats', 'signed-commits', 'init'].map(
    (name) => `tests/git/${name}.test.ts`,
  ),
  ...['guide', 'kill-points', 'games', 'planned-turns', 'looks', 'own-site', 'all-options', 'build-again'].map(
    (name) => `tests/long/${name}.test.ts`,
  ),
  ...['pages', 'hindrances', 'map-turn', 'realism', 'theatres', 'own', 'search-parts', 'statistics'].map(
    (name) => `tests/site/${name}.test.ts`,
  ),
];

/** What each file of tests makes for itself is gone when it is over. */
const TIDY = ['tests/support/folders.ts'];

/**
 * Node reads the modules itself, as it does for users: what goes through a runner of modules takes nearly twice as long
 * wherever functions of one module call those of another. Workers have the memory that `scripts/node.mjs` gives
 * programs.
 */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [...process.execArgv, '--import', new URL('tests/support/packed.ts', import.meta.url).href],
};

/**
 * A browser on a machine that is busy with other things now and then answers later than anybody can foresee. In the
 * tiers that use one a test that fails is tried once more; the closing lines name what passed only then.
 */
const BROWSING = { retry: 1 };

class FirstThings extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = FIRST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return at < 0 ? FIRST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/**
 * The tiers of the tests. `unit` and `site` are `npm test`; `long` is added by `.ci/run`. Benches are plain programs
 * under tests/bench and no tests: nothing here is timed. The limits are for what hangs, far above what a busy machine
 * needs.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Nothing here is timed, so all cores may work.
    maxWorkers: '100%',
    sequence: { sequencer: FirstThings },
    projects: [
      {
        test: {
          name: 'unit',
          ...NATIVE,
          setupFiles: TIDY,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/site/**', 'tests/long/**', 'tests/bench/**', '**/node_modules/**'],
          // Two hundred files that would each load rules, boards and catalogues anew; none leaves anything to the next.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'site',
          ...NATIVE,
          ...BROWSING,
          // As the unit tests: each file would load boards and catalogues anew.
          isolate: false,
          setupFiles: TIDY,
          include: ['tests/site/**/*.test.ts'],
          // Files that only read share a built site; this forgets that of an earlier run.
          globalSetup: 'tests/site/support/site.ts',
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'long',
          ...NATIVE,
          ...BROWSING,
          // The flips put a module in another's place, for which its loader is needed.
          experimental: { viteModuleRunner: false },
          setupFiles: TIDY,
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/site/support/site.ts',
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { packedCatalogues } from './src/site/lean.ts';

/** Tests of what is pure: a project of its own within the tier `unit`. */
const CORE = ['charts', 'dice', 'engine', 'laws', 'notation', 'odds', 'rules', 'stats', 'trust'];
const core = `tests/{${CORE.join(',')}}/**/*.test.ts`;

/**
 * The tiers of the tests. `unit` and `site` are `npm test`; `long` is added by `.ci/run`.
 * Benches are plain programs under tests/bench and no tests: nothing here is timed. The limits are for what hangs, far above
 * what a busy machine needs.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // Nothing here is timed, so all cores may work.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'core',
          include: [core],
          // A hundred files that would each load rules and boards anew; pure as they are, none leaves anything to the next.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [packedCatalogues()],
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [core, 'tests/site/**', 'tests/long/**', 'tests/bench/**', '**/node_modules/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'site',
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
          include: ['tests/long/**/*.test.ts'],
          globalSetup: 'tests/site/support/site.ts',
          testTimeout: 900_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});

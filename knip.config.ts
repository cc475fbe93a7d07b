// What nobody uses: files, exports and packages. Tests use what they test; a test file, a page and a worker are found
// by their place.
import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'tests/run.ts',
    'tests/bench/main.ts',
    'tests/games/make.ts',
    'tests/site/pictures.ts',
    // Texts that import what they show.
    'content/**/*.mdx',
    // Programs that a test or a bench starts as a process of its own.
    'tests/bench/{peak.mjs,reader.ts,site-build.ts,site-search.ts}',
    'tests/git/syncer.ts',
    'tests/long/appender.ts',
    'tests/support/kill-at.mjs',
    // Started as a process of its own, to make pages.
    'src/site/bundle/make.ts',
    // Loaded before the tests.
    'tests/support/packed.ts',
    // Run by the checks before anything reads what it writes.
    'scripts/message-types.mjs',
    // Run by npm before it packs.
    'scripts/pack.mjs',
    // Run by hand when a board is drawn.
    'scripts/maps/make.ts',
    // Run by hand when something new is to be frozen.
    'tests/support/frozen/freeze.ts',
  ],
  project: ['{bin,scripts,src,tests}/**/*.{ts,mjs,astro}', 'src/**/*.css', 'content/**/*.mdx', '*.config.{ts,mjs}'],
  // A style sheet names no other one; it is here to be missed where no page has it.
  compilers: { css: () => '' },
  // Comes with OpenSSH.
  ignoreBinaries: ['ssh-keygen'],
};

export default config;

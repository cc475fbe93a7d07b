import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { UNIT_TYPES } from '../src/vocab/index.ts';
import {
  circle,
  importsOf,
  packageOf,
  projectFiles,
  read,
  root,
  runtimeImportsOf,
  target,
  withoutComments,
} from './support/sources.ts';

/**
 * The house, from left to right: a folder of src imports only from what is named here for it (and from itself).
 * Peers (notation, dice, odds, i18n) do not import each other.
 */
const RULES = ['vocab', 'board', 'rulesets', 'engine'];
const PEERS = ['notation', 'dice', 'odds', 'i18n'];
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  vocab: [],
  board: ['vocab'],
  rulesets: ['vocab', 'board'],
  engine: ['vocab', 'board', 'rulesets'],
  notation: RULES,
  dice: RULES,
  odds: RULES,
  i18n: RULES,
  cases: [...RULES, ...PEERS],
  sparring: RULES,
  trust: [...RULES, ...PEERS],
  log: [...RULES, ...PEERS, 'trust'],
  stats: [...RULES, ...PEERS, 'trust', 'log'],
  figures: [...RULES, 'stats'],
  charts: ['vocab'],
  reference: ['vocab', 'board'],
  archive: [...RULES, ...PEERS, 'trust', 'log', 'stats', 'charts'],
  git: [...RULES, ...PEERS, 'trust', 'log', 'stats', 'archive'],
  clerk: [...RULES, ...PEERS, 'trust', 'log', 'stats', 'archive'],
  post: [...RULES, ...PEERS, 'trust', 'log', 'stats', 'archive', 'clerk'],
  site: [
    ...RULES,
    ...PEERS,
    'cases',
    'sparring',
    'trust',
    'log',
    'stats',
    'figures',
    'charts',
    'reference',
    'archive',
    'clerk',
    'post',
  ],
  // `fieldpost serve` and `build` call the site's programs, which lie directly in its folder; nothing of the site calls
  // back.
  cli: [
    ...RULES,
    ...PEERS,
    'cases',
    'trust',
    'log',
    'stats',
    'figures',
    'charts',
    'reference',
    'archive',
    'git',
    'clerk',
    'post',
    'site',
  ],
};

/** Folders that have no clock, chance, files, network or console, and the packages that are as pure as they are. */
const PURE = Object.keys(LAYERS).filter((layer) => !['archive', 'git', 'post', 'cli', 'site'].includes(layer));
const PURE_PACKAGES = [
  'zod',
  'canonicalize',
  '@noble/curves',
  '@noble/hashes',
  '@fluent/bundle',
  'tinyqueue',
  'hyparquet-writer',
];
const CHART_PACKAGES = /^(d3-\w+|topojson-(client|specification)|geojson)$/;
/**
 * Where pure parts touch the disk: the log's file and the lock that guards it, figures in a database, the cases, the
 * texts of the rules, messages.
 */
const DISK = [
  'src/log/files.ts',
  'src/log/lock.ts',
  'src/figures/database.ts',
  'src/cases/files.ts',
  'src/reference/files.ts',
  'src/i18n/messages/files.ts',
  'src/i18n/messages/texts.ts',
];

/** Words that are also names of units and mean something else there. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  // Steps, roles of dice and causes of losses, as logs have them.
  'src/engine/combat/losing.ts': ['submarine'],
  'src/engine/combat/marks.ts': ['submarine', 'artillery'],
  'src/engine/combat/steps.ts': ['submarine'],
  'src/engine/events/combat.ts': ['submarine', 'artillery'],
  'src/engine/state/battle.ts': ['submarine', 'artillery'],
  // What a refusal is about, for looking up its clauses.
  'src/engine/combat/check-fight.ts': ['battleship'],
  'src/engine/refusals/about.ts': ['battleship', 'submarine', 'armor', 'transport', 'carrier', 'fighter', 'artillery'],
  // The scope of a link: for troops that board and land.
  'src/engine/legal/ferry.ts': ['transport'],
  'src/engine/movement/load.ts': ['transport'],
  'src/engine/movement/unload.ts': ['transport'],
  // A ship for a refusal where the board has none that lifts troops.
  'src/engine/movement/hold.ts': ['transport'],
  // Where a plane comes down, or belongs: the ship with the deck.
  'src/engine/evolve/movement.ts': ['carrier'],
  'src/engine/movement/homeward.ts': ['carrier'],
  'src/engine/legal/air.ts': ['carrier'],
  'src/engine/legal/legal.ts': ['carrier'],
  'src/engine/legal/offer.ts': ['carrier'],
  // The form of what is counted, and of positions, in logs.
  'src/engine/orders/common.ts': [...UNIT_TYPES],
  'src/engine/orders/order.ts': ['transport', 'carrier'],
};

const IMPURE =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.|\bcrypto\.|\bprocess\.|\bconsole\.|\bfetch\(|\bsetTimeout\(/;

const MAX_LINES = 400;

const files = projectFiles();
const isCode = (file: string) => /^(src|tests|scripts|bin)\/.*\.(ts|mjs|astro|css)$/.test(file);
const code = files.filter(isCode).map(read);
const sources = code.filter(({ file }) => file.startsWith('src/') && !file.endsWith('.css'));
const layerOf = (file: string) => file.split('/')[1] ?? '';
const isPure = (file: string) => PURE.includes(layerOf(file)) && !DISK.includes(file);

const imports = sources.flatMap((source) =>
  importsOf(source).map((imported) => ({ file: source.file, imported, to: target(source.file, imported) })),
);

const byFile = new Map(sources.map((source) => [source.file, source]));
/** The index.ts of the outermost folder around a file that has one; the file itself where none has. */
const doorOf = (file: string): string => {
  const folders = file.split('/').slice(0, -1);
  const doors = folders.map((_, at) => [...folders.slice(0, at + 1), 'index.ts'].join('/'));
  return doors.find((door) => byFile.has(door)) ?? file;
};

/** What runs in a reader's browser: elements and workers, all they are made of, and the packages of that. */
const inBrowser = reachedInBrowser();

function reachedInBrowser() {
  // The clerk is asked to run there too, whoever calls him.
  const entries = [...byFile.keys()].filter((file) =>
    /^src\/(site\/(elements\/[^/]+|[^/]+\/worker)|clerk\/index)\.ts$/.test(file),
  );
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const file of files) {
    const source = byFile.get(file);
    for (const imported of source === undefined ? [] : runtimeImportsOf(source)) {
      const to = target(file, imported);
      if (to === undefined) packages.add(packageOf(imported));
      else if (byFile.has(to)) files.add(to);
    }
  }
  return { entries, files, packages };
}

describe('the house', () => {
  test('has only the layers that are drawn in', () => {
    expect(sources.map(({ file }) => layerOf(file)).filter((layer) => LAYERS[layer] === undefined)).toEqual([]);
  });

  test('imports run from left to right', () => {
    const wrong = imports.filter(({ file, to }) => {
      if (to === undefined || !to.startsWith('src/') || layerOf(to) === layerOf(file)) return false;
      return !LAYERS[layerOf(file)]?.includes(layerOf(to));
    });
    expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  test('src reaches outside itself for words and settings only', () => {
    const wrong = imports.filter(({ to }) => to !== undefined && !/^(src|content)\/|^package\.json$/.test(to));
    expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  test('the command line reaches the site through its programs alone', () => {
    const wrong = imports.filter(({ file, to }) => layerOf(file) === 'cli' && /^src\/site\/.*\//.test(to ?? ''));
    expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  test('a room is entered by its door: what has an index.ts is imported through it', () => {
    const wrong = imports.filter(({ file, to }) => {
      if (to === undefined || !/^src\/.*\.ts$/.test(to) || layerOf(to) === layerOf(file)) return false;
      // What a reader fetches takes the one module it needs, the disk is asked for by name, and so is a board in no
      // list.
      if (/^src\/board\/(europe-1999|pacific-2001|linked-2001)\/index\.ts$/.test(to)) return false;
      return !inBrowser.files.has(file) && !DISK.includes(to) && doorOf(to) !== to;
    });
    expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  test('no comment is wider than 120 columns', () => {
    // What tools read stands on one line, and a list of commands is one.
    const tools = /biome-ignore|@returns \{|^\s*\/\/ {3}/;
    const isWide = (line: string): boolean =>
      [...line].length > 120 && /^\s*(\/\/|\/?\*)/.test(line) && !tools.test(line);
    const wide = code.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, at) => (isWide(line) ? [`${file}:${at + 1}`] : [])),
    );
    expect(wide).toEqual([]);
  });

  test('no import goes round in a circle', () => {
    const graph = new Map(
      sources.map(({ file }) => [
        file,
        imports.flatMap((entry) => (entry.file === file && entry.to !== undefined ? [entry.to] : [])),
      ]),
    );
    expect(circle(graph)).toBeUndefined();
  });

  test('a circle would be found', () => {
    const round = new Map([
      ['a', ['b']],
      ['b', ['c', 'd']],
      ['c', []],
      ['d', ['b']],
    ]);
    expect(circle(round)).toEqual(['b', 'd', 'b']);
  });

  test(`no file is longer than ${MAX_LINES} lines`, () => {
    const long = code.filter(({ text }) => text.trimEnd().split('\n').length > MAX_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});

describe('the pure parts', () => {
  const pure = sources.filter(({ file }) => isPure(file));

  test('import no Node and no package that is not as pure', () => {
    const wrong = imports.filter(({ file, imported, to }) => {
      if (to !== undefined || !isPure(file)) return false;
      const name = packageOf(imported);
      return !PURE_PACKAGES.includes(name) && !(layerOf(file) === 'charts' && CHART_PACKAGES.test(name));
    });
    expect(wrong.map(({ file, imported }) => `${file} imports ${imported}`)).toEqual([]);
  });

  test('have no clock, no chance and no console', () => {
    const wrong = pure.flatMap(({ file, text }) => {
      const found = IMPURE.exec(withoutComments(text));
      return found === null ? [] : [`${file}: ${found[0]}`];
    });
    expect(wrong).toEqual([]);
  });

  test('a clock would be found, though not in a comment', () => {
    expect(IMPURE.test(withoutComments('const at = Date.now(); // so late'))).toBe(true);
    expect(IMPURE.test(withoutComments('/* Date.now() */ const url = "a//b"; // Date.now()'))).toBe(false);
  });

  test('of them the engine names no edition', () => {
    const edition = /second-edition|daak|enhanced-realism|linked-2001/;
    const wrong = pure
      .filter(({ file }) => layerOf(file) === 'engine')
      // `daak` is also a way of writing abbreviations, which an order names as its dialect.
      .filter(({ text }) =>
        withoutComments(text)
          .split('\n')
          .some((line) => edition.test(line) && !/dialect/.test(line)),
      );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  test('of them engine and odds name no kind of unit for what it does', () => {
    const name = new RegExp(
      `'(${UNIT_TYPES.join('|')})'|\\.(${UNIT_TYPES.filter((type) => !type.includes('-')).join('|')})\\b`,
      'g',
    );
    const named = pure.flatMap(({ file, text }) => {
      if (!['engine', 'odds'].includes(layerOf(file))) return [];
      const words = [...withoutComments(text).matchAll(name)].flatMap(([, quoted, key]) => quoted ?? key ?? []);
      const meant = SAME_WORDS[file] ?? [];
      return words.filter((word) => !meant.includes(word)).map((word) => `${file}: ${word}`);
    });
    expect(named).toEqual([]);
    const files = new Set(pure.map(({ file }) => file));
    expect(Object.keys(SAME_WORDS).filter((file) => !files.has(file))).toEqual([]);
  });

  test('the strictness is switched off nowhere', () => {
    const off = /@ts-(ignore|nocheck|expect-error)|\bas any\b|biome-ignore-all/;
    const self = 'tests/architecture.test.ts';
    expect(code.filter(({ file, text }) => file !== self && off.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe('what runs in a reader’s browser', () => {
  const { entries, files: reached, packages } = inBrowser;

  test('is the elements and the workers, and all they are made of', () => {
    expect(entries.filter((file) => file.endsWith('worker.ts')).length).toBeGreaterThan(2);
    expect(reached).toContain('src/post/check/try.ts');
    expect(reached).toContain('src/archive/verify.ts');
  });

  test('imports no package that needs Node', () => {
    expect([...packages].filter((name) => !PURE_PACKAGES.includes(name))).toEqual([]);
  });

  test('takes nothing for granted that only Node has', () => {
    const node = /\b(Buffer|process|global|require)\b\s*[.([]/;
    const wrong = [...reached].filter((file) => node.test(withoutComments(byFile.get(file)?.text ?? '')));
    expect(wrong).toEqual([]);
  });

  test('has no types among its imports', () => {
    const text =
      "import type { a } from 'a';\nimport { type b } from 'b';\nimport { c, type d } from 'c';\nexport type { e } from 'e';";
    expect(runtimeImportsOf({ file: 'f.ts', text: `${text}\nexport { g } from 'g';\nawait import('h');` })).toEqual([
      'c',
      'g',
      'h',
    ]);
  });
});

describe('the repository', () => {
  test('has at its top what belongs there', () => {
    const folders = ['.ci', '.github', 'bin', 'content', 'games', 'scripts', 'src', 'tests'];
    const single =
      /^(package(-lock)?\.json|tsconfig(\.\w+)?\.json|\w+\.config\.(ts|mjs)|biome\.json|fieldpost\.json|fieldpost(\.cmd)?|README\.md|CHANGELOG\.md|LICENSE|\.\w+)$/;
    const wrong = files.filter((file) => {
      const [top = '', ...rest] = file.split('/');
      return rest.length === 0 ? !single.test(top) : !folders.includes(top);
    });
    expect(wrong).toEqual([]);
  });

  test('keeps git from touching the bytes of a log, and from merging two', () => {
    const asked = ['check-attr', 'text', 'merge', '--', 'games/any/log.jsonl'];
    const git = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
    expect(git.stdout.trim().split('\n')).toEqual([
      'games/any/log.jsonl: text: unset',
      'games/any/log.jsonl: merge: unset',
    ]);
  });

  test('names no path of one machine and no address of a registry', () => {
    // Put together here, so that this file does not name them itself.
    const folders = ['work', 'root', 'tmp', 'home/\\w+', 'Users/\\w+'].join('|');
    const hosts = ['registry\\.npmjs', 'registry\\.yarnpkg', 'npmmirror', 'deb\\.debian', 'cdn\\.playwright'].join('|');
    const wrong = new RegExp(`(^|[\\s"'\`(=:])/(${folders})/|(${hosts})\\.\\w+`, 'm');
    const texts = files.filter((file) => !/\.(png|ico|woff2|jpg|webp|gz)$/.test(file) && !file.startsWith('games/'));
    expect(texts.filter((file) => wrong.test(read(file).text))).toEqual([]);
  });

  test('has a lockfile without download addresses', () => {
    expect(read('package-lock.json').text).not.toMatch(/"resolved": "(https?|git)/);
  });

  test('has a lockfile that is whole, also for other machines than the one it was made on', () => {
    const {
      packages,
    }: { packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>> } = JSON.parse(
      read('package-lock.json').text,
    );
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(entry.optionalDependencies ?? {}).filter(
        (name) =>
          packages[`node_modules/${name}`] === undefined && packages[`${place}/node_modules/${name}`] === undefined,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('pins every dependency exactly and gives each a reason', () => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(read('package.json').text);
    const tables = ['dependencies', 'optionalDependencies', 'devDependencies'] as const;
    const table = (name: string) =>
      Object.entries(manifest[name] ?? {}).map(([key, value]) => [key, String(value)] as const);
    const reasons = tables.flatMap((name) =>
      table(`//${name}`).map(([key]) => new RegExp(`^${key.replace('*', '.+')}$`)),
    );
    const all = tables.flatMap((name) => table(name));
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(all.filter(([name]) => !reasons.some((reason) => reason.test(name)))).toEqual([]);
  });
});

// Runs tiers of the tests and closes with one line that counts them: `npm test`, `npm test -- site`, `npm test --
// long`. `tally <tier> …` runs nothing and adds up what those tiers last came to. What a tier holds, vitest.config.ts
// says.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './support/chromium.ts';
import { KNOWN_SKIPS } from './support/known-skips.ts';
import { closingLine, isGood, noneFor, readTally, sum, type Tally, tallyOf, unknownSkips } from './support/tally.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What the programs of node_modules run with. */
const ENVIRONMENT = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
/** Each tier leaves `<tier>.json` here until it is run again. */
const results = path.join(root, '.cache', 'tests');

const CHECKS: Readonly<Record<string, readonly string[]>> = {
  'lint and format': ['@biomejs/biome/bin/biome', 'check'],
  'nothing that nobody uses': ['knip/bin/knip.js', '--treat-config-hints-as-errors'],
  'types of the pure parts': ['typescript/bin/tsc', '-p', 'tsconfig.core.json'],
  'types of everything, pages too': ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity', 'error'],
};

const TIERS: Readonly<Record<string, () => Promise<Tally>>> = {
  checks: runChecks,
  unit: () => runVitest('unit'),
  site: () => runBrowsing('site'),
  long: () => runBrowsing('long'),
};
/** What `npm test` alone runs. */
const USUAL = ['checks', 'unit', 'site'];

process.exitCode = await main(process.argv.slice(2));

/** Runs the tiers named, the usual ones when none is; answers with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  mkdirSync(results, { recursive: true });
  if (args[0] === 'tally') return close(args.slice(1));
  const names = args.length === 0 ? USUAL : args;
  const unknown = names.filter((name) => TIERS[name] === undefined);
  if (unknown.length > 0) {
    console.error(`No tier is called ${unknown.join(', ')}: there are ${Object.keys(TIERS).join(', ')}.`);
    return 2;
  }
  let beside: Promise<void> | undefined;
  for (const name of names) {
    // Most of the checks' time one core waits for the other, so what builds no site runs beside them.
    if (name !== 'unit') await beside;
    const run = runTier(name);
    if (name === 'checks') beside = run;
    else await run;
  }
  await beside;
  return close(names);
}

/** Runs a tier, leaves what it came to and says it. */
async function runTier(name: string): Promise<void> {
  rmSync(resultOf(name), { force: true });
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const tally = (await TIERS[name]?.()) ?? noneFor(name);
  writeFileSync(resultOf(name), JSON.stringify(tally));
  console.log(`── ${name}: ${closingLine(tally)} in ${Math.round((performance.now() - started) / 1000)} s`);
}

function resultOf(tier: string): string {
  return path.join(results, `${tier}.tally.json`);
}

/**
 * Adds tiers up, names skips, second tries and failures and prints the closing line, the last there is. A tier that
 * left no result failed.
 */
function close(tiers: readonly string[]): number {
  const tally = sum(
    tiers.map((tier) => {
      if (existsSync(resultOf(tier))) return readTally(readFileSync(resultOf(tier), 'utf8'));
      return noneFor(`${tier}: no result`);
    }),
  );
  const known = Object.keys(KNOWN_SKIPS);
  for (const name of tally.skipped) console.log(`skipped: ${name}${reasonOf(name)}`);
  const unknown = unknownSkips(tally, known);
  if (unknown.length > 0) console.log(`${unknown.length} of them may not be skipped (tests/support/known-skips.ts).`);
  for (const name of tally.again) console.log(`passed only when tried again: ${name}`);
  for (const name of tally.failed) console.log(`failed: ${name}`);
  console.log(`\n${closingLine(tally)}`);
  return isGood(tally, known) ? 0 : 1;
}

function reasonOf(skip: string): string {
  const reason = KNOWN_SKIPS[skip];
  return reason === undefined ? '' : ` (${reason})`;
}

/**
 * All at once: none writes what another reads, and most of them keep one core busy. Each says its piece when it is
 * done.
 */
async function runChecks(): Promise<Tally> {
  const readable = runFirst([path.join(root, 'scripts', 'message-types.mjs')]);
  const outcomes = await Promise.all(
    Object.entries(CHECKS).map(async ([name, [program = '', ...args]]) => {
      const { good, said } = await ranNode([path.join(root, 'node_modules', program), ...args]);
      console.log(`${said.trimEnd()}\n${good ? 'passed' : 'FAILED'}: ${name}`.trimStart());
      return { name, good };
    }),
  );
  const all = [{ name: 'catalogues of messages', good: readable }, ...outcomes];
  const failed = all.filter(({ good }) => !good).map(({ name }) => name);
  return { passed: all.length - failed.length, failed, skipped: [], again: [] };
}

/** A tier that needs a browser: it is looked for, or fetched, before the tests begin. */
async function runBrowsing(project: string): Promise<Tally> {
  try {
    const chromium = await ensureChromium((line) => console.log(line));
    console.log(`Chromium: ${chromium.executablePath}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return noneFor(`no browser: ${reason}`);
  }
  return runVitest(project);
}

/** Runs the project of a tier. */
async function runVitest(tier: string): Promise<Tally> {
  const report = path.join(results, `${tier}.report.json`);
  rmSync(report, { force: true });
  const exitCode = await runHere([
    path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--project',
    tier,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return tallyOf(existsSync(report) ? readFileSync(report, 'utf8') : undefined, exitCode, root);
}

/** Runs a program beside others under the Node that runs this; what it said comes in one piece. */
function ranNode(args: readonly string[]): Promise<{ readonly good: boolean; readonly said: string }> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT });
    const said: Buffer[] = [];
    for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    const end = (good: boolean): void => resolve({ good, said: Buffer.concat(said).toString() });
    running.on('error', (error) => {
      said.push(Buffer.from(error.message));
      end(false);
    });
    running.on('close', (code) => end(code === 0));
  });
}

/** Runs a program in this terminal under the Node that runs this; answers with its exit code. */
function runHere(args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const running = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: ENVIRONMENT,
    });
    running.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    running.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program that everything after it needs, in this terminal; true when it ended well. */
function runFirst(args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

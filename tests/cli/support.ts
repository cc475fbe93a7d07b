// A command line in a world of its own: an archive in a temporary folder, a clock that ticks a second a look, dice that
// follow from a counter, answers written beforehand.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { secondEditionBoard } from '../../src/board/index.ts';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import type { Environment } from '../../src/cli/environment.ts';
import { main } from '../../src/cli/main.ts';
import { type Called, programOf } from '../../src/cli/program.ts';
import { wordsOf } from '../../src/i18n/words-of.ts';
import { newFolder } from '../support/folders.ts';

export { newFolder } from '../support/folders.ts';

export const project = path.resolve(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface World {
  readonly archive: string;
  /** Runs a command line; `input` is standard input. */
  run(line: readonly string[], input?: string): Promise<Ran>;
  /** The answer of a command under `--json`. */
  json(line: readonly string[], input?: string): Promise<Readonly<Record<string, unknown>> & { readonly exit: number }>;
  /** The lines of a game's log. */
  log(slug: string): readonly string[];
  write(file: string, text: string): string;
  /** Lets time pass. */
  wait(hours: number): void;
}

export interface WorldOptions {
  /** Answers to questions, in order; with any, somebody sits at a terminal. */
  readonly answers?: readonly (string | boolean | readonly string[])[];
  /** Bytes for nonces and seeds; by default they follow from a counter. */
  readonly bytes?: (n: number) => Uint8Array;
  readonly variables?: Environment['variables'];
  /** The name of the code that runs; by default it has none, and nothing is taken over from an earlier run. */
  readonly code?: string;
  /** What time it is, at each look; by default the clock ticks a second. */
  readonly now?: () => Date;
  /** The network; by default there is none. */
  readonly fetchText?: (address: string) => Promise<string>;
  readonly pause?: (ms: number) => Promise<void>;
  readonly player?: string;
  /** Whether the streams are terminals that could show colour. */
  readonly colour?: 'yes' | 'no';
  /** Columns of the terminal; without them lines are not broken. */
  readonly columns?: number;
  /** The folder of the program with its texts; this one unless a test changes a copy. */
  readonly project?: string;
}

export const newWorld = (options: WorldOptions = {}): World => {
  const archive = newFolder();
  let ticks = 0;
  let later = 0;
  let counter = 0;
  const answers = [...(options.answers ?? [])];
  const next = () => answers.shift();
  const text = async (): Promise<string | undefined> => {
    const said = next();
    return typeof said === 'string' ? said : undefined;
  };
  const run = async (line: readonly string[], input = ''): Promise<Ran> => {
    let out = '';
    let err = '';
    const env: Environment = {
      cwd: archive,
      project: options.project ?? project,
      ...(options.code === undefined ? {} : { code: options.code }),
      variables: options.variables ?? { LANG: 'en_GB.UTF-8' },
      now:
        options.now ??
        (() => {
          ticks += 1;
          return new Date(Date.UTC(2026, 2, 1, 20 + later, 0, ticks));
        }),
      ...(options.fetchText === undefined ? {} : { fetchText: options.fetchText }),
      ...(options.pause === undefined ? {} : { pause: options.pause }),
      randomBytes:
        options.bytes ??
        ((n) => {
          counter += 1;
          return Uint8Array.from({ length: n }, (_, index) => (counter * 37 + index * 11) % 256);
        }),
      stdout: {
        write: (said) => {
          out += said;
        },
        terminal: options.colour ?? 'no',
        columns: options.columns,
      },
      stderr: {
        write: (said) => {
          err += said;
        },
        terminal: options.colour ?? 'no',
      },
      terminal: options.answers === undefined ? 'no' : 'yes',
      readStdin: async () => input,
      gitConfig: () => options.player,
      ask: {
        confirm: async () => {
          const said = next();
          return typeof said === 'boolean' ? said : undefined;
        },
        text,
        select: text,
        many: async (_, choices, chosen = []) => {
          const said = next();
          // Just Enter: what is chosen beforehand.
          if (said === '') return chosen.filter((each) => choices.some(({ value }) => value === each));
          return Array.isArray(said) ? said : undefined;
        },
      },
    };
    const code = await main(['--archive', archive, ...line], env);
    return { code, out, err };
  };
  return {
    archive,
    run,
    wait: (hours) => {
      later += hours;
    },
    json: async (line, input) => JSON.parse((await run([...line, '--json'], input)).out),
    log: (slug) =>
      readFileSync(path.join(archive, 'games', slug, 'log.jsonl'), 'utf8')
        .trimEnd()
        .split('\n'),
    write: (file, said) => {
      writeFileSync(path.join(archive, file), said);
      return file;
    },
  };
};

/** The program, which tells what was called and runs nothing. */
export const programThatTells = (called: (call: Called) => void): ReturnType<typeof programOf> =>
  programOf(
    {
      commands: COMMANDS,
      t: wordsOf(secondEditionBoard, 'en').say,
      version: '0',
      write: () => undefined,
      width: 80,
    },
    called,
  );

/** Words of a line as a shell would part them; quotes hold words together. */
export const lineWords = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

/**
 * The command that a line calls, such as `npx fieldpost status`; it throws where the program does not take the line.
 */
export const calledBy = (line: string): string => {
  let name = '';
  const program = programThatTells(({ command }) => {
    name = command.name;
  });
  program.parse(lineWords(line).slice(2), { from: 'user' });
  return name;
};

/** Opens the game `spring-26` between anna (Allies) and ben (Axis). */
export const openSpring = async (world: World, ...more: readonly string[]): Promise<Ran> =>
  world.run([
    'new',
    '--title',
    'Spring 26',
    '--player',
    'Anna=ussr,uk,usa',
    '--player',
    'Ben=germany,japan',
    '--yes',
    ...more,
  ]);

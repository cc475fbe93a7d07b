// Everything a command takes from the world: clock, chance, streams, questions. Tests hand in their own, so the rest of
// the command line is as repeatable as the rules.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { askOnTerminal, type Prompter } from './prompter.ts';

/** Somewhere text goes. */
export interface Sink {
  write(text: string): void;
  readonly terminal: 'yes' | 'no';
  /** Columns of the terminal; undefined where text goes into a pipe or file and is not broken. */
  readonly columns?: number | undefined;
}

export interface Environment {
  readonly cwd: string;
  /** The folder of the program itself: where its words for people lie. */
  readonly project: string;
  /** A name for the code that runs, by its bytes; without it nothing is taken over from an earlier run. */
  readonly code?: string;
  readonly variables: { readonly [name: string]: string | undefined };
  now(): Date;
  randomBytes(n: number): Uint8Array;
  readonly stdout: Sink;
  readonly stderr: Sink;
  /** Whether somebody sits there to be asked. */
  readonly terminal: 'yes' | 'no';
  /** All of standard input, up to its end. */
  readStdin(): Promise<string>;
  /** The same as the bytes it came in; without it, the text stands for them. */
  readStdinBytes?(): Promise<Uint8Array>;
  gitConfig(key: string): string | undefined;
  readonly ask: Prompter;
  /** The text at an address; without it there is no network. */
  fetchText?(address: string): Promise<string>;
  /** Lets time pass. */
  pause?(ms: number): Promise<void>;
}

const sink = (stream: NodeJS.WriteStream): Sink => {
  // Whoever reads may stop reading, as `head` does; that is no fault of ours.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    write: (text) => void stream.write(text),
    terminal: stream.isTTY ? 'yes' : 'no',
    get columns() {
      return stream.isTTY ? stream.columns : undefined;
    },
  };
};

const readAll = async (stream: NodeJS.ReadStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

const gitConfig = (key: string): string | undefined => {
  try {
    const said = execFileSync('git', ['config', '--get', key], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim() || undefined;
  } catch {
    return undefined; // not set, or no git here
  }
};

/** How long a server may take, in ms. */
const PATIENCE = 8_000;

const fetchText = async (address: string): Promise<string> => {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  return response.text();
};

/** The world as it is. */
export const realEnvironment = (code?: string): Environment => ({
  ...(code === undefined ? {} : { code }),
  cwd: process.cwd(),
  project: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..'),
  variables: process.env,
  now: () => new Date(),
  randomBytes: (n) => randomBytes(n),
  stdout: sink(process.stdout),
  stderr: sink(process.stderr),
  terminal: process.stdin.isTTY && process.stderr.isTTY ? 'yes' : 'no',
  readStdin: async () => (await readAll(process.stdin)).toString('utf8'),
  readStdinBytes: () => readAll(process.stdin),
  gitConfig,
  ask: askOnTerminal,
  fetchText,
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
});

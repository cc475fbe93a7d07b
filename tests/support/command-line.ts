// The command line in the folder of an archive, where nobody sits to answer a question. What is said is kept; time,
// chance and whatever else of the world a test wants to give are handed in.

import path from 'node:path';
import type { Environment } from '../../src/cli/environment.ts';
import { main } from '../../src/cli/main.ts';

const project = path.resolve(import.meta.dirname, '../..');

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const nobody = async (): Promise<undefined> => undefined;

/** Runs a command in `archive`; what it says on a stream that `world` brings is not in the answer. */
export const runIn = async (
  archive: string,
  line: readonly string[],
  {
    main: run = main,
    ...world
  }: Pick<Environment, 'now' | 'randomBytes'> & Partial<Environment> & { readonly main?: typeof main },
): Promise<Ran> => {
  let out = '';
  let err = '';
  const env: Environment = {
    cwd: archive,
    project,
    variables: { LANG: 'en_GB.UTF-8' },
    stdout: {
      write: (text) => {
        out += text;
      },
      terminal: 'no',
    },
    stderr: {
      write: (text) => {
        err += text;
      },
      terminal: 'no',
    },
    terminal: 'no',
    readStdin: async () => '',
    gitConfig: () => undefined,
    ask: { confirm: nobody, text: nobody, select: nobody, many: nobody },
    ...world,
  };
  const code = await run(['--archive', archive, ...line], env);
  return { code, out, err };
};

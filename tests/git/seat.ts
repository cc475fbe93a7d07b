// A player, or a bot, at a machine of his own: a clone of the group's repository, a folder for his secrets, and as much
// of the world as a test wants to give him.

import path from 'node:path';
import type { Environment } from '../../src/cli/environment.ts';
import { runIn } from '../support/command-line.ts';
import { git, newFolder } from './support.ts';

export interface SeatOptions extends Partial<Pick<Environment, 'now' | 'fetchText' | 'pause'>> {
  /** The file of his key, if it is none the program keeps for him. */
  readonly key?: string;
}

export type Seat = (
  line: readonly string[],
  input?: string,
) => Promise<{ readonly code: number; readonly out: string }>;

/** The command line of a player in the clone `archive`; what it says on either stream is in `out`. */
export const seat = (archive: string, player: string, { key, ...world }: SeatOptions = {}): Seat => {
  const home = newFolder();
  let counter = 0;
  git(archive, 'config', 'fieldpost.player', player);
  return async (line, input = '') => {
    let out = '';
    const sink = {
      write: (text: string) => {
        out += text;
      },
      terminal: 'no' as const,
    };
    const { code } = await runIn(archive, line, {
      variables: {
        LANG: 'en_GB.UTF-8',
        HOME: home,
        XDG_DATA_HOME: path.join(home, 'data'),
        ...(key === undefined ? {} : { FIELDPOST_KEY: key }),
      },
      now: () => new Date(Date.UTC(2026, 2, 1, 21)),
      randomBytes: (n) => {
        counter += 1;
        return Uint8Array.from({ length: n }, (_, index) => (counter * 31 + index * 7 + player.length) % 256);
      },
      stdout: sink,
      stderr: sink,
      readStdin: async () => input,
      gitConfig: (name) => (name === 'fieldpost.player' ? player : undefined),
      ...world,
    });
    return { code, out };
  };
};

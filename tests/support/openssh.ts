// Whether the tools of OpenSSH are on this machine; tests that hold ours against them need them.

import { execFileSync } from 'node:child_process';

export const opensshHere = (): boolean => {
  try {
    execFileSync('ssh-keygen', ['-?'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code !== 'ENOENT' : true;
  }
};

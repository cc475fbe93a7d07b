// Which package a command is about: the one that was said, else the one that runs.

import type { Desk } from '../desk.ts';
import { EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { npmNameOf, ownNpmName } from './release.ts';

/**
 * What npm is asked for.
 *
 * @throws Stop where there is no such file, or nothing was said and the program that runs came from nowhere
 */
export const packageFor = (desk: Desk, said: string | undefined): string => {
  const { env, t } = desk;
  const name = said === undefined ? ownNpmName(env.project) : npmNameOf(said, env.cwd);
  if (name !== undefined) return name;
  throw new Stop(EXIT.usage, [
    said === undefined ? t('club-package-which') : t('club-package-no-file', { said: cleanLine(said) }),
    nextLine(desk, t('club-package-next')),
  ]);
};

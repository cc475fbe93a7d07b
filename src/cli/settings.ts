// Which folder is the archive, and which language somebody reads. What a group has set down is read in src/archive.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_FILE, type Settings } from '../archive/index.ts';
import { isLanguage, type Language } from '../vocab/index.ts';
import type { Environment } from './environment.ts';

/** The nearest folder upwards that holds an archive; else the program's own. */
export const findArchive = (
  { cwd, project }: Pick<Environment, 'cwd' | 'project'>,
  said: string | undefined,
): string => {
  if (said !== undefined) return path.resolve(cwd, said);
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, SETTINGS_FILE)) || existsSync(path.join(folder, 'games'))) return folder;
    if (path.dirname(folder) === folder) return project;
  }
};

/** `--lang`, else the language of the terminal, else the archive's first. Undefined for a `--lang` there is not. */
export const findLanguage = (
  said: string | undefined,
  variables: Environment['variables'],
  settings: Pick<Settings, 'language'>,
): Language | undefined => {
  if (said !== undefined) return isLanguage(said) ? said : undefined;
  const local = variables.LC_ALL || variables.LC_MESSAGES || variables.LANG || '';
  const language = local.slice(0, 2).toLowerCase();
  return isLanguage(language) && /^[a-z]{2}([_.@-]|$)/i.test(local) ? language : settings.language;
};

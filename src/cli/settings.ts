// What a group has set down in fieldpost.json, which folder is its archive, and which language somebody reads.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLanguage, type Language } from '../vocab/index.ts';
import type { Environment } from './environment.ts';

const SettingsSchema = z.looseObject({
  name: z.string().max(100).optional(),
  languages: z.array(z.string()).optional(),
  site: z.string().max(300).optional(),
  base: z.string().max(300).optional(),
});

export interface Settings {
  readonly languages: readonly Language[];
  /** Where the site stands, without a slash at its end, such as `https://club.example/games`. */
  readonly address: string;
}

const DEFAULTS: Settings = { languages: ['en'], address: 'http://localhost:4321' };

/**
 * Settings of an archive; defaults where the file is missing.
 *
 * @returns undefined if there is a file that cannot be read as settings
 */
export const readSettings = (archive: string): Settings | undefined => {
  const file = path.join(archive, 'fieldpost.json');
  if (!existsSync(file)) return DEFAULTS;
  try {
    const { languages, site, base } = SettingsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const known = (languages ?? []).filter(isLanguage);
    const address = `${(site ?? DEFAULTS.address).replace(/\/+$/, '')}/${(base ?? '').replace(/^\/+|\/+$/g, '')}`;
    return { languages: known.length === 0 ? DEFAULTS.languages : known, address: address.replace(/\/+$/, '') };
  } catch {
    return undefined;
  }
};

/** The nearest folder upwards that holds an archive; else the program's own. */
export const findArchive = (
  { cwd, project }: Pick<Environment, 'cwd' | 'project'>,
  said: string | undefined,
): string => {
  if (said !== undefined) return path.resolve(cwd, said);
  for (let folder = cwd; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'fieldpost.json')) || existsSync(path.join(folder, 'games'))) return folder;
    if (path.dirname(folder) === folder) return project;
  }
};

/** `--lang`, else the language of the terminal, else the archive's first. Undefined for a `--lang` there is not. */
export const findLanguage = (
  said: string | undefined,
  variables: Environment['variables'],
  settings: Settings,
): Language | undefined => {
  if (said !== undefined) return isLanguage(said) ? said : undefined;
  const local = variables.LC_ALL || variables.LC_MESSAGES || variables.LANG || '';
  const language = local.slice(0, 2).toLowerCase();
  return isLanguage(language) && /^[a-z]{2}([_.@-]|$)/i.test(local) ? language : (settings.languages[0] ?? 'en');
};

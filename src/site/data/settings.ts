// What a group has set down for its site in fieldpost.json: name, languages, address, base path.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLanguage, LANGUAGES, type Language } from '../../vocab/index.ts';

const SettingsSchema = z.looseObject({
  name: z.string().min(1).max(100).default('Fieldpost'),
  languages: z.array(z.string()).default([...LANGUAGES]),
  site: z.string().max(300).optional(),
  base: z.string().max(300).default('/'),
});

export interface Settings {
  readonly name: string;
  /** English is always among them, for it stands at the root. */
  readonly languages: readonly Language[];
  /** Address of the server, without a slash at its end. */
  readonly site?: string;
  readonly base: string;
}

/**
 * The settings of the archive in folder `root`; defaults where the file is missing.
 *
 * @throws Error that names the file and what is wrong with it
 */
export const readSettings = (root: string): Settings => {
  const file = path.join(root, 'fieldpost.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
  const parsed = SettingsSchema.safeParse(json);
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  const { name, languages, site, base } = parsed.data;
  const others = languages.filter(isLanguage).filter((language) => language !== 'en');
  return {
    name,
    languages: ['en', ...new Set(others)],
    ...(site === undefined ? {} : { site: site.replace(/\/+$/, '') }),
    base,
  };
};

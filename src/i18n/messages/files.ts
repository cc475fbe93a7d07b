// The catalogues of messages on disk: one folder a language, one file a topic.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../vocab/index.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import { messagesIn, replacedIn } from './texts.ts';

/**
 * Vite, which builds the site and runs tests, puts the files into what it makes of this module, by their path below
 * this folder, such as `./de/refusals.ftl`; for plain Node they are read.
 */
const FILES: Readonly<Record<string, string>> | undefined =
  import.meta.env === undefined
    ? undefined
    : import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });

/**
 * The environment variable that names a folder with texts of an archive's own, `de.ftl` and so on: each stands in for
 * the one here with the same key. A build of a site is told of it.
 */
export const OWN_TEXTS = 'FIELDPOST_TEXTS';

/** Puts an archive's own texts in place of those with their keys. */
const withOwn = (texts: readonly string[], language: Language): readonly string[] => {
  const folder = process.env[OWN_TEXTS] ?? '';
  const file = path.join(folder, `${language}.ftl`);
  if (folder === '' || !existsSync(file)) return texts;
  return replacedIn(texts, messagesIn(readFileSync(file, 'utf8')));
};

const textsOf = (language: Language): readonly string[] => {
  if (FILES !== undefined)
    return Object.entries(FILES).flatMap(([file, text]) => (file.startsWith(`./${language}/`) ? [text] : []));
  const folder = path.join(import.meta.dirname, language);
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

const known = new Map<Language, readonly Catalogue[]>();

/** Every catalogue of a language, read when they are first asked for. */
export const cataloguesIn = (language: Language): readonly Catalogue[] => {
  const catalogues = known.get(language) ?? withOwn(textsOf(language), language).map(catalogueOf);
  known.set(language, catalogues);
  return catalogues;
};

// The catalogues of messages on disk: one folder a language, one file a topic.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../vocab/index.ts';

/** Catalogues by their path below this folder, such as `de/refusals.ftl`. */
type Files = Readonly<Record<string, string>>;

const read = (): Files =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) =>
      readdirSync(path.join(import.meta.dirname, language))
        .sort()
        .map((file) => [`./${language}/${file}`, readFileSync(path.join(import.meta.dirname, language, file), 'utf8')]),
    ),
  );

/** Vite, which builds the site and runs tests, puts the files into what it makes of this module; for plain Node they are read. */
const FILES: Files =
  import.meta.env === undefined
    ? read()
    : import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });

const textsOf = (language: Language): readonly string[] =>
  Object.entries(FILES)
    .filter(([file]) => file.startsWith(`./${language}/`))
    .map(([, text]) => text);

/** The texts of every catalogue of a language. */
export const CATALOGUES: { readonly [language in Language]: readonly string[] } = {
  en: textsOf('en'),
  de: textsOf('de'),
  nl: textsOf('nl'),
};

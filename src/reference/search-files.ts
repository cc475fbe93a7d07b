// What a search knows beside the texts, read from disk: the registry, `content/synonyms.json` and all glossaries.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../vocab/index.ts';
import { readGlossary, readRegistry } from './files.ts';
import type { SearchLore } from './searching.ts';
import { synonymsOf } from './synonyms.ts';

/** @throws if there are synonyms for a clause that does not exist */
export const readSearchLore = (project: string): SearchLore => {
  const registry = readRegistry(project);
  const synonyms: unknown = JSON.parse(readFileSync(path.join(project, 'content', 'synonyms.json'), 'utf8'));
  return {
    registry,
    synonyms: synonymsOf(synonyms, registry),
    glossaries: LANGUAGES.map((language) => readGlossary(project, language)),
  };
};

// The conformance cases on disk. Reads those of this project, which have the form they should have; `fieldpost cases`
// reads those of others and says what is wrong with them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Case, CaseSchema } from './schema.ts';

export interface CaseFile {
  /** Its text as it stands in the file. */
  readonly text: string;
  readonly spec: Case;
}

/**
 * Every case of a project, by file name; none if it has no `tests/cases`. Throws on a file that holds no case.
 *
 * @param project the folder that holds `tests`
 */
export const readCases = (project: string): readonly CaseFile[] => {
  const folder = path.join(project, 'tests', 'cases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { text, spec: CaseSchema.parse(JSON.parse(text)) };
    });
};

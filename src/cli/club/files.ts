// The files of an archive that asks for the program as a package: what lies in it beside settings and games.

import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../archive/index.ts';
import type { Language } from '../../vocab/index.ts';

/** Run as they are. */
const EXECUTABLE = ['fieldpost', path.join('.ci', 'archive')];

/** Files by their paths in the archive. */
export type Files = ReadonlyMap<string, string>;

/**
 * What a release keeps up to date in an archive: the script its host runs, the workflows, what git is told, and what
 * starts the program.
 *
 * @param project the folder of the program, as a package has it
 */
export const keptUpIn = (project: string): Files => {
  const folder = path.join(project, 'club');
  return new Map(
    filesUnder(folder).map((file) => [
      file === 'gitignore' ? '.gitignore' : file,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
};

export interface Named {
  readonly name: string;
  readonly language: Language;
}

/** What the group has to itself from then on. */
export const begunFor = (project: string, { name, language }: Named): Files => {
  const readme = readFileSync(path.join(project, 'content', 'club', `${language}.md`), 'utf8');
  const manifest = {
    private: true,
    scripts: { start: 'fieldpost serve' },
    // esbuild runs without its install script, which only checks and shortcuts its binary.
    allowScripts: { esbuild: false },
  };
  return new Map([
    ['README.md', readme.replaceAll('{name}', () => name)],
    ['package.json', `${JSON.stringify(manifest, undefined, 2)}\n`],
  ]);
};

/** Writes files; what was there under their names is gone. */
export const writeFiles = (folder: string, files: Files): void => {
  for (const [file, text] of files) {
    const into = path.join(folder, file);
    mkdirSync(path.dirname(into), { recursive: true });
    writeFileSync(into, text);
    if (EXECUTABLE.includes(file)) chmodSync(into, 0o755);
  }
};

/** Those of some files that are not there yet. */
export const missingOf = (folder: string, files: Files): Files =>
  new Map([...files].filter(([file]) => !existsSync(path.join(folder, file))));

/** The text of a file in a folder; undefined if there is none. */
export const textIn = (folder: string, file: string): string | undefined => {
  const place = path.join(folder, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

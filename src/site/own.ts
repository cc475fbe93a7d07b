// What a group has of its own in its archive beside games and settings: the folder `site/`, with pages, texts that
// stand in for those of the program, a style sheet, and files that are published as they are. The configuration of
// texts reads this before anything else, so it asks for little; what is made of the files stands in own-files.ts.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder in an archive. */
export const OWN_FOLDER = 'site';

/** The environment variable that names the folder to a build. */
export const OWN = 'FIELDPOST_OWN';

/** The folder of an archive; there need not be one. */
export const ownIn = (root: string): string => path.resolve(root, OWN_FOLDER);

/** The folder this build has been told of; without one there is nothing in it. */
const told = (): string => process.env[OWN] ?? '';

export const OWN_STYLE = 'style.css';

/** A page, in a folder of its language. */
export const OWN_PAGE = /^pages\/([a-z]+)\/[a-z0-9-]+\.md$/;

/** The files of a folder, by their paths in it. */
export const ownFilesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .sort()
    : [];

/** Whether this build has pages of the group's own. */
export const hasOwnPages = (): boolean => told() !== '' && ownFilesIn(told()).some((file) => OWN_PAGE.test(file));

/** Whether this build has a style sheet of the group's own. */
export const hasOwnStyle = (): boolean => told() !== '' && existsSync(path.join(told(), OWN_STYLE));

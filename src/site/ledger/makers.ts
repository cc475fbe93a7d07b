// A name for all that pages are made by besides the games: the program, the texts, the settings, what a group has of
// its own, and the versions they run under. If any of it changes, no page of an earlier build is trusted.

import { fingerprintOf, versionsIn } from '../../archive/index.ts';

/** Folders and files of the project that pages are made from. */
const SOURCES = ['src', 'content', 'tests/cases', 'astro.config.mjs'] as const;

/**
 * The same makers, the same name.
 *
 * @param project the folder of the program
 * @param archive what pages take from the archive beside its games
 */
export const makersOf = (project: string, archive: unknown): string =>
  fingerprintOf(project, [...SOURCES, versionsIn(project)], [process.version, process.versions.icu, archive]);

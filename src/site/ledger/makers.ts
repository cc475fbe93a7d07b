// A name for all that pages are made by besides the games: the program, the texts, the settings and the versions they
// run under. If any of it changes, no page of an earlier build is trusted.

import { fingerprintOf, versionsIn } from '../../archive/index.ts';

/** Folders and files of the project that pages are made from. */
const SOURCES = ['src', 'content', 'tests/cases', 'astro.config.mjs'] as const;

/**
 * The same makers, the same name.
 *
 * @param project the folder of the program
 * @param settings the archive's settings
 */
export const makersOf = (project: string, settings: unknown): string =>
  fingerprintOf(project, [...SOURCES, versionsIn(project)], [process.version, process.versions.icu, settings]);

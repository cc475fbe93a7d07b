// The archive as the pages need it. A game is loaded, folded and proved when a page of its own is made or its row is
// not known yet; pages take what they show from here and fold nothing themselves.

import {
  codeFingerprint,
  fileHash,
  findingsIn,
  fingerprintOf,
  type Game,
  type GameTurn,
  isInPart,
  loadGame,
  openCache,
  openProspects,
  openRows,
  type Part,
  type Prospects,
  parsePart,
  type Rows,
  rulesOf,
  type Settings,
  turnsOf,
  type Verification,
  verifyGame,
  versionsIn,
} from '../../archive/index.ts';
import { listGames, readLog } from '../../log/files.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { settingsFor } from '../settings.ts';

/** A game with all that was found out about it. */
export interface Told {
  readonly game: Game;
  readonly verification: Verification;
  /** Undefined if this program does not know the ruleset; then there are no turns to tell. */
  readonly ruleset: Ruleset | undefined;
  readonly turns: readonly GameTurn[];
  /** What is worked out of the turn at an index of `turns`. */
  prospects(index: number): Prospects;
  /** The bytes of the log as they stand on disk; undefined if it could not be read. */
  readonly bytes: Uint8Array | undefined;
  /** SHA-256 of those bytes: everything above follows from them. */
  readonly hash: string | undefined;
}

export interface Archive {
  readonly root: string;
  readonly settings: Settings;
  /** The part whose games it has; absent where it has them all. */
  readonly part?: Part;
  /** Its games by name, in order. */
  readonly slugs: readonly string[];
  /** SHA-256 of a game's log as it stands on disk; undefined for one that cannot be read. */
  hashOf(slug: string): string | undefined;
  /** Loads, folds and proves a game. One that is broken hinders no other. */
  tell(slug: string): Told;
}

/**
 * Opens the archive in folder `root`; its games are loaded when they are asked for.
 *
 * @param project the folder of the program, where findings are kept under `.cache`
 * @param part the games it is to have; all unless it is said
 */
export const openArchive = (root: string, project: string, part?: Part): Archive => {
  const folder = findingsIn(project);
  const cache = openCache(folder, codeFingerprint(project));
  const prospects = openProspects(folder, codeFingerprint(project, 'prospects'));
  const tell = (slug: string): Told => {
    const game = loadGame(root, slug, cache.known);
    const verification = verifyGame(game, cache.checks(slug));
    const log = readLog(root, slug);
    const bytes = log.ok ? log.value : undefined;
    if (bytes !== undefined) cache.keep(slug, bytes, verification);
    const ruleset = rulesOf(game);
    const hash = bytes && fileHash(bytes);
    const turns = ruleset === undefined ? [] : turnsOf(game);
    const ahead = prospects.of(game, ruleset, turns);
    return { game, verification, ruleset, turns, prospects: ahead, bytes, hash };
  };
  const hashOf = (slug: string): string | undefined => {
    const log = readLog(root, slug);
    return log.ok ? fileHash(log.value) : undefined;
  };
  const slugs = listGames(root).filter((slug) => part === undefined || isInPart(part, slug));
  return { root, settings: settingsFor(root), ...(part === undefined ? {} : { part }), slugs, hashOf, tell };
};

/** Rows of an archive's games; they follow from its settings too, which say in what languages and at what times. */
export const rowsOf = ({ root, settings }: Archive, project: string): Rows =>
  openRows(
    findingsIn(project),
    root,
    fingerprintOf(project, ['src', versionsIn(project)], [process.version, settings]),
  );

/** The environment variable that says which part of an archive a build has the games of; all without it. */
export const PART = 'FIELDPOST_PART';

/** Which archive to show is said by who builds: in FIELDPOST_ARCHIVE, else it is the project itself. */
const PROJECT = process.cwd();

let held: Archive | undefined;
let heldRows: Rows | undefined;

/** The archive of this build. */
export const theArchive = (): Archive => {
  held ??= openArchive(process.env.FIELDPOST_ARCHIVE ?? PROJECT, PROJECT, parsePart(process.env[PART] ?? ''));
  return held;
};

/** The rows of this build. */
export const theRows = (): Rows => {
  heldRows ??= rowsOf(theArchive(), PROJECT);
  return heldRows;
};

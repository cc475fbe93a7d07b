// The archive as the pages need it: every game loaded, folded and verified once a build. Pages take what they show from
// here and fold nothing themselves.

import path from 'node:path';
import {
  codeFingerprint,
  fileHash,
  type Game,
  type GameTurn,
  loadGame,
  openCache,
  openProspects,
  type Prospects,
  rulesOf,
  type Settings,
  turnsOf,
  type Verification,
  verifyGame,
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
  readonly games: readonly Told[];
}

/**
 * Loads the archive in folder `root`. A game that is broken hinders no other.
 *
 * @param project the folder of the program, where findings are kept under `.cache`
 */
export const readArchive = (root: string, project: string): Archive => {
  const folder = path.join(project, '.cache', 'fieldpost');
  const cache = openCache(folder, codeFingerprint(project));
  const prospects = openProspects(folder, codeFingerprint(project, 'prospects'));
  const games = listGames(root).map((slug): Told => {
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
  });
  return { root, settings: settingsFor(root), games };
};

/** Which archive to show is said by who builds: in FIELDPOST_ARCHIVE, else it is the project itself. */
const PROJECT = process.cwd();

let held: Archive | undefined;

/** The archive of this build. */
export const theArchive = (): Archive => {
  held ??= readArchive(process.env.FIELDPOST_ARCHIVE ?? PROJECT, PROJECT);
  return held;
};

// What the paths of this build are worked out from.

import type { Source } from '../paths.ts';
import { theArchive } from './archive.ts';
import { theGames } from './games.ts';

/** Settings and games of this build. */
export const theSource = (): Source => ({ settings: theArchive().settings, games: theGames() });

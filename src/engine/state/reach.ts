// How a victory of a side is called in a position: of the game, or of a theatre.

import type { Side, TheatreId } from '../../vocab/index.ts';

/** The victory of a side; in a theatre as `theatre/side`. */
export const reachOf = (side: Side, theatre: TheatreId | undefined): string =>
  theatre === undefined ? side : `${theatre}/${side}`;

// So many units that the dice of one fight fit no line of a log.

import type { OpenGame } from '../../src/engine/index.ts';

/** The USSR before three battles. */
export const CROWD: NonNullable<OpenGame['start']> = {
  round: 2,
  power: 'ussr',
  control: {
    'karelia-ssr': 'ussr',
    'finland-norway': 'germany',
    'eastern-europe': 'germany',
    'ukraine-ssr': 'germany',
  },
  units: [
    { space: 'karelia-ssr', power: 'ussr', units: { infantry: 999, armor: 999, fighter: 900 } },
    { space: 'finland-norway', power: 'germany', units: { infantry: 900 } },
    { space: 'eastern-europe', power: 'germany', units: { infantry: 900 } },
    { space: 'ukraine-ssr', power: 'germany', units: { infantry: 900 } },
  ],
  treasury: {},
  technology: {},
};

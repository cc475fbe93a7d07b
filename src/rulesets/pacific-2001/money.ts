// Purses of Pacific: Britain has two economies, each with its capital.

import type { SpaceId } from '../../vocab/index.ts';
import type { PurseSpec } from '../holdings.ts';
import { spacesOf } from './board.ts';

/** Land on the mainland of Asia that is Japanese at first and goes to India where the British take it (ruling.R29). */
export const MAINLAND: readonly SpaceId[] = ['manchuria', 'korea', 'shantung', 'french-indo-china', 'siam'];

/** P9, P4, ruling.R28; whatever else the British take belongs to Australia (ruling.R29). */
export const purses: readonly PurseSpec[] = [
  { id: 'australia', power: 'uk', spaces: [], startingIpc: 20, capital: 'new-south-wales' },
  { id: 'india', power: 'uk', spaces: [...spacesOf('india'), ...MAINLAND], startingIpc: 15, capital: 'india' },
];

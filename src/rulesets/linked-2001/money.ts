// Purses of the linked war: what land brings stays in its theatre, and Britain has two economies in the Pacific.

import type { PurseSpec } from '../holdings.ts';
import { MAINLAND } from '../pacific-2001/money.ts';
import { landIn, spacesOf } from './board.ts';

const india = [...spacesOf('india'), ...MAINLAND.map((id) => `pa:${id}`)];

/**
 * L8, L9, L48, ruling.R41. The first purse of a power has its land in Europe and between the theatres, India what P19
 * and ruling.R29 give it, Australia the rest of the Pacific.
 */
export const purses: readonly PurseSpec[] = [
  { id: 'england', power: 'uk', spaces: [], startingIpc: 9 },
  { id: 'india', power: 'uk', spaces: india, startingIpc: 15, capital: 'pa:india' },
  {
    id: 'australia',
    power: 'uk',
    spaces: landIn('pacific').filter((id) => !india.includes(id)),
    startingIpc: 20,
    capital: 'pa:new-south-wales',
  },
  { id: 'america-in-europe', power: 'usa', spaces: [], startingIpc: 30 },
  {
    id: 'america-in-the-pacific',
    power: 'usa',
    spaces: landIn('pacific'),
    startingIpc: 60,
    capital: 'pa:united-states',
  },
];

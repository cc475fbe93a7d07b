// Every place of the test archive's site in the looks that the usual tests leave out, and on a telephone without
// script; places that they leave out in all looks.

import { expect, test } from 'vitest';
import { hindersNobody, OTHER_LOOKS, sidewaysOn } from '../site/support/hindrances.ts';
import { lookAtTestSite, PHONE } from '../site/support/looking.ts';
import * as places from '../site/support/places.ts';

const looking = lookAtTestSite();
const ALL: places.Places = Object.fromEntries(
  Object.values(places).flatMap((some) => Object.entries<places.Place>(some)),
);

hindersNobody(looking, places.RARELY);
hindersNobody(looking, ALL, OTHER_LOOKS);

test.each(Object.entries(ALL))('%s does not scroll sideways without script', async (_, { address }) => {
  const over = await looking.onPage(address, { ...PHONE, javaScriptEnabled: false }, sidewaysOn);
  expect(over).toEqual([]);
});

// What stands in the way of readers and of the programs that help them, as axe finds it on a page. Only what is wrong is
// written out: on a page with a map, listing all that is right takes as long as the search itself.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules whose verdict hangs on colours. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * The serious and critical findings, each with the elements it is about; none is well.
 *
 * @param look `dark` for a page that was looked at in the light too: in the dark it is the same but for its colours, so
 *   only these are looked at again
 */
export const hindrancesOn = async (page: Page, look: 'light' | 'dark' = 'light'): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      ...(look === 'dark' ? { runOnly: { type: 'rule', values: RULES_OF_COLOUR } } : {}),
    })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

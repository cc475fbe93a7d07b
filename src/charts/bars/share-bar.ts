// One bar cut into shares, as wide as the place it stands in. It says nothing by itself: the numbers stand beside it as
// text, so readers who cannot see it miss nothing.

import { attributes, short } from '../text.ts';

/** A share of the whole; together at most 1. Its class is `share-<name>`, and the style sheet says how that looks. */
export interface BarShare {
  readonly name: string;
  readonly share: number;
}

const WIDTH = 400;
const HEIGHT = 10;

/** The bar as a whole `<svg>`, the shares from left to right and the rest left open. */
export const shareBar = (shares: readonly BarShare[]): string => {
  let from = 0;
  const parts = shares.map(({ name, share }) => {
    const x = from;
    const width = Math.max(0, Math.min(WIDTH - x, share * WIDTH));
    from += width;
    return width < 0.5
      ? ''
      : `<path${attributes({ class: `share-${name}`, d: `M${short(x)} 0h${short(width)}v${HEIGHT}H${short(x)}z` })}/>`;
  });
  const all = `<path class="share-all" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
  return `<svg class="share-bar" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${all}${parts.join('')}</svg>`;
};

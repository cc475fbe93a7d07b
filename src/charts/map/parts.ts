// The parts of a map where something happened, each as wide as a telephone can show legibly, taken from the drawing of
// the whole that stands on the same page.

import type { SpaceId } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import type { MapBase } from './base.ts';
import { type Box, boxAround, boxOver, grow } from './boxes.ts';
import { type Crop, theatreAt } from './crops.ts';
import type { MapLabels } from './labels.ts';
import type { Layout } from './layout.ts';
import { drawLinks, type MapLink, type WayLink } from './links.ts';
import type { MapSource } from './source.ts';

/** A part of the board. */
export interface MapPart {
  readonly box: Box;
  /** The spaces it is shown for, in the order they were named. */
  readonly spaces: readonly SpaceId[];
  readonly theatre: Crop;
}

/** How large parts are: every one is as wide as that, so that on one screen all have one scale. */
export interface PartSize {
  readonly width: number;
  readonly least: number;
  readonly most: number;
}

/** What a telephone can show legibly. */
const SMALL: PartSize = { width: 440, least: 240, most: 500 };
const AROUND = 14;

/** What of a space should be seen: its name and counters. */
const extentOf = (base: MapBase, labels: MapLabels, { stacks, marks }: Layout, id: SpaceId): Box | undefined => {
  const stack = stacks.get(id);
  const own = marks.filter(({ space }) => space === id).map(({ x, y }) => boxAround(x, y, 22, 22));
  const over = boxOver([...(labels.boxes.get(id) ?? []), ...(stack === undefined ? [] : [stack.box]), ...own]);
  return over === undefined || !base.geometry.spaces.has(id) ? undefined : grow(over, AROUND);
};

/** The widest box of the size of a part around what is to be seen, moved into the board. */
const frameOf = (base: MapBase, over: Box, size: PartSize): Box => {
  const { width, height, marginX, marginY } = base.geometry.viewBox;
  const across = Math.max(size.width, over.right - over.left);
  const down = Math.max(size.least, over.bottom - over.top);
  const into = (middle: number, size: number, least: number, most: number): number =>
    Math.round(Math.max(least, Math.min(most - size, middle - size / 2)));
  const left = into((over.left + over.right) / 2, across, -marginX, width + marginX);
  const top = into((over.top + over.bottom) / 2, down, -marginY, height + marginY);
  return { left, top, right: left + Math.round(across), bottom: top + Math.round(down) };
};

/**
 * The fewest parts that show all the spaces named, the one with the most of them first.
 *
 * @param most parts at most; what then is in none of them stands on the whole map only
 */
export const partsFor = (
  base: MapBase,
  labels: MapLabels,
  layout: Layout,
  spaces: readonly SpaceId[],
  most: number,
  size: PartSize = SMALL,
): readonly MapPart[] => {
  const extents = [...new Set(spaces)].flatMap((id) => {
    const extent = extentOf(base, labels, layout, id);
    return extent === undefined ? [] : [{ id, extent }];
  });
  const parts: MapPart[] = [];
  let left = extents;
  while (left.length > 0 && parts.length < most) {
    // A best part can always be moved until one space touches its left side and one its upper side.
    const windows = left.flatMap(({ extent: { left: x } }) =>
      left.map(({ extent: { top: y } }) =>
        left.filter(
          ({ extent }) =>
            extent.left >= x && extent.right <= x + size.width && extent.top >= y && extent.bottom <= y + size.most,
        ),
      ),
    );
    const widest = windows.reduce((one, other) => (other.length > one.length ? other : one), []);
    const shown = widest.length === 0 ? left.slice(0, 1) : widest;
    const over = boxOver(shown.map(({ extent }) => extent));
    if (over === undefined) break;
    const box = frameOf(base, over, size);
    const theatre = theatreAt(base.geometry, (box.left + box.right) / 2, (box.top + box.bottom) / 2);
    parts.push({ box, spaces: shown.map(({ id }) => id), theatre });
    left = left.filter(({ id }) => !shown.some((other) => other.id === id));
  }
  return parts;
};

/** A part of the map whose drawing has `id` on the same page, with links of its own. */
export const mapPart = (
  base: MapBase,
  layout: Layout,
  { box }: Pick<MapPart, 'box'>,
  options: {
    readonly id: string;
    readonly label: string;
    readonly source: MapSource;
    readonly links: readonly MapLink[];
    /** Links over those arrows that this part has and no other. */
    readonly ways?: readonly WayLink[];
  },
): string => {
  const { id, label, source, links, ways = [] } = options;
  const head = attributes({
    class: 'map',
    viewBox: [box.left, box.top, box.right - box.left, box.bottom - box.top].join(' '),
    role: links.length === 0 ? 'img' : 'group',
    'aria-label': label,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"${head}><use${attributes({ href: `#${id}`, 'aria-hidden': 'true' })}/>${drawLinks(base, layout, source, links, ways, id)}</svg>\n`;
};

// How a name is set on the map: where its lines break and how large it is. The board's own labels were placed by hand;
// names of other lengths are broken and sized here so that they keep clear of other names, counters and the frame.

import type { SpaceId } from '../../vocab/index.ts';
import { textWidth, type Weight } from '../text.ts';
import { type Box, boxAround, overlap } from './boxes.ts';
import type { LabelPlace, MapGeometry, SpacePlace } from './geometry.ts';
import type { Ground } from './ground.ts';

/** A name to be set. Without `name` the board's own lines are taken as they are. */
export interface Wording {
  readonly name: string | undefined;
  readonly weight: Weight;
  /** Width kept free before the lines, for the owner's flag, and after them, for coin and bases. */
  readonly before: number;
  readonly after: number;
  /** Room under the last line, for a mark of its own. */
  readonly below: number;
}

export interface Setting {
  /** The middle of the lines with what stands before and after them. */
  readonly x: number;
  readonly lines: readonly string[];
  readonly font: number;
  /** Height of the middle of the first line, and the distance to the next. */
  readonly first: number;
  readonly step: number;
}

const LINE = 1.12;
const SIZES: readonly number[] = [1, 0.93, 0.86, 0.79];
/** How far a name may stand to the left or right of its place. */
const SHIFTS: readonly number[] = [0, -7, 7, -14, 14];
const MOST_LINES = 3;
// Breaks beyond the fourth gap of a name are not tried.
const MOST_GAPS = 4;

const plannedBox = ({ x, y, w, h, rotate = 0 }: LabelPlace): Box => {
  const turn = (Math.abs(rotate) * Math.PI) / 180;
  const width = w * Math.cos(turn) + h * Math.sin(turn);
  const height = w * Math.sin(turn) + h * Math.cos(turn);
  return boxAround(x, y, width, height);
};

/** Every way to break a name into at most three lines after a space or hyphen. */
export const breakings = (name: string): readonly (readonly string[])[] => {
  const parts = name.match(/[^\s-]+-?|-/gu) ?? [name];
  const gaps = Math.min(parts.length - 1, MOST_GAPS);
  const ways: string[][] = [];
  for (let mask = 0; mask < 2 ** gaps; mask += 1) {
    const lines: string[] = [];
    parts.forEach((part, at) => {
      const last = lines.at(-1);
      const breaks = at > 0 && at <= gaps && Math.floor(mask / 2 ** (at - 1)) % 2 === 1;
      if (last === undefined || breaks) lines.push(part);
      else lines[lines.length - 1] = last.endsWith('-') ? last + part : `${last} ${part}`;
    });
    ways.push(lines);
  }
  return ways.filter((lines) => lines.length <= MOST_LINES);
};

const SPOTS: readonly number[] = [-0.5, -0.25, 0, 0.25, 0.5];

/** Points along each line of a name, turned as the label is. */
const spotsOf = (
  { y, rotate = 0 }: LabelPlace,
  { x, lines, font, first, step }: Setting,
  { weight, before, after }: Wording,
): readonly { readonly x: number; readonly y: number }[] => {
  const turn = (rotate * Math.PI) / 180;
  return lines.flatMap((line, at) => {
    const down = first + at * step - y;
    const shift = ((at === 0 ? before : 0) - (at === lines.length - 1 ? after : 0)) / 2;
    const width = textWidth(line, font, weight);
    return SPOTS.map((share) => ({
      x: x + (shift + share * width) * Math.cos(turn) - down * Math.sin(turn),
      y: y + (shift + share * width) * Math.sin(turn) + down * Math.cos(turn),
    }));
  });
};

/**
 * Makes a function that sets one name after the other, each clear of those set before it and of the planned places of
 * the others. The result depends on the order of calls alone.
 */
export const labelSetter = (geometry: MapGeometry, ground: Ground): ((id: SpaceId, wording: Wording) => Setting) => {
  const { width, height } = geometry.viewBox;
  const names = new Map([...geometry.spaces].map(([id, place]) => [id, plannedBox(place.label)] as const));
  const sizes = geometry.counters;
  const counters = [...geometry.spaces.values()].map(({ stack }): Box => {
    const across = stack.cols * (sizes.width + sizes.gap);
    return {
      left: stack.x - across / 2,
      right: stack.x + across / 2,
      top: stack.top,
      bottom: stack.top + sizes.height,
    };
  });

  const place = (space: SpacePlace, { below }: Wording, lines: readonly string[], font: number, shift = 0): Setting => {
    const { label, stack } = space;
    const step = font * LINE;
    // The last line keeps its place above the counters; blocks taller than planned grow upwards.
    const grown = stack.top > label.y ? ((lines.length - label.lines.length) * step) / 2 : 0;
    const first = label.y - grown - below / 2 - ((lines.length - 1) * step) / 2;
    return { x: label.x + shift, lines, font, step, first };
  };

  const boxOf = (
    { label }: SpacePlace,
    { x, lines, font, first, step }: Setting,
    { weight, before, after, below }: Wording,
  ): Box => {
    const across = Math.max(...lines.map((line) => textWidth(line, font, weight))) + before + after;
    const tall = (lines.length - 1) * step + font + below;
    return plannedBox({ ...label, x, y: first + ((lines.length - 1) * step + below) / 2, w: across, h: tall });
  };

  /** The share of the words that lies where it should not: a territory's off it, a zone's on land. */
  const offGround = (id: SpaceId, space: SpacePlace, setting: Setting, wording: Wording): number => {
    const spots = spotsOf(space.label, setting, wording);
    const off = spots.filter(({ x, y }) => (space.kind === 'sea' ? ground.isLand(x, y) : !ground.covers(id, x, y)));
    return off.length / spots.length;
  };

  const cost = (id: SpaceId, space: SpacePlace, setting: Setting, wording: Wording): number => {
    const box = boxOf(space, setting, wording);
    let covered = 0;
    for (const [other, taken] of names) if (other !== id) covered += overlap(box, taken);
    for (const taken of counters) covered += overlap(box, taken) / 3;
    const outside = Math.max(0, 2 - box.left, box.right - width + 2) + Math.max(0, 2 - box.top, box.bottom - height);
    const off = offGround(id, space, setting, wording);
    const shrunk = 1 - setting.font / space.label.font;
    const aside = Math.abs(setting.x - space.label.x);
    const more = Math.max(0, setting.lines.length - space.label.lines.length);
    return (
      (covered > 0 ? 6 : 0) +
      covered * 0.2 +
      aside * 0.3 +
      outside * 6 +
      off * 40 +
      shrunk * 60 +
      more * 5 +
      (setting.lines.length - 1) * 2
    );
  };

  return (id, wording) => {
    const space = geometry.spaces.get(id);
    if (space === undefined) throw new Error(`map places: no place for space "${id}"`);
    const { label } = space;
    if (wording.name === undefined) return place(space, wording, label.lines, label.font);
    const settings = breakings(wording.name).flatMap((lines) =>
      SIZES.flatMap((size) => SHIFTS.map((shift) => place(space, wording, lines, label.font * size, shift))),
    );
    const rated = settings.map((setting) => ({ setting, cost: cost(id, space, setting, wording) }));
    const best = rated.reduce((one, other) => (other.cost < one.cost ? other : one)).setting;
    names.set(id, boxOf(space, best, wording));
    return best;
  };
};

// Names on the map with the coins of what territories pay, and the names of the spaces that
// continue over the left and right edge. One set a language, drawn once a build. It also says where the flag of an
// owner goes, since that hangs before the name, and which boxes the names take.

import type { Base, ConvoyKind, SpaceId } from '../../vocab/index.ts';
import { attributes, escapeText, short, textWidth } from '../text.ts';
import type { MapBase } from './base.ts';
import { baseSignId } from './bases.ts';
import { type Box, boxAround } from './boxes.ts';
import { coinId, coinRoom } from './coins.ts';
import { drawFlags, FLAG_GAP, flagId, flagWidth, type Letters } from './flags.ts';
import { MAP_FONT } from './font.ts';
import type { SpacePlace } from './geometry.ts';
import { ownerColour, ownerProperty, printedOwner } from './owners.ts';
import { labelSetter, type Setting } from './setting.ts';

/** Where a flag ends: the middle of its right side. */
interface FlagPlace {
  readonly x: number;
  readonly y: number;
  readonly rotate?: string;
  /** Where the last line ends with its coin, and the height of its middle: there stands whose the land was first. */
  readonly end: number;
  readonly last: number;
}

export interface MapLabels {
  /** The words: one `<g>`. */
  readonly svg: string;
  /**
   * The flags of the powers as shapes, and those of the printed owners in their places, for the labels called `key`.
   */
  readonly flags: (key: string) => { readonly shapes: string; readonly printed: string };
  /** For every territory, where its owner's flag goes. */
  readonly places: ReadonlyMap<SpaceId, FlagPlace>;
  /** What the name of each space covers, flag and coin included: a box a line, more where it is turned. */
  readonly boxes: ReadonlyMap<SpaceId, readonly Box[]>;
  /** Pixels for a unit of the drawing from which on the smallest of the names can be read. */
  readonly legible: number;
}

/** The names of one language. */
export interface LabelWords {
  /** The name of a space, or undefined for the board's own label, which is shortened by hand and fits best. */
  readonly name: (space: SpaceId) => string | undefined;
  readonly letter: Letters;
  /** What the mark of a convoy says that is printed in a zone; undefined without one. */
  readonly note?: (space: SpaceId) => string | undefined;
}

const CODE_BELOW = 1.1;
/** Names are to be at least so many pixels high. */
const LEGIBLE = 11;
/** Letters are lower than their size says. */
const INK = 0.8;

/** The mark of a convoy under the name of its zone: its height, type, and what is left free around the words. */
const NOTE = { below: 13, height: 11, font: 8.5, around: 3.5 } as const;
/** Room of the sign of a base after the name, and before the first of them. */
const BASE = { room: 10, from: 2.5 } as const;

/** Steps along a turned line for which it has a box of its own. */
const TURNED = 8;

/** Text and what stands before and after it, as boxes. */
const boxesOf = (
  { label }: SpacePlace,
  { lines, x: middle, font, first, step }: Setting,
  { xs, widths, before, after }: Row,
): readonly Box[] =>
  lines.flatMap((_, at): readonly Box[] => {
    const x = xs[at] ?? middle;
    const left = x - (widths[at] ?? 0) / 2 - (at === 0 ? before : 0);
    const right = x + (widths[at] ?? 0) / 2 + (at === lines.length - 1 ? after : 0);
    const y = first + at * step;
    if (label.rotate === undefined) return [boxAround((left + right) / 2, y, right - left, font * INK)];
    const turn = (label.rotate * Math.PI) / 180;
    return Array.from({ length: TURNED }, (_each, index) => {
      const along = left + ((index + 0.5) * (right - left)) / TURNED - middle;
      const down = y - label.y;
      return boxAround(
        middle + along * Math.cos(turn) - down * Math.sin(turn),
        label.y + along * Math.sin(turn) + down * Math.cos(turn),
        font,
        font,
      );
    });
  });

interface Row {
  /** The middle of each line. */
  readonly xs: readonly number[];
  readonly widths: readonly number[];
  readonly before: number;
  readonly after: number;
}

/** The sign of a base, a part of the shared file. */
const drawBase = (kind: Base, x: number, y: number): string =>
  `<use${attributes({ href: `#${baseSignId(kind)}`, x, y, fill: 'currentColor' })}/>`;

interface Note {
  readonly text: string;
  /** Where its box begins, how wide it is, and the height of its middle. */
  readonly left: number;
  readonly width: number;
  readonly middle: number;
}

/** The mark of a convoy in the colour of whoever holds it: full where it pays, a frame where a territory does. */
const drawNote = (base: MapBase, id: SpaceId, kind: ConvoyKind, words: string, x: number, middle: number): Note => {
  const width = textWidth(words, NOTE.font) + 2 * NOTE.around;
  const left = x - width / 2;
  const colour = `var(${ownerProperty(id)},${ownerColour(printedOwner(base, id))})`;
  const isFull = kind === 'centre';
  const box = attributes({ x: left, y: middle - NOTE.height / 2, width, height: NOTE.height, rx: 3 });
  const type = attributes({ x, y: middle + NOTE.font * 0.35, 'font-size': NOTE.font });
  const ink = isFull ? 'var(--land-ink)' : 'var(--map-sea-ink)';
  return {
    text:
      `<rect${box} style="fill:${isFull ? colour : 'var(--map-sea)'};stroke:${colour}" stroke-width="1.8"/>` +
      `<text${type} fill="${ink}" font-style="normal" font-weight="700" stroke="none">${escapeText(words)}</text>`,
    left,
    width,
    middle,
  };
};

/** Draws the names. */
export const mapLabels = (base: MapBase, { name: nameOf, letter, note: noteOf }: LabelWords): MapLabels => {
  const places = new Map<SpaceId, FlagPlace>();
  const boxes = new Map<SpaceId, readonly Box[]>();
  const setLabel = labelSetter(base.geometry, base.ground);
  let smallest = Infinity;
  const widest = flagWidth(base.owners, letter) + FLAG_GAP;
  const drawn = [...base.geometry.spaces].map(([id, place]) => {
    const { label, kind } = place;
    const printed = base.printed.get(id);
    const weight = kind === 'land' ? 'bold' : 'regular';
    const owned = kind !== 'sea' && printed !== undefined && printed.owner !== null;
    const before = owned ? widest : 0;
    const coin = printed === undefined ? 0 : coinRoom(printed);
    const bases = printed?.bases ?? [];
    const after = coin + (bases.length === 0 ? 0 : BASE.from + bases.length * BASE.room);
    const note = kind === 'sea' ? noteOf?.(id) : undefined;
    const below = note === undefined ? 0 : NOTE.below;
    const setting = setLabel(id, { name: nameOf(id), weight, before, after, below });
    const { lines, font, first, step } = setting;
    smallest = Math.min(smallest, font);
    // The flag hangs before the first line and the coin after the last: each line is centred with its own.
    const xs = lines.map((_, at) => setting.x + ((at === 0 ? before : 0) - (at === lines.length - 1 ? after : 0)) / 2);
    const widths = lines.map((line) => textWidth(line, font, weight));
    const rotate =
      label.rotate === undefined ? undefined : `rotate(${short(label.rotate)} ${short(setting.x)} ${short(label.y)})`;
    boxes.set(id, boxesOf(place, setting, { xs, widths, before, after }));
    if (kind !== 'sea')
      places.set(id, {
        x: Math.round((xs[0] ?? 0) - (widths[0] ?? 0) / 2 - FLAG_GAP),
        y: Math.round(first),
        end: Math.round((xs.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2 + after),
        last: Math.round(first + (lines.length - 1) * step),
        ...(rotate === undefined ? {} : { rotate }),
      });
    const last = first + (lines.length - 1) * step;
    const end = (xs.at(-1) ?? 0) + (widths.at(-1) ?? 0) / 2;
    const worth =
      printed === undefined || coin === 0
        ? ''
        : `<use${attributes({ href: `#${coinId(printed)}`, x: Math.round(end + coin / 2 + 1), y: Math.round(last), transform: rotate })}/>`;
    const signs = bases.map((kind, at) => drawBase(kind, end + coin + BASE.from + (at + 0.5) * BASE.room, last));
    const convoy =
      note === undefined || printed?.convoy === undefined
        ? undefined
        : drawNote(base, id, printed.convoy, note, setting.x + widest / 2, last + font / 2 + NOTE.height / 2);
    if (convoy !== undefined) {
      const [x, y] = [Math.round(convoy.left - FLAG_GAP), Math.round(convoy.middle)];
      places.set(id, { x, y, end: Math.round(convoy.left + convoy.width), last: y });
      const [width, middle] = [convoy.width + widest, convoy.left + (convoy.width - widest) / 2];
      boxes.set(id, [...(boxes.get(id) ?? []), boxAround(middle, convoy.middle, width, NOTE.height)]);
    }
    // As wide as it was measured in whatever face it is shown: a flag or a mark hangs at its end.
    const isHung = owned || after > 0;
    const spans = lines.map((line, at) => {
      const width = isHung ? { textLength: widths[at] } : {};
      return `<tspan${attributes({ x: xs[at], y: first + at * step + font * 0.35, ...width })}>${escapeText(line)}</tspan>`;
    });
    const style: Style = kind === 'sea' ? 'zone' : 'land';
    const text = `<text${attributes({ 'font-size': font, transform: rotate })}>${spans.join('')}</text>`;
    return { style, text: `${text}${worth}${signs.join('')}${convoy?.text ?? ''}` };
  });
  const groups = STYLES.map(({ style, look }) => {
    const texts = drawn.filter((label) => label.style === style).map((label) => label.text);
    return `<g ${look}>${texts.join('\n')}</g>`;
  });
  const svg = [
    `<g font-family="${MAP_FONT}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round" pointer-events="none">`,
    ...groups,
    edgeCaptions(base, nameOf),
    '</g>',
  ].join('\n');
  const printedFlags = (key: string): string =>
    [...places]
      .flatMap(([id, { x, y, rotate }]) => {
        const owner = base.printed.get(id)?.owner ?? null;
        return owner === null
          ? []
          : [`<use${attributes({ href: `#${flagId(owner, key)}`, x, y, transform: rotate })}/>`];
      })
      .join('\n');
  const flags: MapLabels['flags'] = (key) => ({
    shapes: drawFlags(key, base.owners, letter),
    printed: printedFlags(key),
  });
  return { svg, flags, places, boxes, legible: Math.ceil((100 * LEGIBLE) / smallest) / 100 };
};

type Style = 'zone' | 'land';

const STYLES: readonly { readonly style: Style; readonly look: string }[] = [
  { style: 'zone', look: 'fill="var(--map-sea-ink)" font-style="italic" stroke="var(--map-sea)" stroke-width="2"' },
  {
    style: 'land',
    look: 'fill="var(--land-ink)" color="var(--land-ink)" font-weight="700" stroke="var(--land-halo)" stroke-width="2.5"',
  },
];

const CAPTION = 11;

const ownName = (place: SpacePlace): string =>
  place.label.lines.reduce((name, line) => (name === '' || name.endsWith('-') ? name + line : `${name} ${line}`), '');

/** A stretch of an edge of the board, and the space beyond it. */
interface Stretch {
  readonly space: SpaceId;
  readonly y0: number;
  readonly y1: number;
}

/** Stretches one below the other beyond which the same space lies are one. */
const joined = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const all: Stretch[] = [];
  for (const next of stretches.toSorted((a, b) => a.y0 - b.y0)) {
    const last = all.at(-1);
    const goesOn = last !== undefined && last.space === next.space && next.y0 - last.y1 < 1;
    if (goesOn) all.splice(-1, 1, { ...last, y1: next.y1 });
    else all.push(next);
  }
  return all;
};

/** Upright along the edges: which space lies on the far side of each stretch; its code where the name is too long. */
const edgeCaptions = (base: MapBase, nameOf: LabelWords['name']): string => {
  const { width, marginX } = base.geometry.viewBox;
  const { edgeSegments } = base.geometry.cut;
  const caption = ({ space, y0, y1 }: Stretch, x: number): string => {
    const place = base.geometry.spaces.get(space);
    if (place === undefined) return '';
    const name = nameOf(space) ?? ownName(place);
    const words = textWidth(name, CAPTION) * CODE_BELOW > y1 - y0 ? place.code : name;
    const y = (y0 + y1) / 2;
    return `<text${attributes({ transform: `translate(${short(x)} ${short(y)})rotate(-90)` })}>${escapeText(words)}</text>`;
  };
  const edge = (beyond: 'left' | 'right', from: number, middle: number) => {
    const stretches = joined(edgeSegments.map(({ [beyond]: space, y0, y1 }) => ({ space, y0, y1 })));
    const ends = new Set(stretches.flatMap(({ y0, y1 }) => [short(y0), short(y1)]));
    return {
      ticks: [...ends].map((y) => `M${short(from)} ${y}h${short(marginX / 2)}`).join(''),
      words: stretches.map((stretch) => caption(stretch, middle + CAPTION * 0.35)),
    };
  };
  const sides = [edge('right', -marginX / 2, -marginX / 2), edge('left', width, width + marginX / 2)];
  const ticks = sides.map((side) => side.ticks).join('');
  const words = sides.flatMap((side) => side.words).join('\n');
  return `<path stroke="var(--map-frame)" d="${ticks}"/><g fill="var(--chart-quiet)" font-size="${CAPTION}" font-weight="700">${words}</g>`;
};

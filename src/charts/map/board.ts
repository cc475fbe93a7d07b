// A position as a map: the shared base with the owners of this moment, counters, and what happened in the turn
// (captured territories, battles). Everything worded comes from the caller.

import type { Power, SpaceId } from '../../vocab/index.ts';
import { powerEmblem } from '../powers.ts';
import { attributes, escapeText, short } from '../text.ts';
import { type MapBase, ownerColour, ownerProperty } from './base.ts';
import { MAP_FONT, type MapLabels } from './labels.ts';
import { PATH_SCALE } from './paths.ts';
import { type Counter, EMBLEM_WIDTH, placeCounters, type Units } from './stacks.ts';

/** Who owns what and what stands where. Spaces left out have no owner and no units. */
export interface MapPosition {
  readonly owners: ReadonlyMap<SpaceId, Power | null>;
  readonly stacks: ReadonlyMap<SpaceId, readonly Units[]>;
  /** Territories that changed hands in the turn shown. */
  readonly captured?: ReadonlySet<SpaceId>;
  /** Spaces with a battle in the turn shown, and the address of its account. */
  readonly battles?: ReadonlyMap<SpaceId, string>;
}

/** The words of a map in the reader's language. */
export interface MapWords {
  readonly title: string;
  /** What the map shows, in a sentence or two, for readers who cannot see it. */
  readonly description: string;
  /** Describes the units of a space, such as "Karelia: 3 infantry (U.S.S.R.)". */
  readonly stack: (space: SpaceId, units: readonly Units[]) => string;
  /** Names the link to a battle. */
  readonly battle: (space: SpaceId) => string;
  readonly captured: (space: SpaceId) => string;
}

/** Where the parts that are the same on every map come from. */
export interface MapSource {
  /** Address of the file made by `mapSymbolFile`; empty when the parts stand in the same document. */
  readonly file: string;
  /** Key of the labels in that file. */
  readonly labels: string;
  /** The base itself, where it is to stand in the drawing and not to be referred to. */
  readonly board?: string;
}

/** The custom properties of the territories whose owner is not the printed one, as a `style`. */
export const ownerStyle = (base: MapBase, position: MapPosition): string =>
  [...base.geometry.spaces]
    .filter(([, place]) => place.kind === 'land')
    .flatMap(([id]) => {
      const owner = position.owners.get(id) ?? null;
      return owner === (base.printed.get(id)?.owner ?? null) ? [] : [`${ownerProperty(id)}:${ownerColour(owner)}`];
    })
    .join(';');

const use = (
  source: MapSource,
  id: string,
  more: { readonly [name: string]: string | number | undefined } = {},
): string => `<use${attributes({ href: `${source.file}#${id}`, ...more })}/>`;

/** Captured land: hatched, with an edge in the new owner's dark colour. Its shape is repeated, so that hatching works in any browser. */
const drawCaptured = (base: MapBase, position: MapPosition, words: MapWords): string => {
  const shapes = [...(position.captured ?? [])].sort().flatMap((id) => {
    const path = base.shapes.get(id);
    if (path === undefined) return [];
    const owner = position.owners.get(id) ?? null;
    const stroke = owner === null ? 'var(--map-coast)' : `var(--counter-${owner})`;
    return [`<path${attributes({ d: path, stroke })}><title>${escapeText(words.captured(id))}</title></path>`];
  });
  if (shapes.length === 0) return '';
  return `<g class="captured" transform="scale(${PATH_SCALE})" fill="url(#map-hatch)" stroke-width="5" stroke-linejoin="round">${shapes.join('')}</g>`;
};

const HATCH =
  '<pattern id="map-hatch" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V14" stroke="var(--map-hatch)" stroke-width="9"/></pattern>';

const drawEmblems = (labels: MapLabels, position: MapPosition, source: MapSource): string => {
  const marks = (ground: 'land' | 'sea'): string =>
    [...labels.emblems]
      .flatMap(([id, place]) => {
        const owner = position.owners.get(id) ?? null;
        if (owner === null || place.ground !== ground) return [];
        const transform = `${place.rotate ?? ''}translate(${short(place.x)} ${short(place.y)})scale(${short(place.scale)})`;
        return [use(source, `e-${powerEmblem(owner)}`, { transform })];
      })
      .join('');
  return `<g class="emblems" fill="var(--land-ink)" fill-rule="evenodd">${marks('land')}<g fill="var(--map-over-sea-ink)">${marks('sea')}</g></g>`;
};

const drawCounter = (counter: Counter, height: number, source: MapSource): string => {
  const { x, y, width, power, type, count } = counter;
  const emblem = counter.emblem === 'shown' ? use(source, `e-${powerEmblem(power)}`, { x: 8, y: height / 2 }) : '';
  const after = type !== null && counter.emblem === 'shown' ? EMBLEM_WIDTH : 0;
  const sign = type === null ? '' : use(source, `u-${type}`, { x: after + 2.5, y: 2.5 });
  // The number stands in the middle of what the sign leaves free.
  const number = `<text${attributes({ x: (after + 15.5 + width) / 2, y: height / 2 + 4.3 })}>${count}</text>`;
  return `<g transform="translate(${short(x)} ${short(y)})"><rect${attributes({ width, height, rx: 3.5 })}/><g fill="#fff" stroke="none">${emblem}${sign}${number}</g></g>`;
};

const drawStack = (base: MapBase, id: SpaceId, position: MapPosition, words: MapWords, source: MapSource): string => {
  const place = base.geometry.spaces.get(id);
  const units = position.stacks.get(id) ?? [];
  if (place === undefined || units.length === 0) return '';
  const { counters: sizes } = base.geometry;
  const counters = placeCounters(units, position.owners.get(id) ?? null, place.stack, sizes);
  const groups: string[] = [];
  for (let start = 0; start < counters.length; ) {
    const power = counters[start]?.power;
    let end = start;
    while (counters[end]?.power === power && end < counters.length) end += 1;
    const drawn = counters.slice(start, end).map((counter) => drawCounter(counter, sizes.height, source));
    groups.push(`<g fill="var(--counter-${power})">${drawn.join('')}</g>`);
    start = end;
  }
  return `<g${attributes({ 'data-stack': id })}><title>${escapeText(words.stack(id, units))}</title>${groups.join('')}</g>`;
};

const BURST =
  'M0-11 2.6-4.7 8.6-7 5.3-1.5 11 1 5 2.9 6.5 9 1.5 5.5-1 11.5-2.7 5.4-8 8-5.3 2.5-11 1.5-6-1.7-9-7.5-2.9-4.9z';

/** A burst left of the counters, linked to the account of the battle. */
const drawBattle = (base: MapBase, id: SpaceId, href: string, position: MapPosition, words: MapWords): string => {
  const place = base.geometry.spaces.get(id);
  if (place === undefined) return '';
  const sizes = base.geometry.counters;
  const counters = placeCounters(position.stacks.get(id) ?? [], position.owners.get(id) ?? null, place.stack, sizes);
  const left = Math.min(place.stack.x, ...counters.map((counter) => counter.x));
  const x = counters.length === 0 ? place.stack.x : left - 12;
  const y = place.stack.top + sizes.height / 2;
  const name = words.battle(id);
  return `<a${attributes({ href, 'aria-label': name, 'data-battle': id })}><title>${escapeText(name)}</title><circle${attributes({ cx: x, cy: y, r: 16 })} fill="transparent" stroke="none"/><path transform="translate(${short(x)} ${short(y)})" d="${BURST}"/></a>`;
};

/** The defs, style and groups of a position, to be wrapped in an `<svg>`. */
export const drawPosition = (
  base: MapBase,
  labels: MapLabels,
  position: MapPosition,
  words: MapWords,
  source: MapSource,
): string => {
  const stacks = [...position.stacks.keys()].sort().map((id) => drawStack(base, id, position, words, source));
  const battles = [...(position.battles ?? [])]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, href]) => drawBattle(base, id, href, position, words));
  const captured = drawCaptured(base, position, words);
  return [
    captured === '' ? '' : `<defs>${HATCH}</defs>`,
    source.board ?? use(source, 'board'),
    captured,
    use(source, `labels-${source.labels}`),
    drawEmblems(labels, position, source),
    `<g class="stacks" font-family="${MAP_FONT}" font-size="12.5" font-weight="700" text-anchor="middle" stroke="#fff" stroke-width="1.2" fill-rule="evenodd">`,
    ...stacks,
    '</g>',
    battles.length === 0
      ? ''
      : `<g class="battles" fill="var(--map-battle)" stroke="#fff" stroke-width="1.5" stroke-linejoin="round">\n${battles.join('\n')}\n</g>`,
  ]
    .filter((part) => part !== '')
    .join('\n');
};

export interface BoardOptions {
  readonly labels: MapLabels;
  readonly source: MapSource;
  /** Makes the drawing reusable for crops on the same page. */
  readonly id: string;
  /** The part shown; the whole board if left out. */
  readonly viewBox?: string;
}

/**
 * The map of a position for a page: owners, counters and events of its own; base, names and signs by reference to the
 * shared file, so that a page costs little. Drawn without script; colours come from the page's style sheet.
 */
export const mapBoard = (base: MapBase, position: MapPosition, words: MapWords, options: BoardOptions): string => {
  const head = attributes({
    class: 'map',
    viewBox: options.viewBox ?? base.viewBox,
    role: (position.battles?.size ?? 0) === 0 ? 'img' : 'group',
    'aria-label': words.title,
  });
  const style = ownerStyle(base, position);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${head}><title>${escapeText(words.title)}</title><desc>${escapeText(words.description)}</desc>`,
    `<g${attributes({ id: options.id, style: style === '' ? undefined : style })}>`,
    drawPosition(base, options.labels, position, words, options.source),
    '</g></svg>\n',
  ].join('\n');
};

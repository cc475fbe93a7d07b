// Counters, flags and leader lines as SVG text, grouped by power so that each colour is named once and each shape costs
// little: a page has a hundred counters and more.

import { POWERS, type Power, type SpaceId, UNIT_TYPES, type UnitType } from '../../vocab/index.ts';
import { powerEmblem } from '../powers.ts';
import { attributes, short } from '../text.ts';
import type { MapBase } from './base.ts';
import { flagId } from './flags.ts';
import { MAP_FONT } from './font.ts';
import type { MapGeometry } from './geometry.ts';
import type { MapLabels } from './labels.ts';
import type { Layout } from './layout.ts';
import { ownerNow, printedOwner } from './owners.ts';
import type { MapSource } from './source.ts';
import { EMBLEM_WIDTH, PLUS_WIDTH, type PlacedCounter, type UnitState } from './stacks.ts';

const use = (source: MapSource, id: string, more: { readonly [name: string]: string | number | undefined }): string =>
  `<use${attributes({ href: `${source.file}#${id}`, ...more })}/>`;

/**
 * The flags that differ from the printed ones, which stand with the names: all flags of a language are of one size, so
 * that each covers the one under it.
 */
export const drawFlagsOf = (
  base: MapBase,
  labels: MapLabels,
  owners: ReadonlyMap<SpaceId, Power | null>,
  source: MapSource,
): string => {
  const flags = [...labels.places].flatMap(([id, { x, y, rotate }]) => {
    const owner = ownerNow(base, id, owners);
    if (owner === printedOwner(base, id)) return [];
    return [use(source, flagId(owner, source.labels), { x, y, transform: rotate })];
  });
  return flags.length === 0 ? '' : `<g class="flags">${flags.join('')}</g>`;
};

/** From the corner of a counter to its sign, to the middle of its emblem, and to that of its number as a rule. */
const SIGN = 2.5;
const EMBLEM = { x: 8, y: 8.5 } as const;
const NUMBER = { x: 21.75, y: 12.8 } as const;

/** Most counters on a map are of so few units that the number has one figure; those stand ready in the shared file. */
const MOST_USUAL = 9;

/** The id of a usual counter in the shared file. */
const usualId = (type: UnitType, count: number): string => `c-${type}-${count}`;

/** How far the counters of a stack show under each other, and from how many units there are so many of them. */
const LAYER = 1.5;
const LAYERS: readonly number[] = [5, 2];

/** The rims under a counter, the lowest first: one from two units, two from five. */
const layersOf = (count: number, width: number, height: number, x = 0, y = 0): string =>
  LAYERS.flatMap((least, at) => {
    const by = (LAYERS.length - at) * LAYER;
    return count < least ? [] : [`M${short(x + by)} ${short(y + by)}h${width}v${height}h-${width}z`];
  }).join('');

/** The usual counters of every type, for the shared file. They take colour and type from where they are used. */
export const usualCounters = ({ width, height }: MapGeometry['counters'], roster: readonly UnitType[]): string =>
  [
    ...[2, 5].map((count) => `<path id="c-${count}" d="${layersOf(count, width, height)}"/>`),
    ...roster.flatMap((type) => [
      `<g id="c-${type}"><path d="M0 0h${width}v${height}h-${width}z"/><use href="#u-${type}" x="${SIGN}" y="${SIGN}" fill="#fff" stroke="none"/></g>`,
      ...Array.from({ length: MOST_USUAL }, (_, at) => {
        const under = at + 1 >= 5 ? '<use href="#c-5"/>' : at + 1 >= 2 ? '<use href="#c-2"/>' : '';
        return `<g id="${usualId(type, at + 1)}">${under}<use href="#c-${type}"/><text x="${NUMBER.x}" y="${NUMBER.y}" fill="#fff" stroke="none">${at + 1}</text></g>`;
      }),
    ]),
  ].join('\n');

const moved = (x: number, y: number, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `<g transform="translate(${x} ${y})">${parts.join('')}</g>`;

const after = ({ type, emblem }: PlacedCounter): number => (type !== null && emblem === 'shown' ? EMBLEM_WIDTH : 0);

/**
 * The number of a counter that is not usual, in the middle of what the sign leaves free, and a plus if some are new.
 */
const drawNumber = (counter: PlacedCounter): string => {
  const { x, y, width, count, placed } = counter;
  const plus = placed === 'some' ? PLUS_WIDTH : 0;
  const middle = x + (after(counter) + 15.5 + width - plus) / 2 - NUMBER.x;
  const fresh =
    placed === 'some'
      ? `<path stroke="#fff" d="M${short(x + width - 9 - NUMBER.x)} ${short(y + 6 - NUMBER.y)}h6m-3-3v6"/>`
      : '';
  return `<text x="${short(middle)}" y="${y}">${count}</text>${fresh}`;
};

/** The counters of a power, type by type. */
const drawOf = (
  power: Power,
  counters: readonly PlacedCounter[],
  sizes: MapGeometry['counters'],
  source: MapSource,
): string => {
  const rank = ({ type }: PlacedCounter): number => (type === null ? -1 : UNIT_TYPES.indexOf(type));
  const own = counters.filter((counter) => counter.power === power).toSorted((a, b) => rank(a) - rank(b));
  if (own.length === 0) return '';
  const usual = own.flatMap(({ type, x, y, width, count }) =>
    type !== null && width === sizes.width ? [use(source, usualId(type, count), { x, y })] : [],
  );
  const wide = own.filter(({ type, width }) => type === null || width !== sizes.width);
  const rims = wide.map(({ x, y, width }) => `M${x} ${y}h${width}v${sizes.height}h-${width}z`);
  // A sum of all kinds is no stack of one.
  const under = wide
    .map(({ x, y, width, count, type }) => (type === null ? '' : layersOf(count, width, sizes.height, x, y)))
    .join('');
  const signs = wide.flatMap(({ type, emblem, x, y }) =>
    type === null ? [] : [use(source, `u-${type}`, { x: x + (emblem === 'shown' ? EMBLEM_WIDTH : 0), y })],
  );
  const emblems = wide.flatMap(({ emblem, x, y }) =>
    emblem === 'shown' ? [use(source, `e-${powerEmblem(power)}`, { x, y })] : [],
  );
  const inner = [
    moved(SIGN, SIGN, signs),
    moved(EMBLEM.x, EMBLEM.y, emblems),
    moved(NUMBER.x, NUMBER.y, wide.map(drawNumber)),
  ];
  const others =
    wide.length === 0
      ? ''
      : `${under === '' ? '' : `<path fill-rule="nonzero" d="${under}"/>`}<path d="${rims.join('')}"/><g fill="#fff" stroke="none">${inner.join('')}</g>`;
  return `<g fill="var(--counter-${power})">${usual.join('')}${others}</g>`;
};

/** The sign of a state over a counter: a crack through a ship that is hit, the round of a plane on patrol. */
const STATES: { readonly [state in UnitState]: (sizes: MapGeometry['counters']) => string } = {
  damaged: ({ width, height }) =>
    `<path fill="none" stroke="#fff" stroke-width="1.7" d="M${width - 15} 0l3 ${height * 0.4}-4 ${height * 0.2} 2 ${height * 0.4}"/>`,
  patrol: ({ width, height }) =>
    `<rect x="1.4" y="1.4" width="${width - 2.8}" height="${height - 2.8}" rx="4" fill="none" stroke="#fff" stroke-width="1.3" stroke-dasharray="3 2"/>`,
};

/** The id of the sign of a state in the shared file. */
export const stateId = (state: UnitState): string => `m-${state}`;

/** The signs of the states that units on a board may be in, for the shared file. */
export const stateSigns = (sizes: MapGeometry['counters'], states: readonly UnitState[]): string =>
  states.map((state) => `<g id="${stateId(state)}">${STATES[state](sizes)}</g>`).join('\n');

/** All counters of a layout with the lines that lead to their spaces. */
export const drawCounters = ({ stacks }: Layout, sizes: MapGeometry['counters'], source: MapSource): string => {
  const all = [...stacks.values()].flatMap(({ counters }) => counters);
  const present = POWERS.filter((power) => all.some((counter) => counter.power === power));
  const groups = present.map((power) => drawOf(power, all, sizes, source));
  const marked = all.flatMap(({ state, x, y }) => (state === undefined ? [] : [use(source, stateId(state), { x, y })]));
  const leaders = [...stacks.values()].flatMap(({ leader }) => (leader === undefined ? [] : [leader]));
  const lines = leaders.map(({ from, to }) => `M${from.map(short).join(' ')}L${to.map(short).join(' ')}`).join('');
  const ends = leaders
    .map(({ to: [x, y] }) => `M${short(x - 2.5)} ${short(y)}a2.5 2.5 0 0 0 5 0a2.5 2.5 0 0 0-5 0`)
    .join('');
  const leading =
    lines === ''
      ? ''
      : `<g class="leaders" fill="none" stroke="var(--move-casing)" stroke-width="3"><path d="${lines}"/><path stroke="var(--map-leader)" stroke-width="1.2" d="${lines}"/><path fill="var(--map-leader)" stroke-width="1" d="${ends}"/></g>`;
  return `${leading}<g class="stacks" font-family="${MAP_FONT}" font-size="12.5" font-weight="700" text-anchor="middle" stroke="#fff" stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd">${[...groups, ...marked].join('\n')}</g>`;
};

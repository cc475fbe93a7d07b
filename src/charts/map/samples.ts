// The signs on a map for its key. They stand in the shared file; a page refers to them, each in a small drawing of its
// own that is hidden from screen readers, since the words beside it say what it is.

import { BASES, type Base, type ConvoyKind, type Power, type UnitType } from '../../vocab/index.ts';
import { attributes } from '../text.ts';
import { arrowSample, MOVE_KINDS, type MoveKind } from './arrows.ts';
import type { MapBase } from './base.ts';
import { baseSignId } from './bases.ts';
import { canalSample } from './canals.ts';
import { coinSample } from './coins.ts';
import { stateId } from './counters.ts';
import { flagId } from './flags.ts';
import { MAP_FONT } from './font.ts';
import { frontSample } from './fronts.ts';
import { homeSample } from './homes.ts';
import { battleSample, capturedSample } from './marks.ts';
import type { MapSource } from './source.ts';
import type { UnitState } from './stacks.ts';

/** What a sign means, apart from powers, units and moves. */
type SignName =
  | 'canal-open'
  | 'canal-closed'
  | 'captured'
  | 'battle'
  | 'capital'
  | 'value'
  | 'home'
  | 'front'
  | 'placed'
  | 'total';

/** What a sample is of. */
export type Sign = { readonly power: Power } | { readonly sign: SignName | MoveKind | UnitType | BoardSign };

/** Signs that only some boards need. */
export type BoardSign = `${Base}-base` | `convoy-${ConvoyKind}` | UnitState;

/** The size of a sample, for a `viewBox`. */
const BOX = '0 0 34 14';

const counter = (inner: string): string =>
  `<g font-family="${MAP_FONT}" font-size="10" font-weight="700" text-anchor="middle"><rect x="3" y=".5" width="28" height="13" rx="3" fill="var(--counter-germany)"/><g fill="#fff" fill-rule="evenodd">${inner}</g></g>`;

const SIGNS: { readonly [name in SignName]: () => string } = {
  'canal-open': () => canalSample('open'),
  'canal-closed': () => canalSample('closed'),
  captured: capturedSample,
  battle: battleSample,
  capital: () => coinSample({ ipc: 8, rank: 'capital' }),
  value: () => coinSample({ ipc: 3, rank: 'common' }),
  home: homeSample,
  front: frontSample,
  placed: () => counter('<text x="15" y="10.6">3</text><path stroke="#fff" stroke-width="1.3" d="M21 5h6m-3-3v6"/>'),
  total: () => counter('<use href="#e-cross" transform="translate(11 7)scale(.85)"/><text x="22" y="10.6">9</text>'),
};

const convoy = (fill: string, words: string): string =>
  `<rect x="5" y="2" width="24" height="10" rx="2.5" fill="${fill}" stroke="var(--land-uk)" stroke-width="1.8"/><text x="17" y="9.8" font-family="${MAP_FONT}" font-size="7.5" font-weight="700" text-anchor="middle" fill="currentColor">${words}</text>`;

/** The signs that a board needs and others do not. */
const boardSigns = ({ printed, geometry, states }: MapBase): readonly (readonly [BoardSign, string])[] => {
  const all = [...printed.values()];
  const { counters } = geometry;
  const scale = 14 / counters.height;
  const samples: { readonly [kind in ConvoyKind]: string } = {
    box: convoy('var(--land-uk)', '+3'),
    centre: convoy('var(--land-uk)', '3'),
    route: convoy('none', '↔'),
  };
  return [
    ...BASES.filter((base) => all.some(({ bases }) => bases?.includes(base))).map(
      (base) =>
        [
          `${base}-base`,
          `<use href="#${baseSignId(base)}" transform="translate(17 7)scale(1.3)" fill="currentColor"/>`,
        ] as const,
    ),
    ...(['box', 'centre', 'route'] as const)
      .filter((kind) => all.some((each) => each.convoy === kind))
      .map((kind) => [`convoy-${kind}`, samples[kind]] as const),
    ...states.map(
      (state) =>
        [
          state,
          `<g transform="translate(3 0)scale(${Math.round(scale * 100) / 100})"><rect width="${counters.width}" height="${counters.height}" rx="3" fill="var(--counter-germany)"/><use href="#${stateId(state)}"/></g>`,
        ] as const,
    ),
  ];
};

/** Which signs a board needs that others do not. */
export const ownSigns = (base: MapBase): readonly BoardSign[] => boardSigns(base).map(([name]) => name);

const signId = (name: string): string => `k-${name}`;
const textSignId = (type: UnitType): string => `s-${type}`;

/** All samples but those of powers, whose flags are there already, and the signs of units for lines of text. */
export const keySigns = (base: MapBase): string => {
  const { roster } = base;
  const group = (name: string, drawn: string): string =>
    `<symbol id="${signId(name)}" viewBox="${BOX}">${drawn}</symbol>`;
  return [
    ...Object.entries(SIGNS).map(([name, draw]) => group(name, draw())),
    ...MOVE_KINDS.map((kind) => group(kind, arrowSample(kind))),
    ...boardSigns(base).map(([name, drawn]) => group(name, drawn)),
    ...roster.map((type) =>
      group(
        type,
        `<use href="#u-${type}" transform="translate(9 0)scale(1.15)" fill="currentColor" fill-rule="evenodd"/>`,
      ),
    ),
    ...roster.map((type) => `<symbol id="${textSignId(type)}" viewBox="0 0 14 12"><use href="#u-${type}"/></symbol>`),
  ].join('\n');
};

/** The sign of a unit for the inside of a line of text; it takes the colour of the text around it. */
export const unitSign = (type: UnitType, { file }: MapSource): string =>
  `<svg class="unit-sign" aria-hidden="true"><use${attributes({ href: `${file}#${textSignId(type)}` })}/></svg>`;

/** A sample of a sign. */
export const mapSign = (sign: Sign, { file, labels }: MapSource): string => {
  const open = '<svg class="map-sign" aria-hidden="true"';
  if (!('power' in sign)) return `${open}><use${attributes({ href: `${file}#${signId(sign.sign)}` })}/></svg>`;
  // A flag stands in the shared file as the map needs it, without a box of its own.
  const flag = attributes({
    href: `${file}#${flagId(sign.power, labels)}`,
    transform: 'translate(33 7)scale(1.2)',
  });
  return `${open} viewBox="${BOX}"><use${flag}/></svg>`;
};

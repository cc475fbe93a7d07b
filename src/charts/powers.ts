// How the powers are told apart without colour: an emblem, a line pattern and the names of their colours, shared by
// charts and map. The shapes are plain ones of our own; letters and names are words and passed in by the caller.

import type { ByPower, Owner, Power } from '../vocab/index.ts';

export const EMBLEMS = ['star', 'cross', 'ring', 'disc', 'shield'] as const;
/** Those of nations that own land on some boards. */
const NATION_EMBLEMS = ['triangle', 'diamond'] as const;

/** A shape that stands for a power beside its colour. */
export type Emblem = (typeof EMBLEMS)[number] | (typeof NATION_EMBLEMS)[number];

const EMBLEM_OF: { readonly [owner in Owner]: Emblem } = {
  ussr: 'star',
  germany: 'cross',
  uk: 'ring',
  japan: 'disc',
  usa: 'shield',
  china: 'triangle',
  'middle-east': 'diamond',
};

const SHAPES: { readonly [emblem in Emblem]: string } = {
  star: 'M0-5 1.2-1.6 4.8-1.5 1.9.6 2.9 4 0 2-2.9 4-1.9.6-4.8-1.5-1.2-1.6z',
  cross: 'M-1.5-4.4h3v2.9h2.9v3H1.5v2.9h-3V1.5h-2.9v-3h2.9z',
  ring: 'M0-4.4A4.4 4.4 0 0 1 0 4.4 4.4 4.4 0 0 1 0-4.4ZM0-1.9A1.9 1.9 0 0 0 0 1.9 1.9 1.9 0 0 0 0-1.9Z',
  disc: 'M0-4.1A4.1 4.1 0 0 1 0 4.1 4.1 4.1 0 0 1 0-4.1Z',
  shield: 'M-4-4.2q2 .7 4-.3 2 1 4 .3V-.5Q4 2.8 0 4.6-4 2.8-4-.5Z',
  triangle: 'M0-4.6 4.6 3.6H-4.6Z',
  diamond: 'M0-5 4.2 0 0 5-4.2 0Z',
};

/** The emblem of a power. */
export const powerEmblem = (power: Power): Emblem => EMBLEM_OF[power];

/** The emblem of whoever owns land. */
export const ownerEmblem = (owner: Owner): Emblem => EMBLEM_OF[owner];

/** The path of an emblem, about ten units across, its middle at 0,0. */
export const emblemPath = (emblem: Emblem): string => SHAPES[emblem];

const PATTERN_OF: ByPower<string> = {
  ussr: 'none',
  germany: '10 4',
  uk: '2.5 3',
  japan: '12 3 2.5 3',
  usa: '5 2.5',
  china: '8 2 2 2 2 2',
};

/** The dash pattern of a power's line, as `stroke-dasharray`; `none` is a whole line. */
export const powerPattern = (power: Power): string => PATTERN_OF[power];

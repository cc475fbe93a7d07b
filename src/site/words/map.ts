// A position drawn as a map in a language, with what happened in the turn shown.

import { cropsFor, type MapPosition, type MapWords, mapBoard, mapCrop, ownerStyle } from '../../charts/index.ts';
import { POWERS, type SpaceId } from '../../vocab/index.ts';
import { drawing } from '../data/map.ts';
import type { PlainPosition, Stack } from '../data/position.ts';
import type { Speech } from './speak.ts';

export interface MapRequest {
  readonly position: PlainPosition;
  readonly title: string;
  /** Address of the file with the parts all maps share. */
  readonly file: string;
  readonly captured?: readonly SpaceId[];
  /** Spaces with battles, and the address of each account. */
  readonly battles?: readonly (readonly [SpaceId, string])[];
}

/** `3 infantry and 1 armor (Germany); 1 fighter (Japan)`. */
export const sayStacks = ({ t, words }: Speech, stacks: readonly Stack[]): string =>
  POWERS.flatMap((power) => {
    const own = stacks.filter((stack) => stack.power === power);
    if (own.length === 0) return [];
    const counts = Object.fromEntries(own.map(({ type, count }) => [type, count]));
    return [t['map.units-of'](words.units(counts), words.power(power))];
  }).join('; ');

/** What a map says of itself, for those who do not see it. */
export const mapWordsOf = (s: Speech, title: string): MapWords => {
  const { t, words } = s;
  return {
    title,
    description: t['map.says'],
    stack: (space, units) => t['map.stack'](words.space(space), sayStacks(s, units)),
    battle: (space) => t['map.battle'](words.space(space)),
    captured: (space) => t['map.captured'](words.space(space)),
  };
};

/** The map as SVG text; its id on the page is `map`. */
export const drawMap = (s: Speech, { position, title, file, captured = [], battles = [] }: MapRequest): string => {
  const { base, labels } = drawing();
  const plain: MapPosition = {
    owners: new Map(position.owners),
    stacks: new Map(position.stacks),
    captured: new Set(captured),
    battles: new Map(battles),
  };
  const own = labels[s.language];
  return mapBoard(base, plain, mapWordsOf(s, title), { labels: own, source: { file, labels: s.language }, id: 'map' });
};

/** Parts of the map on a page at most. */
const MOST_PARTS = 3;

export interface Part {
  readonly name: string;
  readonly svg: string;
}

/** The parts of the map, drawn by `drawMap` on the same page, that show the spaces named; Europe if none is. */
export const drawParts = ({ t }: Speech, title: string, spaces: readonly SpaceId[]): readonly Part[] => {
  const crops = cropsFor(drawing().base.geometry, spaces, MOST_PARTS);
  return (crops.length === 0 ? (['europe'] as const) : crops).map((crop) => {
    const name = t[`map.crop-${crop}`];
    return { name, svg: mapCrop('map', crop, t['map.part'](title, name)) };
  });
};

/** Who owns what at a glance: the board without names and counters, for a list of games. It says nothing in words. */
export const drawSmallMap = (position: PlainPosition, file: string): string => {
  const { base } = drawing();
  const style = ownerStyle(base, { owners: new Map(position.owners), stacks: new Map() });
  return `<svg viewBox="${base.viewBox}" aria-hidden="true"><g style="${style}"><use href="${file}#board"/></g></svg>`;
};

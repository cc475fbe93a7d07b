// Draws one picture as PNG. The library that does it is a program for each platform: where there is none, that is a
// failure like any other.

import { SHARE_SIZE, sharePicture } from '../../charts/index.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { boardBase } from '../data/map.ts';
import { mapPositionOf } from '../data/map-position.ts';
import type { PictureOrder } from './order.ts';

/** The drawing that becomes a picture. */
export const svgOf = ({ ruleset: [id, version], position, turn, words }: Omit<PictureOrder, 'file'>): string => {
  const ruleset = rulesetOf(id, version);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}, version ${version}.`);
  return sharePicture(boardBase(ruleset.board), mapPositionOf(ruleset.board, position, turn), words);
};

/** @throws if the library cannot be loaded or does not take the drawing */
export const pngOf = async (order: Omit<PictureOrder, 'file'>): Promise<Uint8Array> => {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svgOf(order), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: SHARE_SIZE.width },
  });
  return drawn.asPng();
};

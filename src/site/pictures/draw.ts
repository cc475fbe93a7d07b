// Draws one picture as PNG, or several as one that moves. The library that does it is a program for each platform:
// where there is none, that is a failure like any other.

import { SHARE_SIZE, sharePicture } from '../../charts/index.ts';
import { rulesetOf } from '../../rulesets/index.ts';
import { drawing } from '../data/map.ts';
import { mapPositionOf } from '../data/map-position.ts';
import type { PictureOrder } from './order.ts';

/** What a picture shows, wherever it goes. */
type Shown = Omit<PictureOrder, 'file'>;

/** The drawing that becomes a picture. */
export const svgOf = ({ ruleset: [id, version], position, turn, about, words, language }: Shown): string => {
  const ruleset = rulesetOf(id, version);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${id}, version ${version}.`);
  const { base, labels } = drawing(ruleset.board);
  const view = about === undefined ? undefined : { spaces: about, labels: labels[language] };
  return sharePicture(base, mapPositionOf(ruleset.board, position, turn), words, view);
};

/** So many colours take half a byte a dot: a picture weighs an eighth of what it would with all, and shows no less. */
const PALETTE = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 } as const;

/** @throws if the library cannot be loaded or does not take the drawing */
export const pngOf = async (order: Shown): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp');
  return await sharp(Buffer.from(svgOf(order)))
    .png(PALETTE)
    .toBuffer();
};

/** The kinds of file that move, by their endings. */
export const MOVING = ['gif', 'webp'] as const;

/** One picture after the other, and how long each stays, in milliseconds. */
interface Frame {
  readonly shown: Shown;
  readonly stays: number;
}

/** As wide as chats show a picture. */
const FILM_WIDTH = 800;

/**
 * Pictures as one that moves, over and over.
 *
 * @throws if the library cannot be loaded or does not take a drawing
 */
export const filmOf = async (frames: readonly Frame[], kind: (typeof MOVING)[number]): Promise<Uint8Array> => {
  const { default: sharp } = await import('sharp');
  const height = Math.round((FILM_WIDTH * SHARE_SIZE.height) / SHARE_SIZE.width);
  const drawn: Buffer[] = [];
  for (const { shown } of frames)
    drawn.push(
      await sharp(Buffer.from(svgOf(shown)))
        .resize(FILM_WIDTH, height)
        .png()
        .toBuffer(),
    );
  const delay = frames.map(({ stays }) => stays);
  const film = sharp(drawn, { join: { animated: true } });
  const encoded =
    kind === 'gif' ? film.gif({ delay, loop: 0, colours: 64, dither: 0 }) : film.webp({ delay, loop: 0, quality: 60 });
  return await encoded.toBuffer();
};

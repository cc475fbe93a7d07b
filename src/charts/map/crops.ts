// Parts of the board that are legible on a telephone, as view boxes, and a way to show one of them from a map that
// already stands on the page. Every space is whole, name and first counter, in at least one of them.

import { attributes } from '../text.ts';

export const CROPS = [
  'europe',
  'pacific',
  'atlantic',
  'africa',
  'asia',
  'south-america',
  'indian-ocean',
  'oceania',
] as const;

/** A part of the second edition's board. */
export type Crop = (typeof CROPS)[number];

const BOXES: { readonly [crop in Crop]: string } = {
  europe: '240 20 560 520',
  pacific: '1030 0 592 800',
  atlantic: '-26 10 420 620',
  africa: '250 440 560 480',
  asia: '660 0 560 620',
  'south-america': '-26 500 440 514',
  'indian-ocean': '560 560 500 454',
  oceania: '860 560 766 454',
};

/** The `viewBox` of a part of the board. */
export const cropBox = (crop: Crop): string => BOXES[crop];

/** A part of the map whose drawing has `id` on the same page, as an `<svg>` of its own of about 150 bytes. */
export const mapCrop = (id: string, crop: Crop, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ class: 'map', viewBox: cropBox(crop), role: 'img', 'aria-label': label })}><use${attributes({ href: `#${id}` })}/></svg>\n`;

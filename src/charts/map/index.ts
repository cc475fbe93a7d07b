// The board map: geometry in, SVG text out.
export { type MapBase, mapBase, type Printed } from './base.ts';
export { type BoardOptions, type MapPosition, type MapSource, type MapWords, mapBoard, ownerStyle } from './board.ts';
export { CROPS, type Crop, cropBox, cropsFor, mapCrop } from './crops.ts';
export { mapPicture, mapSymbolFile } from './file.ts';
export { type MapGeometry, parseGeometry } from './geometry.ts';
export { unitIcon } from './icons.ts';
export { type MapLabels, mapLabels } from './labels.ts';
export type { Units } from './stacks.ts';

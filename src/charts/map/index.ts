// The board map: geometry in, SVG text out.
export { type MapMove, MOVE_KINDS, type MoveKind } from './arrows.ts';
export { type MapBase, mapBase, type Printed } from './base.ts';
export {
  type BoardOptions,
  type DrawnMap,
  layoutOf,
  type MapPosition,
  type MapWords,
  mapBoard,
  ownerStyle,
} from './board.ts';
export { CROPS, type Crop, cropBox, cropsFor } from './crops.ts';
export { mapPicture, mapSymbolFile } from './file.ts';
export type { Letters } from './flags.ts';
export { type MapGeometry, parseGeometry } from './geometry.ts';
export { unitIcon } from './icons.ts';
export { type LabelWords, type MapLabels, mapLabels } from './labels.ts';
export type { Layout } from './layout.ts';
export type { MapLink } from './links.ts';
export type { CanalState } from './marks.ts';
export { type MapPart, mapPart, partsFor } from './parts.ts';
export { mapSign, type Sign, type SignName, unitSign } from './samples.ts';
export { SHARE_SIZE, type ShareWords, sharePicture } from './share.ts';
export type { MapSource } from './source.ts';
export type { Units } from './stacks.ts';

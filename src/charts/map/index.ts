// The board map: geometry in, SVG text out.
export { arrowsOf, type MapMove, MOVE_KINDS } from './arrows.ts';
export { type LinkChange, type MapBase, mapBase } from './base.ts';
export {
  type DrawnMap,
  layoutOf,
  type MapPosition,
  type MapWords,
  mapBoard,
  ownerStyle,
} from './board.ts';
export type { Box } from './boxes.ts';
export type { CanalState } from './canals.ts';
export { cropBox, cropsFor } from './crops.ts';
export { mapPicture, mapSymbolFile } from './file.ts';
export type { Letters } from './flags.ts';
export { CROPS, type MapGeometry, parseGeometry } from './geometry.ts';
export { drawHeat } from './heat.ts';
export { joinParts } from './join.ts';
export { mapKit } from './kit.ts';
export { type MapLabels, mapLabels } from './labels.ts';
export { type MapLink, type WayLink, wayId } from './links.ts';
export { ownerNow, type Printed, printedOwner } from './owners.ts';
export { mapPart, partsFor } from './parts.ts';
export { type BoardSign, mapSign, ownSigns, type Sign, unitSign } from './samples.ts';
export { SHARE_SIZE, type ShareWords, sharePicture } from './share.ts';
export type { MapSource } from './source.ts';
export type { UnitState, Units } from './stacks.ts';
export { linksIn, type TheatrePart, theatreParts } from './theatres.ts';

// Where the drawing lies that all maps of a board share.

import type { Board } from '../board/index.ts';
import { lookOf } from './data/map.ts';
import { assetLink } from './link.ts';

export const mapLink = (board: Board): string => assetLink({ data: 'map', look: lookOf(board) });

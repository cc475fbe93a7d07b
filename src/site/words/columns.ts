// What a column of a game's table of numbers means.

import type { SeriesColumn } from '../../stats/index.ts';
import { isUnitType } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** The heading of a column of a game's series. */
export const sayColumn = ({ t, words }: Speech, column: SeriesColumn): string => {
  if (isUnitType(column)) return t('data-unit', { type: words.unit(column, 2) });
  switch (column) {
    case 'face-1':
    case 'face-2':
    case 'face-3':
    case 'face-4':
    case 'face-5':
    case 'face-6':
      return t('data-face', { face: column.slice(-1) });
    default:
      return t(`data-${column}`);
  }
};

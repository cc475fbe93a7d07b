// What of a turn does not follow from its orders, as sentences: what was only reported, and positions that were set right.

import type { TurnView } from '../data/turn.ts';
import type { SetRight } from '../data/turn-entries.ts';
import type { Speech } from './speak.ts';

/** Undefined for a turn all of which was decided. */
export const sayReported = ({ t }: Speech, { reported }: TurnView): string | undefined => {
  switch (reported) {
    case 'all':
      return t('turn-reported');
    case 'partly':
      return t('turn-reported-partly');
    case 'start':
      return t('turn-reported-start');
    case 'nothing':
      return undefined;
  }
};

/** By whom a position was set right: by all, or by one who needed nobody's consent. */
export const saySetRight = ({ t }: Speech, { by }: SetRight, name: (player: string) => string): string =>
  by === undefined ? t('turn-set-right') : t('turn-set-right-by', { player: name(by) });

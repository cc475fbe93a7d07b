// How much of a turn was only reported, as a sentence.

import type { TurnView } from '../data/turn.ts';
import type { Speech } from './speak.ts';

/** Undefined for a turn all of which was decided. */
export const sayReported = ({ t }: Speech, { reported }: TurnView): string | undefined => {
  switch (reported) {
    case 'all':
      return t['turn.reported'];
    case 'partly':
      return t['turn.reported-partly'];
    case 'start':
      return t['turn.reported-start'];
    case 'nothing':
      return undefined;
  }
};

// What of a turn does not follow from its orders, as sentences: what was only reported, and positions that were set
// right.

import { reportedText } from '../../post/index.ts';
import type { TurnView } from '../data/turn.ts';
import type { SetRight } from '../data/turn-entries.ts';
import type { Speech } from './speak.ts';

/** Undefined for a turn all of which was decided. */
export const sayReported = ({ t }: Speech, { reported }: TurnView): string | undefined => reportedText(t, reported);

/** By whom a position was set right: by all, or by one who needed nobody's consent. */
export const saySetRight = ({ t }: Speech, { by }: SetRight, name: (player: string) => string): string =>
  by === undefined ? t('turn-set-right') : t('turn-set-right-by', { player: name(by) });

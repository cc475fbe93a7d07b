// Whether a sheet can be written anew without loss.

import type { Sheet } from '../../notation/index.ts';

/** Whether the board may write a sheet anew; else why not. */
type Writable = 'yes' | 'not-understood' | 'conditions';

/** Whether all of a sheet is understood, and none of it waits for what happens. */
export const writable = ({ lines, problems }: Sheet): Writable => {
  if (problems.length > 0) return 'not-understood';
  return lines.some(({ hung, what }) => hung.length > 0 || what === 'condition') ? 'conditions' : 'yes';
};

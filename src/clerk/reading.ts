// Sheets as people write them, with all that is said in sentences and hangs on conditions.

import { parseSheet } from '../notation/index.ts';
import { holdsNow, judgeAlong } from './holds.ts';
import type { Reading } from './table.ts';

export const READING: Reading = { parse: parseSheet, judge: judgeAlong, holds: holdsNow };

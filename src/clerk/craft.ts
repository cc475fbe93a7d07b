// How a clerk works wherever nothing has to be small: whatever people write is read, and every line is read back by the
// strict reader and put to the log's own rules.

import { appendOrder } from '../archive/append.ts';
import { READING } from './reading.ts';
import type { Craft } from './table.ts';

export const CRAFT: Craft = { reading: READING, append: appendOrder };

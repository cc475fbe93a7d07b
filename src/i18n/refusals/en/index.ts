// English: why orders are refused, all sentences together.

import type { SayRefusal } from '../say.ts';
import { combat } from './combat.ts';
import { economy } from './economy.ts';
import { general } from './general.ts';
import { movement } from './movement.ts';

export const en: SayRefusal = { ...general, ...movement, ...economy, ...combat };

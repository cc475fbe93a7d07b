// Deutsch: warum Befehle abgelehnt werden, alle Sätze zusammen.

import type { SayRefusal } from '../say.ts';
import { combat } from './combat.ts';
import { economy } from './economy.ts';
import { general } from './general.ts';
import { movement } from './movement.ts';

export const de: SayRefusal = { ...general, ...movement, ...economy, ...combat };

// Nederlands: waarom orders geweigerd worden, alle zinnen bij elkaar.

import type { SayRefusal } from '../say.ts';
import { combat } from './combat.ts';
import { economy } from './economy.ts';
import { general } from './general.ts';
import { movement } from './movement.ts';

export const nl: SayRefusal = { ...general, ...movement, ...economy, ...combat };

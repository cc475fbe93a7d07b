// German for what happens as a turn is played, and for what somebody has to choose in it.

import type { Packed } from '../messages/catalogue.ts';
import { packed as choices } from '../messages/de/choices.ftl?packed';
import { packed as events } from '../messages/de/events.ftl?packed';

export const de: readonly Packed[] = [choices, events];

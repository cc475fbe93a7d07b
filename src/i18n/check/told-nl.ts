// Dutch for what happens as a turn is played, and for what somebody has to choose in it.

import type { Packed } from '../messages/catalogue.ts';
import { packed as choices } from '../messages/nl/choices.ftl?packed';
import { packed as events } from '../messages/nl/events.ftl?packed';

export const nl: readonly Packed[] = [choices, events];

// English for what happens as a turn is played, and for what somebody has to choose in it.

import type { Packed } from '../messages/catalogue.ts';
import { packed as choices } from '../messages/en/choices.ftl?packed';
import { packed as events } from '../messages/en/events.ftl?packed';

export const en: readonly Packed[] = [choices, events];

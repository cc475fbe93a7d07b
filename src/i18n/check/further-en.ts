// English for what is refused, and for what lies behind the dice of a turn.

import type { Packed } from '../messages/catalogue.ts';
import { packed as conditions } from '../messages/en/conditions.ftl?packed';
import { packed as foresee } from '../messages/en/foresee.ftl?packed';
import { packed as odds } from '../messages/en/odds.ftl?packed';
import { packed as refusals } from '../messages/en/refusals.ftl?packed';

export const en: readonly Packed[] = [conditions, foresee, odds, refusals];

// Deutsch für das, was nicht geht, und für das, was hinter den Würfeln eines Zugs liegt.

import type { Packed } from '../messages/catalogue.ts';
import { packed as conditions } from '../messages/de/conditions.ftl?packed';
import { packed as foresee } from '../messages/de/foresee.ftl?packed';
import { packed as odds } from '../messages/de/odds.ftl?packed';
import { packed as refusals } from '../messages/de/refusals.ftl?packed';

export const de: readonly Packed[] = [conditions, foresee, odds, refusals];

// Nederlands voor wat niet kan, en voor wat er na de dobbelstenen van een beurt komt.

import type { Packed } from '../messages/catalogue.ts';
import { packed as conditions } from '../messages/nl/conditions.ftl?packed';
import { packed as foresee } from '../messages/nl/foresee.ftl?packed';
import { packed as odds } from '../messages/nl/odds.ftl?packed';
import { packed as refusals } from '../messages/nl/refusals.ftl?packed';

export const nl: readonly Packed[] = [conditions, foresee, odds, refusals];

// Deutsch, um über einen geprüften Zug zu reden.

import { packed as check } from '../messages/de/check.ftl?packed';
import { packed as nouns } from '../messages/de/nouns.ftl?packed';
import { packed as orders } from '../messages/de/orders.ftl?packed';
import { packed as sheet } from '../messages/de/sheet.ftl?packed';
import { packed as turnParts } from '../messages/de/turn-parts.ftl?packed';
import { placeDe as place } from '../places/de.ts';
import type { Tongue } from './tongue.ts';

export const de: Tongue = { language: 'de', catalogues: [check, nouns, orders, sheet, turnParts], place };

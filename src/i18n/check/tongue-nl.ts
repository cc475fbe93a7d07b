// Nederlands, om over een nagekeken beurt te praten.

import { packed as check } from '../messages/nl/check.ftl?packed';
import { packed as nouns } from '../messages/nl/nouns.ftl?packed';
import { packed as orders } from '../messages/nl/orders.ftl?packed';
import { packed as sheet } from '../messages/nl/sheet.ftl?packed';
import { packed as turnParts } from '../messages/nl/turn-parts.ftl?packed';
import { placeNl as place } from '../places/nl.ts';
import type { Tongue } from './tongue.ts';

export const nl: Tongue = { language: 'nl', catalogues: [check, nouns, orders, sheet, turnParts], place };

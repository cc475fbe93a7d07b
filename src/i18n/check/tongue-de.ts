// Deutsch, um über einen geprüften Zug zu reden.

import odds from '../messages/de/odds.ftl?raw';
import orders from '../messages/de/orders.ftl?raw';
import refusals from '../messages/de/refusals.ftl?raw';
import sheet from '../messages/de/sheet.ftl?raw';
import turnParts from '../messages/de/turn-parts.ftl?raw';
import { placeDe as place } from '../places/de.ts';
import { check } from './de.ts';
import type { Tongue } from './tongue.ts';

export const de: Tongue = { language: 'de', check, catalogues: [odds, orders, refusals, sheet, turnParts], place };

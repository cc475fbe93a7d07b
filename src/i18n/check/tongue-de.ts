// Deutsch, um über einen geprüften Zug zu reden.

import odds from '../messages/de/odds.ftl?raw';
import orders from '../messages/de/orders.ftl?raw';
import refusals from '../messages/de/refusals.ftl?raw';
import sheet from '../messages/de/sheet.ftl?raw';
import { placeDe as place } from '../places/de.ts';
import { turn } from '../post/turn-de.ts';
import { check } from './de.ts';
import type { Tongue } from './tongue.ts';

export const de: Tongue = { language: 'de', check, turn, catalogues: [odds, orders, refusals, sheet], place };

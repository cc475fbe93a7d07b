// Nederlands, om over een nagekeken beurt te praten.

import odds from '../messages/nl/odds.ftl?raw';
import orders from '../messages/nl/orders.ftl?raw';
import refusals from '../messages/nl/refusals.ftl?raw';
import sheet from '../messages/nl/sheet.ftl?raw';
import turnParts from '../messages/nl/turn-parts.ftl?raw';
import { placeNl as place } from '../places/nl.ts';
import { check } from './nl.ts';
import type { Tongue } from './tongue.ts';

export const nl: Tongue = { language: 'nl', check, catalogues: [odds, orders, refusals, sheet, turnParts], place };

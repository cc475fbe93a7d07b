// Nederlands, om over een nagekeken beurt te praten.

import odds from '../messages/nl/odds.ftl?raw';
import orders from '../messages/nl/orders.ftl?raw';
import refusals from '../messages/nl/refusals.ftl?raw';
import sheet from '../messages/nl/sheet.ftl?raw';
import { placeNl as place } from '../places/nl.ts';
import { turn } from '../post/turn-nl.ts';
import { check } from './nl.ts';
import type { Tongue } from './tongue.ts';

export const nl: Tongue = { language: 'nl', check, turn, catalogues: [odds, orders, refusals, sheet], place };

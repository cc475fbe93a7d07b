// English, to talk about a turn that is checked.

import odds from '../messages/en/odds.ftl?raw';
import orders from '../messages/en/orders.ftl?raw';
import refusals from '../messages/en/refusals.ftl?raw';
import sheet from '../messages/en/sheet.ftl?raw';
import turnParts from '../messages/en/turn-parts.ftl?raw';
import { placeEn as place } from '../places/en.ts';
import { check } from './en.ts';
import type { Tongue } from './tongue.ts';

export const en: Tongue = { language: 'en', check, catalogues: [odds, orders, refusals, sheet, turnParts], place };

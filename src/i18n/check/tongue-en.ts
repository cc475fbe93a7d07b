// English, to talk about a turn that is checked.

import odds from '../messages/en/odds.ftl?raw';
import orders from '../messages/en/orders.ftl?raw';
import refusals from '../messages/en/refusals.ftl?raw';
import sheet from '../messages/en/sheet.ftl?raw';
import { placeEn as place } from '../places/en.ts';
import { turn } from '../post/turn-en.ts';
import { check } from './en.ts';
import type { Tongue } from './tongue.ts';

export const en: Tongue = { language: 'en', check, turn, catalogues: [odds, orders, refusals, sheet], place };

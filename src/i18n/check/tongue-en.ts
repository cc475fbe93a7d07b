// English, to talk about a turn that is checked.

import { packed as check } from '../messages/en/check.ftl?packed';
import { packed as nouns } from '../messages/en/nouns.ftl?packed';
import { packed as orders } from '../messages/en/orders.ftl?packed';
import { packed as sheet } from '../messages/en/sheet.ftl?packed';
import { packed as turnParts } from '../messages/en/turn-parts.ftl?packed';
import { placeEn as place } from '../places/en.ts';
import type { Tongue } from './tongue.ts';

export const en: Tongue = { language: 'en', catalogues: [check, nouns, orders, sheet, turnParts], place };

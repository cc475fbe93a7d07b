// Deutsch, um über einen geprüften Zug zu reden.

import { odds } from '../cli/odds/de.ts';
import { de as echo } from '../echo/de.ts';
import { placeDe as place } from '../places/de.ts';
import { turn } from '../post/turn-de.ts';
import { problems, remarks } from '../problems/de.ts';
import { de as refusals } from '../refusals/de/index.ts';
import { check } from './de.ts';
import type { Tongue } from './tongue.ts';

export const de: Tongue = { language: 'de', check, odds, turn, echo, problems, remarks, refusals, place };

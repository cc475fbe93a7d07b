// Nederlands, om over een nagekeken beurt te praten.

import { odds } from '../cli/odds/nl.ts';
import { nl as echo } from '../echo/nl.ts';
import { placeNl as place } from '../places/nl.ts';
import { turn } from '../post/turn-nl.ts';
import { problems, remarks } from '../problems/nl.ts';
import { nl as refusals } from '../refusals/nl/index.ts';
import { check } from './nl.ts';
import type { Tongue } from './tongue.ts';

export const nl: Tongue = { language: 'nl', check, odds, turn, echo, problems, remarks, refusals, place };

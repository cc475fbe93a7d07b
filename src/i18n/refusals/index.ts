// Why an order was refused, as a sentence in the reader's language.

import type { Refusal, RefusalCode } from '../../engine/index.ts';
import type { Language } from '../../vocab/index.ts';
import { capital, stop } from '../format.ts';
import type { Words } from '../words.ts';
import { combat as combatDe } from './de/combat.ts';
import { economy as economyDe } from './de/economy.ts';
import { general as generalDe } from './de/general.ts';
import { movement as movementDe } from './de/movement.ts';
import { combat as combatEn } from './en/combat.ts';
import { economy as economyEn } from './en/economy.ts';
import { general as generalEn } from './en/general.ts';
import { movement as movementEn } from './en/movement.ts';
import { combat as combatNl } from './nl/combat.ts';
import { economy as economyNl } from './nl/economy.ts';
import { general as generalNl } from './nl/general.ts';
import { movement as movementNl } from './nl/movement.ts';
import type { SayRefusal } from './say.ts';

const SAY: { readonly [language in Language]: SayRefusal } = {
  en: { ...generalEn, ...movementEn, ...economyEn, ...combatEn },
  de: { ...generalDe, ...movementDe, ...economyDe, ...combatDe },
  nl: { ...generalNl, ...movementNl, ...economyNl, ...combatNl },
};

/** One whole sentence: what was asked, what stands in the way, with the numbers. */
export const sayRefusal = (refusal: Pick<Refusal, 'code' | 'params'>, words: Words): string => {
  const say = SAY[words.language][refusal.code] as (params: Refusal['params'], words: Words) => string; // `Refusal` pairs each code with its params
  return stop(capital(say(refusal.params, words)));
};

/** Every code there is a sentence for: all there are, by the type of `SAY`. */
export const REFUSAL_CODES = Object.keys(SAY.en) as readonly RefusalCode[]; // the keys of a literal object are exactly its key type

// Spaces inside sentences, by language.

import type { Language } from '../../vocab/index.ts';
import { placeDe } from './de.ts';
import { placeEn } from './en.ts';
import { placeNl } from './nl.ts';
import type { Named, Place } from './place.ts';

export type { Place } from './place.ts';

const PLACES: { readonly [language in Language]: (named: Named) => Place } = { en: placeEn, de: placeDe, nl: placeNl };

export const placeOf = (language: Language, named: Named): Place => PLACES[language](named);

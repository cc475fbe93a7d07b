// Battles asked about, in words: who meets whom, and what goes with it.

import { localeOf } from '../../i18n/index.ts';
import type { Question } from '../../odds/index.ts';
import type { Speech } from './speak.ts';

/** A chance with one decimal: `84.2 %` as the language writes it. */
export const percent = ({ language }: Speech, chance: number): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(chance);

/** An average with one decimal. */
export const decimal = ({ language }: Speech, value: number): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** `5 infantry and 2 armor against 3 infantry`. */
export const sayForces = ({ t, words }: Speech, { attacker, defender }: Question): string =>
  t['odds.versus'](words.units(attacker.units), words.units(defender.units));

/** What goes with the forces, such as guns that fire; nothing where there is nothing to say. */
export const sayCircumstances = ({ t }: Speech, { guns = 0, shots = 0, luck }: Question): readonly string[] => [
  ...(guns > 0 ? [t['odds.guns'](guns)] : []),
  ...(shots > 0 ? [t['odds.shots'](shots)] : []),
  ...(luck === 'low-luck' ? [t['odds.low-luck']] : []),
];

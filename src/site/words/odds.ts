// Battles asked about, in words: who meets whom, and what goes with it.

import type { Question } from '../../odds/index.ts';
import type { Speech } from './speak.ts';

/** `5 infantry and 2 armor against 3 infantry`. */
export const sayForces = ({ t, words }: Speech, { attacker, defender }: Question): string =>
  t('odds-versus', { attacker: words.units(attacker.units), defender: words.units(defender.units) });

/** What goes with the forces, such as guns that fire; nothing where there is nothing to say. */
export const sayCircumstances = (
  { t, words }: Speech,
  { guns = 0, shots = 0, supporters, luck }: Question,
): readonly string[] => [
  ...(guns > 0 ? [t('odds-guns', { n: guns })] : []),
  ...(supporters !== undefined
    ? [words.say('odds-supporters', { units: supporters })]
    : shots > 0
      ? [t('odds-shots', { n: shots })]
      : []),
  ...(luck === 'low-luck' ? [t('odds-low-luck')] : []),
];

// Numbers as charts and statistics write them: rounded to what means something, and differences with their sign.

import { FACES } from '../../stats/index.ts';
import type { Speech } from './speak.ts';

export const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A number to a tenth. */
export const tenth = ({ number }: Pick<Speech, 'number'>, value: number): string => number(toTenths(value));

/** A difference with its sign, to a tenth: `+12`, `−3.5`, `0`. */
export const signed = (s: Pick<Speech, 'number'>, value: number): string => {
  const rounded = toTenths(Math.abs(value));
  if (rounded === 0) return s.number(0);
  return `${value > 0 ? '+' : '−'}${s.number(rounded)}`;
};

/** A share in whole percent. */
export const percent = ({ number }: Pick<Speech, 'number'>, share: number): string => number(Math.round(share * 100));

/** The faces of a die. */
export const DIE_FACES: readonly number[] = Array.from({ length: FACES }, (_, at) => at + 1);

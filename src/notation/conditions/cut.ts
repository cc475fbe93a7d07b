// Where a condition is cut into its parts: at words that join, outside brackets.

import { cutOutside, depthsOf } from '../brackets.ts';
import { isPart, type Part } from './elements.ts';
import type { ConditionWord } from './words.ts';

/** Words that say what is so; a part of a condition without one shares that of its neighbour. */
const TELLING: readonly ConditionWord[] = [
  ...['won', 'lost', 'drawn', 'retreat', 'falls', 'takes', 'holds', 'ours', 'theirs', 'losses', 'left'],
  ...[
    'survives',
    'round',
    'odds',
    'dead',
    'alive',
    'ipc',
    'units',
    'attackers',
    'defenders',
    '<',
    '<=',
    '>',
    '>=',
    '=',
  ],
] as ConditionWord[]; // all of them are words of conditions

/** Cuts at words that join, outside brackets. */
export const cutAt = (parts: readonly Part[], word: 'and' | 'or'): readonly (readonly Part[])[] =>
  cutOutside(parts, (part) => isPart(part, word));

const isBare = (parts: readonly Part[]): boolean =>
  parts.some(({ kind }) => kind === 'place' || kind === 'unit') &&
  parts.every((part) => part.kind === 'place' || part.kind === 'unit' || isPart(part, 'filler', 'at', 'of', 'not')) &&
  !parts.some((part) => isPart(part, ...TELLING));

/** `Norway and Ukraine are won`: what is said of one place is said of the other. */
export const shared = (cut: readonly (readonly Part[])[]): readonly (readonly Part[])[] => {
  const whole = cut.filter((parts) => !isBare(parts));
  const [model, ...others] = whole;
  if (whole.length === cut.length || model === undefined) return cut;
  const isOf = (kind: Part['kind']): boolean => cut.every((parts) => parts.some((part) => part.kind === kind));
  const [places, units] = [isOf('place'), isOf('unit')];
  const told = model.filter(({ kind }) => (kind !== 'place' || !places) && (kind !== 'unit' || !units));
  if (others.length > 0 || model.some((part) => isPart(part, 'not') || part.kind === 'number')) return [];
  return places || units ? cut.map((parts) => (isBare(parts) ? [...parts, ...told] : parts)) : [];
};

export const trimmed = (parts: readonly Part[]): readonly Part[] => {
  const isDross = (part: Part | undefined): boolean => part?.kind === 'comma' || isPart(part, 'hence');
  let [from, to] = [0, parts.length];
  while (from < to && isDross(parts[from])) from += 1;
  while (to > from && isDross(parts[to - 1])) to -= 1;
  return parts.slice(from, to);
};

/** True if a bracket opens the parts and closes them. */
export const isBracketed = (parts: readonly Part[]): boolean => {
  const depths = depthsOf(parts);
  return parts[0]?.kind === 'open' && depths.indexOf(0) === parts.length - 1;
};

export const isBalanced = (parts: readonly Part[]): boolean => {
  const depths = depthsOf(parts);
  return depths.every((depth) => depth >= 0) && (depths.at(-1) ?? 0) === 0;
};

/** `Neither Norway nor Ukraine is won`: what is both not so. */
export const neitherOf = (parts: readonly Part[]): readonly (readonly Part[])[] | undefined => {
  const not = parts.findIndex((part) => isPart(part, 'not'));
  const nor = parts.findIndex((part, at) => not >= 0 && at > not && isPart(part, 'nor'));
  if (nor < 0 || parts.some((part, at) => at !== not && at !== nor && isPart(part, 'not') && !isPart(part, 'filler')))
    return undefined;
  return [[...parts.slice(0, not), ...parts.slice(not + 1, nor)], parts.slice(nor + 1)];
};

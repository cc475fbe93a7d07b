// The words of an address: units as this site writes them, each with its number. Whatever else somebody types is left
// to the reader of orders, which is loaded only then.

import type { Dictionary } from '../../odds/ask.ts';
import { fail, ok, type Result } from '../../vocab/result.ts';
import { TECHNOLOGIES, type Technology } from '../../vocab/technology.ts';
import type { UnitCounts, UnitType } from '../../vocab/unit.ts';
import { UNIT_WORDS, VERSUS } from '../odds-address.ts';

/** Not written as an address writes it; it may be a good question all the same. */
export type Unread = 'unread';

const TYPES = new Map(Object.entries(UNIT_WORDS).map(([type, word]) => [word as string, type as UnitType])); // keys of UNIT_WORDS are kinds of unit

const force = (text: string): Result<UnitCounts, Unread> => {
  const units: { [type in UnitType]?: number } = {};
  if (!/^(\d{1,3} [a-z]+ )*\d{1,3} [a-z]+$/.test(text)) return fail('unread');
  for (const [, count, word = ''] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    const type = TYPES.get(word);
    if (type === undefined || Number(count) === 0) return fail('unread');
    units[type] = (units[type] ?? 0) + Number(count);
  }
  return ok(units);
};

/** The technology of this id, or the one whose id begins like this. */
export const technologyBy = (said: string): Technology | undefined => {
  const found = TECHNOLOGIES.filter((technology) => technology.startsWith(said));
  return found.length === 1 ? found[0] : undefined;
};

export const addressWords: Dictionary<Unread> = {
  clash: (text) => {
    const [attacker, defender, ...more] = text.split(` ${VERSUS} `).map(force);
    if (attacker?.ok !== true || defender?.ok !== true || more.length > 0) return fail('unread');
    return ok({ attacker: attacker.value, defender: defender.value });
  },
  force,
  types: (text) => {
    const types = text.split(' ').map((word) => TYPES.get(word));
    return types.every((type) => type !== undefined) ? ok(types) : fail('unread');
  },
  technology: technologyBy,
};

// Looks through a parsed line for what the schema would not see: numbers that are not whole or not safe, keys that mean
// something to JavaScript, text that hides or misleads. Also tells whether all keys stand in canonical order.

import { type BareFault, bareFault } from './fault.ts';
import { unclean } from './text.ts';

/** JSON as `JSON.parse` gives it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** Keys whose text may have several lines. */
const TEXT_KEYS: ReadonlySet<string> = new Set(['note', 'reason']);

export interface Walked {
  readonly fault?: BareFault;
  readonly keys: 'sorted' | 'unsorted';
}

/**
 * The first fault in a value, looking at it in its own order. Depth is limited before, on the bytes.
 *
 * @param text `plain` if the JSON is such that no text in it can be unclean
 */
export const walk = (root: Json, text: 'plain' | 'any'): Walked => {
  let keys: Walked['keys'] = 'sorted';

  const visit = (value: Json, at: string, key: string): BareFault | undefined => {
    if (typeof value === 'string') {
      if (text === 'plain') return undefined;
      const why = unclean(value, TEXT_KEYS.has(key) ? 'text' : 'line');
      return why && bareFault('text-unclean', { at, why });
    }
    if (typeof value === 'number')
      return Number.isSafeInteger(value) ? undefined : bareFault('number-not-safe', { at });
    if (typeof value !== 'object' || value === null) return undefined;
    if (isList(value)) {
      for (let index = 0; index < value.length; index += 1) {
        const fault = visit(value[index] ?? null, `${at}/${index}`, key);
        if (fault !== undefined) return fault;
      }
      return undefined;
    }
    let last = '';
    for (const name of Object.keys(value)) {
      if (FORBIDDEN.has(name)) return bareFault('key-forbidden', { at, key: name });
      const why = text === 'plain' ? undefined : unclean(name, 'line');
      if (why !== undefined) return bareFault('text-unclean', { at, why });
      if (name < last) keys = 'unsorted';
      last = name;
      const fault = visit(value[name] ?? null, at === '' ? name : `${at}/${name}`, name);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

  const fault = visit(root, '', '');
  return fault === undefined ? { keys } : { fault, keys };
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

// What a word of a sheet may have meant, in the reader's language.

import { quote } from '../format.ts';
import type { Words } from '../words.ts';
import type { Meant } from './params.ts';

/** A possible meaning in words: a space with its code, a unit, a power, a word of the notation as it is written. */
export const sayMeant = (meant: Meant, words: Words): string => {
  switch (meant.kind) {
    case 'space':
      return `${words.space(meant.space)} (${words.code(meant.space)})`;
    case 'unit':
      return meant.dialect === undefined
        ? words.unit(meant.unit)
        : `${words.unit(meant.unit)} (${meant.dialect.toUpperCase()})`;
    case 'power':
      return words.power(meant.power);
    case 'battle':
      return words.battle(meant.battle);
    case 'word':
      return quote(words.language, meant.text);
  }
};

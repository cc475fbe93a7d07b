// What is to be said about a line of a turn sheet, as sentences in the reader's language.

import type { Power, SpaceId, UnitType } from '../vocab/index.ts';
import { capital, quote } from './format.ts';
import { type Coded, sayCoded } from './messages/say.ts';
import type { Words } from './words.ts';

/** Why a line did not become an order. */
export const sayProblem = (problem: Coded<'problem'>, words: Words): string =>
  capital(sayCoded(words, 'problem', problem));

/** What is worth saying about a line that was understood, in one sentence or more. */
export const sayRemark = (remark: Coded<'remark'>, words: Words): string => capital(sayCoded(words, 'remark', remark));

/** Something the writer may have meant. */
type Meant =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'unit'; readonly unit: UnitType; readonly dialect?: string }
  | { readonly kind: 'power'; readonly power: Power }
  | { readonly kind: 'battle'; readonly battle: string }
  | { readonly kind: 'word'; readonly text: string };

/** A possible meaning in words: a space with its code, a unit, a power, a word of the notation as it is written. */
export const sayMeant = (meant: Meant, words: Words): string => {
  switch (meant.kind) {
    case 'space':
      return `${words.space(meant.space)} (${words.shorthand(meant.space)})`;
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

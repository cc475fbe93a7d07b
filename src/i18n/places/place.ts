// A space inside a sentence: its name with the article and the preposition that its language wants, such as `in the
// Baltic Sea`, `auf den Philippinen`, `naar het Verenigd Koninkrijk`. Powers and sides have the same forms.

import type { PlaceWords } from '../../board/index.ts';

export interface Place {
  readonly name: string;
  /** That article alone; `none` where it has none. */
  readonly article: string;
  /** Whether one is in it or on it. */
  readonly where: 'in' | 'on';
  /** With its article, as the subject of a sentence. */
  readonly the: string;
  /** With its article where somebody attacks, crosses or reaches it. */
  readonly acc: string;
  /** With its article behind a preposition that asks where. */
  readonly dat: string;
  /** As players call it among themselves. */
  readonly short: string;
  /** What falls where a capital is taken. */
  readonly city: string;
  readonly in: string;
  readonly to: string;
  readonly from: string;
  /** The form of a verb that goes with it: `agree('ist', 'sind')`. */
  agree(one: string, many: string): string;
}

/** Verbs of a name in the singular, and in the plural. */
export const agreeOne: Place['agree'] = (one) => one;
export const agreeMany: Place['agree'] = (_, many) => many;

/** What tells how a space is called in a sentence: kind and name, and what its board says beside them. */
export interface Named {
  readonly kind: 'land' | 'sea';
  readonly name: string;
  readonly said: PlaceWords;
}

/** `Sea Zone 54`: what goes by its number has no article, unless the board gives it one. */
export const isNumbered = (name: string): boolean => /\d$/.test(name);

/** What a space is called outside of sentences. */
export const called = ({ name, said }: Named): Pick<Place, 'name' | 'article' | 'where' | 'short' | 'city'> => ({
  name,
  article: said.article ?? 'none',
  where: said.where ?? 'in',
  short: said.short ?? name,
  city: said.city ?? name,
});

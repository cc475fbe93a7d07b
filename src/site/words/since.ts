// What changed since a power had its turn before, as a sentence, a list of land and a table.

import { saySince } from '../../i18n/story/index.ts';
import type { Change, Since } from '../../stats/index.ts';
import type { Power } from '../../vocab/index.ts';
import type { Speech } from './speak.ts';

/** A number as it is, and what it changed by, if it did. */
interface SaidChange {
  readonly is: string;
  readonly change?: string;
}

/** Land that went from one holder to another. */
interface SaidLand {
  /** undefined: it was neutral. */
  readonly from: Power | undefined;
  readonly to: Power;
  readonly spaces: string;
}

export interface SaidSince {
  readonly sentence: string;
  readonly comparedWith: string;
  readonly land: readonly SaidLand[];
  readonly rows: readonly { readonly power: Power; readonly numbers: readonly SaidChange[] }[];
}

const sayChange = ({ number }: Speech, { was, is }: Change): SaidChange => {
  if (was === is) return { is: number(is) };
  return { is: number(is), change: `${is > was ? '+' : '−'}${number(Math.abs(is - was))}` };
};

const sayLand = ({ words }: Speech, { land }: Since): readonly SaidLand[] => {
  const pairs = new Map<string, { from: Power | undefined; to: Power; spaces: string[] }>();
  for (const { space, from, to } of land) {
    const key = `${from} ${to}`;
    const pair = pairs.get(key) ?? { from: from ?? undefined, to, spaces: [] };
    pair.spaces.push(space);
    pairs.set(key, pair);
  }
  return [...pairs.values()].map(({ spaces, ...pair }) => ({ ...pair, spaces: words.spaces(spaces) }));
};

/** @param powers in the order of the table */
export const sinceSaid = (s: Speech, since: Since, powers: readonly Power[]): SaidSince => {
  const { power, round, land } = since;
  return {
    sentence: saySince(s.words, {
      power,
      ...(round === undefined ? {} : { round }),
      won: land.filter(({ to }) => to === power).map(({ space }) => space),
      lost: land.filter(({ from }) => from === power).map(({ space }) => space),
      worth: since.powers[power].worth,
    }),
    comparedWith: round === undefined ? s.t('story-label-since-opening') : s.t('story-label-since-round', { round }),
    land: sayLand(s, since),
    rows: powers.map((each) => {
      const { income, units, worth } = since.powers[each];
      return { power: each, numbers: [income, units, worth].map((change) => sayChange(s, change)) };
    }),
  };
};

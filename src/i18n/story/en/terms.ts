// English: the things a story speaks of, as they stand inside a sentence.

import { countEntries, countTotal, type Power, type SpaceId, type UnitCounts } from '../../../vocab/index.ts';
import { list } from '../../format.ts';
import type { Place } from '../../places/index.ts';
import type { Words } from '../../words.ts';
import { atSea } from '../groups.ts';
import type { Clash, Toll } from '../story.ts';

/** In headlines a power goes without its article. */
const POWERS: { readonly [power in Power]: { readonly head: string; readonly the: string } } = {
  ussr: { head: 'U.S.S.R.', the: 'the U.S.S.R.' },
  germany: { head: 'Germany', the: 'Germany' },
  uk: { head: 'Britain', the: 'Britain' },
  japan: { head: 'Japan', the: 'Japan' },
  usa: { head: 'United States', the: 'the United States' },
};
export const powerEn = (power: Power) => POWERS[power];

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const numberEn = (count: number): string => NUMBERS[count] ?? String(count);

export const listEn = (items: readonly string[]): string => list('en', items);

/** `after three rounds`. */
export const roundsEn = (rounds: number): string => (rounds === 1 ? 'one round' : `${numberEn(rounds)} rounds`);

/** A space as a story names it: players say some names shorter than the board prints them. */
export const spaceEn = (words: Words, id: SpaceId): Place => {
  const place = words.place(id);
  const { short } = place;
  if (short === place.name) return place;
  return {
    ...place,
    name: short,
    the: short,
    acc: short,
    dat: short,
    in: `in ${short}`,
    to: `to ${short}`,
    from: `from ${short}`,
  };
};

export const unitsEn = (words: Words, units: UnitCounts): string =>
  listEn(countEntries(units).map(([type, count]) => `${numberEn(count)} ${words.unit(type, count)}`));

/** `six infantry and one armor`; many kinds of units only by their number and price. */
export const tollEn = (words: Words, { units, ipc }: Toll): string => {
  const kinds = countEntries(units).length;
  if (kinds === 0) return 'nothing';
  return kinds <= 3 ? unitsEn(words, units) : `${numberEn(countTotal(units))} units worth ${ipc} IPC`;
};

/** The same at sea: `two transports with three infantry aboard`. */
export const seaTollEn = (words: Words, toll: Toll): string => {
  const { fleet, cargo } = atSea(words, toll);
  if (countTotal(cargo) === 0 || countTotal(fleet) === 0 || countEntries(toll.units).length > 3) {
    return tollEn(words, toll);
  }
  return `${unitsEn(words, fleet)} with ${unitsEn(words, cargo)} aboard`;
};

/** `before the Caucasus`, `in the Baltic Sea`, `on Midway`. */
export const beforeEn = (words: Words, { space, at }: Pick<Clash, 'space' | 'at'>): string => {
  const place = spaceEn(words, space);
  return at === 'sea' || place.in.startsWith('on ') ? place.in : `before ${place.the}`;
};

/** Several spaces, the last of many only by their number; with 0 the first alone. */
export const spacesEn = (words: Words, spaces: readonly SpaceId[], most: number, more = 'more'): string => {
  const names = spaces.map((space) => spaceEn(words, space).the);
  if (most === 0) return names[0] ?? '';
  if (names.length <= most) return listEn(names);
  const kept = Math.max(1, most - 1);
  return listEn([...names.slice(0, kept), `${numberEn(names.length - kept)} ${more}`]);
};

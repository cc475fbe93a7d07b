// Nederlands: de dingen van een verhaal in de zin, met lidwoord en getal.

import {
  countEntries,
  countTotal,
  type Power,
  type Side,
  type SpaceId,
  type UnitCounts,
  type UnitType,
} from '../../../vocab/index.ts';
import { list } from '../../format.ts';
import type { Words } from '../../words.ts';
import { atSea } from '../groups.ts';
import type { Clash, Toll } from '../story.ts';

interface Named {
  /** In koppen zonder lidwoord. */
  readonly head: string;
  readonly the: string;
  readonly number: 'one' | 'many';
  readonly it: 'het' | 'zij';
  readonly their: 'haar' | 'zijn' | 'hun';
}
const plain = (name: string): Named => ({
  head: name,
  the: name,
  number: 'one',
  it: 'het',
  their: 'zijn',
});
const POWERS: { readonly [power in Power]: Named } = {
  ussr: { head: 'Sovjet-Unie', the: 'de Sovjet-Unie', number: 'one', it: 'zij', their: 'haar' },
  germany: plain('Duitsland'),
  uk: plain('Groot-Brittannië'),
  japan: plain('Japan'),
  usa: { head: 'VS', the: 'de VS', number: 'many', it: 'zij', their: 'hun' },
};
export const powerNl = (power: Power): Named => POWERS[power];

/** Het werkwoord in de vorm die bij de mogendheid past. */
export const verbNl = (power: Power, one: string, many: string): string =>
  POWERS[power].number === 'one' ? one : many;

export const sideNl = (words: Words, side: Side): string => `de ${words.side(side)}`;

const NUMBERS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
export const numberNl = (count: number): string => NUMBERS[count] ?? String(count);

/** `na drie rondes`. */
export const roundsNl = (rounds: number): string => `${numberNl(rounds)} ${rounds === 1 ? 'ronde' : 'rondes'}`;

export const listNl = (items: readonly string[]): string => list('nl', items);

/** Het geschut heet in het enkelvoud anders; `een infanterie` of `een artillerie` zegt niemand. */
const one = (words: Words, type: UnitType): string => {
  if (type === 'aa-gun') return 'een luchtdoelkanon';
  return `${words.unit(type) === words.unit(type, 2) ? 'één' : 'een'} ${words.unit(type)}`;
};

export const unitsNl = (words: Words, units: UnitCounts): string =>
  listNl(
    countEntries(units).map(([type, count]) =>
      count === 1 ? one(words, type) : `${numberNl(count)} ${words.unit(type, count)}`,
    ),
  );

/** `zes infanterie en één tank`; veel soorten alleen naar aantal en prijs. */
export const tollNl = (words: Words, { units, ipc }: Toll): string => {
  const kinds = countEntries(units).length;
  if (kinds === 0) return 'niets';
  return kinds <= 3 ? unitsNl(words, units) : `${numberNl(countTotal(units))} eenheden ter waarde van ${ipc} IPC`;
};

/** Hetzelfde op zee: `twee transportschepen met drie infanterie aan boord`. */
export const seaTollNl = (words: Words, toll: Toll): string => {
  const { fleet, cargo } = atSea(words, toll);
  if (countTotal(cargo) === 0 || countTotal(fleet) === 0 || countEntries(toll.units).length > 3) {
    return tollNl(words, toll);
  }
  return `${unitsNl(words, fleet)} met ${unitsNl(words, cargo)} aan boord`;
};

/** `bij Karelië`, `op de Filipijnen`, `in de Oostzee`. */
export const nearNl = (words: Words, { space, at }: Pick<Clash, 'space' | 'at'>): string => {
  const place = words.place(space);
  return at === 'sea' || place.in.startsWith('op ') ? place.in : `bij ${place.the}`;
};

/** Verscheidene gebieden, van een lange rij de laatste alleen naar hun aantal; bij 0 alleen het eerste. */
export const spacesNl = (words: Words, spaces: readonly SpaceId[], most: number, more = 'andere'): string => {
  const names = spaces.map((space) => words.place(space).the);
  if (most === 0) return names[0] ?? '';
  if (names.length <= most) return listNl(names);
  const kept = Math.max(1, most - 1);
  const left = names.length - kept;
  return listNl([...names.slice(0, kept), left === 1 ? 'nog een gebied' : `${numberNl(left)} ${more}`]);
};

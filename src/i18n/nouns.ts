// What the things of the game are called in a language: powers, spaces, units, phases, technologies. How a language
// puts a space into a sentence is handed in, so that a reader of one needs no other.

import { type Board, type NameWords, powerOf, spaceOf, type UnitWords } from '../board/index.ts';
import {
  battleSpace,
  countEntries,
  type Language,
  type Names,
  type Phase,
  type Power,
  type PurseId,
  type Side,
  type SpaceId,
  type Technology,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import { list, number } from './format.ts';
import type { Named, Place } from './places/place.ts';

/** The nouns of one language for one board. */
export interface Nouns {
  readonly language: Language;
  readonly board: Board;
  power(power: Power): string;
  side(side: Side): string;
  /** The space's name; an id the board lacks is shown as it is. */
  space(id: SpaceId): string;
  /** The city that stands for the capital of a power. */
  city(power: Power): string;
  /** The space with article and preposition, for the inside of a sentence. A battle's id is taken for its place. */
  place(id: SpaceId): Place;
  /** The same by the name that stories give it, which has no article. */
  spoken(id: SpaceId): Place;
  /** A power and a side inside a sentence, by the names that stories give them. */
  thePower(power: Power): Place;
  theSide(side: Side): Place;
  /** The space's code; of a battle's id that of its place. */
  code(id: SpaceId): string;
  /** How players write it for short: the code, of zones that go by their number `SZ 36`. */
  shorthand(id: SpaceId): string;
  canal(id: string): string;
  theatre(id: string): string;
  /** A purse of a power that has several: the name of the region it belongs to. */
  purse(id: PurseId): string;
  spaces(ids: readonly SpaceId[]): string;
  unit(type: UnitType, count?: number): string;
  /** What is said of units of a kind beside their name. */
  unitWords(type: UnitType): UnitWords;
  /** `3 infantry and 1 armor`. */
  units(counts: UnitCounts): string;
  phase(phase: Phase): string;
  technology(technology: Technology): string;
  powers(powers: readonly Power[]): string;
  /** The name of a battle: the place it is about. */
  battle(id: string): string;
}

/** `Sea Zone 36`: a zone that goes by its number. */
const NUMBERED = /^Sea Zone (\d+)$/;

/** Makes what belongs to a key when it is first asked for, and keeps it. */
const kept = <K, T>(make: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
};

/**
 * The nouns of a language that are with the board.
 *
 * @param placed its own way with spaces
 */
export const nounsIn = (
  board: Board,
  language: Language,
  placed: (named: Named) => Place,
): Omit<Nouns, 'phase' | 'technology'> => {
  const code = (said: SpaceId): string => {
    const id = battleSpace(said);
    return board.byId.has(id) ? spaceOf(board, id).code : id;
  };
  const space = (id: SpaceId): string => (board.byId.has(id) ? spaceOf(board, id).name[language] : id);
  const place = kept((about: SpaceId): Place => {
    const id = battleSpace(about);
    const { kind, said } = board.byId.get(id) ?? { kind: 'land', said: {} };
    return placed({ kind, name: space(id), said: said[language] ?? {} });
  });
  const spoken = kept((id: SpaceId): Place => {
    const { name, short, city, agree } = place(id);
    return name === short ? place(id) : { ...placed({ kind: 'land', name: short, said: {} }), city, agree };
  });
  const called = (names: Names, said: NameWords): Place =>
    placed({ kind: 'land', name: said.name ?? names[language], said });
  // The board names units as a heading would; inside a sentence only German keeps the capital.
  const one = (type: UnitType): string =>
    language === 'de' ? board.units[type].name.de : board.units[type].name[language].toLowerCase();
  const unit = (type: UnitType, count = 1): string => (count === 1 ? one(type) : board.units[type].plural[language]);
  const power = (id: Power): string => powerOf(board, id).name[language];
  const sideNames = (id: Side): Pick<Board['sides'][number], 'name' | 'said'> =>
    board.sides.find((side) => side.id === id) ??
    // A side of another board, which is one power there.
    board.powers.find((spec) => spec.power === id) ?? { name: { en: id, de: id, nl: id } };
  return {
    language,
    board,
    power,
    city: (id) => place(powerOf(board, id).capital).city,
    side: (id) => sideNames(id).name[language],
    space,
    place,
    spoken,
    thePower: kept((id) => {
      const { name, said } = powerOf(board, id);
      return called(name, said?.[language] ?? {});
    }),
    theSide: kept((id) => {
      const { name, said } = sideNames(id);
      return called(name, said?.[language] ?? {});
    }),
    code,
    shorthand: (said) => {
      const id = battleSpace(said);
      const number = NUMBERED.exec(board.byId.get(id)?.name.en ?? '')?.[1];
      return number === undefined ? code(id) : `SZ ${number}`;
    },
    canal: (id) => board.canals.find((canal) => canal.id === id)?.name[language] ?? id,
    purse: (id) => board.regions?.find((region) => region.id === id)?.name[language] ?? id,
    theatre: (id) => board.theatres?.find((theatre) => theatre.id === id)?.name[language] ?? id,
    spaces: (ids) => list(language, ids.map(space)),
    unit,
    unitWords: (type) => board.units[type].said?.[language] ?? {},
    units: (counts) =>
      list(
        language,
        countEntries(counts).map(([type, count]) => `${number(language, count)} ${unit(type, count)}`),
      ),
    powers: (powers) => list(language, powers.map(power)),
    battle: (id) => space(battleSpace(id)),
  };
};

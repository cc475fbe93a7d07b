// What boards call things: names and codes of spaces, for questions such as `BER LAB`, and names of units. A code
// counts only where it is written as one, in capitals: in small letters it may be any word.

import type { Board } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { wordsIn } from '../words.ts';

/** A place of some board, by its English name, which boards share. */
interface Place {
  readonly idea: string;
  readonly names: readonly string[];
  /** In capitals. */
  readonly codes: readonly string[];
  /** What kind of place it is, as an idea: who asks for Sweden asks for neutrals. */
  readonly kinds: readonly string[];
}

/** What the places of some boards are called. */
export interface Places {
  readonly places: readonly Place[];
  /** Cities by which players mean that a capital falls. */
  readonly cities: readonly string[];
  /** What units are called, by language; kinds of units are ideas of the game. */
  readonly units: ReadonlyMap<Language, ReadonlyMap<string, readonly string[]>>;
}

const CODE = /^[A-Z]{2,4}$/;
/** Shorter words are abbreviations. */
const SHORTEST = 4;

const unitsIn = (boards: readonly Board[], language: Language): ReadonlyMap<string, readonly string[]> => {
  const units = new Map<string, string[]>();
  for (const { type, name, plural, abbreviations } of boards.flatMap((board) => Object.values(board.units))) {
    const known = units.get(type) ?? [];
    const said = [name[language], plural[language], ...abbreviations[language]];
    units.set(type, [...new Set([...known, ...said])]);
  }
  return units;
};

/** All places, each once, whatever boards it is on. */
export const placesOf = (boards: readonly Board[]): Places => {
  const places = new Map<string, { names: Set<string>; codes: Set<string>; kinds: Set<string> }>();
  const cities = new Set<string>();
  for (const { name, printedName, tripleaName, aliases, code, neutral, said } of boards.flatMap(
    ({ spaces }) => spaces,
  )) {
    const idea = `at ${wordsIn(name.en).join(' ')}`;
    const place = places.get(idea) ?? { names: new Set(), codes: new Set(), kinds: new Set() };
    const all = [name.en, name.de, name.nl, printedName, tripleaName, ...aliases].filter((one) => one !== null);
    for (const one of all) if (one.length >= SHORTEST && /\p{L}{3}/u.test(one)) place.names.add(one);
    for (const one of [code, ...aliases.map((alias) => alias.toUpperCase())]) if (CODE.test(one)) place.codes.add(one);
    if (neutral) place.kinds.add('neutral');
    for (const words of Object.values(said)) if (words?.city !== undefined) cities.add(words.city);
    places.set(idea, place);
  }
  const listed = [...places].map(([idea, { names, codes, kinds }]) => ({
    idea,
    names: [...names],
    codes: [...codes],
    kinds: [...kinds],
  }));
  return {
    places: listed,
    cities: [...cities],
    units: new Map(LANGUAGES.map((language) => [language, unitsIn(boards, language)])),
  };
};

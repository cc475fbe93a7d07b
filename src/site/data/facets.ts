// What a list of games can be narrowed down by: each game's values for every facet, and which values a list has. Words
// of the reader's language are given to them elsewhere.

import type { GameBrief } from './game.ts';

/** In the order they are asked for. */
export const FACETS = ['state', 'kind', 'ruleset', 'result', 'length', 'player', 'dice'] as const;
export type Facet = (typeof FACETS)[number];

/** Values are words of letters, digits and hyphens, so that they can stand in an attribute and in a style sheet. */
export type Facets = { readonly [facet in Facet]: readonly string[] };

/** Lengths in rounds, each with the last round it takes in. */
const LENGTHS = [
  ['short', 5],
  ['middle', 10],
  ['long', Number.POSITIVE_INFINITY],
] as const;

/** A log may name a ruleset that this program does not know, by any text at all. */
const isWord = (text: string): boolean => /^[a-z0-9-]+$/.test(text);

const stateOf = ({ status }: GameBrief): string => (status === 'broken' || status === 'unreadable' ? 'repair' : status);

const resultOf = ({ won, drawn }: GameBrief): readonly string[] => {
  if (drawn !== undefined) return ['drawn'];
  return won === undefined ? [] : [won.side];
};

const facetsOf = (game: GameBrief): Facets => ({
  state: [stateOf(game)],
  kind: [game.purpose],
  ruleset: [game.opening?.ruleset ?? ''].filter(isWord),
  result: resultOf(game),
  length:
    game.round === 0
      ? []
      : LENGTHS.filter(([, last]) => game.round <= last)
          .map(([id]) => id)
          .slice(0, 1),
  player: game.players.filter(({ role }) => role === 'player').map(({ id }) => id),
  dice: game.dice === undefined ? [] : [game.dice],
});

/** The attributes of a game in a list: `data-state="over"`, values apart by spaces. */
export const facetAttributes = (game: GameBrief): { readonly [name: string]: string } =>
  Object.fromEntries(Object.entries(facetsOf(game)).map(([facet, values]) => [`data-${facet}`, values.join(' ')]));

export interface Choice {
  readonly facet: Facet;
  /** Values that occur, in the order they are listed. */
  readonly values: readonly string[];
}

const FIXED: { readonly [facet in Facet]?: readonly string[] } = {
  state: ['under-way', 'over', 'repair'],
  kind: ['play', 'demonstration'],
  length: LENGTHS.map(([id]) => id),
  dice: ['local', 'recorded', 'reveal', 'drand'],
};

/** What there is to choose from: facets in which some games differ from others. */
export const choicesIn = (games: readonly GameBrief[]): readonly Choice[] => {
  const all = games.map(facetsOf);
  return FACETS.flatMap((facet): readonly Choice[] => {
    const found = new Set(all.flatMap((facets) => facets[facet]));
    const values = FIXED[facet]?.filter((value) => found.has(value)) ?? [...found].sort();
    const differ = values.some((value) => all.some((facets) => !facets[facet].includes(value)));
    return differ ? [{ facet, values }] : [];
  });
};

const RANKS: readonly GameBrief['status'][] = ['under-way', 'broken', 'unreadable', 'over'];

/**
 * Games in the order of a list: those people play before demonstrations, under way before finished, lately moved first.
 */
export const listed = (games: readonly GameBrief[]): readonly GameBrief[] => {
  const rank = ({ purpose, status }: GameBrief): number =>
    (purpose === 'demonstration' ? RANKS.length : 0) + RANKS.indexOf(status);
  return games.toSorted((a, b) => rank(a) - rank(b));
};

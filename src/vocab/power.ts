// The powers that can take part in a game and the sides they form. Which of them play, in which order and on
// which side, is for the board and the ruleset to say.

export const POWERS = ['ussr', 'germany', 'uk', 'japan', 'usa', 'china'] as const;

/** One of the nations at war. A player is a person; a power is what he plays. */
export type Power = (typeof POWERS)[number];

/** Who does a thing: a power, or several that do it together. */
export type Who = Power | readonly Power[];

/** One value for each power, such as its treasury. */
export type ByPower<T> = { readonly [power in Power]: T };

/**
 * Nations that own land on a board but play no game of their own as it is printed: they have neither purse nor turn.
 * One that a ruleset plays is a power of its board (`withNationAsPower`); the data of the board stay as they are.
 */
export const NATIONS = ['china', 'middle-east'] as const;
export type Nation = (typeof NATIONS)[number];

/** Whoever land can belong to. */
export type Owner = Power | Nation;

/** Powers that win or lose together, such as `allies`. A list of sides, not a pair: some games have three. */
export type Side = string;

/** What two powers are to each other; `neither`: they are at peace and not allied. */
export const RELATIONS = ['friend', 'enemy', 'neither'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Makes a value for each power. */
export const byPower = <T>(make: (power: Power) => T): ByPower<T> => ({
  ussr: make('ussr'),
  germany: make('germany'),
  uk: make('uk'),
  japan: make('japan'),
  usa: make('usa'),
  china: make('china'),
});

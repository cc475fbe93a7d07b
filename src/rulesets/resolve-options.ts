// Options as values: which of them a ruleset has, what is played unless the players say otherwise, and what a log means
// that does not name them all.

import { type LoggedOptions, LoggedOptionsSchema, type OptionName, type Options } from './options.ts';
import type { Ruleset } from './ruleset.ts';

/** What an option means where nobody had the choice. */
const WITHOUT_CHOICE: Options = {
  luck: 'dice',
  technology: 'on',
  technologyStarts: 'at-once',
  askDefender: 'club',
  economicVictory: 'on',
  totalVictory: 'off',
  shipsIntoEnemyZones: 'off',
  balance: 'none',
  pieceLimits: 'off',
  bids: 'none',
  oneSeaZone: 'off',
  setUp: 'printed',
};

/** All options, those a log or its ruleset does not know of too. */
export const resolveOptions = (logged: LoggedOptions): Options => ({ ...WITHOUT_CHOICE, ...logged });

type Offering = Pick<Ruleset, 'options'>;

/** The names of the options a ruleset has, in the order in which they are told. */
export const optionsOf = ({ options }: Offering): readonly OptionName[] => Object.keys(options) as OptionName[]; // its own keys

/** The words of an option, the usual one first; none where the ruleset does not have it. */
export const optionWords = ({ options }: Offering, option: OptionName): readonly string[] => options[option] ?? [];

/** What is played unless the players say otherwise. */
export const usualOptions = (ruleset: Offering): LoggedOptions =>
  LoggedOptionsSchema.parse(
    Object.fromEntries(optionsOf(ruleset).map((name) => [name, optionWords(ruleset, name)[0]])),
  );

/** Options as a log of the ruleset holds them: those it has. */
export const agreedOptions = (ruleset: Offering, options: LoggedOptions): LoggedOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => optionsOf(ruleset).some((one) => one === name)));

/** What a ruleset does not have among what was said: an option of another one, or a word of another one. */
export const notOffered = (
  ruleset: Offering,
  said: { readonly [option: string]: string | undefined },
): readonly { readonly option: string; readonly value: string }[] =>
  Object.entries(said).flatMap(([option, value = '']) =>
    optionsOf(ruleset).some((one) => one === option && optionWords(ruleset, one).includes(value))
      ? []
      : [{ option, value }],
  );

// Rulesets and options of a game in full words: in which rows they are told, and which of them differ from the usual.

import {
  type LoggedOptions,
  type OptionName,
  OptionsSchema,
  optionsOf,
  optionWords,
  type Ruleset,
} from '../rulesets/index.ts';
import type { Say } from './messages/say.ts';

/** Of a ruleset only the options it has are asked for here. */
export type Offering = Pick<Ruleset, 'options'>;

/** A name as messages have it in their keys: `technologyStarts` is `technology-starts`. */
type Kebab<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : S;
const kebab = <S extends string>(name: S): Kebab<S> =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<S>; // the type says the same letter by letter

/** What an option is called. */
export const sayOption = (t: Say, name: OptionName): string => t(`option-${kebab(name)}`);

/** A value in words; one that has none is shown as it is. */
export const sayValue = (t: Say, name: OptionName, value: string): string =>
  t(`option-${kebab(name)}-value`, { value });

export interface OptionRow {
  readonly option: OptionName;
  readonly name: string;
  readonly value: string;
  /** The value usually played, in words, where it is another one. */
  readonly usual?: string;
}

/** Every option there is, for a game whose ruleset this code does not know. */
const EVERY = Object.keys(OptionsSchema.shape) as readonly OptionName[]; // the keys of the schema are those of what it reads

/**
 * Options in words, those the ruleset has. When weapons start to work is left out where there are none.
 *
 * @param options all options of a game, or those a change names
 */
export const sayOptions = (t: Say, ruleset: Offering | undefined, options: LoggedOptions): readonly OptionRow[] =>
  (ruleset === undefined ? EVERY : optionsOf(ruleset)).flatMap((option): readonly OptionRow[] => {
    const value = options[option];
    if (value === undefined || (option === 'technologyStarts' && options.technology === 'off')) return [];
    const [usual = value] = ruleset === undefined ? [] : optionWords(ruleset, option);
    return [
      {
        option,
        name: sayOption(t, option),
        value: sayValue(t, option, value),
        ...(usual === value ? {} : { usual: sayValue(t, option, usual) }),
      },
    ];
  });

/** A line for each option of a ruleset with its values, as the help lists them. */
export const optionLines = (t: Say, ruleset: Offering): readonly string[] =>
  optionsOf(ruleset).flatMap((option) => [
    `  ${option}  ${sayOption(t, option)}`,
    ...optionWords(ruleset, option).map((value) => `      ${option}=${value}  ${sayValue(t, option, value)}`),
  ]);

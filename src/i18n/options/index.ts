// Rulesets and options of a game in full words: in which rows they are told, and which of them differ from the usual.

import {
  type LoggedOptions,
  type OptionName,
  OptionsSchema,
  optionsOf,
  optionWords,
  type Ruleset,
} from '../../rulesets/index.ts';
import type { Language } from '../../vocab/index.ts';
import { options as de } from './de.ts';
import { options as en, type OptionTexts } from './en.ts';
import { options as nl } from './nl.ts';

export type { OptionTexts } from './en.ts';

export const OPTION_TEXTS: { readonly [language in Language]: OptionTexts } = { en, de, nl };

/** Of a ruleset only the options it has are asked for here. */
export type Offering = Pick<Ruleset, 'options'>;

/** A value in words; one this code does not know is shown as it is. */
export const sayValue = ({ options }: OptionTexts, name: OptionName, value: string): string => {
  const values: { readonly [value: string]: string } = options[name].values;
  return values[value] ?? value;
};

/** What a ruleset is called; one this code does not know by its id. */
export const sayRuleset = ({ rulesets }: OptionTexts, id: string): string => rulesets[id] ?? id;

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
export const sayOptions = (
  t: OptionTexts,
  ruleset: Offering | undefined,
  options: LoggedOptions,
): readonly OptionRow[] =>
  (ruleset === undefined ? EVERY : optionsOf(ruleset)).flatMap((option): readonly OptionRow[] => {
    const value = options[option];
    if (value === undefined || (option === 'technologyStarts' && options.technology === 'off')) return [];
    const [usual = value] = ruleset === undefined ? [] : optionWords(ruleset, option);
    return [
      {
        option,
        name: t.options[option].name,
        value: sayValue(t, option, value),
        ...(usual === value ? {} : { usual: sayValue(t, option, usual) }),
      },
    ];
  });

/** A line for each option of a ruleset with its values, as the help lists them. */
export const optionLines = (t: OptionTexts, ruleset: Offering): readonly string[] =>
  optionsOf(ruleset).flatMap((option) => [
    `  ${option}  ${t.options[option].name}`,
    ...optionWords(ruleset, option).map((value) => `      ${option}=${value}  ${sayValue(t, option, value)}`),
  ]);

// Rulesets and options of a game in full words: in which rows they are told, and which of them differ from the usual.

import { DEFAULT_OPTIONS, type Options, OptionsSchema } from '../../rulesets/index.ts';
import type { Language } from '../../vocab/index.ts';
import { options as de } from './de.ts';
import { options as en, type OptionTexts } from './en.ts';
import { options as nl } from './nl.ts';

export type { OptionTexts } from './en.ts';

export const OPTION_TEXTS: { readonly [language in Language]: OptionTexts } = { en, de, nl };

export type OptionName = keyof Options;

/** All options, in the order in which they are told. */
export const OPTION_NAMES = Object.keys(OptionsSchema.shape) as readonly OptionName[]; // the keys of the schema are those of what it reads

/** The values of an option, the usual one first. */
export const valuesOf = (name: OptionName): readonly string[] => {
  const values: readonly string[] = OptionsSchema.shape[name].options;
  return [DEFAULT_OPTIONS[name], ...values.filter((value) => value !== DEFAULT_OPTIONS[name])];
};

/** A value in words; one this code does not know is shown as it is. */
export const sayValue = ({ options }: OptionTexts, name: OptionName, value: string): string => {
  const values: { readonly [value: string]: string } = options[name].values;
  return values[value] ?? value;
};

/** What a ruleset is called; one this code does not know by its id. */
export const sayRuleset = ({ rulesets }: OptionTexts, id: string): string => rulesets[id] ?? id;

/** All options, or those a change names. */
export type SomeOptions = { readonly [option in OptionName]?: Options[option] | undefined };

export interface OptionRow {
  readonly option: OptionName;
  readonly name: string;
  readonly value: string;
  /** The value usually played, in words, where it is another one. */
  readonly usual?: string;
}

/** The options in words. When weapons start to work is left out where there are none. */
export const sayOptions = (t: OptionTexts, options: SomeOptions): readonly OptionRow[] =>
  OPTION_NAMES.flatMap((option): readonly OptionRow[] => {
    const value = options[option];
    if (value === undefined || (option === 'technologyStarts' && options.technology === 'off')) return [];
    const usual = DEFAULT_OPTIONS[option];
    return [
      {
        option,
        name: t.options[option].name,
        value: sayValue(t, option, value),
        ...(usual === value ? {} : { usual: sayValue(t, option, usual) }),
      },
    ];
  });

/** A line for each option with its values, as the help lists them. */
export const optionLines = (t: OptionTexts): readonly string[] =>
  OPTION_NAMES.flatMap((option) => [
    `  ${option}  ${t.options[option].name}`,
    ...valuesOf(option).map((value) => `      ${option}=${value}  ${sayValue(t, option, value)}`),
  ]);

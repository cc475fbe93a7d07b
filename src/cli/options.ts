// Which rules and options a game is played by: read from the command line or asked for, and told in full words.

import { OPTION_NAMES, optionLines, sayOptions, sayRuleset, sayValue, valuesOf } from '../i18n/options/index.ts';
import {
  DEFAULT_OPTIONS,
  type Options,
  OptionsSchema,
  RULESETS,
  type Ruleset,
  secondEdition,
} from '../rulesets/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';

/** `luck=dice|low-luck, technology=on|off, …`: all there are, with their values. */
export const optionList = (): string => OPTION_NAMES.map((name) => `${name}=${valuesOf(name).join('|')}`).join(', ');

/** All options with their values in words, as the help lists them. */
export const optionHelp = ({ choices }: Desk['t']): string => [choices.help, ...optionLines(choices)].join('\n');

/** The latest version of each ruleset. */
const current = (): readonly Ruleset[] =>
  [...new Set(RULESETS.map(({ id }) => id))].flatMap((id) => RULESETS.findLast((one) => one.id === id) ?? []);

/** `--ruleset`, or the answer to a question, or the second edition. */
export const rulesetFor = async (desk: Desk, given: Given, asked: 'yes' | 'no'): Promise<Ruleset> => {
  const known = current();
  const said = given.text('ruleset');
  if (said === undefined && asked === 'no') return secondEdition;
  const t = desk.t.choices;
  const id =
    said ??
    (await desk.select(
      t.askRuleset,
      known.map((one) => ({ value: one.id, label: sayRuleset(t, one.id) })),
    ));
  const found = known.find((one) => one.id === id);
  if (found !== undefined) return found;
  const ids = known.map((one) => one.id).join(', ');
  throw new Stop(EXIT.usage, [t.badRuleset(cleanLine(id), ids), nextLine(desk, '--ruleset daak')]);
};

/** Asks which options differ from the usual; where there is only one other value it is that one. */
const askOptions = async (desk: Desk): Promise<Options> => {
  const t = desk.t.choices;
  const chosen = await desk.many(
    t.askOptions,
    OPTION_NAMES.map((name) => {
      const [usual = '', other = '', ...more] = valuesOf(name);
      const label = more.length > 0 ? t.options[name].name : `${t.options[name].name}: ${sayValue(t, name, other)}`;
      return { value: name, label, hint: t.usual(sayValue(t, name, usual)) };
    }),
  );
  const values: { [name: string]: string } = {};
  for (const name of OPTION_NAMES.filter((one) => chosen.includes(one))) {
    const others = valuesOf(name).slice(1);
    const [only = ''] = others;
    values[name] =
      others.length === 1
        ? only
        : await desk.select(
            t.options[name].name,
            others.map((value) => ({ value, label: sayValue(t, name, value) })),
          );
  }
  return OptionsSchema.parse({ ...DEFAULT_OPTIONS, ...values });
};

/** The options as `--option` says them; on a terminal they are asked for if nothing was said. */
export const optionsFor = async (desk: Desk, given: Given, asked: 'yes' | 'no'): Promise<Options> => {
  const said = given.all('option');
  if (said.length === 0 && asked === 'yes') return askOptions(desk);
  let options: Options = DEFAULT_OPTIONS;
  for (const each of said) {
    const [name = '', value = ''] = each.split('=').map((part) => part.trim());
    const changed = OptionsSchema.safeParse({ ...options, [name]: value });
    if (!changed.success) throw new Stop(EXIT.usage, [desk.t.create.badOption(cleanLine(each), optionList())]);
    options = changed.data;
  }
  return options;
};

/** The rules of a game, and each option that differs from the usual. */
export const agreedLines = (
  desk: Desk,
  { id, version }: Pick<Ruleset, 'id' | 'version'>,
  options: Options,
): readonly string[] => {
  const t = desk.t.choices;
  const unusual = sayOptions(t, options).filter(({ usual }) => usual !== undefined);
  return [
    t.ruleset(sayRuleset(t, id), id, version),
    ...(unusual.length === 0
      ? [t.asUsual]
      : unusual.map(({ name, value, usual = '' }) => t.differs(name, value, usual))),
  ];
};

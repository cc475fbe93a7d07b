// Which rules and options a game is played by: read from the command line or asked for, and told in full words.

import type { Say } from '../i18n/messages/say.ts';
import { optionLines, sayOption, sayOptions, sayValue } from '../i18n/options.ts';
import {
  type LoggedOptions,
  LoggedOptionsSchema,
  newestRulesets,
  notOffered,
  optionsOf,
  optionWords,
  type Ruleset,
  rulesetOf,
  secondEdition,
  usualOptions,
} from '../rulesets/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';

/** `luck=dice|low-luck, technology=on|off, …`: all that a ruleset has, with their values. */
const optionList = (ruleset: Ruleset): string =>
  optionsOf(ruleset)
    .map((name) => `${name}=${optionWords(ruleset, name).join('|')}`)
    .join(', ');

/** All options with their values in words, as the help lists them: once for all rulesets that have the same ones. */
export const optionHelp = (t: Say): string => {
  const groups = Map.groupBy(newestRulesets(), optionList);
  const lists = [...groups.values()].flatMap((rulesets) => {
    const lines = rulesets.slice(0, 1).flatMap((ruleset) => optionLines(t, ruleset));
    return groups.size === 1
      ? lines
      : [`  ${t('options-under', { rulesets: rulesets.map(({ id }) => id) })}`, ...lines];
  });
  return [t('options-help'), ...lists].join('\n');
};

/** `--ruleset`, or the answer to a question, or the second edition. */
export const rulesetFor = async (desk: Desk, given: Given, asked: 'yes' | 'no'): Promise<Ruleset> => {
  const known = newestRulesets();
  const said = given.text('ruleset');
  const { t } = desk;
  const id =
    said ??
    (asked === 'no' ? secondEdition.id : undefined) ??
    (await desk.select(
      t('options-ask-ruleset'),
      known.map((one) => ({ value: one.id, label: t('ruleset-name', { id: one.id }) })),
    ));
  const found = known.find((one) => one.id === id);
  if (found !== undefined) return found;
  const ids = known.map((one) => one.id).join(', ');
  throw new Stop(EXIT.usage, [
    t('options-bad-ruleset', { said: cleanLine(id), known: ids }),
    nextLine(desk, '--ruleset daak'),
  ]);
};

/** Asks which options differ from the usual; where there is only one other value it is that one. */
const askOptions = async (desk: Desk, ruleset: Ruleset): Promise<LoggedOptions> => {
  const { t } = desk;
  const names = optionsOf(ruleset);
  const chosen = await desk.many(
    t('options-ask'),
    names.map((name) => {
      const [usual = '', other = '', ...more] = optionWords(ruleset, name);
      const label = more.length > 0 ? sayOption(t, name) : `${sayOption(t, name)}: ${sayValue(t, name, other)}`;
      return { value: name, label, hint: t('options-usual', { value: sayValue(t, name, usual) }) };
    }),
  );
  const values: { [name: string]: string } = {};
  for (const name of names.filter((one) => chosen.includes(one))) {
    const others = optionWords(ruleset, name).slice(1);
    const [only = ''] = others;
    values[name] =
      others.length === 1
        ? only
        : await desk.select(
            sayOption(t, name),
            others.map((value) => ({ value, label: sayValue(t, name, value) })),
          );
  }
  return LoggedOptionsSchema.parse({ ...usualOptions(ruleset), ...values });
};

/**
 * The options that `--option` names.
 *
 * @throws Stop where the ruleset does not have what is said, with what it has
 */
export const namedOptions = (desk: Desk, given: Given, ruleset: Ruleset): LoggedOptions => {
  const pairs = given.all('option').map((said): readonly [string, string] => {
    const [name = '', value = ''] = said.split('=').map((part) => part.trim());
    if (notOffered(ruleset, { [name]: value }).length === 0) return [name, value];
    throw new Stop(EXIT.usage, [desk.t('create-bad-option', { said: cleanLine(said), options: optionList(ruleset) })]);
  });
  return LoggedOptionsSchema.parse(Object.fromEntries(pairs));
};

/** The options as `--option` says them; on a terminal they are asked for if nothing was said. */
export const optionsFor = async (
  desk: Desk,
  given: Given,
  ruleset: Ruleset,
  asked: 'yes' | 'no',
): Promise<LoggedOptions> =>
  given.all('option').length === 0 && asked === 'yes'
    ? askOptions(desk, ruleset)
    : { ...usualOptions(ruleset), ...namedOptions(desk, given, ruleset) };

/** The rules of a game, and each option that differs from the usual. */
export const agreedLines = (
  desk: Desk,
  { id, version }: Pick<Ruleset, 'id' | 'version'>,
  options: LoggedOptions,
): readonly string[] => {
  const { t } = desk;
  const unusual = sayOptions(t, rulesetOf(id, version), options).filter(({ usual }) => usual !== undefined);
  return [
    t('options-ruleset', { id, version }),
    ...(unusual.length === 0
      ? [t('options-as-usual')]
      : unusual.map(({ name, value, usual = '' }) => t('options-differs', { name, value, usual }))),
  ];
};

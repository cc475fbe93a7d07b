// The command line as commander sees it, made from the commands. It knows how options are written and nothing of what
// the commands do. A description is the key of its message, which is said where help is shown.

import { Command as Commander, type CommanderError, Option } from 'commander';
import type { MessageKey, Say } from '../i18n/messages/say.ts';
import { newestRulesets } from '../rulesets/index.ts';
import { type Command, EVERYWHERE, type Given, takenBy } from './command.ts';
import { REPORTS } from './commands/report.ts';
import { EXIT } from './exit.ts';
import { optionHelp } from './options.ts';

/** A command that was called. */
export interface Called {
  readonly command: Command;
  readonly args: readonly string[];
  readonly given: Given;
}

export interface ProgramOptions {
  readonly commands: readonly Command[];
  readonly t: Say;
  readonly version: string;
  /** Where help goes. */
  readonly write: (text: string) => void;
  readonly width: number;
}

const givenOf = (options: Readonly<Record<string, unknown>>): Given => {
  const value = (option: string): unknown =>
    options[option.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())];
  return {
    has: (option) => value(option) !== undefined && value(option) !== false,
    text: (option) => {
      const said = value(option);
      return typeof said === 'string' ? said : undefined;
    },
    all: (option) => {
      const said = value(option);
      return Array.isArray(said) ? said.map(String) : [];
    },
  };
};

const optionOf = (written: string, key: MessageKey): Option => {
  const repeats = written.endsWith('+');
  const option = new Option(repeats ? written.slice(0, -1) : written, key);
  return repeats
    ? option.argParser((said: string, before: readonly string[] | undefined) => [...(before ?? []), said])
    : option;
};

/** The titles that commander sets over the parts of a help. */
const TITLES: { readonly [title: string]: MessageKey } = {
  'Usage:': 'help-title-usage',
  'Arguments:': 'help-title-arguments',
  'Options:': 'help-title-options',
  'Global Options:': 'help-title-everywhere',
  'Commands:': 'help-title-commands',
};

const EXITS = Object.entries(EXIT) as readonly (readonly [keyof typeof EXIT, number])[]; // the entries of what stands there

const exitText = (t: Say): string =>
  [t('help-title-exits'), ...EXITS.map(([how, code]) => `  ${code}  ${t(`help-exit-${how}`)}`)].join('\n');

const exampleText = (t: Say, { name, examples }: Command): string => {
  const lines = examples.flatMap((example, index) => {
    const key = `help-${name}-example-${index + 1}` as MessageKey; // a test holds that each has its messages
    const line = example.replace(/\{(\w+)\}/g, (_, gap: string) => t(`${key}-${gap}` as MessageKey));
    return [`  ${line}`, `      ${t(key)}`];
  });
  return [t('help-title-examples'), ...lines].join('\n');
};

/**
 * The program.
 *
 * @param called is told which command was called with what
 */
export const programOf = (
  { commands, t, version, write, width }: ProgramOptions,
  called: (call: Called) => void,
): Commander => {
  const program = new Commander('npx fieldpost');
  const told = { rulesets: newestRulesets().map(({ id }) => id), ...REPORTS };
  const say = (key: MessageKey): string => t(key, told);
  const dress = (one: Commander): Commander =>
    one
      .exitOverride()
      .configureOutput({
        writeOut: write,
        writeErr: () => undefined,
        getOutHelpWidth: () => width,
        getErrHelpWidth: () => width,
        getOutHasColors: () => false,
      })
      .configureHelp({
        showGlobalOptions: true,
        styleTitle: (title) => (TITLES[title] === undefined ? title : say(TITLES[title])),
        styleDescriptionText: (key) => say(key as MessageKey), // what is put in here as a description
      })
      .helpOption('-h, --help', 'help-option-help' satisfies MessageKey);
  dress(program)
    .description('help-about' satisfies MessageKey)
    .usage('<command> [options]')
    .version(version, '-V, --version', 'help-option-version' satisfies MessageKey)
    .helpCommand('help [command]', 'help-command' satisfies MessageKey)
    .addHelpText('after', () => `\n${exitText(t)}`);
  for (const { written, key } of EVERYWHERE) program.addOption(optionOf(written, key));
  for (const command of commands) {
    const { name } = command;
    const sub = dress(program.command(name)).summary(`help-${name}-does`).description(`help-${name}-about`);
    for (const { written, key } of takenBy(command, 'argument')) sub.argument(written, key);
    for (const { written, key } of takenBy(command, 'option')) sub.addOption(optionOf(written, key));
    if ('option' in command.options) sub.addHelpText('after', () => `\n${optionHelp(t)}`);
    sub.addHelpText('after', () => `\n${exampleText(t, command)}`);
    sub.action((...given: readonly unknown[]) => {
      const args = sub.processedArgs.flat().filter((arg) => typeof arg === 'string');
      void given;
      called({ command, args, given: givenOf(sub.opts()) });
    });
  }
  return program;
};

/** What commander could not make sense of, in the reader's language. */
export const sayUsage = (t: Say, error: CommanderError): readonly string[] => {
  const [, quoted = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const near = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const what = ((): string => {
    switch (error.code) {
      case 'commander.unknownCommand':
        return t('usage-unknown-command', { name: quoted });
      case 'commander.unknownOption':
        return t('usage-unknown-option', { name: quoted });
      case 'commander.missingArgument':
        return t('usage-missing-argument', { name: quoted });
      case 'commander.optionMissingArgument':
        return t('usage-missing-value', { name: quoted });
      case 'commander.excessArguments':
        return t('usage-excess-arguments');
      default:
        return error.message.replace(/^error: /, '');
    }
  })();
  return near === undefined ? [what] : [what, t('usage-did-you-mean', { name: near })];
};

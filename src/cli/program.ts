// The command line as commander sees it, made from the commands and the words of a language. It knows how options are
// written and nothing of what the commands do.

import { Command as Commander, type CommanderError, Option } from 'commander';
import type { CliTexts } from '../i18n/cli/index.ts';
import type { Say } from '../i18n/messages/say.ts';
import { newestRulesets } from '../rulesets/index.ts';
import type { Command, Given } from './command.ts';
import { optionHelp } from './options.ts';

/** A command that was called. */
export interface Called {
  readonly command: Command;
  readonly args: readonly string[];
  readonly given: Given;
}

export interface ProgramOptions {
  readonly commands: readonly Command[];
  readonly t: CliTexts;
  readonly say: Say;
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

const optionOf = (written: string, does: string): Option => {
  const repeats = written.endsWith('+');
  const option = new Option(repeats ? written.slice(0, -1) : written, does);
  return repeats
    ? option.argParser((said: string, before: readonly string[] | undefined) => [...(before ?? []), said])
    : option;
};

const exampleText = (t: CliTexts, list: readonly (readonly [string, string])[]): string =>
  [t.program.examplesTitle, ...list.flatMap(([line, does]) => [`  ${line}`, `      ${does}`])].join('\n');

/**
 * The program.
 *
 * @param called is told which command was called with what
 */
export const programOf = (
  { commands, t, say, version, write, width }: ProgramOptions,
  called: (call: Called) => void,
): Commander => {
  const program = new Commander('npx fieldpost');
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
      .configureHelp({ showGlobalOptions: true, styleTitle: (title) => t.program.titles[title] ?? title })
      .helpOption('-h, --help', t.program.help);
  dress(program)
    .description(t.program.about)
    .usage('<command> [options]')
    .version(version, '-V, --version', t.program.version)
    .addOption(new Option('--archive <folder>', t.program.archive))
    .addOption(new Option('--as <player>', t.program.as))
    .addOption(new Option('--lang <language>', t.program.lang))
    .addOption(new Option('--json', t.program.json))
    .helpCommand('help [command]', t.program.helpCommand)
    .addHelpText('after', () => `\n${t.program.exits}`);
  /** `{rulesets}` in a text stands for the ids of all there are. */
  const rulesets = say('options-rulesets', { rulesets: newestRulesets().map(({ id }) => id) });
  const told = (text = ''): string => text.replace('{rulesets}', rulesets);
  for (const command of commands) {
    const texts = t.commands[command.name];
    const does: Readonly<Record<string, string>> = texts.options;
    const args: Readonly<Record<string, string>> = texts.args;
    const sub = dress(program.command(command.name)).summary(texts.does).description(texts.about);
    for (const argument of command.takes.split(' ').filter((each) => each !== '')) {
      sub.argument(argument, args[argument.replace(/[^a-z]/g, '')] ?? '');
    }
    for (const [name, written] of Object.entries<string>(command.options))
      sub.addOption(optionOf(written, told(does[name])));
    if ('option' in command.options) sub.addHelpText('after', () => `\n${optionHelp(say)}`);
    sub.addHelpText('after', () => `\n${exampleText(t, texts.examples)}`);
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

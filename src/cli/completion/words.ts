// What may stand where on a command line, taken from how the commands declare themselves: for shells that complete it.

import type { Say } from '../../i18n/messages/say.ts';
import { newestRulesets } from '../../rulesets/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { type Command, EVERYWHERE, takenBy } from '../command.ts';

/** What a shell offers: words, names of files or folders, or what lies in the archive; `free` is anything. */
export type Offered = readonly string[] | 'games' | 'players' | 'files' | 'folders' | 'free';

export interface CompletedOption {
  /** As it is typed: `-n`, `--dry-run`. */
  readonly names: readonly string[];
  readonly does: string;
  /** What follows it, if it takes a value. */
  readonly value?: Offered;
}

export interface CompletedCommand {
  readonly name: string;
  readonly does: string;
  readonly options: readonly CompletedOption[];
  /** What its arguments are, in order. */
  readonly arguments: readonly Offered[];
  /** What all further arguments are, where there may be any number. */
  readonly rest?: Offered;
}

export interface Completed {
  readonly everywhere: readonly CompletedOption[];
  readonly commands: readonly CompletedCommand[];
}

const powers = (): readonly string[] => [...new Set(newestRulesets().flatMap(({ turnOrder }) => turnOrder))];

/** What the names in angle brackets stand for; all others are free. */
const MEANT: { readonly [name: string]: () => Offered } = {
  game: () => 'games',
  games: () => 'games',
  player: () => 'players',
  players: () => 'players',
  file: () => 'files',
  mail: () => 'files',
  mails: () => 'files',
  paths: () => 'files',
  folder: () => 'folders',
  power: powers,
  powers,
  language: () => LANGUAGES,
};

/** Names that mean something else to one command: options by `--name`, arguments by their own. */
const OWN: { readonly [command: string]: { readonly [name: string]: () => Offered } } = {
  key: { what: () => ['new', 'show', 'add', 'revoke', 'allowed-signers'] },
  schema: { what: () => ['line', 'case'] },
  completion: { shell: () => ['bash', 'zsh', 'fish'] },
  post: { '--format': () => ['bbcode', 'markdown'] },
  export: { '--format': () => ['json', 'notation'] },
  read: { mails: () => 'files' },
};

const rulesetIds = (): readonly string[] => newestRulesets().map(({ id }) => id);

const offered = (command: string, name: string, option?: string): Offered => {
  if (option === '--ruleset') return rulesetIds();
  const own = OWN[command]?.[option ?? name];
  return (own ?? MEANT[name])?.() ?? 'free';
};

const optionOf = (command: string, written: string, does: string): CompletedOption => {
  const names = [...written.matchAll(/(?<![\w<-])--?[a-z][\w-]*/gi)].map(([name]) => name);
  const value = /<([^>]+)>/.exec(written)?.[1];
  return { names, does, ...(value === undefined ? {} : { value: offered(command, value, names.at(-1)) }) };
};

/** All that can be completed, described in the reader's language. */
export const completed = (commands: readonly Command[], t: Say): Completed => {
  const told = { rulesets: rulesetIds() };
  const help = { names: ['-h', '--help'], does: t('help-option-help') };
  return {
    everywhere: [...EVERYWHERE.map(({ written, key }) => optionOf('', written, t(key, told))), help],
    commands: [
      ...commands.map((command): CompletedCommand => {
        const taken = takenBy(command, 'argument').map(({ written }) => written);
        const kinds = taken.map((written) => offered(command.name, written.replace(/[<>[\].]/g, '')));
        const last = taken.at(-1)?.includes('...') === true ? kinds.at(-1) : undefined;
        return {
          name: command.name,
          does: t(`help-${command.name}-does`),
          options: takenBy(command, 'option').map(({ written, key }) => optionOf(command.name, written, t(key, told))),
          arguments: kinds,
          ...(last === undefined ? {} : { rest: last }),
        };
      }),
      { name: 'help', does: t('help-command'), options: [], arguments: [commands.map(({ name }) => name)] },
    ],
  };
};

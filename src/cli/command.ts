// A command as data: its name, what it takes, and what it does. Its words come from the texts under the same name.

import type { CliTexts } from '../i18n/cli/index.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './exit.ts';

export type CommandName = keyof CliTexts['commands'];

/** What was given on the command line for a command's own options. */
export interface Given {
  /** Set at all. */
  has(option: string): boolean;
  /** Its value, if it takes one and was given. */
  text(option: string): string | undefined;
  /** The values of an option that may be given more than once. */
  all(option: string): readonly string[];
}

export interface Command<Name extends CommandName = CommandName> {
  readonly name: Name;
  /** As commander writes it: `<game> [space]`. */
  readonly takes: string;
  /** Option name to how it is written, such as `{ reason: '--reason <text>' }`; a `+` at the end says it may be repeated. */
  readonly options: { readonly [option in keyof CliTexts['commands'][Name]['options']]: string };
  run(desk: Desk, args: readonly string[], given: Given): Promise<Answer>;
}

/** States a command. */
export const command = <Name extends CommandName>(spec: Command<Name>): Command<Name> => spec;

// A command as data: its name, what it takes, and what it does. What it is for, and each thing it takes, is said by a
// message under the same name, such as `help-log-does` or `help-log-option-all`.

import type { MessageKey } from '../i18n/messages/say.ts';
import type { Desk } from './desk.ts';
import type { Answer } from './exit.ts';

type HelpKey = Extract<MessageKey, `help-${string}`>;

/** The names that messages have in one place of their keys: `help-*-does` gives those of all commands. */
type Named<Before extends string, After extends string = '', K = HelpKey> = K extends `${Before}${infer Name}${After}`
  ? Name
  : never;

export type CommandName = Named<'help-', '-does'>;

/** What was given on the command line for a command's own options. */
export interface Given {
  /** Set at all. */
  has(option: string): boolean;
  /** Its value, if it takes one and was given. */
  text(option: string): string | undefined;
  /** The values of an option that may be given more than once. */
  all(option: string): readonly string[];
}

/** None of a command's options. */
export const NOTHING_GIVEN: Given = { has: () => false, text: () => undefined, all: () => [] };

/** How something is written that many commands take and one message tells of, such as `help-option-yes`. */
interface Shared {
  readonly shared: string;
}

/** What a command takes, by name: written as it stands on the command line. */
type Taken = Readonly<Record<string, string | Shared>>;

export interface Command<Name extends CommandName = CommandName> {
  readonly name: Name;
  /** As commander writes them: `{ game: '<game>', space: '[space...]' }`. */
  readonly takes: Taken;
  /** Such as `{ reason: '--reason <text>' }`; a `+` at the end says it may be repeated. */
  readonly options: Taken;
  /** Command lines; `{reason}` stands for what the language puts there, `help-void-example-1-reason`. */
  readonly examples: readonly string[];
  run(desk: Desk, args: readonly string[], given: Given): Promise<Answer>;
}

type Kind = 'argument' | 'option';

/** What has a message of this command, and has to be told so; all else that it takes is shared. */
type Own<Name extends CommandName, K extends Kind> = { readonly [N in Named<`help-${Name}-${K}-`>]: string };
type Others<Name extends CommandName, K extends Kind> = {
  readonly [N in Exclude<Named<`help-${K}-`>, Named<`help-${Name}-${K}-`>>]?: Shared;
};

interface Stated<Name extends CommandName> extends Command<Name> {
  readonly takes: Own<Name, 'argument'> & Others<Name, 'argument'>;
  readonly options: Own<Name, 'option'> & Others<Name, 'option'>;
}

/** States a command: it does not compile if something it takes has no message, or a message is about nothing. */
export const command = <Name extends CommandName>(spec: Stated<Name>): Command<Name> => spec;

/** All arguments or options of a command: how each is written, and the key of the message that tells of it. */
export const takenBy = (
  { name, takes, options }: Command,
  kind: Kind,
): readonly { readonly written: string; readonly key: MessageKey }[] =>
  Object.entries(kind === 'argument' ? takes : options).map(([taken, how]) => {
    const [written, key] =
      typeof how === 'string' ? [how, `help-${name}-${kind}-${taken}`] : [how.shared, `help-${kind}-${taken}`];
    return { written, key: key as MessageKey }; // `command` holds that there is one
  });

/** What every command takes. */
export const EVERYWHERE: readonly { readonly written: string; readonly key: HelpKey }[] = [
  { written: '--archive <folder>', key: 'help-option-archive' },
  { written: '--as <player>', key: 'help-option-as' },
  { written: '--lang <language>', key: 'help-option-lang' },
  { written: '--json', key: 'help-option-json' },
];

/** Options that mean the same wherever they are. */
const SHARED = {
  'dry-run': { shared: '-n, --dry-run' },
  sync: { shared: '--sync' },
  power: { shared: '--power <power>' },
  ruleset: { shared: '--ruleset <id>' },
  out: { shared: '--out <folder>' },
  reason: { shared: '--reason <text>' },
  rule: { shared: '--rule <clause>' },
  yes: { shared: '-y, --yes' },
  for: { shared: '--for <player>' },
  evidence: { shared: '--evidence <mail>' },
  note: { shared: '--note <text>' },
  dice: { shared: '--dice <faces>+' },
  service: { shared: '--service <name>' },
  reference: { shared: '--reference <text>' },
} as const;

type SharedOption = keyof typeof SHARED;

/** Some of the options that mean the same wherever they are, in this order. */
export const shared = <O extends SharedOption>(...options: readonly O[]): Pick<typeof SHARED, O> =>
  Object.fromEntries(options.map((option) => [option, SHARED[option]])) as Pick<typeof SHARED, O>; // those, and no other

/** Arguments that mean the same wherever they are: a game by its short name, a proposal by the number of its entry. */
export const GAME = { game: { shared: '<game>' } } as const;
export const PROPOSAL = { entry: { shared: '[entry]' } } as const;

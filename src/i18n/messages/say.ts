// Says a message: finds it in the catalogues of a language and fills in what it is told, with the nouns of a board.
// This and the functions beside it are all that knows the format of the catalogues (Project Fluent).

import { FluentBundle, FluentNumber, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../../vocab/index.ts';
import { localeOf, number } from '../format.ts';
import type { Nouns } from '../nouns.ts';
import type { Catalogue } from './catalogue.ts';
import { functionsFor, Given } from './functions.ts';
import type { Messages } from './keys.ts';

export type MessageKey = keyof Messages;

/** What has a message by its code, such as a refusal: each code with what its message is told. */
export type Coded<T extends string> = {
  readonly [K in MessageKey]: CodedAs<T, K, Messages[K]>;
}[MessageKey];

/** What a message is told is handed over with its key: thousands of keys are too many to be compared once more here. */
type CodedAs<T extends string, K extends string, Params> = K extends `${T}-${infer C}`
  ? { readonly code: C; readonly params: Params }
  : never;

/** What a message is told: the parameters that its English text names; nothing where it names none. */
type Told<K extends MessageKey> =
  Record<never, never> extends Messages[K] ? [params?: Messages[K]] : [params: Messages[K]];

/** The sentence of a message. */
export type Say = <K extends MessageKey>(key: K, ...told: Told<K>) => string;

/** The same, for what is known to belong together where the compiler cannot see it. */
type SayAny = (key: string, params?: Readonly<Record<string, unknown>>) => string;

/** A number as its language writes it. The library's own asks for its format by its options each time. */
class Numeral extends FluentNumber {
  readonly #language: Language;
  constructor(value: number, language: Language) {
    super(value);
    this.#language = language;
  }
  override toString(): string {
    return number(this.#language, this.value);
  }
}

/** What is not there is `none`, so that a message can tell it from what is. */
const variable = (value: unknown, language: Language): FluentVariable => {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'number') return new Numeral(value, language);
  return typeof value === 'string' ? value : new Given(value);
};

/** Stands before the full stop of a message behind something it is told, until it is known how that ended. */
const OWN_STOP = '\u{e000}';

const markedStop = (text: string): string => (text.startsWith('.') ? `${OWN_STOP}${text}` : text);

/** A name that ends in a full stop, such as U.S.S.R., ends the sentence too. What anybody wrote stays as it is. */
const oneStop = (said: string): string => (said.includes(OWN_STOP) ? said.replace(/\.?\u{e000}\./gu, '.') : said);

/** What a message names and its bundle does not have. */
const UNKNOWN = /^Unknown (?:message|term): ([\w-]+)$/;

/**
 * Says the messages of some catalogues. A catalogue is read when something is asked for that stands in it, not before:
 * one command says little of all that could be said.
 *
 * @throws where a message is missing or cannot be said: tests try every one in every language
 */
export const sayer = (nouns: Nouns, catalogues: readonly Catalogue[]): Say => {
  let bundle: FluentBundle | undefined;
  const unread = new Set(catalogues);
  /** Reads the catalogue that has a message or term: false where none is left that does. */
  const read = (into: FluentBundle, id: string): boolean => {
    const found = [...unread].find((catalogue) => catalogue.has(id));
    if (found === undefined) return false;
    unread.delete(found);
    into.addResource(found.read());
    return true;
  };
  const say: SayAny = (key, params = {}) => {
    bundle ??= new FluentBundle(localeOf(nouns.language), {
      functions: functionsFor(nouns, say),
      transform: markedStop,
      useIsolating: false,
    });
    let message = bundle.getMessage(key);
    if (message === undefined && read(bundle, key)) message = bundle.getMessage(key);
    const pattern = message?.value;
    if (pattern === undefined || pattern === null) throw new Error(`There is no message “${key}” (${nouns.language}).`);
    if (typeof pattern === 'string') return pattern;
    const faults: Error[] = [];
    const given: Record<string, FluentVariable> = {};
    for (const name in params) given[name] = variable(params[name], nouns.language);
    const said = bundle.formatPattern(pattern, given, faults);
    const [fault] = faults;
    if (fault === undefined) return oneStop(said);
    if (read(bundle, UNKNOWN.exec(fault.message)?.[1] ?? '')) return say(key, params);
    throw new Error(`The message “${key}” (${nouns.language}): ${fault.message}`);
  };
  return say as Say; // what each key is told, the generated types hold callers to
};

/** The sentence of something that has one by its code. */
export const sayCoded = <T extends string>(
  { say }: { readonly say: Say },
  topic: T,
  { code, params }: Coded<T>,
): string => (say as SayAny)(`${topic}-${code}`, params); // `Coded` pairs each code with its params

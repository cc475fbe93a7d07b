// What every command works at: the archive it was pointed to, the reader's language, where its words go, who is asking.

import type { Settings } from '../archive/index.ts';
import { secondEditionBoard } from '../board/index.ts';
import type { Say } from '../i18n/messages/say.ts';
import type { Words } from '../i18n/words.ts';
import { wordsOf } from '../i18n/words-of.ts';
import { momentIn } from '../i18n/zone.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Language } from '../vocab/index.ts';
import { siteLanguage } from './address.ts';
import { openRegistry, type Registry } from './clauses.ts';
import type { Environment, Sink } from './environment.ts';
import { EXIT, GaveUp } from './exit.ts';
import { type Paint, paintOf, safe } from './paint.ts';
import type { Choice } from './prompter.ts';
import { wrap } from './wrap.ts';

/** What was said beside the command's own arguments. */
interface Common {
  readonly as?: string;
  readonly format: 'text' | 'json';
}

export interface Desk {
  readonly env: Environment;
  readonly archive: string;
  readonly settings: Settings;
  readonly language: Language;
  /**
   * Says a message that names nothing of a board; a sentence about units and spaces is said by the words of its game.
   */
  readonly t: Say;
  readonly common: Common;
  readonly paint: Paint;
  readonly clause: Registry;
  /** Part of the answer: a line, or several. Nothing under `--json`, where the answer is data. */
  say(text?: string): void;
  /** A line that is to be copied: part of the answer, and never broken. */
  sayWhole(text: string): void;
  /** Talk beside the answer. */
  talk(text: string): void;
  /** Nouns for a game; before there is one, those of the board most play on. */
  words(ruleset?: Ruleset, language?: Language): Words;
  /** A day and time of the log, in the archive's time zone. */
  moment(at: string): string;
  /** True if somebody can be asked. */
  readonly asks: boolean;
  confirm(question: string): Promise<boolean>;
  /** An answer that is needed: without one the command ends. */
  text(question: string, suggestion?: string): Promise<string>;
  select(question: string, choices: readonly Choice[]): Promise<string>;
  /** `chosen` are those of the choices that are taken unless they are taken back. */
  many(question: string, choices: readonly Choice[], chosen?: readonly string[]): Promise<readonly string[]>;
}

export interface DeskOptions {
  readonly archive: string;
  readonly settings: Settings;
  readonly language: Language;
  readonly common: Common;
}

const colourOf = (env: Environment, terminal: 'yes' | 'no'): 'on' | 'off' =>
  terminal === 'yes' && (env.variables.NO_COLOR ?? '') === '' && env.variables.TERM !== 'dumb' ? 'on' : 'off';

/** Narrower terminals get lines as wide as this; a table on less cannot be read anyway. */
const NARROWEST = 40;

const fitted = (text: string, { columns }: Sink): string =>
  columns === undefined ? text : wrap(text, Math.max(NARROWEST, columns));

export const openDesk = (env: Environment, { archive, settings, language, common }: DeskOptions): Desk => {
  const colour = common.format === 'json' ? 'off' : colourOf(env, env.stdout.terminal);
  const t = wordsOf(secondEditionBoard, language).say;
  const need = <T>(said: T | undefined): T => {
    if (said === undefined) throw new GaveUp(EXIT.usage, [t('asking-gave-up')]);
    return said;
  };
  return {
    env,
    archive,
    settings,
    language,
    t,
    common,
    paint: paintOf(colour),
    // A link leads to a page there is: in the reader's language if the site has it.
    clause: openRegistry(env.project, siteLanguage(settings, language)),
    say: (text = '') => {
      if (common.format === 'text') env.stdout.write(`${fitted(safe(text, colour), env.stdout)}\n`);
    },
    sayWhole: (text) => {
      if (common.format === 'text') env.stdout.write(`${safe(text, colour)}\n`);
    },
    talk: (text) => env.stderr.write(`${fitted(safe(text, colourOf(env, env.stderr.terminal)), env.stderr)}\n`),
    words: (ruleset, tongue = language) => wordsOf(ruleset?.board ?? secondEditionBoard, tongue),
    moment: (at) => momentIn(language, settings.timeZone, at),
    asks: env.terminal === 'yes' && common.format === 'text',
    confirm: async (question) => need(await env.ask.confirm(question, t('create-yes'), t('create-no'))),
    text: async (question, suggestion) => need(await env.ask.text(question, suggestion)),
    select: async (question, choices) => need(await env.ask.select(question, choices)),
    many: async (question, choices, chosen) => need(await env.ask.many(question, choices, chosen)),
  };
};

// What must not be in a change, by code, and the rule that each code is about. Sentences are made elsewhere.

import type { SettingsFault } from '../i18n/settings.ts';

/** What is told of each thing that must not be in a change: the sentences are held against it where they are said. */
interface AgainstParams {
  /** A published log is no longer where it was; `movedTo` is where the same bytes stand now, or empty. */
  readonly 'log-missing': { readonly movedTo: string };
  readonly 'log-not-plain': { readonly what: 'link' | 'module' | 'executable' | 'other' };
  readonly 'log-rewritten': Record<never, never>;
  readonly 'log-cut': { readonly lines: number };
  readonly 'log-line-ends': Record<never, never>;
  readonly 'log-torn': { readonly bytes: number };
  readonly 'log-too-large': { readonly max: number };
  readonly 'several-games': { readonly games: readonly string[] };
  /** Some of the other files; `more` is how many there are besides. */
  readonly 'turn-not-alone': { readonly game: string; readonly others: readonly string[]; readonly more: number };
  readonly 'not-a-log': Record<never, never>;
  readonly 'game-broken': { readonly game: string };
  readonly 'game-differs': { readonly game: string };
  readonly 'wrong-author': { readonly author: string; readonly by: string; readonly names: readonly string[] };
  /** An honest signature, by the key of another player than the one who entered the line. */
  readonly 'wrong-signer': { readonly author: string; readonly by: string; readonly signer: string };
  readonly 'commit-signature': { readonly by: string };
  readonly 'in-the-future': { readonly at: string; readonly now: string };
  readonly 'not-forward': Record<never, never>;
  readonly 'does-not-merge': { readonly paths: readonly string[] };
  readonly 'bad-settings': { readonly fault: SettingsFault };
}

type AgainstCode = keyof AgainstParams;

/** Something that must not be. */
export type ChangeRefusal = {
  readonly [C in AgainstCode]: {
    readonly code: C;
    /** The rule that a change must keep. */
    readonly rule: (typeof RULES)[AgainstCode];
    readonly params: AgainstParams[C];
    /** From the top of the repository; empty if it is about no file. */
    readonly path: string;
    /** A line of that file, from 1. */
    readonly line?: number;
    readonly commit?: string;
    readonly game?: string;
  };
}[AgainstCode];

const RULES = {
  'log-missing': 'only-appended',
  'log-not-plain': 'plain-logs',
  'log-rewritten': 'only-appended',
  'log-cut': 'only-appended',
  'log-line-ends': 'only-appended',
  'log-torn': 'proved',
  'log-too-large': 'plain-logs',
  'several-games': 'one-game',
  'turn-not-alone': 'turn-alone',
  'not-a-log': 'plain-logs',
  'game-broken': 'proved',
  'game-differs': 'proved',
  'wrong-author': 'own-name',
  'wrong-signer': 'own-name',
  'commit-signature': 'own-name',
  'in-the-future': 'no-future',
  'not-forward': 'never-back',
  'does-not-merge': 'merges',
  'bad-settings': 'readable-settings',
} as const satisfies { readonly [C in AgainstCode]: string };

/** Where something stands that must not be. */
export type Where = Partial<Pick<ChangeRefusal, 'path' | 'line' | 'commit' | 'game'>>;

/** A refusal by its code; the rule it breaks goes with it. */
export const refuse = <C extends AgainstCode>(code: C, params: AgainstParams[C], where: Where = {}): ChangeRefusal =>
  ({ code, rule: RULES[code], params, path: '', ...where }) as ChangeRefusal; // code and params belong together by the signature; the union cannot see it

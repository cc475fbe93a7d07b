// What must not be in a change, by code, and the rule that each code is about. Sentences are made elsewhere.

import type { AgainstCode, AgainstParams, AgainstRule } from '../i18n/git/against/index.ts';

/** Something that must not be. */
export type ChangeRefusal = {
  readonly [C in AgainstCode]: {
    readonly code: C;
    readonly rule: AgainstRule;
    readonly params: AgainstParams[C];
    /** From the top of the repository; empty if it is about no file. */
    readonly path: string;
    /** A line of that file, from 1. */
    readonly line?: number;
    readonly commit?: string;
    readonly game?: string;
  };
}[AgainstCode];

const RULES: { readonly [C in AgainstCode]: AgainstRule } = {
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
};

/** Where something stands that must not be. */
export type Where = Partial<Pick<ChangeRefusal, 'path' | 'line' | 'commit' | 'game'>>;

/** A refusal by its code; the rule it breaks goes with it. */
export const refuse = <C extends AgainstCode>(code: C, params: AgainstParams[C], where: Where = {}): ChangeRefusal =>
  ({ code, rule: RULES[code], params, path: '', ...where }) as ChangeRefusal; // code and params belong together by the signature; the union cannot see it

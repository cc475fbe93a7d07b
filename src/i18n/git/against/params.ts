// What a sentence about a change has to be told. The rules of a change are declared here, for git stands to the right of
// this layer.

import type { SettingsFault } from '../../settings.ts';

/** What is wrong with a change of an archive. */
export interface AgainstParams {
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

export type AgainstCode = keyof AgainstParams;

/** The rules a change must keep. */
export type AgainstRule =
  | 'only-appended'
  | 'plain-logs'
  | 'one-game'
  | 'turn-alone'
  | 'proved'
  | 'own-name'
  | 'no-future'
  | 'never-back'
  | 'merges'
  | 'readable-settings';

/** Why a change could not be looked at. `said` is what was asked for. */
export type AgainstStop =
  | { readonly kind: 'no-git' }
  | { readonly kind: 'no-repository' }
  | { readonly kind: 'unknown-ref'; readonly said: string }
  | { readonly kind: 'shallow'; readonly said: string }
  | { readonly kind: 'unrelated'; readonly said: string }
  /** A tree that git did not make, or that is not all there. */
  | { readonly kind: 'odd-tree'; readonly said: string };

interface NextParams {
  /** The commit it is compared with, as it was named. */
  readonly base: string;
  /** The path it is about, or empty. */
  readonly path: string;
  readonly game: string;
}

export interface AgainstTexts {
  /** `base` and `head` as they were named. */
  readonly heading: (base: string, head: string) => string;
  readonly refusals: { readonly [C in AgainstCode]: (params: AgainstParams[C]) => string };
  readonly rules: { readonly [R in AgainstRule]: string };
  readonly next: { readonly [C in AgainstCode]: (params: NextParams) => string };
  readonly stops: { readonly [K in AgainstStop['kind']]: (said: string) => string };
  readonly stopNext: { readonly [K in AgainstStop['kind']]: string };
  readonly games: {
    readonly opened: (game: string, entries: number) => string;
    readonly grown: (game: string, entries: number) => string;
    /** A broken end was cut off from `line` on; entries may have been added. */
    readonly repaired: (game: string, line: number, dropped: number) => string;
    readonly demonstration: (game: string) => string;
    readonly removed: (game: string) => string;
  };
  /** A line in a commit of somebody else, where that is no fault; `where` is file and line, `commit` its name. */
  readonly carried: (where: string, commit: string, by: string, signer: string) => string;
  readonly others: (files: number) => string;
  readonly nothing: string;
  readonly commit: (commit: string) => string;
  readonly good: string;
  readonly bad: (count: number) => string;
  readonly notWithGames: string;
  readonly notWith: (option: string) => string;
  readonly needsAgainst: (option: string) => string;
}

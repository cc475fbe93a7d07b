// A refusal as a value: a code, what a sentence about it needs to say, where in the order it struck, and the clauses
// behind it. Sentences are made elsewhere, one language at a time.

import type { Ruleset } from '../../rulesets/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import { type About, keyOf, type Named } from './about.ts';
import type { CombatRefusals } from './combat.ts';
import type { EconomyRefusals } from './economy.ts';
import type { GeneralRefusals } from './general.ts';
import type { MovementRefusals } from './movement.ts';

export interface RefusalParams extends GeneralRefusals, MovementRefusals, EconomyRefusals, CombatRefusals {}
export type RefusalCode = keyof RefusalParams;

/** One reason why an order is refused. `at` is a path into the order, such as `moves/3`. */
export type Refusal = {
  readonly [C in RefusalCode]: {
    readonly code: C;
    readonly params: RefusalParams[C];
    readonly at?: string;
    readonly clauses: readonly ClauseId[];
  };
}[RefusalCode];

/** What a refusal can be about more closely. */
interface Subjects {
  readonly from?: unknown;
  readonly to?: unknown;
  readonly space?: unknown;
  readonly unit?: unknown;
  readonly canal?: unknown;
}

/** The pair of spaces, the canal, the kind of unit, the space. */
const subjectsOf = (params: object): readonly string[] => {
  const { from, to, space, unit, canal }: Subjects = params;
  const pair = typeof from === 'string' && typeof to === 'string' ? [[from, to].sort().join('/')] : [];
  return [...pair, ...[canal, unit, space].filter((subject) => typeof subject === 'string')];
};

/**
 * Clauses that speak of just these subjects (`not-adjacent/kwangtung/sea-of-japan`, `too-far/armor`); else the code's
 * own.
 */
export const clausesAbout = (
  ruleset: Ruleset,
  code: string,
  subjects: readonly (string | Named)[],
): readonly ClauseId[] => {
  const close = subjects.flatMap((subject) => ruleset.cites[`${code}/${keyOf(subject)}`] ?? []);
  return close.length > 0 ? [...new Set(close)] : (ruleset.cites[code] ?? []);
};

/**
 * Makes a refusal with the ruleset's clauses for its code; a code without clauses is one of form, not of rules.
 *
 * @param about what else the clauses may be looked up by, such as `research` where something is too expensive
 */
export const refusal = <C extends RefusalCode>(
  ruleset: Ruleset,
  code: C,
  params: RefusalParams[C],
  at?: string,
  about: readonly About<C>[] = [],
): Refusal =>
  ({
    code,
    params,
    ...(at === undefined ? {} : { at }),
    clauses: clausesAbout(ruleset, code, [...about, ...subjectsOf(params)]),
  }) as Refusal; // code and params belong together by the signature; the union cannot see it

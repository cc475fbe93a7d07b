// Rules that this program does not know, as line 0 names them. Words of such rules may be in any line of the log, so
// what looks like a wrong shape is none.

import type { OpenGame } from '../engine/index.ts';
import { RULESETS, rulesetOf } from '../rulesets/index.ts';
import { type BareFault, bareFault, type LogFaultCode } from './fault.ts';
import type { Json } from './walk.ts';

const faultOf = (ruleset: string, version: number): BareFault | undefined =>
  rulesetOf(ruleset, version) === undefined
    ? bareFault('unknown-ruleset', {
        ruleset: ruleset.slice(0, 80),
        version,
        known: RULESETS.map((known) => ({ id: known.id, version: known.version })),
      })
    : undefined;

/** The fault of a game opened like this; undefined if its rules are known. */
export const unknownRules = ({ ruleset, version }: Pick<OpenGame, 'ruleset' | 'version'>): BareFault | undefined =>
  faultOf(ruleset, version);

/** The same for a line that has not the shape it must have; undefined also if it is none that opens a game. */
export const unknownRulesIn = (line: { readonly [key: string]: Json }): BareFault | undefined => {
  const { order } = line;
  if (typeof order !== 'object' || order === null || !('type' in order) || order.type !== 'open-game') return undefined;
  const { ruleset, version } = order;
  return typeof ruleset === 'string' && typeof version === 'number' ? faultOf(ruleset, version) : undefined;
};

/** Faults that may only say that the rules have words this program does not know. */
const MAY_BE_OF_RULES: readonly LogFaultCode[] = ['wrong-shape', 'unknown-order', 'unknown-event'];

export const mayBeOfRules = ({ code }: BareFault): boolean => MAY_BE_OF_RULES.includes(code);

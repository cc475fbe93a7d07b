// The events of conformance cases. A case itself only says what it demands; here all that happens in it is frozen, and
// with it what is too rare for any game. A case whose question was changed since is another case.

import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { type Case, runCase } from '../../../src/cases/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import { casesOf, inheritedBy } from '../conformance/cases.ts';

/** Two hashes with a blank between: of what is asked, and of the events. */
export type FrozenCase = string;

const hash = (value: unknown): string =>
  createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex')
    .slice(0, 16);

/** Position, orders and dice of a case. */
export const askedIn = ({ then: _then, id: _id, title: _title, clause: _clause, ...asked }: Case): string =>
  hash(asked);

export const runFrozen = (ruleset: Ruleset, spec: Case): FrozenCase =>
  `${askedIn(spec)} ${hash(runCase(spec, [ruleset]).events)}`;

/** The cases that a ruleset plays: its own, and those of the second edition that all others build on. */
export const frozenCases = ({ id }: Ruleset): readonly (readonly [string, Case])[] => [
  ...casesOf(id).map((spec) => [spec.id, spec] as const),
  ...(id === 'second-edition' ? [] : inheritedBy(id).map((spec) => [`second-edition/${spec.id}`, spec] as const)),
];

// Conformance cases: what they look like, how they are run, and what they say of each clause.
export { noBeginning } from './beginning.ts';
export { positionOf } from './position.ts';
export { rulesetOfCase, runCase } from './run.ts';
export { type Case, CaseSchema, caseJsonSchema } from './schema.ts';
export { startOf } from './start.ts';
export { type ClauseTally, clausesOf, tallyByClause } from './tally.ts';

// Conformance cases: what they look like and how they are run.
export { type Outcome, runCase } from './run.ts';
export { type Case, CaseSchema } from './schema.ts';

// The conformance cases of this repository, read once for every test that looks at them as a whole.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Case, CaseSchema } from '../../../src/cases/index.ts';

const CASES = join(import.meta.dirname, '../../cases');

/** JSON files anywhere in a folder, in alphabetical order. */
export const jsonFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));

/** @throws if the file is no case */
export const readCase = (file: string): Case => CaseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

export const caseFiles = (): readonly string[] => jsonFiles(CASES);

/** The ruleset of a case, without the version it may name. */
export const rulesetIdOf = ({ ruleset }: Case): string => ruleset.split('@')[0] ?? ruleset;

/** The cases of one ruleset, whatever version of it they name. */
export const casesOf = (ruleset: string): readonly Case[] =>
  caseFiles()
    .map(readCase)
    .filter((spec) => rulesetIdOf(spec) === ruleset);

/** The cases of another ruleset, the second edition if none is named, as cases of one that presupposes it. */
export const inheritedBy = (ruleset: string, other: string = 'second-edition'): readonly Case[] =>
  casesOf(other).map((spec) => ({ ...spec, ruleset: spec.ruleset.replace(rulesetIdOf(spec), ruleset) }));

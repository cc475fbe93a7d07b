// A file of JSON the player named, checked against a schema before anybody looks at it.

import type { z } from 'zod';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { cleanLine } from './paint.ts';
import { readText } from './table.ts';

/** The first thing wrong; where a value may have several forms, in the form it comes nearest to. */
const firstIssue = (issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined => {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue;
  const inner = issue.errors
    .flatMap((form) => firstIssue(form) ?? [])
    .sort(
      (a, b) =>
        b.path.length - a.path.length ||
        Number(a.code === 'unrecognized_keys') - Number(b.code === 'unrecognized_keys'),
    );
  return inner[0] === undefined ? issue : { ...inner[0], path: [...issue.path, ...inner[0].path] };
};

/** The file's content. A file that is not what it should be ends the command with the first thing wrong. */
export const readJson = async <T>(desk: Desk, file: string, schema: z.ZodType<T>): Promise<T> => {
  const text = await readText(desk, file);
  const bad = (why: string): Stop =>
    new Stop(EXIT.usage, [desk.t('game-not-json', { file: cleanLine(file), why: cleanLine(why) })]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw bad(error instanceof Error ? error.message : 'JSON');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = firstIssue(parsed.error.issues);
  throw bad(issue === undefined ? '' : `${issue.path.map(String).join('/') || '/'}: ${issue.message}`);
};

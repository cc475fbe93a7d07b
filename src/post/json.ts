// A file of settings as JSON, held against its schema. It says where in the file something is wrong, and no more.

import type { z } from 'zod';
import { fail, ok, type Result } from '../vocab/index.ts';

/**
 * What the text of a file holds; the error is the way to what is wrong, such as `smtp/host`, empty for the whole file.
 */
export const parseJson = <T>(schema: z.ZodType<T>, text: string): Result<T, string> => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('');
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? ok(parsed.data) : fail(parsed.error.issues[0]?.path.map(String).join('/') ?? '');
};

// What the conformance cases are about, in a language other than English: their titles, each with the fingerprint of
// the English title it renders. It knows the form of such a file and reads none.

import { z } from 'zod';
import { fingerprint } from './fingerprint.ts';
import { freshnessOf, type Original, type Translated } from './freshness.ts';

const TitlesSchema = z.record(
  z.string(),
  z.strictObject({
    of: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .optional(),
    title: z.string().min(1),
  }),
);

/** The title of a case in a language. */
interface CaseTitle extends Translated {
  readonly title: string;
}

/** The titles of a language by the id of the case. */
export type CaseTitles = ReadonlyMap<string, CaseTitle>;

/** Checks the content of a file of titles; throws if it is none. */
export const caseTitlesOf = (json: unknown): CaseTitles =>
  new Map(
    Object.entries(TitlesSchema.parse(json)).map(([id, { of, title }]) => [
      id,
      of === undefined ? { id, title } : { id, of, title },
    ]),
  );

/** The title to show; undefined where there is none, or none that still says what English says. */
export const titleIn = (titles: CaseTitles, english: Original): string | undefined => {
  const own = titles.get(english.id);
  return own !== undefined && freshnessOf(own, english) === 'fresh' ? own.title : undefined;
};

/** The file of a language: a line a case, in the order of their ids, what was unmarked marked with what it renders. */
export const caseTitlesText = (titles: CaseTitles, english: readonly Original[]): string => {
  const original = new Map(english.map(({ id, body }) => [id, body]));
  const lines = [...titles.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, of, title }) => {
      const body = original.get(id);
      const mark = of ?? (body === undefined ? undefined : fingerprint(body));
      const marked = mark === undefined ? '' : `"of": ${JSON.stringify(mark)}, `;
      return `  ${JSON.stringify(id)}: { ${marked}"title": ${JSON.stringify(title)} }`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
};

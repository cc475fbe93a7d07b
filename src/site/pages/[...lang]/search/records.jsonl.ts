// Everything there is to find in a language but clauses, a line each. The build makes an index of it and then takes
// this file away.
import type { APIRoute } from 'astro';
import { flowing } from '../../../data/json.ts';
import { theSource } from '../../../data/source.ts';
import { stillPaths } from '../../../paths.ts';
import { gameRecords } from '../../../search/games.ts';
import { guideRecords } from '../../../search/guides.ts';
import { lineOf, type SearchRecord } from '../../../search/record.ts';
import { speak } from '../../../words/speak.ts';

// It shows something of everything, so it has no key and is made each time.
export const getStaticPaths = () => [...stillPaths(theSource())].map(({ cacheKey: _, ...path }) => path);

function* lines(...some: readonly Iterable<SearchRecord>[]): Generator<string> {
  for (const records of some) for (const record of records) yield lineOf(record);
}

export const GET: APIRoute = async ({ props: { language } }) =>
  flowing(lines(await guideRecords(language), gameRecords(speak(language))), 'application/jsonl');

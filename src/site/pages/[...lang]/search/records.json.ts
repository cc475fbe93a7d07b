// Everything there is to find in a language but clauses. The build makes an index of it and then takes this file away.
import type { APIRoute } from 'astro';
import { theSource } from '../../../data/source.ts';
import { stillPaths } from '../../../paths.ts';
import { gameRecords } from '../../../search/games.ts';
import { guideRecords } from '../../../search/guides.ts';
import { speak } from '../../../words/speak.ts';

// It shows something of everything, so it has no key and is made each time.
export const getStaticPaths = () => [...stillPaths(theSource())].map(({ cacheKey: _, ...path }) => path);

export const GET: APIRoute = async ({ props: { language } }) => {
  const records = [...(await guideRecords(language)), ...gameRecords(speak(language))];
  return Response.json({ language, records });
};

// The clauses of a topic as the search page shows them.
import type { APIRoute, GetStaticPaths } from 'astro';
import { jsonResponse } from '../../../../data/json.ts';
import { theSource } from '../../../../data/source.ts';
import { STILL } from '../../../../paths.ts';
import { clauseTexts } from '../../../../search/clauses.ts';
import type { ClauseTexts } from '../../../../search/record.ts';

export const getStaticPaths = (() =>
  theSource().settings.languages.flatMap((language) =>
    [...clauseTexts(language)].map(([topic, texts]) => ({
      params: { language, topic },
      props: { texts },
      cacheKey: STILL,
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ texts: ClauseTexts }> = ({ props: { texts } }) => jsonResponse(texts);

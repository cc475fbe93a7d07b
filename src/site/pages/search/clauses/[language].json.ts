// The index of the clauses in a language, for the search page.
import type { APIRoute, GetStaticPaths } from 'astro';
import type { Language } from '../../../../vocab/index.ts';
import { jsonResponse } from '../../../data/json.ts';
import { theSource } from '../../../data/source.ts';
import { STILL } from '../../../paths.ts';
import { clauseIndex } from '../../../search/clauses.ts';

export const getStaticPaths = (() =>
  theSource().settings.languages.map((language) => ({
    params: { language },
    props: { language },
    cacheKey: STILL,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => jsonResponse(clauseIndex(language));

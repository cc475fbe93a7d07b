// What a trial begins with that begins with a case of a topic, for the browser it is played in.
import type { APIRoute, GetStaticPaths } from 'astro';
import { jsonResponse } from '../../../data/json.ts';
import { topicsOfCases, triedCasesJson } from '../../../data/tried-cases.ts';
import { STILL } from '../../../paths.ts';

export const getStaticPaths = (() =>
  topicsOfCases().map((topic) => ({ params: { topic }, cacheKey: STILL }))) satisfies GetStaticPaths;

export const GET: APIRoute<object, { topic: string }> = ({ params: { topic } }) => jsonResponse(triedCasesJson(topic));

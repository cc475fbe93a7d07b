// Where names, flags and counters stand on a board, for the browser that plans a turn on it.
import type { APIRoute, GetStaticPaths } from 'astro';
import { type Board, secondEditionBoard } from '../../../board/index.ts';
import { mapKit } from '../../../charts/index.ts';
import type { Language } from '../../../vocab/index.ts';
import { jsonResponse } from '../../data/json.ts';
import { drawing, otherLooks } from '../../data/map.ts';
import { theSource } from '../../data/source.ts';
import { STILL } from '../../paths.ts';
import { speak } from '../../words/speak.ts';

export const getStaticPaths = (() =>
  [{ name: 'usual', board: secondEditionBoard }, ...otherLooks()].flatMap(({ name, board }) =>
    theSource().settings.languages.map((language) => ({
      params: { look: name, language },
      props: { board, language },
      cacheKey: STILL,
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ board: Board; language: Language }> = ({ props: { board, language } }) => {
  const { base, labels } = drawing(board);
  const { words } = speak(language, board);
  return jsonResponse(mapKit(base, labels[language], words.theatre));
};

// The log itself, byte for byte as it stands in the archive.
import type { APIRoute } from 'astro';
import { gameData, theGames } from '../../../data/games.ts';
import { gameKey } from '../../../paths.ts';

export const getStaticPaths = () =>
  theGames().flatMap((data) =>
    data.hash === undefined ? [] : [{ params: { game: data.view.slug }, cacheKey: gameKey(data) }],
  );

export const GET: APIRoute = ({ params }) => {
  const { bytes } = gameData(params.game ?? '').told;
  return new Response(bytes === undefined ? '' : Buffer.from(bytes), {
    headers: { 'content-type': 'application/x-ndjson' },
  });
};

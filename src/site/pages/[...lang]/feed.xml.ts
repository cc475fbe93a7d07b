// The feed of the archive: games as they open and end, and every finished turn.
import type { APIRoute } from 'astro';
import { newsOfArchive } from '../../data/feeds.ts';
import { theGames } from '../../data/games.ts';
import { theSource } from '../../data/source.ts';
import { archiveFeedPaths } from '../../paths.ts';
import { feedResponse } from '../../words/feeds.ts';

export const getStaticPaths = () => [...archiveFeedPaths(theSource())];

export const GET: APIRoute = ({ props: { language } }) =>
  feedResponse(language, { feed: 'archive' }, 'atom', newsOfArchive(theGames()));

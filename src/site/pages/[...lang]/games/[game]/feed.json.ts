// The JSON feed of a game: its turns, and who is awaited.
import type { APIRoute } from 'astro';
import { newsOfGame } from '../../../../data/feeds.ts';
import { theGame } from '../../../../data/games.ts';
import { theSource } from '../../../../data/source.ts';
import { gameFeedPaths } from '../../../../paths.ts';
import { feedResponse } from '../../../../words/feeds.ts';

export const getStaticPaths = () => [...gameFeedPaths(theSource())];

export const GET: APIRoute = ({ props: { language, game } }) =>
  feedResponse(language, { feed: 'game', game }, 'json', newsOfGame(theGame(game)));

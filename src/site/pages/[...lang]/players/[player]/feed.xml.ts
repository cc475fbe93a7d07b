// The feed of a player: what waits for him, and the turns of his games.
import type { APIRoute } from 'astro';
import { newsOfPlayer } from '../../../../data/feeds.ts';
import { thePerson } from '../../../../data/people.ts';
import { theSource } from '../../../../data/source.ts';
import { playerFeedPaths } from '../../../../paths.ts';
import { feedResponse } from '../../../../words/feeds.ts';

export const getStaticPaths = () => [...playerFeedPaths(theSource())];

export const GET: APIRoute = ({ props: { language, player } }) =>
  feedResponse(language, { feed: 'player', player }, 'atom', newsOfPlayer(thePerson(player)));

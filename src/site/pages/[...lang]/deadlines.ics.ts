// The deadlines of all games as a calendar.
import type { APIRoute } from 'astro';
import { deadlinesIn } from '../../data/feeds.ts';
import { theGames } from '../../data/games.ts';
import { theSource } from '../../data/source.ts';
import { archiveFeedPaths } from '../../paths.ts';
import { calendarResponse } from '../../words/calendars.ts';

export const getStaticPaths = () => [...archiveFeedPaths(theSource())];

export const GET: APIRoute = ({ props: { language } }) =>
  calendarResponse(language, { feed: 'archive' }, deadlinesIn(theGames()));

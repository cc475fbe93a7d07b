// The deadlines of a player as a calendar.
import type { APIRoute } from 'astro';
import { deadlinesIn } from '../../../../data/feeds.ts';
import { thePerson } from '../../../../data/people.ts';
import { theSource } from '../../../../data/source.ts';
import { playerFeedPaths } from '../../../../paths.ts';
import { calendarResponse } from '../../../../words/calendars.ts';

export const getStaticPaths = () => [...playerFeedPaths(theSource())];

export const GET: APIRoute = ({ props: { language, player } }) =>
  calendarResponse(language, { feed: 'player', player }, deadlinesIn(thePerson(player).games, player));

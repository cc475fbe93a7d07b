// The calendars of this build: the deadlines of all games, and those of a player. Like feeds they need the address of
// the site, which is part of what names an event.

import type { Language } from '../../vocab/index.ts';
import { theArchive } from '../data/archive.ts';
import { type Deadline, keyOf, placeOf } from '../data/feeds.ts';
import { pageLink } from '../link.ts';
import type { CalendarOf } from '../routes.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';
import { sayMore, sayTitle } from './feed.ts';
import { sayFeed } from './feeds.ts';
import { type Speech, speak } from './speak.ts';

const eventOf = (s: Speech, site: string, deadline: Deadline): CalendarEvent => {
  const { game, at, due } = deadline;
  const link = `${site}${pageLink(s.language, placeOf(deadline))}`;
  return {
    id: `${game.slug}.${keyOf(deadline)}@${new URL(site).host}`,
    // A deadline moves with what is said in the log, such as who is away.
    written: game.lastMoved ?? at,
    at: due.deadline,
    title: sayTitle(s, deadline),
    text: [...sayMore(s, deadline), link].join('\n'),
    link,
  };
};

/** @throws if the site has no address: then there are no paths for calendars */
export const calendarResponse = (language: Language, of: CalendarOf, deadlines: readonly Deadline[]): Response => {
  const { site } = theArchive().settings;
  if (site === undefined) throw new Error('A calendar needs the address of the site.');
  const s = speak(language);
  const text = calendarText({
    name: s.t('calendar-name', { of: sayFeed(s, of) }),
    events: deadlines.map((each) => eventOf(speak(language, each.game.board), site, each)),
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};

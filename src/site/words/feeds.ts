// The feeds of this build, as the files they become. Without the address of the site in fieldpost.json there are none,
// for what a feed links it must link in full.

import type { Language } from '../../vocab/index.ts';
import { theArchive } from '../data/archive.ts';
import type { News } from '../data/feeds.ts';
import { theGame } from '../data/games.ts';
import { thePerson } from '../data/people.ts';
import { feedLink, pageLink } from '../link.ts';
import type { FeedForm, FeedOf, Place } from '../routes.ts';
import { type AtomFeed, atomText } from './atom.ts';
import { sayNews } from './feed.ts';
import { jsonFeedText } from './json-feed.ts';
import { type Speech, speak } from './speak.ts';

const pageOf = (of: FeedOf): Place => {
  switch (of.feed) {
    case 'archive':
      return { page: 'home' };
    case 'game':
      return { page: 'game', game: of.game };
    case 'player':
      return { page: 'player', player: of.player };
  }
};

/** What a feed is called, on its own and in the head of pages. */
export const sayFeed = ({ t }: Speech, of: FeedOf): string => {
  const { name } = theArchive().settings;
  switch (of.feed) {
    case 'archive':
      return t('feed-archive', { name });
    case 'game':
      return theGame(of.game).view.title;
    case 'player':
      return t('feed-player', { player: thePerson(of.player).name, name });
  }
};

/** The media type of each form. */
export const feedTypes: { readonly [form in FeedForm]: string } = {
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};

const WRITERS: { readonly [form in FeedForm]: (feed: AtomFeed) => string } = { atom: atomText, json: jsonFeedText };

/** @throws if the site has no address: then there are no paths for feeds */
export const feedResponse = (language: Language, of: FeedOf, form: FeedForm, news: readonly News[]): Response => {
  const { site, name } = theArchive().settings;
  if (site === undefined) throw new Error('A feed needs the address of the site.');
  const s = speak(language);
  const text = WRITERS[form]({
    language,
    title: sayFeed(s, of),
    address: `${site}${feedLink(language, of, form)}`,
    page: `${site}${pageLink(language, pageOf(of))}`,
    author: name,
    entries: news.map((one) => sayNews(speak(language, one.game.board), site, one)),
  });
  return new Response(text, { headers: { 'content-type': `${feedTypes[form]}; charset=utf-8` } });
};

// Every address of the site. Pages and links are named by what they show; here alone that becomes a path, by language
// and under the base path a group has chosen. English stands at the root, other languages under their code.

import type { Language } from '../vocab/index.ts';

/** What a page shows. */
export type Place =
  | { readonly page: 'home' }
  | { readonly page: 'games' }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'turn'; readonly game: string; readonly turn: string }
  /** What happened where in a game. */
  | { readonly page: 'spaces'; readonly game: string }
  | { readonly page: 'log'; readonly game: string }
  /** A part of a long log: the entries of a round, such as `r03`. */
  | { readonly page: 'chapter'; readonly game: string; readonly chapter: string }
  /** Everybody who plays or has played. */
  | { readonly page: 'players' }
  | { readonly page: 'player'; readonly player: string }
  /** What all games come to together. */
  | { readonly page: 'statistics' }
  /** The calculator of odds. */
  | { readonly page: 'odds' }
  /** A turn checked before it is sent; with a game, that game is chosen. */
  | { readonly page: 'check'; readonly game?: string }
  /** A turn planned on the board; with a game, that game is opened. */
  | { readonly page: 'plan'; readonly game?: string }
  /**
   * A position played on to try something out: from a turn of a game, from the opening of a ruleset, or from a case of
   * a topic of its rules.
   */
  | { readonly page: 'try'; readonly from?: string; readonly turn?: string }
  | { readonly page: 'try'; readonly from: string; readonly topic: string; readonly case: string }
  | { readonly page: 'rules' }
  | { readonly page: 'topic'; readonly topic: string }
  /** What holds in games by a ruleset, and that on one topic. */
  | { readonly page: 'held'; readonly ruleset: string }
  | { readonly page: 'held-topic'; readonly ruleset: string; readonly topic: string }
  /** All that holds in games by a ruleset, to be printed. */
  | { readonly page: 'booklet'; readonly ruleset: string }
  /** The systems of rules side by side. */
  | { readonly page: 'compare' }
  /** What the systems make of each point, in a table. */
  | { readonly page: 'differences' }
  /** By what cases each clause has been tried. */
  | { readonly page: 'suite' }
  /** The words of the game, in all languages. */
  | { readonly page: 'glossary' }
  /** What the spaces of a board are called, in all languages. */
  | { readonly page: 'space-names'; readonly board: string }
  | { readonly page: 'sources' }
  | { readonly page: 'source'; readonly document: string }
  | { readonly page: 'guides' }
  | { readonly page: 'guide'; readonly guide: string }
  /** A page a group has written itself. */
  | { readonly page: 'own'; readonly name: string }
  | { readonly page: 'search' }
  | { readonly page: 'lost' };

/** What a feed tells about. Each is there in every language. */
export type FeedOf =
  | { readonly feed: 'archive' }
  | { readonly feed: 'game'; readonly game: string }
  | { readonly feed: 'player'; readonly player: string };

/** Whose deadlines a calendar has. Each is there in every language. */
export type CalendarOf = Exclude<FeedOf, { readonly feed: 'game' }>;

/** How a feed is written: both say the same. */
export const FEED_FORMS = ['atom', 'json'] as const;
export type FeedForm = (typeof FEED_FORMS)[number];

/** Data that stand beside pages; the same in every language. */
export type Asset =
  | { readonly data: 'log'; readonly game: string }
  | { readonly data: 'game'; readonly game: string }
  /** The numbers of a game's charts, as a table. */
  | { readonly data: 'series-csv'; readonly game: string }
  | { readonly data: 'series-json'; readonly game: string }
  /** Who owned what after each turn of a game. */
  | { readonly data: 'timeline'; readonly game: string }
  | { readonly data: 'turn'; readonly game: string; readonly turn: string }
  /** The position of a game under way, whole enough to try orders on. */
  | { readonly data: 'position'; readonly game: string }
  /** What is entered of a player's turn in it. */
  | { readonly data: 'so-far'; readonly game: string; readonly player: string }
  /** The map as a picture, for where the page is shared: of a turn, of a game, or of the archive. */
  | { readonly data: 'picture'; readonly game?: string; readonly turn?: string }
  | { readonly data: 'statistics' }
  /** How players are ranked, and the games that follows from. */
  | { readonly data: 'ranking' }
  /** How games were opened, and what came of who was ahead. */
  | { readonly data: 'openings' }
  | { readonly data: 'leads' }
  | { readonly data: 'heads' }
  | { readonly data: 'clauses' }
  | { readonly data: 'suite' }
  /** The topic that explains each clause. */
  | { readonly data: 'topics' }
  /** What a trial begins with that begins with a case of a topic. */
  | { readonly data: 'cases'; readonly topic: string }
  /** What all maps of a board share; `look` is the ruleset whose board looks unlike the usual one. */
  | { readonly data: 'map'; readonly look?: string | undefined }
  /** Where names, flags and counters stand on a board, in a language. */
  | { readonly data: 'board'; readonly look?: string | undefined; readonly language: Language }
  | { readonly data: 'drawing-styles' }
  /** What figures are published, and one file of a table: `dice`, `1-of-1`. */
  | { readonly data: 'figures' }
  | { readonly data: 'figures-table'; readonly table: string; readonly part: string }
  /** A style sheet of the group's own. */
  | { readonly data: 'own-style' }
  /** All pages for search engines: an index, and its parts counted from 1. */
  | { readonly data: 'sitemap' }
  | { readonly data: 'sitemap-part'; readonly part: number }
  /** The folder of the search index. */
  | { readonly data: 'search' }
  /** The clauses as the search has them: their index with `.json` behind it, and below it the texts of each topic. */
  | { readonly data: 'searched-clauses'; readonly language: Language }
  | { readonly data: 'icon' };

const pathOf = (place: Place): string => {
  switch (place.page) {
    case 'home':
      return '';
    case 'games':
      return 'games/';
    case 'game':
      return `games/${place.game}/`;
    case 'turn':
      return `games/${place.game}/${place.turn}/`;
    case 'spaces':
      return `games/${place.game}/spaces/`;
    case 'log':
      return `games/${place.game}/log/`;
    case 'chapter':
      return `games/${place.game}/log/${place.chapter}/`;
    case 'players':
      return 'players/';
    case 'player':
      return `players/${place.player}/`;
    case 'statistics':
      return 'statistics/';
    case 'odds':
      return 'odds/';
    case 'check':
    case 'plan':
    case 'try': {
      // What is chosen there stands behind its path.
      const { page, ...chosen } = place;
      return `${page}/?${new URLSearchParams(chosen)}`.replace(/\?$/, '');
    }
    case 'rules':
      return 'rules/';
    case 'topic':
      return `rules/${place.topic}/`;
    case 'held':
      return `rules/holds/${place.ruleset}/`;
    case 'held-topic':
      return `rules/holds/${place.ruleset}/${place.topic}/`;
    case 'booklet':
      return `booklets/${place.ruleset}/`;
    case 'compare':
      return 'rules/compare/';
    case 'differences':
      return 'rules/differences/';
    case 'suite':
      return 'rules/suite/';
    case 'glossary':
      return 'rules/glossary/';
    case 'space-names':
      return `rules/spaces/${place.board}/`;
    case 'sources':
      return 'rules/sources/';
    case 'source':
      return `rules/sources/${place.document}/`;
    case 'guides':
      return 'guides/';
    case 'guide':
      return `guides/${place.guide}/`;
    case 'own':
      return `club/${place.name}/`;
    case 'search':
      return 'search/';
    case 'lost':
      return '404/';
  }
};

const fileOf = (asset: Asset): string => {
  switch (asset.data) {
    case 'log':
      return `games/${asset.game}/log.jsonl`;
    case 'game':
      return `games/${asset.game}/game.json`;
    case 'series-csv':
      return `games/${asset.game}/series.csv`;
    case 'series-json':
      return `games/${asset.game}/series.json`;
    case 'timeline':
      return `games/${asset.game}/timeline.json`;
    case 'turn':
      return `games/${asset.game}/${asset.turn}/turn.json`;
    case 'position':
      return `games/${asset.game}/position.json`;
    case 'so-far':
      return `games/${asset.game}/so-far/${asset.player}.json`;
    case 'picture':
      return [asset.game === undefined ? [] : ['games', asset.game], asset.turn ?? [], 'picture.png'].flat().join('/');
    case 'statistics':
      return 'statistics/statistics.json';
    case 'ranking':
      return 'statistics/ranking.json';
    case 'openings':
      return 'statistics/openings.json';
    case 'leads':
      return 'statistics/leads.json';
    case 'heads':
      return 'heads.json';
    case 'clauses':
      return 'rules/index.json';
    case 'suite':
      return 'rules/suite.json';
    case 'topics':
      return 'rules/topics.json';
    case 'cases':
      return `rules/cases/${asset.topic}.json`;
    case 'map':
      // Named hundreds of times on a page: the shorter the better.
      return asset.look === undefined ? 'map.svg' : `map-${asset.look}.svg`;
    case 'board':
      return `plan/board-${asset.look ?? 'usual'}-${asset.language}.json`;
    case 'figures':
      return 'figures/index.json';
    case 'figures-table':
      return `figures/${asset.table}/${asset.part}.parquet`;
    case 'own-style':
      return 'club.css';
    case 'drawing-styles':
      return 'drawings/styles.css';
    case 'sitemap':
      return 'sitemap.xml';
    case 'sitemap-part':
      return `sitemap-${asset.part}.xml`;
    case 'search':
      return 'pagefind/';
    case 'searched-clauses':
      return `search/clauses/${asset.language}`;
    case 'icon':
      return 'icon.svg';
  }
};

/** The part of an address that names the language: nothing for English. */
export const languageParam = (language: Language): string | undefined => (language === 'en' ? undefined : language);

/** `/`, `/club`, `club/` and `/club/` all become a path that ends in a slash. */
export const basePath = (base: string): string => {
  const inner = base.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '/' : `/${inner}/`;
};

const FEED_FILES: { readonly [form in FeedForm]: string } = { atom: 'feed.xml', json: 'feed.json' };

const feedFolder = (of: FeedOf): string => {
  switch (of.feed) {
    case 'archive':
      return '';
    case 'game':
      return `games/${of.game}/`;
    case 'player':
      return `players/${of.player}/`;
  }
};

/**
 * The address of a page, from the root of its server.
 *
 * @param anchor id of an element on the page, without `#`
 */
export const pageAddress = (base: string, language: Language, place: Place, anchor?: string): string => {
  const prefix = languageParam(language);
  const path = `${basePath(base)}${prefix === undefined ? '' : `${prefix}/`}${pathOf(place)}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
};

/** The address of a feed, from the root of its server. */
export const feedAddress = (base: string, language: Language, of: FeedOf, form: FeedForm = 'atom'): string =>
  `${pageAddress(base, language, { page: 'home' })}${feedFolder(of)}${FEED_FILES[form]}`;

/** The address of a calendar, from the root of its server. */
export const calendarAddress = (base: string, language: Language, of: CalendarOf): string =>
  `${pageAddress(base, language, { page: 'home' })}${feedFolder(of)}deadlines.ics`;

/** The address of data or of a shared file. */
export const assetAddress = (base: string, asset: Asset): string => `${basePath(base)}${fileOf(asset)}`;

/** The anchor of a battle on its turn's page: `battle-ukraine-ssr`, for a raid `battle-raid-germany`. */
export const battleAnchor = (battle: string): string => `battle-${battle.replaceAll('/', '-')}`;

/** The anchor of a move on the page of its turn, counted from 1. */
export const moveAnchor = (at: number): string => `move-${at}`;

/** The anchor of a log entry. */
export const entryAnchor = (seq: number): string => `entry-${seq}`;

/** The anchor of a space where it is told of in words, by its code: `space-GER`. */
export const spaceAnchor = (code: string): string => `space-${code}`;

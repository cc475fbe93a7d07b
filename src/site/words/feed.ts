// News of games as the entries of a feed: a title that says it all, and a few sentences behind it.

import { keyOf, type News, placeOf } from '../data/feeds.ts';
import type { TurnLink } from '../data/game.ts';
import { theGame } from '../data/games.ts';
import { saidOfTurn } from '../kept.ts';
import { pageLink } from '../link.ts';
import { type AtomEntry, escapeHtml } from './atom.ts';
import { nameOf, sayDue, sayTeams, sayTimes, sayWon } from './game.ts';
import type { Speech } from './speak.ts';
import { sayInLine } from './story.ts';
import type { SaidTurn } from './told.ts';

const nameTurn = ({ t, words }: Speech, { power, round }: Pick<TurnLink, 'power' | 'round'>): string =>
  t('game-turn-of', { power: words.power(power), round });

/** The turn under way, or what is awaited in words where there is none. */
const sayAwaited = (s: Speech, { game, due, forYou }: News & { kind: 'awaited' }): string => {
  const { t, words } = s;
  const powers = words.powers(due.powers);
  const current = game.turns.at(-1);
  const turn = current === undefined ? powers : nameTurn(s, current);
  switch (due.kind) {
    case 'orders':
      return t(forYou === 'yes' ? 'feed-your-orders' : 'feed-orders', { turn });
    case 'dice':
      return t(forYou === 'yes' ? 'feed-your-dice' : 'feed-dice', { turn });
    case 'bid-seal':
    case 'bid':
      return forYou === 'yes'
        ? t('feed-your-bid')
        : t('feed-bids', { players: s.list(due.players.map((id) => nameOf(game.players, id))) });
    case 'consent':
      return forYou === 'yes' ? t('feed-your-consent') : t('feed-consent', { powers });
    default:
      return forYou === 'yes' ? t('feed-your-decision', { turn }) : t('feed-decision', { powers, turn });
  }
};

const saidOf = ({ language }: Speech, { game, turn }: News & { kind: 'turn' }): SaidTurn =>
  saidOfTurn(language, theGame(game.slug), turn.id);

/** `It is your turn: Germany, round 3, in Spring 26`. */
export const sayTitle = (s: Speech, news: News): string => {
  const { t } = s;
  const { title } = news.game;
  switch (news.kind) {
    case 'opened':
      return t('feed-opened', { game: title });
    case 'turn':
      return t('feed-in-game', { what: sayInLine(s, saidOf(s, news).headline, news.turn.round), game: title });
    case 'over':
      return t('feed-over', { game: title });
    case 'awaited':
      return t('feed-in-game', { what: sayAwaited(s, news), game: title });
  }
};

export const sayMore = (s: Speech, news: News): readonly string[] => {
  switch (news.kind) {
    case 'turn':
      return saidOf(s, news).what;
    case 'over':
      return [sayWon(s, news.game) ?? ''].filter((said) => said !== '');
    case 'opened':
      return [sayTeams(s, news.game)];
    case 'awaited': {
      const { what, players } = sayDue(s, news.due, news.game.players);
      const { powers } = news.due;
      return [`${s.words.powers(powers)} (${players}): ${what}`, ...sayTimes(s, news.due)];
    }
  }
};

/** @param site address of the host, without a slash at its end */
export const sayNews = (s: Speech, site: string, news: News): AtomEntry => {
  const link = `${site}${pageLink(s.language, placeOf(news))}`;
  return {
    id: `${link}#${keyOf(news)}`,
    link,
    title: sayTitle(s, news),
    html: sayMore(s, news)
      .map((said) => `<p>${escapeHtml(said)}</p>`)
      .join(''),
    at: news.at,
  };
};

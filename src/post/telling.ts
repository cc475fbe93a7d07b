// What every letter of ours needs: the game, its rules, and the reader's language.

import { type Game, turnId } from '../archive/index.ts';
import { list } from '../i18n/format.ts';
import type { Say } from '../i18n/messages/say.ts';
import type { Words } from '../i18n/words.ts';
import { wordsOf } from '../i18n/words-of.ts';
import { cleanText } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { bidderOf } from '../trust/index.ts';
import type { Language, Power, Side } from '../vocab/index.ts';

export interface Telling {
  readonly game: Game;
  readonly ruleset: Ruleset;
  readonly language: Language;
  readonly words: Words;
  /** Says a message of the letter. */
  readonly t: Say;
  /** The player a letter is for, if it is for one alone. */
  readonly reader?: string;
  /** A day and time of the log, as the archive's readers see it. */
  moment(at: string): string;
  /** The address of the page of a turn, such as `r03-germany`. */
  page(turn: string): string;
}

/** What a letter about a game is told with, in a language. */
export const tellingOf = (
  game: Game,
  ruleset: Ruleset,
  language: Language,
  world: Pick<Telling, 'moment' | 'page' | 'reader'>,
): Telling => {
  const words = wordsOf(ruleset.board, language);
  return { game, ruleset, language, words, t: words.say, ...world };
};

/** The title of a game, fit for a letter; its slug where it was never opened. */
export const titleOf = ({ entries, slug }: Pick<Game, 'entries' | 'slug'>): string => {
  const order = entries[0]?.order;
  return order?.type === 'open-game' ? cleanText(order.title, 'line') : slug;
};

/** The name of a player, fit for a letter; an id nobody has is shown as it is. */
export const nameOf = ({ trust }: Pick<Game, 'trust'>, id: string): string =>
  cleanText(trust.players.find((player) => player.id === id)?.name ?? id, 'line');

/** Whose consent is meant: a side, or somebody who still bids for one. */
export const partyName = (game: Pick<Game, 'trust'>, words: Words, side: Side): string => {
  const bidder = bidderOf(side);
  return bidder === undefined ? words.side(side) : nameOf(game, bidder);
};

/** The players who play any of these powers, by name. */
export const namesOf = ({ game, language }: Telling, powers: readonly Power[]): string =>
  list(
    language,
    game.trust.players
      .filter((player) => player.powers.some((power) => powers.includes(power)))
      .map(({ id }) => nameOf(game, id)),
  );

/** The page of the turn a game is in. */
export const pageNow = ({ game, page }: Telling): string => {
  const { round, turn } = game.replay.state;
  return page(turnId(round, turn.power));
};

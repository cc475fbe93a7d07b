// Who sits where: the player a mail is from, the game it is about, the clerk who enters it, and the desk in the
// player's language at which he is answered.

import { type Game, rulesOf } from '../../archive/index.ts';
import { CRAFT, powerFor } from '../../clerk/index.ts';
import { isOver, type Player } from '../../engine/index.ts';
import type { MessageKey } from '../../i18n/messages/say.ts';
import { listGames } from '../../log/files.ts';
import { type AddressBook, type Letter, nameOf, playersAt, type Received, type Store } from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';
import { type Desk, openDesk } from '../desk.ts';
import { cleanLine } from '../paint.ts';
import { readGame } from '../readings.ts';
import { awaitedPowers, type Seat, type Table, timeNow } from '../table.ts';
import { signerOf } from '../trust/keys.ts';
import { answerLetter, languageOf, withStanding } from './letters.ts';
import { senderOf } from './local.ts';
import type { Reader } from './says.ts';

export interface Clerk {
  readonly desk: Desk;
  readonly book: AddressBook;
  readonly store: Store;
  /** `look` writes nothing and throws no die. */
  readonly mode: 'enter' | 'look';
  /** Whether each order is published before its dice fall. */
  readonly publish: 'yes' | 'no';
  /** Whether the answers leave this machine. */
  readonly letters: 'sent' | 'shown';
}

/** A player at a table, and what is needed to answer him. */
export interface Sitting {
  readonly table: Table;
  readonly player: Player;
  readonly me: Player;
  readonly reader: Reader;
  readonly address: string;
}

/** The desk as a player would have it: in his language, without colour. */
const deskFor = (desk: Desk, language: Language): Desk =>
  openDesk(
    { ...desk.env, stdout: { write: () => undefined, terminal: 'no' }, terminal: 'no' },
    { archive: desk.archive, settings: desk.settings, language, common: { ...desk.common, format: 'text' } },
  );

export const tableOf = (desk: Desk, game: Game): Table | undefined => {
  const ruleset = rulesOf(game);
  return game.faults.length > 0 || ruleset === undefined
    ? undefined
    : { game, ruleset, words: desk.words(ruleset), ...CRAFT };
};

/** A game as it lies here, to be gone on with. */
export const gameAt = (desk: Desk, slug: string): Game => ({
  ...readGame(desk, slug),
  sign: signerOf(desk.env),
});

/** The player meant by an address that several share: the one awaited. */
export const playerOf = (table: Table, players: readonly Player[]): Player | undefined => {
  const awaited = awaitedPowers(table);
  return players.find(({ powers }) => powers.some((power) => awaited.includes(power))) ?? players[0];
};

export type Found =
  /** `named`: the mail speaks of it; else it is the only one its writer is meant in. */
  | { readonly kind: 'one'; readonly game: Game; readonly players: readonly Player[]; readonly named: 'yes' | 'no' }
  | { readonly kind: 'several'; readonly slugs: readonly string[] }
  | { readonly kind: 'none' };

/** True if a game waits for one of these players now. */
const waitsFor = (desk: Desk, game: Game, players: readonly Player[]): boolean => {
  const table = tableOf(desk, game);
  if (table === undefined) return false;
  const awaited = awaitedPowers(table);
  return players.some(
    ({ id, powers }) => powers.some((power) => awaited.includes(power)) || game.trust.bidders.includes(id),
  );
};

/**
 * The game a mail is about: one it names, else the only one its writer plays in, else the only one that waits for him.
 */
export const findGame = ({ desk, book }: Clerk, mail: Received, from: string): Found => {
  const slugs = listGames(desk.archive);
  const named = mail.games.find((slug) => slugs.includes(slug));
  const load = (slug: string) => {
    const game = gameAt(desk, slug);
    return { game, players: playersAt(book, slug, game.trust.players, from) };
  };
  if (named !== undefined) {
    const found = load(named);
    if (found.players.length > 0) return { kind: 'one', ...found, named: 'yes' };
  }
  const running = slugs.map(load).filter(({ game, players }) => {
    const shown = game.trust.purpose !== 'play';
    return players.length > 0 && !shown && (game.faults.length > 0 || !isOver(game.replay.state));
  });
  const waiting = running.length < 2 ? [] : running.filter(({ game, players }) => waitsFor(desk, game, players));
  const [only, ...others] = waiting.length === 1 ? waiting : running;
  if (only === undefined) return { kind: 'none' };
  return others.length === 0
    ? { kind: 'one', ...only, named: 'no' }
    : { kind: 'several', slugs: running.map(({ game }) => game.slug) };
};

/** What the subject of an answer says of it. */
export type Subject = MessageKey extends infer K ? (K extends `answer-subject-${infer S}` ? S : never) : never;

/** Seats a player with the clerk who enters for him. */
export const sitDown = (
  { desk }: Clerk,
  table: Table,
  { player, me, address }: Pick<Sitting, 'player' | 'me' | 'address'>,
): Sitting => {
  const language = languageOf(desk, player);
  const own = deskFor(desk, language);
  const reader: Reader = {
    desk: own,
    table: { ...table, words: own.words(table.ruleset) },
    language,
    t: own.t,
  };
  return { table, player, me, reader, address };
};

/** The same at the game as it is now. */
export const atGame = (sitting: Sitting, game: Game): Sitting => ({
  ...sitting,
  table: { ...sitting.table, game },
  reader: { ...sitting.reader, table: { ...sitting.reader.table, game } },
});

export const seatOf = (sitting: Sitting, clerk: Clerk, evidence: string): Seat => {
  const { table, player, me } = sitting;
  return {
    said: {
      at: timeNow(clerk.desk),
      by: me.id,
      ...(me.id === player.id ? {} : { for: player.id }),
      evidence,
    },
    speaker: player,
    power: powerFor(table.ruleset, table.game.replay.state, player),
  };
};

/**
 * A letter to whoever wrote, in his language.
 *
 * @param seqs lines of the log that go with it
 */
export const reply = (
  clerk: Clerk,
  { table, player, me, reader, address }: Sitting,
  asked: { readonly hash: string; readonly messageId?: string },
  outcome: Subject,
  lines: readonly string[],
  seqs: readonly number[] = [],
): Letter => {
  const { desk, book, letters } = clerk;
  const { t, language } = reader;
  const all = [t('answer-hello', { player: nameOf(table.game, player.id) }), '', ...lines];
  return answerLetter(
    desk,
    table,
    language,
    asked,
    t(`answer-subject-${outcome}`),
    withStanding(desk, table, { language, player: player.id }, all, seqs),
    {
      from: senderOf(desk, book, me, table.game.slug, letters),
      to: { name: cleanLine(player.name), address },
      seqs,
    },
  );
};

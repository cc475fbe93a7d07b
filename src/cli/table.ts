// Sitting down at a game: the game is loaded, who is asking is known, and for which power he speaks.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Draft, type Game, rulesOf } from '../archive/index.ts';
import { findPower, namesLike } from '../board/index.ts';
import { CRAFT, awaitedPowers as powersAwaited, type Seat, type Table } from '../clerk/index.ts';
import type { Player } from '../engine/index.ts';
import { either } from '../i18n/format.ts';
import { appendLines, listGames } from '../log/files.ts';
import { playerOf } from '../trust/index.ts';
import type { Power } from '../vocab/index.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nearLines, nextLine, stopFault } from './faults.ts';
import { cleanLine } from './paint.ts';
import { readGame } from './readings.ts';
import { signerOf } from './trust/keys.ts';

export type { Seat, Table };

/** The time now as the log writes it. */
export const timeNow = (desk: Desk): string => `${desk.env.now().toISOString().slice(0, 19)}Z`;

export const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Ends the command for want of the game: says which there are, and which of them may have been meant. */
export const noSuchGame = (desk: Desk, slug: string): Stop => {
  const games = listGames(desk.archive);
  const shown = games.slice(0, 12).join(', ') + (games.length > 12 ? ' …' : '');
  return new Stop(EXIT.usage, [
    desk.t('game-none', { slug: cleanLine(slug) }),
    ...nearLines(desk, slug, games),
    nextLine(desk, games.length === 0 ? desk.t('game-none-at-all') : desk.t('game-there', { slugs: shown })),
  ]);
};

/**
 * The game with this id.
 *
 * @param broken `shown`: a game with a fault is given as far as it goes; `refused`: it ends the command
 */
export const openTable = (desk: Desk, slug: string, broken: 'shown' | 'refused' = 'refused'): Table => {
  const game: Game = { ...readGame(desk, slug), sign: signerOf(desk.env) };
  const [fault] = game.faults;
  if (fault?.code === 'no-log' || fault?.code === 'bad-game-id') throw noSuchGame(desk, slug);
  const ruleset = rulesOf(game);
  const words = desk.words(ruleset);
  if (fault !== undefined && (broken === 'refused' || game.entries.length === 0)) throw stopFault(desk, fault, words);
  // Without a line there is no game, and without its rules a fault says so.
  if (ruleset === undefined) throw fault === undefined ? noSuchGame(desk, slug) : stopFault(desk, fault, words);
  return { game, ruleset, words, ...CRAFT };
};

/** The game with this id, or all games of the archive that somebody plays; a broken one hinders no other. */
export const openTables = (desk: Desk, slug: string | undefined): readonly Table[] => {
  if (slug !== undefined) return [openTable(desk, slug)];
  return listGames(desk.archive).flatMap((each) => {
    const game = readGame(desk, each);
    const ruleset = rulesOf(game);
    const quiet = game.faults.length > 0 || ruleset === undefined || game.trust.purpose !== 'play';
    return quiet ? [] : [{ game, ruleset, words: desk.words(ruleset), ...CRAFT }];
  });
};

const idsOf = (players: readonly Player[]): string => players.map(({ id }) => id).join(', ');

/** Ends the command for want of the player: says who there is, and whom the name may have meant. */
export const noSuchPlayer = (desk: Desk, game: Game, said: string): Stop => {
  const { players } = game.trust;
  // A player is asked for by his id; who gives his name is told it.
  const like = namesLike(
    said,
    players.flatMap((each) => [each.id, each.name]),
  );
  const ids = players.filter((each) => like.includes(each.id) || like.includes(each.name)).map((each) => each.id);
  return new Stop(EXIT.usage, [
    desk.t('game-not-a-player', { id: cleanLine(said), ids: idsOf(players) }),
    ...(ids.length === 0 ? [] : [nextLine(desk, desk.t('usage-did-you-mean', { name: either(desk.language, ids) }))]),
  ]);
};

const findPlayer = (desk: Desk, game: Game, id: string): Player => {
  const player = playerOf(game.trust, id);
  if (player !== undefined) return player;
  throw noSuchPlayer(desk, game, id);
};

/** Who is asking: `--as`, else git config, else the answer to a question. */
export const whoAsks = async (desk: Desk, game: Game): Promise<Player> => {
  const said = desk.common.as ?? desk.env.gitConfig('fieldpost.player');
  if (said !== undefined) return findPlayer(desk, game, said);
  const { players } = game.trust;
  if (!desk.asks) {
    throw new Stop(EXIT.usage, [
      desk.t('game-who-missing'),
      nextLine(desk, desk.t('game-who-next', { ids: idsOf(players) })),
    ]);
  }
  const words = desk.words(rulesOf(game));
  const id = await desk.select(
    desk.t('asking-who'),
    players.map((player) => ({ value: player.id, label: cleanLine(player.name), hint: words.powers(player.powers) })),
  );
  return findPlayer(desk, game, id);
};

/** SHA-256 of the mail something came in. */
const evidenceHash = (desk: Desk, said: string): string => {
  if (/^[0-9a-f]{64}$/.test(said)) return said;
  const file = path.resolve(desk.env.cwd, said);
  if (!existsSync(file)) throw new Stop(EXIT.usage, [desk.t('game-evidence', { file: cleanLine(said) })]);
  return createHash('sha256').update(readFileSync(file)).digest('hex');
};

export const evidenceOf = (desk: Desk, given: Given): { readonly evidence?: string } => {
  const said = given.text('evidence');
  return said === undefined ? {} : { evidence: evidenceHash(desk, said) };
};

/**
 * The mail of whoever is spoken for: given, or asked for on a terminal. Whoever has none goes on with an empty answer.
 */
const evidenceFor = async (desk: Desk, { game }: Table, speaker: Player, given: Given) => {
  if (given.has('evidence') || !desk.asks || game.trust.purpose !== 'play') return evidenceOf(desk, given);
  const said = (await desk.text(desk.t('seat-evidence', { name: cleanLine(speaker.name) }), '')).trim();
  return said === '' ? {} : { evidence: evidenceHash(desk, said) };
};

/** The powers the game waits for now. */
export const awaitedPowers = ({ game, ruleset }: Pick<Table, 'game' | 'ruleset'>): readonly Power[] =>
  powersAwaited(ruleset, game.replay.state);

const powerFor = (desk: Desk, table: Table, speaker: Player, given: Given): Power => {
  const named = given.text('power');
  if (named !== undefined) {
    const found = findPower(table.ruleset.board, named);
    if (found.outcome !== 'found')
      throw new Stop(EXIT.usage, [desk.t('problem-unknown-power', { text: cleanLine(named) })]);
    return found.value.power;
  }
  const awaited = awaitedPowers(table);
  const own = awaited.find((power) => speaker.powers.includes(power));
  return own ?? (speaker.role === 'referee' ? awaited[0] : speaker.powers[0]) ?? table.game.replay.state.turn.power;
};

/** Who speaks in the lines this command writes. */
export const takeSeat = async (desk: Desk, table: Table, given: Given): Promise<Seat> => {
  const by = await whoAsks(desk, table.game);
  const other = given.text('for');
  const speaker = other === undefined ? by : findPlayer(desk, table.game, other);
  const evidence = speaker.id === by.id ? evidenceOf(desk, given) : await evidenceFor(desk, table, speaker, given);
  const note = given.text('note');
  return {
    said: {
      at: timeNow(desk),
      by: by.id,
      ...(speaker.id === by.id ? {} : { for: speaker.id }),
      ...evidence,
      ...(note === undefined ? {} : { note }),
    },
    speaker,
    power: powerFor(desk, table, speaker, given),
  };
};

/** Writes a draft's lines to the log. Gives the game as it is then. */
export const writeDraft = (desk: Desk, { lines, after, game }: Draft): Game => {
  const written = appendLines(desk.archive, game.slug, lines, { after });
  if (!written.ok) throw stopFault(desk, written.error, desk.words(rulesOf(game)));
  if (written.value.putAside !== undefined)
    desk.talk(desk.t('game-repaired', { file: `games/${game.slug}/${written.value.putAside}` }));
  return game;
};

/** Text of a file the player named; `-` is standard input. */
export const readText = async (desk: Desk, file: string): Promise<string> => {
  if (file === '-') return desk.env.readStdin();
  try {
    return readFileSync(path.resolve(desk.env.cwd, file), 'utf8');
  } catch {
    throw new Stop(EXIT.usage, [desk.t('game-no-such-file', { file: cleanLine(file) })]);
  }
};

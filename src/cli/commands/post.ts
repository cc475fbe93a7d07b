// `post`: a turn as a post for a forum or a chat, to be copied from the terminal.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GameTurn, turnsOf } from '../../archive/index.ts';
import { listGames } from '../../log/files.ts';
import { bbcode, type Document, markdown, titleOf, turnPost } from '../../post/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine, talkOfFaults } from '../faults.ts';
import { turnIn } from '../moment.ts';
import { cleanLine } from '../paint.ts';
import { telling } from '../post/letters.ts';
import { sharedAddresses } from '../post/shared.ts';
import { openTable, type Table } from '../table.ts';

const PRINTERS: { readonly [format: string]: (document: Document) => string } = { bbcode, markdown };

/** The game of an archive with one alone. */
const onlyGame = (desk: Desk): string => {
  const games = listGames(desk.archive);
  const [only, ...others] = games;
  if (only !== undefined && others.length === 0) return only;
  const there = only === undefined ? desk.t('game-none-at-all') : desk.t('game-there', { slugs: games.join(', ') });
  throw new Stop(EXIT.usage, [desk.t('usage-missing-argument', { name: 'game' }), nextLine(desk, there)]);
};

const badFormat = (desk: Desk, said: string, known: readonly string[]): Stop =>
  new Stop(EXIT.usage, [desk.t('exporting-bad-format', { said: cleanLine(said), known: known.join(', ') })]);

/** Draws the map of a turn into a file, to be shown where its post is; what kind of picture, the file's ending says. */
const drawTurn = async (desk: Desk, { game, ruleset }: Table, turn: GameTurn, file: string): Promise<void> => {
  const { PICTURE_KINDS, turnPicture } = await import('../../site/picture.ts');
  const ending = path.extname(file).slice(1).toLowerCase();
  const kind = PICTURE_KINDS.find((one) => one === ending);
  if (kind === undefined) throw badFormat(desk, ending, PICTURE_KINDS);
  const words = { title: titleOf(game), archive: desk.settings.name };
  writeFileSync(path.resolve(desk.env.cwd, file), await turnPicture(ruleset, turn, words, desk.language, kind));
  desk.talk(desk.t('mail-written', { file: cleanLine(file) }));
};

export const post = command({
  name: 'post',
  takes: { game: '[game]', turn: '[turn]' },
  options: { format: '--format <format>', short: '--short', picture: '--picture <file>' },
  examples: [
    'npx fieldpost post spring-26 --short',
    'npx fieldpost post spring-26 r03-germany --format markdown --lang de',
    'npx fieldpost post spring-26 r03-germany --picture germany-3.png',
    'npx fieldpost post spring-26 r03-germany --picture germany-3.gif',
  ],
  async run(desk, [said, name], given) {
    const format = given.text('format') ?? 'bbcode';
    const printer = Object.hasOwn(PRINTERS, format) ? PRINTERS[format] : undefined;
    if (printer === undefined) throw badFormat(desk, format, Object.keys(PRINTERS));
    const slug = said ?? onlyGame(desk);
    const table = openTable(desk, slug, 'shown');
    talkOfFaults(desk, table.game.faults, table.words);
    const turns = turnsOf(table.game);
    const turn =
      name === undefined
        ? (turns.findLast(({ status }) => status === 'over') ?? turns.at(-1))
        : turnIn(desk, table, turns, name);
    if (turn === undefined) throw new Stop(EXIT.refused, [desk.t('mail-no-turn')]);
    const form = given.has('short') ? 'short' : 'long';
    const document = turnPost(
      telling(desk, table, desk.language),
      turns,
      turn,
      form,
      sharedAddresses(desk, slug, turn.id),
    );
    const text = printer(document);
    desk.sayWhole(text.trimEnd());
    const picture = given.text('picture');
    if (picture !== undefined) await drawTurn(desk, table, turn, picture);
    return answer({ game: slug, turn: turn.id, format, form, text, ...(picture === undefined ? {} : { picture }) });
  },
});

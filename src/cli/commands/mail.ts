// `mail`: a turn in eight parts, as text, as a mail in a file, or sent to the players, each in his language.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GameTurn, turnsOf } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import { type AddressBook, addressesOf, type Letter, mailBytes } from '../../post/index.ts';
import { isLanguage, type Language } from '../../vocab/index.ts';
import { command, GAME, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { turnIn } from '../moment.ts';
import { cleanLine } from '../paint.ts';
import { languageOf, lastTurn, post, turnLetter, turnText } from '../post/letters.ts';
import { readAddresses, senderOf } from '../post/local.ts';
import { openTable, type Table, whoAsks } from '../table.ts';

const turnAsked = (desk: Desk, table: Table, given: Given): { readonly turn: GameTurn; readonly before?: GameTurn } => {
  const turns = turnsOf(table.game);
  const name = given.text('turn');
  const turn = name === undefined ? lastTurn(turns) : turnIn(desk, table, turns, name);
  if (turn === undefined) throw new Stop(EXIT.refused, [desk.t('mail-no-turn')]);
  const before = turns[turns.indexOf(turn) - 1];
  return before === undefined ? { turn } : { turn, before };
};

/** The language asked for; without one, each reader's own. */
const languageIn = (given: Given): Language | undefined => {
  const said = given.text('lang');
  return said !== undefined && isLanguage(said) ? said : undefined;
};

/** Who gets it: those named, else all who have an address but whoever asks. */
const readersIn = (desk: Desk, { game }: Table, book: AddressBook, me: Player, given: Given): readonly Player[] => {
  const { t } = desk;
  const named = given.all('to').flatMap((said) => said.split(',').map((each) => each.trim()));
  const { players } = game.trust;
  const unknown = named.find((said) => !players.some(({ id }) => id === said));
  if (unknown !== undefined) {
    throw new Stop(EXIT.usage, [
      t('mail-not-a-player', { said: cleanLine(unknown), ids: players.map(({ id }) => id).join(', ') }),
    ]);
  }
  const homeless = named.find((id) => addressesOf(book, game.slug, id).length === 0);
  if (homeless !== undefined) throw new Stop(EXIT.usage, [t('mail-no-address', { player: homeless })]);
  const readers = players.filter(({ id }) =>
    named.length > 0 ? named.includes(id) : id !== me.id && addressesOf(book, game.slug, id).length > 0,
  );
  if (readers.length === 0) throw new Stop(EXIT.usage, [t('mail-nobody')]);
  return readers;
};

/** One mail for all who read it in the same language. */
const lettersFor = (
  desk: Desk,
  table: Table,
  book: AddressBook,
  me: Player,
  readers: readonly Player[],
  given: Given,
): readonly Letter[] => {
  const { turn, before } = turnAsked(desk, table, given);
  const from = senderOf(desk, book, me, table.game.slug);
  const said = languageIn(given);
  const tongue = (player: Player): Language => said ?? languageOf(desk, player);
  return [...new Set(readers.map(tongue))].map((language) => {
    const to = readers
      .filter((player) => tongue(player) === language)
      .map(({ id, name }) => ({
        name: cleanLine(name),
        address: addressesOf(book, table.game.slug, id)[0] ?? '',
      }));
    return turnLetter(desk, table, turn, before, language, { from, to });
  });
};

const letterData = ({ subject, messageId, to, text }: Letter) => ({
  subject,
  messageId,
  to: to.map(({ name }) => name),
  text,
});

const mailFile = async (desk: Desk, letters: readonly Letter[], said: string): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const [index, letter] of letters.entries()) {
    // Several languages are several mails; each further one gets a number before its ending.
    const name = index === 0 ? said : said.replace(/(\.[^./\\]*)?$/, `.${index + 1}$1`);
    writeFileSync(path.resolve(desk.env.cwd, name), await mailBytes(letter));
    desk.say(desk.t('mail-written', { file: cleanLine(name) }));
    files.push(name);
  }
  return files;
};

export const mail = command({
  name: 'mail',
  takes: GAME,
  options: {
    turn: '--turn <turn>',
    lang: '--lang <language>',
    to: '--to <player>+',
    eml: '--eml <file>',
    send: '--send',
  },
  examples: ['npx fieldpost mail spring-26', 'npx fieldpost mail spring-26 --turn r03-germany --send'],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    const eml = given.text('eml');
    if (eml === undefined && !given.has('send')) {
      const { turn } = turnAsked(desk, table, given);
      const text = turnText(desk, table, turn, languageIn(given) ?? desk.language);
      desk.sayWhole(text.trimEnd());
      return answer({ game: slug, turn: turn.id, text });
    }
    if (eml !== undefined && given.has('send')) throw new Stop(EXIT.usage, [desk.t('mail-one-target')]);
    const book = readAddresses(desk);
    const me = await whoAsks(desk, table.game);
    const letters = lettersFor(desk, table, book, me, readersIn(desk, table, book, me, given), given);
    const written = eml === undefined ? [] : await mailFile(desk, letters, eml);
    const lost = eml === undefined ? await post(desk, letters) : [];
    return answer(
      {
        game: slug,
        turn: turnAsked(desk, table, given).turn.id,
        mails: letters.map(letterData),
        written,
        notSent: lost.length,
      },
      lost.length === 0 ? EXIT.ok : EXIT.refused,
    );
  },
});

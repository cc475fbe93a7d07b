// `remind`: letters to those who are awaited past their deadline.

import { type Game, headOf } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import { type AddressBook, addressesOf, type Letter, Store } from '../../post/index.ts';
import { SECONDS_OF_DAY, secondsOf } from '../../vocab/index.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { post, reminderLetter } from '../post/letters.ts';
import { readAddresses, senderOf } from '../post/local.ts';
import { openTables, type Table, timeNow, whoAsks } from '../table.ts';
import { lateOf } from '../waiting.ts';

interface Reminder {
  readonly game: Game;
  readonly player: Player;
  readonly letter: Letter;
}

/** Whoever is overdue in a game and has an address. */
const remindersIn = async (desk: Desk, table: Table, book: AddressBook): Promise<readonly Reminder[]> => {
  const { game } = table;
  const late = lateOf(desk, game).filter(({ overdue }) => overdue !== undefined);
  if (late.length === 0) return [];
  const me = await whoAsks(desk, game);
  const from = senderOf(desk, book, me, game.slug);
  return late.flatMap((each) =>
    each.players.flatMap((id) => {
      const player = game.trust.players.find((one) => one.id === id);
      const [address] = addressesOf(book, game.slug, id);
      if (player === undefined) return [];
      if (address === undefined) {
        desk.talk(desk.t('mail-no-address', { player: id }));
        return [];
      }
      const to = { name: cleanLine(player.name), address };
      return [{ game, player, letter: reminderLetter(desk, table, player, each, { from, to }) }];
    }),
  );
};

/** Those who were not reminded of the same within a day; the others are named. */
const due = (desk: Desk, store: Store, all: readonly Reminder[], given: Given): readonly Reminder[] => {
  if (given.has('again')) return all;
  const now = secondsOf(timeNow(desk));
  const known = store.reminded();
  return all.filter(({ game, player }) => {
    const last = known.findLast((each) => each.game === game.slug && each.player === player.id);
    if (last === undefined || now - secondsOf(last.at) >= SECONDS_OF_DAY) return true;
    desk.say(desk.t('mail-reminded', { player: player.id, at: desk.moment(last.at) }));
    return false;
  });
};

export const remind = command({
  name: 'remind',
  takes: { game: '[game]' },
  options: { send: '--send', again: '--again' },
  examples: ['npx fieldpost remind', 'npx fieldpost remind spring-26 --send'],
  async run(desk, [slug], given) {
    const { t } = desk;
    const book = readAddresses(desk);
    const store = new Store(desk.archive);
    const all: Reminder[] = [];
    for (const table of openTables(desk, slug)) all.push(...(await remindersIn(desk, table, book)));
    const now = due(desk, store, all, given);
    if (all.length === 0) desk.say(t('mail-nobody-late'));
    const lost = given.has('send')
      ? await post(
          desk,
          now.map(({ letter }) => letter),
        )
      : [];
    const failed = new Set(lost.map(({ letter }) => letter));
    for (const { game, player, letter } of now) {
      if (!given.has('send')) {
        desk.say(
          desk.paint.bold(
            `${t('mail-would-send', { to: `${cleanLine(player.name)} (${player.id})` })}  ${letter.subject}`,
          ),
        );
        desk.say();
        desk.sayWhole(letter.text.trimEnd());
        desk.say();
      } else if (!failed.has(letter)) {
        store.addReminded({ game: game.slug, player: player.id, hash: headOf(game).hash, at: timeNow(desk) });
      }
    }
    return answer(
      {
        reminders: now.map(({ game, player, letter }) => ({
          game: game.slug,
          player: player.id,
          subject: letter.subject,
          text: letter.text,
        })),
        notSent: lost.length,
      },
      lost.length === 0 ? EXIT.ok : EXIT.refused,
    );
  },
});

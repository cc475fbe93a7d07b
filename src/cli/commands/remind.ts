// `remind`: letters to those who are awaited past their deadline.

import { type Game, headOf } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import { type AddressBook, addressesOf, type Letter, Store, stageName, stageOf } from '../../post/index.ts';
import { SECONDS_OF_DAY, secondsOf } from '../../vocab/index.ts';
import { command, type Given } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { post, reminderLetter } from '../post/letters.ts';
import { clubSender, readAddresses, senderOf } from '../post/local.ts';
import { openTables, type Table, timeNow, whoAsks } from '../table.ts';
import { lateOf } from '../waiting.ts';

interface Reminder {
  readonly game: Game;
  readonly player: Player;
  readonly letter: Letter;
  /** The name of what is told, where each thing is told once. */
  readonly told?: string;
}

/** Whose name a letter bears: whoever asks, else the club's. */
const sender = async (desk: Desk, game: Game, book: AddressBook) => {
  const asks = desk.common.as ?? desk.env.gitConfig('fieldpost.player');
  const club = asks === undefined ? clubSender(desk) : undefined;
  return club ?? senderOf(desk, book, await whoAsks(desk, game), game.slug);
};

/**
 * Each stage of each waiting, to whoever is awaited; when the game may be claimed, to everybody in it. What was told
 * before is not told again.
 */
const onceIn = async (desk: Desk, table: Table, book: AddressBook, store: Store): Promise<readonly Reminder[]> => {
  const { game } = table;
  const known = new Set(
    store
      .reminded()
      .flatMap(({ game: slug, player, told }) =>
        slug === game.slug && told !== undefined ? [`${player} ${told}`] : [],
      ),
  );
  const reminders: Reminder[] = [];
  for (const waiting of lateOf(desk, game)) {
    const stage = stageOf(waiting, timeNow(desk));
    if (stage === undefined) continue;
    const told = stageName(stage, waiting);
    const awaited = game.trust.players.filter(({ id }) => waiting.players.includes(id));
    const others = stage === 'claimable' ? game.trust.players.filter((each) => !awaited.includes(each)) : [];
    for (const player of [...awaited, ...others]) {
      const [address] = addressesOf(book, game.slug, player.id);
      if (player.role === 'bot' || known.has(`${player.id} ${told}`)) continue;
      if (address === undefined) {
        desk.talk(desk.t('mail-no-address', { player: player.id }));
        continue;
      }
      const about = awaited.includes(player) ? undefined : awaited[0];
      const people = { from: await sender(desk, game, book), to: { name: cleanLine(player.name), address } };
      const what = { stage, name: told, ...(about === undefined ? {} : { about }) };
      reminders.push({ game, player, told, letter: reminderLetter(desk, table, player, waiting, people, what) });
    }
  }
  return reminders;
};

/** Whoever is overdue in a game and has an address. */
const remindersIn = async (desk: Desk, table: Table, book: AddressBook): Promise<readonly Reminder[]> => {
  const { game } = table;
  const late = lateOf(desk, game).filter(({ overdue }) => overdue !== undefined);
  if (late.length === 0) return [];
  const from = await sender(desk, game, book);
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
  if (given.has('again') || given.has('once')) return all;
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
  options: { send: '--send', again: '--again', once: '--once' },
  examples: ['npx fieldpost remind', 'npx fieldpost remind spring-26 --send', 'npx fieldpost remind --once --send'],
  async run(desk, [slug], given) {
    const { t } = desk;
    const book = readAddresses(desk);
    const store = new Store(desk.archive);
    const all: Reminder[] = [];
    const once = given.has('once');
    for (const table of openTables(desk, slug))
      all.push(...(await (once ? onceIn(desk, table, book, store) : remindersIn(desk, table, book))));
    const now = due(desk, store, all, given);
    if (all.length === 0) desk.say(once ? t('mail-nothing-to-tell') : t('mail-nobody-late'));
    const lost: Letter[] = [];
    for (const { game, player, letter, told } of now) {
      if (!given.has('send')) {
        desk.say(
          desk.paint.bold(
            `${t('mail-would-send', { to: `${cleanLine(player.name)} (${player.id})` })}  ${letter.subject}`,
          ),
        );
        desk.say();
        desk.sayWhole(letter.text.trimEnd());
        desk.say();
        continue;
      }
      // One after the other, and each remembered at once: a run that is stopped has told no more than it remembers, but
      // one.
      if ((await post(desk, [letter])).length > 0) lost.push(letter);
      else
        store.addReminded({
          game: game.slug,
          player: player.id,
          hash: headOf(game).hash,
          at: timeNow(desk),
          ...(told === undefined ? {} : { told }),
        });
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

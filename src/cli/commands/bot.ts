// `bot`: a witness at work. For each order that waits for dice of a beacon it writes a receipt, and once the round is
// out, the dice; by hand, by a timer, or in what a host runs after each push.

import { type Game, rulesOf } from '../../archive/index.ts';
import { listGames } from '../../log/files.ts';
import type { LogEntry } from '../../log/index.ts';
import { playerOf, roundDue } from '../../trust/index.ts';
import { secondsOf } from '../../vocab/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { publishNow, whoSyncs } from '../publish.ts';
import { readGame } from '../readings.ts';
import { openTable, timeNow, whoAsks, writeDraft } from '../table.ts';
import { draftReceipt, draftRound } from '../trust/fair-dice.ts';

/** A game in which the bot wrote something. */
interface Done {
  readonly game: string;
  readonly entries: readonly LogEntry[];
}

/** True for a game in which an order waits for a beacon, looked at without its rules. */
const waits = (game: Game): boolean =>
  game.faults.length === 0 &&
  rulesOf(game) !== undefined &&
  game.trust.source === 'drand' &&
  game.trust.open !== undefined;

/** Games with other bots are none of this one's business, unless they are named. */
const isHis = ({ trust }: Game, me: string | undefined): boolean =>
  me === undefined || playerOf(trust, me) !== undefined;

const waitingGames = (desk: Desk, named: readonly string[]): readonly string[] => {
  if (named.length > 0) return named.filter((slug) => waits(openTable(desk, slug).game));
  const me = whoSyncs(desk);
  return listGames(desk.archive).filter((slug) => {
    const game = readGame(desk, slug);
    return waits(game) && isHis(game, me);
  });
};

/** One game's trouble must not keep the others from their dice. */
const kept = async (desk: Desk, work: () => Promise<Done | undefined>): Promise<readonly Done[]> => {
  try {
    const done = await work();
    return done === undefined ? [] : [done];
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    for (const line of error.lines) desk.talk(line);
    return [];
  }
};

const receive = async (desk: Desk, slug: string): Promise<Done | undefined> => {
  const table = openTable(desk, slug);
  const by = await whoAsks(desk, table.game);
  const { t } = desk;
  const draft = draftReceipt(desk, table, by.id);
  if (draft === 'ahead') desk.talk(t('proof-ahead', { game: slug }));
  if (draft === 'not-his') desk.talk(t('proof-not-witness', { game: slug, player: by.id }));
  if (typeof draft === 'string') return undefined;
  const game = writeDraft(desk, draft);
  const due = roundDue(game.trust);
  desk.say(
    t('proof-receipt', {
      game: slug,
      seq: game.trust.open?.seq ?? 0,
      round: due?.round ?? 0,
      at: desk.moment(due?.at ?? timeNow(desk)),
    }),
  );
  return { game: slug, entries: draft.entries };
};

const rollDue = async (desk: Desk, slug: string): Promise<Done | undefined> => {
  const table = openTable(desk, slug);
  const { open } = table.game.trust;
  const by = await whoAsks(desk, table.game);
  const due = roundDue(table.game.trust);
  if (open === undefined || due === undefined) return undefined;
  const draft = await draftRound(desk, table, { at: timeNow(desk), by: by.id });
  if (draft === undefined) {
    desk.say(desk.t('proof-later', { game: slug, round: due.round, at: desk.moment(due.at) }));
    return undefined;
  }
  writeDraft(desk, draft);
  desk.say(desk.t('proof-rolled', { game: slug, seq: open.seq, round: due.round }));
  return { game: slug, entries: draft.entries };
};

/** A moment after the round is out, for the servers that hand it out. */
const AFTER = 3;

/** Waits for the last round that is due to come. */
const waitFor = async (desk: Desk, slugs: readonly string[]): Promise<void> => {
  const times = slugs.flatMap((slug) => roundDue(readGame(desk, slug).trust)?.at ?? []);
  const seconds = Math.max(0, ...times.map((at) => secondsOf(at) + AFTER - secondsOf(timeNow(desk))));
  if (seconds > 0) await desk.env.pause?.(seconds * 1000);
};

/** Of what was written, the entries that stand in the log now: another bot may have been quicker with them. */
const standing = (desk: Desk, done: readonly Done[]) =>
  [...new Set(done.map(({ game }) => game))].flatMap((game) => {
    const written = done.flatMap((each) => (each.game === game ? each.entries : []));
    return readGame(desk, game)
      .entries.filter((entry) => written.some((own) => isSame(own, entry)))
      .map(({ seq, hash, order }) => ({ game, seq, hash, order: order?.type ?? 'reported' }));
  });

/** True for an entry and what publishing made of it: it may have got another number, and a later time. */
const isSame = (own: LogEntry, entry: LogEntry): boolean => {
  const of = ({ order, dice }: LogEntry): string | undefined => (order?.type === 'receipt' ? order.of : dice?.of);
  return own.by === entry.by && own.order?.type === entry.order?.type && of(own) === of(entry);
};

export const bot = command({
  name: 'bot',
  takes: { games: '[games...]' },
  options: { sync: '--sync' },
  examples: ['npx fieldpost bot --as robo', 'npx fieldpost bot --sync --as robo'],
  async run(desk, named, given) {
    const synced = given.has('sync');
    if (synced) await publishNow(desk, 'held');
    const receipts: Done[] = [];
    for (const slug of waitingGames(desk, named)) receipts.push(...(await kept(desk, () => receive(desk, slug))));
    // The receipt is worth what others have seen of it: it goes out before anybody can know the round.
    if (synced && receipts.length > 0) await publishNow(desk, 'held');
    const slugs = waitingGames(desk, named);
    if (synced) await waitFor(desk, slugs);
    const rolls: Done[] = [];
    for (const slug of slugs) rolls.push(...(await kept(desk, () => rollDue(desk, slug))));
    if (synced && rolls.length > 0) await publishNow(desk, 'held');
    const written = standing(desk, [...receipts, ...rolls]);
    const left = waitingGames(desk, named);
    if (written.length === 0 && slugs.length === 0) desk.say(desk.t('proof-nothing'));
    return answer({ written, waiting: left }, left.length > 0 ? EXIT.waiting : EXIT.ok);
  },
});

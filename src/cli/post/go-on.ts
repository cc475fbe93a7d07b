// What goes on without a new mail: orders that waited for dice which are there now, a mail that was left in the middle,
// and dice that whoever reads owes an order. Each is told to the player in a letter of its own.

import { headOf } from '../../archive/index.ts';
import { goesOnAlone, idOf, type Plan, readiness, turnNow } from '../../clerk/index.ts';
import { list } from '../../i18n/format.ts';
import { listGames } from '../../log/files.ts';
import { bytesOf, hashOf, type LogEntry } from '../../log/index.ts';
import { addressesOf, type OrderDraft, receive, type Underway } from '../../post/index.ts';
import { timeNow, whoAsks } from '../table.ts';
import { takeMail } from './clerk.ts';
import { doDuty, dutyLines } from './duty.ts';
import { enteredFrom, keep, type Report } from './report.ts';
import { atGame, type Clerk, gameAt, reply, type Sitting, seatOf, sitDown, tableOf } from './sitting.ts';
import { landFor, takeLines, takePlan } from './take.ts';

/** Another letter than the first answer to the same mail. */
const anew = (sitting: Sitting, hash: string, messageId: string | undefined) => ({
  hash: hashOf(bytesOf(`${hash} ${headOf(sitting.table.game).hash}`)),
  ...(messageId === undefined ? {} : { messageId }),
});

/** Seats a player whose orders lie here; undefined where he cannot be answered or the game cannot be followed. */
const seatAgain = async (clerk: Clerk, slug: string, id: string): Promise<Sitting | undefined> => {
  const { desk, book } = clerk;
  const game = gameAt(desk, slug);
  const table = tableOf(desk, game);
  const player = game.trust.players.find((each) => each.id === id);
  const [address] = addressesOf(book, slug, id);
  if (table === undefined || player === undefined || address === undefined) return undefined;
  return sitDown(clerk, table, { player, me: await whoAsks(desk, game), address });
};

/**
 * Goes on with lines that came by mail and waited for dice, somebody's choice or their turn, once nothing is in their
 * way.
 */
export const goOn = async (clerk: Clerk, draft: OrderDraft): Promise<Report | undefined> => {
  const { store } = clerk;
  const { hash } = draft;
  if (hash === undefined || !goesOnAlone(draft)) return undefined;
  const sitting = await seatAgain(clerk, draft.game, draft.player);
  if (sitting === undefined) return undefined;
  const { table, player } = sitting;
  const ready = readiness(table, player, draft);
  if (ready === 'past') store.dropDraft(draft);
  if (ready !== 'ready') return undefined;
  const plan: Plan = { turn: draft.turn, held: draft.held, text: draft.text };
  const taken = await takePlan(sitting.reader, seatOf(sitting, clerk, hash), plan, clerk);
  keep(clerk, sitting, taken, { hash, messageId: draft.messageId });
  const after = atGame(sitting, taken.game);
  const letter = reply(clerk, after, anew(after, hash, draft.messageId), taken.outcome, taken.lines);
  const seqs = taken.written.map(({ seq }) => seq);
  return { name: '', outcome: taken.outcome, player: player.id, game: draft.game, seqs, letter };
};

/**
 * Goes on with a mail that was left before all it wants beside orders was done: with the rest of that, and with its
 * orders.
 */
const finishRequests = async (
  clerk: Clerk,
  sitting: Sitting,
  { hash, game, player, entered, requests = 0 }: Underway,
  before: readonly LogEntry[],
): Promise<Report | undefined> => {
  const { desk, store } = clerk;
  const bytes = store.mail(hash);
  const reception = bytes === undefined ? undefined : await receive(bytes, hash);
  if (reception?.kind !== 'mail') {
    store.dropUnderway(hash);
    return undefined;
  }
  const { mail } = reception;
  const done = requests + (before.length > entered ? 1 : 0);
  const taken = await takeMail({ ...clerk, mayEnter: 'yes' }, sitting, mail, done);
  const { outcome, letter, more } = taken;
  const seqs = [...new Set([...before.map(({ seq }) => seq), ...taken.seqs])];
  const { messageId } = mail;
  const named = messageId === undefined ? {} : { messageId };
  store.addRead({ ...named, hash, at: timeNow(desk), player, game, outcome, seqs });
  store.dropUnderway(hash);
  return { name: '', hash, outcome, player, game, seqs, ...(letter && { letter }), ...(more && { more }) };
};

/** Goes on with a mail in the middle of which the program was stopped, or could not go on. */
export const finish = async (clerk: Clerk, mail: Underway): Promise<Report | undefined> => {
  const { desk, store } = clerk;
  const { hash, messageId } = mail;
  const first = await seatAgain(clerk, mail.game, mail.player);
  if (first === undefined) return undefined;
  const done = enteredFrom(first.table.game, hash);
  if (done.length === 0) {
    store.dropUnderway(hash); // nothing of it was entered: it is read anew
    return undefined;
  }
  if (mail.requests !== undefined) return finishRequests(clerk, first, mail, done);
  const { open } = first.table.game.trust;
  const its = open !== undefined && first.table.game.entries[open.seq]?.evidence === hash;
  const seat = seatOf(first, clerk, hash);
  const landed = its ? await landFor(desk, first.table, seat, clerk.publish) : undefined;
  const sitting = landed === undefined ? first : atGame(first, landed.game);
  const { t, language } = sitting.reader;
  const text = done.length > mail.entered && done.at(-1)?.order?.type === mail.first ? mail.next : mail.text;
  const waits = sitting.table.game.replay.state.awaiting.length > 0;
  const asked = { hash, ...(messageId === undefined ? {} : { messageId }) };
  const turn = idOf(turnNow(first.table.game.replay.state));
  const whose = { game: mail.game, player: mail.player, turn };
  if (waits) store.keepDraft({ ...asked, ...whose, at: timeNow(desk), held: 'dice', text });
  const taken =
    waits || text.trim() === '' ? undefined : await takeLines(sitting.reader, seat, text.split('\n'), [], clerk);
  if (taken !== undefined) keep(clerk, sitting, taken, asked);
  const after = taken === undefined ? sitting : atGame(sitting, taken.game);
  const seqs = [
    ...done.map(({ seq }) => seq),
    ...(landed?.entries ?? []).map(({ seq }) => seq),
    ...(taken?.written ?? []).map(({ seq }) => seq),
  ];
  const entries = list(
    language,
    done.map(({ seq }) => `#${seq}`),
  );
  const told = taken === undefined || taken.outcome === 'nothing' ? [] : ['', ...taken.lines];
  const outcome = waits ? 'partly' : taken === undefined || taken.outcome === 'nothing' ? 'done' : taken.outcome;
  const lines = [t('answer-duplicate-entries', { entries }), ...(waits ? ['', t('answer-kept-dice')] : told)];
  const letter = reply(clerk, after, anew(after, hash, messageId), outcome, lines);
  store.addRead({ ...asked, at: timeNow(desk), player: mail.player, game: mail.game, outcome, seqs });
  store.dropUnderway(hash);
  return { name: '', hash, outcome, player: mail.player, game: mail.game, seqs, letter };
};

/** Gives the dice that whoever reads owes the orders of all games, and sends them to those who wait for them. */
export const giveDice = async (clerk: Clerk): Promise<readonly Report[]> => {
  const { desk } = clerk;
  const reports: Report[] = [];
  for (const slug of listGames(desk.archive)) {
    const game = gameAt(desk, slug);
    const { open, purpose } = game.trust;
    const table = tableOf(desk, game);
    if (table === undefined || open === undefined || purpose !== 'play') continue;
    if (game.trust.source !== 'reveal' && game.trust.source !== 'drand') continue;
    const me = await whoAsks(desk, game);
    const duty = await doDuty(desk, table, me);
    if (duty === undefined) continue;
    const seqs = duty.entries.map(({ seq }) => seq);
    const by = game.entries[open.seq]?.by ?? '';
    const sitting = by === me.id ? undefined : await seatAgain(clerk, slug, by);
    const hash = headOf(duty.game).hash;
    const letter = sitting && reply(clerk, sitting, { hash }, 'done', dutyLines(sitting.reader, duty), seqs);
    reports.push({
      name: '',
      outcome: 'dice',
      game: slug,
      player: by,
      seqs,
      ...(letter === undefined ? {} : { letter }),
    });
  }
  return reports;
};

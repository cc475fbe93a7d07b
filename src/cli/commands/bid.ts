// `bid`: a bid for the side that gets it. Under seal it is called twice, to seal and to open; an open bid is laid out.

import { appendOrder, type Draft } from '../../archive/index.ts';
import { isHeldUp } from '../../clerk/index.ts';
import { type Bidder, decide, evolve, type OrderOf } from '../../engine/index.ts';
import { list } from '../../i18n/format.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines, turnPage } from '../due.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine, stopAt } from '../faults.ts';
import { handoverOf, tellHandover } from '../handover.ts';
import { cleanLine } from '../paint.ts';
import { betweenSyncs, publishOrder } from '../publish.ts';
import { echoOrder, problemLines, readSheet } from '../sheet.ts';
import { evidenceOf, hexOf, openTable, type Seat, type Table, takeSeat, writeDraft } from '../table.ts';
import { eventsOf, tellEvents } from '../tell.ts';
import { landDice, missingLines, poolOf, voucherOf } from '../throw.ts';
import { bidBehind, bidFileOf, keepBid } from '../trust/sealed-bids.ts';
import { maySay } from '../undo.ts';

type Bid = OrderOf<'bid'>;

const biddersIn = ({ game }: Table) => game.replay.state.bidding?.bidders;

/** The line as it was said, with its verb in front. */
const lineOf = async (desk: Desk, { game }: Table, words: readonly string[]): Promise<string> => {
  const { t } = desk;
  const said = (words.length > 0 || !desk.asks ? words.join(' ') : await desk.text(t('bids-ask'))).trim();
  if (said === '')
    throw new Stop(EXIT.usage, [t('bids-missing'), nextLine(desk, t('bids-missing-next', { slug: game.slug }))]);
  return /^\p{L}/u.test(said) ? said : `bid ${said}`;
};

/** A bid as it would be opened, with a fresh secret; refused if it could not be laid out. */
const readBid = (desk: Desk, table: Table, seat: Seat, line: string): Bid => {
  const { game, ruleset, words } = table;
  const { sheet } = readSheet(desk, table, seat, line);
  if (sheet.problems.length > 0) throw new Stop(EXIT.refused, problemLines(desk, sheet, words));
  const [said, ...more] = sheet.orders;
  if (said?.type !== 'bid' || more.length > 0) throw new Stop(EXIT.usage, [desk.t('bids-one-bid')]);
  const { against: _, ...bid } = said;
  const order: Bid = { ...bid, player: seat.speaker.id, nonce: hexOf(desk.env.randomBytes(32)) };
  const sealed = (biddersIn(table) ?? []).reduce(
    (state, { player }) => evolve(state, { type: 'bid-sealed', player }),
    game.replay.state,
  );
  const decided = decide(ruleset, sealed, order);
  if (!decided.ok) throw stopAt(desk, game.slug, { kind: 'refused', refusals: decided.error }, words);
  return order;
};

const tellBid = (desk: Desk, table: Table, order: Bid): void => {
  const { heading, parts } = echoOrder(table, order);
  desk.say(`  ${heading}`);
  for (const part of parts) desk.say(`    ${part}`);
};

/** What was written, what came of it and what is due now. */
const tell = (desk: Desk, before: Table, after: Table): Answer => {
  const entries = after.game.entries.slice(before.game.entries.length);
  for (const line of tellEvents(desk, after.words, eventsOf(entries))) desk.say(line);
  desk.say();
  for (const line of dueLines(desk, after)) desk.say(line);
  tellHandover(desk, before, after);
  return answer(
    {
      game: after.game.slug,
      written: entries.map(({ seq, hash, order, events }) => ({ seq, hash, order: order?.type ?? 'reported', events })),
      due: dueData(after),
      page: turnPage(desk, after.game),
      handover: handoverOf(desk, before, after) ?? null,
    },
    isHeldUp(after) ? EXIT.waiting : EXIT.ok,
  );
};

const drafted = (desk: Desk, { game, words }: Table, made: ReturnType<typeof appendOrder>): Draft => {
  if (made.ok) return made.value;
  throw stopAt(desk, game.slug, made.error, words);
};

const seal = async (desk: Desk, table: Table, seat: Seat, words: readonly string[], given: Given): Promise<Answer> => {
  const { t } = desk;
  const { game } = table;
  const order = readBid(desk, table, seat, await lineOf(desk, table, words));
  tellBid(desk, table, order);
  if ((await maySay(desk, given, t('bids-seal'))) === 'no') return answer({ game: game.slug, written: [] });
  // The secret is safe before anybody relies on the seal.
  const hash = keepBid(desk.env, game.slug, order);
  const draft = drafted(
    desk,
    table,
    appendOrder(game, { type: 'bid-seal', player: seat.speaker.id, seal: hash }, seat.said),
  );
  const after = { ...table, game: writeDraft(desk, draft) };
  desk.say(desk.paint.green(t('bids-sealed')));
  desk.say(t('bids-kept', { file: bidFileOf(desk.env, hash) }));
  desk.say(t('bids-kept-warning'));
  return tell(desk, table, after);
};

const open = async (desk: Desk, table: Table, seat: Seat, given: Given): Promise<Answer> => {
  const { t } = desk;
  const { game } = table;
  const { struck, seals } = game.trust;
  const held = seals.findLast(({ player, hash }) => player === seat.speaker.id && !struck.includes(hash));
  const order = held && bidBehind(desk.env, game.slug, held.seal);
  if (order === undefined) {
    throw new Stop(EXIT.refused, [
      t('bids-gone', { file: bidFileOf(desk.env, held?.seal ?? '') }),
      nextLine(desk, t('bids-gone-next')),
    ]);
  }
  desk.say(t('bids-yours'));
  tellBid(desk, table, order);
  if ((await maySay(desk, given, t('bids-open'))) === 'no') return answer({ game: game.slug, written: [] });
  const draft = drafted(desk, table, appendOrder(game, order, seat.said));
  let after: Table = { ...table, game: writeDraft(desk, draft) };
  desk.say(desk.paint.green(t('bids-opened')));
  if (draft.asked.length > 0) {
    const published = given.has('sync') ? await publishOrder(desk, after) : after;
    const voucher = voucherOf(given, evidenceOf(desk, given));
    const landed = await landDice(desk, published, seat, poolOf(desk, given), voucher, 'refused');
    after = { ...table, game: landed.game };
    if (landed.missing.length > 0) for (const line of missingLines(desk, after, landed.missing)) desk.say(line);
  }
  return tell(desk, table, after);
};

/** Nothing to do for him: others come first. */
const wait = (desk: Desk, table: Table, line: string): Answer => {
  desk.say(line);
  for (const each of dueLines(desk, table)) desk.say(each);
  return answer({ game: table.game.slug, written: [], due: dueData(table) }, EXIT.waiting);
};

export const bid = command({
  name: 'bid',
  takes: { ...GAME, bid: '[bid...]' },
  options: {
    ...shared('yes'),
    sync: '--sync',
    power: '--power <power>',
    for: '--for <player>',
    ...shared('evidence', 'note'),
    dice: '--dice <faces>+',
    ...shared('service', 'reference'),
  },
  examples: [
    'npx fieldpost bid spring-26 "{bid}"',
    'npx fieldpost bid spring-26 "{bid}"',
    'npx fieldpost bid spring-26',
  ],
  run: (desk, [slug = '', ...words], given) =>
    betweenSyncs(desk, given, async () => {
      const { t } = desk;
      const table = openTable(desk, slug);
      const { bidding } = table.game.replay.state;
      if (bidding === undefined) throw new Stop(EXIT.refused, [t('refusal-no-bid-due')]);
      const { bidders } = bidding;
      const sat = await takeSeat(desk, table, given);
      if (bidders === undefined) return carryOut(desk, table, sat, await lineOf(desk, table, words), given);
      const own = table.ruleset.sides.find(({ side }) => side === bidding.side)?.powers[0];
      const seat: Seat = given.has('power') || own === undefined ? sat : { ...sat, power: own };
      const bidder = bidders.find(({ player }) => player === seat.speaker.id);
      if (bidder === undefined) {
        const ids = bidders.map(({ player }) => player);
        throw new Stop(EXIT.refused, [
          t('bids-not-yours', { player: cleanLine(seat.speaker.name), bidders: list(desk.language, ids) }),
        ]);
      }
      const others = (is: (one: Bidder) => boolean): string =>
        list(
          desk.language,
          bidders.filter((one) => one !== bidder && is(one)).map(({ player }) => player),
        );
      if (bidder.sealed === 'no') return seal(desk, table, seat, words, given);
      if (bidder.bid !== undefined) return wait(desk, table, t('bids-open-waits', { players: others(() => true) }));
      const unsealed = others(({ sealed, lapsed }) => sealed === 'no' && lapsed === undefined);
      return unsealed === ''
        ? open(desk, table, seat, given)
        : wait(desk, table, t('bids-waits', { players: unsealed }));
    }),
});

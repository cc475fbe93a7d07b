// Own entries carried onto a log that others went on with. An entry whose line still fits stays as it is, to the byte;
// any other is made again by the rules, under the same words, the same nonce and its own time; what the rules no longer
// allow is set aside. It knows nothing of git.

import canonicalize from 'canonicalize';
import {
  appendAgree,
  appendDecline,
  appendForfeit,
  appendFormal,
  appendNote,
  appendOrder,
  appendProposal,
  appendReport,
  appendRoll,
  type Drafted,
  extendGame,
  type Game,
  gameOrderOf,
  headOf,
  type Said,
  stateBefore,
  verifySome,
} from '../archive/index.ts';
import type { GameState } from '../engine/index.ts';
import { bareFault, faultAt, type LogEntry } from '../log/index.ts';
import { isArchiveOrder, isReported, type Order, type TrustFault, trustFault } from '../trust/index.ts';
import { fail } from '../vocab/index.ts';
import type { Aside, AsideReason, Own, Published } from './report.ts';

export interface Carried {
  readonly game: Game;
  /** The new lines, without LF. */
  readonly lines: readonly string[];
  readonly published: readonly Published[];
  /** Own entries that were published before. */
  readonly already: readonly Published[];
  readonly aside: readonly Aside[];
}

const same = (a: unknown, b: unknown): boolean => canonicalize(a) === canonicalize(b);

/** The later of two times of a log; they sort as they are written. */
const later = (a: string, b: string): string => (a < b ? b : a);

/**
 * A value with every hash of an own entry replaced by the one it has now. Hashes are long enough to be nothing else.
 */
const renamed = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, held: unknown) =>
    typeof held === 'string' ? (names.get(held) ?? held) : held,
  ) as T; // only strings within it are other strings

/** The hashes of entries that an order speaks about. */
const named = (order: Order): readonly string[] => {
  const of = 'of' in order ? order.of : order.type === 'edit' ? order.to : undefined;
  return of === undefined ? [] : [of].flat();
};

/** The position in letters, without what only helps to find things in it. */
const picture = ({ slots: _, ...state }: GameState): string =>
  JSON.stringify(state, (__, held: unknown) => (held instanceof Map ? [...held] : held));

const saidIn = ({ by, for: speaker, evidence, note, ...entry }: LogEntry, after: string): Said => ({
  at: later(entry.at, after),
  by,
  ...(speaker === undefined ? {} : { for: speaker }),
  ...(evidence === undefined ? {} : { evidence }),
  ...(note === undefined ? {} : { note }),
});

/**
 * True if a published entry is an own one made again. What came of it is not asked: it may have found another position.
 */
const isRemade = (own: LogEntry, theirs: LogEntry, before: string, names: ReadonlyMap<string, string>): boolean => {
  const words = ({ by, for: speaker, evidence, note }: LogEntry) => [by, speaker ?? '', evidence ?? '', note ?? ''];
  return (
    theirs.at === later(own.at, before) &&
    same(words(own), words(theirs)) &&
    same(own.dice ?? null, theirs.dice ?? null) &&
    same(own.order === undefined ? null : renamed(own.order, names), theirs.order ?? null) &&
    (!isReported(own) || same(own.events, theirs.events))
  );
};

/** What the rules make of an order on another log, by its kind. */
const remake = (game: Game, { entry }: Own, order: Order | undefined): Drafted => {
  const said = saidIn(entry, game.entries.at(-1)?.at ?? '');
  if (order === undefined) return appendReport(game, entry.events, said);
  const refuse = (fault: TrustFault): Drafted =>
    fail({ kind: 'fault', fault: faultAt(game.file, entry.seq + 1, fault) });
  if (!isArchiveOrder(order)) {
    return order.type === 'open-game' ? refuse(trustFault('opened-twice', {})) : appendOrder(game, order, said);
  }
  switch (order.type) {
    case 'roll': {
      const { dice } = entry;
      if (dice === undefined) return refuse(trustFault('dice-missing', {}));
      if (dice.source === 'recorded') {
        const { of: _, ...supply } = dice;
        return appendRoll(game, said, supply);
      }
      const { of: _, rolls: __, ...supply } = dice;
      return appendRoll(game, said, supply);
    }
    case 'note':
      return appendNote(game, { ...said, note: entry.note ?? '' }, order.of);
    case 'void':
    case 'ruling':
    case 'substitute':
    case 'settings':
    case 'edit':
    case 'draw':
      return appendProposal(game, order, said);
    case 'forfeit':
    case 'forfeit-bid':
      return appendForfeit(game, order, said);
    case 'agree':
      return appendAgree(game, order.of, said);
    case 'decline':
      return appendDecline(game, order.of, said);
    case 'absence':
    case 'receipt':
    case 'anchor':
    case 'change-key':
      return appendFormal(game, order, said);
  }
};

/**
 * The first entry from number `from` on that today's engine does not say, or whose dice are wrong; undefined if none.
 */
const firstUnproved = (game: Game, from: number): number | undefined =>
  verifySome(game, ({ seq }) => seq >= from).find(
    ({ verdict, ruling }) => verdict === 'wrong-dice' || (verdict === 'differs' && ruling === undefined),
  )?.seq;

/** True for an entry that others stand on: it moves the game or means to. */
const bears = (entry: LogEntry): boolean => gameOrderOf(entry) !== undefined || entry.events.length > 0;

/**
 * Carries own entries onto a published log.
 *
 * @param upstream the published game; it has no fault
 * @param theirs its entries that the player's own log does not have
 * @param was the game as the player has it, for the positions in which he made his entries
 */
export const carryOnto = (upstream: Game, theirs: readonly LogEntry[], was: Game, own: readonly Own[]): Carried => {
  const whole = asTheyAre(upstream, own);
  if (whole !== undefined) return whole;
  let game = upstream;
  const names = new Map<string, string>();
  const lost = new Map<string, number>();
  const lines: string[] = [];
  const published: Published[] = [];
  const already: Published[] = [];
  const aside: Aside[] = [];
  /** Lines with dice that one seed gave at once, for the own lines still to come. */
  const landed: LogEntry[] = [];
  /** Own orders whose dice have fallen, and entries somebody has witnessed. */
  const fallen = new Set(
    own.flatMap(({ entry: { order, dice } }) => [
      ...(dice === undefined ? [] : [dice.of]),
      ...(order?.type === 'receipt' ? [order.of] : []),
    ]),
  );
  let cursor = 0;
  let broke: number | undefined;

  const setAside = (one: Own, reason: AsideReason): void => {
    aside.push({ ...one, reason });
    lost.set(one.entry.hash, one.entry.seq);
    if (bears(one.entry)) broke ??= one.entry.seq;
  };
  const accept = ({ entry: own }: Own, entry: LogEntry): void => {
    names.set(own.hash, entry.hash);
    published.push({ own, entry });
  };
  const beforeTheirs = (index: number): string => upstream.entries[(theirs[index]?.seq ?? 0) - 1]?.at ?? '';

  for (const one of own) {
    const { entry, line } = one;
    const known = theirs.findIndex(
      (each, index) => index >= cursor && isRemade(entry, each, beforeTheirs(index), names),
    );
    const match = theirs[known];
    if (match !== undefined) {
      names.set(entry.hash, match.hash);
      already.push({ own: entry, entry: match });
      cursor = known + 1;
      continue;
    }
    const next = landed.find(({ dice }) => dice !== undefined && same(dice.rolls, entry.dice?.rolls));
    if (next !== undefined) {
      landed.splice(landed.indexOf(next), 1);
      accept(one, next);
      continue;
    }
    const reason = whyNot(one);
    if (reason !== undefined) {
      setAside(one, reason);
      continue;
    }
    if (entry.prev === headOf(game).hash && entry.seq === headOf(game).count) {
      const longer = extendGame(game, [entry]);
      const [fault] = longer.faults;
      if (fault !== undefined) setAside(one, { kind: 'rejected', rejection: { kind: 'fault', fault } });
      else if (firstUnproved(longer, entry.seq) !== undefined) setAside(one, { kind: 'not-proved' });
      else {
        game = longer;
        lines.push(line);
        accept(one, entry);
      }
      continue;
    }
    const draft = remake(game, one, entry.order && renamed(entry.order, names));
    if (!draft.ok) {
      setAside(one, { kind: 'rejected', rejection: draft.error });
      continue;
    }
    const [first, ...more] = draft.value.entries;
    if (first === undefined) {
      setAside(one, { kind: 'rejected', rejection: { kind: 'fault', fault: emptyDraft(game, entry) } });
      continue;
    }
    game = draft.value.game;
    lines.push(...draft.value.lines);
    landed.push(...more);
    accept(one, first);
  }
  return { game, lines, published, already, aside };

  /** Why an entry cannot be made again, as far as that is known before the rules are asked. */
  function whyNot({ entry }: Own): AsideReason | undefined {
    const fits = entry.prev === headOf(game).hash;
    const { order, dice } = entry;
    if (order?.type === 'open-game' && !fits) return { kind: 'name-taken' };
    if (dice !== undefined && (lost.has(dice.of) || (names.get(dice.of) ?? dice.of) !== dice.of)) {
      return { kind: 'dice-fell' };
    }
    if (fallen.has(entry.hash) && !fits) return { kind: 'dice-fell' };
    const gone = order === undefined ? undefined : named(order).find((of) => lost.has(of));
    if (gone !== undefined) return { kind: 'about-aside', seq: lost.get(gone) ?? 0 };
    if (broke !== undefined && bears(entry)) return { kind: 'stands-on', seq: broke };
    if (!fits && isReported(entry) && picture(stateBefore(was, entry.seq)) !== picture(game.replay.state)) {
      return { kind: 'position-changed' };
    }
    return undefined;
  }
};

const emptyDraft = (game: Game, entry: LogEntry) => faultAt(game.file, entry.seq + 1, bareFault('nothing-to-roll', {}));

/** All own entries as they are, if they follow the published log and the rules still say the same. */
const asTheyAre = (upstream: Game, own: readonly Own[]): Carried | undefined => {
  const [first] = own;
  if (first?.entry.prev !== headOf(upstream).hash) return undefined;
  const game = extendGame(
    upstream,
    own.map(({ entry }) => entry),
  );
  if (game.faults.length > 0 || firstUnproved(game, first.entry.seq) !== undefined) return undefined;
  return {
    game,
    lines: own.map(({ line }) => line),
    published: own.map(({ entry }) => ({ own: entry, entry })),
    already: [],
    aside: [],
  };
};

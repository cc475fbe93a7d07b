// Money and points of a played game worked out once more, from its events alone and from the board as it is printed:
// what the engine counts is held against it.

import { type Board, neighbours } from '../../../src/board/index.ts';
import { evolve, type GameEvent, type GameState, spaceAt, unopened } from '../../../src/engine/index.ts';
import type { Ipc, Power, PurseId, SpaceId } from '../../../src/vocab/index.ts';
import type { Played } from './game.ts';

const eventsOf = ({ entries }: Played): readonly GameEvent[] => entries.flatMap(({ events }) => events);

/** What is in each purse by `power/purse`, from what was there at the beginning and every payment since. */
const pursesBy = (events: readonly GameEvent[]): ReadonlyMap<string, Ipc> => {
  const purses = new Map<string, Ipc>();
  const add = (power: Power, purse: PurseId, ipc: Ipc): void => {
    purses.set(`${power}/${purse}`, (purses.get(`${power}/${purse}`) ?? 0) + ipc);
  };
  for (const event of events) {
    if (event.type === 'game-opened') {
      for (const [power, ipc] of Object.entries(event.treasury)) add(power as Power, 'main', ipc ?? 0); // powers as events name them
      for (const [power, held] of Object.entries(event.purses ?? {}))
        for (const [purse, ipc] of Object.entries(held ?? {})) add(power as Power, purse, ipc); // the same
    } else if (event.type === 'received') add(event.power, event.purse, event.ipc);
    else if (event.type === 'paid') add(event.power, event.purse, -event.ipc);
  }
  return purses;
};

/** Purses that hold something else than what was paid into them and out of them: `power/purse`, counted, held. */
export const wrongPurses = (game: Played): readonly (readonly [string, Ipc, Ipc])[] => {
  const counted = pursesBy(eventsOf(game));
  const held = Object.entries(game.state.treasury).flatMap(([power, purses]) =>
    Object.entries(purses).map(([purse, ipc]) => [`${power}/${purse}`, ipc] as const),
  );
  const keys = new Set([...counted.keys(), ...held.map(([key]) => key)]);
  const now = new Map<string, Ipc>(held);
  return [...keys]
    .map((key) => [key, counted.get(key) ?? 0, now.get(key) ?? 0] as const)
    .filter(([, one, other]) => one !== other);
};

/**
 * Points of Japan: one for every full ten IPC of a turn, one less for every full ten of one raid (P5), one more or less
 * for the first win of each side in Europe (L36, L38), never below none.
 */
export const pointsOfJapan = (game: Played): number => {
  let points = 0;
  let collected = 0;
  const given = new Set<string>();
  for (const event of eventsOf(game)) {
    if (event.type === 'turn-began') collected = 0;
    else if (event.type === 'industry-bombed' && event.owner === 'japan')
      points = Math.max(0, points - Math.floor(event.damage / 10));
    else if (event.type === 'received' && event.power === 'japan') {
      if (event.for === 'loot') collected += event.ipc;
      if (event.for === 'income') points += Math.floor((collected + event.ipc) / 10);
    } else if (event.type === 'theatre-won' && event.theatre === 'europe' && !given.has(event.side)) {
      given.add(event.side);
      points = Math.max(0, points + (event.side === 'allies' ? -1 : 1));
    }
  }
  return points;
};

/** A purse of a game as its rules tell it: whose it is, which land pays into it, which capital it hangs on. */
interface Account {
  readonly power: Power;
  readonly purse: PurseId;
  readonly capital: SpaceId;
  readonly isPaidBy: (space: SpaceId) => boolean;
}

export interface Book {
  readonly board: Board;
  readonly accounts: readonly Account[];
  /** Whether two powers are on one side. */
  readonly isOneSide: (a: Power, b: Power) => boolean;
  /** Powers whose convoy money comes as a fund and not with the income. */
  readonly withFund: readonly Power[];
}

/**
 * Land that pays India where the British hold it: what India is printed with, islands included, and all of the mainland
 * of Asia, which can be walked to from there (ruling.R28, ruling.R29).
 *
 * @param india its id on this board, whose prefix, if any, all spaces of the Pacific have
 */
export const indianLand = (board: Board, india: SpaceId): ReadonlySet<SpaceId> => {
  const prefix = india.slice(0, india.lastIndexOf(':') + 1);
  const reached = new Set<SpaceId>([india]);
  for (const id of reached)
    for (const { id: next, kind } of neighbours(board, id))
      if (kind === 'land' && next.startsWith(prefix)) reached.add(next);
  return new Set([...reached, ...(board.regions?.find(({ id }) => id === 'india')?.spaces ?? [])]);
};

const holderOf = (state: GameState, space: SpaceId): Power | null => spaceAt(state, space).control;

/** What convoy boxes and centres pay the power they were printed for: all that its side holds (C56, E9). */
const convoysOf = ({ board, isOneSide }: Book, state: GameState, power: Power): Ipc =>
  board.spaces.reduce((sum, { id, convoy }) => {
    if (convoy === undefined || convoy.owner !== power || convoy.kind === 'route') return sum;
    const isHeld = (space: SpaceId): boolean => {
      const holder = holderOf(state, space);
      return holder !== null && isOneSide(holder, power);
    };
    const isCut = convoy.territory !== undefined && !isHeld(convoy.territory);
    return isHeld(id) && !isCut ? sum + convoy.ipc : sum;
  }, 0);

/** What an account collects: its land, without what a lost route cuts off (P11a) and land of nations (E10). */
const incomeOf = (book: Book, state: GameState, { power, capital, isPaidBy }: Account): Ipc => {
  const { board, isOneSide, withFund } = book;
  const holds = (space: SpaceId): boolean => {
    const holder = holderOf(state, space);
    return holder !== null && isOneSide(holder, power);
  };
  if (!holds(capital)) return 0;
  const routes = new Map(
    board.spaces.flatMap(({ id, convoy }) => (convoy?.kind === 'route' ? [[convoy.territory, id] as const] : [])),
  );
  const land = board.spaces.reduce((sum, { id, kind, ipc, nation }) => {
    if (kind !== 'land' || holderOf(state, id) !== power || !isPaidBy(id)) return sum;
    if (nation === 'middle-east') return sum;
    const route = routes.get(id);
    return route === undefined || holds(route) ? sum + ipc : sum;
  }, 0);
  return land + (withFund.includes(power) ? 0 : convoysOf(book, state, power));
};

/**
 * Payments of a game that are not what land and convoys come to at that moment, in words. A purse whose capital was
 * lost as the turn began collects nothing in it.
 */
export const wrongIncomes = (game: Played, book: Book): readonly string[] => {
  const wrong: string[] = [];
  let state = unopened();
  let lost: ReadonlySet<SpaceId> = new Set();
  let due: readonly (readonly [Account, Ipc])[] = [];
  let paid = new Map<PurseId, Ipc>();
  const compare = (what: string, got: Ipc, ipc: Ipc): void => {
    if (got !== ipc) wrong.push(`round ${state.round}, ${what}: got ${got}, due ${ipc}`);
  };
  for (const event of eventsOf(game)) {
    if (event.type === 'turn-began') {
      const isLost = ({ power, capital }: Account): boolean => {
        const holder = state.spaces.length === 0 ? null : holderOf(state, capital);
        return holder !== null && !book.isOneSide(holder, power);
      };
      lost = new Set(book.accounts.filter(isLost).map(({ capital }) => capital));
      paid = new Map();
      due = [];
    } else if (event.type === 'phase-began' && event.phase === 'income') {
      const mine = book.accounts.filter(({ power }) => power === state.turn.power);
      due = mine.map((account) => [account, lost.has(account.capital) ? 0 : incomeOf(book, state, account)]);
    } else if (event.type === 'received' && event.for === 'income') paid.set(event.purse, event.ipc);
    else if (event.type === 'fund-due' && state.turn.phase === 'income')
      compare(`fund of ${event.power}`, event.ipc, convoysOf(book, state, event.power));
    else if (event.type === 'turn-ended')
      for (const [{ power, purse }, ipc] of due) compare(`${power}/${purse}`, paid.get(purse) ?? 0, ipc);
    state = evolve(state, event);
  }
  return wrong;
};

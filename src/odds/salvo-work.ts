// A battle whose hits are taken a step at a time, being worked out: chances of all pairs of strengths, in a book for
// the planes that have left.

import { liftsTroops, type Roster } from '../board/roster.ts';
import type { Battle } from './battle.ts';
import type { Behind } from './books.ts';
import { real, reals, whole } from './lists.ts';
import { type AskRows, askRows } from './row-leaving.ts';
import type { Rounds } from './salvo-round.ts';
import type { SalvoSide } from './salvo-side.ts';

interface Book extends Behind {
  now: Float64Array;
  readonly fought: Float64Array;
  readonly left: Float64Array;
}

/** A round later than any that a plan names. */
const LATER = Number.MAX_SAFE_INTEGER;

export class SalvoWork {
  readonly #battle: Battle;
  readonly #board: Roster;
  readonly #above: SalvoSide;
  readonly #below: SalvoSide;
  readonly #rounds: Rounds;
  readonly #ask: AskRows;
  readonly #canHit: (a: number, d: number) => boolean;
  readonly #books = new Map<string, Book>();
  rounds = 0;

  constructor(
    board: Roster,
    battle: Battle,
    above: SalvoSide,
    below: SalvoSide,
    rounds: Rounds,
    canHit: (a: number, d: number) => boolean,
  ) {
    this.#battle = battle;
    this.#board = board;
    this.#above = above;
    this.#below = below;
    this.#rounds = rounds;
    this.#canHit = canHit;
    this.#ask = askRows(battle, { ...above, counts: above.fighting }, below, canHit);
  }

  get books(): readonly Book[] {
    return [...this.#books.values()];
  }

  #book(flown: readonly number[]): Book {
    const key = flown.join();
    let book = this.#books.get(key);
    if (book === undefined) {
      const size = this.#above.size * this.#below.size;
      book = { sunk: 0, flown, now: reals(size), fought: reals(size), left: reals(size) };
      this.#books.set(key, book);
    }
    return book;
  }

  begin(a: number, d: number, chance: number): void {
    const { now } = this.#book(this.#above.groups.map(() => 0));
    this.#add(now, a, d, chance);
  }

  #add(chances: Float64Array, a: number, d: number, chance: number): void {
    const at = a * this.#below.size + d;
    chances[at] = real(chances, at) + chance;
  }

  #isOver(a: number, d: number): boolean {
    return whole(this.#above.left, a) === 0 || whole(this.#below.left, d) === 0;
  }

  /** True of ships that only carry troops, can hit nobody and have nowhere to go: they are lost without a fight. */
  #isLost(a: number, d: number): boolean {
    const { groups, standing } = this.#above;
    const here = standing[a]?.here ?? [];
    return (
      this.#battle.leaving.exits !== 'open' &&
      groups.every(({ type }, index) => (here[index] ?? 0) === 0 || liftsTroops(this.#board, type)) &&
      !this.#canHit(a, d)
    );
  }

  /** Puts what stands after a round where it goes. @returns whether it goes on from where it is */
  #settle(book: Book, a: number, d: number, round: number, chance: number): 'here' | 'elsewhere' {
    if (this.#isOver(a, d)) this.#add(book.fought, a, d, chance);
    else if (this.#isLost(a, d)) this.#add(book.fought, this.#above.gone(a), d, chance);
    else {
      const leave = this.#ask.attackers(a, d, round);
      if (leave === 'no') return 'here';
      if (leave === 'away') this.#add(book.left, a, d, chance);
      else {
        const { standing, grounded } = this.#above;
        const here = standing[a]?.here ?? [];
        const stays = grounded(a);
        const flown = here.map((count, at) => (book.flown[at] ?? 0) + count - (standing[stays]?.here[at] ?? 0));
        this.#add(this.#book(flown).now, stays, d, chance);
      }
    }
    return 'elsewhere';
  }

  #each(chances: Float64Array, see: (a: number, d: number, chance: number) => void): void {
    for (let a = 0; a < this.#above.size; a += 1)
      for (let d = 0; d < this.#below.size; d += 1) {
        const chance = real(chances, a * this.#below.size + d);
        if (chance > 0) see(a, d, chance);
      }
  }

  /**
   * One round told apart from others.
   *
   * @param firing the defenders' strength that fires, where some of it were hit before
   */
  fightApart(round: number, firing?: number): void {
    for (const book of this.books) {
      const next = reals(book.now.length);
      this.#each(book.now, (a, d, chance) => {
        const fires = firing ?? d;
        if (this.#isOver(a, fires)) return this.#add(book.fought, a, d, chance);
        this.rounds += chance;
        const { above, below, chance: chances } = this.#rounds.from(a, d, fires);
        for (const [at, each] of chances.entries()) this.#add(next, whole(above, at), whole(below, at), chance * each);
      });
      book.now = next;
    }
    for (const book of this.books) {
      const standing = book.now;
      book.now = reals(standing.length);
      this.#each(standing, (a, d, chance) => {
        if (this.#settle(book, a, d, round, chance) === 'here') this.#add(book.now, a, d, chance);
      });
    }
  }

  /**
   * Fights on until nothing is left, all rounds being alike; planes that leave open books that are fought out later.
   */
  fightOn(): void {
    const done = new Set<Book>();
    for (;;) {
      const book = this.books.find((each) => !done.has(each));
      if (book === undefined) return;
      done.add(book);
      this.#each(book.now, (a, d, chance) => {
        if (this.#settle(book, a, d, LATER, chance) === 'here') this.#fightOut(book, a, d, chance);
      });
    }
  }

  /** Works a round through from one pair, however often it comes back to it. */
  #fightOut(book: Book, a: number, d: number, chance: number): void {
    const { above, below, chance: chances } = this.#rounds.from(a, d);
    let stays = 0;
    for (const [at, each] of chances.entries()) if (whole(above, at) === a && whole(below, at) === d) stays += each;
    // Nobody can hurt anybody, and nobody may leave.
    if (stays >= 1) return this.#add(book.left, a, d, chance);
    const visits = chance / (1 - stays);
    this.rounds += visits;
    for (const [at, each] of chances.entries()) {
      const [up, down] = [whole(above, at), whole(below, at)];
      if (up !== a || down !== d) this.#add(book.now, up, down, visits * each);
    }
  }
}

// A battle by rows being worked out: chances of all pairs of strengths, in books for what no strength tells.

import type { Ipc } from '../vocab/index.ts';
import type { Battle } from './battle.ts';
import type { Behind } from './books.ts';
import { real, reals, whole } from './lists.ts';
import { type Fall, Fire } from './row-fire.ts';
import { type AskRows, askRows } from './row-leaving.ts';
import type { Round, Step } from './row-program.ts';
import { grounded, type RowSide } from './row-side.ts';

/** A battle with something behind it that no strength tells: ships sunk in a landing, planes that have left it. */
interface Book extends Behind {
  now: Float64Array;
  readonly fought: Float64Array;
  readonly left: Float64Array;
}

/** A battle being worked out. */
export class Work {
  readonly #above: RowSide;
  readonly #below: RowSide;
  readonly #ask: AskRows;
  readonly #defendersGo: 'attacker' | 'retreat';
  readonly #upon: { readonly attack: Fire; readonly defence: Fire };
  readonly #columns: number;
  readonly #books = new Map<string, Book>();
  rounds = 0;

  constructor(battle: Battle, above: RowSide, below: RowSide) {
    this.#above = above;
    this.#below = below;
    this.#ask = askRows(battle, above, below);
    this.#defendersGo = battle.defender.leaves?.result ?? 'attacker';
    this.#upon = { attack: new Fire(below), defence: new Fire(above) };
    this.#columns = below.size;
  }

  get books(): readonly Book[] {
    return [...this.#books.values()];
  }

  book(sunk: Ipc, flown: readonly number[]): Book {
    const key = `${sunk}/${flown.join()}`;
    let book = this.#books.get(key);
    if (book === undefined) {
      const size = this.#above.size * this.#columns;
      book = { sunk, flown, now: reals(size), fought: reals(size), left: reals(size) };
      this.#books.set(key, book);
    }
    return book;
  }

  begin({ sunk, flown }: Behind, a: number, d: number, chance: number): void {
    this.#add(this.book(sunk, flown).now, a * this.#columns + d, chance);
  }

  #isOver(a: number, d: number): boolean {
    return whole(this.#above.left, a) === 0 || whole(this.#below.left, d) === 0;
  }

  #add(chances: Float64Array, at: number, chance: number): void {
    chances[at] = real(chances, at) + chance;
  }

  #fall(step: Step, a: number, d: number): Fall {
    return step.fires === 'attack'
      ? this.#upon.attack.at(step, this.#above, a, d)
      : this.#upon.defence.at(step, this.#below, d, a);
  }

  /**
   * Works one step through from a pair of strengths.
   *
   * @returns the chance that nothing changes, which is not added to `out`
   */
  #fire(steps: readonly Step[], a: number, d: number, weight: number, out: Float64Array): number {
    const columns = this.#columns;
    const on = (side: Step['fires']): Fall | undefined => {
      const step = steps.find(({ fires }) => fires === side);
      return step === undefined ? undefined : this.#fall(step, a, d);
    };
    const [below, above] = [on('attack'), on('defence')];
    const stays = (below === undefined ? 1 : real(below.chance, d)) * (above === undefined ? 1 : real(above.chance, a));
    for (const there of above?.found ?? [a]) {
      const one = weight * (above === undefined ? 1 : real(above.chance, there));
      for (const here of below?.found ?? [d]) {
        if (there === a && here === d) continue;
        const at = there * columns + here;
        out[at] = real(out, at) + one * (below === undefined ? 1 : real(below.chance, here));
      }
    }
    return stays;
  }

  /** Whether anything keeps a pair of strengths from another round. */
  #stops(a: number, d: number, round: number): boolean {
    return this.#ask.attackers(a, d, round) !== 'no' || this.#ask.defenders(d, round) !== 'no';
  }

  /** Puts what stands after a round where it goes: out of the battle, into another book, or on in this one. */
  #place(book: Book, on: Float64Array, a: number, d: number, round: number, chance: number): void {
    if (chance === 0) return;
    const leave = this.#ask.attackers(a, d, round);
    if (leave === 'away') return this.#add(book.left, a * this.#columns + d, chance);
    const there = leave === 'planes' ? this.#withoutPlanes(book, a) : { book, a };
    const at = there.a * this.#columns + d;
    if (this.#ask.defenders(d, round) === 'away')
      this.#add(this.#defendersGo === 'attacker' ? there.book.fought : there.book.left, at, chance);
    else this.#add(there.book === book ? on : there.book.now, at, chance);
  }

  /** The book and the strength without the planes that leave. */
  #withoutPlanes({ sunk, flown }: Book, a: number): { readonly book: Book; readonly a: number } {
    const { groups, counts, find } = this.#above;
    const own = counts.slice(a * groups.length, (a + 1) * groups.length);
    const stay = grounded(groups, own);
    const gone = own.map((count, index) => (flown[index] ?? 0) + count - (stay[index] ?? 0));
    return { book: this.book(sunk, gone), a: find(stay) };
  }

  /** Moves what is over out of the way. @returns whether it goes on from here */
  #goesOn(book: Book, standing: Float64Array, a: number, d: number): boolean {
    if (!this.#isOver(a, d)) return true;
    const at = a * this.#columns + d;
    this.#add(book.fought, at, real(standing, at));
    standing[at] = 0;
    return false;
  }

  #each(standing: Float64Array, see: (a: number, d: number, at: number, chance: number) => void): void {
    for (let a = 0; a < this.#above.size; a += 1)
      for (let d = 0; d < this.#columns; d += 1) {
        const at = a * this.#columns + d;
        const chance = real(standing, at);
        if (chance > 0) see(a, d, at, chance);
      }
  }

  /** One round told apart from others. */
  fightApart({ atOnce, together }: Round, round: number): void {
    for (const book of this.books) {
      this.#each(book.now, (a, d, _, chance) => {
        if (this.#goesOn(book, book.now, a, d)) this.rounds += chance;
      });
      for (const steps of [...atOnce.map((step) => [step]), together]) {
        const next = reals(book.now.length);
        this.#each(book.now, (a, d, at, chance) => {
          if (this.#goesOn(book, book.now, a, d)) this.#add(next, at, chance * this.#fire(steps, a, d, chance, next));
        });
        book.now = next;
      }
    }
    this.settle(round);
  }

  /** What is over leaves the books after a round, and what breaks off. */
  settle(round: number): void {
    for (const book of this.books)
      this.#each(book.now, (a, d, at, chance) => {
        if (!this.#goesOn(book, book.now, a, d) || !this.#stops(a, d, round)) return;
        book.now[at] = 0;
        this.#place(book, book.now, a, d, round, chance);
      });
  }

  /**
   * Fights on until nothing is left, all rounds being alike; planes that leave open books that are fought out later.
   */
  fightOn(round: Round): void {
    const done = new Set<Book>();
    for (;;) {
      const book = this.books.find((each) => !done.has(each));
      if (book === undefined) return;
      done.add(book);
      this.#fightOut(book, round);
    }
  }

  #fightOut(book: Book, { atOnce, together }: Round): void {
    const stages = [...atOnce.map((step) => [step]), together];
    const waiting = stages.map((_, index) => (index === 0 ? book.now : reals(book.now.length)));
    for (let a = 0; a < this.#above.size; a += 1) {
      for (let d = 0; d < this.#columns; d += 1) {
        const at = a * this.#columns + d;
        if (waiting.every((chances) => real(chances, at) === 0)) continue;
        if (this.#isOver(a, d)) for (const chances of waiting) this.#goesOn(book, chances, a, d);
        else this.#pass(book, stages, waiting, a, d);
      }
    }
  }

  /** Works all stages of a round through from one pair, however often it comes back to it. */
  #pass(
    book: Book,
    stages: readonly (readonly Step[])[],
    waiting: readonly Float64Array[],
    a: number,
    d: number,
  ): void {
    const at = a * this.#columns + d;
    const later = Number.MAX_SAFE_INTEGER;
    const stops = this.#stops(a, d, later);
    // How often nothing changes in each stage, worked out before the weights are known.
    const stays = stages.map((steps) => this.#stays(steps, a, d));
    const coming = waiting.map((chances) => real(chances, at));
    for (const chances of waiting) chances[at] = 0;
    let begins = stops ? 0 : (coming[0] ?? 0);
    const round = stays.reduce((product, stay) => product * stay, 1);
    // What comes round to the beginning without change; if it goes on from there, it does so again and again.
    const about = stays.reduce((here, stay, index) => (here + (index === 0 ? begins : (coming[index] ?? 0))) * stay, 0);
    if (stops)
      this.#place(book, waiting[0] as Float64Array, a, d, later, (coming[0] ?? 0) + about); // there is a first stage
    else if (round < 1) begins += about / (1 - round);
    else this.#add(book.left, at, about);
    let visits = begins;
    for (const [index, steps] of stages.entries()) {
      if (index > 0) visits += coming[index] ?? 0;
      else this.rounds += visits;
      if (visits === 0) continue;
      this.#fire(steps, a, d, visits, waiting[index + 1] ?? book.now);
      visits *= stays[index] ?? 0;
    }
  }

  #stays(steps: readonly Step[], a: number, d: number): number {
    return steps.reduce(
      (chance, step) => chance * real(this.#fall(step, a, d).chance, step.fires === 'attack' ? d : a),
      1,
    );
  }
}

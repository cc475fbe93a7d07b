// What units did this turn, by unit: a map that only the fold that made it changes and whose changed copy costs little,
// for most entries make one. Unit ids are small numbers, so the notes lie in blocks of sixteen and a copy shares all
// other blocks.

import type { UnitId } from '../../vocab/index.ts';
import type { UnitTurn } from '../state/unit.ts';

const BITS = 4;
const BLOCK = 1 << BITS;

type Block = (UnitTurn | undefined)[];

const EMPTY: Block = Array.from({ length: BLOCK }, () => undefined);

type NoteChange = (was: UnitTurn | undefined, id: UnitId) => UnitTurn | undefined;

export class Notes implements ReadonlyMap<UnitId, UnitTurn> {
  private noted: number;
  private readonly blocks: Block[];

  private constructor(blocks: Block[], noted: number) {
    this.blocks = blocks;
    this.noted = noted;
  }

  static readonly none = new Notes([], 0);

  /** The notes of a position that was put together elsewhere. */
  static of(notes: ReadonlyMap<UnitId, UnitTurn>): Notes {
    return notes instanceof Notes ? notes : Notes.none.with([...notes.keys()], (_, id) => notes.get(id));
  }

  get size(): number {
    return this.noted;
  }

  copy(): Notes {
    return new Notes(this.blocks.slice(), this.noted);
  }

  /** The same notes with some made anew; `change` gets the one there was. */
  with(ids: readonly UnitId[], change: NoteChange): Notes {
    const notes = this.copy();
    notes.change(this, ids, change);
    return notes;
  }

  /** Makes some anew in place, for the fold that made these notes of `given` and has not handed them out. */
  change(given: Notes, ids: readonly UnitId[], change: NoteChange): void {
    const { blocks } = this;
    for (const id of ids) {
      const index = id >> BITS;
      while (blocks.length <= index) blocks.push(EMPTY);
      let block = blocks[index] ?? EMPTY;
      if (block === EMPTY || block === given.blocks[index]) {
        block = block.slice();
        blocks[index] = block;
      }
      const was = block[id % BLOCK];
      const is = change(was, id);
      if (was === undefined && is !== undefined) this.noted += 1;
      block[id % BLOCK] = is;
    }
  }

  get(id: UnitId): UnitTurn | undefined {
    return this.blocks[id >> BITS]?.[id % BLOCK];
  }

  has(id: UnitId): boolean {
    return this.get(id) !== undefined;
  }

  /** In the order of the ids. */
  private toMap(): Map<UnitId, UnitTurn> {
    const map = new Map<UnitId, UnitTurn>();
    this.blocks.forEach((block, index) => {
      block.forEach((note, place) => {
        if (note !== undefined) map.set(index * BLOCK + place, note);
      });
    });
    return map;
  }

  forEach(callback: (note: UnitTurn, id: UnitId, notes: ReadonlyMap<UnitId, UnitTurn>) => void): void {
    this.toMap().forEach((note, id) => {
      callback(note, id, this);
    });
  }

  entries() {
    return this.toMap().entries();
  }

  keys() {
    return this.toMap().keys();
  }

  values() {
    return this.toMap().values();
  }

  [Symbol.iterator]() {
    return this.entries();
  }
}

// Reading lists of numbers whose bounds are known. One function a kind of list, so that each stays quick: chances stand
// in flat typed lists, whole numbers in plain ones, which are made sooner and read as fast.

/** @param index from 0, below the length of the list */
export const real = (list: Float64Array, index: number): number => list[index] as number; // the caller keeps within the list

/** @param index from 0, below the length of the list */
export const whole = (list: readonly number[], index: number): number => list[index] as number; // the caller keeps within the list

/** A list of so many zeros. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Bytes of a slab: enough for some battles of the usual size. */
const SLAB = 131_072;
let slab = new ArrayBuffer(0);
let used = 0;

/**
 * A list of so many zeros for chances, cut from a larger piece of memory, for one at a time costs more than the work
 * done in it. No piece is handed out twice, so that nobody sees who asked before.
 */
export const reals = (length: number): Float64Array => {
  const bytes = length * Float64Array.BYTES_PER_ELEMENT;
  if (used + bytes > slab.byteLength) {
    slab = new ArrayBuffer(Math.max(bytes, SLAB));
    used = 0;
  }
  const list = new Float64Array(slab, used, length);
  used += bytes;
  return list;
};

// Reading lists of numbers whose bounds are known. One function a kind of list, so that each stays quick: chances stand
// in flat typed lists, whole numbers in plain ones, which are made sooner and read as fast.

/** @param index from 0, below the length of the list */
export const real = (list: Float64Array, index: number): number => list[index] as number; // the caller keeps within the list

/** @param index from 0, below the length of the list */
export const whole = (list: readonly number[], index: number): number => list[index] as number; // the caller keeps within the list

/** A list of so many zeros. */
export const zeros = (length: number): number[] => new Array<number>(length).fill(0);

// Reading lists of numbers whose bounds are known. One function a kind of list, so that each stays quick.

/** @param index from 0, below the length of the list */
export const real = (list: Float64Array, index: number): number => list[index] as number; // the caller keeps within the list

/** @param index from 0, below the length of the list */
export const whole = (list: Int32Array, index: number): number => list[index] as number; // the caller keeps within the list

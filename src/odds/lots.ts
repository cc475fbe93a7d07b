// Chance from a seed: the same seed and number give the same lots for ever and everywhere. For battles tried out, never
// for a game: nobody could prove of these dice that they were not picked.

/** Whole numbers from 0, each below `of`. */
export type Lots = (of: number) => number;

/** Stirs a text into 32 bits. */
const hash = (text: string, salt: number): number => {
  let bits = salt;
  for (let at = 0; at < text.length; at += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
    bits ^= bits >>> 15;
  }
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

const WARM_UP = 8;

/** The lots of a seed. Four words are stirred, shifted and added, which passes for chance in every count made here. */
export const lotsFrom = (seed: string): Lots => {
  let [a, b, c, count] = [hash(seed, 0x811c9dc5), hash(seed, 0x9e3779b9), hash(seed, 0x85ebca6b), 1];
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  return (of) => Math.floor((next() / 0x1_0000_0000) * of);
};

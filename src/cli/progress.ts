// Tells on stderr how far long work has come, but only when it lasts: nothing in the first second, then twice a second.

import type { Desk } from './desk.ts';

const FIRST = 1_000;
const EVERY = 500;

/**
 * A counter to be called after each piece of work.
 *
 * @param line what to say when `done` of `all` are done
 */
export const progressOf = (
  desk: Desk,
  all: number,
  line: (done: number, all: number) => string,
): ((done: number) => void) => {
  const began = desk.env.now().getTime();
  let told = began + FIRST - EVERY;
  return (done) => {
    const now = desk.env.now().getTime();
    if (now - began < FIRST || now - told < EVERY || done === all) return;
    told = now;
    desk.talk(line(done, all));
  };
};

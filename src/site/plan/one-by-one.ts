// In a reader's browser: what is asked for quicker than it is done, done one after the other.

export class OneByOne {
  #last: Promise<void> = Promise.resolve();

  /** Done with all that was asked for so far. */
  get settled(): Promise<void> {
    return this.#last;
  }

  /** Does something once all that was asked for before is done, whether or not that came to anything. */
  next(does: () => Promise<void> | void): Promise<void> {
    const done = this.#last.then(does);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

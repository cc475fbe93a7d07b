// In a reader's browser: a worker that knows the rules, asked one thing at a time; each question is a promise.

/** What comes back for a question of a number. */
export type Reply<Answer> = { readonly number: number } & ({ readonly answer: Answer } | { readonly failed: 'yes' });

interface Open<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Asks a worker what has a name, and gets what belongs to it. */
export class Asker<Ask extends { readonly asks: string }, Answers extends { readonly [asks in Ask['asks']]: unknown }> {
  readonly #worker: Worker;
  readonly #open = new Map<number, Open<Answers[Ask['asks']]>>();
  #number = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answers[Ask['asks']]>>) => {
      const waiting = this.#open.get(data.number);
      this.#open.delete(data.number);
      if ('failed' in data) waiting?.reject(new Error('The rules failed.'));
      else waiting?.resolve(data.answer);
    });
    worker.addEventListener('error', () => {
      for (const { reject } of this.#open.values()) reject(new Error('The rules could not be loaded.'));
      this.#open.clear();
    });
  }

  ask<A extends Ask>(ask: A): Promise<Answers[A['asks']]> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      // What comes back for a number answers what was asked under it.
      this.#open.set(number, { resolve: resolve as Open<Answers[Ask['asks']]>['resolve'], reject });
      this.#worker.postMessage({ number, ...ask });
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

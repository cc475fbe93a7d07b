// In a reader's browser: the worker that knows the rules, asked one thing at a time; each question is a promise.

import type { PlanAnswers, PlanAsk, PlanReply, PlanRequest } from './message.ts';

interface Open {
  readonly resolve: (answer: PlanAnswers[keyof PlanAnswers]) => void;
  readonly reject: (error: Error) => void;
}

export class Asker {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #open = new Map<number, Open>();
  #number = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<PlanReply>) => {
      const waiting = this.#open.get(data.number);
      this.#open.delete(data.number);
      if ('failed' in data) waiting?.reject(new Error('The rules failed.'));
      else waiting?.resolve(data.answer);
    });
    this.#worker.addEventListener('error', () => {
      for (const { reject } of this.#open.values()) reject(new Error('The rules could not be loaded.'));
      this.#open.clear();
    });
  }

  ask<A extends PlanAsk>(ask: A): Promise<PlanAnswers[A['asks']]> {
    this.#number += 1;
    const number = this.#number;
    return new Promise((resolve, reject) => {
      // What comes back for a number answers what was asked under it.
      this.#open.set(number, { resolve: resolve as Open['resolve'], reject });
      this.#worker.postMessage({ number, ...ask } satisfies PlanRequest);
    });
  }

  close(): void {
    this.#worker.terminate();
  }
}

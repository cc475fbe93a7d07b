// Beside the page in a reader's browser: fetches a log and proves it, which takes a while and must not hold the page
// up.

import { type LogProof, proveLog } from './prove.ts';

/** What the page asks: a game, and the address of its log. */
export interface Asked {
  readonly game: string;
  readonly address: string;
}

/** What it is told. */
export type Told = { readonly ok: true; readonly proof: LogProof } | { readonly ok: false; readonly why: string };

const prove = async ({ game, address }: Asked): Promise<Told> => {
  try {
    // Not the copy a browser may have kept, but what is published now.
    const response = await fetch(address, { cache: 'no-cache' });
    if (!response.ok) return { ok: false, why: `${response.status} ${response.statusText}`.trim() };
    return { ok: true, proof: proveLog(game, new Uint8Array(await response.arrayBuffer())) };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
};

self.addEventListener('message', (event: MessageEvent<Asked>) => {
  void prove(event.data).then((told) => self.postMessage(told));
});

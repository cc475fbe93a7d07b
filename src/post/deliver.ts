// Hands a message to a web service. Nothing of what the service answers is told to anybody but its number: an answer
// may hold the very address that has to stay a secret.

import type { HookRequest } from './webhooks.ts';

/** How long a service may take, and how long it may ask us to wait before we try again, all told, in ms. */
const PATIENCE = 10_000;
const LONGEST_WAIT = 30_000;
const TRIES = 3;
/** As much of an answer as is looked at. */
const ANSWER_BYTES = 4_096;

/**
 * What became of a message. `busy`: there were too many, and the service asks for more time than there is; `failed`: it
 * has a fault of its own; `silent`: it did not answer in time. Those, and `unreachable`, may be another time. `refused`
 * will not.
 */
export type Delivered =
  | { readonly how: 'sent' }
  | { readonly how: 'busy' | 'silent' | 'unreachable' }
  | { readonly how: 'failed' | 'refused'; readonly status: number };

export interface Patience {
  /** In ms. */
  readonly patience?: number;
  readonly longestWait?: number;
  now(): Date;
  pause(ms: number): Promise<void>;
}

/** The beginning of an answer; the rest is not fetched. */
const beginning = async ({ body }: Response): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < ANSWER_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    bytes += value.length;
  }
  await reader.cancel();
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8');
};

/** `retry_after_ms`, as Matrix servers say it in their answer. */
const inAnswer = (text: string): number | undefined => {
  const ms = /"retry_after_ms"\s*:\s*(\d{1,9})\b/.exec(text)?.[1];
  return ms === undefined ? undefined : Number(ms);
};

/** `Retry-After`: seconds, or a day and time. In ms. */
const inHead = (head: string | null, now: Date): number | undefined => {
  if (head === null) return undefined;
  if (/^\s*\d{1,9}(\.\d+)?\s*$/.test(head)) return Number(head) * 1000;
  const at = Date.parse(head);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
};

/** How long to wait where nothing is said, in ms. */
const USUAL_WAIT = 1_000;

/** One try: what became of it, or how long to wait for the next. */
const once = async (
  { method, address, headers, body }: HookRequest,
  { patience = PATIENCE, now }: Patience,
): Promise<Delivered | { readonly how: 'wait'; readonly ms: number }> => {
  try {
    const answer = await fetch(address, {
      method,
      headers,
      body,
      // Whoever sends us elsewhere would be handed the token.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const { status } = answer;
    if (status === 429) {
      const asked = inHead(answer.headers.get('retry-after'), now()) ?? inAnswer(await beginning(answer));
      return { how: 'wait', ms: asked ?? USUAL_WAIT };
    }
    // What else it would say is not waited for; a line that breaks now breaks behind the answer.
    answer.body?.cancel().catch(() => undefined);
    if (answer.ok) return { how: 'sent' };
    return { how: status >= 500 || status === 408 ? 'failed' : 'refused', status };
  } catch (error) {
    // What went wrong may name the address: only its kind is told.
    const name = error instanceof Error ? error.name : '';
    return { how: name === 'TimeoutError' || name === 'AbortError' ? 'silent' : 'unreachable' };
  }
};

/** Sends a message; where there were too many it waits and tries again, a few times and not for long. */
export const deliver = async (request: HookRequest, patience: Patience): Promise<Delivered> => {
  let left = patience.longestWait ?? LONGEST_WAIT;
  for (let tries = 1; ; tries += 1) {
    const done = await once(request, patience);
    if (done.how !== 'wait') return done;
    if (done.ms > left || tries === TRIES) return { how: 'busy' };
    left -= done.ms;
    await patience.pause(done.ms);
  }
};

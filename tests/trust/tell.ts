// Says lines to the log's own rules, one after the other. They are of the right form; what the rules of the game say of
// them is not asked.
import type { GameEvent, OpenGame } from '../../src/engine/index.ts';
import { type EntryFields, type LogEntry, makeEntry, type Signer } from '../../src/log/index.ts';
import { beginTrust, EMPTY_HEAD, speak, type Trust, type TrustFault } from '../../src/trust/index.ts';
import { AT, GAME, NONCE, openFields, openOrder } from '../log/sample.ts';

export const SEED = '5e'.repeat(32);

export interface Told {
  readonly trust: Trust;
  readonly entries: readonly LogEntry[];
  readonly fault?: TrustFault;
}

/** Says one line after the other; `h3` in an order or dice stands for the hash of line 3. */
export const tell = (...lines: readonly EntryFields[]): Told => tellSigned(() => undefined, ...lines);

/** The same by players who sign. */
export const tellSigned = (sign: Signer, ...lines: readonly EntryFields[]): Told => {
  let trust = beginTrust(GAME);
  const entries: LogEntry[] = [];
  for (const fields of lines) {
    const named = JSON.parse(
      JSON.stringify(fields).replaceAll(/"h(\d+)"/g, (_, seq) => `"${entries[Number(seq)]?.hash ?? 'f'.repeat(64)}"`),
    ) as EntryFields; // the same fields with hashes in place of their short forms
    const last = entries.at(-1);
    const made = makeEntry(
      GAME,
      last === undefined ? EMPTY_HEAD : { count: entries.length, hash: last.hash },
      named,
      sign,
    );
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    const spoken = speak(trust, made.value.entry, (hash) => entries.find((entry) => entry.hash === hash)?.seq);
    if (!spoken.ok) return { trust, entries, fault: spoken.error };
    trust = spoken.value;
    entries.push(made.value.entry);
  }
  return { trust, entries };
};

export const opened = (change: Partial<OpenGame> = {}): EntryFields => ({
  ...openFields,
  order: { ...openOrder, ...change },
});
export const awaited: GameEvent = { type: 'dice-awaited', needs: [{ purpose: 'tech/ussr', n: 1, sides: 6 }] };
export const line = (by: string, rest: Partial<EntryFields>): EntryFields => ({ at: AT, by, events: [], ...rest });
export const purchase = (by: string, power: 'ussr' | 'germany' = 'ussr', rest: Partial<EntryFields> = {}) =>
  line(by, { order: { type: 'purchase', power, units: { infantry: 1 } }, ...rest });
export const research = line('anna', {
  order: { type: 'research', power: 'ussr', dice: 1, nonce: NONCE },
  events: [awaited],
});
export const rolls = [{ purpose: 'tech/ussr', sides: 6, values: [3] }];
export const roll = (of: string, rest: Partial<EntryFields> = {}): EntryFields =>
  line('anna', { order: { type: 'roll' }, dice: { of, source: 'local', seed: SEED, rolls }, ...rest });
export const note = line('eye', { order: { type: 'note' }, note: 'seen' });
const next: GameEvent = { type: 'turn-began', round: 1, power: 'germany', phase: 'research' };
export const endTurn = line('anna', { order: { type: 'end-turn', power: 'ussr' }, events: [next] });
export const rewound = (to: number, ...without: string[]): GameEvent => ({ type: 'rewound', to, without });
export const theVoid = (by: string, of: string[], events: GameEvent[] = []) =>
  line(by, { order: { type: 'void', of, reason: 'one tank too many' }, events });
export const code = (...lines: readonly EntryFields[]) => tell(...lines).fault?.code ?? 'none';

// A log that one program writes alone, such as that of a trial. Every line of it is made here, of orders and events
// that have their form by their type, so none is read back strictly or put to the log's own rules: what does both is
// loaded by nobody who only tries something out. That both take all of it, tests prove, and `verify` wherever it goes.

import { type OpenGame, type PowerOrder, replay } from '../engine/index.ts';
import { bytesOf, hashOf, LIMITS, type LogEntry, logNameOf, written } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { trustAlong } from '../trust/index.ts';
import { fail, ok } from '../vocab/index.ts';
import { beginDraft, type OrderDrafted, timeToWrite } from './draft.ts';
import { emptyGame, type Game, headOf } from './game.ts';
import { type Add, type DiceSupply, give, land, type Said } from './give.ts';

/** Goes on with a game by lines that follow. */
const goOn = (game: Game, entries: readonly LogEntry[], ruleset: Ruleset): Game => ({
  ...game,
  entries: [...game.entries, ...entries],
  lineOf: new Map([...game.lineOf, ...entries.map(({ hash, seq }) => [hash, seq] as const)]),
  trust: entries.reduce((trust, entry) => trustAlong(trust, entry, ruleset), game.trust),
  replay: replay(entries, game.replay),
});

const addBy =
  (ruleset: Ruleset): Add =>
  (draft, fields, decision) => {
    const { game } = draft;
    const line = written(game.slug, headOf(game), { ...fields, at: timeToWrite(game, fields.at) });
    const bytes = bytesOf(line);
    if (bytes.length > LIMITS.lineBytes) {
      const params = { bytes: bytes.length, max: LIMITS.lineBytes };
      const at = { file: game.file, line: game.entries.length + 1 };
      return fail({ kind: 'fault', fault: { ...at, code: 'line-too-long', params, remedy: 'shorten' } });
    }
    const entry: LogEntry = { ...(JSON.parse(line) as Omit<LogEntry, 'hash'>), hash: hashOf(bytes) }; // written just now
    const next = goOn(game, [entry], ruleset);
    return ok({
      ...draft,
      lines: [...draft.lines, line],
      entries: [...draft.entries, entry],
      game: next,
      decisions: decision === undefined ? draft.decisions : [...draft.decisions, decision],
      asked: next.replay.state.awaiting,
    });
  };

/** A log written alone, by the rules of its game. */
export interface Alone {
  /** The first line. */
  open(slug: string, order: OpenGame, said: Said): OrderDrafted;
  /** The line of an order, its dice left open. */
  append(game: Game, order: PowerOrder, said: Said): OrderDrafted;
  /** The lines of the dice that the last order waits for. */
  roll(game: Game, said: Said, supply: DiceSupply): OrderDrafted;
  /** The game of lines that were written so. */
  gameOf(slug: string, entries: readonly LogEntry[]): Game;
}

/** A log that is written alone. */
export const alone = (ruleset: Ruleset): Alone => {
  const add = addBy(ruleset);
  const onto = (game: Game, then: (draft: Parameters<Add>[0]) => OrderDrafted): OrderDrafted => {
    const begun = beginDraft(game);
    return begun.ok ? then(begun.value) : begun;
  };
  return {
    open: (slug, order, said) =>
      onto(emptyGame(slug, logNameOf(slug)), (draft) => give(add, draft, ruleset, order, said)),
    append: (game, order, said) => onto(game, (draft) => give(add, draft, ruleset, order, said)),
    roll: (game, said, supply) => onto(game, (draft) => land(add, draft, ruleset, said, supply) ?? ok(draft)),
    gameOf: (slug, entries) => goOn(emptyGame(slug, logNameOf(slug)), entries, ruleset),
  };
};

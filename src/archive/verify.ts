// Proves a game: every order is decided again from the position its line found, with the dice as recorded, and the dice
// are derived again from what proves them. Whatever differs is listed; nothing is changed.

import { type CheckRound, checkDice, type Dice, type DiceVerdict } from '../dice/index.ts';
import type { Applied, GameEvent, GameState, Refusal } from '../engine/index.ts';
import { type BareFault, bareFault, faultAt, inOrder, type LogEntry, type LogFault } from '../log/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { beginTrust, isReported, speak, type Trust } from '../trust/index.ts';
import { type EffectRefusal, effectOf, settledBy } from './effect.ts';
import { finder, type Game, rulesOf, stateBefore } from './game.ts';
import { firstDifference, redecide } from './redecide.ts';
import { checkedRounds } from './rounds.ts';

/** What today's engine says otherwise about an entry. */
export type Difference =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** The first event that is not the same, by index; the longer list has an event where the other has none. */
  | { readonly kind: 'events'; readonly index: number; readonly decided?: GameEvent; readonly recorded?: GameEvent }
  /** An order to the archive that should not have taken effect. */
  | { readonly kind: 'archive-refused'; readonly refusal: Exclude<EffectRefusal, { readonly kind: 'refused' }> };

/**
 * `proved`: the engine says the same. `clerical`: an entry that brings about nothing, such as a note. `reported`: facts
 * as somebody typed them in, not verified. `differs`: the engine says otherwise. `wrong-dice`: they do not follow from
 * their proof. `unknown-rules`: this program does not know the rules the game is played by, which is a fault of the
 * game.
 */
export type EntryVerdict = 'proved' | 'clerical' | 'reported' | 'differs' | 'wrong-dice' | 'unknown-rules';

/** What was found out about one entry. It depends on the entry and those before it, so its hash names it for good. */
export interface EntryCheck {
  readonly hash: string;
  readonly verdict: EntryVerdict;
  /** Rules that made a difference, with their clauses. */
  readonly applied: readonly Applied[];
  /** For an entry with dice. */
  readonly dice?: DiceVerdict;
  readonly difference?: Difference;
  /** For `wrong-dice`: what is wrong. */
  readonly fault?: BareFault;
}

export interface CheckedEntry extends EntryCheck {
  readonly seq: number;
  /** For an entry that differs: the hash of the ruling that lets it stand. */
  readonly ruling?: string;
}

/**
 * `sound`; `differs`: today's engine would decide an entry otherwise and no ruling covers it; `broken`: form, chain,
 * order of speaking or dice are at fault.
 */
export interface Verification {
  readonly verdict: 'sound' | 'differs' | 'broken';
  readonly entries: readonly CheckedEntry[];
  readonly faults: readonly LogFault[];
}

/** Checks made before, by line hash. */
export type KnownChecks = ReadonlyMap<string, EntryCheck>;

const differs = (entry: LogEntry, difference: Difference): EntryCheck => ({
  hash: entry.hash,
  verdict: 'differs',
  applied: [],
  difference,
});

const compare = (
  entry: LogEntry,
  decided: readonly GameEvent[],
  applied: readonly Applied[],
  verdict: EntryVerdict,
): EntryCheck => {
  const index = firstDifference(decided, entry.events);
  if (index === undefined) return { hash: entry.hash, verdict, applied };
  const ours = decided[index];
  const theirs = entry.events[index];
  return differs(entry, {
    kind: 'events',
    index,
    ...(ours === undefined ? {} : { decided: ours }),
    ...(theirs === undefined ? {} : { recorded: theirs }),
  });
};

const checkRules = (ruleset: Ruleset, game: Game, trust: Trust, entry: LogEntry, state: GameState): EntryCheck => {
  const order = settledBy(trust, entry);
  if (order !== undefined) {
    const effect = effectOf(ruleset, game, trust, order, { by: entry.for ?? entry.by, at: entry.at });
    if (effect.ok) return compare(entry, effect.value, [], order.type === 'ruling' ? 'clerical' : 'proved');
    const { error } = effect;
    return differs(entry, error.kind === 'refused' ? error : { kind: 'archive-refused', refusal: error });
  }
  const decided = redecide(ruleset, state, entry);
  if (decided === undefined) return compare(entry, [], [], 'clerical');
  if (!decided.ok) return differs(entry, { kind: 'refused', refusals: decided.error });
  return compare(entry, decided.value.events, decided.value.applied, 'proved');
};

/** What dice are worth, and what is wrong with them. */
const judgeDice = (
  slug: string,
  dice: Dice,
  isSigned: CheckRound,
): { readonly verdict: DiceVerdict; readonly fault?: BareFault } => {
  const found = checkDice(slug, dice, isSigned);
  switch (found.verdict) {
    case 'wrong': {
      const { purpose, expected } = found;
      const got = dice.rolls.find((roll) => roll.purpose === purpose)?.values ?? [];
      return { verdict: 'wrong', fault: bareFault('dice-wrong-for-seed', { purpose, expected, got }) };
    }
    case 'forged':
      return { verdict: 'wrong', fault: bareFault('beacon-forged', { round: found.round }) };
    default:
      return { verdict: found.verdict };
  }
};

interface Judge {
  readonly ruleset: Ruleset | undefined;
  readonly game: Game;
  readonly isSigned: CheckRound;
}

const checkEntry = ({ ruleset, game, isSigned }: Judge, trust: Trust, entry: LogEntry): EntryCheck => {
  if (isReported(entry)) return { hash: entry.hash, verdict: 'reported', applied: [] };
  const dice = entry.dice && judgeDice(game.slug, entry.dice, isSigned);
  if (dice?.fault !== undefined) {
    return { hash: entry.hash, verdict: 'wrong-dice', applied: [], dice: dice.verdict, fault: dice.fault };
  }
  const check: EntryCheck =
    ruleset === undefined
      ? { hash: entry.hash, verdict: 'unknown-rules', applied: [] }
      : checkRules(ruleset, game, trust, entry, stateBefore(game, entry.seq));
  return dice === undefined ? check : { ...check, dice: dice.verdict };
};

/**
 * Verifies a game as far as its log could be followed.
 *
 * @param known checks that need not be made again; they hold as long as the code of the rules is the same
 */
export const verifyGame = (game: Game, known: KnownChecks = new Map()): Verification => {
  const ruleset = rulesOf(game);
  const find = finder(game);
  const rulings = new Map(game.trust.rulings.map(({ of, by }) => [of, by]));
  const entries: CheckedEntry[] = [];
  const faults: LogFault[] = [...game.faults];
  let trust = beginTrust(game.slug);
  const isSigned = checkedRounds(game.entries.map(({ hash, dice }) => (known.has(hash) ? undefined : dice)));
  for (const entry of game.entries) {
    const check = known.get(entry.hash) ?? checkEntry({ ruleset, game, isSigned }, trust, entry);
    const ruling = check.verdict === 'differs' ? rulings.get(entry.hash) : undefined;
    entries.push({ ...check, seq: entry.seq, ...(ruling === undefined ? {} : { ruling }) });
    if (check.fault !== undefined) faults.push(faultAt(game.file, entry.seq + 1, check.fault));
    const spoken = speak(trust, entry, find);
    if (spoken.ok) trust = spoken.value; // it was, when the game was loaded
  }
  const open = entries.some(({ verdict, ruling }) => verdict === 'differs' && ruling === undefined);
  return { verdict: faults.length > 0 ? 'broken' : open ? 'differs' : 'sound', entries, faults: inOrder(faults) };
};

/** Checks some entries of a game only, in the order of the log. The others cost nothing. */
export const verifySome = (game: Game, isAsked: (entry: LogEntry) => boolean): readonly CheckedEntry[] => {
  const others: KnownChecks = new Map(
    game.entries
      .filter((entry) => !isAsked(entry))
      .map(({ hash }) => [hash, { hash, verdict: 'clerical', applied: [] }]), // stands in, and is left out below
  );
  return verifyGame(game, others).entries.filter(({ hash }) => !others.has(hash));
};

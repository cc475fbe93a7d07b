// Who is awaited, for what, since when and until when. Worked out from the log alone, in UTC, so that the same deadline
// comes out for ever; what time it is now only the reader knows.

import {
  awaits,
  type BattleId,
  decisionsIn,
  type GameState,
  isOver,
  type PendingDecision,
  powersToMove,
  type TurnDue,
} from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { type Ruleset, rulesetOf } from '../rulesets/index.ts';
import {
  answerHours,
  bidderOf,
  deadlineAfter,
  holdsUp,
  isArchiveOrder,
  type Pause,
  pausesOf,
  playerOf,
  type Trust,
  witnessesOf,
} from '../trust/index.ts';
import { HOUR, type Power, secondsOf, timeOf } from '../vocab/index.ts';
import type { Game } from './game.ts';

/** Somebody the game waits for. Times are UTC, as in the log. */
export interface Waiting {
  /**
   * `orders`: the turn goes on with them; `decision`: a choice in a battle or about a neutral; `bids`: sealed ones;
   * `consent`: to a proposal.
   */
  readonly kind: 'orders' | 'dice' | 'decision' | 'bids' | 'consent';
  readonly powers: readonly Power[];
  /** Ids of the players; empty if nobody plays the powers. */
  readonly players: readonly string[];
  readonly since: string;
  /** Absent where line 0 sets no clock. */
  readonly deadline?: string;
  /** From when another side may declare a forfeit; absent where none may. */
  readonly forfeit?: string;
  /** For a `decision` in a battle: which; several may wait side by side. */
  readonly battle?: BattleId;
  /** For `consent`: the proposal's hash. */
  readonly proposal?: string;
}

/** What a game needs to have for this. */
export type Told = Pick<Game, 'entries' | 'replay' | 'trust'>;

/** Who holds the game up at one moment. `what` tells one decision from the next. */
interface Held {
  readonly kind: 'orders' | 'dice' | 'decision';
  readonly powers: readonly Power[];
  readonly what: string;
  readonly battle?: BattleId;
}

/** The power whose order last waited for dice, up to a line. */
const thrower = ({ entries }: Told, seq: number): Power | undefined => {
  const order = entries
    .slice(0, seq + 1)
    .findLast((entry) => entry.order !== undefined && !isArchiveOrder(entry.order))?.order;
  return order === undefined || isArchiveOrder(order) || !('power' in order) ? undefined : order.power;
};

const heldByDecision = ({ id, battle, due }: PendingDecision): Held => {
  const { decision, from, proposals } = due;
  const silent = from.filter((one) => !proposals.some((proposal) => proposal.power === one));
  const what = `${id}/${battle?.round ?? 0}/${battle?.step ?? ''}/${decision}`;
  return { kind: 'decision', powers: silent, what, battle: id };
};

/** What tells a choice from another of its kind. */
const aboutChoice = (choice: TurnDue): string => {
  switch (choice.choice) {
    case 'neutral-defence':
      return choice.space;
    case 'cash-advance':
      return choice.side;
    case 'tribute':
      return choice.to;
    case 'kamikaze':
    case 'recall':
    case 'fund':
      return choice.from.join();
  }
};

/** What holds the game up; several things only where decisions wait side by side. */
const heldAt = (told: Told, state: GameState, seq: number): readonly Held[] => {
  const { power } = state.turn;
  if (state.awaiting.length > 0) {
    return [{ kind: 'dice', powers: [thrower(told, seq) ?? power], what: state.awaiting[0]?.purpose ?? '' }];
  }
  const [choice] = state.turn.due ?? [];
  if (choice !== undefined)
    return [{ kind: 'decision', powers: choice.from, what: `${choice.choice}/${aboutChoice(choice)}` }];
  const pending = decisionsIn(state);
  return pending.length > 0 ? pending.map(heldByDecision) : [{ kind: 'orders', powers: powersToMove(state), what: '' }];
};

const playersOf = ({ players }: Pick<Trust, 'players'>, powers: readonly Power[]): readonly string[] =>
  players.filter((player) => player.powers.some((power) => powers.includes(power))).map(({ id }) => id);

/** A stretch of the turn under way in which the same was awaited. */
interface Stretch {
  readonly held: readonly Held[];
  readonly from: string;
}

const alike = (a: Held, b: Held): boolean =>
  a.kind === b.kind &&
  a.what === b.what &&
  a.powers.length === b.powers.length &&
  a.powers.every((p) => b.powers.includes(p));

const allAlike = (a: readonly Held[], b: readonly Held[]): boolean =>
  a.length === b.length && a.every((one) => b.some((other) => alike(one, other)));

const isHeldIn = ({ held }: Stretch, one: Held): boolean => held.some((each) => alike(each, one));
const waitsForDice = ({ held }: Stretch): boolean => held.some(({ kind }) => kind === 'dice');

/** Since when this has held the game up. Dice of another battle stop nobody's waiting. */
const sinceOf = (stretches: readonly Stretch[], held: Held): string => {
  const isOther = (stretch: Stretch): boolean => !isHeldIn(stretch, held) && !waitsForDice(stretch);
  const since = stretches.slice(stretches.findLastIndex(isOther) + 1);
  return since.find((stretch) => isHeldIn(stretch, held))?.from ?? '';
};

/** Time in which a decision that is due could not be made, since another battle waited for its dice. */
const underDice = (stretches: readonly Stretch[], since: string): readonly Pause[] =>
  stretches.flatMap((stretch, index): readonly Pause[] => {
    const to = stretches[index + 1]?.from;
    if (!waitsForDice(stretch) || to === undefined || secondsOf(stretch.from) < secondsOf(since)) return [];
    return [{ from: secondsOf(stretch.from), to: secondsOf(to) }];
  });

/** True for a line by which a player hands powers on by his own word. */
const handsOn = ({ order, by, for: speaker }: LogEntry): boolean =>
  order?.type === 'substitute' && order.leaves === (speaker ?? by);

/**
 * The turn under way, from the line that began it on, or from the line that gave its power to another player. Of those
 * who hand it on by their own word only the first gives a whole turn's time with it: two partners could else make it
 * last for ever.
 */
const stretchesOf = (told: Told): readonly Stretch[] => {
  const { entries, replay, trust } = told;
  const stretches: Stretch[] = [];
  let hand: string | undefined;
  let handedOn: 'yes' | 'no' = 'no';
  for (const entry of entries.slice(trust.began)) {
    const state = replay.states[entry.seq];
    if (state === undefined) break;
    const held = heldAt(told, state, entry.seq);
    const player = state.players.find(({ powers }) => powers.includes(state.turn.power))?.id;
    // Who takes over has the time of a whole turn.
    if (player !== hand && !(handsOn(entry) && handedOn === 'yes')) stretches.length = 0;
    if (player !== hand && handsOn(entry)) handedOn = 'yes';
    hand = player;
    const last = stretches.at(-1);
    if (last === undefined || !allAlike(last.held, held)) stretches.push({ held, from: entry.at });
  }
  return stretches;
};

/** True if the dice are not thrown by whoever ordered, but have to come from somebody else. */
const othersGiveDice = ({ source }: Trust): boolean => source === 'reveal' || source === 'drand';

/** Who has to do something for the dice, where that is not whoever ordered: the keeper, or until then the witnesses. */
const giversOf = (trust: Trust): readonly string[] | undefined => {
  const { open } = trust;
  if (open?.keeper !== undefined) return [open.keeper];
  if (trust.source !== 'drand' || open === undefined || open.receipt !== undefined) return undefined;
  return witnessesOf(trust).map(({ id }) => id);
};

/** Time of the turn that others took: for their decisions and dice, and for the consent the turn's player asked. */
const takenByOthers = (
  trust: Trust,
  stretches: readonly Stretch[],
  own: readonly string[],
  end: string,
): readonly Pause[] => {
  const isOwn = ({ kind, powers }: Held): boolean =>
    kind === 'orders' ||
    (playersOf(trust, powers).some((player) => own.includes(player)) && !(kind === 'dice' && othersGiveDice(trust)));
  const answers = stretches.flatMap(({ held, from }, index): readonly Pause[] =>
    held.some(isOwn) ? [] : [{ from: secondsOf(from), to: secondsOf(stretches[index + 1]?.from ?? end) }],
  );
  const { clock } = trust;
  if (clock === undefined) return answers;
  // What he asked consent for holds his turn up for as long as the others have for their answer, and no longer.
  const asked = trust.asked.filter(({ player }) => own.includes(player));
  const open = trust.proposals.filter(({ player, order }) => own.includes(player) && holdsUp(order));
  const until = (at: string): number => secondsOf(at) + answerHours(clock) * HOUR;
  return [
    ...answers,
    ...asked.map(({ from, to }) => ({ from: secondsOf(from), to: Math.min(secondsOf(to), until(from)) })),
    ...open.map(({ at }) => ({ from: secondsOf(at), to: until(at) })),
  ];
};

const timesOf = (
  { clock }: Trust,
  from: string,
  hours: number | undefined,
  pauses: readonly Pause[],
  forfeits: 'yes' | 'no',
): Pick<Waiting, 'deadline' | 'forfeit'> => {
  if (clock === undefined || hours === undefined) return {};
  const deadline = deadlineAfter(secondsOf(from), hours, pauses);
  if (clock.forfeit === undefined || forfeits === 'no') return { deadline: timeOf(deadline) };
  return { deadline: timeOf(deadline), forfeit: timeOf(deadline + clock.forfeit * HOUR) };
};

/**
 * Players whose sealed bids are awaited, since the step began: all have the time of a turn to seal, and when the last
 * has sealed, that of an answer to open. Undefined where nobody bids.
 */
const bidsWait = (ruleset: Ruleset, told: Told): Waiting | undefined => {
  const { trust, entries, replay } = told;
  const bidsAt = (state: GameState) => awaits(ruleset, state).find((due) => due.kind === 'bids');
  const now = bidsAt(replay.state);
  if (now === undefined) return undefined;
  const { step, players } = now;
  const sameStep = (entry: LogEntry): boolean => {
    const state = replay.states[entry.seq];
    return state !== undefined && bidsAt(state)?.step === step;
  };
  const before = entries.findLastIndex((entry) => !sameStep(entry));
  const since = entries[before + 1]?.at ?? trust.at ?? '';
  const { clock } = trust;
  const hours = clock && (step === 'bid-seal' ? clock.turn : answerHours(clock));
  const times = timesOf(trust, since, hours, pausesOf(trust.absences, players), 'yes');
  return { kind: 'bids', powers: [], players, since, ...times };
};

const gameWaits = (told: Told): readonly Waiting[] => {
  const { state } = told.replay;
  const ruleset = rulesetOf(state.ruleset.id, state.ruleset.version);
  const bids = ruleset && bidsWait(ruleset, told);
  if (bids !== undefined) return [bids];
  const stretches = stretchesOf(told);
  const [first] = stretches;
  const last = stretches.at(-1);
  if (first === undefined || last === undefined) return [];
  return last.held.map((held) => heldWaits(told, stretches, first.from, held));
};

/** Whom one thing that holds the game up waits for; `began` is when the time of the turn began to run. */
const heldWaits = (told: Told, stretches: readonly Stretch[], began: string, held: Held): Waiting => {
  const { trust, entries } = told;
  const { kind } = held;
  const givers = kind === 'dice' ? giversOf(trust) : undefined;
  // Until the sides are decided nobody has the power in turn: a die between bids either of them may throw.
  const players = givers ?? (trust.bidders.length > 0 ? trust.bidders : playersOf(trust, held.powers));
  const powers = givers === undefined ? held.powers : givers.flatMap((id) => playerOf(trust, id)?.powers ?? []);
  const away = pausesOf(trust.absences, players);
  const since = sinceOf(stretches, held);
  const common = { kind, powers, players, since, ...(held.battle === undefined ? {} : { battle: held.battle }) };
  const { clock } = trust;
  if (kind !== 'orders') {
    const hours = clock && answerHours(clock);
    // Dice anybody may throw, so nobody loses for them.
    const pauses = kind === 'dice' ? away : [...away, ...underDice(stretches, since)];
    return { ...common, ...timesOf(trust, since, hours, pauses, kind === 'dice' ? 'no' : 'yes') };
  }
  const pauses = [...away, ...takenByOthers(trust, stretches, players, entries.at(-1)?.at ?? since)];
  return { ...common, ...timesOf(trust, began, clock?.turn, pauses, 'yes') };
};

const consentWaits = ({ trust }: Told): readonly Waiting[] =>
  trust.proposals.map(({ hash, player, at, waits }) => {
    const powers = trust.sides.filter(({ side }) => waits.includes(side)).flatMap((side) => side.powers);
    const bidders = waits.flatMap((side) => bidderOf(side) ?? []);
    const players = [...bidders, ...playersOf(trust, powers)].filter((id) => id !== player);
    const hours = trust.clock && answerHours(trust.clock);
    const times = timesOf(trust, at, hours, pausesOf(trust.absences, players), 'no');
    return { kind: 'consent', powers, players, since: at, ...times, proposal: hash };
  });

/**
 * Whom a game waits for: the one who holds it up first, then those whose consent is asked, in the order of the log.
 * Once the game is over only consent can still be awaited.
 */
export const waitingOf = (told: Told): readonly Waiting[] => {
  const { state } = told.replay;
  if (state.round === 0) return [];
  return [...(isOver(state) ? [] : gameWaits(told)), ...consentWaits(told)];
};

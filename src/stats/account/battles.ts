// Battles and raids of a turn as a reader follows them: line-up, rounds with every die, losses, departures, outcome.

import type { EventOf, GameEvent } from '../../engine/index.ts';
import { battleSpace, type Ipc, isRaid, type Power, type SpaceId } from '../../vocab/index.ts';
import { type Force, forcesOfGroups } from './force.ts';
import { diceOfMarks, type Happened, type Happening, happeningOf, withoutMarks } from './happening.ts';

/** `round` counts from 1; 0 is what came before the first round. */
interface RoundAccount {
  readonly round: number;
  readonly happenings: readonly Happening[];
}

/** A choice the battle waits for. */
interface ChoiceDue {
  readonly decision: EventOf<'decision-due'>['decision'];
  readonly from: readonly Power[];
  readonly hits: number;
}

export interface BattleAccount {
  /** The space, with `raid/` before it for a raid and `/2` behind it for the second battle there in a turn. */
  readonly id: string;
  readonly kind: EventOf<'battle-declared'>['kind'];
  readonly space: SpaceId;
  readonly assault: 'yes' | 'no';
  readonly attackers: readonly Force[];
  readonly defenders: readonly Force[];
  /** Battleships that shoot from the sea. */
  readonly supports: readonly Force[];
  readonly rounds: readonly RoundAccount[];
  /** Absent while it is not over. */
  readonly outcome?: EventOf<'battle-ended'>['outcome'];
  readonly due?: ChoiceDue;
  /** What the winner took: told where the battle was for land. */
  readonly taken?: { readonly from: Power | null; readonly to: Power; readonly how: EventOf<'control-changed'>['how'] };
  /** Guns and complexes that changed hands with the land. */
  readonly facilities: readonly Force[];
  readonly loot?: { readonly from: Power; readonly ipc: Ipc };
}

interface Growing extends Omit<BattleAccount, 'rounds'> {
  readonly rounds: readonly { readonly round: number; readonly happenings: readonly Happened[] }[];
}

const declared = ({ battle, kind, spaces, attackers }: EventOf<'battle-declared'>): Growing => ({
  id: battle,
  kind,
  space: spaces[0] ?? battle,
  assault: 'no',
  attackers: forcesOfGroups(attackers),
  defenders: [],
  supports: [],
  facilities: [],
  rounds: [],
});

const opened = (event: EventOf<'battle-opened'>): Growing => ({
  id: event.battle,
  kind: event.kind,
  space: battleSpace(event.battle),
  assault: event.assault,
  attackers: forcesOfGroups(event.attackers),
  defenders: forcesOfGroups(event.defenders),
  supports: forcesOfGroups(event.supports),
  facilities: [],
  rounds: [],
});

/** Adds a happening. Hits of several sorts that find nobody are told at once. */
const add = (battle: Growing, happening: Happened): Growing => {
  const round = battle.rounds.at(-1) ?? { round: 0, happenings: [] };
  const before = round.happenings.at(-1);
  const joined =
    happening.kind === 'void' && before?.kind === 'void' && before.side === happening.side
      ? [...round.happenings.slice(0, -1), { ...before, hits: before.hits + happening.hits }]
      : [...round.happenings, happening];
  return { ...battle, rounds: [...battle.rounds.slice(0, -1), { ...round, happenings: joined }] };
};

/** The battle after an event of its own. Any of them but a question answers the question before it. */
const tell = ({ due: _, ...battle }: Growing, event: GameEvent, seq: number): Growing => {
  if (event.type === 'decision-due') {
    return { ...battle, due: { decision: event.decision, from: event.from, hits: event.hits } };
  }
  if (event.type === 'battle-ended') return { ...battle, outcome: event.outcome };
  if (event.type === 'step-began') {
    if (battle.rounds.at(-1)?.round === event.round) return battle;
    return { ...battle, rounds: [...battle.rounds, { round: event.round, happenings: [] }] };
  }
  if (event.type === 'units-lost') return tellLost(battle, event, seq);
  const happening = happeningOf(event, seq);
  return happening === undefined ? battle : add(battle, happening);
};

/** Losses take the place of what marked them before, and keep whose dice that were. */
const tellLost = (battle: Growing, event: EventOf<'units-lost'>, seq: number): Growing => {
  const gone = new Set(event.units.flatMap(({ ids }) => ids));
  const before = battle.rounds.flatMap(({ happenings }) => happenings);
  const dice = event.dice ?? diceOfMarks(before, gone);
  const rounds = battle.rounds.map((round) => ({ ...round, happenings: withoutMarks(round.happenings, gone) }));
  const happening = happeningOf(dice === undefined ? event : { ...event, dice }, seq);
  return happening === undefined ? battle : add({ ...battle, rounds }, happening);
};

type Battles = Map<string, Growing>;

/** The battle an event without one belongs to, by where it happened. */
const concerned = (battles: Battles, event: GameEvent, lastTaken: SpaceId | undefined): Growing | undefined => {
  const last = (space: SpaceId | undefined, kind: 'raid' | 'fought'): Growing | undefined =>
    [...battles.values()].findLast((battle) => battle.space === space && isRaid(battle.id) === (kind === 'raid'));
  switch (event.type) {
    case 'control-changed':
    case 'units-captured':
      return last(event.space, 'fought');
    case 'paid':
      return event.for === 'loot' ? last(event.space ?? lastTaken, 'fought') : undefined;
    case 'landing-cancelled':
      return last(event.to, 'fought') ?? last(event.zone, 'fought');
    case 'industry-bombed':
      return event.by === 'raid' ? last(event.space, 'raid') : undefined;
    default:
      return undefined;
  }
};

/** The battle after an event that its end brought about. */
const aftermath = (battle: Growing, event: GameEvent, seq: number): Growing => {
  switch (event.type) {
    case 'control-changed': // land taken on the way, before its battle, is told with the moves
      if (battle.rounds.length === 0 && battle.outcome === undefined) return battle;
      return { ...battle, taken: { from: event.from, to: event.to, how: event.how } };
    case 'units-captured':
      return battle.taken === undefined ? battle : { ...battle, facilities: forcesOfGroups(event.units) };
    case 'paid':
      return { ...battle, loot: { from: event.power, ipc: event.ipc } };
    default: {
      const happening = happeningOf(event, seq);
      return happening === undefined ? battle : add(battle, happening);
    }
  }
};

const plain = ({ marks: _, ...happening }: Happened): Happening => happening;

/** The battles among the events of a turn, those fought first in the order they were fought. */
export const battlesOf = (
  events: readonly { readonly seq: number; readonly event: GameEvent }[],
): readonly BattleAccount[] => {
  const battles: Battles = new Map();
  const begun: string[] = [];
  let lastTaken: SpaceId | undefined;
  for (const { seq, event } of events) {
    if (event.type === 'battle-declared') battles.set(event.battle, declared(event));
    else if (event.type === 'battle-opened') {
      begun.push(event.battle);
      battles.set(event.battle, opened(event));
    } else if ('battle' in event && event.battle !== undefined) {
      const battle = battles.get(event.battle);
      if (battle !== undefined) battles.set(battle.id, tell(battle, event, seq));
    } else {
      if (event.type === 'control-changed') lastTaken = event.space;
      const battle = concerned(battles, event, lastTaken);
      if (battle !== undefined) battles.set(battle.id, aftermath(battle, event, seq));
    }
  }
  const waiting = [...battles.keys()].filter((id) => !begun.includes(id));
  return [...new Set(begun), ...waiting].flatMap((id) => {
    const battle = battles.get(id);
    if (battle === undefined) return [];
    const rounds = battle.rounds
      .filter(({ happenings }) => happenings.length > 0)
      .map(({ round, happenings }) => ({ round, happenings: happenings.map(plain) }));
    return [{ ...battle, rounds }];
  });
};

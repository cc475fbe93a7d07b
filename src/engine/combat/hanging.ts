// Which battles of a turn hang together: what becomes of one may bear on what can be done in the other, so that they
// are fought one after the other (ruling.D55). All others may be fought while one waits for somebody's decision.

import { areAdjacent, neighboursOfKind } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { SpaceId } from '../../vocab/index.ts';
import type { Battle, BattleId } from '../state/battle.ts';
import { decisionsIn } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { islandsOf } from './islands.ts';
import { siteOf } from './line-up.ts';

/** Whether defenders may leave for land beside theirs, or join the battle there, by who may break a battle off. */
const DEFENDERS_GO_NEXT_DOOR: { readonly [word in Ruleset['retreat']['by']]: boolean } = {
  attacker: false,
  'attacker-then-defender': true,
};

/** A zone and those beside it: where ships that leave a battle may come to. */
const reachOf = ({ board }: Ruleset, zone: SpaceId): readonly SpaceId[] => [
  zone,
  ...neighboursOfKind(board, zone, 'sea').map(({ id }) => id),
];

/** Ships and submarines of one battle at sea may leave for a zone that those of the other leave for, or come from. */
const shareWaters = (ruleset: Ruleset, a: Battle, b: Battle): boolean => {
  if (a.kind !== 'sea' || b.kind !== 'sea') return false;
  const reach = reachOf(ruleset, siteOf(a));
  return reachOf(ruleset, siteOf(b)).some((zone) => reach.includes(zone));
};

/** Fighters that lose their deck at sea may come down on an island of the zone. */
const isRefuge = (ruleset: Ruleset, sea: Battle, land: Battle): boolean =>
  sea.kind === 'sea' && land.kind === 'land' && islandsOf(ruleset, siteOf(sea)).includes(siteOf(land));

const touch = (ruleset: Ruleset, a: Battle, b: Battle): boolean =>
  DEFENDERS_GO_NEXT_DOOR[ruleset.retreat.by] &&
  a.kind === 'land' &&
  b.kind === 'land' &&
  areAdjacent(ruleset.board, siteOf(a), siteOf(b), 'land');

/**
 * True for battles that must not be under way together: one comes after the other (B10.2), they share a space, or units
 * that leave one may come to where they bear on the other.
 */
const hangTogether = (ruleset: Ruleset, a: Battle, b: Battle): boolean =>
  a.after.includes(b.id) ||
  b.after.includes(a.id) ||
  a.spaces.some((space) => b.spaces.includes(space)) ||
  shareWaters(ruleset, a, b) ||
  isRefuge(ruleset, a, b) ||
  isRefuge(ruleset, b, a) ||
  touch(ruleset, a, b);

const isOpen = ({ status }: Battle): boolean => status === 'open';

/** True for a battle that all it has to come after is done with. */
const isReady = ({ turn }: GameState, { after }: Battle): boolean =>
  after.every((first) => turn.battles.find(({ id }) => id === first)?.status === 'ended');

/** Battles ordered and not over, in the order in which they were ordered. */
const orderedIn = ({ turn }: GameState): readonly Battle[] =>
  turn.queue.flatMap((id) => turn.battles.find((battle) => battle.id === id) ?? []);

/**
 * The ordered battle that goes on now while others may wait for a decision: one that is under way, else the first that
 * hangs on none that waits and on none ordered before it. Undefined if all of them wait.
 */
export const nextToFight = (ruleset: Ruleset, state: GameState): BattleId | undefined => {
  const ordered = orderedIn(state);
  const goesOn = ordered.find((battle) => isOpen(battle) && battle.due === undefined);
  if (goesOn !== undefined) return goesOn.id;
  const before = state.turn.battles.filter(isOpen);
  for (const battle of ordered) {
    if (isOpen(battle)) continue;
    if (isReady(state, battle) && !before.some((other) => hangTogether(ruleset, battle, other))) return battle.id;
    before.push(battle);
  }
  return undefined;
};

/** Battles nobody has ordered yet that could be fought at once, while others wait for a decision. */
export const openToFight = (ruleset: Ruleset, state: GameState): readonly Battle[] => {
  const { battles, queue } = state.turn;
  const busy = battles.filter((battle) => battle.status !== 'ended' && (isOpen(battle) || queue.includes(battle.id)));
  return battles.filter(
    (battle) =>
      battle.status !== 'ended' &&
      battle.due === undefined &&
      !queue.includes(battle.id) &&
      isReady(state, battle) &&
      !busy.some((other) => other !== battle && hangTogether(ruleset, battle, other)),
  );
};

/** Whether battles may be fought while decisions are due, by word; not while one is about planes on their way. */
const GO_ON: { readonly [word in Ruleset['combat']['whileOneWaits']]: (state: GameState) => boolean } = {
  'others-wait': () => false,
  'others-fight': (state) => decisionsIn(state).every(({ battle }) => battle !== undefined),
};

/** True if battles may be fought while what is due now waits for its answer (ruling.D55). */
export const othersGoOn = ({ combat }: Ruleset, state: GameState): boolean => GO_ON[combat.whileOneWaits](state);

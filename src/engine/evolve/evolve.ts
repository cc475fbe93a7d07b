// One step of the fold: a state and an event make the next state. Exhaustive and total; it never refuses and knows no
// rule, so a log folds the same for ever.

import type { EventOf, GameEvent } from '../events/event.ts';
import type { GameState } from '../state/state.ts';
import * as bids from './bids.ts';
import * as combat from './combat.ts';
import { Draft } from './draft.ts';
import * as economy from './economy.ts';
import * as movement from './movement.ts';
import * as turn from './turn.ts';

const nothing = (): void => {};

const FOLDS: { readonly [type in GameEvent['type']]: (draft: Draft, event: EventOf<type>) => void } = {
  'units-moved': movement.unitsMoved,
  'phase-began': turn.phaseBegan,
  'step-began': combat.stepBegan,
  rolled: combat.rolled,
  'units-lost': combat.unitsLost,
  'units-loaded': movement.unitsLoaded,
  'units-unloaded': movement.unitsUnloaded,
  'units-marked': combat.unitsMarked,
  'units-damaged': combat.unitsDamaged,
  'kamikaze-due': combat.kamikazeDue,
  'kamikazes-sent': combat.kamikazesSent,
  'ships-struck': combat.shipsStruck,
  'landing-declared': movement.landingDeclared,
  'landing-cancelled': movement.landingCancelled,
  'moves-made': movement.movesMade,
  overflown: movement.overflown,
  'fighters-launched': movement.fightersLaunched,
  'fighters-landed': movement.fightersLanded,
  'units-held': movement.unitsHeld,
  'patrols-set': movement.patrolsSet,
  'patrols-landed': movement.patrolsLanded,
  'units-removed': movement.unitsRemoved,
  'battle-declared': combat.battleDeclared,
  'battles-ordered': combat.battlesOrdered,
  'battles-halted': combat.battlesHalted,
  'battle-opened': combat.battleOpened,
  'decision-due': combat.decisionDue,
  'casualties-proposed': combat.casualtiesProposed,
  'hits-void': combat.hitsVoid,
  'submarines-withdrew': combat.submarinesWithdrew,
  'submarines-submerged': combat.submarinesSubmerged,
  'interceptors-named': combat.interceptorsNamed,
  stayed: combat.stayed,
  retreated: combat.retreated,
  'battle-ended': combat.battleEnded,
  paid: economy.paid,
  received: economy.received,
  'research-begun': economy.researchBegun,
  'technology-gained': economy.technologyGained,
  'research-ended': economy.researchEnded,
  'units-purchased': economy.unitsPurchased,
  'control-changed': economy.controlChanged,
  'units-captured': economy.unitsCaptured,
  'units-placed': economy.unitsPlaced,
  'units-forfeited': economy.unitsForfeited,
  'rocket-fired': economy.rocketFired,
  'neutral-violated': economy.neutralViolated,
  'choice-due': economy.choiceDue,
  'neutral-defended': economy.neutralDefended,
  'damage-settled': economy.damageSettled,
  'advance-granted': economy.advanceGranted,
  'advance-spent': economy.advanceSpent,
  'advance-closed': economy.advanceClosed,
  'tribute-due': economy.tributeDue,
  'tribute-proposed': economy.tributeProposed,
  'tribute-settled': economy.tributeSettled,
  'fund-due': economy.fundDue,
  'fund-divided': economy.fundDivided,
  'land-freed': economy.landFreed,
  'units-lent': economy.unitsLent,
  'goal-looked-at': turn.goalLookedAt,
  'submarines-surfaced': turn.submarinesSurfaced,
  'ships-righted': turn.shipsRighted,
  'industry-bombed': economy.industryBombed,
  'game-opened': turn.gameOpened,
  'turn-began': turn.turnBegan,
  'power-done': turn.powerDone,
  'dice-awaited': turn.diceAwaited,
  'standing-orders-set': turn.standingOrdersSet,
  'power-eliminated': turn.powerEliminated,
  'relation-changed': turn.relationChanged,
  resigned: turn.resigned,
  'points-changed': turn.pointsChanged,
  'theatre-reopened': turn.theatreReopened,
  'combat-move-lost': turn.combatMoveLost,
  'recall-due': turn.recallDue,
  'units-recalled': turn.unitsRecalled,
  'recall-settled': turn.recallSettled,
  'theatre-won': turn.theatreWon,
  'game-won': turn.gameWon,
  'game-drawn': turn.gameDrawn,
  'players-changed': turn.playersChanged,
  'options-changed': turn.optionsChanged,
  'position-reported': turn.positionReported,
  'bid-due': bids.bidDue,
  'bid-sealed': bids.bidSealed,
  'bid-opened': bids.bidOpened,
  'bid-lapsed': bids.bidLapsed,
  'lot-drawn': bids.lotDrawn,
  'sides-decided': bids.sidesDecided,
  'bid-made': bids.bidMade,
  'bid-placed': bids.bidPlaced,
  'bid-taken': bids.bidTaken,
  'neutral-entered': nothing,
  'turn-ended': nothing,
  'round-ended': nothing,
  rewound: nothing,
};

/** Folds one event into a draft. */
export const fold = (draft: Draft, event: GameEvent): void => {
  const change: (draft: Draft, event: never) => void = FOLDS[event.type];
  change(draft, event as never); // what stands under a type takes events of that type
};

/**
 * The state after one event. The state given is not changed and shares what did not change with the result.
 * `rewound` changes nothing here: going back needs the states of a whole log, which `replay` has.
 */
export const evolve = (state: GameState, event: GameEvent): GameState => {
  const draft = new Draft(state);
  fold(draft, event);
  return draft.state;
};

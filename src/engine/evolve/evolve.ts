// One step of the fold: a state and an event make the next state. Exhaustive and total; it never refuses and knows no
// rule, so a log folds the same for ever.

import type { GameEvent } from '../events/event.ts';
import type { GameState } from '../state/state.ts';
import * as bids from './bids.ts';
import * as combat from './combat.ts';
import { Draft } from './draft.ts';
import * as economy from './economy.ts';
import * as movement from './movement.ts';
import * as turn from './turn.ts';

/**
 * The state after one event. The state given is not changed and shares what did not change with the result.
 * `rewound` changes nothing here: going back needs the states of a whole log, which `replay` has.
 */
export const evolve = (state: GameState, event: GameEvent): GameState => {
  const draft = new Draft(state);
  fold(draft, event);
  return draft.state;
};

/** Folds one event into a draft. The commonest events stand first, for cases are tried one after the other. */
export const fold = (draft: Draft, event: GameEvent): void => {
  switch (event.type) {
    case 'units-moved':
      return movement.unitsMoved(draft, event);
    case 'phase-began':
      return turn.phaseBegan(draft, event);
    case 'step-began':
      return combat.stepBegan(draft, event);
    case 'rolled':
      return combat.rolled(draft, event);
    case 'units-lost':
      return combat.unitsLost(draft, event);
    case 'units-loaded':
      return movement.unitsLoaded(draft, event);
    case 'units-unloaded':
      return movement.unitsUnloaded(draft, event);
    case 'units-marked':
      return combat.unitsMarked(draft, event);
    case 'units-damaged':
      return combat.unitsDamaged(draft, event);
    case 'landing-declared':
      return movement.landingDeclared(draft, event);
    case 'landing-cancelled':
      return movement.landingCancelled(draft, event);
    case 'moves-made':
      return movement.movesMade(draft, event);
    case 'overflown':
      return movement.overflown(draft, event);
    case 'fighters-launched':
      return movement.fightersLaunched(draft, event);
    case 'fighters-landed':
      return movement.fightersLanded(draft, event);
    case 'units-held':
      return movement.unitsHeld(draft, event);
    case 'units-removed':
      return movement.unitsRemoved(draft, event);
    case 'battle-declared':
      return combat.battleDeclared(draft, event);
    case 'battles-ordered':
      return combat.battlesOrdered(draft, event);
    case 'battles-halted':
      return combat.battlesHalted(draft, event);
    case 'battle-opened':
      return combat.battleOpened(draft, event);
    case 'decision-due':
      return combat.decisionDue(draft, event);
    case 'casualties-proposed':
      return combat.casualtiesProposed(draft, event);
    case 'hits-void':
      return combat.hitsVoid(draft, event);
    case 'submarines-withdrew':
      return combat.submarinesWithdrew(draft, event);
    case 'stayed':
      return combat.stayed(draft, event);
    case 'retreated':
      return combat.retreated(draft, event);
    case 'battle-ended':
      return combat.battleEnded(draft, event);
    case 'paid':
      return economy.paid(draft, event);
    case 'received':
      return economy.received(draft, event);
    case 'research-begun':
      return economy.researchBegun(draft, event);
    case 'technology-gained':
      return economy.technologyGained(draft, event);
    case 'research-ended':
      return economy.researchEnded(draft);
    case 'units-purchased':
      return economy.unitsPurchased(draft, event);
    case 'control-changed':
      return economy.controlChanged(draft, event);
    case 'units-captured':
      return economy.unitsCaptured(draft, event);
    case 'units-placed':
      return economy.unitsPlaced(draft, event);
    case 'units-forfeited':
      return economy.unitsForfeited(draft, event);
    case 'rocket-fired':
      return economy.rocketFired(draft, event);
    case 'neutral-violated':
      return economy.neutralViolated(draft, event);
    case 'choice-due':
      return economy.choiceDue(draft, event);
    case 'neutral-defended':
      return economy.neutralDefended(draft, event);
    case 'damage-settled':
      return economy.damageSettled(draft, event);
    case 'industry-bombed':
      return economy.industryBombed(draft, event);
    case 'game-opened':
      return turn.gameOpened(draft, event);
    case 'turn-began':
      return turn.turnBegan(draft, event);
    case 'power-done':
      return turn.powerDone(draft, event);
    case 'dice-awaited':
      return turn.diceAwaited(draft, event);
    case 'standing-orders-set':
      return turn.standingOrdersSet(draft, event);
    case 'power-eliminated':
      return turn.powerEliminated(draft, event);
    case 'relation-changed':
      return turn.relationChanged(draft, event);
    case 'resigned':
      return turn.resigned(draft, event);
    case 'theatre-won':
      return turn.theatreWon(draft, event);
    case 'game-won':
      return turn.gameWon(draft, event);
    case 'game-drawn':
      return turn.gameDrawn(draft);
    case 'players-changed':
      return turn.playersChanged(draft, event);
    case 'options-changed':
      return turn.optionsChanged(draft, event);
    case 'position-reported':
      return turn.positionReported(draft, event);
    case 'bid-due':
      return bids.bidDue(draft, event);
    case 'bid-sealed':
      return bids.bidSealed(draft, event);
    case 'bid-opened':
      return bids.bidOpened(draft, event);
    case 'bid-lapsed':
      return bids.bidLapsed(draft, event);
    case 'lot-drawn':
      return bids.lotDrawn(draft, event);
    case 'sides-decided':
      return bids.sidesDecided(draft, event);
    case 'bid-made':
      return bids.bidMade(draft);
    case 'bid-placed':
      return bids.bidPlaced(draft, event);
    case 'bid-taken':
      return bids.bidTaken(draft, event);
    case 'neutral-entered':
    case 'turn-ended':
    case 'round-ended':
    case 'rewound':
      return;
  }
};

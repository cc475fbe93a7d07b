// One step of the fold: a state and an event make the next state. Exhaustive and total; it never refuses and knows no
// rule, so a log folds the same for ever.

import type { GameEvent } from '../events/event.ts';
import type { GameState } from '../state/state.ts';
import * as bids from './bids.ts';
import * as combat from './combat.ts';
import * as economy from './economy.ts';
import * as movement from './movement.ts';
import * as turn from './turn.ts';

/**
 * The state after one event. The state given is not changed and shares what did not change with the result. The commonest
 * events stand first, for cases are tried one after the other.
 * `rewound` changes nothing here: going back needs the states of a whole log, which `replay` has.
 */
export const evolve = (state: GameState, event: GameEvent): GameState => {
  switch (event.type) {
    case 'units-moved':
      return movement.unitsMoved(state, event);
    case 'phase-began':
      return turn.phaseBegan(state, event);
    case 'step-began':
      return combat.stepBegan(state, event);
    case 'rolled':
      return combat.rolled(state, event);
    case 'units-lost':
      return combat.unitsLost(state, event);
    case 'units-loaded':
      return movement.unitsLoaded(state, event);
    case 'units-unloaded':
      return movement.unitsUnloaded(state, event);
    case 'units-marked':
      return combat.unitsMarked(state, event);
    case 'units-damaged':
      return combat.unitsDamaged(state, event);
    case 'landing-declared':
      return movement.landingDeclared(state, event);
    case 'landing-cancelled':
      return movement.landingCancelled(state, event);
    case 'moves-made':
      return movement.movesMade(state, event);
    case 'overflown':
      return movement.overflown(state, event);
    case 'fighters-launched':
      return movement.fightersLaunched(state, event);
    case 'fighters-landed':
      return movement.fightersLanded(state, event);
    case 'units-held':
      return movement.unitsHeld(state, event);
    case 'units-removed':
      return movement.unitsRemoved(state, event);
    case 'battle-declared':
      return combat.battleDeclared(state, event);
    case 'battles-ordered':
      return combat.battlesOrdered(state, event);
    case 'battles-halted':
      return combat.battlesHalted(state, event);
    case 'battle-opened':
      return combat.battleOpened(state, event);
    case 'decision-due':
      return combat.decisionDue(state, event);
    case 'casualties-proposed':
      return combat.casualtiesProposed(state, event);
    case 'hits-void':
      return combat.hitsVoid(state, event);
    case 'submarines-withdrew':
      return combat.submarinesWithdrew(state, event);
    case 'stayed':
      return combat.stayed(state, event);
    case 'retreated':
      return combat.retreated(state, event);
    case 'battle-ended':
      return combat.battleEnded(state, event);
    case 'paid':
      return economy.paid(state, event);
    case 'received':
      return economy.received(state, event);
    case 'research-begun':
      return economy.researchBegun(state, event);
    case 'technology-gained':
      return economy.technologyGained(state, event);
    case 'research-ended':
      return economy.researchEnded(state);
    case 'units-purchased':
      return economy.unitsPurchased(state, event);
    case 'control-changed':
      return economy.controlChanged(state, event);
    case 'units-captured':
      return economy.unitsCaptured(state, event);
    case 'units-placed':
      return economy.unitsPlaced(state, event);
    case 'units-forfeited':
      return economy.unitsForfeited(state, event);
    case 'rocket-fired':
      return economy.rocketFired(state, event);
    case 'neutral-violated':
      return economy.neutralViolated(state, event);
    case 'choice-due':
      return economy.choiceDue(state, event);
    case 'neutral-defended':
      return economy.neutralDefended(state, event);
    case 'damage-settled':
      return economy.damageSettled(state, event);
    case 'industry-bombed':
      return economy.industryBombed(state, event);
    case 'game-opened':
      return turn.gameOpened(state, event);
    case 'turn-began':
      return turn.turnBegan(state, event);
    case 'power-done':
      return turn.powerDone(state, event);
    case 'dice-awaited':
      return turn.diceAwaited(state, event);
    case 'standing-orders-set':
      return turn.standingOrdersSet(state, event);
    case 'power-eliminated':
      return turn.powerEliminated(state, event);
    case 'relation-changed':
      return turn.relationChanged(state, event);
    case 'resigned':
      return turn.resigned(state, event);
    case 'theatre-won':
      return turn.theatreWon(state, event);
    case 'game-won':
      return turn.gameWon(state, event);
    case 'game-drawn':
      return turn.gameDrawn(state);
    case 'players-changed':
      return turn.playersChanged(state, event);
    case 'options-changed':
      return turn.optionsChanged(state, event);
    case 'position-reported':
      return turn.positionReported(state, event);
    case 'bid-due':
      return bids.bidDue(state, event);
    case 'bid-sealed':
      return bids.bidSealed(state, event);
    case 'bid-opened':
      return bids.bidOpened(state, event);
    case 'bid-lapsed':
      return bids.bidLapsed(state, event);
    case 'lot-drawn':
      return bids.lotDrawn(state, event);
    case 'sides-decided':
      return bids.sidesDecided(state, event);
    case 'bid-made':
      return bids.bidMade(state);
    case 'bid-placed':
      return bids.bidPlaced(state, event);
    case 'bid-taken':
      return bids.bidTaken(state, event);
    case 'neutral-entered':
    case 'turn-ended':
    case 'round-ended':
    case 'rewound':
      return state;
  }
};

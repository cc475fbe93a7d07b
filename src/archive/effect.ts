// What an order to the archive brings about once nobody's consent is missing: worked out when it is written, and again
// when the log is proved.

import { type GameEvent, isOver, refusal } from '../engine/index.ts';
import type { LogEntry } from '../log/index.ts';
import { agreedOptions, notOffered, type Ruleset } from '../rulesets/index.ts';
import {
  consentLeft,
  consentNeeded,
  type ForfeitBidOrder,
  type ForfeitOrder,
  type ProposedOrder,
  playerOf,
  substituteEvents,
  substituteFault,
  type Trust,
  type TrustFault,
  trustFault,
} from '../trust/index.ts';
import { fail, ok, type Result } from '../vocab/index.ts';
import { editEvents } from './edit.ts';
import { type Declared, forfeitBidEvents, forfeitEvents } from './forfeit.ts';
import { type Game, stateBefore } from './game.ts';
import { type VoidRefusal, voidEvents } from './rewind.ts';

/** Orders with an effect on the game. */
export type EffectOrder = ProposedOrder | ForfeitOrder | ForfeitBidOrder;

/** Why an order cannot take effect: the log's rules, those of the game, or entries that would have to go too. */
export type EffectRefusal = VoidRefusal;

export type Effect = Result<readonly GameEvent[], EffectRefusal>;

/**
 * The events of an order.
 *
 * @param game the game so far; of a longer one only the lines before the order are looked at
 * @param trust what the log's rules remember before it
 * @param declared who speaks in the line that puts it into effect, and when
 */
export const effectOf = (
  ruleset: Ruleset,
  game: Pick<Game, 'entries' | 'replay' | 'lineOf'>,
  trust: Trust,
  order: EffectOrder,
  declared: Declared,
): Effect => {
  const refuse = (fault: TrustFault): Effect => fail({ kind: 'fault', fault });
  const state = stateBefore(game, trust.head.count);
  switch (order.type) {
    case 'ruling':
      return ok([]);
    case 'void':
      return voidEvents(ruleset, game, trust, order);
    case 'edit':
      return editEvents(ruleset, game, trust, order);
    case 'forfeit':
      return forfeitEvents(ruleset, game, trust, order, declared);
    case 'forfeit-bid':
      return forfeitBidEvents(ruleset, game, trust, order, declared);
    case 'substitute': {
      const fault = substituteFault(trust, order);
      return fault === undefined ? ok(substituteEvents(trust, order)) : refuse(fault);
    }
    case 'settings': {
      if (isOver(state)) return refuse(trustFault('game-is-over', {}));
      const { options } = order;
      if (options === undefined) return ok([]);
      const refusals = notOffered(ruleset, options).map((said) =>
        refusal(ruleset, 'option-not-offered', { ...said, ruleset: ruleset.id }, `options/${said.option}`),
      );
      if (refusals.length > 0) return fail({ kind: 'refused', refusals });
      return ok([{ type: 'options-changed', options: agreedOptions(ruleset, { ...state.options, ...options }) }]);
    }
    case 'draw':
      return isOver(state) ? refuse(trustFault('game-is-over', {})) : ok([{ type: 'game-drawn' }]);
  }
};

/** The order that an entry puts into effect: its own, or the one it gives the last consent to. */
export const settledBy = (trust: Trust, entry: Pick<LogEntry, 'order' | 'by' | 'for'>): EffectOrder | undefined => {
  const { order } = entry;
  const speaker = playerOf(trust, entry.for ?? entry.by);
  if (order === undefined || speaker === undefined) return undefined;
  switch (order.type) {
    case 'forfeit':
    case 'forfeit-bid':
      return order;
    case 'void':
    case 'ruling':
    case 'substitute':
    case 'edit':
    case 'settings':
    case 'draw':
      return consentNeeded(trust, speaker, order).length === 0 ? order : undefined;
    case 'agree': {
      const proposal = trust.proposals.find(({ hash }) => hash === order.of);
      const last = proposal !== undefined && consentLeft(trust, speaker, proposal.waits).length === 0;
      return last ? proposal.order : undefined;
    }
    default:
      return undefined;
  }
};

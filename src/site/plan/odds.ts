// In a reader's browser: the odds of a planned battle. Loaded once one is planned.

import { foreseeBattle, type TellOdds, tryToDice } from '../../clerk/foresee.ts';
import { battleSays, chancesOf } from '../../clerk/tell-foresight.ts';
import type { GameState, PowerOrder } from '../../engine/index.ts';
import { sayBattle } from '../../i18n/echo/orders.ts';
import { capital, percent } from '../../i18n/format.ts';
import { oddsOf } from '../../odds/of-game.ts';
import type { Outcome } from '../../odds/outcome.ts';
import type { Teller } from '../../post/check/tell-lines.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { battleSpace } from '../../vocab/index.ts';
import type { ToldOdds } from './message.ts';

/** What was worked out; the same battle is asked about whenever something else is planned. */
const known = new Map<string, Outcome | undefined>();

const remembering: TellOdds = (ruleset, state, id, battle) => {
  const key = JSON.stringify([ruleset.id, id, battle]);
  if (!known.has(key)) known.set(key, oddsOf(ruleset, state, id, battle));
  return known.get(key);
};

/**
 * The position in which battles are fought as the orders say.
 *
 * @param battles where they are declared, by which it is known whether the orders lead there
 */
const ordered = (ruleset: Ruleset, start: GameState, orders: readonly PowerOrder[], battles: GameState): GameState => {
  const { reached } = tryToDice(ruleset, start, orders);
  const ids = ({ turn }: GameState): string => turn.battles.map(({ id }) => id).join();
  return ids(reached) === ids(battles) ? reached : battles;
};

/** The odds of one of the battles that are not over, counted from 0. */
export const tellOdds = (
  { words, game: { ruleset } }: Teller,
  start: GameState,
  orders: readonly PowerOrder[],
  battles: GameState,
  at: number,
): ToldOdds | undefined => {
  const state = ordered(ruleset, start, orders, battles);
  const battle = state.turn.battles.filter(({ status }) => status !== 'ended')[at];
  if (battle === undefined) return undefined;
  const foreseen = foreseeBattle(ruleset, state, battle, remembering);
  const title = capital(sayBattle(battle.id, words));
  const space = battleSpace(battle.id);
  if (foreseen.kind === 'raid' || foreseen.kind === 'unknown')
    return { space, title, says: battleSays(words, foreseen) };
  const { language } = words;
  const wins = percent(language, foreseen.outcome.chance.attacker);
  const [first, ...others] = chancesOf(words, foreseen).map(({ name, chance }) => [name, percent(language, chance)]);
  // Land that is taken whenever it is won is not told again.
  const told = others.filter(([name, says]) => name !== words.say('odds-taken') || says !== wins);
  return { space, title, says: [first ?? [], ...told].map((parts) => parts.join(' ')), wins };
};

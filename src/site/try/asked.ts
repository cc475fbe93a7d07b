// In a reader's browser, beside the page: what somebody at the screen is asked in a trial, which battles he can have
// fought, and how it ended, each with its answers. Loaded once there is something of the kind.

import { answersTo, breaksOff, fightsOf, mannerOf, readyBattles } from '../../clerk/answers.ts';
import type { Trial } from '../../clerk/trial.ts';
import type { Awaited, GameState, PowerOrder } from '../../engine/index.ts';
import { sayBattle, sayOrder } from '../../i18n/echo/orders.ts';
import { capital } from '../../i18n/format.ts';
import { answerLine, choiceLine } from '../../post/answer-line.ts';
import { choiceText, decisionText } from '../../post/choices.ts';
import { battleSpace } from '../../vocab/index.ts';
import { hex } from './chance.ts';
import type { ToldAnswer, ToldFight, TrialTold } from './message.ts';

export { endedText } from '../../post/choices.ts';

/** How an answer is told on its button. */
const saysOf = (order: PowerOrder, due: Awaited, { words, ruleset }: Trial['table'], state: GameState): string => {
  const manner = mannerOf(order);
  if (manner !== undefined) {
    const battle = due.kind === 'decision' ? state.turn.battles.find(({ id }) => id === due.battle) : undefined;
    if (battle?.due?.side === 'defence') return capital(words.say('guide-go-on'));
    return capital(
      words.say(manner === 'round' ? 'guide-one-round' : manner === 'ask' ? 'guide-ask' : 'guide-to-the-end'),
    );
  }
  if (order.type === 'retreat' && order.to !== undefined)
    return capital(breaksOff(order) ? words.say('guide-break-off') : words.say('guide-retreat', { space: order.to }));
  // Where and whose is in the question.
  if (order.type === 'casualties' && order.lost.every(({ power }) => power === order.power))
    return order.lost.map(({ units }) => words.units(units)).join(', ');
  const { heading, parts } = sayOrder(order, 0, words, ruleset);
  return [heading, ...parts].join(': ');
};

/** What is asked, and the orders behind its buttons by their numbers. */
export interface Asked extends Pick<TrialTold, 'question' | 'fights'> {
  readonly orders: readonly PowerOrder[];
}

/** A question, with the answers to it. */
const question = ({ table }: Trial, due: Extract<Awaited, { kind: 'decision' | 'choice' }>): Asked => {
  const { ruleset, words } = table;
  const { state } = table.game.replay;
  const [power] = due.from;
  const orders = power === undefined ? [] : answersTo(ruleset, state, due, power, hex(32));
  const from = words.powers(due.from);
  return {
    question: {
      says: due.kind === 'decision' ? decisionText(words, state, due, from) : [choiceText(words, due, from, state)],
      answers: orders.map((order, at) => ({ at, says: saysOf(order, due, table, state) })),
      line:
        due.kind === 'decision' ? answerLine(ruleset.board, words, state, due) : choiceLine(ruleset.board, words, due),
    },
    fights: [],
    orders,
  };
};

/** Battles to be fought, each with the ways to do so. */
const battles = ({ table }: Trial, due: Awaited): Asked => {
  const { ruleset, words } = table;
  const { state } = table.game.replay;
  const orders: PowerOrder[] = [];
  const fights = readyBattles(ruleset, state).map((battle): ToldFight => {
    const ways = fightsOf(ruleset, state, battle, hex(32)).map((order): ToldAnswer => {
      orders.push(order);
      return { at: orders.length - 1, says: saysOf(order, due, table, state) };
    });
    return { space: battleSpace(battle.id), says: capital(sayBattle(battle.id, words)), ways };
  });
  return { fights, orders };
};

/** What is asked at the screen. */
export const askedIn = (of: Trial, due: Awaited): Asked =>
  due.kind === 'decision' || due.kind === 'choice' ? question(of, due) : battles(of, due);

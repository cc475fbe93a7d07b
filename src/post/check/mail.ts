// The mail of a checked turn, to be pasted into any mail program: the player's own lines, and below them, between the
// marks of what nobody reads as orders, the same in full words, by the eight parts of a turn as far as they apply.
// Whoever reads the mail by program finds the very orders that were checked.

import { cashOf, comesAgain, type GameState, isActing, landValue, type PowerOrder } from '../../engine/index.ts';
import type { SaidOrder } from '../../i18n/echo/orders.ts';
import type { Words } from '../../i18n/words.ts';
import { cleanText } from '../../log/text.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { makeCheckpoint } from '../../trust/checkpoint.ts';
import { END_MARK, TOP_MARK } from '../body.ts';
import { partHeading, partsIn, type TurnPart } from '../parts.ts';
import { makeSubject } from '../thread.ts';
import type { TrialGame } from './position.ts';
import type { TurnRead } from './read.ts';
import type { ToldBattle } from './tell-battle.ts';

export interface MailText {
  readonly subject: string;
  readonly text: string;
  /** A link that opens the mail program with all of it; absent where that would be longer than programs take. */
  readonly link?: string;
}

/** The part an order belongs to; without one it may come at any time. */
const PART_OF: { readonly [type in PowerOrder['type']]?: TurnPart } = {
  research: 'purchase',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  rocket: 'combat',
  fight: 'combat',
  casualties: 'combat',
  withdraw: 'combat',
  retreat: 'combat',
  'defend-neutral': 'combat',
  intercept: 'combat',
  kamikaze: 'combat',
  recall: 'purchase',
  'land-patrols': 'purchase',
  'lend-lease': 'noncombat-move',
  'give-land': 'noncombat-move',
  'noncombat-move': 'noncombat-move',
  place: 'place',
  'end-turn': 'end',
};

const SECOND: { readonly [part in TurnPart]?: TurnPart } = { 'combat-move': 'combat-move/2', combat: 'combat/2' };

/** Where an order is told: behind a second one that moves to combat in the second combat, if the turn has one. */
const partOf = (
  { phases }: Ruleset,
  { turn: { phase } }: GameState,
  orders: readonly PowerOrder[],
  order: PowerOrder,
): TurnPart | undefined => {
  const part = PART_OF[order.type];
  const second = part === undefined ? undefined : SECOND[part];
  return second !== undefined && comesAgain(phases, phase, orders, order) ? second : part;
};

/** Characters of a link that every mail program and browser takes. */
const MOST_LINK = 1_900;

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

/** An order in full words; the heading of its part says what its lines are. */
const orderLines = ({ heading, parts }: SaidOrder): readonly string[] =>
  indented(parts.length === 0 ? [heading] : parts);

const battleLines = ({ title, chances, says }: ToldBattle): readonly string[] => [
  `  ${title}`,
  ...(chances.length === 0
    ? says.map((line) => `    ${line}`)
    : [`    ${chances.map(({ name, says: chance }) => `${name} ${chance}`).join(', ')}`]),
];

const linkOf = (subject: string, text: string): string | undefined => {
  const link = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return link.length > MOST_LINK ? undefined : link;
};

/**
 * The mail of a checked turn.
 *
 * @param said the orders in full words, one for each
 */
export const mailOf = (
  { game, title, head, ruleset, state }: TrialGame,
  { lines, mail, context: { power } }: TurnRead,
  words: Words,
  said: readonly SaidOrder[],
  battles: readonly ToldBattle[],
): MailText => {
  const { orders } = mail.sheet;
  const of = (part: TurnPart | undefined): readonly string[] =>
    orders.flatMap((order, at) =>
      partOf(ruleset, state, orders, order) === part && said[at] !== undefined ? orderLines(said[at]) : [],
    );
  const ownTurn = isActing(state, power);
  const money = [`${words.power(power)} ${landValue(ruleset, state, power)}/${cashOf(state, power)}`];
  const linesOf = (part: TurnPart): readonly string[] => {
    if (part === 'start') return ownTurn ? indented(money) : [];
    return part === 'combat' ? [...of(part), ...battles.flatMap(battleLines)] : of(part);
  };
  const timeless = of(undefined);
  const account = partsIn(ruleset).flatMap((part, at) => {
    const own = linesOf(part);
    const heading = `${at + 1}. ${partHeading(words, part)}${part === 'start' ? ` (${words.say('letter-money')})` : ''}`;
    return own.length === 0 ? [] : ['', heading, ...own];
  });
  const text = [
    ...lines,
    '',
    TOP_MARK,
    words.say('check-mail-account'),
    '',
    words.say('letter-title', {
      game: cleanText(title, 'line'),
      power: words.power(state.turn.power),
      round: state.round,
    }),
    ...account,
    ...(timeless.length === 0 ? [] : ['', words.say('check-mail-standing'), ...timeless]),
    '',
    makeCheckpoint(game, head),
    END_MARK,
    '',
  ].join('\n');
  const subject = makeSubject(
    game,
    head.count - 1,
    words.say('game-turn-of', { power: words.power(power), round: state.round }),
  );
  const link = linkOf(subject, text) ?? linkOf(subject, `${lines.join('\n')}\n`);
  return { subject, text, ...(link === undefined ? {} : { link }) };
};

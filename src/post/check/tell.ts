// A checked turn in words of one language, as plain data for a page: what was understood in full, what was not, what
// the rules refuse, what it costs. What lies behind its dice is told later, in `tell-ahead.ts`.

import { awaitedPowers } from '../../clerk/whose-turn.ts';
import { cashOf, comesAgain, orderCost, type PowerOrder } from '../../engine/index.ts';
import { type SaidOrder, sayOrder } from '../../i18n/echo/orders.ts';
import type { Words } from '../../i18n/words.ts';
import { cleanText } from '../../log/text.ts';
import type { TurnRead } from './read.ts';
import {
  isQuestion,
  lineAt,
  type Teller,
  type ToldLine,
  type ToldProblem,
  type ToldRefusal,
  tellProblem,
  tellRefused,
  tellRemark,
} from './tell-lines.ts';
import type { Tried } from './try.ts';

const HEADINGS = [
  'again',
  'unclear',
  'asked',
  'refused',
  'understood',
  'conditions',
  'remarks',
  'cost',
  'prose',
] as const;
type Heading = (typeof HEADINGS)[number];

export interface ToldCheck {
  /** `fine`: it may be sent; `read`: whether it is legal is not known yet. */
  readonly verdict: 'fine' | 'read' | 'question' | 'unclear' | 'refused' | 'nothing' | 'not-now' | 'entered';
  readonly headline: string;
  /** By the name of the list below it. */
  readonly headings: { readonly [heading in Heading]: string };
  readonly meant: string;
  /** What of it is in the log already, and what differs from the log and comes too late. */
  readonly again?: { readonly says?: string; readonly late: readonly ToldLate[] };
  readonly unclear: readonly ToldProblem[];
  /** Words with several meanings, each as a question. */
  readonly asked: readonly ToldProblem[];
  readonly refused: readonly ToldRefusal[];
  readonly understood: readonly SaidOrder[];
  /** What hangs on conditions, a sentence each. */
  readonly conditions: readonly string[];
  readonly remarks: readonly { readonly line: ToldLine; readonly says: string }[];
  /** What was not judged, and why. */
  readonly open: readonly string[];
  readonly cost?: string;
  readonly prose: readonly string[];
  /** Whether it may be sent, as far as this can be told before looking ahead. */
  readonly sendable: 'yes' | 'no';
  /** Why not. */
  readonly withheld?: string;
}

/** Lines of words to people that are shown. */
const MOST_PROSE = 20;

const headingsIn = ({ say }: Words): ToldCheck['headings'] =>
  Object.fromEntries(HEADINGS.map((name) => [name, say(`check-heading-${name}`)])) as ToldCheck['headings']; // one of each

/** An order in full words. */
export const echoOf = (
  { game: { ruleset, state }, words }: Teller,
  order: PowerOrder,
  orders: readonly PowerOrder[],
): SaidOrder => {
  const again = comesAgain(ruleset.phases, state.turn.phase, orders, order) ? 'again' : 'first';
  return sayOrder(order, orderCost(ruleset, state, order), words, ruleset, again);
};

const costLine = ({ game, words }: Teller, { cost, context: { power } }: TurnRead): string | undefined => {
  if (cost === 0) return undefined;
  const has = cashOf(game.state, power);
  return words.say(cost > has ? 'check-cost-too-much' : 'check-cost', { power, spent: cost, has, left: has - cost });
};

/** A part of the turn that is over, of which the text says something else than the log. */
interface ToldLate {
  readonly line: ToldLine;
  readonly says: string;
  readonly differs: readonly string[];
}

const againOf = (teller: Teller, { again }: TurnRead): ToldCheck['again'] => {
  if (again === undefined) return undefined;
  const { entered, late, sheet } = again;
  const { say } = teller.words;
  const said = (order: PowerOrder): string => {
    const { heading, parts } = echoOf(teller, order, [order]);
    return parts.length === 0 ? heading : parts.join('; ');
  };
  return {
    ...(entered === 0 ? {} : { says: say('sheet-entered-before', { count: entered }) }),
    late: late.map(({ line, here, log }) => ({
      line: lineAt(teller, sheet, line),
      says: say('sheet-too-late'),
      differs: [
        ...(here === undefined ? [] : [say('sheet-late-here', { says: said(here) })]),
        ...(log === undefined ? [] : [say('sheet-late-log', { says: said(log) })]),
      ],
    })),
  };
};

const verdictOf = ({ mail, timing, again }: TurnRead, tried: Tried | undefined): ToldCheck['verdict'] => {
  const { orders, problems, lines } = mail.sheet;
  if (timing === 'over' || timing === 'no-power') return 'not-now';
  if (orders.length + problems.length === 0 && lines.every(({ hung }) => hung.every(({ holds }) => holds !== 'open')))
    return again === undefined ? 'nothing' : 'entered';
  if (problems.length > 0) return problems.every(isQuestion) ? 'question' : 'unclear';
  if (timing === 'not-now') return 'not-now';
  if (tried === undefined) return 'read';
  return tried.refused.length > 0 ? 'refused' : 'fine';
};

const NOT_TRIED: Tried = { refused: [], skipped: [], behindDice: [], entered: [] };

const headlineOf = (
  { game, words }: Teller,
  { timing, mail, again }: TurnRead,
  { refused, behindDice }: Tried,
  verdict: ToldCheck['verdict'],
): string => {
  const { say } = words;
  const { problems } = mail.sheet;
  switch (verdict) {
    case 'nothing':
      return say('check-nothing');
    case 'entered':
      return say(again?.late.length === 0 ? 'check-all-entered' : 'check-all-late');
    case 'question':
      return say('check-question', { words: problems.length });
    case 'unclear':
      return say('check-unclear', { lines: new Set(problems.map(({ line }) => line)).size });
    case 'read':
      return say('check-read');
    case 'refused':
      return say('check-refused', { orders: refused.length });
    case 'fine':
      return say(behindDice.length > 0 ? 'check-fine-so-far' : 'check-fine');
    case 'not-now': {
      if (timing === 'over') return say('check-over');
      if (timing === 'no-power') return say('check-no-power');
      const powers = awaitedPowers(game.ruleset, game.state);
      const names = game.players.filter((player) => player.powers.some((power) => powers.includes(power)));
      return say('check-not-now', { powers, players: names.map(({ name }) => name) });
    }
  }
};

/** Kinds of order by their names, each once. */
export const orderNames = ({ say }: Words, orders: readonly PowerOrder[]): readonly string[] => [
  ...new Set(orders.map(({ type }) => say('order-name', { order: type }))),
];

/** The orders of a turn in full words, one for each. */
export const echoesOf = (teller: Teller, { mail: { sheet } }: TurnRead): readonly SaidOrder[] =>
  sheet.orders.map((order) => echoOf(teller, order, sheet.orders));

/**
 * Tells a checked turn in the words of a language.
 *
 * @param tried absent while it is only read
 * @param conditions what hangs on conditions, a sentence each
 */
export const tellCheck = (
  teller: Teller,
  read: TurnRead,
  tried?: Tried,
  conditions: readonly string[] = [],
): ToldCheck => {
  const { words } = teller;
  const { say } = words;
  const { mail, timing } = read;
  const { refused, skipped, entered } = tried ?? NOT_TRIED;
  const { sheet } = mail;
  const { orders, problems, remarks } = sheet;
  const verdict = verdictOf(read, tried);
  const names = (of: readonly PowerOrder[]) => orderNames(words, of);
  const cost = costLine(teller, read);
  const again = againOf(teller, read);
  const sendable = verdict === 'fine' || (verdict === 'not-now' && timing === 'not-now');
  return {
    verdict,
    headline: headlineOf(teller, read, tried ?? NOT_TRIED, verdict),
    headings: headingsIn(words),
    meant: say('check-meant'),
    ...(again === undefined ? {} : { again }),
    unclear: problems.filter((each) => !isQuestion(each)).map((each) => tellProblem(teller, sheet, each)),
    asked: problems.filter(isQuestion).map((each) => tellProblem(teller, sheet, each)),
    refused: tellRefused(teller, sheet, refused),
    understood: echoesOf(teller, read),
    conditions,
    remarks: remarks.filter(({ code }) => code !== 'quoted-line').map((each) => tellRemark(teller, sheet, each)),
    open: [
      ...(skipped.length === 0 ? [] : [say('check-skipped', { orders: names(skipped) })]),
      ...(entered.length === 0 ? [] : [say('check-entered', { orders: names(entered) })]),
    ],
    ...(cost === undefined ? {} : { cost }),
    prose: mail.prose.slice(0, MOST_PROSE).map((line) => cleanText(line, 'line').slice(0, 100)),
    sendable: sendable ? 'yes' : 'no',
    ...(!sendable && verdict !== 'read' && orders.length + problems.length > 0
      ? { withheld: say('check-mail-withheld') }
      : {}),
  };
};

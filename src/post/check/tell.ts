// A checked turn in words of one language, as plain data for a page: what was understood in full, what was not and what may
// have been meant, what the rules refuse and where they say so, what it costs, how its battles stand.

import { lineOf } from '../../clerk/sheet-lines.ts';
import { awaitedPowers } from '../../clerk/whose-turn.ts';
import { cashOf, comesAgain, orderCost, type PowerOrder, type Refusal } from '../../engine/index.ts';
import type { Tongue } from '../../i18n/check/tongue.ts';
import { type SaidOrder, sayBattle, sayOrder } from '../../i18n/echo/orders.ts';
import { capital, either } from '../../i18n/format.ts';
import { unpacked } from '../../i18n/messages/catalogue.ts';
import { sayMeant, sayProblem, sayRemark } from '../../i18n/problems.ts';
import { sayRefusal } from '../../i18n/refusals.ts';
import { type Words, wordsIn } from '../../i18n/words.ts';
import { cleanText } from '../../log/text.ts';
import type { Nearest, Problem, Remark } from '../../notation/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import type { Checked } from './check.ts';
import { type MailText, mailOf } from './mail.ts';
import type { TrialGame } from './position.ts';
import { type ToldBattle, tellBattle } from './tell-battle.ts';

/** Where in the player's text something stands. */
export interface ToldLine {
  /** `line 4`; empty where it is about no line. */
  readonly name: string;
  readonly text: string;
}

/** Something that may have been meant. */
interface ToldNearest {
  readonly says: string;
  /** What to write in place of `ToldProblem.text`; absent where nothing stands there to be replaced. */
  readonly write?: string;
}

export interface ToldProblem {
  readonly line: ToldLine;
  readonly says: string;
  /** The words that are in question, as the player wrote them. */
  readonly text?: string;
  readonly nearest: readonly ToldNearest[];
}

/** What stands in the way of a line. */
export interface ToldRefusal {
  readonly line: ToldLine;
  readonly reasons: readonly {
    readonly says: string;
    /** The most specific first. */
    readonly clauses: readonly ClauseId[];
  }[];
}

const HEADINGS = ['unclear', 'asked', 'refused', 'understood', 'remarks', 'cost', 'odds', 'prose'] as const;
type Heading = (typeof HEADINGS)[number];

export interface ToldCheck {
  /** `fine`: it may be sent. */
  readonly verdict: 'fine' | 'question' | 'unclear' | 'refused' | 'nothing' | 'not-now';
  readonly headline: string;
  /** By the name of the list below it. */
  readonly headings: { readonly [heading in Heading]: string };
  readonly meant: string;
  readonly unclear: readonly ToldProblem[];
  /** Words with several meanings, each as a question. */
  readonly asked: readonly ToldProblem[];
  readonly refused: readonly ToldRefusal[];
  readonly understood: readonly SaidOrder[];
  readonly remarks: readonly { readonly line: ToldLine; readonly says: string }[];
  /** What was not judged, and why. */
  readonly open: readonly string[];
  readonly cost?: string;
  readonly battles: readonly ToldBattle[];
  readonly prose: readonly string[];
  /** The mail to send, once there is nothing in the way. */
  readonly mail?: MailText;
  /** Why there is none yet. */
  readonly withheld?: string;
}

/** As many clauses as a reader looks up. */
const MOST_RULES = 3;
/** Lines of words to people that are shown. */
const MOST_PROSE = 20;

type Teller = { readonly game: TrialGame; readonly words: Words };

const headingsIn = ({ say }: Words): ToldCheck['headings'] =>
  Object.fromEntries(HEADINGS.map((name) => [name, say(`check-heading-${name}`)])) as ToldCheck['headings']; // one of each

/** What may have been meant, as an order is written. */
const written = ({ game, words }: Teller, meant: Nearest): string => {
  switch (meant.kind) {
    case 'space':
      return words.code(meant.space);
    case 'unit': {
      const { abbreviations, name } = game.ruleset.board.units[meant.unit];
      return abbreviations[words.language][0] ?? name[words.language];
    }
    case 'power':
      return words.power(meant.power);
    case 'battle':
      return words.code(meant.battle);
    case 'word':
      return meant.text;
  }
};

const lineAt = ({ words }: Teller, { mail }: Checked, line: number | undefined): ToldLine => ({
  name: line === undefined ? '' : words.say('labels-line', { n: line }),
  text: line === undefined ? '' : cleanText(mail.sheet.lines[line - 1]?.text.trim() ?? '', 'line'),
});

const isQuestion = ({ code, nearest }: Problem): boolean =>
  (code === 'ambiguous-space' || code === 'ambiguous-unit') && nearest.length > 1;

const tellProblem = (teller: Teller, checked: Checked, problem: Problem): ToldProblem => {
  const { words } = teller;
  const { params, nearest } = problem;
  const text = 'text' in params ? params.text : undefined;
  const readings = nearest.map((meant) => sayMeant(meant, words));
  const says =
    isQuestion(problem) && text !== undefined
      ? words.say('check-ask', { text, readings: either(words.language, readings) })
      : sayProblem(problem, words);
  return {
    line: lineAt(teller, checked, problem.line),
    says: cleanText(says, 'line'),
    ...(text === undefined ? {} : { text }),
    nearest: nearest.map((meant, at) => ({
      says: readings[at] ?? '',
      ...(text === undefined ? {} : { write: written(teller, meant) }),
    })),
  };
};

const tellRemark = (teller: Teller, checked: Checked, remark: Remark) => ({
  line: lineAt(teller, checked, remark.line),
  says: cleanText(sayRemark(remark, teller.words), 'line'),
});

/** Refusals line by line. */
const tellRefused = (teller: Teller, checked: Checked): readonly ToldRefusal[] => {
  const byLine = new Map<string, Refusal[]>();
  for (const { order, refusals } of checked.refused) {
    for (const refusal of refusals) {
      const line = lineOf(checked.mail.sheet, order, refusal.at);
      const key = line === undefined ? '' : String(line);
      const own = byLine.get(key);
      if (own === undefined) byLine.set(key, [refusal]);
      else own.push(refusal);
    }
  }
  return [...byLine].map(([key, refusals]) => ({
    line: lineAt(teller, checked, key === '' ? undefined : Number(key)),
    reasons: refusals.map((refusal) => ({
      says: sayRefusal(refusal, teller.words),
      clauses: refusal.clauses.slice(0, MOST_RULES),
    })),
  }));
};

/** An order in full words. */
const echoOf = (
  { game: { ruleset, state }, words }: Teller,
  order: PowerOrder,
  orders: readonly PowerOrder[],
): SaidOrder => {
  const again = comesAgain(ruleset.phases, state.turn.phase, orders, order) ? 'again' : 'first';
  return sayOrder(order, orderCost(ruleset, state, order), words, ruleset, again);
};

const costLine = ({ game, words }: Teller, { cost, power }: Checked): string | undefined => {
  if (cost === 0) return undefined;
  const has = cashOf(game.state, power);
  return words.say(cost > has ? 'check-cost-too-much' : 'check-cost', { power, spent: cost, has, left: has - cost });
};

const verdictOf = ({ mail, timing, refused }: Checked): ToldCheck['verdict'] => {
  const { orders, problems } = mail.sheet;
  if (timing === 'over' || timing === 'no-power') return 'not-now';
  if (orders.length === 0 && problems.length === 0) return 'nothing';
  if (problems.length > 0) return problems.every(isQuestion) ? 'question' : 'unclear';
  if (timing === 'not-now') return 'not-now';
  return refused.length > 0 ? 'refused' : 'fine';
};

const headlineOf = ({ game, words }: Teller, checked: Checked, verdict: ToldCheck['verdict']): string => {
  const { say } = words;
  const { timing, mail, refused, behindDice } = checked;
  const { problems } = mail.sheet;
  switch (verdict) {
    case 'nothing':
      return say('check-nothing');
    case 'question':
      return say('check-question', { words: problems.length });
    case 'unclear':
      return say('check-unclear', { lines: new Set(problems.map(({ line }) => line)).size });
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

/** Tells a checked turn in the words of a language. */
export const tellCheck = (game: TrialGame, checked: Checked, tongue: Tongue): ToldCheck => {
  const words = wordsIn(game.ruleset.board, tongue.language, tongue.place, tongue.catalogues.map(unpacked));
  const teller: Teller = { game, words };
  const { say } = words;
  const { mail, skipped, behindDice, battles } = checked;
  const { orders, problems, remarks } = mail.sheet;
  const verdict = verdictOf(checked);
  const names = (of: readonly PowerOrder[]): readonly string[] => [
    ...new Set(of.map(({ type }) => say('order-name', { order: type }))),
  ];
  const understood = orders.map((order) => echoOf(teller, order, orders));
  const told = battles.map((battle) => tellBattle(words, capital(sayBattle(battle.id, words)), battle));
  const cost = costLine(teller, checked);
  const sendable = verdict === 'fine' || (verdict === 'not-now' && checked.timing === 'not-now');
  return {
    verdict,
    headline: headlineOf(teller, checked, verdict),
    headings: headingsIn(words),
    meant: say('check-meant'),
    unclear: problems.filter((each) => !isQuestion(each)).map((each) => tellProblem(teller, checked, each)),
    asked: problems.filter(isQuestion).map((each) => tellProblem(teller, checked, each)),
    refused: tellRefused(teller, checked),
    understood,
    remarks: remarks.filter(({ code }) => code !== 'quoted-line').map((each) => tellRemark(teller, checked, each)),
    open: [
      ...(skipped.length === 0 ? [] : [say('check-skipped', { orders: names(skipped) })]),
      ...(behindDice.length === 0 ? [] : [say('check-behind-dice', { orders: names(behindDice) })]),
    ],
    ...(cost === undefined ? {} : { cost }),
    battles: told,
    prose: mail.prose.slice(0, MOST_PROSE).map((line) => cleanText(line, 'line').slice(0, 100)),
    ...(sendable
      ? { mail: mailOf(game, checked, words, understood, told) }
      : orders.length + problems.length > 0
        ? { withheld: say('check-mail-withheld') }
        : {}),
  };
};

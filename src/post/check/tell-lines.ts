// Lines of a checked turn in words of one language, as plain data for a page: what was not understood and what may have
// been meant, what the rules refuse and where they say so.

import type { RefusedOrder } from '../../clerk/rehearse.ts';
import { lineOf } from '../../clerk/sheet-lines.ts';
import type { Refusal } from '../../engine/index.ts';
import type { Tongue } from '../../i18n/check/tongue.ts';
import { either } from '../../i18n/format.ts';
import { unpacked } from '../../i18n/messages/catalogue.ts';
import { sayMeant, sayProblem, sayRemark } from '../../i18n/problems.ts';
import { sayRefusal } from '../../i18n/refusals.ts';
import { type Words, wordsIn } from '../../i18n/words.ts';
import { cleanText } from '../../log/text.ts';
import type { Nearest, Problem, Remark, Sheet } from '../../notation/index.ts';
import type { ClauseId } from '../../vocab/index.ts';
import type { TrialGame } from './position.ts';

/** Where in the player's text something stands. */
export interface ToldLine {
  /** `line 4`; empty where it is about no line. */
  readonly name: string;
  /** From 1; 0 where it is about no line. */
  readonly at: number;
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

/** As many clauses as a reader looks up. */
const MOST_RULES = 3;

/** Whose turn is told, and in which words. */
export interface Teller {
  readonly game: TrialGame;
  readonly words: Words;
}

export const tellerOf = (game: TrialGame, { language, place, catalogues }: Tongue): Teller => ({
  game,
  words: wordsIn(game.ruleset.board, language, place, catalogues.map(unpacked)),
});

/** What may have been meant, as an order is written. */
const written = ({ game, words }: Teller, meant: Nearest): string => {
  switch (meant.kind) {
    case 'space':
      return words.shorthand(meant.space);
    case 'unit': {
      const { abbreviations, name } = game.ruleset.board.units[meant.unit];
      return abbreviations[words.language][0] ?? name[words.language];
    }
    case 'power':
      return words.power(meant.power);
    case 'battle':
      return words.shorthand(meant.battle);
    case 'word':
      return meant.text;
  }
};

/** A line of the text, by its number from 1. */
export const lineAt = ({ words }: Teller, sheet: Sheet, line: number | undefined): ToldLine => ({
  at: line ?? 0,
  name: line === undefined ? '' : words.say('labels-line', { n: line }),
  text: line === undefined ? '' : cleanText(sheet.lines[line - 1]?.text.trim() ?? '', 'line'),
});

export const isQuestion = ({ code, nearest }: Problem): boolean =>
  (code === 'ambiguous-space' || code === 'ambiguous-unit') && nearest.length > 1;

export const tellProblem = (teller: Teller, sheet: Sheet, problem: Problem): ToldProblem => {
  const { words } = teller;
  const { params, nearest } = problem;
  const text = 'text' in params ? params.text : undefined;
  const readings = nearest.map((meant) => sayMeant(meant, words));
  const says =
    isQuestion(problem) && text !== undefined
      ? words.say('check-ask', { text, readings: either(words.language, readings) })
      : sayProblem(problem, words);
  return {
    line: lineAt(teller, sheet, problem.line),
    says: cleanText(says, 'line'),
    ...(text === undefined ? {} : { text }),
    nearest: nearest.map((meant, at) => ({
      says: readings[at] ?? '',
      ...(text === undefined ? {} : { write: written(teller, meant) }),
    })),
  };
};

export const tellRemark = (teller: Teller, sheet: Sheet, remark: Remark) => ({
  line: lineAt(teller, sheet, remark.line),
  says: cleanText(sayRemark(remark, teller.words), 'line'),
});

/** Refusals line by line. */
export const tellRefused = (teller: Teller, sheet: Sheet, refused: readonly RefusedOrder[]): readonly ToldRefusal[] => {
  const byLine = new Map<string, Refusal[]>();
  for (const { order, refusals } of refused) {
    for (const refusal of refusals) {
      const line = lineOf(sheet, order, refusal.at);
      const key = line === undefined ? '' : String(line);
      const own = byLine.get(key);
      if (own === undefined) byLine.set(key, [refusal]);
      else own.push(refusal);
    }
  }
  return [...byLine].map(([key, refusals]) => ({
    line: lineAt(teller, sheet, key === '' ? undefined : Number(key)),
    reasons: refusals.map((refusal) => ({
      says: sayRefusal(refusal, teller.words),
      clauses: refusal.clauses.slice(0, MOST_RULES),
    })),
  }));
};

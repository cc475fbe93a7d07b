// The orders among the lines of a mail. People write to people: a line that was not understood and has nothing of an
// order in it, no number with a word of the game, no unit, no way from space to space, is read as such. It is said in
// the answer, so that an order that went unseen is not lost in silence. Lines that a mail program broke are put
// together again.

import { type Board, fold, powerNames, spaceNames, unitNames, wordsOf } from '../board/index.ts';
import {
  closesTurn,
  KEYWORDS,
  type Keyword,
  type NotationContext,
  type Problem,
  type ProblemCode,
  type Sheet,
  saysBuying,
  sheetReader,
  withNames,
} from '../notation/index.ts';
import { LANGUAGES } from '../vocab/index.ts';
import { ARROW, isQuestion, isRemark, isThinkingAloud, isThought, joinsIn } from './speech/chat.ts';
import { FOUGHT } from './speech/chat-words.ts';
import { answers, isAsked, readAnswers } from './speech/decision.ts';
import { isHeadingLike, isSignature, TURN_WORDS } from './speech/frame.ts';
import { listsUnits, mentionsUnit, sumsUnits } from './speech/mentions.ts';
import { saysPhrase } from './speech/phrases.ts';
import { type Asked, type Heads, type Request, readRequests } from './speech/requests.ts';
import { type Sentence, sentencesOf } from './speech/sentences.ts';
import { withUnheard } from './unheard.ts';
import { ROW, rejoined } from './wrapped.ts';

/** The words one board's orders are written with. */
interface Lexicon {
  readonly units: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  /** Names of spaces, folded, of a length that no other word has by chance. */
  readonly spaces: ReadonlySet<string>;
}

/** Names of fewer letters are words of everyday speech. */
const LEAST_LETTERS = 5;

const makeLexicon = (board: Board): Lexicon => {
  const units = board.roster.flatMap((type) => unitNames(board.units[type]));
  const shared = board.ambiguous.flatMap(({ words, readings }) =>
    readings.some(({ kind }) => kind === 'unit') ? words : [],
  );
  const names = new Set(board.spaces.flatMap((space) => spaceNames(space).map(fold)));
  // People name powers when they speak of whose turn it is; an order names a place with more beside it.
  for (const name of board.powers.flatMap(powerNames)) names.delete(fold(name));
  return {
    units: new Set([...units, ...shared].map(fold)),
    codes: new Set(board.spaces.map(({ code }) => code)),
    spaces: new Set([...names].filter((name) => name.length >= LEAST_LETTERS)),
  };
};

const lexicons = new WeakMap<Board, Lexicon>();

const lexiconOf = (board: Board): Lexicon => {
  const lexicon = lexicons.get(board) ?? makeLexicon(board);
  lexicons.set(board, lexicon);
  return lexicon;
};

/** Words that stand in an order beside a number even where no unit and no space does. */
const ORDER_WORDS: ReadonlySet<string> = new Set(
  (['research', 'purchase', 'place', 'lose', 'withdraw', 'retreat', 'rocket', 'bid', 'dice', 'raid', 'fight'] as const)
    .flatMap((keyword: Keyword) => LANGUAGES.flatMap((language) => KEYWORDS[keyword][language].map(fold)))
    // An English die is a German article.
    .filter((word) => word !== 'die'),
);

/** Those of them that people do not use as well to tell what happened. */
const DOING_WORDS: ReadonlySet<string> = new Set(
  (['research', 'purchase', 'place', 'withdraw', 'retreat', 'rocket', 'bid', 'raid', 'fight'] as const).flatMap(
    (keyword) => LANGUAGES.flatMap((language) => KEYWORDS[keyword][language].map(fold)),
  ),
);

/** True for a text, such as a subject, that speaks of a turn or a power: it is meant for whoever takes turns. */
export const speaksOfTurn = (board: Board, text: string): boolean => {
  const names = new Set(board.powers.flatMap(powerNames).map(fold));
  return wordsOf(text).some((word) => TURN_WORDS.has(word) || names.has(word)) || looksLikeOrder(board, text);
};

const ENDS_AS_SPEECH = /[.!?…:)]\s*$/;

/** A line that begins with a number and a word, as one of units does; a number with a point counts lines. */
const COUNT_FIRST = /^\s*\d{1,3}\s*[\p{L}(]/u;

/** Endings other than an s stand behind names of so many letters at least. */
const LEAST_STEM = 3;

/** The word without the endings of a plural. */
const singulars = (word: string): readonly string[] => [
  word,
  ...['s', 'n', 'en', 'e']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    // `ICE` is a train, and no complex.
    .filter((stem) => stem.length >= LEAST_STEM || word.endsWith('s')),
];

/** The words a name of a space can have. */
const LONGEST_NAME = 5;

/** Words one after the other, joined as names are compared. */
const runsOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME, words.length - from) }, (__, n) =>
      words.slice(from, from + n + 1).join(''),
    ),
  );

/** `Everything in Germany`: all of something, and a name. */
const ALL_AT =
  /\b(?:alles|everything|all)\s+(?:in|nach|auf|to|at|on|into|naar|op)\s+(?:die\s+|den\s+|the\s+|de\s+)?\p{Lu}/u;

/** True if a line could have been meant as an order. */
export const looksLikeOrder = (board: Board, text: string): boolean => {
  if (ARROW.test(text)) return true;
  // `America goes shopping: three boats, four men`
  const line = saysBuying(text) ? withNames(text) : text;
  const { units, codes, spaces } = lexiconOf(board);
  const words = wordsOf(line);
  if (words.some((word) => singulars(word).some((each) => units.has(each)))) return true;
  if (ALL_AT.test(line)) return true;
  const inCapitals = line.split(/[^\p{L}\p{N}]+/u).some((word) => codes.has(word));
  const hasSpace = inCapitals || runsOf(words).some((run) => spaces.has(run));
  if (/\d/.test(line)) return COUNT_FIRST.test(line) || hasSpace || words.some((word) => ORDER_WORDS.has(word));
  return hasSpace && !ENDS_AS_SPEECH.test(line);
};

/** True if a place is named in full. */
const looksLikePlace = (board: Board, line: string): boolean =>
  runsOf(wordsOf(line)).some((run) => lexiconOf(board).spaces.has(run));

/** Problems of lines that may be no orders at all; any other problem is one of an order. */
const UNKNOWN: readonly ProblemCode[] = [
  'not-understood',
  'left-over',
  'unknown-space',
  'unknown-unit',
  'unknown-power',
  'units-missing',
  'space-missing',
  'target-missing',
  'number-missing',
  'verb-missing',
  'strange-character',
];

/** A mail's lines as a sheet. */
export interface MailSheet {
  readonly text: string;
  readonly sheet: Sheet;
  /** Lines that were read as words to people. */
  readonly prose: readonly string[];
  /** What the mail wants beside orders. To resign is an order. */
  readonly requests: readonly Request[];
}

/**
 * A comment closes no heading and no battle, as an empty line would. The dash keeps a number or a heading behind the
 * mark from being read.
 */
const asComment = (line: string): string => (line.trim() === '' ? line : `#- ${line.replace(/^[\s#]+/, '')}`);

/** The words to people that a line of a sheet holds, if it was made a comment for them. */
export const spokenIn = (line: string): string | undefined => /^#- (.*)$/s.exec(line)?.[1];

/** How the end of a turn is written in a sheet. */
const ENDINGS = LANGUAGES.flatMap((language) =>
  KEYWORDS['end-turn'][language].map((phrase) => wordsOf(phrase).join(' ')),
);

/** True for a sentence with a word for doing something, or a place. */
const ordersSomething = (board: Board, { text }: Sentence): boolean => {
  const words = wordsOf(text);
  const isEnd = closesTurn(text) || ENDINGS.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));
  if (isEnd || saysPhrase(words, FOUGHT)) return true;
  return words.some((word) => DOING_WORDS.has(word)) || runsOf(words).some((run) => lexiconOf(board).spaces.has(run));
};

/** True for a sentence that orders nothing, although a unit or a number may stand in it. */
const isSpeech = (board: Board, sentence: Sentence, beside: 'orders' | 'nothing'): boolean =>
  !looksLikeOrder(board, sentence.text) ||
  isQuestion(sentence) ||
  (isThought(sentence) && !(beside === 'orders' && joinsIn(sentence))) ||
  (isRemark(sentence) && !ordersSomething(board, sentence) && !listsUnits(board, sentence.text));

/** Lines of which every sentence is of a kind, from 0. */
const linesOnlyOf = (sentences: readonly Sentence[], isKind: (sentence: Sentence) => boolean): ReadonlySet<number> => {
  const others = new Set(sentences.flatMap((sentence) => (isKind(sentence) ? [] : sentence.lines)));
  return new Set(sentences.flatMap(({ lines }) => lines).filter((line) => !others.has(line)));
};

/**
 * The lines as orders may be read from them: an answer in words as notation, and what only people are told as comments.
 */
interface Heard {
  readonly lines: readonly string[];
  /** Said to people, and in the answer; from 0. */
  readonly spoken: ReadonlySet<number>;
  readonly answered: readonly number[];
}

/** As the notation writes it. */
const RESIGN = KEYWORDS.resign.en[0].toLowerCase();

/** The lines without those that ask for something beside orders; who resigns says so in a line of its own. */
const withoutRequests = (lines: readonly string[], asked: readonly Asked[]): readonly string[] => {
  const taken = new Map(
    asked.flatMap(({ request, lines: own }) =>
      own.map((at, nth) => [at, nth === 0 && request.does === 'resign'] as const),
    ),
  );
  return lines.map((line, at) => {
    const resigns = taken.get(at);
    return resigns === undefined ? line : resigns ? RESIGN : asComment(line);
  });
};

const heard = (
  context: NotationContext,
  parse: (text: string) => Sheet,
  written: readonly string[],
  asked: readonly Asked[],
): Heard => {
  const whole = withoutRequests(written, asked);
  // `| Phase | Was |` asks nothing.
  const isSilent = (line: string): boolean => line.startsWith('#') || (ROW.test(line) && !/\?\s*$/.test(line));
  const sentences = sentencesOf(whole.map((line) => (isSilent(line) ? '' : line)));
  const spoken = isThinkingAloud(sentences)
    ? new Set(whole.flatMap((line, at) => (line.trim() === '' || line.startsWith('#') ? [] : [at])))
    : linesOnlyOf(sentences, isQuestion);
  const lines = whole.map((line, at) => (spoken.has(at) ? asComment(line) : line));
  // `Our tanks were useless`: units are named, and none is bought. In an answer it may say what is to live.
  const { board } = context.ruleset;
  const remarks = linesOnlyOf(
    sentences,
    (each) =>
      isQuestion(each) ||
      (isRemark(each) && !/\d/.test(each.text) && !ordersSomething(board, each) && !sumsUnits(board, each.text)),
  );
  const plain: Heard = {
    lines: lines.map((line, at) => (remarks.has(at) && !line.startsWith('#') ? asComment(line) : line)),
    spoken: new Set([...spoken, ...remarks]),
    answered: [],
  };
  if (!isAsked(context)) return plain;
  const sheet = parse(lines.join('\n'));
  if (answers(context, sheet)) return plain;
  // An order that is due to nobody, such as a standing one, is an order all the same and answers nothing.
  const ordered = new Set(sheet.lines.flatMap(({ line, parts }) => (parts.length > 0 ? [line - 1] : [])));
  const given = readAnswers(
    context,
    lines.map((line, at) => (line.startsWith('#') || ordered.has(at) ? '' : line)),
  ).filter(({ from }) => from.length > 0);
  if (given.length === 0) return plain;
  const answered = [...new Set(given.flatMap(({ from }) => from))];
  const lineAt = new Map<number, string>();
  const below: string[] = [];
  for (const { line, from } of given) {
    const free = from.find((at) => !lineAt.has(at));
    // Two answers in one line of the mail: the second stands below.
    if (free === undefined) below.push(line);
    else lineAt.set(free, line);
  }
  const isBeside = (line: string, at: number): boolean => answered.includes(at) || isCaption(board, line);
  const above = lines.map((line, at) => lineAt.get(at) ?? (isBeside(line, at) ? asComment(line) : line));
  return { lines: [...above, ...below], spoken, answered };
};

/** Letters, in a line that is more than a sum: `---`, `16`, `= 16 IPC`. */
const MORE_THAN_SUM = /\p{L}/u;
const CAPTION = /^\s*(?:\S+\s+){0,7}\S*:\s*$/u;

/** What stands beside an answer in words and answers nothing: a sum below it, the words above it. */
const isCaption = (board: Board, line: string): boolean =>
  !line.startsWith('#') &&
  line.trim() !== '' &&
  !mentionsUnit(board, wordsOf(line)) &&
  (!MORE_THAN_SUM.test(line.replace(/ip[cp]s?/giu, '')) || CAPTION.test(line) || LOSING.has(wordsOf(line)[0] ?? ''));

/** Words for losses, as their heading: `Verluste Zentrales Mittelmeer`. */
const LOSING: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => KEYWORDS.lose[language])
    .filter((word) => !/\s/.test(word))
    .map(fold),
);

/** A sentence of which no order could be made, with neither a place nor a word for doing something. */
const isIdle = (board: Board, sentence: Sentence): boolean =>
  ENDS_AS_SPEECH.test(sentence.text) && !ARROW.test(sentence.text) && !ordersSomething(board, sentence);

/** Reads the lines of a mail as a turn sheet, and what it wants beside. */
export const readMailSheet = (context: NotationContext, lines: readonly string[], heads: Heads = {}): MailSheet => {
  const { board } = context.ruleset;
  const parse = sheetReader(context);
  const asWritten = rejoined(context, parse, lines, (line) => looksLikeOrder(board, line));
  const sentences = sentencesOf(asWritten);
  const asked = readRequests(board, asWritten, heads);
  const { lines: whole, spoken, answered } = heard(context, parse, asWritten, asked);
  const first = parse(whole.join('\n'));
  // Below the end of a turn stand greetings too, and they are no later turn.
  const below = first.lines.filter(({ what }) => what === 'below');
  // A retreat that names no place among several is no word to people.
  const isUnknown = ({ code, nearest }: Problem): boolean =>
    UNKNOWN.includes(code) && !(code === 'target-missing' && nearest.length > 0);
  const signed = (line: number): boolean =>
    isSignature(whole, line - 1) && !looksLikePlace(board, whole[line - 1] ?? '');
  // Every sentence of it says something to people, whatever else its words could mean.
  const saidOnly = first.lines.filter(
    ({ line, chat, problems }) =>
      (chat.length > 0 || signed(line)) &&
      problems.length > 0 &&
      problems.every(({ code }) => code.startsWith('ambiguous-')),
  );
  const doubtful = [...first.problems.filter(isUnknown), ...below, ...saidOnly].map(({ line }) => line);
  const isOrder = (line: number): boolean => {
    const { what = 'blank', parts = [] } = first.lines[line - 1] ?? {};
    return parts.length > 0 || what === 'declaration' || looksLikeOrder(board, whole[line - 1] ?? '');
  };
  /** True if the next line that is no blank one holds an order. */
  const isAboveOrder = (line: number): boolean => {
    const next = whole.findIndex((text, index) => index >= line && text.trim() !== '');
    return next >= 0 && isOrder(next + 1);
  };
  const isUnderHeading = ({ lines: own }: Sentence): boolean =>
    own.some((at) => (first.lines[at]?.section ?? null) !== null && /\d/.test(whole[at] ?? ''));
  // Where nothing at all is ordered, less is taken for an order.
  const isSaid = (sentence: Sentence): boolean =>
    isSpeech(board, sentence, first.orders.length > 0 ? 'orders' : 'nothing') ||
    (first.orders.length === 0 && !isUnderHeading(sentence) && isIdle(board, sentence));
  const speech = linesOnlyOf(sentences, isSaid);
  /** Beside orders it is one more, whatever else its line says. */
  const movesSomething = (sentence: Sentence): boolean =>
    first.orders.length > 0 &&
    !isSaid(sentence) &&
    mentionsUnit(board, wordsOf(sentence.text)) &&
    looksLikePlace(board, sentence.text);
  const prose = new Set(
    doubtful.filter((line) => {
      const text = whole[line - 1] ?? '';
      const { chat = [], problems = [], parts = [] } = first.lines[line - 1] ?? {};
      // `Roll both. Sorry, only two.`: a line that orders something is asked about, not left out.
      if (parts.length > 0) return false;
      const isChat =
        chat.length > 0 &&
        !ARROW.test(text) &&
        problems.every(({ code }) => code !== 'hangs-on-dice') &&
        sentencesOf([text]).every((each) => chat.includes(each.text) || !movesSomething(each));
      const isHeading = isHeadingLike(whole, line - 1) && isAboveOrder(line);
      // A name that is nearly one of the board, where sentences are read: an order with a slip of the pen.
      const isSlip =
        chat.length === 0 &&
        problems.some(({ code, nearest }) => ['unknown-space', 'unknown-unit'].includes(code) && nearest.length > 0) &&
        !sentences.some((each) => each.lines.includes(line - 1) && (isQuestion(each) || isThought(each)));
      if (isSlip) return false;
      return (isChat || speech.has(line - 1) || signed(line) || !looksLikeOrder(board, text)) && !isHeading;
    }),
  );
  const text = whole.map((line, at) => (prose.has(at + 1) ? asComment(line) : line)).join('\n');
  const read = prose.size === 0 || first.lines.length === 0 ? first : parse(text);
  const toPeople = [...prose, ...[...spoken].map((at) => at + 1)].sort((a, b) => a - b);
  const chats = read.lines.flatMap(({ line, chat, problems }) =>
    problems.length > 0 ? [] : sentencesOf(chat).map((each) => ({ ...each, lines: [line - 1] })),
  );
  const told = sentences.filter((each) => each.lines.every((at) => toPeople.includes(at + 1)));
  const unread = new Set(toPeople.map((line) => line - 1).filter((at) => (first.lines[at]?.chat ?? []).length === 0));
  const sheet = withUnheard(board, read, [...told, ...chats], asWritten, unread);
  const isDoubtful = (line: number): boolean => (sheet.lines[line - 1]?.problems ?? []).length > 0;
  return {
    text,
    // An answer in words is shown as it was written.
    sheet:
      answered.length === 0
        ? sheet
        : { ...sheet, lines: sheet.lines.map((line, at) => ({ ...line, text: asWritten[at] ?? line.text })) },
    prose: [
      ...toPeople.filter((line) => !isDoubtful(line)).map((line) => (asWritten[line - 1] ?? '').trim()),
      // Sentences beside orders on a line, if one could have been meant.
      ...sheet.lines.flatMap(({ chat, problems }) =>
        problems.length > 0 ? [] : chat.filter((each) => looksLikeOrder(board, each)),
      ),
    ],
    requests: asked.flatMap(({ request }) => (request.does === 'resign' ? [] : [request])),
  };
};

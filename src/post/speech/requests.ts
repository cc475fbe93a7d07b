// What a mail wants beside orders: help, how a game stands, consent to a proposal, days away, a message to somebody.
// Read from its lines in any of the languages, as values; nothing is done here. A line may say it in a word (`status`,
// `agree 30`), or a sentence in many.

import { type Board, findPower, fold, wordsOf } from '../../board/index.ts';
import { anyOf, languagesOf } from '../../notation/index.ts';
import { LANGUAGES, type Language, type Power } from '../../vocab/index.ts';
import { daysIn } from './days.ts';
import { entriesIn, entryIn, goingBack, letGo, NUMBERED, reasonIn, WHY, WORDLESS } from './entries.ts';
import { mentionsUnit } from './mentions.ts';
import { findPhrase, type Phrases, phrasesOf, saysPhrase } from './phrases.ts';
import {
  ADDRESSED,
  ASKS,
  ASSENT,
  AWAY,
  BOARD,
  DISSENT,
  DRAW,
  ELSEWHERE,
  ENTRY,
  EVERYBODY,
  HELP,
  HISTORY,
  LINE_WORDS,
  type LineWord,
  MAY,
  NO,
  ODDS,
  OFFERS,
  OFFERS_TOGETHER,
  PRESENT,
  PROPOSAL,
  RULES,
  STATUS,
  VOIDS,
  WHOSE_TURN,
  YES,
} from './request-words.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { ENTRIES } from './set-phrases.ts';
import { CONDITION, NOT } from './words.ts';

/** Something that is wanted, each kind by itself. */
type Wanted<Kind extends string> = Kind extends string ? { readonly does: Kind } : never;

/** What is wanted. `entry` and `entries` are lines of the log by number. */
export type Request =
  | Wanted<'help' | 'status' | 'board' | 'history' | 'draw' | 'resign'>
  /** `about` is the place of a battle or what fights what, as it was written; empty for all battles. */
  | { readonly does: 'odds'; readonly about: string }
  /** `about` is the id of a clause, or words to look for. */
  | { readonly does: 'rule'; readonly about: string }
  | (Wanted<'agree' | 'decline'> & { readonly entry?: number })
  | { readonly does: 'void'; readonly entries: readonly number[]; readonly reason: string }
  /** The first and the last day. */
  | { readonly does: 'absence'; readonly from: string; readonly to: string }
  | { readonly does: 'press'; readonly to: 'all' | readonly Power[]; readonly text: string };

/** A request, and where it stands. */
export interface Asked {
  readonly request: Request;
  /** The code behind it, from an answer of ours. */
  readonly code?: string;
  /** Lines that hold nothing else, from 0. */
  readonly lines: readonly number[];
  /** Whether a line says it in a word, or a sentence in many. */
  readonly how: 'word' | 'sentence';
}

/** What surrounds the lines of a mail. */
export interface Heads {
  readonly subject?: string;
  /** The day it was written on; without it days without a year mean none. */
  readonly today?: string;
}

/** A code of ours: letters and digits that nobody takes for one another. */
const CODE = /(?:^|\s)([A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4})\.?\s*$/;

const isWord = (text: string, phrases: Phrases): boolean => {
  const words = wordsOf(text);
  const at = findPhrase(words, phrases);
  return at?.from === 0 && at.to === words.length;
};

/** How a line opens that says a request. */
const OPENINGS = (Object.keys(LINE_WORDS) as LineWord[]) // the keys of a literal object are exactly its key type
  .flatMap((word) =>
    LANGUAGES.flatMap((language) =>
      LINE_WORDS[word][language].map((said) => ({ word, opens: new RegExp(`^\\s*${said}(?=$|[\\s:.,!#])`, 'iu') })),
    ),
  );

/** The word a line opens with, and what follows it as it was written. */
const openingOf = (line: string): { readonly word: LineWord; readonly rest: string } | undefined => {
  for (const { word, opens } of OPENINGS) {
    const match = opens.exec(line);
    if (match === null) continue;
    const rest = line.slice(match[0].length).replace(/^[\s:,]+/, '');
    return { word, rest: rest.trim() };
  }
  return undefined;
};

/** The line that says a request, as its reader would write it; whoever reads it comes to the same request. */
export const requestLine = (
  request: Extract<Request, { does: 'agree' | 'draw' | 'void' | 'resign' }>,
  language: Language,
): string => {
  const word = LINE_WORDS[request.does][language][0];
  if (request.does === 'agree') return request.entry === undefined ? word : `${word} ${request.entry}`;
  if (request.does !== 'void') return word;
  const reason = request.reason.replace(/\s+/g, ' ').trim();
  return `${word} ${request.entries.join(', ')}${reason === '' ? '' : `: ${reason}`}`;
};

/** Powers named one after the other, or everybody. */
const addressees = (board: Board, text: string): 'all' | readonly Power[] | undefined => {
  if (isWord(text, EVERYBODY)) return 'all';
  const names = text.split(/\s*(?:,|&|\+|\band\b|\bund\b|\ben\b)\s*/iu).filter((name) => name !== '');
  const powers = names.flatMap((name) => {
    const found = findPower(board, name.trim());
    return found.outcome === 'found' ? [found.value.power] : [];
  });
  return powers.length > 0 && powers.length === names.length ? [...new Set(powers)] : undefined;
};

/** A message to somebody, from its first line to an empty one. */
const pressAt = (board: Board, lines: readonly string[], at: number): Asked | undefined => {
  const opening = openingOf(lines[at] ?? '');
  const match = opening?.word === 'press' ? /^([^:]{0,60}):\s*(.*)$/su.exec(opening.rest) : null;
  const plain = /^\s*\p{L}+\s*:\s*(.+)$/su.exec(lines[at] ?? '');
  if (opening?.word !== 'press' || (match === null && plain === null)) return undefined;
  const words = wordsOf(match?.[1] ?? '');
  const to = findPhrase(words, ADDRESSED);
  const named = (match?.[1] ?? '').trim().replace(to?.from === 0 ? /^\S+\s+/u : /^/u, '');
  const whom = match === null ? 'all' : addressees(board, named);
  if (whom === undefined) return undefined;
  const end = lines.findIndex((line, index) => index > at && line.trim() === '');
  const below = lines.slice(at + 1, end < 0 ? lines.length : end);
  const text = [match?.[2] ?? plain?.[1] ?? '', ...below].join('\n').trim();
  if (text === '') return undefined;
  const own = [at, ...below.map((_, index) => at + 1 + index)];
  return { request: { does: 'press', to: whom, text }, lines: own, how: 'word' };
};

const OPEN_WORDS: readonly LineWord[] = ['odds', 'rule', 'agree', 'decline', 'void', 'away'];

const OFF_BOARD = new RegExp(String.raw`\b(?:${anyOf(ENTRIES.off)}) (?:${anyOf(ENTRIES.board)})\b`, 'iu');

/** A line that says in a word what is wanted. */
const readCommand = (line: string, { today }: Heads): Request | undefined => {
  const opening = openingOf(line.trim());
  if (opening === undefined || opening.word === 'press') return undefined;
  const { word } = opening;
  const rest = opening.rest.replace(/^[.!]+$/, '');
  if (!OPEN_WORDS.includes(word)) {
    if (rest !== '' || /\?\s*$/.test(line)) return undefined;
    return word === 'draw'
      ? { does: 'draw' }
      : word === 'resign'
        ? { does: 'resign' }
        : { does: word as 'help' | 'status' | 'board' | 'history' }; // what is left of the words that stand alone
  }
  switch (word) {
    case 'odds':
      return wordsOf(rest).length <= 12 && !/[?]/.test(rest) ? { does: 'odds', about: rest.slice(0, 200) } : undefined;
    case 'rule':
      // `Regel 4: …` puts a kept line right.
      return rest === '' || /^\d|[.!?]\s|!$/.test(rest) || wordsOf(rest).length > 12
        ? undefined
        : { does: 'rule', about: rest.slice(0, 200) };
    case 'agree':
    case 'decline':
      return WORDLESS.test(rest) ? { does: word, ...entryIn(rest) } : undefined;
    case 'void': {
      const said = NUMBERED.exec(rest);
      return said === null
        ? undefined
        : { does: 'void', entries: entriesIn(said[1] ?? ''), reason: reasonIn(said[2] ?? '') };
    }
    case 'away': {
      const days = today === undefined ? undefined : daysIn(` ${rest}`, today);
      return days && { does: 'absence', ...days };
    }
    default:
      return undefined;
  }
};

interface Meant {
  readonly sentence: Sentence;
  readonly request: Request;
}

/** Words of a sentence with those of the one before it. */
interface Said {
  readonly sentence: Sentence;
  readonly words: readonly string[];
  readonly before: readonly string[];
  /** True if its words, or others, say one of these in a language the mail may be written in. */
  readonly says: (phrases: Phrases, words?: readonly string[]) => boolean;
  /** The sentence before, if it was a question. */
  readonly asked: Sentence | undefined;
  /** It speaks of something proposed, itself, before it, or in the subject of the mail. */
  readonly topic: 'own' | 'before' | 'subject' | 'none';
}

/** The entry that a question is about. */
const spokenOf = (text: string): { readonly entry?: number } => {
  const going = goingBack(text);
  if (going !== undefined) return { entry: going };
  return saysPhrase(wordsOf(text), PROPOSAL) && saysPhrase(wordsOf(text), ENTRY) ? entryIn(text) : {};
};

/** Consent, refusal, or the offer of a draw. */
const consentIn = (board: Board, { sentence, words, topic, asked }: Said): Request | undefined => {
  const { text, kind } = sentence;
  // `The bomber does not come along` is no answer to a proposal.
  const isShort = words.length <= 6 && !mentionsUnit(board, words);
  const entry = entryIn(text);
  const names = topic !== 'none' || saysPhrase(words, ENTRY);
  if (kind === 'question' || saysPhrase(words, CONDITION)) return undefined;
  // `You may take back 42, no problem`: what is denied behind the comma is something else.
  const clause = text.split(/[,;]\s/u).find((each) => letGo(each) !== undefined) ?? '';
  const allowed = letGo(clause);
  if (allowed !== undefined && !saysPhrase(wordsOf(clause), NOT)) return { does: 'agree', entry: allowed };
  const isTold = saysPhrase(words, PROPOSAL) || saysPhrase(words, ENTRY) || /#\d/.test(text);
  // `Take back entry 41? Sure`: what is agreed to was asked before.
  const before = asked === undefined || 'entry' in entry ? {} : spokenOf(asked.text);
  const apart = isTold ? { ...before, ...entry } : before;
  if (saysPhrase(words, DISSENT) && (names || isShort)) return { does: 'decline', ...apart };
  if (saysPhrase(words, ASSENT) && (names || isShort))
    return saysPhrase(words, NOT) ? { does: 'decline', ...apart } : { does: 'agree', ...apart };
  const answersProposal = topic === 'before' || topic === 'own' || (topic === 'subject' && isShort);
  if (!answersProposal) return undefined;
  if (saysPhrase(words, NO)) return topic === 'own' && !isShort ? undefined : { does: 'decline', ...apart };
  return saysPhrase(words, YES) ? { does: 'agree', ...apart } : undefined;
};

const drawIn = ({ sentence, words }: Said): Request | undefined => {
  if (!saysPhrase(words, DRAW) || saysPhrase(words, NOT)) return undefined;
  const asks = sentence.kind === 'question' && words.length <= 4;
  return asks || saysPhrase(words, OFFERS) ? { does: 'draw' } : undefined;
};

const voidIn = (board: Board, { sentence, words }: Said): Request | undefined => {
  if (!saysPhrase(words, VOIDS) || mentionsUnit(board, words)) return undefined;
  const numbers = [...sentence.text.matchAll(/#(\d{1,6})/g)].map(([, number]) => Number(number));
  const named = findPhrase(words, ENTRY);
  const behind = named === undefined ? undefined : words[named.to];
  const entries =
    numbers.length > 0 ? numbers : behind !== undefined && /^\d{1,6}$/.test(behind) ? [Number(behind)] : [];
  const because = WHY.exec(sentence.text)?.[1] ?? '';
  return entries.length === 0 ? undefined : { does: 'void', entries, reason: reasonIn(because) };
};

const awayIn = ({ sentence, says }: Said, today: string | undefined): Request | undefined => {
  if (today === undefined) return undefined;
  const days = daysIn(sentence.text, today);
  // `From 3 to 8 April we are in Tyrol`: who tells where he is on such days is away.
  const isElsewhere = days?.from !== days?.to && says(ELSEWHERE) && !says(PRESENT);
  if (!says(AWAY) && !isElsewhere) return undefined;
  return days === undefined || days.to < today ? undefined : { does: 'absence', ...days };
};

/** What is asked to be sent or told, which changes nothing. */
const tellIn = (board: Board, { sentence, words, says, before }: Said, isOpen: boolean): readonly Request[] => {
  const isQuestion = sentence.kind === 'question';
  // `Could you send me the state? Map and whose turn it is, that will do.`
  const wants = says(ASKS) || says(ASKS, before);
  const odds = (isQuestion || wants) && says(ODDS);
  const requests: Request[] = [];
  if (!odds && (says(WHOSE_TURN) ? isQuestion || wants : wants && says(STATUS))) requests.push({ does: 'status' });
  // `The infantry goes off the board` asks for none.
  const isOff = OFF_BOARD.test(sentence.text);
  if (wants && !isOff && says(BOARD)) requests.push({ does: 'board' });
  if (odds) requests.push({ does: 'odds', about: '' });
  if ((isQuestion || wants) && says(HISTORY)) requests.push({ does: 'history' });
  if (isQuestion && says(HELP)) requests.push({ does: 'help' });
  const aboutUnits = isQuestion && says(MAY) && mentionsUnit(board, words);
  if (isQuestion && isOpen && requests.length === 0 && (aboutUnits || says(RULES)))
    requests.push({ does: 'rule', about: sentence.text.slice(0, 200) });
  return requests;
};

const saidIn = (sentences: readonly Sentence[], subject: string): readonly Said[] => {
  const inSubject = saysPhrase(wordsOf(subject), PROPOSAL);
  const languages = languagesOf(sentences.map(({ text }) => text));
  return sentences.map((sentence, at) => {
    const words = wordsOf(sentence.text);
    const last = sentences[at - 1];
    const before = last === undefined ? [] : wordsOf(last.text);
    const topic = saysPhrase(words, PROPOSAL)
      ? 'own'
      : saysPhrase(before, PROPOSAL) || (last !== undefined && goingBack(last.text) !== undefined)
        ? 'before'
        : inSubject && at === 0
          ? 'subject'
          : 'none';
    const says: Said['says'] = (phrases, own = words) => saysPhrase(own, phrasesOf(phrases, languages));
    return { sentence, words, before, says, asked: last?.kind === 'question' ? last : undefined, topic };
  });
};

/** What sentences want, each request once. */
const meantIn = (board: Board, sentences: readonly Sentence[], { subject = '', today }: Heads): readonly Meant[] => {
  const said = saidIn(sentences, subject);
  // `Shall we call it a draw? Fine with me`: whoever offers one agrees to nothing of others by that.
  const offer = said.findIndex((each) => each.says(OFFERS_TOGETHER) && drawIn(each) !== undefined);
  const isOwn = (request: Request | undefined, at: number): boolean =>
    request?.does === 'agree' && request.entry === undefined && offer >= 0 && at > offer;
  const grave = said.flatMap((each, at): readonly Meant[] => {
    const consent = consentIn(board, each);
    const request =
      (isOwn(consent, at) ? undefined : consent) ?? voidIn(board, each) ?? awayIn(each, today) ?? resignIn(each);
    return request === undefined ? [] : [{ sentence: each.sentence, request }];
  });
  const consents = grave.some(({ request }) => request.does === 'agree' || request.does === 'decline');
  const draws = consents
    ? []
    : said.flatMap((each): readonly Meant[] => {
        const request = drawIn(each);
        return request === undefined ? [] : [{ sentence: each.sentence, request }];
      });
  const isOpen = grave.length === 0 && draws.length === 0;
  const told = said.flatMap((each) =>
    tellIn(board, each, isOpen).map((request): Meant => ({ sentence: each.sentence, request })),
  );
  const seen = new Set<string>();
  /** `Sure. I agree to entry 41`: who names an entry means no other. */
  const isNamed = ({ does }: Request): boolean =>
    grave.some(({ request }) => request.does === does && 'entry' in request && request.entry !== undefined);
  const isVaguer = (request: Request): boolean =>
    (request.does === 'agree' || request.does === 'decline') && request.entry === undefined && isNamed(request);
  /** `Take back entry 41? Sure`: who agrees to it proposes nothing. */
  const isAgreed = (request: Request): boolean =>
    request.does === 'void' &&
    grave.some(
      ({ request: one }) => one.does === 'agree' && 'entry' in one && request.entries.includes(one.entry ?? 0),
    );
  return [...grave, ...draws, ...told].filter(({ request }) => {
    if (isVaguer(request) || isAgreed(request)) return false;
    const key = request.does === 'rule' || request.does === 'odds' ? request.does : JSON.stringify(request);
    return !seen.has(key) && seen.add(key);
  });
};

/** `I resign, well played`: the whole first clause says it. */
const resignIn = ({ sentence }: Said): Request | undefined => {
  const [first = '', ...more] = sentence.text.split(/[,;!.]+(?=\s|$)/u);
  const isAlone = sentence.kind === 'statement' && isWord(first, LINE_WORDS.resign) && !/\.\.|…/.test(sentence.text);
  return isAlone && !more.some((rest) => saysPhrase(wordsOf(rest), NOT)) && wordsOf(first).length > 1
    ? { does: 'resign' }
    : undefined;
};

const spaceless = (text: string): string => fold(text);

/**
 * Reads what a mail wants beside orders.
 *
 * @param lines of the mail, without quotes, signatures and the like
 */
export const readRequests = (board: Board, lines: readonly string[], heads: Heads = {}): readonly Asked[] => {
  const asked: Asked[] = [];
  const taken = new Set<number>();
  const plain = [...lines];
  for (let at = 0; at < lines.length; at += 1) {
    const press = pressAt(board, lines, at);
    const code = CODE.exec(lines[at] ?? '')?.[1];
    const line = code === undefined ? (lines[at] ?? '') : (lines[at] ?? '').replace(CODE, '');
    const request = press?.request ?? readCommand(line, heads);
    if (request === undefined || spaceless(line) === '') continue;
    const own = press?.lines ?? [at];
    asked.push({ request, lines: own, how: 'word', ...(code === undefined ? {} : { code }) });
    for (const one of own) {
      taken.add(one);
      plain[one] = '';
    }
    at = own.at(-1) ?? at;
  }
  const sentences = sentencesOf(plain);
  const meant = meantIn(board, sentences, heads);
  const wanting = new Set(meant.map(({ sentence }) => sentence));
  const others = new Set(sentences.flatMap((sentence) => (wanting.has(sentence) ? [] : sentence.lines)));
  const doesAlready = (request: Request): boolean =>
    asked.some((each) => JSON.stringify(each.request) === JSON.stringify(request));
  return [
    ...asked,
    ...meant
      .filter(({ request }) => !doesAlready(request))
      .map(({ sentence, request }) => ({
        request,
        lines: sentence.lines.filter((line) => !others.has(line)),
        how: 'sentence' as const,
      })),
  ];
};

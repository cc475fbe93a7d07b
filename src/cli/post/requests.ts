// What a mail wants beside orders, done and told: how a game stands, a rule, consent, days away, a message to somebody.
// It is done by the commands of the same name, at a desk in the reader's language. What cannot be taken back needs a
// code that was sent to the player's own address; a mail that bears none gets one.

import { type Game, headOf } from '../../archive/index.ts';
import { fold, spellings } from '../../board/index.ts';
import { contextOf, inOrder } from '../../clerk/index.ts';
import type { PowerOrder } from '../../engine/index.ts';
import { KEYWORDS, makeOrder } from '../../notation/index.ts';
import {
  type Asked,
  CODE_BYTES,
  CODE_LASTS,
  type CodeVerdict,
  type Deed,
  givenCode,
  type Heads,
  headsOf,
  judgeCode,
  type Letter,
  makeCode,
  type Received,
  type Request,
  readMailSheet,
  readRequests,
  requestLine,
  withUsed,
} from '../../post/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import type { Command } from '../command.ts';
import { readingOf } from '../hands.ts';
import { timeNow } from '../table.ts';
import { wordsFor } from './kept-lines.ts';
import { press } from './press.ts';
import { atGame, type Clerk, gameAt, type Sitting, seatOf } from './sitting.ts';
import { takeLines } from './take.ts';
import { type Options, runFor, tell, type Work } from './told.ts';

export interface Handled {
  /** The lines of the mail that are left to be read as orders. */
  readonly lines: readonly string[];
  readonly told: readonly string[];
  readonly game: Game;
  /** Entries that came of it. */
  readonly seqs: readonly number[];
  /** Messages to others. */
  readonly letters: readonly Letter[];
  /** How it went, all in all; nothing where the mail wants nothing beside orders. */
  readonly outcome?: 'done' | 'refused' | 'question' | 'answered';
}

/** What one request came to. */
interface Told {
  readonly lines: readonly string[];
  readonly outcome: 'done' | 'refused' | 'question' | 'answered';
  readonly letters?: readonly Letter[];
}

/** The options of a command that one enters for another, with his mail as evidence. */
const forHim = ({ sitting: { me, player }, mail }: Work): Options => ({
  evidence: mail.hash,
  ...(me.id === player.id ? {} : { for: player.id }),
});

type Grave = Extract<Request, { does: 'agree' | 'draw' | 'void' | 'resign' }>;

/** Something that cannot be taken back: a request, or an order of the sheet. */
interface Serious {
  /** The line that does it, with the code behind it. */
  readonly line: string;
  readonly code?: string;
  /** Tried without doing it; `ok` if it would be taken. */
  preview(): Promise<{ readonly lines: readonly string[]; readonly ok: 'yes' | 'no' }>;
  does(): Promise<Told>;
}

const deedOf = ({ sitting }: Work, { line }: Serious): Deed => {
  const { table, player } = sitting;
  return { game: table.game.slug, player: player.id, what: line.toLowerCase(), head: headOf(table.game).hash };
};

/** Sends a code for it: to the address of the mail, which is the player's. */
const needCode = (work: Work, serious: Serious, why: Exclude<CodeVerdict, 'good'> | 'none'): readonly string[] => {
  const { clerk, sitting } = work;
  const { desk, store, mode } = clerk;
  const { t } = sitting.reader;
  if (mode === 'look') return [t('request-code-look', { line: serious.line })];
  const code = makeCode(desk.env.randomBytes(CODE_BYTES));
  store.keepCodes([...store.codes(), givenCode(code, deedOf(work, serious), timeNow(desk))]);
  return [
    ...(why === 'none' ? [] : [t('request-code-bad', { why })]),
    t('request-code-needed', { days: Math.floor(CODE_LASTS / 86_400) }),
    '',
    `  ${serious.line} ${code}`,
    '',
    t('request-code-forged'),
  ];
};

const doSerious = async (work: Work, serious: Serious): Promise<Told> => {
  const { clerk } = work;
  const { store, desk, mode } = clerk;
  const { lines, ok } = await serious.preview();
  if (ok === 'no') return { lines, outcome: 'refused' };
  const { code } = serious;
  const verdict = code === undefined ? 'none' : judgeCode(store.codes(), code, deedOf(work, serious), timeNow(desk));
  if (verdict !== 'good' || code === undefined)
    return {
      lines: [...lines, ...needCode(work, serious, verdict === 'good' ? 'none' : verdict)],
      outcome: 'question',
    };
  if (mode === 'look') return { lines, outcome: 'done' };
  // Used before it is done: nothing that happens now makes it good twice.
  store.keepCodes(withUsed(store.codes(), code));
  return serious.does();
};

/** The entry of the log that a proposal is meant by: its own, or one it is about. */
const proposalMeant = ({ sitting: { table } }: Work, entry: number | undefined): string | undefined => {
  if (entry === undefined) return undefined;
  const { proposals } = table.game.trust;
  const hash = table.game.entries[entry]?.hash ?? '';
  const about = proposals.filter(({ order }) => 'of' in order && order.of.includes(hash));
  const [only, ...others] = about;
  const isIts = proposals.some(({ seq }) => seq === entry) || only === undefined || others.length > 0;
  return String(isIts ? entry : only.seq);
};

/** The command that does a request, with what it takes. */
const commandFor = async (
  work: Work,
  request: Exclude<Grave, { does: 'resign' }> | Extract<Request, { does: 'decline' | 'absence' }>,
): Promise<{ readonly command: Command; readonly args: readonly string[]; readonly options: Options }> => {
  const options = forHim(work);
  switch (request.does) {
    case 'agree':
    case 'decline': {
      const { agree, decline } = await import('../commands/agree.ts');
      const named = proposalMeant(work, request.entry);
      const args = named === undefined ? [] : [named];
      return { command: request.does === 'agree' ? agree : decline, args, options };
    }
    case 'draw':
      return { command: (await import('../commands/draw.ts')).draw, args: [], options };
    case 'absence':
      return { command: (await import('../commands/absence.ts')).absence, args: [request.from, request.to], options };
    case 'void': {
      const { voidEntries } = await import('../commands/void.ts');
      const reason = request.reason === '' ? work.sitting.reader.t('request-void-reason') : request.reason;
      return { command: voidEntries, args: request.entries.map(String), options: { ...options, reason } };
    }
  }
};

const enter = async (
  work: Work,
  request: Parameters<typeof commandFor>[1],
  how: 'do' | 'look',
): Promise<{ readonly lines: readonly string[]; readonly ok: 'yes' | 'no' }> => {
  const { command, args, options } = await commandFor(work, request);
  const { slug } = work.sitting.table.game;
  const ran = await runFor(work, command, [slug, ...args], how === 'do' ? { ...options, yes: true } : options);
  if (how === 'do' || ran.stop === undefined) return { lines: ran.lines, ok: ran.stop === undefined ? 'yes' : 'no' };
  // Whoever cannot be asked is told that nothing was written: up to there it would have been taken.
  const asked = ran.stop.lines[0] === work.sitting.reader.desk.t('submit-nothing-written');
  return {
    lines: asked ? ran.lines.filter((line) => line !== ran.stop?.lines[0]) : ran.lines,
    ok: asked ? 'yes' : 'no',
  };
};

/** Consent names the proposal it is for, so that a code for it is good for no other. */
const named = (work: Work, request: Grave): Grave => {
  if (request.does !== 'agree') return request;
  const [only, ...others] = work.sitting.table.game.trust.proposals;
  const seq = request.entry ?? (others.length === 0 ? only?.seq : undefined);
  const meant = proposalMeant(work, seq);
  return meant === undefined ? request : { does: 'agree', entry: Number(meant) };
};

const seriousRequest = (work: Work, asked: Grave, code: string | undefined): Serious => {
  const request = named(work, asked);
  const line = requestLine(request, work.sitting.reader.language);
  const plain = { line, ...(code === undefined ? {} : { code }) };
  if (request.does === 'resign') return { ...plain, ...byOrder(work, 'resign') };
  return {
    ...plain,
    preview: () => enter(work, request, 'look'),
    does: async () => {
      const { lines, ok } = await enter(work, request, 'do');
      return { lines, outcome: ok === 'yes' ? 'done' : 'refused' };
    },
  };
};

/** An order carried out as a sheet of its own. */
const byOrder = (work: Work, text: string): Pick<Serious, 'preview' | 'does'> => {
  const take = (mode: 'enter' | 'look') => {
    const { clerk, sitting, mail } = work;
    const seat = seatOf(sitting, clerk, mail.hash);
    return takeLines(sitting.reader, seat, [text], [], { ...clerk, mode, grave: 'allowed' });
  };
  return {
    preview: async () => {
      const { lines, outcome } = await take('look');
      return { lines, ok: outcome === 'done' ? 'yes' : 'no' };
    },
    does: async () => {
      const { lines, outcome } = await take('enter');
      return { lines, outcome: outcome === 'done' || outcome === 'partly' ? 'done' : 'refused' };
    },
  };
};

const handle = async (work: Work, { request, code }: Asked): Promise<Told> => {
  switch (request.does) {
    case 'agree':
    case 'draw':
    case 'void':
    case 'resign':
      return doSerious(work, seriousRequest(work, request, code));
    case 'decline':
    case 'absence': {
      const { lines, ok } = await enter(work, request, work.clerk.mode === 'enter' ? 'do' : 'look');
      return { lines, outcome: ok === 'yes' ? 'done' : 'refused' };
    }
    case 'press': {
      const { lines, letters } = press(work, request);
      return { lines, letters, outcome: letters.length === 0 ? 'refused' : 'answered' };
    }
    default:
      return { lines: await tell(work, request), outcome: 'answered' };
  }
};

/** Orders that cannot be taken back once they are entered, and need a code as well. */
const SERIOUS: readonly PowerOrder['type'][] = ['resign', 'bid'];

const SERIOUS_WORDS: readonly string[] = (['resign', 'bid'] as const).flatMap((keyword) =>
  LANGUAGES.flatMap((language) => KEYWORDS[keyword][language].flatMap(spellings).map(fold)),
);

/** False where no word of such an order stands anywhere, so that most mails are not read for it. */
const mayBeSerious = (lines: readonly string[]): boolean => {
  const all = fold(lines.join(' '));
  return SERIOUS_WORDS.some((word) => all.includes(word));
};

/** Such orders among lines, however they are written, each with its code; and the lines without them. */
const seriousOrders = (
  work: Work,
  lines: readonly string[],
): { readonly orders: readonly Serious[]; readonly lines: readonly string[] } => {
  const { clerk, sitting, mail } = work;
  const { reader, table } = sitting;
  if (table.game.replay.state.bidding === undefined && !mayBeSerious(lines)) return { orders: [], lines };
  const context = contextOf(readingOf(reader.desk), table, seatOf(sitting, clerk, mail.hash));
  const bare = lines.map((line) => CODE_AT_END.exec(line));
  const words = lines.map((line, at) => line.slice(0, bare[at]?.index ?? line.length));
  const { sheet } = readMailSheet(context, words);
  const taken = new Set<number>();
  const orders = sheet.orders.flatMap((order, at): Serious[] => {
    if (!SERIOUS.includes(order.type)) return [];
    const own = (sheet.sources[at] ?? []).map(({ line }) => line - 1);
    for (const line of own) taken.add(line);
    const { language } = reader;
    const line = order.type === 'resign' ? requestLine({ does: 'resign' }, language) : makeOrder(context, order);
    const code = own.map((index) => bare[index]?.[1]).find((each) => each !== undefined);
    return [{ line, ...(code === undefined ? {} : { code }), ...byOrder(work, line) }];
  });
  return { orders, lines: lines.map((line, at) => (taken.has(at) ? '' : line)) };
};

const CODE_AT_END = /\s([A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4})\.?\s*$/;

/** More of a list than anybody reads in an answer. */
const MOST_LINES = 60;

const WORST_FIRST = ['refused', 'question', 'done', 'answered'] as const;

/** What a mail says above its lines; one without a date was written today. */
const headsFor = ({ desk }: Clerk, mail: Received): Heads => ({
  today: timeNow(desk).slice(0, 10),
  ...headsOf(mail),
});

/** What a mail wants beside orders. */
export const requestsIn = (clerk: Clerk, { table }: Sitting, mail: Received): readonly Asked[] =>
  readRequests(table.ruleset.board, mail.lines, headsFor(clerk, mail));

/** True for consent that no proposal waits for, said in passing: it was meant for somebody. */
const isIdle = ({ sitting: { table } }: Work, { request, how }: Asked): boolean =>
  how === 'sentence' &&
  (request.does === 'agree' || request.does === 'decline') &&
  table.game.trust.proposals.length === 0;

/** How far a mail was dealt with before, and who hears how far it is. */
interface Course {
  /** How many of its requests were done when the program was stopped. */
  readonly done: number;
  /** Hears before each of them is done which it is, from 0. */
  begins(game: Game, at: number): void;
}

/** Does what a mail wants beside orders, and says what came of it. */
export const takeRequests = async (
  clerk: Clerk,
  sitting: Sitting,
  mail: Received,
  { done, begins }: Course,
): Promise<Handled> => {
  const first: Work = { clerk, sitting, mail };
  const every = requestsIn(clerk, sitting, mail).map((each, at) => ({ ...each, at }));
  const asked = every.filter((each) => each.at < done || !isIdle(first, each));
  const gone = new Set(asked.flatMap(({ lines }) => lines));
  const left = mail.lines.map((line, at) => (gone.has(at) ? '' : line));
  const { orders, lines } = seriousOrders(first, left);
  const all: Told[] = [];
  let now = sitting;
  const before = sitting.table.game.entries.length;
  const step = async (at: number, work: (at: Work) => Promise<Told>): Promise<void> => {
    if (at < done) return;
    begins(now.table.game, at);
    all.push(await work({ clerk, sitting: now, mail }));
    now = atGame(now, clerk.mode === 'enter' ? gameAt(clerk.desk, sitting.table.game.slug) : now.table.game);
  };
  for (const each of asked) await step(each.at, (work) => handle(work, each));
  for (const [at, each] of orders.entries())
    await step(every.length + at, (work) => doSerious(work, { ...each, ...byOrder(work, each.line) }));
  const { game } = now.table;
  const told = all.flatMap(({ lines: own }, at) => [...(at === 0 ? [] : ['']), ...own.slice(0, MOST_LINES)]);
  const outcome = WORST_FIRST.find((each) => all.some((one) => one.outcome === each));
  return {
    lines,
    told,
    game,
    seqs: game.entries.slice(before).map(({ seq }) => seq),
    letters: all.flatMap(({ letters = [] }) => letters),
    ...(outcome === undefined ? {} : { outcome }),
  };
};

/** True if lines that are left hold nothing for the clerk: no order, no question, no word about kept lines. */
export const isSpent = (work: Work, lines: readonly string[]): boolean => {
  const { table, player } = work.sitting;
  const { ruleset, game } = table;
  const [plan] = inOrder(ruleset, game.replay.state, work.clerk.store.drafts(game.slug, player.id));
  const words = wordsFor(lines, plan);
  if (words.assent !== 'none') return false;
  if (words.draft === 'yes' || words.forfeit === 'yes' || words.plan !== 'none' || words.corrections.length > 0)
    return false;
  const { clerk, sitting, mail } = work;
  const context = contextOf(readingOf(sitting.reader.desk), sitting.table, seatOf(sitting, clerk, mail.hash));
  const { sheet } = readMailSheet(context, words.lines, headsFor(clerk, mail));
  return sheet.orders.length === 0 && sheet.problems.length === 0;
};

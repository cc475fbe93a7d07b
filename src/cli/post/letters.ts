// Letters of this archive: a turn to the players, an answer to one of them, a reminder. Made from the game as it
// stands; printed, written to a file or sent by whoever called.

import { type GameTurn, headOf } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import { momentIn } from '../../i18n/zone.ts';
import { readLog } from '../../log/files.ts';
import { bytesOf, hashOf, textOf } from '../../log/index.ts';
import {
  boardLines,
  dueLines,
  footLines,
  type Letter,
  makeMessageId,
  makeSubject,
  nameOf,
  pageNow,
  type Sent,
  type Stage,
  sendLetters,
  seqsOf,
  type Telling,
  tellingOf,
  turnLines,
  wholeText,
} from '../../post/index.ts';
import type { Language } from '../../vocab/index.ts';
import { siteAddress } from '../address.ts';
import type { Desk } from '../desk.ts';
import { cleanLine } from '../paint.ts';
import { type Table, timeNow } from '../table.ts';
import type { Late } from '../waiting.ts';
import { areSecret, domainOf, serverOf } from './local.ts';

type Person = Letter['to'][number];

/** A player's own language, else that of the archive. */
export const languageOf = ({ settings }: Desk, player: Pick<Player, 'language'>): Language =>
  player.language ?? settings.language;

/** What a letter about a game is told with; `reader` is the player it is for, if it is for one alone. */
export const telling = (
  desk: Desk,
  { game, ruleset }: Pick<Table, 'game' | 'ruleset'>,
  language: Language,
  reader?: string,
): Telling =>
  tellingOf(game, ruleset, language, {
    ...(reader === undefined ? {} : { reader }),
    moment: (at) => momentIn(language, desk.settings.timeZone, at),
    page: (turn) => siteAddress(desk.settings, language, { page: 'turn', game: game.slug, turn }),
  });

/** Lines of the log as they stand in the file, by number. */
const rawLines = (desk: Desk, slug: string, seqs: readonly number[]): readonly string[] => {
  const bytes = readLog(desk.archive, slug);
  const lines = bytes.ok ? (textOf(bytes.value) ?? '').split('\n') : [];
  return seqs.flatMap((seq) => lines[seq] ?? []);
};

/** The line a turn's mail is named for: its last, or the one that began it. */
const nameLine = (turn: GameTurn | undefined): number => turn?.entries.at(-1)?.entry.seq ?? turn?.events[0]?.seq ?? 0;

/** The text of a turn's mail in a language. */
export const turnText = (desk: Desk, table: Table, turn: GameTurn, language: Language): string => {
  const said = telling(desk, table, language);
  const page = said.page(turn.id);
  return wholeText(
    said,
    [...turnLines(said, turn, timeNow(desk)), ...footLines(said, page)],
    rawLines(desk, table.game.slug, seqsOf(turn)),
  );
};

/** The mail of a turn. `before` is the turn before it. */
export const turnLetter = (
  desk: Desk,
  table: Table,
  turn: GameTurn,
  before: GameTurn | undefined,
  language: Language,
  { from, to }: { readonly from: Person; readonly to: readonly Person[] },
): Letter => {
  const { game } = table;
  const { slug, entries } = game;
  const idOf = (seq: number): string => makeMessageId(slug, entries[seq]?.hash ?? '', domainOf(desk));
  const seq = nameLine(turn);
  const earlier = before === undefined ? [0] : [0, nameLine(before)];
  const references = [...new Set(earlier)].filter((each) => each !== seq).map(idOf);
  const last = references.at(-1);
  const said = telling(desk, table, language);
  const { count, hash } = headOf(game);
  return {
    from,
    to,
    subject: makeSubject(slug, seq, said.t('game-turn-of', { power: said.words.power(turn.power), round: turn.round })),
    text: turnText(desk, table, turn, language),
    messageId: idOf(seq),
    ...(last === undefined ? {} : { inReplyTo: last }),
    references,
    date: desk.env.now(),
    kind: 'turn',
    game: slug,
    checkpoint: `${count} ${hash}`,
    ...attached(desk, slug, seqsOf(turn)),
  };
};

/** What is being answered. */
export interface Asked {
  /** SHA-256 of the mail. */
  readonly hash: string;
  readonly messageId?: string;
}

/**
 * Text to a player about a game, with what is due, the board and the page below it.
 *
 * @param seqs lines of the log that go with it
 */
export const withStanding = (
  desk: Desk,
  table: Table,
  { language, player }: { readonly language: Language; readonly player: string },
  lines: readonly string[],
  seqs: readonly number[] = [],
): string => {
  const said = telling(desk, table, language, player);
  const { t } = said;
  const all = [
    ...lines,
    '',
    t('letter-due'),
    ...dueLines(said, timeNow(desk)).map((line) => `  ${line}`),
    '',
    t('answer-now'),
    ...boardLines(said, table.game.replay.state).map((line) => `  ${line}`),
    ...footLines(said, pageNow(said)),
  ];
  return wholeText(said, all, seqs.length === 0 ? [] : rawLines(desk, table.game.slug, seqs), 'attached');
};

/** Lines of the log that go with a letter, as a file. */
const attached = (desk: Desk, slug: string, seqs: readonly number[]): Pick<Letter, 'entries'> => {
  const last = seqs.at(-1);
  const lines = last === undefined ? [] : rawLines(desk, slug, seqs);
  return lines.length === 0 ? {} : { entries: { name: `${slug}.${last}.pbem.jsonl`, lines } };
};

/** The answer to a player's mail. */
export const answerLetter = (
  desk: Desk,
  table: Table | undefined,
  language: Language,
  asked: Asked,
  what: string,
  text: string,
  { from, to, seqs = [] }: { readonly from: Person; readonly to: Person; readonly seqs?: readonly number[] },
): Letter => {
  const { count, hash } = table === undefined ? { count: 0, hash: '' } : headOf(table.game);
  const slug = table?.game.slug;
  const words = desk.words(table?.ruleset, language);
  const state = table?.game.replay.state;
  const turn = state && words.say('game-turn-of', { power: words.power(state.turn.power), round: state.round });
  const { messageId } = asked;
  return {
    from,
    to: [to],
    subject: slug === undefined ? what : makeSubject(slug, count - 1, `${turn}: ${what}`),
    text,
    messageId: makeMessageId(slug ?? 'fieldpost', asked.hash, domainOf(desk), 'answer'),
    ...(messageId === undefined ? {} : { inReplyTo: messageId }),
    references: messageId === undefined ? [] : [messageId],
    date: desk.env.now(),
    kind: 'answer',
    ...(slug === undefined ? {} : { game: slug, checkpoint: `${count} ${hash}`, ...attached(desk, slug, seqs) }),
  };
};

/**
 * Whom a reminder is for: whoever is awaited, with how far it has come, or the others, told that they may claim the
 * game.
 */
export interface Reminded {
  readonly stage: Stage;
  /** The name under which it is told once; without it the letter is named for the log as it stands. */
  readonly name?: string;
  /** Whoever is awaited, where the letter is for somebody else. */
  readonly about?: Player;
}

/** A reminder to somebody who is awaited, before his time is up or after it. */
export const reminderLetter = (
  desk: Desk,
  table: Table,
  player: Player,
  late: Late,
  { from, to }: { readonly from: Person; readonly to: Person },
  { stage, name, about }: Reminded = { stage: 'late' },
): Letter => {
  const language = languageOf(desk, player);
  const said = telling(desk, table, language);
  const { t } = said;
  const { game } = table;
  const { count, hash } = headOf(game);
  const now = timeNow(desk);
  const order = game.entries[0]?.order;
  const title = order?.type === 'open-game' ? cleanLine(order.title) : game.slug;
  const { forfeit } = late;
  const text = withStanding(desk, table, { language, player: player.id }, [
    ...(about === undefined
      ? [
          t('reminder-text', { game: title, player: nameOf(game, player.id) }),
          t('reminder-since', { at: said.moment(late.since) }),
          ...(stage === 'soon' && late.deadline !== undefined
            ? [t('reminder-until', { at: said.moment(late.deadline) })]
            : []),
          ...(forfeit === undefined
            ? []
            : [forfeit <= now ? t('reminder-forfeit-now') : t('reminder-forfeit', { at: said.moment(forfeit) })]),
          t('reminder-away'),
        ]
      : [
          t('reminder-others', { game: title, player: nameOf(game, player.id) }),
          t('reminder-others-since', { late: nameOf(game, about.id), at: said.moment(late.since) }),
          t('reminder-others-next'),
        ]),
  ]);
  const thread = makeMessageId(game.slug, game.entries[0]?.hash ?? '', domainOf(desk));
  const { round, turn } = game.replay.state;
  return {
    from,
    to: [to],
    subject: makeSubject(
      game.slug,
      count - 1,
      `${t('game-turn-of', { power: said.words.power(turn.power), round })}: ${t('reminder-subject')}`,
    ),
    text,
    messageId: makeMessageId(
      game.slug,
      name === undefined ? hash : hashOf(bytesOf(`${player.id} ${about?.id ?? ''} ${name}`)),
      domainOf(desk),
      'reminder',
    ),
    references: [thread],
    inReplyTo: thread,
    date: desk.env.now(),
    kind: 'reminder',
    game: game.slug,
    checkpoint: `${count} ${hash}`,
  };
};

/** The turn a mail tells of unless another is named: the last with anything in it. */
export const lastTurn = (turns: readonly GameTurn[]): GameTurn | undefined =>
  turns.findLast(({ entries }) => entries.length > 0) ?? turns.at(-1);

/** Sends letters and says of each how it went. Gives those that did not go out. */
export const post = async (desk: Desk, letters: readonly Letter[]): Promise<readonly Sent[]> => {
  if (letters.length === 0) return [];
  const { smtp, password } = serverOf(desk);
  const { t } = desk;
  const sent = await sendLetters(smtp, password, letters);
  for (const each of sent) {
    const secret = areSecret(desk);
    const person = ({ name, address }: Person): string =>
      secret ? cleanLine(name) : `${cleanLine(name)} <${address}>`;
    const to = each.letter.to.map(person).join(', ');
    if (each.sent === 'yes') desk.talk(t('mail-sent', { to, subject: each.letter.subject }));
    // What a server says of a letter has the address in it.
    else desk.talk(t('mail-not-sent', { to, said: secret ? t('mail-not-sent-secret') : cleanLine(each.said) }));
  }
  return sent.filter(({ sent: how }) => how === 'no');
};

// What a game waits for now, from whom, and which command is next: told at the end of every command that changes a
// game.

import { type Game, turnId } from '../archive/index.ts';
import { type Awaited, awaitedFrom, awaits, decisionsIn, openToFight } from '../engine/index.ts';
import { sayBattle, sayPurpose } from '../i18n/echo/index.ts';
import { capital, list } from '../i18n/format.ts';
import { answerLine, choiceLine, choiceText, decisionText, endedText, goOnLine } from '../post/index.ts';
import type { Power } from '../vocab/index.ts';
import { siteAddress } from './address.ts';
import type { Desk } from './desk.ts';
import { nextLine } from './faults.ts';
import { openProposals } from './proposed.ts';
import type { Table } from './table.ts';
import { shouldAnchor } from './trust/anchoring.ts';
import { givenByLines, nextForDice } from './trust/fair-dice.ts';
import { lateOf, timesText } from './waiting.ts';

/** The players who play any of these powers. */
export const playersOf = (game: Game, powers: readonly Power[]): readonly string[] =>
  game.trust.players
    .filter(({ role, powers: own }) => role === 'player' && own.some((power) => powers.includes(power)))
    .map(({ id }) => id);

/** Something due, as data: from which powers and players, and what. */
export type DueData = Awaited & { readonly players: readonly string[] };

/** What a game waits for, as data. */
export const dueData = ({ game, ruleset }: Table): readonly DueData[] =>
  awaits(ruleset, game.replay.state).map((due) => {
    if (due.kind === 'bids') return due;
    // A die between bids is thrown before anybody has a power.
    const bidders = due.kind === 'dice' ? game.trust.bidders : [];
    const players = bidders.length > 0 ? bidders : playersOf(game, awaitedFrom(due));
    return { ...due, players };
  });

/** The address of the page of the turn a game is in. */
export const turnPage = ({ settings, language }: Desk, { slug, replay: { state } }: Game): string =>
  siteAddress(settings, language, { page: 'turn', game: slug, turn: turnId(state.round, state.turn.power) });

type Decision = Extract<Awaited, { kind: 'decision' }>;

const decisionLines = (desk: Desk, table: Table, due: Decision): readonly string[] => {
  const { t } = desk;
  const { game, words } = table;
  return [
    ...decisionText(words, game.replay.state, due, words.powers(due.from)),
    nextLine(
      desk,
      t('awaited-next-submit', {
        slug: game.slug,
        line: answerLine(table.ruleset.board, words, game.replay.state, due),
      }),
    ),
    ...(due.decision === 'retreat' ? [nextLine(desk, goOn(desk, table, due))] : []),
  ];
};

/** How to fight on instead of leaving: the attacker orders his battles, a defender says it in a line. */
const goOn = ({ t }: Desk, { game, ruleset, words }: Table, due: Decision): string => {
  const { state } = game.replay;
  const battle = state.turn.battles.find(({ id }) => id === due.battle);
  if (battle?.due?.side === 'defence') return t('awaited-next-submit', { slug: game.slug, line: goOnLine(words, due) });
  // Where other battles can be fought as well it is said which.
  return awaits(ruleset, state).length > 1
    ? `npx fieldpost fight ${game.slug} ${words.code(due.battle)}`
    : `npx fieldpost fight ${game.slug}`;
};

/** Battles that may be fought while others have to decide. */
const meanwhileLines = (desk: Desk, { game, ruleset, words }: Table, power: Power): readonly string[] => {
  const open = openToFight(ruleset, game.replay.state).map(({ id }) => id);
  const battles = open.map((id) => sayBattle(id, words));
  return [
    words.say('awaited-meanwhile', { powers: words.power(power), battles: list(desk.language, battles) }),
    nextLine(desk, `npx fieldpost fight ${game.slug} ${open.map((id) => words.code(id)).join(' ')}`),
  ];
};

const awaitedLines = (desk: Desk, table: Table, due: Awaited): readonly string[] => {
  const { t } = desk;
  const { game, words } = table;
  if (due.kind === 'decision') return decisionLines(desk, table, due);
  if (due.kind === 'bids') {
    const who = list(desk.language, due.players);
    return [t(`bids-due-${due.step}`, { players: who }), nextLine(desk, `npx fieldpost bid ${game.slug}`)];
  }
  if (due.kind === 'dice') {
    const dice = due.needs.reduce((sum, { n }) => sum + n, 0);
    const needs = due.needs.map((need) => `  ${t('roll-need', { what: sayPurpose(need, words), n: need.n })}`);
    return [
      capital(t('awaited-dice', { count: dice })),
      ...needs,
      ...givenByLines(desk, table),
      nextLine(desk, nextForDice(desk, game)),
    ];
  }
  if (due.kind === 'choice')
    return [
      choiceText(words, due, words.powers(due.from), game.replay.state),
      nextLine(desk, t('awaited-next-submit', { slug: game.slug, line: choiceLine(table.ruleset.board, words, due) })),
    ];
  if (decisionsIn(game.replay.state).length > 0) return meanwhileLines(desk, table, due.power);
  const unfought = game.replay.state.turn.battles.filter(({ status }) => status !== 'ended');
  const orders = due.orders.map((order) => desk.t('order-name', { order }));
  return [
    t('awaited-orders', { power: words.power(due.power), players: playersOf(game, [due.power]).join(', ') }),
    `  ${t('awaited-order-line', { orders: list(desk.language, orders) })}`,
    ...(unfought.length === 0
      ? []
      : [
          `  ${t('awaited-battles', {
            battles: list(
              desk.language,
              unfought.map(({ id }) => sayBattle(id, words)),
            ),
          })}`,
        ]),
    unfought.length === 0
      ? nextLine(desk, t('awaited-next-turn', { slug: game.slug }))
      : nextLine(desk, `npx fieldpost fight ${game.slug}`),
  ];
};

/** Who has to lock up secrets before the first dice, or has used all of his. */
const anchorLines = (desk: Desk, { game }: Table): readonly string[] => {
  const missing = game.trust.players.filter((player) => shouldAnchor(game, player)).map(({ id }) => id);
  return missing.length === 0
    ? []
    : [
        desk.t('proof-anchor-due', { players: list(desk.language, missing) }),
        nextLine(desk, `npx fieldpost anchor ${game.slug}`),
      ];
};

/** What is due, in lines; the last is the address of the turn's page. */
export const dueLines = (desk: Desk, table: Table): readonly string[] => {
  const { game, ruleset, words } = table;
  const { state } = game.replay;
  const ended = endedText(words, state);
  const waiting = lateOf(desk, game).filter(({ deadline, kind }) => deadline !== undefined && kind !== 'consent');
  const lines = awaits(ruleset, state).flatMap((due, index): readonly string[] => {
    const [first = '', ...more] = awaitedLines(desk, table, due);
    const battle = due.kind === 'decision' ? due.battle : undefined;
    // What is no decision in a battle is awaited until one time, told once.
    const own = battle === undefined && index > 0 ? [] : waiting.filter((late) => late.battle === battle);
    return [first, ...own.map((late) => `  ${timesText(desk, late)}`), ...more];
  });
  return [
    ...(ended === undefined ? lines : [ended]),
    ...(ended === undefined ? anchorLines(desk, table) : []),
    ...openProposals(desk, table),
    `  ${desk.paint.dim(desk.t('awaited-page'))}  ${turnPage(desk, game)}`,
  ];
};

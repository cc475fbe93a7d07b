// A turn as it is posted where groups talk, in a short form and a long one: one text in its parts, which `bbcode` and
// `markdown` print.

import type { GameTurn } from '../archive/index.ts';
import { hasTrait } from '../board/index.ts';
import { list, number } from '../i18n/format.ts';
import { sayBalance, sayBattleTitle, sayHeadline, sayOutcome, saySentences } from '../i18n/story/index.ts';
import { clashOf, seriesOf, storyOf, type TurnAccount, tellTurn } from '../stats/index.ts';
import { countEntries } from '../vocab/index.ts';
import type { Block, Document, Item } from './document.ts';
import { awaitedText } from './due.ts';
import { headingOf, remarkLines, sectionsOf } from './sections.ts';
import { namesOf, type Telling } from './telling.ts';

/** How much of a turn is told. */
type PostForm = 'short' | 'long';

export interface PostAddresses {
  /** The turn’s page; absent where the archive has no site. */
  readonly page?: string;
  /** The map as a picture, as the game stands whenever somebody looks. */
  readonly picture?: string;
}

/** What happened in a turn, in a line without a full stop. */
export const turnHeadline = ({ ruleset, words, t }: Telling, turn: GameTurn): string => {
  const story = storyOf(ruleset, tellTurn(ruleset, turn), turn.start, turn.end);
  return `${sayHeadline(words, story)} (${t('story-label-in-round', { round: turn.round })})`;
};

/** A block with something in it. */
const filled = (...blocks: readonly Block[]): Document =>
  blocks.filter((block) => !('items' in block && block.items.length === 0));

/** What was attacked and how it ended, a line each. */
const battleLines = ({ ruleset, words, t }: Telling, { battles, power }: TurnAccount): readonly string[] =>
  battles.map((battle) => {
    const clash = clashOf(ruleset, power, battle);
    const fought = battle.rounds.filter(({ round }) => round > 0).length;
    const rounds = fought === 0 ? '' : `, ${t('battle-rounds', { rounds: fought })}`;
    const balance = clash === undefined ? [] : sayBalance(words, power, clash);
    const title = sayBattleTitle(words, battle.kind, battle.space);
    return [`${title}: ${sayOutcome(words, power, battle, clash).replace(/\.$/, '')}${rounds}.`, ...balance].join(' ');
  });

/** What was bought, what changed hands, what came in. */
const factLines = ({ words, language, t }: Telling, account: TurnAccount): readonly string[] => {
  const { power, purchases, purchaseCost, captured, payments } = account;
  const income = payments.filter((each) => each.power === power && each.way === 'received' && each.for === 'income');
  const spaces = captured.map((space) => words.space(space));
  return [
    ...(countEntries(purchases).length === 0
      ? []
      : [t('post-bought', { units: words.units(purchases), ipc: purchaseCost })]),
    ...(captured.length === 0 ? [] : [`${t('map-changed')}: ${list(language, spaces)}`]),
    ...(income.length === 0 ? [] : [t('post-income', { ipc: income.reduce((sum, { ipc }) => sum + ipc, 0) })]),
  ];
};

/** What was fought and how it ended, what was bought, what changed hands and what came in, a line each. */
export const turnFacts = (telling: Telling, turn: GameTurn): readonly string[] => {
  const account = tellTurn(telling.ruleset, turn);
  return [...battleLines(telling, account), ...factLines(telling, account)];
};

/** Items in their order: lines in lists, a battle with what happened in it to be opened. */
const itemBlocks = (items: readonly Item[]): Document => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  for (const { text, below, kind } of items) {
    if (kind === 'head' && below.length > 0) {
      blocks.push({ kind: 'spoiler', title: text, items: below });
      lines = [];
    } else {
      if (lines.length === 0) blocks.push({ kind: 'list', items: lines });
      lines.push(text, ...below);
    }
  }
  return blocks;
};

/** What each power has after the turn: land value with what it gained or lost, money, units and what they cost new. */
const figures = ({ ruleset, words, language, t }: Telling, turn: GameTurn): Block => {
  const { land, cash, units, value } = seriesOf(ruleset, [{ state: turn.start }, { state: turn.end }]);
  const says = (count: number): string => number(language, count);
  const rows = ruleset.turnOrder.map((power) => {
    const [was = 0, is = 0] = land[power];
    const change = is - was;
    const counted = countEntries(units[power][1] ?? {}).filter(([type]) => !hasTrait(ruleset.board, type, 'industry'));
    return [
      words.power(power),
      change === 0 ? says(is) : `${says(is)} (${change > 0 ? '+' : '−'}${says(Math.abs(change))})`,
      says(cash[power][1] ?? 0),
      says(counted.reduce((sum, [, count]) => sum + count, 0)),
      says(value[power][1] ?? 0),
    ];
  });
  const head = [t('story-label-power'), t('post-land'), t('post-cash'), t('story-label-units'), t('story-label-worth')];
  return { kind: 'table', head, rows };
};

/** Every part of the turn, with every die. */
const wholeBlocks = (telling: Telling, turn: GameTurn): Document => {
  const { t } = telling;
  const remarks = remarkLines(telling, turn);
  return [
    ...(remarks.length === 0 ? [] : [{ kind: 'paragraph', lines: remarks } as const]),
    ...sectionsOf(telling, turn)
      .filter(({ items }) => items.length > 0)
      .flatMap(({ heading, items }) => [{ kind: 'heading', text: heading } as const, ...itemBlocks(items)]),
    { kind: 'heading', text: t('post-figures') },
    figures(telling, turn),
  ];
};

/** Who goes on from here: of an earlier turn the power that followed it. */
const nextLines = (telling: Telling, turns: readonly GameTurn[], turn: GameTurn): readonly string[] => {
  const { words, t } = telling;
  const at = turns.indexOf(turn);
  const next = turns[at + 1];
  if (next === undefined || at === turns.length - 2) return awaitedText(telling);
  return [t('letter-due-orders', { power: words.power(next.power), players: namesOf(telling, [next.power]) })];
};

/**
 * A turn as a post.
 *
 * @param turns all turns of the game, in their order
 * @param turn one of them
 */
export const turnPost = (
  telling: Telling,
  turns: readonly GameTurn[],
  turn: GameTurn,
  form: PostForm,
  { page, picture }: PostAddresses,
): Document => {
  const { ruleset, words, t } = telling;
  const account = tellTurn(ruleset, turn);
  const story = storyOf(ruleset, account, turn.start, turn.end);
  const [title, ...about] = headingOf(telling, turn);
  return filled(
    { kind: 'title', text: title },
    ...(about.length === 0 ? [] : [{ kind: 'paragraph', lines: about } as const]),
    { kind: 'heading', text: sayHeadline(words, story) },
    { kind: 'paragraph', lines: [saySentences(words, story).join(' ')] },
    { kind: 'list', items: turnFacts(telling, turn) },
    ...(form === 'long' ? wholeBlocks(telling, turn) : []),
    { kind: 'paragraph', lines: nextLines(telling, turns, turn) },
    ...(page === undefined ? [] : [{ kind: 'link', text: t('post-page'), address: page } as const]),
    ...(picture === undefined ? [] : [{ kind: 'picture', text: t('post-picture'), address: picture } as const]),
  );
};

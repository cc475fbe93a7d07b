// Battles of a guided turn: one after the other, each with its odds, and whoever may decide something chooses.

import { isHeldUp, readyBattles } from '../clerk/index.ts';
import { type Awaited, awaits, decisionsIn } from '../engine/index.ts';
import { capital, percent } from '../i18n/format.ts';
import { battleOf, oddsOf } from '../odds/index.ts';
import { answerLine, breakOffLine, decisionText } from '../post/index.ts';
import { battleSpace } from '../vocab/index.ts';
import { carryOut } from './carry-out.ts';
import type { Given } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines } from './due.ts';
import { type Answer, answer, EXIT } from './exit.ts';
import { oddsLines } from './odds/text.ts';
import { openTable, type Seat, type Table } from './table.ts';

/** Written without asking: what is chosen here was asked for. */
export const YES: Given = { has: (option) => option === 'yes', text: () => undefined, all: () => [] };

type Decision = Extract<Awaited, { kind: 'decision' }>;
type Battle = Table['game']['replay']['state']['turn']['battles'][number];

const openBattles = ({ game }: Table): readonly Battle[] =>
  game.replay.state.turn.battles.filter(({ status }) => status !== 'ended');

interface Chance {
  readonly lines: readonly string[];
  /** That the attacker wins, as `73 %`. */
  readonly wins: string;
}

/** The odds of a battle as it stands; undefined where they cannot be told in its midst. */
const chanceOf = (desk: Desk, { game, ruleset, words }: Table, id: Battle['id']): Chance | undefined => {
  const { state } = game.replay;
  const position = battleOf(ruleset, state, id);
  const odds = position === undefined ? undefined : oddsOf(ruleset, state, id, position);
  if (position === undefined || odds === undefined) return undefined;
  return {
    lines: oddsLines(desk, ruleset, position, odds, capital(words.battle(id)), 'without-ends'),
    wins: percent(desk.language, odds.chance.attacker),
  };
};

/** Fights a battle, or all of it until the round of this number. */
const fightLine = ({ words }: Table, { id }: Pick<Battle, 'id'>, until?: number): string =>
  `Fight: ${words.shorthand(id)}${until === undefined ? '' : ` stop after ${until}`}`;

const roundsOf = (table: Table, id: Battle['id']): number =>
  openBattles(table).find((battle) => battle.id === id)?.round ?? 0;

const tellChance = (desk: Desk, chance: Chance | undefined): void => {
  if (chance === undefined) return;
  desk.say();
  for (const line of chance.lines) desk.say(line);
  desk.say();
};

/** The line of somebody who may retreat or go on; none to leave it for now. */
const chooseRetreat = async (desk: Desk, table: Table, due: Decision): Promise<string | undefined> => {
  const { t } = desk;
  const { words } = table;
  const isAttacker = openBattles(table).find(({ id }) => id === due.battle)?.due?.side !== 'defence';
  const away = due.to.filter((to) => to !== battleSpace(due.battle));
  const goOn = isAttacker
    ? [
        { value: fightLine(table, { id: due.battle }, roundsOf(table, due.battle) + 1), label: t('guide-one-round') },
        { value: fightLine(table, { id: due.battle }), label: t('guide-to-the-end') },
      ]
    : [{ value: `continue ${words.shorthand(due.battle)}`, label: t('guide-go-on') }];
  const said = await desk.select(t('guide-choose', { battle: capital(words.battle(due.battle)) }), [
    ...goOn,
    ...away.map((to) => ({
      value: `retreat ${words.shorthand(due.battle)} > ${words.shorthand(to)}`,
      label: words.say('guide-retreat', { space: to }),
    })),
    ...(away.length === due.to.length ? [] : [{ value: breakOffLine(words, due), label: t('guide-break-off') }]),
    { value: '', label: t('guide-later') },
  ]);
  return said === '' ? undefined : said;
};

/** A line of the player's own, with one that would do as the suggestion. */
const writeAnswer = async (desk: Desk, table: Table, due: Decision): Promise<string | undefined> => {
  const { words, ruleset, game } = table;
  const line = answerLine(ruleset.board, words, game.replay.state, due);
  const said = (await desk.text(desk.t('guide-answer'), line)).trim();
  return said === '' ? undefined : said;
};

/**
 * Asks for what a battle waits for from this player, and enters it.
 *
 * @returns how the command ends; undefined once it went on
 */
const decide = async (desk: Desk, table: Table, seat: Seat, due: Decision): Promise<Answer | undefined> => {
  const { game, words } = table;
  const power = due.from.find((each) => seat.speaker.powers.includes(each));
  if (power === undefined) return undefined;
  tellChance(desk, due.decision === 'retreat' ? chanceOf(desk, table, due.battle) : undefined);
  for (const line of decisionText(words, game.replay.state, due, words.powers(due.from))) desk.say(line);
  const line = await (due.decision === 'retreat' ? chooseRetreat(desk, table, due) : writeAnswer(desk, table, due));
  if (line === undefined) return answer({ game: game.slug, due: dueData(table) }, EXIT.waiting);
  desk.say();
  const done = await carryOut(desk, table, { ...seat, power }, line, YES);
  return done.code === EXIT.ok || done.code === EXIT.waiting ? undefined : done;
};

/** Decisions that wait for this player, each in its battle. */
const decisionsDue = ({ game, ruleset }: Table, { speaker }: Pick<Seat, 'speaker'>): readonly Decision[] =>
  awaits(ruleset, game.replay.state).flatMap((due) =>
    due.kind === 'decision' && due.from.some((power) => speaker.powers.includes(power)) ? [due] : [],
  );

/** Whether a battle waits for this player to decide. */
export const mayDecide = (table: Table, seat: Pick<Seat, 'speaker'>): boolean => decisionsDue(table, seat).length > 0;

/** True if battles may be fought while others decide in theirs. */
export const maySetOut = ({ game, ruleset }: Table): boolean =>
  decisionsIn(game.replay.state).length > 0 &&
  awaits(ruleset, game.replay.state).some((due) => due.kind === 'orders' && due.orders.includes('fight'));

const chooseBattle = async (desk: Desk, table: Table, open: readonly Battle[]): Promise<Battle | undefined> => {
  const [only, ...others] = open;
  if (others.length === 0) return only;
  const id = await desk.select(
    desk.t('guide-which-battle'),
    open.map((battle) => {
      const chance = chanceOf(desk, table, battle.id);
      return {
        value: battle.id,
        label: capital(table.words.battle(battle.id)),
        ...(chance === undefined ? {} : { hint: desk.t('guide-chance', { chance: chance.wins }) }),
      };
    }),
  );
  return open.find((battle) => battle.id === id);
};

/**
 * Leads through the battles of a turn and the decisions in them, as far as this player has a say.
 *
 * @returns how the command ends; undefined once nothing is left to fight
 */
export const leadBattles = async (desk: Desk, slug: string, seat: Seat): Promise<Answer | undefined> => {
  const { t } = desk;
  for (;;) {
    const table = openTable(desk, slug);
    const waiting = (): Answer => answer({ game: slug, due: dueData(table) }, EXIT.waiting);
    const [due] = decisionsDue(table, seat);
    if (due !== undefined) {
      const ended = await decide(desk, table, seat, due);
      if (ended !== undefined) return ended;
      if (openTable(desk, slug).game.entries.length === table.game.entries.length) return waiting();
      continue;
    }
    const open = openBattles(table);
    const isMine = seat.speaker.powers.includes(table.game.replay.state.turn.power);
    if ((isHeldUp(table) && !(isMine && maySetOut(table))) || (open.length > 0 && !isMine)) {
      for (const line of dueLines(desk, table)) desk.say(line);
      return waiting();
    }
    if (open.length === 0) return undefined;
    const battle = await chooseBattle(desk, table, readyBattles(table.ruleset, table.game.replay.state));
    if (battle === undefined) return waiting();
    tellChance(desk, chanceOf(desk, table, battle.id));
    const said = await desk.select(t('guide-choose', { battle: capital(table.words.battle(battle.id)) }), [
      { value: fightLine(table, battle), label: t('guide-to-the-end') },
      { value: fightLine(table, battle, battle.round + 1), label: t('guide-one-round') },
      { value: 'Fight: all', label: t('guide-all') },
      { value: '', label: t('guide-later') },
    ]);
    if (said === '') return waiting();
    desk.say();
    const fought = await carryOut(desk, table, seat, said, YES);
    const went = openTable(desk, slug).game.entries.length > table.game.entries.length;
    if (!went || (fought.code !== EXIT.ok && fought.code !== EXIT.waiting)) return fought;
  }
};

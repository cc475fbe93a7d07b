// Lines about battles: fight, go on, losses, submarines, retreat, rockets. A battle is named by its space; a raid by the
// space and `SBR`.

import { fold, spaceOf } from '../board/index.ts';
import type { BattleId, Move, OrderOf } from '../engine/index.ts';
import { enemiesIn, isCombatUnit, spaceAt } from '../engine/state/queries.ts';
import type { Power, SpaceId } from '../vocab/index.ts';
import { readConduct } from './conduct.ts';
import type { NotationContext } from './context.ts';
import {
  atEnd,
  attempt,
  type Cursor,
  fault,
  finish,
  isKeyword,
  isNext,
  readNumber,
  take,
  takeKeyword,
  textFrom,
} from './cursor.ts';
import { takeArrow } from './moves.ts';
import { isPlace, type PlaceHint, readPlace, skipPreposition, takePower } from './places.ts';
import type { Nearest } from './problems.ts';
import { isUnits, readUnitPhrases, settleUnits, type UnitPhrase } from './units.ts';

export type FightItem = OrderOf<'fight'>['battles'][number];

const RAID = 'raid/';

/** The space a battle is about. */
export const siteOf = (battle: BattleId): SpaceId => (battle.startsWith(RAID) ? battle.slice(RAID.length) : battle);

const openBattles = ({ state }: NotationContext): readonly BattleId[] =>
  state.turn.battles.filter(({ status }) => status !== 'ended').map(({ id }) => id);

/** Prefers spaces where a battle is waiting. */
const siteHint = (context: NotationContext): PlaceHint => {
  const sites = new Set(openBattles(context).map(siteOf));
  return { prefer: ({ id }) => sites.has(id) };
};

/** `UKR`, `battle of UKR`, `GER SBR`, `SBR GER`. */
const readBattle = (cursor: Cursor): BattleId | undefined => {
  skipPreposition(cursor, 'at');
  takeKeyword(cursor, 'battle');
  const before = attempt(cursor, () => {
    const raid = takeKeyword(cursor, 'raid');
    return raid !== undefined && isPlace(cursor) ? raid : undefined;
  });
  const space = readPlace(cursor, siteHint(cursor.context));
  if (space === undefined) return undefined;
  const isRaid = before !== undefined || takeKeyword(cursor, 'raid') !== undefined;
  const open = openBattles(cursor.context);
  const onlyRaid = !open.includes(space) && open.includes(`${RAID}${space}`);
  return isRaid || onlyRaid ? `${RAID}${space}` : space;
};

/** The battle that waits for somebody's choice, for lines that name none. */
const dueBattle = (cursor: Cursor): BattleId | undefined => {
  const { battles } = cursor.context.state.turn;
  const due = battles.find((battle) => battle.due !== undefined);
  if (due !== undefined) return due.id;
  const nearest = openBattles(cursor.context).map((battle): Nearest => ({ kind: 'battle', battle }));
  return fault(cursor, 'battle-missing', {}, nearest);
};

/** Battles that must wait come behind those they wait for. */
const inOrder = (context: NotationContext): readonly BattleId[] => {
  const open = context.state.turn.battles.filter(({ status }) => status !== 'ended');
  const ordered: BattleId[] = [];
  const left = new Map(open.map((battle) => [battle.id, battle]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ after }) => after.every((id) => !left.has(id)));
    for (const { id } of ready.length > 0 ? ready : [...left.values()]) {
      ordered.push(id);
      left.delete(id);
    }
  }
  return ordered;
};

/** The battles that moves of the same sheet will lead to: raids, then sea, then land. */
const foreseen = (context: NotationContext, moves: readonly Move[]): readonly BattleId[] => {
  const { ruleset, state, power } = context;
  const ends = moves.flatMap((move): readonly BattleId[] => {
    if (move.kind === 'load') return [];
    const end = move.kind === 'unload' ? move.to : move.path.at(-1);
    if (end === undefined) return [];
    if (move.kind === 'march' && move.mission === 'raid') return [`${RAID}${end}`];
    return enemiesIn(ruleset, state, end, power).some((unit) => isCombatUnit(ruleset, unit)) ? [end] : [];
  });
  const rank = (id: BattleId): number => (id.startsWith(RAID) ? 0 : spaceOf(ruleset.board, id).kind === 'sea' ? 1 : 2);
  return [...new Set(ends)].sort((a, b) => rank(a) - rank(b));
};

const readAll = (cursor: Cursor, moves: readonly Move[]): readonly FightItem[] | undefined => {
  const declared = inOrder(cursor.context);
  const battles = declared.length > 0 ? declared : foreseen(cursor.context, moves);
  if (battles.length === 0) return fault(cursor, 'no-battles', {});
  const conduct = readConduct(cursor);
  if (conduct === undefined) return undefined;
  return battles.map((battle) => ({ battle, ...(conduct === null ? {} : { conduct }) }));
};

/**
 * The battles of a fight order: `UKR SAAC from 3, OOL inf arm, KAR`, `all`.
 *
 * @param moves combat moves of the same sheet, from which `all` foresees the battles
 */
export const readFight = (cursor: Cursor, moves: readonly Move[]): readonly FightItem[] | undefined => {
  if (takeKeyword(cursor, 'all') !== undefined) return finish(cursor, readAll(cursor, moves));
  const sites = new Set(openBattles(cursor.context));
  const isBattle = (): boolean => {
    const { at, problem, remarks, tokens } = cursor;
    const battle = attempt(cursor, () => readBattle(cursor));
    Object.assign(cursor, { at, problem, remarks, tokens });
    return battle !== undefined && sites.has(battle);
  };
  const battles: FightItem[] = [];
  do {
    const battle = readBattle(cursor);
    const conduct = battle === undefined ? undefined : readConduct(cursor, isBattle);
    if (battle === undefined || conduct === undefined) return undefined;
    battles.push({ battle, ...(conduct === null ? {} : { conduct }) });
  } while (take(cursor, 'comma', 'semicolon', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  return finish(cursor, battles);
};

/** `continue UKR`, `go on`: the same battle once more. */
export const readContinue = (cursor: Cursor): readonly FightItem[] | undefined => {
  const battle = atEnd(cursor) || !isPlace(cursor) ? dueBattle(cursor) : readBattle(cursor);
  const conduct = battle === undefined ? undefined : readConduct(cursor);
  if (battle === undefined || conduct === undefined) return undefined;
  return finish(cursor, [{ battle, ...(conduct === null ? {} : { conduct }) }]);
};

type Casualties = Omit<OrderOf<'casualties'>, 'nonce' | 'power'>;

/** `2 inf 1 arm in UKR`, `uk 1 inf, usa 1 ftr in WEU`. */
export const readCasualties = (cursor: Cursor): Casualties | undefined => {
  take(cursor, 'colon');
  const parts: { readonly power: Power; readonly phrases: readonly UnitPhrase[] }[] = [];
  do {
    const owner = attempt(cursor, () => {
      const power = takePower(cursor);
      take(cursor, 'colon');
      return power !== undefined && isUnits(cursor) ? power : undefined;
    });
    const phrases = readUnitPhrases(cursor);
    if (phrases === undefined) return undefined;
    parts.push({ power: owner ?? cursor.context.power, phrases });
  } while (take(cursor, 'comma', 'plus', 'semicolon') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  const battle = atEnd(cursor) ? dueBattle(cursor) : readBattle(cursor);
  if (battle === undefined) return undefined;
  const lost: Casualties['lost'] = [];
  for (const { power, phrases } of parts) {
    const units = settleUnits(cursor, phrases, { space: siteOf(battle), power });
    if (units === undefined) return undefined;
    lost.push({ power, units });
  }
  return finish(cursor, { type: 'casualties', battle, lost });
};

type Withdrawal = Omit<OrderOf<'withdraw'>, 'nonce' | 'power'>;

/** Words that mean one submarine where no number stands; others mean all there are. */
const ONE_SUBMARINE: readonly string[] = ['sub', 'submarine', 'uboot', 'ub', 'onderzeeboot', 'onderzeeer', 'ozb'];

/** `withdraw 1 sub NOR > BAR`, `subs stay in NOR`, `2 subs withdraw to BAR`. */
export const readWithdrawal = (cursor: Cursor): Withdrawal | undefined => {
  const first = takeKeyword(cursor, 'withdraw', 'stay');
  const count = isNext(cursor, 'number') ? readNumber(cursor, 0, 99) : undefined;
  if (cursor.problem !== undefined) return undefined;
  const word = fold(textFrom(cursor, cursor.at, cursor.at + 1));
  takeKeyword(cursor, 'submarines');
  const verb = first ?? takeKeyword(cursor, 'withdraw', 'stay');
  skipPreposition(cursor, 'from');
  const isNamed = !atEnd(cursor) && !isKeyword(cursor, 'to') && !isNext(cursor, 'arrow');
  const battle = isNamed ? readBattle(cursor) : dueBattle(cursor);
  if (battle === undefined) return undefined;
  if (verb === 'stay') return finish(cursor, { type: 'withdraw', battle, submarines: 0 });
  const to = takeArrow(cursor) ? readPlace(cursor, { kind: 'sea', near: siteOf(battle) }) : null;
  if (to === undefined) return undefined;
  const { state, power } = cursor.context;
  const there = spaceAt(state, siteOf(battle)).units.filter(
    (unit) => unit.power === power && unit.type === 'submarine',
  ).length;
  const submarines = count ?? (ONE_SUBMARINE.includes(word) ? 1 : there);
  if (count === undefined && submarines === 0)
    return fault(cursor, 'none-there', { space: siteOf(battle), unit: 'submarine' });
  return finish(cursor, { type: 'withdraw', battle, submarines, ...(to === null ? {} : { to }) });
};

type Retreat = Omit<OrderOf<'retreat'>, 'nonce' | 'power'>;

/** `retreat UKR > CAU`, `retreat to CAU`, `break off UKR`. */
export const readRetreatOrder = (cursor: Cursor): Retreat | undefined => {
  skipPreposition(cursor, 'from');
  const isNamed = !atEnd(cursor) && !isKeyword(cursor, 'to') && !isNext(cursor, 'arrow');
  const battle = isNamed ? readBattle(cursor) : dueBattle(cursor);
  if (battle === undefined) return undefined;
  const to = takeArrow(cursor) ? readPlace(cursor, { near: siteOf(battle) }) : null;
  return to === undefined ? undefined : finish(cursor, { type: 'retreat', battle, ...(to === null ? {} : { to }) });
};

type Rocket = Omit<OrderOf<'rocket'>, 'nonce' | 'power'>;

/** `rocket GER > UK`, `rocket from GER at UK`. */
export const readRocket = (cursor: Cursor): Rocket | undefined => {
  take(cursor, 'colon');
  skipPreposition(cursor, 'from');
  const from = readPlace(cursor, { kind: 'land' });
  if (from === undefined) return undefined;
  if (!takeArrow(cursor) && takeKeyword(cursor, 'at') === undefined) return fault(cursor, 'target-missing', {});
  const target = readPlace(cursor, { kind: 'land', near: from });
  return target === undefined ? undefined : finish(cursor, { type: 'rocket', from, target });
};

// Lines about battles: fight, go on, losses, submarines, retreat, rockets. A battle is named by its space; a raid by
// the space and `SBR`, one of the second combat of a turn by the space and `second` where it is not plain anyhow.

import { fold } from '../board/index.ts';
import { type BattleId, findUnit, type OrderOf, type PendingDecision } from '../engine/index.ts';
import { isActing, spaceAt } from '../engine/state/queries.ts';
import {
  battleSpace,
  countEntries,
  countUnits,
  isPassing,
  type Power,
  passingOver,
  raidOn,
  type SpaceId,
  secondBattleIn,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';
import { readConduct } from './conduct.ts';
import { boardOf, landAttackedByOrder, type NotationContext, sharesZones } from './context.ts';
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
import { type Decision, decisionNamed, gunsDue, theOneDue, waitingFor } from './due.ts';
import { keywordLength } from './keywords.ts';
import { takeArrow } from './moves.ts';
import { isPlace, type PlaceHint, readPlace, skipPreposition, takePower } from './places.ts';
import type { Nearest } from './problems.ts';
import { type Ahead, battlesToFight, type Coming, noteBound } from './to-fight.ts';
import { isUnits, readUnitPhrases, settleUnits, type UnitPhrase } from './units.ts';

export type FightItem = OrderOf<'fight'>['battles'][number];

const openBattles = ({ state }: NotationContext): readonly BattleId[] =>
  state.turn.battles.filter(({ status }) => status !== 'ended').map(({ id }) => id);

/** Prefers spaces where a battle is waiting. */
const siteHint = (context: NotationContext): PlaceHint => {
  const sites = new Set(openBattles(context).map(battleSpace));
  return { prefer: ({ id }) => sites.has(id) };
};

/** `UKR`, `battle of UKR`, `GER SBR`, `SBR GER`, `UKR second`, `GER SBR second`. */
export const readBattle = (cursor: Cursor, coming: Coming = 'first'): BattleId | undefined => {
  skipPreposition(cursor, 'at');
  takeKeyword(cursor, 'battle');
  const before = attempt(cursor, () => {
    const raid = takeKeyword(cursor, 'raid');
    return raid !== undefined && isPlace(cursor) ? raid : undefined;
  });
  const space = readPlace(cursor, siteHint(cursor.context));
  if (space === undefined) return undefined;
  if (before !== undefined || takeKeyword(cursor, 'raid') !== undefined) {
    const again = takeKeyword(cursor, 'second') !== undefined;
    return again ? secondBattleIn(raidOn(space)) : raidOn(space);
  }
  if (takeKeyword(cursor, 'second') !== undefined) return secondBattleIn(space);
  const open = openBattles(cursor.context);
  const others = open.includes(space) ? [] : [raidOn(space), secondBattleIn(space)];
  return others.find((id) => open.includes(id)) ?? (coming === 'second' ? secondBattleIn(space) : space);
};

/** The battle that waits for such a choice, for lines that name none; where several do it has to be named. */
export const dueBattle = (cursor: Cursor, decision: Decision): BattleId | undefined => {
  const { context } = cursor;
  const only = theOneDue(context, decision);
  if (only !== undefined) return only.id;
  const waiting = waitingFor(context, decision).map(({ id }) => id);
  const nearest = (waiting.length > 0 ? waiting : openBattles(context)).map(
    (battle): Nearest => ({ kind: 'battle', battle }),
  );
  return fault(cursor, 'battle-missing', {}, nearest);
};

/** `attack NOR, BAL`, `attack in the North Sea`: units that share a space with enemies attack there. */
export const readAttack = (cursor: Cursor): readonly SpaceId[] | undefined => {
  const zones: SpaceId[] = [];
  do {
    skipPreposition(cursor, 'at');
    const zone = readPlace(cursor, landAttackedByOrder(cursor.context) ? {} : { kind: 'sea' });
    if (zone === undefined) return undefined;
    zones.push(zone);
  } while (take(cursor, 'comma', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  return finish(cursor, zones);
};

const readAll = (cursor: Cursor, ahead: Ahead): readonly FightItem[] | undefined => {
  const battles = battlesToFight(cursor.context, ahead);
  if (battles.length === 0) return fault(cursor, 'no-battles', {});
  const conduct = readConduct(cursor);
  if (conduct === undefined) return undefined;
  for (const battle of battles) noteBound(cursor, ahead, battle, conduct);
  return battles.map((battle) => ({ battle, ...(conduct === null ? {} : { conduct }) }));
};

/**
 * The battles of a fight order: `UKR SAAC from 3, OOL inf arm, KAR`, `all`.
 *
 * @param ahead combat moves of the same sheet, from which `all` foresees the battles
 */
export const readFight = (cursor: Cursor, ahead: Ahead): readonly FightItem[] | undefined => {
  if (takeKeyword(cursor, 'all') !== undefined) return finish(cursor, readAll(cursor, ahead));
  const sites = new Set(openBattles(cursor.context));
  const isBattle = (): boolean => {
    const { at, problem, remarks, tokens } = cursor;
    const battle = attempt(cursor, () => readBattle(cursor));
    Object.assign(cursor, { at, problem, remarks, tokens });
    return battle !== undefined && sites.has(battle);
  };
  const battles: FightItem[] = [];
  do {
    const battle = readBattle(cursor, ahead.coming);
    const conduct = battle === undefined ? undefined : readConduct(cursor, isBattle);
    if (battle === undefined || conduct === undefined) return undefined;
    noteBound(cursor, ahead, battle, conduct);
    battles.push({ battle, ...(conduct === null ? {} : { conduct }) });
  } while (take(cursor, 'comma', 'semicolon', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  return finish(cursor, battles);
};

/** `continue UKR`, `go on`: the same battle once more. */
export const readContinue = (cursor: Cursor): readonly FightItem[] | undefined => {
  const battle = atEnd(cursor) || !isPlace(cursor) ? dueBattle(cursor, 'retreat') : readBattle(cursor);
  const conduct = battle === undefined ? undefined : readConduct(cursor);
  if (battle === undefined || conduct === undefined) return undefined;
  return finish(cursor, [{ battle, ...(conduct === null ? {} : { conduct }) }]);
};

/**
 * Whose units a line of losses means that names no power: the player's own, or where he picks the enemy's losses the
 * enemy's, of several the one that has units of the kind in the battle.
 */
const ownerMeant = ({ state, power }: NotationContext, battle: BattleId, types: readonly UnitType[]): Power => {
  const due = decisionNamed(state, battle)?.due;
  const among = (due?.among ?? []).flatMap((id) => findUnit(state, id)?.unit ?? []);
  if (due?.decision !== 'casualties' || !due.from.includes(power) || among.some((unit) => unit.power === power))
    return power;
  return (among.find(({ type }) => types.includes(type)) ?? among[0])?.power ?? power;
};

/**
 * While a gun's hits on passing planes are to be taken, a place is the gun's or one where such planes have flown to.
 */
const meantUnderGun = (
  { state }: NotationContext,
  place: BattleId,
  parted: boolean,
): { readonly battle: BattleId; readonly at?: SpaceId } => {
  const guns = isPassing(place) ? [] : gunsDue(state);
  const space = battleSpace(place);
  const named = guns.find(({ id }) => battleSpace(id) === space);
  if (named !== undefined) return { battle: named.id };
  const flown = ({ due }: PendingDecision) => spaceAt(state, space).units.some(({ id }) => due.among.includes(id));
  const meant = guns.find(flown) ?? (parted ? guns[0] : undefined);
  return meant === undefined ? { battle: place } : { battle: meant.id, at: space };
};

type Casualties = Omit<OrderOf<'casualties'>, 'nonce' | 'power'>;

/** What one power loses, and of passing planes those that have flown to one place. */
interface LossPart {
  readonly power: Power | undefined;
  readonly phrases: readonly UnitPhrase[];
  readonly at?: SpaceId;
}

const takeOwner = (cursor: Cursor): Power | undefined =>
  attempt(cursor, () => {
    const power = takePower(cursor);
    take(cursor, 'colon');
    return power !== undefined && isUnits(cursor) ? power : undefined;
  });

const takeSeparator = (cursor: Cursor): boolean =>
  take(cursor, 'comma', 'plus', 'semicolon') !== undefined || takeKeyword(cursor, 'and') !== undefined;

/** The place behind some of the planes lost, where more of them or the gun are named behind it. */
const readFlownTo = (cursor: Cursor): SpaceId | undefined =>
  attempt(cursor, () => {
    skipPreposition(cursor, 'at');
    const space = readPlace(cursor);
    if (space === undefined || isKeyword(cursor, 'passing')) return space;
    const { at } = cursor;
    const goesOn = takeSeparator(cursor) && (takeOwner(cursor) !== undefined || isUnits(cursor));
    cursor.at = at;
    return goesOn ? space : undefined;
  });

const readLossParts = (cursor: Cursor): readonly LossPart[] | undefined => {
  const passing =
    gunsDue(cursor.context.state).length > 0 ||
    cursor.tokens.some((_, at) => at > cursor.at && keywordLength(cursor.tokens, at, 'passing') > 0);
  const parts: LossPart[] = [];
  do {
    const power = takeOwner(cursor);
    const phrases = readUnitPhrases(cursor);
    if (phrases === undefined) return undefined;
    const at = passing ? readFlownTo(cursor) : undefined;
    parts.push({ power, phrases, ...(at === undefined ? {} : { at }) });
  } while (takeSeparator(cursor));
  return parts;
};

/** The gun named behind the planes lost. */
const readGun = (cursor: Cursor): BattleId | undefined => {
  skipPreposition(cursor, 'at');
  const space = readPlace(cursor, { kind: 'land' });
  return space === undefined ? undefined : passingOver(space);
};

/**
 * `2 inf 1 arm in UKR`, `uk 1 inf, usa 1 ftr in WEU`; of the enemy's losses that one picks, `germany 1 ftr in UKR`; of
 * planes hit in passing over a gun `1 ftr in WEU, 1 bmr in GER over EEU`.
 */
export const readCasualties = (cursor: Cursor): Casualties | undefined => {
  take(cursor, 'colon');
  const parts = readLossParts(cursor);
  if (parts === undefined) return undefined;
  const { context } = cursor;
  const named = takeKeyword(cursor, 'passing') !== undefined;
  const place = named ? readGun(cursor) : atEnd(cursor) ? dueBattle(cursor, 'casualties') : readBattle(cursor);
  if (place === undefined) return undefined;
  const parted = parts.some(({ at }) => at !== undefined);
  const last = named ? { battle: place } : meantUnderGun(context, place, parted);
  const lost: Casualties['lost'] = [];
  for (const { power: owner, phrases, at: own } of parts) {
    const types = phrases.flatMap(({ readings }) => readings);
    const power = owner ?? ownerMeant(context, last.battle, types);
    const at = own === undefined ? last.at : named ? own : meantUnderGun(context, own, parted).at;
    const units = settleUnits(cursor, phrases, { space: at ?? battleSpace(last.battle), power });
    if (units === undefined) return undefined;
    lost.push({ power, units, ...(at === undefined ? {} : { at }) });
  }
  return finish(cursor, { type: 'casualties', battle: last.battle, lost });
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
  const battle = isNamed ? readBattle(cursor) : dueBattle(cursor, 'withdraw');
  if (battle === undefined) return undefined;
  if (verb === 'stay') return finish(cursor, { type: 'withdraw', battle, submarines: 0 });
  const to = takeArrow(cursor) ? readPlace(cursor, { kind: 'sea', near: battleSpace(battle) }) : null;
  if (to === undefined) return undefined;
  const { state, power } = cursor.context;
  const there = spaceAt(state, battleSpace(battle)).units.filter(
    (unit) => unit.power === power && unit.type === 'submarine',
  ).length;
  const submarines = count ?? (ONE_SUBMARINE.includes(word) ? 1 : there);
  if (count === undefined && submarines === 0)
    return fault(cursor, 'none-there', { space: battleSpace(battle), unit: 'submarine' });
  return finish(cursor, { type: 'withdraw', battle, submarines, ...(to === null ? {} : { to }) });
};

type Retreat = Omit<OrderOf<'retreat'>, 'nonce' | 'power'>;
type Way = NonNullable<Retreat['ways']>[number];

/** The engine's schema allows as many. */
const MOST_WAYS = 60;

/** Attacking planes fly home by themselves, so "all" of a retreating attack are the others. */
const withoutPlanes = (context: NotationContext, units: UnitCounts): UnitCounts =>
  Object.fromEntries(countEntries(units).filter(([type]) => boardOf(context).units[type].domain !== 'air'));

/** `2 inf > RUS`, `uk 1 ftr > LIB`, `2 bb stay`. */
const readRetreatWay = (cursor: Cursor, battle: BattleId): Way | undefined => {
  const space = battleSpace(battle);
  const owner = attempt(cursor, () => {
    const power = takePower(cursor);
    take(cursor, 'colon');
    return power !== undefined && isUnits(cursor) ? power : undefined;
  });
  const phrases = readUnitPhrases(cursor);
  const power = owner ?? cursor.context.power;
  const named = phrases && settleUnits(cursor, phrases, { space, power });
  if (phrases === undefined || named === undefined) return undefined;
  const everything = phrases.some(({ readings }) => readings.length === 0);
  const units = everything && isActing(cursor.context.state, power) ? withoutPlanes(cursor.context, named) : named;
  const stays = takeKeyword(cursor, 'stay') !== undefined;
  if (!stays && !takeArrow(cursor)) return fault(cursor, 'target-missing', {});
  const to = stays ? space : readPlace(cursor, { near: space });
  return to === undefined ? undefined : { ...(owner === undefined ? {} : { power: owner }), units, to };
};

/** The ways of a force that parts, at least one. */
const readRetreatWays = (cursor: Cursor, battle: BattleId): Retreat | undefined => {
  const ways: Way[] = [];
  do {
    const way = readRetreatWay(cursor, battle);
    if (way === undefined) return undefined;
    ways.push(way);
  } while (take(cursor, 'comma', 'semicolon', 'plus') !== undefined || takeKeyword(cursor, 'and') !== undefined);
  return ways.length > MOST_WAYS
    ? fault(cursor, 'too-many', { what: 'units', limit: MOST_WAYS })
    : finish(cursor, { type: 'retreat', battle, ways });
};

/** The same for the battle that waits for a choice. */
const readWaysOfDue = (cursor: Cursor): Retreat | undefined => {
  const battle = dueBattle(cursor, 'retreat');
  return battle === undefined ? undefined : readRetreatWays(cursor, battle);
};

/** Where a retreat goes that names no place: the one way there is; of several it is asked which. */
const onlyWayOut = (cursor: Cursor, battle: BattleId): SpaceId | null | undefined => {
  const pending = decisionNamed(cursor.context.state, battle);
  if (pending?.due.decision !== 'retreat') return null;
  const ways = pending.due.to.filter((space) => space !== battleSpace(battle));
  const [only, ...others] = ways;
  if (others.length === 0) return only ?? null;
  const nearest = ways.map((space): Nearest => ({ kind: 'space', space }));
  return atEnd(cursor) ? fault(cursor, 'target-missing', {}, nearest) : null;
};

/**
 * `retreat UKR > CAU`, `retreat to CAU`, `break off UKR`, `retreat BEL: 2 inf > RUS, 1 arm > CAU`, `retreat NOR: 2 bb
 * stay`.
 */
export const readRetreatOrder = (cursor: Cursor): Retreat | undefined => {
  const mayPart = sharesZones(cursor.context);
  if (mayPart && take(cursor, 'colon') !== undefined) {
    const parted = attempt(cursor, () => readWaysOfDue(cursor));
    if (parted !== undefined) return parted;
  }
  skipPreposition(cursor, 'from');
  if (mayPart && (isNext(cursor, 'number') || isKeyword(cursor, 'all'))) return readWaysOfDue(cursor);
  const isNamed = !atEnd(cursor) && !isKeyword(cursor, 'to') && !isNext(cursor, 'arrow');
  const battle = isNamed ? readBattle(cursor) : dueBattle(cursor, 'retreat');
  if (battle === undefined) return undefined;
  if (mayPart && (take(cursor, 'colon') !== undefined || isUnits(cursor))) return readRetreatWays(cursor, battle);
  const to = takeArrow(cursor) ? readPlace(cursor, { near: battleSpace(battle) }) : onlyWayOut(cursor, battle);
  return to === undefined ? undefined : finish(cursor, { type: 'retreat', battle, ...(to === null ? {} : { to }) });
};

/** `break off contact NOR`: all own ships stay in the zone, and the battle is over. */
export const readBreakOff = (cursor: Cursor): Retreat | undefined => {
  take(cursor, 'colon');
  skipPreposition(cursor, 'at', 'from');
  const battle = atEnd(cursor) ? dueBattle(cursor, 'retreat') : readBattle(cursor);
  if (battle === undefined) return undefined;
  const { ruleset, state, power } = cursor.context;
  const to = battleSpace(battle);
  const ships = spaceAt(state, to).units.filter(
    (unit) => unit.power === power && ruleset.board.units[unit.type].domain === 'sea',
  );
  if (ships.length === 0) return fault(cursor, 'none-there', { space: to, unit: null });
  return finish(cursor, { type: 'retreat', battle, ways: [{ units: countUnits(ships), to }] });
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

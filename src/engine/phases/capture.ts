// A territory comes into other hands: who gets it, what goes with it, and what becomes of a capital. Whether it was won
// is for movement (blitz) and combat to say; neutrals are entered, not taken, and have their own file.

import { hasTrait, spaceOf } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import type { Power, PurseId, SpaceId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import { capitalLost, isHeldByFriends, isIndustry, isOfFriendlyNation, spaceAt, turnOf } from '../state/queries.ts';
import { areEnemies, areFriends } from '../state/relation.ts';
import type { Unit } from '../state/unit.ts';
import { purseAt, purseOf } from './purse.ts';

/**
 * `power` wins an enemy territory. Land of an ally goes back to him at once (B14.4), unless enemies hold his capital
 * (B14.5). Guns and complexes go with it, the cash of its owner too if it is his capital, and a capital freed gives
 * back what allies held for its power. Land that friends control already stays as it is
 * (allies.no-conquest-of-ally-territory).
 */
export const takeTerritory = (course: Course, space: SpaceId, power: Power, how: 'capture' | 'blitz'): void => {
  const { ruleset } = course;
  const from = spaceAt(course.state, space).control;
  if (isHeldByFriends(ruleset, course.state, space, from, power)) return;
  if (from !== null && isOfFriendlyNation(ruleset, space, power))
    return FREED[freedTo(ruleset)](course, space, from, power);
  const { originalOwner, capitalOf } = spaceOf(ruleset.board, space);
  const once = isOnceOfAlly(course, space, power);
  const given = givenTo(course, space, power);
  const to = given ?? NEW_OWNER[ruleset.capture.liberatedLand](course, space, power, originalOwner);

  course.emit({ type: 'control-changed', space, from, to, how: to === originalOwner ? 'liberation' : how });
  if (from !== null) dropDamage(course, space, from);
  if (given !== undefined) course.apply('land-given');
  else if (to !== power) course.apply('liberated-for-ally');
  else if (originalOwner === null || !areFriends(ruleset, course.state, originalOwner, power))
    noteCaptor(course, originalOwner, once);

  const facilities = spaceAt(course.state, space).units.filter((unit) =>
    areEnemies(ruleset, course.state, unit.power, power),
  );
  handOver(course, space, facilities, to);
  if (facilities.length > 0) course.apply(to === power ? 'facilities-change-hands' : 'facilities-return-to-ally');
  if (facilities.some(({ type }) => hasTrait(ruleset.board, type, 'antiaircraft'))) course.apply('gun-goes-with-land');

  if (capitalOf === null) return;
  if (capitalOf === from) loot(course, space, from, power);
  if (capitalOf === to) freeCapital(course, to);
};

/** What was struck in a territory is nobody's debt any more once it changes hands. */
const dropDamage = (course: Course, space: SpaceId, owner: Power): void => {
  const ipc = course.state.damage?.[space] ?? 0;
  if (ipc === 0) return;
  course.emit({ type: 'damage-settled', power: owner, spaces: [space], ipc, by: 'capture' });
  course.apply('damage-dropped');
};

/** Land that `from` took with an ally becomes the ally's, with what of it fell to `from`. */
export const giveTerritory = (course: Course, space: SpaceId, from: Power, to: Power): void => {
  const facilities = spaceAt(course.state, space).units.filter(
    ({ id, power }) => power === from && turnOf(course.state, id)?.captured === true,
  );
  course.emit({ type: 'control-changed', space, from, to, how: 'given' });
  handOver(course, space, facilities, to);
  course.apply('shared-land-given');
};

/** The power that gets the land whoever of its side takes it (P19); undefined where it is nobody's by such a rule. */
const givenTo = ({ ruleset, state }: Course, space: SpaceId, power: Power): Power | undefined => {
  const { givenLand } = ruleset.capture;
  if (givenLand === 'none') return undefined;
  const to = givenLand.find(({ spaces }) => spaces.includes(space))?.to;
  return to !== undefined && areFriends(ruleset, state, to, power) ? to : undefined;
};

const freedTo = ({ nationLand }: Ruleset): keyof typeof FREED => nationLand?.freed ?? 'nobody';

/**
 * Whose land of a nation is when a friend frees it, by word: nobody's, as at the beginning. What stood there is the
 * liberator's.
 */
const FREED: {
  readonly [word in NonNullable<Ruleset['nationLand']>['freed']]: (
    course: Course,
    space: SpaceId,
    from: Power,
    power: Power,
  ) => void;
} = {
  nobody: (course, space, from, power) => {
    const { ruleset, state } = course;
    course.emit({ type: 'land-freed', space, from, by: power });
    course.apply('nation-freed');
    const left = spaceAt(state, space).units.filter((unit) => areEnemies(ruleset, state, unit.power, power));
    handOver(course, space, left, power);
  },
};

/** Told once a decision, with what there is to say of the first such land; of former neutrals apart. */
const noteCaptor = (course: Course, originalOwner: Power | null, once: boolean): void => {
  if (originalOwner === null)
    return course.apply('captured-for-captor', once ? ['neutral', 'once-of-ally'] : ['neutral']);
  const { ruleset, state } = course;
  const isOfEnemy = (id: SpaceId): boolean => {
    const { originalOwner: owner } = spaceOf(ruleset.board, id);
    return owner !== null && !areFriends(ruleset, state, owner, state.turn.power);
  };
  const taken = course.events.filter((event) => event.type === 'control-changed' && isOfEnemy(event.space));
  if (taken.length === 1) course.apply('captured-for-captor', once ? ['once-of-ally'] : []);
};

/** True if an ally won the territory before in this game, and lost it again. */
const isOnceOfAlly = ({ ruleset, state }: Course, space: SpaceId, power: Power): boolean =>
  (state.won[space] ?? []).some((winner) => winner !== power && areFriends(ruleset, state, winner, power));

/**
 * Land of an ally goes back to him. Ruling D8: but to the liberator while enemies hold the ally's capital; the
 * clarification that knows no exception describes the normal case.
 */
const toOwnerUnlessCapitalLost = (course: Course, space: SpaceId, power: Power, originalOwner: Power | null): Power => {
  const { ruleset, state } = course;
  if (originalOwner === null || originalOwner === power || !areFriends(ruleset, state, originalOwner, power))
    return power;
  const isHisCapital = spaceOf(ruleset.board, space).capitalOf === originalOwner;
  if (isHisCapital || !capitalLost(ruleset, state, originalOwner)) return originalOwner;
  course.apply('held-for-ally');
  return power;
};

/**
 * Land of an ally goes back to him, whoever holds his capital; that of one who is out of the game is the liberator's
 * for good.
 */
const toOwnerUnlessEliminated: typeof toOwnerUnlessCapitalLost = (course, _space, power, originalOwner) => {
  const { ruleset, state } = course;
  if (originalOwner === null || originalOwner === power || !areFriends(ruleset, state, originalOwner, power))
    return power;
  if (state.eliminated?.includes(originalOwner) !== true) return originalOwner;
  course.apply('land-of-eliminated');
  return power;
};

/** Who gets won land, by word. */
const NEW_OWNER: { readonly [word in Ruleset['capture']['liberatedLand']]: typeof toOwnerUnlessCapitalLost } = {
  'owner-unless-capital-lost': toOwnerUnlessCapitalLost,
  'owner-unless-eliminated': toOwnerUnlessEliminated,
};

const handOver = (course: Course, space: SpaceId, units: readonly Unit[], to: Power): void => {
  if (units.length > 0) course.emit({ type: 'units-captured', space, units: groupsOf(units), to });
};

/** What falls to the captor of a capital, purse by purse, by word. */
const IS_LOOT: {
  readonly [word in Ruleset['capture']['capitalLoot']]: (
    ruleset: Ruleset,
    owner: Power,
    purse: PurseId,
    capital: SpaceId,
  ) => boolean;
} = {
  'all-cash': () => true,
  'cash-of-its-land': (ruleset, owner, purse, capital) => purseAt(ruleset, owner, capital) === purse,
  nothing: () => false,
};

/** What was in purses of the former owner goes to the captor's purse there (capital.loot). */
const loot = (course: Course, space: SpaceId, owner: Power, captor: Power): void => {
  const { ruleset } = course;
  for (const [purse, ipc] of Object.entries(course.state.treasury[owner])) {
    if (ipc === 0 || !IS_LOOT[ruleset.capture.capitalLoot](ruleset, owner, purse, space)) continue;
    course.emit({ type: 'paid', power: owner, purse, ipc, for: 'loot', space });
    const into = purseOf(ruleset, captor, 'loot', space);
    course.emit({ type: 'received', power: captor, purse: into, ipc, for: 'loot', space });
    course.apply('capital-looted');
    if (capitalLost(ruleset, course.state, captor)) course.apply('loot-while-capital-lost');
  }
};

/**
 * Units that change hands when land returns to a power whose capital is freed, by word. Ruling D23: guns stay with the
 * liberator under both rulesets, for DAAK says so and the publisher is silent.
 */
const RETURNS: { readonly [word in Ruleset['capture']['capitalFreed']]: (ruleset: Ruleset, unit: Unit) => boolean } = {
  'land-and-complexes': isIndustry,
};

/** What allies held for a power goes back to it. */
const freeCapital = (course: Course, owner: Power): void => {
  const { ruleset } = course;
  course.apply('capital-freed');
  for (const { id, originalOwner } of ruleset.board.spaces) {
    const { control, units } = spaceAt(course.state, id);
    const heldForHim = originalOwner === owner && control !== null && control !== owner;
    if (!heldForHim || !areFriends(ruleset, course.state, control, owner)) continue;
    course.emit({ type: 'control-changed', space: id, from: control, to: owner, how: 'liberation' });
    handOver(
      course,
      id,
      units.filter((unit) => unit.power !== owner && RETURNS[ruleset.capture.capitalFreed](ruleset, unit)),
      owner,
    );
    const guns = units.filter(({ type, power }) => hasTrait(ruleset.board, type, 'antiaircraft') && power !== owner);
    if (guns.length > 0) course.apply('gun-stays-with-liberator');
  }
};

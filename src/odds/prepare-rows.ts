// What only rows of fire ask of a battle made from counts: which planes stand on which deck, which ships a landing came
// on, what defenders do who may leave.

import { canFight, hasDeck, hasTrait, liftsTroops } from '../board/roster.ts';
import { completeOrder } from '../engine/combat/order-of-loss.ts';
import type { Ruleset } from '../rulesets/index.ts';
import { needOf } from '../rulesets/unit-values.ts';
import { countEntries, sumCounts, type UnitCounts, type UnitType } from '../vocab/index.ts';
import { type Load, loadsOn } from './aboard.ts';
import type { Battle, DefendersLeave, Force, Group } from './battle.ts';
import { type Army, prepare, type Question, shotOf } from './prepare.ts';

/** Units of one group taken out of it, each part on a ship of its own; what is left of it follows. */
const apart = (group: Group, parts: readonly { readonly on: number; readonly count: number }[]): readonly Group[] => {
  const taken = parts.reduce((sum, { count }) => sum + count, 0);
  return [
    ...parts.map((part) => ({ ...group, ...part })),
    ...(group.count > taken ? [{ ...group, count: group.count - taken }] : []),
  ];
};

const numbered = (loads: readonly Load[]) => loads.map((load, on) => ({ ...load, on }));

/**
 * Defending planes on the decks of those ships that are there; a ship without a plane is lost before one that has some.
 */
const onDecks = ({ board }: Ruleset, force: Force): Force => {
  const ship = force.groups.find(({ type }) => hasDeck(board, type));
  if (ship === undefined) return force;
  const planes = sumCounts(force.groups.map(({ type, domain, count }) => (domain === 'air' ? { [type]: count } : {})));
  const loads = numbered(loadsOn(board, ship.type, planes)).slice(0, ship.count);
  const groups = force.groups.flatMap((group): readonly Group[] => {
    if (group === ship) {
      const bare = ship.count - loads.length;
      const laden = loads.map(({ on }) => ({ ...ship, count: 1, ship: on }));
      return [...(bare > 0 ? [{ ...ship, count: bare }] : []), ...laden];
    }
    return apart(
      group,
      loads.filter(({ type }) => type === group.type),
    ).toSorted((a, b) => (a.on ?? -1) - (b.on ?? -1));
  });
  return { ...force, groups };
};

/** The transports that the troops of a landing come on; none where the board has no such ship. */
const transportsFor = (ruleset: Ruleset, units: UnitCounts): readonly Load[] => {
  const { board } = ruleset;
  const lift = board.roster.find((type) => liftsTroops(board, type));
  const troops = countEntries(units).filter(([type]) => board.units[type].domain === 'land' && canFight(board, type));
  return lift === undefined ? [] : loadsOn(board, lift, Object.fromEntries(troops));
};

/** Kinds of unit in the order the attackers of a landing lose them, ships and all. */
const orderIn = (ruleset: Ruleset, { conduct = {}, technologies = [] }: Army): readonly UnitType[] => {
  const order = completeOrder(ruleset, 'attack', 'land', conduct.orderOfLoss);
  if (conduct.orderOfLoss !== undefined || conduct.plan !== 'KAAC') return order;
  const need = (type: UnitType): number => needOf(ruleset, technologies, 'attack', type);
  return order.toSorted((a, b) => need(a) - need(b));
};

const asLanding = (ruleset: Ruleset, battle: Battle, { attacker, shots = 0 }: Question): Battle => {
  const { board } = ruleset;
  const loads = numbered(transportsFor(ruleset, attacker.units));
  const lift = board.roster.find((type) => liftsTroops(board, type));
  const supporter = board.roster.find((type) => hasTrait(board, type, 'bombards'));
  const ship = (type: UnitType): Group => ({
    type,
    count: 1,
    domain: board.units[type].domain,
    owner: 'attack',
    need: 0,
    dice: 0,
    ipc: board.units[type].cost,
    hits: 'all',
    lifts: liftsTroops(board, type) ? 'yes' : 'no',
    leaves: 'stay',
  });
  return {
    ...battle,
    attacker: {
      ...battle.attacker,
      order: orderIn(ruleset, attacker),
      groups: battle.attacker.groups.flatMap((group) =>
        apart(
          group,
          loads.filter(({ type }) => type === group.type),
        ),
      ),
    },
    ships: [
      ...(lift === undefined ? [] : loads.map(({ on }) => ({ ...ship(lift), ship: on }))),
      ...(supporter === undefined || shots === 0
        ? []
        : [{ ...ship(supporter), count: shots, ...shotOf(ruleset, attacker.technologies ?? []) }]),
    ],
  };
};

/** Ships that may break off contact and stay are never shut in. */
export const staysAtSea = ({ retreat }: Pick<Ruleset, 'retreat'>, kind: Battle['kind'] | 'raid'): boolean =>
  kind === 'sea' && retreat.shipsTo === 'any-adjacent-or-stay';

/**
 * What the orders of those who defend come to where the rules let them leave; at sea they stay in the zone and fight no
 * more.
 */
const defendersLeave = (
  { retreat }: Ruleset,
  { kind }: Battle,
  { conduct = {} }: Army,
): { readonly leaves?: DefendersLeave } => {
  const { retreatAfter: after, retreatBelow: below } = conduct;
  if (retreat.by === 'attacker' || (after ?? below) === undefined) return {};
  return {
    leaves: {
      ...(after === undefined ? {} : { after }),
      ...(below === undefined ? {} : { below }),
      result: kind === 'sea' ? 'retreat' : 'attacker',
    },
  };
};

/** The battle a question is about, under rules whose steps are rows. */
export const prepareRows = (ruleset: Ruleset, question: Question): Battle => {
  const asked = prepare(ruleset, question);
  const plain = staysAtSea(ruleset, asked.kind) ? prepare(ruleset, { ...question, exits: 'open' }) : asked;
  const { leaving, kind } = plain;
  const lands = question.assault ?? ((question.shots ?? 0) > 0 ? 'landing' : 'none');
  const isLanding = lands === 'landing' && kind === 'land';
  const battle: Battle = {
    ...plain,
    leaving: isLanding && leaving.exits === 'planes' ? { ...leaving, apart: 'planes' } : leaving,
    defender: {
      ...(kind === 'sea' ? onDecks(ruleset, plain.defender) : plain.defender),
      ...defendersLeave(ruleset, plain, question.defender),
    },
  };
  return isLanding && ruleset.combat.landing !== undefined ? asLanding(ruleset, battle, question) : battle;
};

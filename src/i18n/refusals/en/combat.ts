// English: refusals about battles and the choices in them.

import type { CombatRefusals } from '../../../engine/refusals/combat.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { counted, either, plural } from '../../format.ts';
import type { Words } from '../../words.ts';
import type { Say } from '../say.ts';

const choice = (ids: readonly SpaceId[], w: Words): string =>
  ids.length === 0 ? 'nowhere at all' : either('en', ids.map(w.space));

export const combat: Say<CombatRefusals> = {
  'no-such-battle': ({ battle }, w) => `There is no battle for ${w.battle(battle)} this turn.`,
  'battle-over': ({ battle }, w) => `The battle for ${w.battle(battle)} is over.`,
  'battle-twice': ({ battle }, w) => `The battle for ${w.battle(battle)} is named twice.`,
  'sea-battle-first': ({ battle, first }, w) =>
    `Before the landing in ${w.battle(battle)} the sea battle in ${w.battle(first)} has to be fought.`,
  'raid-first': ({ battle, first }, w) =>
    `The strategic bombing raid on ${w.battle(first)} comes before the battle for ${w.battle(battle)}.`,
  'order-of-loss-twice': ({ unit }, w) => `The order of loss names ${w.unit(unit, 2)} twice.`,

  'casualties-miscounted': ({ battle, needed, named }, w) =>
    `In ${w.battle(battle)} ${counted('en', needed, 'unit has', 'units have')} to be taken off; ${named} ${plural('en', named, 'is', 'are')} named.`,
  'casualty-not-there': ({ power, unit, asked, there }, w) =>
    `${w.power(power)} can lose ${w.units({ [unit]: there }) || `no ${w.unit(unit, 2)}`} here; ${asked} ${plural('en', asked, 'is', 'are')} named.`,
  'submarine-hits-need-ships': ({ battle, needed, named }, w) =>
    `In ${w.battle(battle)} submarines have hit, and they hit ships only: ${counted('en', needed, 'ship has', 'ships have')} to be among the losses, not ${named}.`,

  'retreat-not-attacker': ({ battle, power }, w) =>
    `Only the attacker can retreat; in ${w.battle(battle)} ${w.power(power)} defends.`,
  'retreat-before-defence': ({ battle }, w) =>
    `In ${w.battle(battle)} the defenders have to fire before the attacker can retreat.`,
  'retreat-from-nothing': ({ battle }, w) => `In ${w.battle(battle)} no enemy is left to retreat from.`,
  'retreat-from-assault': ({ battle }, w) =>
    `${w.battle(battle)} is attacked from the sea: once the troops are ashore nobody retreats.`,
  'retreat-is-whole': ({ battle }, w) =>
    `The attackers have left ${w.battle(battle)}, all together; nobody is left to fight on or to retreat elsewhere.`,
  'retreat-needs-space': ({ battle, spaces }, w) =>
    `Say where the attackers in ${w.battle(battle)} retreat to: ${choice(spaces, w)}.`,
  'retreat-not-there': ({ battle, to, spaces }, w) =>
    `From ${w.battle(battle)} there is no retreat to ${w.space(to)}: it goes to one space beside it that attackers came from. Open: ${choice(spaces, w)}.`,
  'planes-have-no-retreat-space': ({ battle, to }, w) =>
    `Only planes are left in ${w.battle(battle)}: they break off and fly home in the noncombat move, so name no ${w.space(to)}.`,

  'withdraw-not-now': ({ battle }, w) => `In ${w.battle(battle)} no submarines can withdraw now.`,
  'withdraw-after-victory': ({ battle }, w) =>
    `The battle in ${w.battle(battle)} is won; submarines no longer withdraw.`,
  'withdraw-needs-zone': ({ battle, zones }, w) =>
    `Say where the submarines in ${w.battle(battle)} withdraw to: ${choice(zones, w)}.`,
  'not-enough-submarines': ({ battle, asked, there }, w) =>
    `In ${w.battle(battle)} ${counted('en', there, 'submarine', 'submarines')} can withdraw, not ${asked}.`,
  'withdraw-not-adjacent': ({ from, to }, w) =>
    `Submarines withdraw to a zone next to theirs; ${w.space(to)} does not touch ${w.space(from)}.`,
  'withdraw-to-enemies': ({ to }, w) => `Enemy ships are in ${w.space(to)}: submarines cannot withdraw there.`,
  'withdraw-to-battle-site': ({ to }, w) =>
    `There is or was a battle in ${w.space(to)} this turn: submarines cannot withdraw there.`,
  'withdraw-not-an-origin': ({ to, zones }, w) =>
    `Attacking submarines withdraw the way attackers came, not to ${w.space(to)}. Open: ${choice(zones, w)}.`,
  'withdraw-other-zone': ({ to, used }, w) =>
    `This round’s other submarines went to ${w.space(used)}; all go to the same zone, so not to ${w.space(to)}.`,
  'withdraw-not-open': ({ to, zones }, w) =>
    `Submarines cannot withdraw to ${w.space(to)} now. Open: ${choice(zones, w)}.`,
};

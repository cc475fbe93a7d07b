// English: refusals about battles and the choices in them.

import type { CombatRefusals } from '../../../engine/refusals/combat.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { counted, either, plural } from '../../format.ts';
import type { Words } from '../../words.ts';
import type { Say } from '../say.ts';

const choice = (ids: readonly SpaceId[], w: Words): string =>
  ids.length === 0 ? 'nowhere at all' : either('en', ids.map(w.space));

export const combat: Say<CombatRefusals> = {
  'no-such-battle': ({ battle }, w) => `There is no battle for ${w.place(battle).the} this turn.`,
  'battle-over': ({ battle }, w) => `The battle for ${w.place(battle).the} is over.`,
  'battle-twice': ({ battle }, w) => `The battle for ${w.place(battle).the} is named twice.`,
  'sea-battle-first': ({ battle, first }, w) =>
    `Before the landing ${w.place(battle).in} the sea battle ${w.place(first).in} has to be fought.`,
  'raid-first': ({ battle, first }, w) =>
    `The strategic bombing raid on ${w.place(first).the} comes before the battle for ${w.place(battle).the}.`,
  'order-of-loss-twice': ({ unit }, w) => `The order of loss names ${w.unit(unit, 2)} twice.`,
  'no-shot-there': ({ battle, asked, there }, w) =>
    `${there === 0 ? 'No battleship' : `Only ${counted('en', there, 'battleship', 'battleships')}, not ${asked},`} can fire in support ${w.place(battle).in}: battleships fire at the shore only beside a landing, from the same sea zone.`,

  'casualties-miscounted': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} ${counted('en', needed, 'unit has', 'units have')} to be taken off; ${named} ${plural('en', named, 'is', 'are')} named.`,
  'casualty-not-there': ({ power, unit, asked, there }, w) =>
    `${w.power(power)} can lose ${w.units({ [unit]: there }) || `no ${w.unit(unit, 2)}`} here; ${asked} ${plural('en', asked, 'is', 'are')} named.`,
  'submarine-hits-need-ships': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} submarines have hit, and they hit ships only: ${counted('en', needed, 'ship has', 'ships have')} to be among the losses, not ${named}.`,

  'retreat-not-attacker': ({ battle, power }, w) =>
    `Only the attacker can retreat; ${w.place(battle).in} ${w.power(power)} defends.`,
  'retreat-before-defence': ({ battle }, w) =>
    `${w.place(battle).in} the defenders have to fire before the attacker can retreat.`,
  'retreat-from-nothing': ({ battle }, w) => `${w.place(battle).in} no enemy is left to retreat from.`,
  'retreat-from-assault': ({ battle }, w) =>
    `${w.place(battle).the} is attacked from the sea: once the troops are ashore nobody retreats.`,
  'retreat-is-whole': ({ battle }, w) =>
    `The attackers have left ${w.place(battle).the}, all together; nobody is left to fight on or to retreat elsewhere.`,
  'retreat-needs-space': ({ battle, spaces }, w) =>
    `Say where the attackers ${w.place(battle).in} retreat to: ${choice(spaces, w)}.`,
  'retreat-not-there': ({ battle, to, spaces }, w) =>
    `From ${w.place(battle).the} there is no retreat ${w.place(to).to}: it goes to one space beside it that the attack came by and no enemy holds. Open: ${choice(spaces, w)}.`,
  'way-not-open': ({ battle, unit, to, spaces }, w) =>
    `From ${w.place(battle).the} ${w.unit(unit, 2)} cannot leave for ${w.place(to).the}. Open to them: ${choice(spaces, w)}.`,
  'only-planes-leave': ({ battle }, w) =>
    `${w.place(battle).the} is attacked from the sea: once the troops are ashore only planes break off, by themselves.`,
  'retreat-is-partial': ({ battle, power, unit, left }, w) =>
    `Whoever leaves takes all his units along: ${w.power(power)} has not said where ${w.units({ [unit]: left })} ${plural('en', left, 'goes', 'go')} from ${w.place(battle).the}.`,
  'retreat-goes-together': ({ battle }, w) =>
    `The whole force leaves ${w.place(battle).the} for one and the same space.`,
  'planes-have-no-retreat-space': ({ battle, to }, w) =>
    `Only planes are left ${w.place(battle).in}: they break off and fly home in the noncombat move, so do not name ${w.place(to).the}.`,

  'withdraw-not-now': ({ battle }, w) => `${w.place(battle).in} no submarines can withdraw now.`,
  'withdraw-after-victory': ({ battle }, w) =>
    `The battle ${w.place(battle).in} is won; submarines no longer withdraw.`,
  'withdraw-needs-zone': ({ battle, zones }, w) =>
    `Say where the submarines ${w.place(battle).in} withdraw to: ${choice(zones, w)}.`,
  'not-enough-submarines': ({ battle, asked, there }, w) =>
    `${w.place(battle).in} ${counted('en', there, 'submarine', 'submarines')} can withdraw, not ${asked}.`,
  'withdraw-not-adjacent': ({ from, to }, w) =>
    `Submarines withdraw to a zone next to theirs; ${w.place(to).the} does not touch ${w.place(from).the}.`,
  'withdraw-to-enemies': ({ to }, w) => `Enemy ships are ${w.place(to).in}: submarines cannot withdraw there.`,
  'withdraw-to-battle-site': ({ to }, w) =>
    `There is or was a battle ${w.place(to).in} this turn: submarines cannot withdraw there.`,
  'withdraw-not-an-origin': ({ to, zones }, w) =>
    `Attacking submarines withdraw the way attackers came, not ${w.place(to).to}. Open: ${choice(zones, w)}.`,
  'withdraw-other-zone': ({ to, used }, w) =>
    `This round’s other submarines went ${w.place(used).to}; all go to the same zone, so not ${w.place(to).to}.`,
  'withdraw-not-open': ({ to, zones }, w) =>
    `Submarines cannot withdraw ${w.place(to).to} now. Open: ${choice(zones, w)}.`,
};

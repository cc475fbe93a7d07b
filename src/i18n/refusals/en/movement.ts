// English: refusals about moving.

import type { MovementRefusals } from '../../../engine/refusals/movement.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

const spaces = (count: number): string => counted('en', count, 'space', 'spaces');

export const movement: Say<Omit<MovementRefusals, 'battles-unfought'>> = {
  'not-adjacent': ({ from, to }, w) => `${w.place(from).the} and ${w.place(to).the} do not touch.`,
  'too-far': ({ unit, cost, range }, w) =>
    `${w.unit(unit, 2)} can move ${spaces(range)} in a turn; this way comes to ${cost}.`,
  'land-unit-at-sea': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot enter ${w.place(space).the} on their own: land units go to sea aboard ships.`,
  'ship-on-land': ({ space, unit }, w) => `${w.unit(unit, 2)} cannot enter ${w.place(space).the}: that is land.`,
  'unit-never-moves': ({ unit }, w) => `${w.unit(unit, 2)} never move.`,
  'canal-closed': ({ canal, from, to }, w) =>
    `The ${w.canal(canal)} between ${w.place(from).the} and ${w.place(to).the} is closed to your ships this turn.`,
  'blocked-by-enemy': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot go on through ${w.place(space).the}: enemy units hold it.`,
  'blocked-by-neutral': ({ space, unit }, w) =>
    unit === 'armor'
      ? `Armor cannot blitz through ${w.place(space).the}: it is neutral.`
      : `${w.unit(unit, 2)} cannot go on through ${w.place(space).the}: it is neutral.`,
  'theatre-decided': ({ space, unit, theatre }, w) =>
    `${w.theatre(theatre)} is decided: you make no more combat moves there (${w.unit(unit, 2)}, ${w.space(space)}).`,
  'at-peace': ({ space, unit, with: other }, w) =>
    `Your ${w.unit(unit, 2)} cannot enter ${w.place(space).the}: you are at peace with ${w.power(other)}.`,
  'blocked-by-enemy-ships': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot sail on ${w.place(space).from}: enemy ships are there, and that means battle.`,

  'not-enough-units': ({ space, unit, asked, there }, w) =>
    there === 0
      ? `${w.place(space).in} no ${w.unit(unit, 2)} can do this; ${asked} ${plural('en', asked, 'is', 'are')} asked for.`
      : `${w.place(space).in} only ${w.units({ [unit]: there })} can do this; ${asked} are asked for.`,
  'units-of-ally': ({ space, unit, owner }, w) =>
    `The ${w.unit(unit, 2)} ${w.place(space).in} belong to ${w.power(owner)}.`,
  'unit-held': ({ space, unit }, w) =>
    `The battle of the ${w.unit(unit, 2)} ${w.place(space).in} was dropped after an error; they do not move this turn.`,
  'already-left': ({ space, unit }, w) =>
    `The ${w.unit(unit, 2)} of ${w.place(space).the} have already left this turn.`,
  'raider-does-not-fight': ({ space, unit }, w) =>
    `The ${w.unit(unit, 2)} of ${w.place(space).the} fly a strategic bombing raid this turn and cannot do anything else.`,
  'already-moved': ({ space, unit }, w) => `The ${w.unit(unit, 2)} ${w.place(space).in} have already moved this turn.`,
  'already-fought': ({ space, unit }, w) =>
    `The ${w.unit(unit, 2)} ${w.place(space).in} fought this turn and stay where they are.`,
  'gun-captured': ({ space }, w) =>
    `The antiaircraft gun ${w.place(space).in} was captured this turn and cannot move yet.`,
  'gun-fired': ({ space }, w) => `The gun ${w.place(space).in} has fired its rocket this turn and does not move again.`,
  'fighter-left-behind': ({ space, unit }, w) =>
    `The ${w.unit(unit, 2)} did not sail with their carrier; they are still ${w.place(space).in}.`,

  'no-combat-there': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} would not fight ${w.place(space).in}: moves without combat come in the noncombat move.`,
  'nothing-to-attack': ({ space }, w) => `${w.place(space).in} no own ships lie among enemies.`,
  'ship-without-combat': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} would take part in no combat ${w.place(space).in}: ships that do not fight wait for the noncombat move.`,
  'gun-never-attacks': ({ space }, w) => `Antiaircraft guns never attack; one cannot go ${w.place(space).to}.`,
  'gun-waits-for-noncombat': ({ space }, w) =>
    `Antiaircraft guns move in the noncombat move; the one for ${w.place(space).the} has to wait.`,
  'raid-needs-bombers': ({ unit }, w) => `Only bombers fly strategic bombing raids, not ${w.unit(unit, 2)}.`,
  'raid-needs-complex': ({ space }, w) => `A raid needs an enemy industrial complex; ${w.place(space).the} has none.`,
  'no-attack-in-first-round': ({ space, power }, w) =>
    `This game is played without an attack by ${w.power(power)} in round 1, so not on ${w.place(space).the} either.`,
  'attack-too-far': ({ space, unit }, w) =>
    `In the first combat move ${w.unit(unit, 2)} attack enemy units only in the next space, not yet ${w.place(space).in}.`,
  'not-in-second-move': ({ unit }, w) =>
    `${w.unit(unit, 2)} do not move in the second combat move: it is for armor alone.`,
  'too-many-sea-zones': ({ unit, zones, most }, w) =>
    `On the way to a battle, and again on the way home, ${w.unit(unit, 2)} enter ${counted('en', most, 'sea zone', 'sea zones')} at most; this way enters ${zones}.`,
  'carrier-has-launched': ({ space }, w) =>
    `The carrier ${w.place(space).in} has sent its planes out, and that ended its own move.`,
  'fighter-returns-home': ({ space, unit, zone }, w) =>
    `${w.unit(unit, 2)} that fought from a carrier return to it: from ${w.place(space).the} theirs is within reach, ${w.place(zone).in}.`,
  'fighter-stays-ashore': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} that fought from land do not come down on a carrier this turn, so not ${w.place(space).in}.`,
  'landing-forgotten': ({ space, unit, spaces: open }, w) =>
    `The ${w.unit(unit, 2)} ${w.place(space).in} must come down: nobody gives up units that can be saved. Within reach: ${list(
      'en',
      open.map((id) => w.place(id).name),
    )}.`,
  'no-landing-place': ({ space, unit, left }, w) =>
    `Not all ${w.unit(unit, 2)} ${w.place(space).in} could land afterwards: with ${spaces(left)} left to fly they reach no place that can take them.`,
  'landing-impossible': ({ space, unit, land, left }, w) =>
    `From ${w.place(space).the} ${w.unit(unit, 2)} cannot come down ${w.place(land).in}: ${spaces(left)} ${plural('en', left, 'is', 'are')} left to fly, and the place must be able to take them.`,

  'no-room-aboard': ({ zone, unit, asked, room }, w) =>
    `The transports ${w.place(zone).in} have room for ${w.units({ [unit]: room }) || 'none of these'}, not for ${asked}.`,
  'not-aboard': ({ zone, unit, asked, there }, w) =>
    there === 0
      ? `No ${w.unit(unit, 2)} are aboard ships ${w.place(zone).in}.`
      : `Only ${w.units({ [unit]: there })} ${plural('en', there, 'is', 'are')} aboard ships ${w.place(zone).in}; ${asked} ${plural('en', asked, 'is', 'are')} asked for.`,
  'transport-done': ({ space }, w) =>
    `The transports ${w.place(space).in} have landed their cargo and are done for this turn.`,
  'one-landing-place': ({ zone, to }, w) =>
    `A transport ${w.place(zone).in} lands all its cargo in one territory; it has begun elsewhere and cannot land ${w.place(to).in} as well.`,
  'allied-transport-waits': ({ space }, w) =>
    `An ally’s transport ${w.place(space).in} lands your units on a later turn than the one they boarded in.`,
  'part-of-cargo': ({ zone, unit, kept }, w) =>
    `What is aboard one transport ${w.place(zone).in} lands together and in one territory; ${w.units({ [unit]: kept })} would be left out.`,
  'boarding-without-landing': ({ zone, unit }, w) =>
    `Enemies are ${w.place(zone).in}: ${w.unit(unit, 2)} board there in the combat move only to land in the same turn.`,
  'mixed-powers': ({ zone, unit, aboard }, w) =>
    `A transport carries troops of one power only: aboard ${w.place(zone).in} are those of ${w.power(aboard)}, so no other ${w.unit(unit, 2)} board.`,
  'one-coast-for-guests': ({ zone, coast, used }, w) =>
    `The allied transport ${w.place(zone).in} lies at the coast of ${w.place(used).the} this turn; units ${w.place(coast).from} cannot board it as well.`,
  'transfer-at-sea': ({ zone, unit }, w) =>
    `${w.place(zone).in} ${w.unit(unit, 2)} cannot change ships or zones: they board from land and go ashore.`,
  'ships-of-enemy': ({ zone, power }, w) =>
    `${w.power(power)} is an enemy; its ships ${w.place(zone).in} carry nobody of yours.`,

  'space-not-friendly': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot enter ${w.place(space).the} in the noncombat move: it is not friendly.`,
  'zone-holds-enemies': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot do this ${w.place(space).in}: enemy ships are there.`,
  'neutral-in-flight': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot fly over neutral ${w.space(space)} in the noncombat move.`,
  'newly-taken': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot land ${w.place(space).in}: it was taken only this turn.`,
  'landing-not-friendly': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} cannot land ${w.place(space).in}: it is not friendly.`,
  'bomber-at-sea': ({ space }, w) => `Bombers cannot land at sea, so not ${w.place(space).in}.`,
  'no-room-on-carrier': ({ space, unit, asked, room }, w) =>
    `The carriers ${w.place(space).in} have room for ${w.units({ [unit]: room }) || 'no more planes'}; ${asked} would land.`,
  'carrier-holds-landed': ({ space }, w) =>
    `The carrier ${w.place(space).in} has taken planes aboard this turn and does not move again.`,
};

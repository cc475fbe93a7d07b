// English: refusals about money, research, purchase, placement, rockets and neutrals.

import type { EconomyRefusals } from '../../../engine/refusals/economy.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

export const economy: Say<EconomyRefusals> = {
  'too-expensive': ({ cost, treasury }) => `That costs ${cost} IPC; the treasury holds ${treasury}.`,
  'unknown-purse': ({ power, purse, purses }, w) =>
    `${w.power(power)} has no purse “${purse}”; it has ${list('en', purses)}.`,
  'capital-lost': ({ power, capital }, w) =>
    `Enemies hold ${w.place(capital).the}: without its capital ${w.power(power)} can neither buy nor research.`,

  'no-complex-held': ({ power }, w) =>
    `${w.power(power)} holds neither its capital nor any industrial complex and buys nothing.`,
  'technology-off': () => 'This game is played without weapons development.',
  'research-dice': ({ dice, most }) =>
    `${counted('en', most, 'die is', 'dice are')} thrown a turn; ${dice} are asked for.`,
  'research-once': ({ dice }) =>
    `Research is thrown once a turn, and ${counted('en', dice, 'die was', 'dice were')} bought already.`,
  'nothing-to-research': ({ power }, w) => `${w.power(power)} has all the technologies there are.`,

  'unit-not-in-game': ({ unit }, w) => `There are no ${w.unit(unit, 2)} in this game.`,
  'complexes-exhausted': ({ asked, left }) =>
    `${counted('en', left, 'industrial complex is', 'industrial complexes are')} left to build in this game; ${asked} ${plural('en', asked, 'is', 'are')} asked for.`,
  'new-complexes-off': () => 'This game is played without new industrial complexes.',

  'bid-due': ({ side }, w) => `The bid of the ${w.side(side)} comes first; nothing else can happen before it.`,
  'no-bid-due': () => 'No bid is awaited in this game.',
  'bid-of-other-side': ({ power, side }, w) =>
    `The bid belongs to the ${w.side(side)}; ${w.power(power)} is not one of them.`,
  'bid-for-enemy': ({ power, side }, w) => `A bid of the ${w.side(side)} gives nothing to ${w.power(power)}.`,
  'bid-not-lowest': ({ total, against }) =>
    `The lower bid plays the Axis: ${total} IPC is more than the ${against} the other player asked for.`,
  'bid-not-own-land': ({ space, power, word }, w) =>
    word === 'land-held'
      ? `Units of a bid go to land of their own power; ${w.power(power)} does not hold ${w.place(space).the}.`
      : `Units of a bid go to land that was their own power’s from the start; ${w.place(space).the} was not ${w.power(power)}’s.`,
  'bid-zone-not-beside': ({ zone, power }, w) =>
    `Ships of a bid go to a zone beside land of their own power; ${w.place(zone).the} touches none of ${w.power(power)}.`,
  'bid-zone-taken': ({ zone, power, word }, w) =>
    word === 'zone-without-enemies'
      ? `Enemy units are ${w.place(zone).in}: ships of a bid cannot be placed there.`
      : `Ships of a bid go to an empty zone or one with only their own; ${w.place(zone).in} there are others than those of ${w.power(power)}.`,
  'bid-over-total': ({ total, worth }) =>
    `The units of the bid cost ${worth} IPC; its total is ${total}, and the total holds.`,
  'bid-units-missing': ({ space, power, unit, asked, there }, w) =>
    `A bid below 0 gives up what is there: ${w.units({ [unit]: asked })} (${w.power(power)}) were named ${w.place(space).in}, and there ${plural('en', there, 'is', 'are')} ${there}.`,
  'bid-money-missing': ({ power, ipc, treasury }, w) =>
    `The bid gives up ${ipc} IPC of ${w.power(power)}, whose treasury holds ${treasury}.`,
  'bid-ship-loaded': ({ space, unit }, w) =>
    `The ${w.unit(unit)} ${w.place(space).in} carries units; it can only be given up together with all it carries.`,
  'bidders-not-two': ({ bidders }) =>
    `Sealed bids are made by two players without a power; ${counted('en', bidders, 'is', 'are')} named.`,
  'powers-before-bids': ({ power }, w) =>
    `Sealed bids decide who plays what; ${w.power(power)} cannot be given to anybody before.`,
  'not-a-bidder': ({ player }) => `${player} does not bid in this game.`,
  'bid-sealed-twice': ({ player }) => `${player} has sealed a bid already, and a seal holds.`,
  'bid-unsealed': () =>
    'In this game bids are sealed first and opened afterwards: a bid in clear is not taken, for the other side would know it.',
  'bid-not-sealed-here': () =>
    'In this game no bid is sealed: the winning bid was settled before and is laid out as it is.',
  'seals-missing': ({ players }) =>
    `Bids are opened when both are sealed; that of ${list('en', players)} is not sealed yet.`,
  'bid-opened-twice': ({ player }) => `The bid of ${player} is open already.`,
  'bid-lapsed': ({ player }) => `The bid of ${player} was not there in time and no longer counts.`,

  'not-bought': ({ unit, asked, bought }, w) =>
    bought === 0
      ? `No ${w.unit(unit, 2)} were bought; ${asked} ${plural('en', asked, 'is', 'are')} to be placed.`
      : `Only ${w.units({ [unit]: bought })} ${plural('en', bought, 'was', 'were')} bought; ${asked} are to be placed.`,
  'bought-from-other-purse': ({ space, unit, purse, asked, bought }, w) =>
    `What stands ${w.place(space).in} is paid from the purse “${purse}”: it bought ${bought} ${w.unit(unit, bought)}, and ${asked} are to be placed.`,
  'unit-not-for-land': ({ space, unit }, w) => `New ${w.unit(unit, 2)} are placed at sea, not ${w.place(space).in}.`,
  'unit-not-for-sea': ({ space, unit }, w) => `New ${w.unit(unit, 2)} are placed on land, not ${w.place(space).in}.`,
  'no-complex': ({ space }, w) => `${w.place(space).the} has no industrial complex of yours to place units with.`,
  'complex-of-another': ({ space, owner }, w) =>
    `The industrial complex ${w.place(space).in} belongs to ${w.power(owner)}.`,
  'complex-too-new': ({ space }, w) =>
    `The industrial complex ${w.place(space).in} came into your hands only this turn; it works from your next one on.`,
  'no-complex-beside': ({ zone, from }, w) =>
    from === null
      ? `No territory beside ${w.place(zone).the} has an industrial complex you can use.`
      : `${w.place(from).the} has no industrial complex of yours that touches ${w.place(zone).the}.`,
  'complex-limit': ({ space, asked, limit }, w) =>
    `The industrial complex ${w.place(space).in} places ${counted('en', limit, 'unit', 'units')} a turn; these would be ${asked}.`,
  'enemy-in-zone': ({ zone }, w) => `Enemy ships are ${w.place(zone).in}: no new ships can be placed there.`,
  'territory-has-gun': ({ space }, w) =>
    `${w.place(space).the} already has an antiaircraft gun; a territory holds one.`,
  'territory-has-complex': ({ space }, w) =>
    `${w.place(space).the} already has an industrial complex; a territory holds one.`,
  'not-owned-since-start': ({ space, power }, w) =>
    `A new industrial complex needs land of your own: ${w.power(power)} did not hold ${w.place(space).the} when the turn began.`,
  'no-deck-free': ({ zone, unit }, w) =>
    `No carrier ${w.place(zone).in} can take another ${w.unit(unit)}: it must be one of the same power, beside the complex or launched by it, with room left.`,
  'plane-not-rested': ({ space, unit, asked, there }, w) =>
    `${asked} ${w.unit(unit, asked)} cannot board the new carrier: ${w.place(space).in} ${plural('en', there, 'stands', 'stand')} ${there} that did not fight this turn.`,
  'planes-stay': ({ zone }, w) => `Planes on land do not board new carriers ${w.place(zone).in}.`,
  'no-piece-left': ({ unit, stacks, limit }, w) =>
    `That would make ${counted('en', stacks, 'stack', 'stacks')} of ${w.unit(unit, 2)}; the box has pieces for ${limit}.`,

  'no-rockets': ({ power }, w) => `${w.power(power)} has no rockets.`,
  'rocket-already-fired': ({ from }, w) => `This turn’s rocket was already fired, ${w.place(from).from}.`,
  'no-gun-there': ({ space, power }, w) => `${w.power(power)} has no antiaircraft gun ${w.place(space).in}.`,
  'rocket-aboard': ({ space }, w) => `The gun ${w.place(space).in} is aboard a transport and cannot fire a rocket.`,
  'rocket-captured': ({ space }, w) =>
    `The gun ${w.place(space).in} was captured this turn and cannot fire a rocket yet.`,
  'no-enemy-complex': ({ space }, w) => `${w.place(space).the} has no enemy industrial complex to hit.`,
  'rocket-out-of-range': ({ from, target, distance, range }, w) =>
    `From ${w.place(from).the} ${w.place(target).to} it is ${counted('en', distance, 'space', 'spaces')}; a rocket reaches ${range}.`,

  'not-for-defence': ({ unit }, w) => `A neutral is defended by land units and planes; ${w.unit(unit, 2)} are neither.`,
  'defence-sum': ({ cost, ipc, least }) =>
    `The defenders cost ${cost} IPC. There are ${ipc} to spend, all at once, until less than ${least} are left.`,
  'neutral-fee': ({ space, fee, treasury }, w) =>
    `To enter neutral ${w.space(space)} costs ${fee} IPC; the treasury holds ${treasury}.`,
};

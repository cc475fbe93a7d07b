// English: refusals about money, research, purchase, placement, rockets and neutrals.

import type { EconomyRefusals } from '../../../engine/refusals/economy.ts';
import { counted, plural } from '../../format.ts';
import type { Say } from '../say.ts';

export const economy: Say<EconomyRefusals> = {
  'too-expensive': ({ cost, treasury }) => `That costs ${cost} IPC; the treasury holds ${treasury}.`,
  'capital-lost': ({ power, capital }, w) =>
    `Enemies hold ${w.space(capital)}: without its capital ${w.power(power)} can neither buy nor research.`,

  'technology-off': () => 'This game is played without weapons development.',
  'research-once': ({ dice }) =>
    `Research is thrown once a turn, and ${counted('en', dice, 'die was', 'dice were')} bought already.`,
  'nothing-to-research': ({ power }, w) => `${w.power(power)} has all the technologies there are.`,

  'complexes-exhausted': ({ asked, left }) =>
    `${counted('en', left, 'industrial complex is', 'industrial complexes are')} left to build in this game; ${asked} ${plural('en', asked, 'is', 'are')} asked for.`,
  'new-complexes-off': () => 'This game is played without new industrial complexes.',

  'not-bought': ({ unit, asked, bought }, w) =>
    bought === 0
      ? `No ${w.unit(unit, 2)} were bought; ${asked} ${plural('en', asked, 'is', 'are')} to be placed.`
      : `Only ${w.units({ [unit]: bought })} ${plural('en', bought, 'was', 'were')} bought; ${asked} are to be placed.`,
  'unit-not-for-land': ({ space, unit }, w) => `New ${w.unit(unit, 2)} are placed at sea, not in ${w.space(space)}.`,
  'unit-not-for-sea': ({ space, unit }, w) => `New ${w.unit(unit, 2)} are placed on land, not in ${w.space(space)}.`,
  'no-complex': ({ space }, w) => `${w.space(space)} has no industrial complex of yours to place units with.`,
  'complex-of-another': ({ space, owner }, w) =>
    `The industrial complex in ${w.space(space)} belongs to ${w.power(owner)}.`,
  'complex-too-new': ({ space }, w) =>
    `The industrial complex in ${w.space(space)} came into your hands only this turn; it works from your next one on.`,
  'no-complex-beside': ({ zone, from }, w) =>
    from === null
      ? `No territory beside ${w.space(zone)} has an industrial complex you can use.`
      : `${w.space(from)} has no industrial complex of yours that touches ${w.space(zone)}.`,
  'complex-limit': ({ space, asked, limit }, w) =>
    `The industrial complex in ${w.space(space)} places ${counted('en', limit, 'unit', 'units')} a turn; these would be ${asked}.`,
  'enemy-in-zone': ({ zone }, w) => `Enemy ships are in ${w.space(zone)}: no new ships can be placed there.`,
  'territory-has-gun': ({ space }, w) => `${w.space(space)} already has an antiaircraft gun; a territory holds one.`,
  'territory-has-complex': ({ space }, w) =>
    `${w.space(space)} already has an industrial complex; a territory holds one.`,
  'not-owned-since-start': ({ space, power }, w) =>
    `A new industrial complex needs land of your own: ${w.power(power)} did not hold ${w.space(space)} when the turn began.`,
  'no-piece-left': ({ unit, stacks, limit }, w) =>
    `That would make ${counted('en', stacks, 'stack', 'stacks')} of ${w.unit(unit, 2)}; the box has pieces for ${limit}.`,

  'no-rockets': ({ power }, w) => `${w.power(power)} has no rockets.`,
  'rocket-already-fired': ({ from }, w) => `This turn’s rocket was already fired, from ${w.space(from)}.`,
  'no-gun-there': ({ space, power }, w) => `${w.power(power)} has no antiaircraft gun in ${w.space(space)}.`,
  'rocket-aboard': ({ space }, w) => `The gun in ${w.space(space)} is aboard a transport and cannot fire a rocket.`,
  'rocket-captured': ({ space }, w) =>
    `The gun in ${w.space(space)} was captured this turn and cannot fire a rocket yet.`,
  'no-enemy-complex': ({ space }, w) => `${w.space(space)} has no enemy industrial complex to hit.`,
  'rocket-out-of-range': ({ from, target, distance, range }, w) =>
    `From ${w.space(from)} to ${w.space(target)} it is ${counted('en', distance, 'space', 'spaces')}; a rocket reaches ${range}.`,

  'neutral-fee': ({ space, fee, treasury }, w) =>
    `To enter neutral ${w.space(space)} costs ${fee} IPC; the treasury holds ${treasury}.`,
};

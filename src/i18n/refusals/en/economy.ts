// English: refusals about money, research, purchase, placement, rockets and neutrals.

import type { EconomyRefusals } from '../../../engine/refusals/economy.ts';
import { counted, plural } from '../../format.ts';
import type { Say } from '../say.ts';

export const economy: Say<EconomyRefusals> = {
  'too-expensive': ({ cost, treasury }) => `That costs ${cost} IPC; the treasury holds ${treasury}.`,
  'capital-lost': ({ power, capital }, w) =>
    `Enemies hold ${w.place(capital).the}: without its capital ${w.power(power)} can neither buy nor research.`,

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

  'neutral-fee': ({ space, fee, treasury }, w) =>
    `To enter neutral ${w.space(space)} costs ${fee} IPC; the treasury holds ${treasury}.`,
};

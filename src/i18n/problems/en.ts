// English: lines of a turn sheet that were not understood, and remarks on those that were.

import { counted, number, stop } from '../format.ts';
import type { Say } from '../refusals/say.ts';
import type { Words } from '../words.ts';
import type { ProblemParams, RemarkParams } from './params.ts';

const DOMAINS = { land: 'by land', air: 'by air', sea: 'by sea', facility: 'at all' };
const PARTS = {
  spaces: 'spaces in a path',
  moves: 'moves in a phase',
  battles: 'battles in an order',
  placements: 'placements in a turn',
  'standing-orders': 'standing orders in a sheet',
  units: 'units in a line',
};
const forces = (units: Parameters<Words['units']>[0], w: Words): string => w.units(units) || 'nothing';

export const problems: Say<ProblemParams> = {
  'sheet-too-long': ({ characters, limit }) =>
    `The sheet has ${number('en', characters)} characters; at most ${number('en', limit)} are read.`,
  'line-too-long': ({ characters, limit }) =>
    `The line has ${number('en', characters)} characters; at most ${number('en', limit)} are read.`,
  'strange-character': ({ character }) => `The line holds the character U+${character}, which no order uses.`,
  'not-understood': ({ text }) => `“${text}” was not understood.`,
  'left-over': ({ text }) => `The line was understood up to “${text}”; that is too much.`,
  'bracket-open': () => 'A bracket is opened and not closed.',
  'unknown-space': ({ text }) => `No space is called “${text}”.`,
  'ambiguous-space': ({ text }) => `“${text}” can be more than one space.`,
  'zone-number': ({ text }) => `“${text}” is a number; the sea zones of this board go by name.`,
  'unknown-unit': ({ text }) => `No unit is called “${text}”.`,
  'ambiguous-unit': ({ text }) => `“${text}” can be more than one unit.`,
  'unknown-power': ({ text }) => `No power is called “${text}”.`,
  'units-missing': () => 'Which units are meant is missing.',
  'space-missing': () => 'A space is missing.',
  'target-missing': () => 'Where to is missing.',
  'number-missing': () => 'A number is missing.',
  'number-out-of-range': ({ number: given, least, most }) =>
    `${number('en', given)} cannot be: from ${number('en', least)} to ${number('en', most)}.`,
  'none-there': ({ space, unit }, w) =>
    `You have no ${unit === null ? 'units' : w.unit(unit, 2)} ${w.place(space).in}.`,
  'all-of-what': () => '“All” cannot be counted here: say how many.',
  'no-path': ({ from, to, domain }, w) => `There is no way ${DOMAINS[domain]} ${w.place(from).from} ${w.place(to).to}.`,
  'planes-aboard-transport': ({ unit }, w) =>
    `${w.unit(unit, 2)} do not travel on transports; write their flight on a line of its own.`,
  'allied-transports-stay': ({ power }, w) =>
    `The transports of ${w.power(power)} move only in its own turn; load or unload where they are.`,
  'zone-missing': ({ from }, w) => `Say in which sea zone beside ${w.place(from).the} the transports are.`,
  'transports-too-few': ({ said, needed }) =>
    `${counted('en', said, 'transport', 'transports')} cannot carry that; it takes ${needed}.`,
  'battle-missing': () => 'Which battle is meant is missing.',
  'no-battles': () => 'There is nothing to fight.',
  'total-differs': ({ space, said, counted: sum }, w) =>
    `For ${w.place(space).the} the total says ${forces(said, w)}; the lines come to ${forces(sum, w)}.`,
  'declaration-missing': () => 'A total stands here, but no battle was declared above it.',
  'too-many': ({ what, limit }) => `Too many: at most ${limit} ${PARTS[what]}.`,
  'nonce-missing': () => 'The order needs dice and was given no nonce.',
  'verb-missing': ({ text }) =>
    `What is to be done with “${text}” is missing: write a heading such as “Buy” above it, or a path.`,
};

export const remarks: Say<RemarkParams> = {
  'path-taken': ({ path, guns, neutrals, taken }, w) =>
    [
      stop(`Taken to go ${path.map(w.space).join(' > ')}`),
      ...(guns.length === 0 ? [] : [stop(`Antiaircraft guns on the way: ${w.spaces(guns)}`)]),
      ...(neutrals.length === 0 ? [] : [stop(`Neutral on the way: ${w.spaces(neutrals)}`)]),
      ...(taken.length === 0 ? [] : [stop(`Taken on the way: ${w.spaces(taken)}`)]),
      'Write the whole path if another is meant.',
    ].join(' '),
  'usual-reading': ({ text, space }, w) => `“${text}” is taken for ${w.place(space).the}.`,
  'turn-differs': ({ power, round, turn, now }, w) =>
    `The sheet says ${w.power(power)}, round ${round}; it is the turn of ${w.power(turn)} in round ${now}.`,
  'money-differs': ({ power, said, counted: is }, w) =>
    `The sheet says ${said[0]}/${said[1]} for ${w.power(power)}; it is ${is[0]}/${is[1]} (land value/treasury).`,
  'defenders-differ': ({ space, said, there }, w) =>
    `${w.place(space).the} is said to hold ${forces(said, w)}; it holds ${forces(there, w)}.`,
  'total-defenders-differ': ({ space, said, there }, w) =>
    `The total gives ${forces(said, w)} as defenders of ${w.place(space).the}; there are ${forces(there, w)}.`,
  'walk-in-defended': ({ space, there }, w) =>
    `${w.place(space).the} is not empty but holds ${forces(there, w)}: that will be a battle.`,
  'transports-to-spare': ({ said, needed }) =>
    `${counted('en', said, 'transport is', 'transports are')} named; ${needed} would do.`,
  'order-in-comment': ({ text }) =>
    `Behind the semicolon stands what looks like an order and was not read as one: “${text}”.`,
  'below-end-turn': ({ lines }) =>
    `Reading stops at the end of the turn: ${counted('en', lines, 'line below it was', 'lines below it were')} not read. Send a later turn by itself.`,
  'quoted-line': () => 'A quoted line: not read as an order.',
};

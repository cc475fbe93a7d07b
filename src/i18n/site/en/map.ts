// English: the words of the map, its key and its table, and of the history of spaces.

import { counted, number } from '../../format.ts';
import type { Place } from '../../places/index.ts';

const n = (value: number): string => number('en', value);

export const map = {
  'map.title': (game: string, when: string) => `Map: ${game}, ${when}`,
  'map.now': 'now',
  'map.after': (power: string, round: number) => `after ${power}, round ${n(round)}`,
  'map.says':
    'Owners by colour, emblem and letter, units as counters with their numbers. The table below the map says the same in words.',
  'map.units-of': (units: string, power: string) => `${units} (${power})`,
  'map.changed': 'Changed hands in this turn',
  'map.skip': 'Skip the map',
  'map.scroll': 'The map scrolls sideways.',
  'map.whole': 'The whole map',
  'map.part': (title: string, part: string) => `${title}: ${part}`,
  'map.part-around': (theatre: string, spaces: string) => `${theatre}: ${spaces}`,
  'map.part-more': (spaces: string, more: number) => `${spaces} and ${n(more)} more`,
  'map.crop-europe': 'Europe',
  'map.crop-pacific': 'Pacific',
  'map.crop-atlantic': 'North Atlantic and North America',
  'map.crop-africa': 'Africa',
  'map.crop-asia': 'Asia',
  'map.crop-south-america': 'South America',
  'map.crop-indian-ocean': 'Indian Ocean',
  'map.crop-oceania': 'Australia and Oceania',
  'map.zoom': 'Size of the map',
  'map.zoom-in': 'Larger',
  'map.zoom-out': 'Smaller',
  'map.zoom-whole': 'The whole map',
  'map.help': 'On the map arrow keys go from space to space, + and − change its size, 0 shows it whole.',

  // a space in words, for those who do not see the map
  'map.owned': (space: string, owner: string, ipc: number) => `${space}: ${owner}, ${n(ipc)} IPC`,
  'map.neutral': (space: string) => `${space}: neutral`,
  'map.with': (space: string, units: string) => `${space}; ${units}`,
  'map.zone-with': (space: string, units: string) => `${space}: ${units}`,
  'map.zone-empty': (space: string) => `${space}: no units`,
  'map.battle': (at: number, space: string) => `Battle ${n(at)}: ${space}`,

  // key
  'map.key': 'Key to the map',
  'map.key-value': 'after a name: its value in IPC',
  'map.key-capital': 'capital',
  'map.key-combat': 'combat move, with the number of units',
  'map.key-noncombat': 'noncombat move',
  'map.key-retreat': 'retreat',
  'map.key-captured': 'changed hands in this turn; stripes in the colour of the owner before',
  'map.key-battle': 'battle, numbered in order',
  'map.key-placed': 'some of these units were placed in this turn',
  'map.key-total': 'all units of a power together',
  'map.key-canal-open': 'canal, open to the side that holds it',
  'map.key-canal-closed': 'canal, closed to all',
  'map.key-link-open': 'crossing for land units',
  'map.key-link-closed': 'no way across, or none for landings',

  // table
  'map.table': 'All spaces in words',
  'map.space': 'Space',
  'map.ipc': 'IPC',
  'map.units': 'Units',
  'map.this-turn': 'In this turn',
  'map.group': (power: string, territories: number, ipc: number) =>
    `${power}: ${counted('en', territories, 'territory', 'territories')}, ${n(ipc)} IPC`,
  'map.group-neutral': 'Neutral',
  'map.group-zones': 'Sea zones with units',
  'map.group-zones-empty': 'Sea zones without units',
  'map.group-neutral-empty': 'Neutral, without units',
  'map.note-battle': (at: number) => `battle ${n(at)}`,
  'map.note-taken': (power: string) => `taken, ${power} before`,
  'map.note-entered': 'taken, neutral before',
  'map.note-placed': (units: string) => `placed: ${units}`,
  'map.canal-open': (canal: string, side: string) => `${canal}: open to the ${side}.`,
  'map.canal-closed': (canal: string) => `${canal}: closed to all.`,
  'map.canal-own': (canal: string, power: string) => `${canal}: open to ships of ${power} alone.`,
  'map.canal-closed-into': (canal: string, zone: Place) => `${canal}: closed to all on the way into ${zone.the}.`,
  'map.link-open-land': (a: Place, b: Place) => `Land units cross between ${a.the} and ${b.the}.`,
  'map.link-closed-all': (a: Place, b: Place) => `No way leads between ${a.the} and ${b.the}.`,
  'map.link-closed-transport': (a: Place, b: Place) => `Nothing is loaded or landed between ${a.the} and ${b.the}.`,

  // the history of spaces
  'spaces.title': 'Spaces through the game',
  'spaces.lead': 'For each space, the turns in which it changed hands or was fought for.',
  'spaces.link': 'What happened where, through the game',
  'spaces.none': 'No space has changed hands or been fought for yet.',
  'spaces.taken': (power: string, from: string) => `new owner: ${power}, ${from} before`,
  'spaces.entered': (power: string) => `new owner: ${power}`,
  'spaces.lost': (from: string) => `${from} before, now nobody’s`,
};

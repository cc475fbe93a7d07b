// English sentences: each beat told in full, with its numbers.

import { countEntries, countTotal } from '../../../vocab/index.ts';
import type { Words } from '../../words.ts';
import { allWalked, canSink, groupsOf, sameToll, wasPeaceful, whoseOf } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import type { Telling } from '../teller.ts';
import { listEn, numberEn, powerEn, roundsEn, seaTollEn, spaceEn, spacesEn, tollEn, unitsEn } from './terms.ts';

/** `in the first round`, `after three rounds`. */
const when = (rounds: number): string => {
  if (rounds === 0) return 'at once';
  return rounds === 1 ? 'in the first round' : `after ${roundsEn(rounds)}`;
};

const defendersOf = ({ defenders }: Clash): { readonly who: string; readonly lose: string } => {
  const [only] = defenders;
  return only !== undefined && defenders.length === 1
    ? { who: powerEn(only).the, lose: 'loses' }
    : { who: 'the defenders', lose: 'lose' };
};

const lossesOf = ({ words }: Telling, { at, lost }: Clash) => {
  const say = at === 'sea' ? seaTollEn : tollEn;
  return { attack: say(words, lost.attack), defence: say(words, lost.defence) };
};

/** `Germany loses three infantry, the U.S.S.R. six infantry and one armor`. */
const losses = (telling: Telling, clash: Clash, attacker = powerEn(telling.story.power).the): string => {
  const { attack, defence } = clash.lost;
  const said = lossesOf(telling, clash);
  if (attack.ipc === 0 && defence.ipc === 0) return 'neither side loses a unit';
  if (sameToll(attack, defence)) return `each side loses ${said.attack}`;
  const own = `${attacker} loses ${said.attack}`;
  return clash.defenders.length === 0 ? own : `${own}, ${defendersOf(clash).who} ${said.defence}`;
};

const tellNaval = (telling: Telling, clash: Clash): string => {
  const { space, rounds, lost } = clash;
  const place = spaceEn(telling.words, space);
  const { the } = powerEn(telling.story.power);
  const { who, lose } = defendersOf(clash);
  const { attack, defence } = lossesOf(telling, clash);
  if (lost.defence.ipc === 0) return `${the} clears ${place.the} ${when(rounds)}; ${losses(telling, clash)}`;
  if (sameToll(lost.attack, lost.defence)) return `${place.in} each side loses ${attack}`;
  const free = lost.attack.ipc === 0;
  const sinks = canSink(telling.words, lost.defence) ? 'sinks' : 'destroys';
  return telling.pick([
    `${place.in} ${who} ${lose} ${defence}; ${the} ${free ? 'gets off without loss' : `loses ${attack}`}`,
    `${the} wins the battle ${place.in} ${when(rounds)}${free ? ` and ${sinks} ${defence} without loss` : `, ${sinks} ${defence} and loses ${attack}`}`,
  ]);
};

/** @param whose land it was that a battle was won for */
const tellClash = (telling: Telling, clash: Clash, whose: Gain['whose'] = 'conquered'): string => {
  const { space, at, result, rounds, assault, lost, size } = clash;
  const place = spaceEn(telling.words, space);
  const then = losses(telling, clash);
  const is = place.agree('is', 'are');
  switch (result) {
    case 'taken':
      if (assault === 'yes') return `the landing ${place.in} succeeds ${when(rounds)}; ${then}`;
      if (whose === 'own') return `${place.the} ${is} won back ${when(rounds)}; ${then}`;
      return telling.pick([
        `${place.the} ${place.agree('falls', 'fall')} ${when(rounds)}; ${then}`,
        `the fight for ${place.the} is over ${when(rounds)}: ${then}`,
      ]);
    case 'freed':
      return `${place.the} ${is} free again ${when(rounds)}; ${then}`;
    case 'held':
      return telling.pick([
        `the attack ${at === 'sea' ? place.in : `on ${place.the}`} fails ${when(rounds)}: ${then}`,
        countTotal(lost.attack.units) === size.attack && size.attack > 1
          ? `of ${numberEn(size.attack)} attackers none comes back ${place.from}: ${then}`
          : `the attack ${at === 'sea' ? place.in : `on ${place.the}`} comes to nothing: ${then}`,
      ]);
    case 'retreated': {
      const what = at === 'sea' ? `the battle ${place.in}` : `the attack on ${place.the}`;
      return rounds === 0
        ? `${what} is broken off at once; ${then}`
        : `after ${roundsEn(rounds)} ${powerEn(telling.story.power).the} breaks off ${what}; ${losses(telling, clash, 'it')}`;
    }
    case 'parted':
      return `${when(rounds)} contact is broken off ${place.in}, and ships of both sides stay; ${then}`;
    case 'spent':
      return `nobody survives the fight ${at === 'sea' ? place.in : `for ${place.the}`}: ${then}`;
    case 'cleared':
      return at === 'sea'
        ? tellNaval(telling, clash)
        : `${place.the} ${is} cleared ${when(rounds)}, but there is no land unit to take ${place.agree('it', 'them')}; ${then}`;
  }
};

/** The land besides that of the hardest battle. */
const tellRest = ({ words, story }: Telling, { gains, clash }: BeatOf<'conquest'>): readonly string[] => {
  const { stormed, walked, back, freed } = groupsOf(gains, story.power, clash);
  const say = (some: readonly Gain[], one: string, many: string, end: string): readonly string[] => {
    const [first] = some;
    if (first === undefined) return [];
    const ids = some.map(({ space }) => space);
    return [`${spacesEn(words, ids, 3)} ${some.length > 1 ? many : words.place(first.space).agree(one, many)}${end}`];
  };
  const also = clash === undefined ? '' : ' too';
  const peaceful = (some: readonly Gain[]): string => {
    if (walked.length > 0 || (some === freed && back.length > 0 && allWalked(back))) return ''; // it was said of those
    return allWalked(some) ? ' without a fight' : also;
  };
  const clauses = [
    ...say(stormed, 'falls', 'fall', also),
    ...say(walked, 'falls', 'fall', ' without a fight'),
    ...say(back, 'is won back', 'are won back', peaceful(back)),
    ...say(freed, 'is freed', 'are freed', peaceful(freed)),
  ];
  return clauses.length === 0 ? [] : [listEn(clauses)];
};

const tellCapital = (telling: Telling, { change, of, clash, loot }: BeatOf<'capital'>): readonly string[] => {
  const { the } = powerEn(telling.story.power);
  const owner = powerEn(of);
  const fall =
    clash === undefined
      ? `${telling.words.city(of)} ${change === 'taken' ? 'falls' : 'is free again'} without a fight`
      : tellClash(telling, clash);
  const next =
    change === 'taken'
      ? [loot === 0 ? `the treasury of ${owner.the} is empty` : `in the treasury ${the} finds ${loot} IPC`]
      : [`${owner.the} has its capital back`];
  return [fall, ...next];
};

const tellRaid = (words: Words, { by, targets, damage, lost }: BeatOf<'raid'>): string => {
  const on = spacesEn(words, targets, 3);
  const count = countTotal(lost.units);
  const down = count === 0 ? '' : `${unitsEn(words, lost.units)} ${count === 1 ? 'is' : 'are'} shot down`;
  const what = by === 'rockets' ? 'rockets' : 'bombs';
  if (damage > 0) return `${what} on ${on} cost the enemy ${damage} IPC${down === '' ? '' : `; ${down}`}`;
  const vain = `the ${by === 'rockets' ? 'rocket attack' : 'raid'} on ${on} does no harm`;
  return down === '' ? vain : `${vain}: ${down}`;
};

export const sentencesEn = (telling: Telling, beat: Beat): readonly string[] => {
  const { words, story } = telling;
  const { the } = powerEn(story.power);
  switch (beat.kind) {
    case 'won':
      return [
        {
          capitals: `with the capitals they hold the ${words.side(beat.side)} have won the game`,
          economic: `with the land they hold the ${words.side(beat.side)} have won the game`,
          resignation: `the other side has given up, and the ${words.side(beat.side)} have won the game`,
          elimination: `nothing is left of the other side, and the ${words.side(beat.side)} have won the game`,
          theatres: `every theatre of the war is decided, and the ${words.side(beat.side)} have won the game`,
        }[beat.how],
      ];
    case 'drawn':
      return ['the players agree on a draw'];
    case 'resigned':
      return [
        `${listEn(beat.powers.map((power) => powerEn(power).the))} ${beat.powers.length === 1 ? 'gives' : 'give'} up`,
      ];
    case 'capital':
      return tellCapital(telling, beat);
    case 'conquest':
      return [
        ...(beat.clash === undefined ? [] : [tellClash(telling, beat.clash, whoseOf(beat))]),
        ...tellRest(telling, beat),
      ];
    case 'clash':
      return [tellClash(telling, beat.clash)];
    case 'technology':
      return [`research pays off: ${the} gets ${listEn(beat.technologies.map(words.technology))}`];
    case 'research':
      return [`${numberEn(beat.dice)} research ${beat.dice === 1 ? 'die finds' : 'dice find'} nothing`];
    case 'raid':
      return [tellRaid(words, beat)];
    case 'downed':
      return [
        `antiaircraft fire over ${spaceEn(words, beat.space).the} brings down ${unitsEn(words, beat.lost.units)}`,
      ];
    case 'stranded': {
      const many = countTotal(beat.lost.units) > 1;
      return [
        `${unitsEn(words, beat.lost.units)} ${many ? 'find' : 'finds'} no place to land and ${many ? 'are' : 'is'} lost`,
      ];
    }
    case 'pending':
      return [`still to be decided: ${spacesEn(words, beat.spaces, 4)}`];
    case 'bid':
      return [`before the turn the ${words.side(beat.side)} laid out their bid of ${beat.total} IPC`];
    case 'purchase': {
      const units =
        countEntries(beat.units).length > 4 ? `${numberEn(countTotal(beat.units))} units` : unitsEn(words, beat.units);
      return [`${the} buys ${units} for ${beat.cost} IPC`];
    }
    case 'quiet':
      if (story.told === 'reported') return ['only positions were reported of this turn'];
      return [story.status === 'over' ? `${the} buys nothing and attacks nobody` : 'nothing has happened yet'];
  }
};

export const closingEn = ({ story }: Telling): readonly string[] => {
  const { was, is } = story.land;
  const { the } = powerEn(story.power);
  const changed =
    is === 0
      ? `${the} holds no land`
      : was === is
        ? `the land of ${the} is worth ${is} IPC, as before`
        : `the land of ${the} is worth ${is} IPC now, ${Math.abs(is - was)} ${is > was ? 'more' : 'less'} than before`;
  return wasPeaceful(story) ? ['no battle is fought', changed] : [changed];
};

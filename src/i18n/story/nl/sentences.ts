// Nederlandse zinnen: elke gebeurtenis met haar getallen.

import { countEntries, countTotal } from '../../../vocab/index.ts';
import type { Words } from '../../words.ts';
import { allWalked, canSink, groupsOf, sameToll, wasPeaceful, whoseOf } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import type { Telling } from '../teller.ts';
import { listNl, numberNl, powerNl, roundsNl, seaTollNl, sideNl, spacesNl, tollNl, unitsNl, verbNl } from './terms.ts';

/** `in de eerste ronde`, `na drie rondes`. */
const when = (rounds: number): string => {
  if (rounds === 0) return 'meteen';
  return rounds === 1 ? 'in de eerste ronde' : `na ${roundsNl(rounds)}`;
};

const defendersOf = ({ defenders }: Clash): { readonly who: string; readonly lose: string } => {
  const [only] = defenders;
  return only !== undefined && defenders.length === 1
    ? { who: powerNl(only).the, lose: verbNl(only, 'verliest', 'verliezen') }
    : { who: 'de verdedigers', lose: 'verliezen' };
};

const lossesOf = ({ words }: Telling, { at, lost }: Clash) => {
  const say = at === 'sea' ? seaTollNl : tollNl;
  return { attack: say(words, lost.attack), defence: say(words, lost.defence) };
};

/** `Duitsland verliest drie infanterie, de Sovjet-Unie zes infanterie en één tank`. */
const losses = (telling: Telling, clash: Clash, attacker = powerNl(telling.story.power).the): string => {
  const { power } = telling.story;
  const { attack, defence } = clash.lost;
  const said = lossesOf(telling, clash);
  if (attack.ipc === 0 && defence.ipc === 0) return 'geen van beide partijen verliest een eenheid';
  if (sameToll(attack, defence)) return `beide partijen verliezen elk ${said.attack}`;
  const own = `${attacker} ${verbNl(power, 'verliest', 'verliezen')} ${said.attack}`;
  return clash.defenders.length === 0 ? own : `${own}, ${defendersOf(clash).who} ${said.defence}`;
};

const tellNaval = (telling: Telling, clash: Clash): string => {
  const { power } = telling.story;
  const { space, rounds, lost } = clash;
  const place = telling.words.place(space);
  const { the } = powerNl(power);
  const verb = (one: string, many: string): string => verbNl(power, one, many);
  const { who, lose } = defendersOf(clash);
  const { attack, defence } = lossesOf(telling, clash);
  if (lost.defence.ipc === 0)
    return `de zeeslag ${place.in} gaat ${when(rounds)} naar ${the}; ${losses(telling, clash)}`;
  if (sameToll(lost.attack, lost.defence)) return `${place.in} verliezen beide partijen elk ${attack}`;
  const free = lost.attack.ipc === 0;
  const sinks = canSink(telling.words, lost.defence)
    ? `${verb('brengt', 'brengen')} ${defence} tot zinken`
    : `${verb('vernietigt', 'vernietigen')} ${defence}`;
  const loses = `${verb('verliest', 'verliezen')} ${attack}`;
  const wins = `${the} ${verb('wint', 'winnen')} de zeeslag ${place.in} ${when(rounds)}`;
  return telling.pick([
    `${place.in} ${lose} ${who} ${defence}; ${the} ${free ? `${verb('blijft', 'blijven')} zonder verliezen` : loses}`,
    free ? `${wins} en ${sinks} zonder eigen verlies` : `${wins}, ${sinks} en ${loses}`,
  ]);
};

/** @param whose wiens land het was waarom gevochten werd */
const tellClash = (telling: Telling, clash: Clash, whose: Gain['whose'] = 'conquered'): string => {
  const { words, story } = telling;
  const { space, at, result, rounds, assault, lost, size } = clash;
  const place = words.place(space);
  const then = losses(telling, clash);
  const is = place.agree('is', 'zijn');
  switch (result) {
    case 'taken':
      if (assault === 'yes') return `de landing ${place.in} slaagt ${when(rounds)}; ${then}`;
      if (whose === 'own') return `${place.the} ${is} ${when(rounds)} heroverd; ${then}`;
      return telling.pick([
        `${place.the} ${place.agree('valt', 'vallen')} ${when(rounds)}; ${then}`,
        `de strijd om ${place.the} is ${when(rounds)} beslist: ${then}`,
      ]);
    case 'freed':
      return `${place.the} ${is} ${when(rounds)} weer vrij; ${then}`;
    case 'held':
      return telling.pick([
        `de aanval ${at === 'sea' ? place.in : `op ${place.the}`} strandt ${when(rounds)}: ${then}`,
        countTotal(lost.attack.units) === size.attack && size.attack > 1
          ? `van de ${numberNl(size.attack)} aanvallers keert er geen terug ${place.from}: ${then}`
          : `de aanval ${at === 'sea' ? place.in : `op ${place.the}`} levert niets op: ${then}`,
      ]);
    case 'retreated': {
      const what = at === 'sea' ? `de zeeslag ${place.in}` : `de aanval op ${place.the}`;
      const how = rounds === 0 ? 'meteen' : `na ${roundsNl(rounds)}`;
      return `${how} ${verbNl(story.power, 'breekt', 'breken')} ${powerNl(story.power).the} ${what} af; ${losses(telling, clash, powerNl(story.power).it)}`;
    }
    case 'parted':
      return `${place.in} wordt het contact ${when(rounds)} verbroken, schepen van beide kanten blijven; ${then}`;
    case 'spent':
      return `niemand overleeft ${at === 'sea' ? `de zeeslag ${place.in}` : `de strijd om ${place.the}`}: ${then}`;
    case 'cleared':
      return at === 'sea'
        ? tellNaval(telling, clash)
        : `${place.in} is ${when(rounds)} geen verdediger meer over, maar ook geen landeenheid die kan blijven; ${then}`;
  }
};

/** Het land naast dat van het zwaarste gevecht. */
const tellRest = ({ words, story }: Telling, { gains, clash }: BeatOf<'conquest'>): readonly string[] => {
  const { stormed, walked, back, freed } = groupsOf(gains, story.power, clash);
  const say = (some: readonly Gain[], one: string, many: string, end: string): readonly string[] => {
    const [first] = some;
    if (first === undefined) return [];
    const ids = some.map(({ space }) => space);
    const verb = some.length > 1 ? many : words.place(first.space).agree(one, many);
    return [`${spacesNl(words, ids, 3)} ${verb}${end}`];
  };
  const also = clash === undefined ? '' : ' ook';
  const peaceful = (some: readonly Gain[]): string => {
    if (walked.length > 0 || (some === freed && back.length > 0 && allWalked(back))) return ''; // van die is het al gezegd
    return allWalked(some) ? ' zonder slag of stoot' : also;
  };
  const clauses = [
    ...say(stormed, 'valt', 'vallen', also),
    ...say(walked, 'valt', 'vallen', ' zonder slag of stoot'),
    ...say(back, 'is', 'zijn', `${peaceful(back)} heroverd`),
    ...say(freed, 'is', 'zijn', `${peaceful(freed)} bevrijd`),
  ];
  return clauses.length === 0 ? [] : [listNl(clauses)];
};

const tellCapital = (telling: Telling, { change, of, clash, loot }: BeatOf<'capital'>): readonly string[] => {
  const owner = powerNl(of);
  const fall =
    clash === undefined
      ? `${telling.words.city(of)} ${change === 'taken' ? 'valt zonder slag of stoot' : 'is zonder slag of stoot bevrijd'}`
      : tellClash(telling, clash);
  if (change === 'freed') return [fall, `${owner.the} ${verbNl(of, 'heeft', 'hebben')} ${owner.their} hoofdstad terug`];
  return [fall, loot === 0 ? 'de buitgemaakte kas is leeg' : `in de buitgemaakte kas zit ${loot} IPC`];
};

const tellRaid = (words: Words, { by, targets, damage, lost }: BeatOf<'raid'>): string => {
  const on = spacesNl(words, targets, 3);
  const count = countTotal(lost.units);
  const down = count === 0 ? '' : `${unitsNl(words, lost.units)} ${count === 1 ? 'wordt' : 'worden'} neergehaald`;
  const what = by === 'rockets' ? 'raketten' : 'bommen';
  if (damage > 0) return `${what} op ${on} kosten de vijand ${damage} IPC${down === '' ? '' : `; ${down}`}`;
  const vain = `${by === 'rockets' ? 'de raketaanval' : 'het bombardement'} op ${on} richt geen schade aan`;
  return down === '' ? vain : `${vain}: ${down}`;
};

export const sentencesNl = (telling: Telling, beat: Beat): readonly string[] => {
  const { words, story } = telling;
  const { the } = powerNl(story.power);
  const verb = (one: string, many: string): string => verbNl(story.power, one, many);
  switch (beat.kind) {
    case 'won': {
      const side = sideNl(words, beat.side);
      return [
        {
          capitals: `de hoofdsteden geven de doorslag: ${side} hebben gewonnen`,
          economic: `de landwaarde geeft de doorslag: ${side} hebben gewonnen`,
          resignation: `de tegenpartij geeft op, ${side} hebben gewonnen`,
          elimination: `van de tegenpartij is niets meer over, ${side} hebben gewonnen`,
          theatres: `elk strijdtoneel is beslist, ${side} hebben gewonnen`,
        }[beat.how],
      ];
    }
    case 'drawn':
      return ['de spelers worden het eens over remise'];
    case 'resigned': {
      const [first] = beat.powers;
      const gives = first !== undefined && beat.powers.length === 1 ? verbNl(first, 'geeft', 'geven') : 'geven';
      return [`${listNl(beat.powers.map((power) => powerNl(power).the))} ${gives} op`];
    }
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
      return [`doorbraak in het onderzoek: ${listNl(beat.technologies.map(words.technology))}`];
    case 'research':
      return [
        `onderzoek met ${numberNl(beat.dice)} ${beat.dice === 1 ? 'dobbelsteen' : 'dobbelstenen'} levert niets op`,
      ];
    case 'raid':
      return [tellRaid(words, beat)];
    case 'downed':
      return [`boven ${words.place(beat.space).the} haalt luchtdoelvuur ${unitsNl(words, beat.lost.units)} neer`];
    case 'stranded': {
      const many = countTotal(beat.lost.units) > 1;
      return [
        `${unitsNl(words, beat.lost.units)} ${many ? 'vinden' : 'vindt'} geen landingsplaats en ${many ? 'gaan' : 'gaat'} verloren`,
      ];
    }
    case 'pending':
      return [`nog niet beslist: ${spacesNl(words, beat.spaces, 4)}`];
    case 'bid':
      return [`vóór de beurt hebben ${sideNl(words, beat.side)} hun bod van ${beat.total} IPC opgesteld`];
    case 'purchase': {
      const units =
        countEntries(beat.units).length > 4
          ? `${numberNl(countTotal(beat.units))} eenheden`
          : unitsNl(words, beat.units);
      return [`voor ${beat.cost} IPC ${verb('koopt', 'kopen')} ${the} ${units}`];
    }
    case 'quiet':
      if (story.told === 'reported') return ['van deze beurt zijn alleen stellingen gemeld'];
      return story.status === 'over'
        ? [`${the} ${verb('koopt', 'kopen')} niets en ${verb('valt', 'vallen')} niemand aan`]
        : ['er is nog niets gebeurd'];
  }
};

export const closingNl = ({ story }: Telling): readonly string[] => {
  const { was, is } = story.land;
  const { the } = powerNl(story.power);
  const changed =
    is === 0
      ? `${the} ${verbNl(story.power, 'heeft', 'hebben')} geen land meer`
      : was === is
        ? `de landwaarde blijft ${is} IPC`
        : `de landwaarde is nu ${is} IPC, ${Math.abs(is - was)} ${is > was ? 'meer' : 'minder'} dan ervoor`;
  return wasPeaceful(story) ? ['er wordt niet gevochten', changed] : [changed];
};

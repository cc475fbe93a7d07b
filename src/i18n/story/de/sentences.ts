// Deutsche Sätze: jedes Ereignis mit seinen Zahlen.

import { countEntries, countTotal } from '../../../vocab/index.ts';
import { capital } from '../../format.ts';
import type { Words } from '../../words.ts';
import { allWalked, canSink, groupsOf, sameToll, wasPeaceful, whoseOf } from '../groups.ts';
import type { Beat, BeatOf, Clash, Gain } from '../story.ts';
import type { Telling } from '../teller.ts';
import { beforeDe, listDe, numberDe, powerDe, seaTollDe, sideDe, spacesDe, tollDe, unitsDe, verbDe } from './terms.ts';

/** `in der ersten Runde`, `nach drei Runden`. */
const when = (rounds: number): string => {
  if (rounds === 0) return 'auf der Stelle';
  return rounds === 1 ? 'in der ersten Runde' : `nach ${numberDe(rounds)} Runden`;
};

const defendersOf = ({ defenders }: Clash): { readonly who: string; readonly lose: string } => {
  const [only] = defenders;
  return only !== undefined && defenders.length === 1
    ? { who: powerDe(only).nom, lose: verbDe(only, 'verliert', 'verlieren') }
    : { who: 'die Verteidiger', lose: 'verlieren' };
};

const lossesOf = ({ words }: Telling, { at, lost }: Clash) => {
  const say = at === 'sea' ? seaTollDe : tollDe;
  return { attack: say(words, lost.attack), defence: say(words, lost.defence) };
};

/** Nach einem Doppelpunkt steht es groß: `Deutschland verliert drei Infanterie, die UdSSR sechs Infanterie und einen Panzer`. */
const losses = (telling: Telling, clash: Clash, attacker = powerDe(telling.story.power).nom): string => {
  const { power } = telling.story;
  const { attack, defence } = clash.lost;
  const said = lossesOf(telling, clash);
  if (attack.ipc === 0 && defence.ipc === 0) return 'keine Seite verliert eine Einheit';
  if (sameToll(attack, defence)) return `beide Seiten verlieren je ${said.attack}`;
  const own = `${attacker} ${verbDe(power, 'verliert', 'verlieren')} ${said.attack}`;
  return clash.defenders.length === 0 ? own : `${own}, ${defendersOf(clash).who} ${said.defence}`;
};

const tellNaval = (telling: Telling, clash: Clash): string => {
  const { power } = telling.story;
  const { space, rounds, lost } = clash;
  const place = telling.words.place(space);
  const { nom, acc } = powerDe(power);
  const { who, lose } = defendersOf(clash);
  const { attack, defence } = lossesOf(telling, clash);
  if (lost.defence.ipc === 0)
    return `die Seeschlacht ${place.in} geht ${when(rounds)} an ${acc}; ${losses(telling, clash)}`;
  if (sameToll(lost.attack, lost.defence)) return `${place.in} verlieren beide Seiten je ${attack}`;
  const free = lost.attack.ipc === 0;
  const sinks = canSink(telling.words, lost.defence)
    ? verbDe(power, 'versenkt', 'versenken')
    : verbDe(power, 'vernichtet', 'vernichten');
  const loses = `${verbDe(power, 'verliert', 'verlieren')} ${attack}`;
  const wins = `${nom} ${verbDe(power, 'gewinnt', 'gewinnen')} die Seeschlacht ${place.in} ${when(rounds)}`;
  return telling.pick([
    `${place.in} ${lose} ${who} ${defence}; ${nom} ${free ? `${verbDe(power, 'bleibt', 'bleiben')} ohne Verluste` : loses}`,
    free ? `${wins} und ${sinks} ohne eigene Verluste ${defence}` : `${wins}, ${sinks} ${defence} und ${loses}`,
  ]);
};

/** @param whose wessen Land es war, um das gekämpft wurde */
const tellClash = (telling: Telling, clash: Clash, whose: Gain['whose'] = 'conquered'): string => {
  const { words, story } = telling;
  const { space, at, result, rounds, assault, lost, size } = clash;
  const place = words.place(space);
  const then = losses(telling, clash);
  const is = place.agree('ist', 'sind');
  switch (result) {
    case 'taken':
      if (assault === 'yes') return `die Landung ${place.in} gelingt ${when(rounds)}; ${then}`;
      if (whose === 'own') return `${place.the} ${is} ${when(rounds)} zurückerobert; ${then}`;
      return telling.pick([
        `${place.the} ${place.agree('fällt', 'fallen')} ${when(rounds)}; ${then}`,
        `die Schlacht um ${place.acc} ist ${when(rounds)} entschieden: ${capital(then)}`,
      ]);
    case 'freed':
      return `${place.the} ${is} ${when(rounds)} wieder frei; ${then}`;
    case 'held':
      return telling.pick([
        `${beforeDe(words, clash)} scheitert der Angriff ${when(rounds)}: ${capital(then)}`,
        countTotal(lost.attack.units) === size.attack && size.attack > 1
          ? `von ${numberDe(size.attack)} Angreifern kommt keiner ${place.from} zurück: ${capital(then)}`
          : `der Angriff ${at === 'sea' ? place.in : `auf ${place.acc}`} bleibt ohne Erfolg: ${capital(then)}`,
      ]);
    case 'retreated': {
      const what = at === 'sea' ? `die Seeschlacht ${place.in}` : `den Angriff auf ${place.acc}`;
      const how = rounds === 0 ? 'sofort' : rounds === 1 ? 'nach einer Runde' : when(rounds);
      return `${how} ${verbDe(story.power, 'bricht', 'brechen')} ${powerDe(story.power).nom} ${what} ab; ${losses(telling, clash, powerDe(story.power).it)}`;
    }
    case 'parted':
      return `das Gefecht ${place.in} wird ${when(rounds)} abgebrochen, Schiffe beider Seiten bleiben; ${then}`;
    case 'spent':
      return at === 'sea'
        ? `die Seeschlacht ${place.in} überlebt niemand: ${capital(then)}`
        : `die Schlacht um ${place.acc} überlebt niemand: ${capital(then)}`;
    case 'cleared':
      return at === 'sea'
        ? tellNaval(telling, clash)
        : `${place.in} ist ${when(rounds)} kein Verteidiger mehr übrig, aber auch keine Landeinheit, die bleiben könnte; ${then}`;
  }
};

/** Das Land außer dem der härtesten Schlacht. */
const tellRest = ({ words, story }: Telling, { gains, clash }: BeatOf<'conquest'>): readonly string[] => {
  const { stormed, walked, back, freed } = groupsOf(gains, story.power, clash);
  const say = (some: readonly Gain[], one: string, many: string, end: string): readonly string[] => {
    const [first] = some;
    if (first === undefined) return [];
    const ids = some.map(({ space }) => space);
    const verb = some.length > 1 ? many : words.place(first.space).agree(one, many);
    return [`${spacesDe(words, ids, 'the', 3)} ${verb}${end}`];
  };
  const also = clash === undefined ? '' : ' ebenfalls';
  const peaceful = (some: readonly Gain[]): string => {
    if (walked.length > 0 || (some === freed && back.length > 0 && allWalked(back))) return ''; // von denen ist es schon gesagt
    return allWalked(some) ? ' kampflos' : also;
  };
  const clauses = [
    ...say(stormed, 'fällt', 'fallen', also),
    ...say(walked, 'fällt', 'fallen', ' kampflos'),
    ...say(back, 'ist', 'sind', `${peaceful(back)} zurückerobert`),
    ...say(freed, 'ist', 'sind', `${peaceful(freed)} befreit`),
  ];
  return clauses.length === 0 ? [] : [listDe(clauses)];
};

const tellCapital = (telling: Telling, { change, of, clash, loot }: BeatOf<'capital'>): readonly string[] => {
  const owner = powerDe(of);
  const fall =
    clash === undefined
      ? `${telling.words.city(of)} ${change === 'taken' ? 'fällt kampflos' : 'ist kampflos wieder frei'}`
      : tellClash(telling, clash);
  if (change === 'freed') {
    return [fall, `${owner.nom} ${verbDe(of, 'hat', 'haben')} ${owner.their} Hauptstadt wieder`];
  }
  return [fall, loot === 0 ? 'die erbeutete Kasse ist leer' : `in der erbeuteten Kasse liegen ${loot} IPC`];
};

const tellRaid = (words: Words, { by, targets, damage, lost }: BeatOf<'raid'>): string => {
  const on = spacesDe(words, targets, 'acc', 3);
  const count = countTotal(lost.units);
  const down =
    count === 0 ? '' : `${unitsDe(words, lost.units, 'nom')} ${count === 1 ? 'wird' : 'werden'} abgeschossen`;
  const what = by === 'rockets' ? 'Raketen' : 'Bomben';
  if (damage > 0) return `${what} auf ${on} kosten den Gegner ${damage} IPC${down === '' ? '' : `; ${down}`}`;
  const vain = `der ${by === 'rockets' ? 'Raketenangriff' : 'Bombenangriff'} auf ${on} richtet keinen Schaden an`;
  return down === '' ? vain : `${vain}: ${down}`;
};

const tellWon = (words: Words, { side, how }: BeatOf<'won'>): string => {
  const { nom, has } = sideDe(words, side);
  return {
    capitals: `die Hauptstädte entscheiden: ${capital(nom)} ${has} gewonnen`,
    economic: `der Landwert entscheidet: ${capital(nom)} ${has} gewonnen`,
    resignation: `die Gegner geben auf, ${nom} ${has} gewonnen`,
    elimination: `von den Gegnern ist nichts mehr übrig, ${nom} ${has} gewonnen`,
    theatres: `jeder Kriegsschauplatz ist entschieden, ${nom} ${has} gewonnen`,
  }[how];
};
export const sentencesDe = (telling: Telling, beat: Beat): readonly string[] => {
  const { words, story } = telling;
  const { nom } = powerDe(story.power);
  const verb = (one: string, many: string): string => verbDe(story.power, one, many);
  switch (beat.kind) {
    case 'won':
      return [tellWon(words, beat)];
    case 'drawn':
      return ['die Spieler einigen sich auf ein Unentschieden'];
    case 'resigned': {
      const [first] = beat.powers;
      const gives = first !== undefined && beat.powers.length === 1 ? verbDe(first, 'gibt', 'geben') : 'geben';
      return [`${listDe(beat.powers.map((power) => powerDe(power).nom))} ${gives} auf`];
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
      return [`Durchbruch in der Forschung: ${listDe(beat.technologies.map(words.technology))}`];
    case 'research':
      return [
        `die Forschung mit ${beat.dice === 1 ? 'einem Würfel' : `${numberDe(beat.dice)} Würfeln`} bleibt ohne Ergebnis`,
      ];
    case 'raid':
      return [tellRaid(words, beat)];
    case 'downed':
      return [`über ${words.place(beat.space).dat} holt die Flak ${unitsDe(words, beat.lost.units)} herunter`];
    case 'stranded': {
      const many = countTotal(beat.lost.units) > 1;
      return [
        `${unitsDe(words, beat.lost.units, 'nom')} ${many ? 'finden' : 'findet'} keinen Landeplatz und ${many ? 'gehen' : 'geht'} verloren`,
      ];
    }
    case 'pending':
      return [`noch nicht entschieden: ${spacesDe(words, beat.spaces, 'the', 4)}`];
    case 'bid': {
      const side = sideDe(words, beat.side);
      return [`vor dem Zug ${side.has} ${side.nom} ${side.their} Gebot von ${beat.total} IPC aufgestellt`];
    }
    case 'purchase': {
      const units =
        countEntries(beat.units).length > 4
          ? `${numberDe(countTotal(beat.units))} Einheiten`
          : unitsDe(words, beat.units);
      return [`für ${beat.cost} IPC ${verb('kauft', 'kaufen')} ${nom} ${units}`];
    }
    case 'quiet':
      if (story.told === 'reported') return ['von diesem Zug sind nur Stellungen gemeldet'];
      return story.status === 'over'
        ? [`${nom} ${verb('kauft', 'kaufen')} nichts und ${verb('greift', 'greifen')} niemanden an`]
        : ['noch ist nichts geschehen'];
  }
};

export const closingDe = ({ story }: Telling): readonly string[] => {
  const { was, is } = story.land;
  const { nom } = powerDe(story.power);
  const changed =
    is === 0
      ? `${nom} ${verbDe(story.power, 'hat', 'haben')} kein Land mehr`
      : was === is
        ? `der Landwert bleibt bei ${is} IPC`
        : `der Landwert beträgt jetzt ${is} IPC, ${Math.abs(is - was)} ${is > was ? 'mehr' : 'weniger'} als zuvor`;
  return wasPeaceful(story) ? ['gekämpft wird nicht', changed] : [changed];
};

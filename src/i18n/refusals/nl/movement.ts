// Nederlands: weigeringen over verplaatsen.

import type { MovementRefusals } from '../../../engine/refusals/movement.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

const spaces = (count: number): string => counted('nl', count, 'vak', 'vakken');

export const movement: Say<Omit<MovementRefusals, 'battles-unfought'>> = {
  'not-adjacent': ({ from, to }, w) => `${w.place(from).the} en ${w.place(to).the} grenzen niet aan elkaar.`,
  'too-far': ({ unit, cost, range }, w) =>
    `${w.unit(unit, 2)} gaan hoogstens ${spaces(range)} per beurt; deze weg kost er ${cost}.`,
  'land-unit-at-sea': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} komen niet op eigen kracht ${w.place(space).in}: over zee gaat het aan boord van schepen.`,
  'ship-on-land': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} land; daar komen geen ${w.unit(unit, 2)}.`,
  'unit-never-moves': ({ unit }, w) => `${w.unit(unit, 2)} verplaatsen zich nooit.`,
  'canal-closed': ({ canal, from, to }, w) =>
    `Het ${w.canal(canal)} (${w.space(from)} – ${w.space(to)}) is deze beurt dicht voor je schepen.`,
  'blocked-by-enemy': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} kunnen niet door ${w.place(space).the} heen: daar staan vijandelijke eenheden.`,
  'blocked-by-neutral': ({ space, unit }, w) =>
    unit === 'armor'
      ? `Geen bliksemaanval door ${w.place(space).the}: dat gebied is neutraal.`
      : `${w.unit(unit, 2)} kunnen niet door ${w.place(space).the} heen: dat gebied is neutraal.`,
  'theatre-decided': ({ space, unit, theatre }, w) =>
    `Strijdtoneel beslist (${w.theatre(theatre)}): de verliezers doen daar geen gevechtszetten meer (${w.unit(unit, 2)}, ${w.space(space)}).`,
  'at-peace': ({ space, unit, with: other }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} niet open voor ${w.unit(unit, 2)}: met deze mogendheid is het vrede (${w.power(other)}).`,
  'blocked-by-enemy-ships': ({ space, unit }, w) =>
    `${w.place(space).in} liggen vijandelijke schepen: daar stoppen ${w.unit(unit, 2)} en wordt er gevochten.`,

  'not-enough-units': ({ space, unit, asked, there }, w) =>
    `${w.place(space).in} ${plural('nl', there, 'is', 'zijn')} hiervoor ${there === 0 ? '' : 'maar '}${w.units({ [unit]: there }) || `geen ${w.unit(unit, 2)}`} beschikbaar; er ${plural('nl', asked, 'wordt', 'worden')} er ${asked} gevraagd.`,
  'units-of-ally': ({ space, unit, owner }, w) =>
    `De ${w.unit(unit, 2)} ${w.place(space).in} zijn niet van jou; eigenaar: ${w.power(owner)}.`,
  'unit-held': ({ space, unit }, w) =>
    `Van de slag van de ${w.unit(unit, 2)} ${w.place(space).in} is na een fout afgezien; ze bewegen deze beurt niet meer.`,
  'already-left': ({ space, unit }, w) => `De ${w.unit(unit, 2)} ${w.place(space).from} zijn deze beurt al vertrokken.`,
  'raider-does-not-fight': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} ${w.place(space).from} vliegen deze beurt een strategisch bombardement en doen verder niets.`,
  'already-moved': ({ space, unit }, w) => `De ${w.unit(unit, 2)} ${w.place(space).in} zijn deze beurt al verplaatst.`,
  'already-fought': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} ${w.place(space).in} hebben deze beurt gevochten en blijven staan.`,
  'gun-captured': ({ space }, w) =>
    `Het luchtdoelgeschut ${w.place(space).in} is deze beurt veroverd en kan nog niet verplaatst worden.`,
  'gun-fired': ({ space }, w) =>
    `Het geschut ${w.place(space).in} heeft zijn raket afgevuurd en verplaatst zich deze beurt niet meer.`,
  'fighter-left-behind': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} zijn niet met hun vliegdekschip meegevaren; ze zijn nog ${w.place(space).in}.`,

  'no-combat-there': ({ space, unit }, w) =>
    `${w.place(space).in} valt voor ${w.unit(unit, 2)} niets te vechten: zulke bewegingen komen na de gevechten.`,
  'nothing-to-attack': ({ space }, w) => `${w.place(space).in} liggen geen eigen schepen tussen vijanden.`,
  'ship-without-combat': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} vechten ${w.place(space).in} niet mee: schepen die niet vechten, varen pas na de gevechten.`,
  'gun-never-attacks': ({ space }, w) => `Luchtdoelgeschut valt nooit aan, ook niet ${w.place(space).in}.`,
  'gun-waits-for-noncombat': ({ space }, w) =>
    `Luchtdoelgeschut verplaatst zich pas na de gevechten; dat voor ${w.place(space).the} moet wachten.`,
  'raid-needs-bombers': ({ unit }, w) =>
    `Alleen bommenwerpers vliegen een strategisch bombardement, geen ${w.unit(unit, 2)}.`,
  'raid-needs-complex': ({ space }, w) =>
    `Voor een strategisch bombardement is een vijandelijk industrieel complex nodig; ${w.place(space).in} staat er geen.`,
  'no-attack-in-first-round': ({ space, power }, w) =>
    `In dit spel is in ronde 1 geen aanval toegestaan (${w.power(power)}), dus ook niet ${w.place(space).in}.`,
  'attack-too-far': ({ space, unit }, w) =>
    `In de eerste gevechtszet vallen ${w.unit(unit, 2)} vijandelijke eenheden alleen in het volgende veld aan, nog niet ${w.place(space).in}.`,
  'not-in-second-move': ({ unit }, w) => `In de tweede gevechtszet gaan alleen tanks, ${w.unit(unit, 2)} dus niet.`,
  'too-many-sea-zones': ({ unit, zones, most }, w) =>
    `Op weg naar een gevecht en op weg naar huis vliegen ${w.unit(unit, 2)} telkens door hoogstens ${counted('nl', most, 'zeegebied', 'zeegebieden')}; deze weg gaat door ${zones}.`,
  'carrier-has-launched': ({ space }, w) =>
    `Het vliegdekschip ${w.place(space).in} heeft zijn vliegtuigen laten opstijgen; daarmee is zijn zet voorbij.`,
  'fighter-returns-home': ({ space, unit, zone }, w) =>
    `${w.unit(unit, 2)} die vanaf een vliegdekschip vochten, keren daarop terug: ${w.place(space).from} is het bereikbaar, ${w.place(zone).in}.`,
  'fighter-stays-ashore': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} die vanaf land vochten, landen deze beurt niet op een vliegdekschip, dus niet ${w.place(space).in}.`,
  'landing-forgotten': ({ space, unit, spaces: open }, w) =>
    `De ${w.unit(unit, 2)} ${w.place(space).in} moeten landen: eenheden die te redden zijn, geeft niemand prijs. Bereikbaar: ${list(
      'nl',
      open.map((id) => w.place(id).name),
    )}.`,
  'no-landing-place': ({ space, unit, left }, w) =>
    `Niet alle ${w.unit(unit, 2)} ${w.place(space).in} kunnen daarna landen: met nog ${spaces(left)} bereik vinden ze geen plek.`,
  'landing-impossible': ({ space, unit, land, left }, w) =>
    `Vanuit ${w.place(space).the} kunnen ${w.unit(unit, 2)} niet ${w.place(land).in} landen: er is nog ${spaces(left)} bereik over, en er moet plaats voor ze zijn.`,

  'no-room-aboard': ({ zone, unit, asked, room }, w) =>
    `De transportschepen ${w.place(zone).in} hebben plaats voor ${w.units({ [unit]: room }) || `geen ${w.unit(unit, 2)}`}, niet voor ${asked}.`,
  'not-aboard': ({ zone, unit, asked, there }, w) =>
    there === 0
      ? `${w.place(zone).in} zijn geen ${w.unit(unit, 2)} aan boord.`
      : `${w.place(zone).in} ${plural('nl', there, 'is', 'zijn')} maar ${w.units({ [unit]: there })} aan boord; er ${plural('nl', asked, 'wordt', 'worden')} er ${asked} gevraagd.`,
  'transport-done': ({ space }, w) =>
    `De transportschepen ${w.place(space).in} hebben gelost en zijn klaar voor deze beurt.`,
  'one-landing-place': ({ zone, to }, w) =>
    `Een transportschip ${w.place(zone).in} lost alles in één gebied; het is elders begonnen en kan niet ook nog ${w.place(to).in} lossen.`,
  'allied-transport-waits': ({ space }, w) =>
    `Een transportschip van een bondgenoot ${w.place(space).in} zet jouw eenheden pas in een latere beurt aan land dan die waarin ze aan boord gingen.`,
  'part-of-cargo': ({ zone, unit, kept }, w) =>
    `Wat ${w.place(zone).in} aan boord van één transportschip is, gaat samen en in één gebied aan land; ${w.units({ [unit]: kept })} ${plural('nl', kept, 'zou', 'zouden')} achterblijven.`,
  'boarding-without-landing': ({ zone, unit }, w) =>
    `${w.place(zone).in} liggen vijandelijke schepen: vóór de gevechten gaan ${w.unit(unit, 2)} daar alleen aan boord om in dezelfde beurt te landen.`,
  'mixed-powers': ({ zone, unit, aboard }, w) =>
    `Een transportschip vervoert troepen van één mogendheid: ${w.place(zone).in} zijn er al aan boord (${w.power(aboard)}), andere ${w.unit(unit, 2)} kunnen er niet bij.`,
  'one-coast-for-guests': ({ zone, coast, used }, w) =>
    `Het transportschip van je bondgenoot ${w.place(zone).in} ligt deze beurt voor de kust van ${w.place(used).the}; vanuit ${w.place(coast).the} kan niemand ook nog aan boord.`,
  'transfer-at-sea': ({ zone, unit }, w) =>
    `${w.place(zone).in} kunnen ${w.unit(unit, 2)} niet van schip of zeegebied wisselen: ze gaan vanaf land aan boord en weer aan land.`,
  'ships-of-enemy': ({ zone, power }, w) =>
    `De schepen ${w.place(zone).in} zijn vijandelijk (${w.power(power)}) en vervoeren geen eenheden van jou.`,

  'space-not-friendly': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} niet van jou of een bondgenoot; zonder gevecht kunnen ${w.unit(unit, 2)} daar niet heen.`,
  'zone-holds-enemies': ({ space, unit }, w) =>
    `${w.place(space).in} liggen vijandelijke schepen; dat kan daar niet met ${w.unit(unit, 2)}.`,
  'neutral-in-flight': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} neutraal; bij bewegingen zonder gevecht mogen ${w.unit(unit, 2)} er niet overheen vliegen.`,
  'newly-taken': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} deze beurt pas veroverd; daar kunnen ${w.unit(unit, 2)} nog niet landen.`,
  'landing-not-friendly': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} niet van jou of een bondgenoot; daar kunnen ${w.unit(unit, 2)} niet landen.`,
  'bomber-at-sea': ({ space }, w) => `Bommenwerpers landen nooit op zee, ook niet ${w.place(space).in}.`,
  'no-room-on-carrier': ({ space, unit, asked, room }, w) =>
    `De vliegdekschepen ${w.place(space).in} hebben plaats voor ${w.units({ [unit]: room }) || 'geen vliegtuig meer'}; er willen er ${asked} landen.`,
  'carrier-holds-landed': ({ space }, w) =>
    `Het vliegdekschip ${w.place(space).in} heeft deze beurt vliegtuigen opgenomen en vaart niet meer.`,
};

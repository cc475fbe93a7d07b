// Nederlands: weigeringen over verplaatsen.

import type { MovementRefusals } from '../../../engine/refusals/movement.ts';
import { counted, plural } from '../../format.ts';
import type { Say } from '../say.ts';

const spaces = (count: number): string => counted('nl', count, 'vak', 'vakken');

export const movement: Say<Omit<MovementRefusals, 'battles-unfought'>> = {
  'not-adjacent': ({ from, to }, w) => `${w.space(from)} en ${w.space(to)} grenzen niet aan elkaar.`,
  'too-far': ({ unit, cost, range }, w) =>
    `${w.unit(unit, 2)} gaan hoogstens ${spaces(range)} per beurt; deze weg kost er ${cost}.`,
  'land-unit-at-sea': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} komen niet op eigen kracht in ${w.space(space)}: over zee gaat het aan boord van schepen.`,
  'ship-on-land': ({ space, unit }, w) => `${w.space(space)} is land; daar komen geen ${w.unit(unit, 2)}.`,
  'unit-never-moves': ({ unit }, w) => `${w.unit(unit, 2)} verplaatsen zich nooit.`,
  'canal-closed': ({ canal, from, to }, w) =>
    `Het ${w.canal(canal)} (${w.space(from)} – ${w.space(to)}) is deze beurt dicht voor je schepen.`,
  'blocked-by-enemy': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} kunnen niet door ${w.space(space)} heen: daar staan vijandelijke eenheden.`,
  'blocked-by-neutral': ({ space, unit }, w) =>
    unit === 'armor'
      ? `Geen bliksemaanval door ${w.space(space)}: dat gebied is neutraal.`
      : `${w.unit(unit, 2)} kunnen niet door ${w.space(space)} heen: dat gebied is neutraal.`,
  'blocked-by-enemy-ships': ({ space, unit }, w) =>
    `In ${w.space(space)} liggen vijandelijke schepen: daar stoppen ${w.unit(unit, 2)} en wordt er gevochten.`,

  'not-enough-units': ({ space, unit, asked, there }, w) =>
    `In ${w.space(space)} ${plural('nl', there, 'is', 'zijn')} hiervoor ${there === 0 ? '' : 'maar '}${w.units({ [unit]: there }) || `geen ${w.unit(unit, 2)}`} beschikbaar; er ${plural('nl', asked, 'wordt', 'worden')} er ${asked} gevraagd.`,
  'units-of-ally': ({ space, unit, owner }, w) =>
    `De ${w.unit(unit, 2)} in ${w.space(space)} zijn niet van jou; eigenaar: ${w.power(owner)}.`,
  'already-left': ({ space, unit }, w) => `De ${w.unit(unit, 2)} uit ${w.space(space)} zijn deze beurt al vertrokken.`,
  'raider-does-not-fight': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} uit ${w.space(space)} vliegen deze beurt een strategisch bombardement en doen verder niets.`,
  'already-moved': ({ space, unit }, w) => `De ${w.unit(unit, 2)} in ${w.space(space)} zijn deze beurt al verplaatst.`,
  'already-fought': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} in ${w.space(space)} hebben deze beurt gevochten en blijven staan.`,
  'gun-captured': ({ space }, w) =>
    `Het luchtdoelgeschut in ${w.space(space)} is deze beurt veroverd en kan nog niet verplaatst worden.`,
  'gun-fired': ({ space }, w) =>
    `Het geschut in ${w.space(space)} heeft zijn raket afgevuurd en verplaatst zich deze beurt niet meer.`,
  'fighter-left-behind': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} zijn niet met hun vliegdekschip meegevaren; ze zijn nog in ${w.space(space)}.`,

  'no-combat-there': ({ space, unit }, w) =>
    `In ${w.space(space)} valt voor ${w.unit(unit, 2)} niets te vechten: zulke bewegingen komen na de gevechten.`,
  'ship-without-combat': ({ space, unit }, w) =>
    `De ${w.unit(unit, 2)} vechten in ${w.space(space)} niet mee: schepen die niet vechten, varen pas na de gevechten.`,
  'gun-never-attacks': ({ space }, w) => `Luchtdoelgeschut valt nooit aan, ook niet in ${w.space(space)}.`,
  'gun-waits-for-noncombat': ({ space }, w) =>
    `Luchtdoelgeschut verplaatst zich pas na de gevechten; dat voor ${w.space(space)} moet wachten.`,
  'raid-needs-bombers': ({ unit }, w) =>
    `Alleen bommenwerpers vliegen een strategisch bombardement, geen ${w.unit(unit, 2)}.`,
  'raid-needs-complex': ({ space }, w) =>
    `Voor een strategisch bombardement is een vijandelijk industrieel complex nodig; in ${w.space(space)} staat er geen.`,
  'no-attack-in-first-round': ({ space, power }, w) =>
    `In dit spel is in ronde 1 geen aanval toegestaan (${w.power(power)}), dus ook niet in ${w.space(space)}.`,
  'no-landing-place': ({ space, unit, left }, w) =>
    `Niet alle ${w.unit(unit, 2)} in ${w.space(space)} kunnen daarna landen: met nog ${spaces(left)} bereik vinden ze geen plek.`,
  'landing-impossible': ({ space, unit, land, left }, w) =>
    `Vanuit ${w.space(space)} kunnen ${w.unit(unit, 2)} niet in ${w.space(land)} landen: er is nog ${spaces(left)} bereik over, en er moet plaats voor ze zijn.`,

  'no-room-aboard': ({ zone, unit, asked, room }, w) =>
    `De transportschepen in ${w.space(zone)} hebben plaats voor ${w.units({ [unit]: room }) || `geen ${w.unit(unit, 2)}`}, niet voor ${asked}.`,
  'not-aboard': ({ zone, unit, asked, there }, w) =>
    there === 0
      ? `In ${w.space(zone)} zijn geen ${w.unit(unit, 2)} aan boord.`
      : `In ${w.space(zone)} ${plural('nl', there, 'is', 'zijn')} maar ${w.units({ [unit]: there })} aan boord; er ${plural('nl', asked, 'wordt', 'worden')} er ${asked} gevraagd.`,
  'transport-done': ({ space }, w) =>
    `De transportschepen in ${w.space(space)} hebben gelost en zijn klaar voor deze beurt.`,
  'one-landing-place': ({ zone, to }, w) =>
    `Een transportschip in ${w.space(zone)} lost alles in één gebied; het is elders begonnen en kan niet ook nog in ${w.space(to)} lossen.`,
  'allied-transport-waits': ({ space }, w) =>
    `Een transportschip van een bondgenoot in ${w.space(space)} zet jouw eenheden pas in een latere beurt aan land dan die waarin ze aan boord gingen.`,
  'part-of-cargo': ({ zone, unit, kept }, w) =>
    `Wat in ${w.space(zone)} aan boord van één transportschip is, gaat samen en in één gebied aan land; ${w.units({ [unit]: kept })} ${plural('nl', kept, 'zou', 'zouden')} achterblijven.`,
  'boarding-without-landing': ({ zone, unit }, w) =>
    `In ${w.space(zone)} liggen vijandelijke schepen: vóór de gevechten gaan ${w.unit(unit, 2)} daar alleen aan boord om in dezelfde beurt te landen.`,
  'mixed-powers': ({ zone, unit, aboard }, w) =>
    `Een transportschip vervoert troepen van één mogendheid: in ${w.space(zone)} zijn er al aan boord (${w.power(aboard)}), andere ${w.unit(unit, 2)} kunnen er niet bij.`,
  'one-coast-for-guests': ({ zone, coast, used }, w) =>
    `Het geallieerde transportschip in ${w.space(zone)} ligt deze beurt voor de kust van ${w.space(used)}; vanuit ${w.space(coast)} kan niemand ook nog aan boord.`,
  'transfer-at-sea': ({ zone, unit }, w) =>
    `In ${w.space(zone)} kunnen ${w.unit(unit, 2)} niet van schip of zeezone wisselen: ze gaan vanaf land aan boord en weer aan land.`,
  'ships-of-enemy': ({ zone, power }, w) =>
    `De schepen in ${w.space(zone)} zijn vijandelijk (${w.power(power)}) en vervoeren geen eenheden van jou.`,

  'space-not-friendly': ({ space, unit }, w) =>
    `${w.space(space)} is niet van jou of een bondgenoot; zonder gevecht kunnen ${w.unit(unit, 2)} daar niet heen.`,
  'zone-holds-enemies': ({ space, unit }, w) =>
    `In ${w.space(space)} liggen vijandelijke schepen; dat kan daar niet met ${w.unit(unit, 2)}.`,
  'neutral-in-flight': ({ space, unit }, w) =>
    `${w.space(space)} is neutraal; bij bewegingen zonder gevecht mogen ${w.unit(unit, 2)} er niet overheen vliegen.`,
  'newly-taken': ({ space, unit }, w) =>
    `${w.space(space)} is deze beurt pas veroverd; daar kunnen ${w.unit(unit, 2)} nog niet landen.`,
  'landing-not-friendly': ({ space, unit }, w) =>
    `${w.space(space)} is niet van jou of een bondgenoot; daar kunnen ${w.unit(unit, 2)} niet landen.`,
  'bomber-at-sea': ({ space }, w) => `Bommenwerpers landen nooit op zee, ook niet in ${w.space(space)}.`,
  'no-room-on-carrier': ({ space, unit, asked, room }, w) =>
    `De vliegdekschepen in ${w.space(space)} hebben plaats voor ${w.units({ [unit]: room }) || 'geen vliegtuig meer'}; er willen er ${asked} landen.`,
  'carrier-holds-landed': ({ space }, w) =>
    `Het vliegdekschip in ${w.space(space)} heeft deze beurt vliegtuigen opgenomen en vaart niet meer.`,
};

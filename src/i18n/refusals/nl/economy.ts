// Nederlands: weigeringen over geld, onderzoek, aankoop, plaatsing, raketten en neutrale gebieden.

import type { EconomyRefusals } from '../../../engine/refusals/economy.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

export const economy: Say<EconomyRefusals> = {
  'too-expensive': ({ cost, treasury }) => `Dat kost ${cost} IPC; in kas is ${treasury}.`,
  'unknown-purse': ({ power, purse, purses }, w) =>
    `Een kas ‘${purse}’ bestaat niet (${w.power(power)}); wel: ${list('nl', purses)}.`,
  'capital-lost': ({ power, capital }, w) =>
    `${w.place(capital).the} ${w.place(capital).agree('is', 'zijn')} in vijandelijke handen: zonder hoofdstad geen aankoop en geen onderzoek (${w.power(power)}).`,

  'no-complex-held': ({ power }, w) =>
    `Zonder hoofdstad en zonder één industrieel complex wordt er niets gekocht (${w.power(power)}).`,
  'technology-off': () => 'Dit spel wordt zonder wapenontwikkeling gespeeld.',
  'research-dice': ({ dice, most }) =>
    `Per beurt ${plural('nl', most, 'wordt', 'worden')} ${counted('nl', most, 'dobbelsteen', 'dobbelstenen')} gegooid; er ${plural('nl', dice, 'wordt', 'worden')} er ${dice} gevraagd.`,
  'research-once': ({ dice }) =>
    `Onderzoek wordt één keer per beurt gegooid, en er ${plural('nl', dice, 'is', 'zijn')} al ${counted('nl', dice, 'dobbelsteen', 'dobbelstenen')} gekocht.`,
  'nothing-to-research': ({ power }, w) => `Alle technologieën zijn al ontwikkeld (${w.power(power)}).`,

  'unit-not-in-game': ({ unit }, w) => `In dit spel zijn er geen ${w.unit(unit, 2)}.`,
  'complexes-exhausted': ({ asked, left }) =>
    `In dit spel ${plural('nl', left, 'kan', 'kunnen')} nog ${counted('nl', left, 'industrieel complex', 'industriële complexen')} gebouwd worden; er ${plural('nl', asked, 'wordt', 'worden')} er ${asked} gevraagd.`,
  'new-complexes-off': () => 'Dit spel wordt zonder nieuwe industriële complexen gespeeld.',

  'bid-due': ({ side }, w) => `Eerst komt het bod (${w.side(side)}); daarvoor kan er niets anders gebeuren.`,
  'no-bid-due': () => 'In dit spel wordt geen bod verwacht.',
  'bid-of-other-side': ({ power, side }, w) =>
    `Het bod is van de andere kant (${w.side(side)}), niet van ${w.power(power)}.`,
  'bid-for-enemy': ({ power, side }, w) =>
    `Het bod is alleen voor de eigen kant (${w.side(side)}); ${w.power(power)} krijgt er niets van.`,
  'bid-not-lowest': ({ total, against }) =>
    `Wie het minst vraagt, speelt de As: ${total} IPC is meer dan de ${against} die de ander heeft gevraagd.`,
  'bid-not-own-land': ({ space, power, word }, w) =>
    word === 'land-held'
      ? `Eenheden uit het bod komen op land van hun eigen mogendheid; ${w.place(space).the} ${w.place(space).agree('hoort', 'horen')} daar niet bij (${w.power(power)}).`
      : `Eenheden uit het bod komen op land dat hun mogendheid vanaf het begin bezit; ${w.place(space).the} ${w.place(space).agree('hoort', 'horen')} daar niet bij (${w.power(power)}).`,
  'bid-zone-not-beside': ({ zone, power }, w) =>
    `Schepen uit het bod komen naast land van hun eigen mogendheid; ${w.place(zone).the} grenst daar nergens aan (${w.power(power)}).`,
  'bid-zone-taken': ({ zone, power, word }, w) =>
    word === 'zone-without-enemies'
      ? `${w.place(zone).in} staan vijandelijke eenheden: daar kunnen geen schepen uit het bod komen.`
      : `Schepen uit het bod komen in een leeg zeegebied of bij eigen schepen; ${w.place(zone).in} staan ook andere dan eigen eenheden (${w.power(power)}).`,
  'bid-over-total': ({ total, worth }) =>
    `De eenheden van het bod kosten ${worth} IPC; genoemd is ${total}, en de genoemde som geldt.`,
  'bid-units-missing': ({ space, power, unit, asked, there }, w) =>
    `Een bod onder 0 staat af wat er is: gevraagd ${plural('nl', asked, 'is', 'zijn')} ${w.units({ [unit]: asked })} (${w.power(power)}) ${w.place(space).in}, aanwezig ${plural('nl', there, 'is', 'zijn')} ${there}.`,
  'bid-money-missing': ({ power, ipc, treasury }, w) =>
    `Het bod staat ${ipc} IPC af (${w.power(power)}); in de kas zit ${treasury}.`,
  'bid-ship-loaded': ({ space, unit }, w) =>
    `${w.place(space).in} heeft de eenheid ‘${w.unit(unit)}’ iets aan boord; ze kan alleen worden afgestaan met alles wat ze draagt.`,
  'bidders-not-two': ({ bidders }) =>
    `Gesloten biedt men met twee spelers die nog geen mogendheid hebben; er ${plural('nl', bidders, 'is er', 'zijn er')} ${bidders} genoemd.`,
  'powers-before-bids': ({ power }, w) =>
    `Wie wat speelt, beslissen pas de gesloten biedingen; voor die tijd krijgt niemand een mogendheid (${w.power(power)}).`,
  'not-a-bidder': ({ player }) => `${player} biedt in dit spel niet mee.`,
  'bid-sealed-twice': ({ player }) => `${player} heeft zijn bod al verzegeld, en daar blijft het bij.`,
  'bid-unsealed': () =>
    'In dit spel wordt gesloten geboden: eerst verzegelen, dan openen. Een open bod wordt niet aangenomen, anders zou de ander het kennen.',
  'bid-not-sealed-here': () =>
    'In dit spel wordt niet gesloten geboden: het bod stond van tevoren vast en wordt open opgesteld.',
  'seals-missing': ({ players }) =>
    `De biedingen gaan open als ze allebei verzegeld zijn; dat van ${list('nl', players)} ontbreekt nog.`,
  'bid-opened-twice': ({ player }) => `Het bod van ${player} is al open.`,
  'bid-lapsed': ({ player }) => `Het bod van ${player} was er niet op tijd en telt niet meer.`,

  'not-bought': ({ unit, asked, bought }, w) =>
    bought === 0
      ? `Je hebt geen ${w.unit(unit, 2)} gekocht; er ${plural('nl', asked, 'moet', 'moeten')} er ${asked} geplaatst worden.`
      : `Er ${plural('nl', bought, 'is', 'zijn')} maar ${w.units({ [unit]: bought })} gekocht; er moeten er ${asked} geplaatst worden.`,
  'bought-from-other-purse': ({ space, unit, purse, asked, bought }, w) =>
    `Wat ${w.place(space).in} komt te staan, betaalt de kas ‘${purse}’: die heeft er ${bought} van gekocht (${w.unit(unit, 2)}); er moeten er ${asked} geplaatst worden.`,
  'unit-not-for-land': ({ space, unit }, w) =>
    `Nieuwe ${w.unit(unit, 2)} komen op zee; ${w.place(space).the} ${w.place(space).agree('is', 'zijn')} land.`,
  'unit-not-for-sea': ({ space, unit }, w) =>
    `Nieuwe ${w.unit(unit, 2)} komen aan land; ${w.place(space).the} ${w.place(space).agree('is', 'zijn')} een zeegebied.`,
  'no-complex': ({ space }, w) =>
    `${w.place(space).in} staat geen industrieel complex van jou om eenheden mee te plaatsen.`,
  'complex-of-another': ({ space, owner }, w) =>
    `Het industriële complex ${w.place(space).in} is niet van jou; eigenaar: ${w.power(owner)}.`,
  'complex-too-new': ({ space }, w) =>
    `Het industriële complex ${w.place(space).in} is pas deze beurt van jou geworden; het werkt vanaf de volgende.`,
  'no-complex-beside': ({ zone, from }, w) =>
    from === null
      ? `Aan ${w.place(zone).the} grenst geen gebied met een industrieel complex dat je kunt gebruiken.`
      : `${w.place(from).in} staat geen industrieel complex van jou dat aan ${w.place(zone).the} ligt.`,
  'complex-limit': ({ space, asked, limit }, w) =>
    `Het industriële complex ${w.place(space).in} plaatst ${counted('nl', limit, 'eenheid', 'eenheden')} per beurt; dit zouden er ${asked} zijn.`,
  'enemy-in-zone': ({ zone }, w) =>
    `${w.place(zone).in} liggen vijandelijke schepen: daar kunnen geen nieuwe schepen geplaatst worden.`,
  'territory-has-gun': ({ space }, w) => `${w.place(space).in} staat al een luchtdoelkanon; meer dan één kan niet.`,
  'territory-has-complex': ({ space }, w) =>
    `${w.place(space).in} staat al een industrieel complex; meer dan één kan niet.`,
  'not-owned-since-start': ({ space, power }, w) =>
    `Een nieuw industrieel complex vraagt eigen land: ${w.place(space).the} ${w.place(space).agree('was', 'waren')} aan het begin van de beurt niet in eigen handen (${w.power(power)}).`,
  'no-deck-free': ({ zone, unit }, w) =>
    `${w.place(zone).in} heeft geen vliegdekschip plaats meer (${w.unit(unit)}): het moet van dezelfde mogendheid zijn en naast het complex liggen of ervan komen.`,
  'plane-not-rested': ({ space, unit, asked, there }, w) =>
    `Er kunnen geen ${asked} (${w.unit(unit, asked)}) aan boord van het nieuwe vliegdekschip: ${w.place(space).in} ${plural('nl', there, 'staat', 'staan')} er ${there} die deze beurt niet gevochten hebben.`,
  'planes-stay': ({ zone }, w) =>
    `Vliegtuigen aan land gaan niet aan boord van nieuwe vliegdekschepen (${w.space(zone)}).`,
  'no-piece-left': ({ unit, stacks, limit }, w) =>
    `Dat zouden ${counted('nl', stacks, 'stapel', 'stapels')} ${w.unit(unit, 2)} worden; de doos heeft stukken voor ${limit}.`,

  'no-rockets': ({ power }, w) => `Raketten zijn nog niet ontwikkeld (${w.power(power)}).`,
  'rocket-already-fired': ({ from }, w) => `De raket van deze beurt is al afgevuurd, vanuit ${w.place(from).the}.`,
  'no-gun-there': ({ space, power }, w) =>
    `${w.place(space).in} staat geen eigen luchtdoelgeschut (${w.power(power)}).`,
  'rocket-aboard': ({ space }, w) =>
    `Het geschut ${w.place(space).in} staat op een transportschip en kan geen raket afvuren.`,
  'rocket-captured': ({ space }, w) =>
    `Het geschut ${w.place(space).in} is deze beurt veroverd en kan nog geen raket afvuren.`,
  'no-enemy-complex': ({ space }, w) => `${w.place(space).in} staat geen vijandelijk industrieel complex.`,
  'rocket-out-of-range': ({ from, target, distance, range }, w) =>
    `Van ${w.place(from).the} ${w.place(target).to} is het ${counted('nl', distance, 'vak', 'vakken')}; een raket komt er ${range} ver.`,

  'not-for-defence': ({ unit }, w) =>
    `Neutrale gebieden worden verdedigd met landeenheden en vliegtuigen, niet met iets anders (${w.unit(unit)}).`,
  'defence-sum': ({ cost, ipc, least }) =>
    `De verdedigers kosten ${cost} IPC. Er zijn er ${ipc} uit te geven, meteen en tot er minder dan ${least} over zijn.`,
  'neutral-fee': ({ space, fee, treasury }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} neutraal; binnentrekken kost ${fee} IPC en in kas is ${treasury}.`,
};

// Deutsch: Ablehnungen, bei denen es um Geld, Forschung, Einkauf, Aufstellung, Raketen und Neutrale geht.

import type { EconomyRefusals } from '../../../engine/refusals/economy.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

export const economy: Say<EconomyRefusals> = {
  'too-expensive': ({ cost, treasury }) => `Das kostet ${cost} IPC; in der Kasse sind ${treasury}.`,
  'unknown-purse': ({ power, purse, purses }, w) =>
    `Eine Kasse »${purse}« gibt es nicht (${w.power(power)}); vorhanden: ${list('de', purses)}.`,
  'capital-lost': ({ power, capital }, w) =>
    `${w.place(capital).the} ${w.place(capital).agree('ist', 'sind')} in Feindeshand: Ohne Hauptstadt kein Einkauf und keine Forschung (${w.power(power)}).`,

  'no-complex-held': ({ power }, w) =>
    `Ohne Hauptstadt und ohne eine einzige Fabrik wird nichts gekauft (${w.power(power)}).`,
  'technology-off': () => 'Diese Partie wird ohne Waffenentwicklung gespielt.',
  'research-dice': ({ dice, most }) =>
    `Im Zug ${plural('de', most, 'wird', 'werden')} ${counted('de', most, 'Würfel', 'Würfel')} geworfen; verlangt ${plural('de', dice, 'ist', 'sind')} ${dice}.`,
  'research-once': ({ dice }) =>
    `Geforscht wird einmal pro Zug, und ${counted('de', dice, 'Würfel ist', 'Würfel sind')} schon gekauft.`,
  'nothing-to-research': ({ power }, w) => `Alle Technologien sind schon entwickelt (${w.power(power)}).`,

  'unit-not-in-game': ({ unit }, w) => `In dieser Partie gibt es keine ${w.unit(unit, 2)}.`,
  'complexes-exhausted': ({ asked, left }) =>
    `In dieser Partie ${plural('de', left, 'kann', 'können')} nur noch ${counted('de', left, 'Fabrik', 'Fabriken')} gebaut werden; verlangt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'new-complexes-off': () => 'Diese Partie wird ohne neue Fabriken gespielt.',

  'bid-due': ({ side }, w) => `Zuerst kommt das Gebot (${w.side(side)}); vorher kann nichts anderes geschehen.`,
  'no-bid-due': () => 'In dieser Partie steht kein Gebot aus.',
  'bid-of-other-side': ({ power, side }, w) =>
    `Das Gebot hat die andere Seite (${w.side(side)}), nicht ${w.power(power)}.`,
  'bid-for-enemy': ({ power, side }, w) =>
    `Das Gebot gilt nur der eigenen Seite (${w.side(side)}); ${w.power(power)} bekommt nichts davon.`,
  'bid-not-lowest': ({ total, against }) =>
    `Wer weniger verlangt, spielt die Achse: ${total} IPC sind mehr als die ${against}, die der andere verlangt hat.`,
  'bid-not-own-land': ({ space, power, word }, w) =>
    word === 'land-held'
      ? `Einheiten aus dem Gebot kommen auf Land ihrer eigenen Macht; ${w.place(space).the} ${w.place(space).agree('gehört', 'gehören')} nicht dazu (${w.power(power)}).`
      : `Einheiten aus dem Gebot kommen auf Land, das ihrer Macht von Beginn an gehört; ${w.place(space).the} ${w.place(space).agree('zählt', 'zählen')} nicht dazu (${w.power(power)}).`,
  'bid-zone-not-beside': ({ zone, power }, w) =>
    `Schiffe aus dem Gebot kommen neben Land ihrer eigenen Macht; ${w.place(zone).the} grenzt an keines (${w.power(power)}).`,
  'bid-zone-taken': ({ zone, power, word }, w) =>
    word === 'zone-without-enemies'
      ? `${w.place(zone).in} stehen gegnerische Einheiten: Schiffe aus dem Gebot dürfen nicht dorthin.`
      : `Schiffe aus dem Gebot kommen in ein leeres Seegebiet oder zu eigenen; ${w.place(zone).in} stehen auch andere als eigene (${w.power(power)}).`,
  'bid-over-total': ({ total, worth }) =>
    `Die Einheiten des Gebots kosten ${worth} IPC; genannt sind ${total}, und die genannte Summe gilt.`,
  'bid-units-missing': ({ space, power, unit, asked, there }, w) =>
    `Ein Gebot unter 0 gibt ab, was da ist: Verlangt sind ${w.units({ [unit]: asked })} (${w.power(power)}) ${w.place(space).in}, vorhanden ${plural('de', there, 'ist', 'sind')} ${there}.`,
  'bid-money-missing': ({ power, ipc, treasury }, w) =>
    `Das Gebot gibt ${ipc} IPC ab (${w.power(power)}); in der Kasse sind ${treasury}.`,
  'bid-ship-loaded': ({ space, unit }, w) =>
    `${w.place(space).in} hat die Einheit »${w.unit(unit)}« etwas an Bord; abgeben lässt sie sich nur mit allem, was sie trägt.`,
  'bidders-not-two': ({ bidders }) =>
    `Verdeckt bieten zwei Spieler, die noch keine Macht haben; genannt ${plural('de', bidders, 'ist', 'sind')} ${bidders}.`,
  'powers-before-bids': ({ power }, w) =>
    `Wer was spielt, entscheiden erst die verdeckten Gebote; vorher bekommt niemand eine Macht (${w.power(power)}).`,
  'not-a-bidder': ({ player }) => `${player} bietet in dieser Partie nicht mit.`,
  'bid-sealed-twice': ({ player }) => `${player} hat sein Gebot schon versiegelt, und dabei bleibt es.`,
  'bid-unsealed': () =>
    'In dieser Partie wird verdeckt geboten: erst versiegeln, dann öffnen. Ein offenes Gebot wird nicht angenommen, sonst kennte es der andere.',
  'bid-not-sealed-here': () =>
    'In dieser Partie wird nicht verdeckt geboten: Das Gebot stand vorher fest und wird offen aufgestellt.',
  'seals-missing': ({ players }) =>
    `Geöffnet wird, wenn beide Gebote versiegelt sind; es fehlt noch das von ${list('de', players)}.`,
  'bid-opened-twice': ({ player }) => `Das Gebot von ${player} ist schon geöffnet.`,
  'bid-lapsed': ({ player }) => `Das Gebot von ${player} kam nicht rechtzeitig und zählt nicht mehr.`,

  'not-bought': ({ unit, asked, bought }, w) =>
    bought === 0
      ? `Es wurden keine ${w.unit(unit, 2)} gekauft; aufgestellt werden ${plural('de', asked, 'soll', 'sollen')} ${asked}.`
      : `Gekauft ${plural('de', bought, 'wurde', 'wurden')} nur ${w.units({ [unit]: bought })}; aufgestellt werden sollen ${asked}.`,
  'bought-from-other-purse': ({ space, unit, purse, asked, bought }, w) =>
    `Was ${w.place(space).in} aufgestellt wird, bezahlt die Kasse »${purse}«: Sie hat ${bought} ${w.unit(unit, bought)} gekauft; aufgestellt werden sollen ${asked}.`,
  'unit-not-for-land': ({ space, unit }, w) =>
    `Neue ${w.unit(unit, 2)} kommen in ein Seegebiet; ${w.place(space).the} ${w.place(space).agree('ist', 'sind')} Land.`,
  'unit-not-for-sea': ({ space, unit }, w) =>
    `Neue ${w.unit(unit, 2)} kommen an Land; ${w.place(space).the} ${w.place(space).agree('ist', 'sind')} ein Seegebiet.`,
  'no-complex': ({ space }, w) => `${w.place(space).in} steht keine eigene Fabrik, die Einheiten aufstellen könnte.`,
  'complex-of-another': ({ space, owner }, w) =>
    `Die Fabrik ${w.place(space).in} ist nicht die eigene; Besitzer: ${w.power(owner)}.`,
  'complex-too-new': ({ space }, w) =>
    `Die Fabrik ${w.place(space).in} ist erst in diesem Zug dazugekommen; sie arbeitet ab dem nächsten.`,
  'no-complex-beside': ({ zone, from }, w) =>
    from === null
      ? `An ${w.place(zone).acc} grenzt kein Gebiet mit einer Fabrik, die du nutzen kannst.`
      : `${w.place(from).in} steht keine eigene Fabrik, die an ${w.place(zone).dat} liegt.`,
  'complex-limit': ({ space, asked, limit }, w) =>
    `Die Fabrik ${w.place(space).in} stellt ${counted('de', limit, 'Einheit', 'Einheiten')} pro Zug auf; das hier wären ${asked}.`,
  'enemy-in-zone': ({ zone }, w) =>
    `${w.place(zone).in} liegen feindliche Schiffe: Dort können keine neuen Schiffe aufgestellt werden.`,
  'territory-has-gun': ({ space }, w) => `${w.place(space).in} steht schon eine Flak; mehr als eine hat kein Gebiet.`,
  'territory-has-complex': ({ space }, w) =>
    `${w.place(space).in} steht schon eine Fabrik; mehr als eine hat kein Gebiet.`,
  'not-owned-since-start': ({ space, power }, w) =>
    `Eine neue Fabrik braucht eigenes Land: ${w.place(space).the} ${w.place(space).agree('war', 'waren')} zu Beginn des Zuges nicht in eigener Hand (${w.power(power)}).`,
  'no-deck-free': ({ zone, unit }, w) =>
    `${w.place(zone).in} hat kein Träger mehr Platz (${w.unit(unit)}): Er muss derselben Macht gehören und neben der Fabrik liegen oder von ihr kommen.`,
  'plane-not-rested': ({ space, unit, asked, there }, w) =>
    `Auf den neuen Träger können nicht ${asked} (${w.unit(unit, asked)}): ${w.place(space).in} ${plural('de', there, 'steht', 'stehen')} ${there}, die in diesem Zug nicht gekämpft haben.`,
  'planes-stay': ({ zone }, w) => `Flugzeuge an Land gehen nicht auf neue Träger (${w.space(zone)}).`,
  'no-piece-left': ({ unit, stacks, limit }, w) =>
    `Das wären ${counted('de', stacks, 'Stapel', 'Stapel')} ${w.unit(unit, 2)}; die Schachtel hat Figuren für ${limit}.`,

  'no-rockets': ({ power }, w) => `Raketen sind noch nicht entwickelt (${w.power(power)}).`,
  'rocket-already-fired': ({ from }, w) => `Die Rakete dieses Zuges ist schon abgeschossen, ${w.place(from).from}.`,
  'no-gun-there': ({ space, power }, w) => `${w.place(space).in} steht keine eigene Flak (${w.power(power)}).`,
  'rocket-aboard': ({ space }, w) =>
    `Die Flak ${w.place(space).in} ist an Bord eines Transporters und kann keine Rakete abschießen.`,
  'rocket-captured': ({ space }, w) =>
    `Die Flak ${w.place(space).in} wurde in diesem Zug erobert und kann noch keine Rakete abschießen.`,
  'no-enemy-complex': ({ space }, w) => `${w.place(space).in} steht keine feindliche Fabrik.`,
  'rocket-out-of-range': ({ from, target, distance, range }, w) =>
    `${w.place(from).from} ${w.place(target).to} sind es ${counted('de', distance, 'Feld', 'Felder')}; eine Rakete fliegt höchstens ${range}.`,

  'not-for-defence': ({ unit }, w) =>
    `Neutrale Gebiete werden mit Landeinheiten und Flugzeugen verteidigt, nicht mit anderem (${w.unit(unit)}).`,
  'defence-sum': ({ cost, ipc, least }) =>
    `Die Verteidiger kosten ${cost} IPC. Auszugeben sind ${ipc}, sofort und bis auf weniger als ${least}.`,
  'neutral-fee': ({ space, fee, treasury }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} neutral, der Einmarsch kostet ${fee} IPC; in der Kasse sind ${treasury}.`,
};

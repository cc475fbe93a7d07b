// Deutsch: Zeilen eines Zugblatts, die nicht verstanden wurden, und Bemerkungen zu verstandenen.

import { counted, number } from '../format.ts';
import type { Say } from '../refusals/say.ts';
import type { Words } from '../words.ts';
import type { ProblemParams, RemarkParams } from './params.ts';

const DOMAINS = { land: 'Landweg', air: 'Luftweg', sea: 'Seeweg', facility: 'Weg' };
const PARTS = {
  spaces: 'Felder in einem Weg',
  moves: 'Züge in einer Phase',
  battles: 'Schlachten in einem Befehl',
  placements: 'Aufstellungen in einem Zug',
  'standing-orders': 'Dauerbefehle in einem Blatt',
  units: 'Einheiten in einer Zeile',
};
const forces = (units: Parameters<Words['units']>[0], w: Words): string => w.units(units) || 'nichts';

export const problems: Say<ProblemParams> = {
  'sheet-too-long': ({ characters, limit }) =>
    `Das Blatt hat ${number('de', characters)} Zeichen; gelesen werden höchstens ${number('de', limit)}.`,
  'line-too-long': ({ characters, limit }) =>
    `Die Zeile hat ${number('de', characters)} Zeichen; gelesen werden höchstens ${number('de', limit)}.`,
  'strange-character': ({ character }) =>
    `In der Zeile steht das Zeichen U+${character}, das in keinem Befehl vorkommt.`,
  'not-understood': ({ text }) => `»${text}« wurde nicht verstanden.`,
  'left-over': ({ text }) => `Bis zu »${text}« wurde die Zeile verstanden; damit lässt sich nichts anfangen.`,
  'bracket-open': () => 'Eine Klammer ist nicht geschlossen.',
  'unknown-space': ({ text }) => `Kein Feld heißt »${text}«.`,
  'ambiguous-space': ({ text }) => `»${text}« kann mehr als ein Feld sein.`,
  'zone-number': ({ text }) => `»${text}« ist eine Nummer; die Seegebiete dieses Bretts haben Namen.`,
  'unknown-unit': ({ text }) => `Keine Einheit heißt »${text}«.`,
  'ambiguous-unit': ({ text }) => `»${text}« kann mehr als eine Einheit sein.`,
  'unknown-power': ({ text }) => `Keine Macht heißt »${text}«.`,
  'units-missing': () => 'Es fehlt, welche Einheiten gemeint sind.',
  'space-missing': () => 'Ein Feld fehlt.',
  'target-missing': () => 'Das Ziel fehlt.',
  'number-missing': () => 'Eine Zahl fehlt.',
  'number-out-of-range': ({ number: given, least, most }) =>
    `${number('de', given)} geht nicht: möglich ist ${number('de', least)} bis ${number('de', most)}.`,
  'none-there': ({ space, unit }, w) =>
    `${w.place(space).in} hast du keine ${unit === null ? 'Einheiten' : w.unit(unit, 2)}.`,
  'all-of-what': () => '»Alle« lässt sich hier nicht zählen: Bitte eine Zahl angeben.',
  'no-path': ({ from, to, domain }, w) => `${w.place(from).from} ${w.place(to).to} gibt es keinen ${DOMAINS[domain]}.`,
  'planes-aboard-transport': ({ unit }, w) =>
    `${w.unit(unit, 2)} fahren nicht auf Transportern mit; ihr Flug gehört in eine eigene Zeile.`,
  'allied-transports-stay': ({ power }, w) =>
    `Die Transporter (${w.power(power)}) fahren nur im eigenen Zug; be- und entladen werden sie dort, wo sie liegen.`,
  'zone-missing': ({ from }, w) => `In welchem Seegebiet vor ${w.place(from).dat} liegen die Transporter?`,
  'transports-too-few': ({ said, needed }) =>
    `${counted('de', said, 'Transporter kann', 'Transporter können')} das nicht befördern; nötig sind ${needed}.`,
  'battle-missing': () => 'Es fehlt, welche Schlacht gemeint ist.',
  'no-battles': () => 'Es gibt nichts zu kämpfen.',
  'total-differs': ({ space, said, counted: sum }, w) =>
    `Für ${w.place(space).acc} steht als Summe ${forces(said, w)}; die Zeilen ergeben ${forces(sum, w)}.`,
  'declaration-missing': () => 'Hier steht eine Summe, aber darüber ist keine Schlacht angesagt.',
  'too-many': ({ what, limit }) => `Zu viel: höchstens ${limit} ${PARTS[what]}.`,
  'nonce-missing': () => 'Der Befehl braucht Würfel und hat keine Nonce bekommen.',
  'verb-missing': ({ text }) =>
    `Was soll mit »${text}« geschehen? Darüber gehört eine Überschrift wie »Kauf«, oder dahinter ein Weg.`,
};

export const remarks: Say<RemarkParams> = {
  'path-taken': ({ path, guns, neutrals, taken }, w) =>
    [
      `Angenommener Weg: ${path.map(w.space).join(' > ')}.`,
      ...(guns.length === 0 ? [] : [`Flak unterwegs: ${w.spaces(guns)}.`]),
      ...(neutrals.length === 0 ? [] : [`Neutral unterwegs: ${w.spaces(neutrals)}.`]),
      ...(taken.length === 0 ? [] : [`Unterwegs eingenommen: ${w.spaces(taken)}.`]),
      'Ist ein anderer gemeint, bitte ganz ausschreiben.',
    ].join(' '),
  'usual-reading': ({ text, space }, w) => `»${text}« wird als ${w.space(space)} gelesen.`,
  'turn-differs': ({ power, round, turn, now }, w) =>
    `Auf dem Blatt steht: ${w.power(power)}, Runde ${round}; am Zug: ${w.power(turn)}, Runde ${now}.`,
  'money-differs': ({ power, said, counted: is }, w) =>
    `${w.power(power)}: Auf dem Blatt steht ${said[0]}/${said[1]}; richtig ist ${is[0]}/${is[1]} (Landwert/verfügbares Geld).`,
  'defenders-differ': ({ space, said, there }, w) =>
    `Verteidiger ${w.place(space).in}: auf dem Blatt ${forces(said, w)}, tatsächlich ${forces(there, w)}.`,
  'total-defenders-differ': ({ space, said, there }, w) =>
    `Verteidiger ${w.place(space).in}: laut Summe ${forces(said, w)}, tatsächlich ${forces(there, w)}.`,
  'walk-in-defended': ({ space, there }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} nicht leer (${forces(there, w)}): Das wird eine Schlacht.`,
  'transports-to-spare': ({ said, needed }) =>
    `${counted('de', said, 'Transporter ist', 'Transporter sind')} genannt; nötig: ${needed}.`,
  'order-in-comment': ({ text }) =>
    `Hinter dem Strichpunkt steht etwas, das wie ein Befehl aussieht und nicht gelesen wurde: »${text}«.`,
  'below-end-turn': ({ lines }) =>
    `Gelesen wird bis zum Zugende: ${counted('de', lines, 'Zeile darunter blieb', 'Zeilen darunter blieben')} ungelesen. Einen späteren Zug bitte für sich schicken.`,
  'quoted-line': () => 'Zitierte Zeile: nicht als Befehl gelesen.',
};

// What the columns of a table of orders are called, and what stands in which.

import { fold } from '../../board/index.ts';
import { LANGUAGES } from '../../vocab/index.ts';
import { type Phrases, phrasesIn } from './words/phrases.ts';

/** What the columns of a table are called. */
const COLUMN_WORDS = {
  units: {
    en: `units, unit, force, forces, troops, what, who, type, piece, pieces, purchase, purchases, buy, with, using, item,
      items, kind, article, description, attackers, attacker, army, men, moving, stuff`,
    de: `Einheiten, Einheit, Truppen, Was, Wer, Womit, mit, Typ, Verband, Kauf, Einkauf, Käufe, Art, Posten, Artikel,
      Bezeichnung, Gattung, Verbände, Angreifer, Einsatz, Kräfte, Streitkräfte, Armee, Figuren`,
    nl: `eenheden, eenheid, troepen, wat, wie, waarmee, met, type, stukken, aankoop, inkoop, aankopen, soort, artikel,
      post, omschrijving, aanvallers, aanvaller, inzet, strijdkrachten, leger, stuk, spullen`,
  },
  count: {
    en: 'number, count, no, qty, quantity, how many, amount of units, pcs',
    de: 'Anzahl, Zahl, Stück, Menge, Anz, Stk, Stückzahl',
    nl: 'aantal, aant, hoeveel, stuks, hoeveelheid, hvh',
  },
  from: {
    en: 'from, origin, start, out of, source, base, departure, departs, starting',
    de: 'von, aus, Start, Herkunft, woher, Ausgang, Abgang, Startgebiet, Ausgangsgebiet, Herkunftsgebiet, Basis',
    nl: 'van, uit, vanuit, herkomst, vanaf, waarvandaan, vertrek, startgebied, herkomstgebied, basis',
  },
  to: {
    en: `to, target, into, destination, dest, where, place, attacks, attack, attacking, battle, against, territory,
      area, region, location, objective, arrival`,
    de: `nach, Ziel, wohin, Ort, greift an, Gebiet, Zielgebiet, Standort, Wo, Angriff, Angriffsziel, Schlacht, Kampf,
      gegen, Zielort, Ankunft, Feld`,
    nl: `naar, doel, waarheen, plaats, bestemming, gebied, doelgebied, locatie, waar, slag, gevecht, aanval, tegen,
      doelwit, aankomst, eindbestemming, waarnaartoe`,
  },
  land: {
    en: `land, lands, landing, landing place, lands in/at, planes, planes home/land, back to, home, return, returns`,
    de: 'Landung, landet, landet in, Landeplatz, Flieger, Flieger landen, Rückflug, zurück, zurück nach',
    nl: 'landing, landt, landt in, landingsplaats, vliegtuigen, terug, terug naar, retour',
  },
  /** Words such as `over` would make a head of many a sentence. */
  via: { en: 'via, route', de: 'via, Route', nl: 'via, route' },
  cost: {
    en: `cost, costs, price, ipc, sum, total, each, amount, value, unit price, unit cost, attack value/strength, strength,
      punch, hits on`,
    de: `Kosten, Preis, IPC, Summe, Gesamt, Einzelpreis, je, Betrag, Stückpreis, Wert, Gesamtpreis, Einzel, Angriffswert,
      Kampfwert, Kampfkraft, Stärke, trifft auf`,
    nl: `kosten, prijs, IPC, som, totaal, per stuk, bedrag, stukprijs, waarde, aanvalswaarde, gevechtswaarde, sterkte,
      aanvalskracht, raakt op`,
  },
  /** Which row it is. */
  nth: {
    en: 'nr, pos, line',
    de: 'Nr, Pos, lfd, Zeile',
    nl: 'nr, nummer, regel',
  },
  /** What the rest of the row is: `Purchase`, `Landing`. */
  label: {
    en: 'phase, step, stage, part, section',
    de: 'Phase, Schritt, Abschnitt, Teil, Spielphase, Zugteil',
    nl: 'fase, stap, onderdeel, deel',
  },
  /** Words to people, if they are no more. */
  remark: {
    en: 'remark, remarks, note, notes, comment, comments',
    de: 'Bemerkung, Bemerkungen, Anmerkung, Notiz, Kommentar',
    nl: 'opmerking, opmerkingen, notitie, commentaar',
  },
} as const satisfies Phrases;
export type Column = keyof typeof COLUMN_WORDS;

/** `kind`: how many of the kind of unit that the head names. */
export type Name = Column | 'kind' | null;
export type Names = readonly Name[];

/** What stands in which cell, and where columns begin that blanks alone part. */
export interface Columns {
  readonly names: Names;
  /** The cells of the head as they are written. */
  readonly heads: readonly string[];
  readonly starts: readonly number[];
  /** The sign that parts its cells, where neither bars nor blanks do. */
  readonly sign?: string;
  /** The place at the head of the last row that named one, for rows below that leave it out. */
  readonly place?: string;
}

/** Without a row that says so. */
export const USUAL: Columns = { names: ['units', 'from', 'to', 'land'], heads: [], starts: [] };

export const COLUMNS: ReadonlyMap<string, Column> = new Map(
  // The keys of a literal object are exactly its key type.
  (Object.keys(COLUMN_WORDS) as readonly Column[]).flatMap((column) =>
    LANGUAGES.flatMap((language) =>
      phrasesIn(COLUMN_WORDS[column][language]).map((word) => [fold(word), column] as const),
    ),
  ),
);

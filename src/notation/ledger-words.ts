// The words of who keeps books on his turn (`ledger.ts`): sums, balances, checks, and the enemy's side of a battle.

import type { Words } from '../board/index.ts';

export const LEDGER_WORDS = {
  total: {
    en: [
      ...[
        'Total',
        'Totals',
        'Sum',
        'Tot',
        'Subtotal',
        'Sub-total',
        'Grand total',
        'In total',
        'Overall',
        'Altogether',
        'In all',
      ],
      ...['All told', 'Attackers total', 'Attackers in total', 'Total of'],
    ],
    de: [
      ...['Gesamt', 'Summe', 'Insgesamt', 'Zusammen', 'Total', 'Ges', 'Zwischensumme', 'Gesamtsumme', 'Gesamtbetrag'],
      ...['Endsumme', 'Prüfsumme', 'Macht', 'Macht zusammen', 'Angreifer insgesamt', 'Angreifer gesamt'],
      ...['Angreifer zusammen', 'Alles zusammen'],
    ],
    nl: [
      ...['Totaal', 'Som', 'Samen', 'Bij elkaar', 'Subtotaal', 'Eindtotaal', 'In totaal', 'Opgeteld', 'Totaalbedrag'],
      ...['Alles bij elkaar', 'Alles samen', 'Aanvallers totaal', 'Aanvallers in totaal', 'Tot'],
    ],
  },
  /** Money there was, and what is left of it. */
  balance: {
    en: [
      ...['Balance', 'Opening balance', 'Closing balance', 'Remaining', 'Remaining balance', 'Remainder', 'Cash'],
      ...[
        'Cash on hand',
        'Cash in hand',
        'Cash left',
        'Treasury',
        'Carried forward',
        'Carried over',
        'Brought forward',
      ],
      ...[
        'Carry over',
        'Budget',
        'Available',
        'Unspent',
        'Spent',
        'Expenditure',
        'Funds',
        'Left over',
        'Left unspent',
        'Income',
        'Start',
      ],
    ],
    de: [
      ...['Saldo', 'Rest', 'Restbetrag', 'Restguthaben', 'Guthaben', 'Kasse', 'Kassenbestand', 'Kassenstand'],
      ...['Bestand', 'Endbestand', 'Anfangsbestand', 'Kontostand', 'Übertrag', 'Verbleibend', 'Verbleiben'],
      ...['Verbleibt', 'Ausgaben', 'Ausgegeben', 'Budget', 'Verfügbar', 'Restsumme', 'Restkapital', 'Vermögen'],
      ...['Anfang', 'Start', 'Beginn', 'Einnahmen', 'Einkommen'],
    ],
    nl: [
      ...[
        'Saldo',
        'Beginsaldo',
        'Eindsaldo',
        'Restsaldo',
        'Rest',
        'Restant',
        'Resteert',
        'Restbedrag',
        'Kas',
        'In kas',
      ],
      ...['Kasgeld', 'Kassaldo', 'Tegoed', 'Uitgaven', 'Uitgegeven', 'Besteed', 'Budget', 'Beschikbaar'],
      ...['Overschot', 'Overgedragen', 'Overdracht', 'Begin', 'Start', 'Inkomsten', 'Inkomen'],
    ],
  },
  /** One's own arithmetic, written down. */
  check: {
    en: ['Check', 'Cross-check', 'Cross check', 'Double check', 'Verification'],
    de: ['Kontrolle', 'Kontrollrechnung', 'Gegenprobe', 'Probe', 'Prüfung', 'Abgleich'],
    nl: ['Controle', 'Controlerekening', 'Narekening', 'Nagerekend', 'Check'],
  },
  enemy: {
    en: ['Enemy', 'Enemies', 'Defender', 'Defenders', 'Defending', 'Opposed by'],
    de: ['Feind', 'Feinde', 'Gegner', 'Verteidiger', 'Abwehr'],
    nl: ['Vijand', 'Vijanden', 'Tegenstander', 'Verdediger', 'Verdedigers'],
  },
} as const satisfies Readonly<Record<string, Words>>;

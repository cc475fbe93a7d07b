// Nederlands: wat er wordt gezegd over een beurt die vóór het versturen wordt nagekeken.

import { counted } from '../format.ts';
import type { CheckTexts } from './en.ts';

export const check: CheckTexts = {
  fine: 'Alles is begrepen, en alles mag.',
  fineSoFar: 'Alles is begrepen en mag, voor zover dat vóór de worpen te zeggen is.',
  unclear: (lines) => `${counted('nl', lines, 'regel is', 'regels zijn')} niet begrepen.`,
  question: (words) =>
    words === 1 ? 'Eén woord kan meer dan één ding betekenen.' : `${words} woorden kunnen meer dan één ding betekenen.`,
  refused: (orders) =>
    `${counted('nl', orders, 'order is', 'orders zijn')} niet mogelijk; wat in de weg staat, staat hieronder.`,
  nothing: 'In deze tekst staat geen order.',
  notNow: (powers, players) =>
    `Je bent niet aan de beurt, het spel wacht op: ${powers}${players === '' ? '' : ` (${players})`}. Of deze orders mogen, blijkt als jij aan de beurt bent.`,
  over: 'Het spel is afgelopen; er worden geen orders meer aangenomen.',
  noPower: 'Je speelt in dit spel geen mogendheid.',

  headings: {
    unclear: 'Niet begrepen',
    asked: 'Wat wordt er bedoeld?',
    refused: 'Niet mogelijk',
    understood: 'Begrepen',
    remarks: 'Let op',
    cost: 'Wat het kost',
    odds: 'Slagen en hun kansen',
    prose: 'Gelezen als woorden voor mensen',
  },
  line: (line) => `regel ${line}`,
  ask: (text, readings) => `‘${text}’ kan ${readings} betekenen. Wat wordt er bedoeld?`,
  meant: 'Misschien bedoeld:',
  skipped: (orders) => `Niet bekeken, want het hangt af van iets dat niet kan: ${orders}.`,
  behindDice: (orders) => `Nog niet beoordeeld, want er wordt eerst gegooid: ${orders}.`,
  cost: (power, spent, has, left) =>
    `${power} geeft ${spent} van de ${has} IPC uit; er ${left === '1' ? 'blijft' : 'blijven'} ${left} over.`,
  costTooMuch: (power, spent, has) => `${power} zou ${spent} IPC uitgeven en heeft er ${has}.`,
  mail: {
    account: 'Voluit, zoals het vóór het versturen is begrepen. Alleen de regels hierboven worden als orders gelezen.',
    standing: 'Op elk moment',
    withheld: 'De mail is er zodra alles is begrepen en kan.',
  },
};

// How a letter closes, as data. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

/** A word of its own, or a greeting with words before it. */
export const CLOSINGS = {
  word: {
    en: 'cheers, yours, best, bye, regards, greetings, wishes',
    de: 'mfg, vg, lg, tschüss, servus, bis dann, bis bald, bis später, ciao',
    nl: 'gr, mvg, doei, ciao, tot snel, tot later, tot dan',
  },
  /** Before the greeting, in this order. */
  with: { en: '', de: 'mit', nl: 'met' },
  kind: {
    en: 'best, kind, warm, many',
    de: 'freundliche, freundlichen, viele, liebe, beste, schöne',
    nl: 'vriendelijke, hartelijke',
  },
  greeting: {
    en: 'regards, greetings, wishes',
    de: 'gruß, grüße, grüßen, grüss, grüsse, grüssen, gruss, grusse, grussen, gruße, grußen',
    nl: 'groet, groeten, groetjes, grtz, grtjs',
  },
  /** What is wished at the end of a turn: `done, gl`. */
  wish: {
    en: 'gl, glhf, gl hf, hf, gg, good luck, have fun, good hunting, cya, see ya, ttyl, later, good night, take care',
    de: `viel glück/spaß/erfolg, schönen abend/tag/sonntag, schönes wochenende, gute nacht, gn8, bis denne,
      haut rein`,
    nl: `succes, veel geluk/plezier/succes, fijne avond/dag, fijn weekend, welterusten, goedenacht, later, de mazzel`,
  },
} as const satisfies Phrases;

// The words of sentences, as data: what tells how things are, what became of them and what somebody thinks. Phrases of
// one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

export const TELLING = {
  /** What tells how units are, or what became of them. */
  being: {
    en: `is, are, was, were, died, die, lost, did, got, remain, survived, would/must be, 'd be, isn't, aren't, feel,
      feels`,
    de: `ist, sind, war, waren, wurden, verloren, gefallen, starben, überlebten, wäre, wären, fühlt, fühlen,
      stehen noch, stehen da/dort noch`,
    nl: `is, zijn, was, waren, werden, verloren, sneuvelden, overleefden, voelt, voelen, staan nog,
      staan er/daar nog`,
  },
  /** What somebody did, told afterwards; nobody orders so. What one's own money or purchase was stands not here. */
  past: {
    en: `was, were, wasn't, weren't, lost, died, survived, rolled, missed, killed, sank, took, sent, went, came,
      attacked, flew, sailed, marched, hurt, wiped, smashed, destroyed, stood, stole, saw, fell, beat, won, thought,
      wrote, told, said, felt, laughed, ran, stayed, threw, looked, used to, gave, turned, seen, noticed, dreamt,
      dreamed, counted, still stands/stand/holds/hold, held, held out/on, single hit, no/zero hits, not one hit`,
    de: `war, waren, warst, wurde, wurden, verlor, verloren, verlorst, überlebte, überlebten, würfelte, würfelten,
      gewürfelt, verfehlt, verfehlte, versenkte, nahm, nahmen, nahmst, schickte, schickten, ging, gingen, kam,
      kamen, griff, griffen, griffst, flog, flogen, fuhr, fuhren, zog, zogen, stand, standen, sah, sahen, fiel,
      fielen, schlug, gewann, gewannen, gewonnen, dachte, dachten, schrieb, schrieben, sagte, sagten, fühlte,
      lachte, lief, blieb, blieben, warf, sah aus, gab, wusste, glaubte, gefallen, gestorben, draufgegangen,
      abgeschossen, gesehen, bemerkt, geträumt, träumte, gezählt, steht/stehen/hält noch, steht immer noch,
      verpasst, gehalten, standgehalten, hielt/hielten stand, gekostet, Treffer, Fehlschuss, Einsen, Sechsen,
      Einser, Sechser`,
    nl: `was, waren, werd, werden, verloor, verloren, overleefde, overleefden, gooide, gooiden, gegooid, miste,
      misten, gemist, zonk, nam, namen, stuurde, stuurden, ging, gingen, kwam, kwamen, viel, vielen, vloog, vlogen,
      voer, trok, trokken, stond, stonden, zag, zagen, sloeg, won, wonnen, gewonnen, dacht, dachten, schreef,
      schreven, zei, zeiden, voelde, lachte, liep, bleef, bleven, gaf, wist, geloofde, gesneuveld, gestorven, kwijt,
      vernietigd, weggeschoten, neergeschoten, gezien, gemerkt, droomde, gedroomd, geteld, staat nog, staat er nog,
      houdt nog stand, staat nog steeds, hield/hielden stand, standgehouden, gekost, treffer, treffers, misser,
      missers, zessen, enen`,
  },
  /** What somebody wants his units to be when it is over. */
  alive: {
    en: 'alive, in one piece, to survive',
    de: 'am Leben, überleben, überlebt',
    nl: 'in leven, levend, overleven, heel',
  },
  /** What somebody has, or has done. */
  has: {
    en: "has, have, had, haven't, hasn't",
    de: `hat, haben, habe, hast, habt, hatte, hatten, hattest, hättest, hätte`,
    nl: `heeft, hebben, heb, hebt, had, hadden`,
  },
  /** What will not be again. */
  never: {
    en: 'never, never again, no more',
    de: 'nie, niemals, nie wieder, nie mehr',
    nl: 'nooit, nooit meer, nooit weer',
  },
  /** What somebody thinks or hopes, before what it is. */
  opinion: {
    en: `think, thinks, believe, believes, guess, bet, hope, hopes, wish, wonder, fear, suppose, imagine, reckon,
      suspect, afraid, sure, expect, know, remember, heard, hear, see`,
    de: `glaube, glauben, denke, denken, finde, hoffe, hoffen, wünsche, wette, fürchte, fürchten, befürchte,
      vermute, schätze, ahne, weiß, erinnere, höre, sehe, nehme an, erwarte, rechne damit`,
    nl: `denk, denken, geloof, geloven, meen, vind, hoop, hopen, wens, wed, vrees, vrezen, vermoed, schat, weet,
      herinner, hoor, hoorde, zie, verwacht, neem aan`,
  },
} as const satisfies Phrases;

/** What somebody had in mind, thinks little of or leaves undone: `I was going to buy 8 inf`. */
export const UNDONE = {
  once: {
    en: `recommend, recommends, suggest, suggests, advise, advises, propose, proposes, was going to, was about to,
      wanted to, was thinking of, had planned to, planned to, meant to, almost bought, nearly bought,
      almost/nearly attacked/sent/moved/went, my plan/idea was, my first plan/idea was,
      was my first plan/idea/thought, was my plan/idea/thought, would have been, have been, but no, last game,
      it would be, would be fun/nice/silly/stupid/crazy/great/foolish/suicide, am not doing, i'm not doing,
      not doing that, forget about, draft only, only/just a draft, undecided, tell/tells/told/urges/wants/want me to,
      imagine, don't dare, do not dare, daren't, if only i, i wish i had, goes nowhere, i'd win, i would win,
      nothing beats`,
    de: `empfehle, empfiehlt, rate zu, rät zu, rät/raten mir, wollte, wollten, hatte vor, hätte fast,
      hätte ich nur/doch, war drauf und dran, mein plan/gedanke war, mein erster plan/gedanke war,
      war mein erster plan/gedanke, war mein plan/gedanke, war meine erste idee, aber nein, gewesen, letztes spiel,
      im letzten spiel, es wäre, wäre dumm/schön/verrückt/lustig, verzichte, verzichten, vergiss, vergesst,
      nur ein entwurf, unentschlossen, traue mich nicht, trauen uns nicht, stell dir vor, stellt euch vor,
      nirgendwo hin, nirgendwohin, nirgends hin, nichts geht über`,
    nl: `raad aan, raadt aan, raadt/raden me aan, adviseer, adviseert, wilde, wilden, wou, was van plan, had bijna,
      had ik maar, mijn plan/idee was, mijn eerste plan/idee was, was mijn eerste plan/idee/gedachte,
      was mijn plan/idee, maar nee, geweest, durf niet, durven niet, vorig spel, het zou,
      moeten aanvallen/sturen/doen, kunnen aanvallen/sturen/doen, zie af van, zien af van, vergeet,
      alleen een concept/opzetje, zegt/zeggen dat ik, stel je voor, nergens heen/naartoe, niets gaat boven`,
  },
  /** A verb in two parts, with what is proposed between them. */
  proposes: { en: '', de: 'schlägt, schlage, schlagen', nl: 'stelt, stel, stellen' },
  'behind-it': { en: '', de: 'vor', nl: 'voor' },
  /** Opens a clause of what has not come yet, if it ever does. */
  before: {
    en: 'before i, before we, until i, until we',
    de: 'bevor ich, bevor wir, ehe ich, ehe wir, bis ich, bis wir',
    nl: 'voordat ik, voordat we, voor ik, voor we, eer ik, totdat ik, totdat we',
  },
} as const satisfies Phrases;

/** `too strong for 3 inf` */
export const TOO_MUCH = {
  too: { en: 'too', de: 'zu, viel zu', nl: 'te, veel te' },
  for: { en: 'for', de: 'für', nl: 'voor' },
} as const satisfies Phrases;

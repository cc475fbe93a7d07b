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
      almost/nearly attacked/sent/moved/went, my plan/idea was, my first plan/idea was, last game, it would be,
      would be fun/nice/silly/stupid/crazy/great/foolish/suicide, am not doing, i'm not doing, not doing that,
      forget about, draft only, only/just a draft, undecided, tell/tells/told/advises/urges/wants/want me to,
      was my first thought/idea/plan, imagine, hell freezes, don't dare, do not dare, daren't, if only i,
      i wish i had, too strong for, goes nowhere, have been, i'd win, i would win, nothing beats`,
    de: `empfehle, empfiehlt, rate zu, rät zu, wollte, wollten, hatte vor, hätte fast, war drauf und dran,
      mein plan/gedanke war, mein erster plan/gedanke war, letztes spiel, im letzten spiel, es wäre,
      wäre dumm/schön/verrückt/lustig, verzichte, verzichten, vergiss, vergesst, nur ein entwurf, unentschlossen,
      rät/raten mir, war mein erster gedanke/plan, war meine erste idee, stell dir vor, stellt euch vor,
      nirgendwo hin, nirgendwohin, nirgends hin, friert die hölle, traue mich nicht, hätte ich nur/doch,
      zu stark für,
      gewesen, nichts geht über`,
    nl: `raad aan, raadt aan, adviseer, adviseert, wilde, wilden, wou, was van plan, had bijna, mijn plan/idee was,
      mijn eerste plan/idee was, vorig spel, het zou, moeten aanvallen/sturen/doen, kunnen aanvallen/sturen/doen,
      zie af van, zien af van, vergeet, alleen een concept/opzetje, raadt/raden me aan, zegt/zeggen dat ik,
      was mijn eerste gedachte/idee/plan, stel je voor, nergens heen/naartoe, vriest de hel, durf niet, had ik maar,
      te sterk voor, geweest, niets gaat boven`,
  },
  /** A verb in two parts, with what is proposed between them. */
  proposes: { en: '', de: 'schlägt, schlage, schlagen', nl: 'stelt, stel, stellen' },
  'behind-it': { en: '', de: 'vor', nl: 'voor' },
} as const satisfies Phrases;

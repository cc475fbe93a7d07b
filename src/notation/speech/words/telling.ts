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

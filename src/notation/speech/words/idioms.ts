// Phrases of everyday speech, as data. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

export const IDIOMS = {
  /** Phrases with a word in them that elsewhere makes a condition, and here says nothing. */
  idiom: {
    en: `now or never, why not, not that it matters, no matter what, no matter how, when ready, if convenient, when convenient,
      when it suits, if it suits, whenever you like, when you have time,
      if you get a chance, else at home, someone else, somebody else, nobody else, no one else, who else, what else, nothing else,
      anything else, something else, if any, if ever, if anything, if possible, if you like,
      if you please, if you will, if you must, if you must know, if you ask me, if you want, if you can,
      if you don't mind, if you have time, if you have a minute, if i may, if i may say so, if i'm not mistaken,
      if i am not mistaken, if i count right, if i counted right, if i count correctly, if i remember right,
      if i recall, if i'm right, if i see it right, if memory serves, as soon as possible, as soon as i can,
      as soon as you can, as soon as we can, if that's ok, if that is ok, if that's fine,
      if it's all right, if all is well, as if, what if, once again, once more, at once, for once,
      until tomorrow, until then, until next time, till tomorrow, till then, till next time, until later, till later,
      until tonight, till tonight, until friday, until saturday, until sunday, until monday, until tuesday,
      until wednesday, until thursday, till friday, till saturday, till sunday, till monday, till tuesday,
      till wednesday, till thursday, until the weekend, till the weekend, until next week, till next week,
      until after the weekend`,
    de: `das gibt es doch nicht, das gibts doch nicht, das gibt's doch nicht, das gibt es nicht, gibt es doch nicht,
      jetzt oder nie, warum nicht, warum auch nicht, wieso nicht, wenn es passt, wenn's passt, wenn es dir passt, wenn es euch passt, sobald ihr könnt, sobald du zeit hast,
      sobald ihr zeit habt, sonst greift niemand, sonst greift keiner, sonst passiert nichts, sonst ist nichts,
      sonst nichts, sonst niemand, sonst keiner, sonst keine, sonst kein, sonst noch, sonst wo, sonst wer, sonst was,
      sonst immer, wie sonst, was sonst, wer sonst, wo sonst, wohin sonst, wann sonst, sonst so, mir sonst, uns sonst,
      wenn möglich, falls möglich, wenn es geht, wenn's geht, wenns geht, wenn du magst, wenn ihr mögt, wenn du willst,
      wenn ihr wollt, wenn es recht ist, wenns recht ist, wenn man so will, wenn überhaupt, wenn schon,
      wenn du Zeit hast, wenn ihr Zeit habt, wenn du kannst, wenn ich bitten darf, wenn ich mich nicht irre,
      wenn mich nicht alles täuscht, wenn ich mich nicht täusche, wenn ich richtig rechne, wenn ich richtig zähle,
      wenn ich richtig liege, wenn ich richtig gezählt habe, wenn ich richtig gerechnet habe, wenn ich recht sehe,
      wenn ich das richtig sehe, wenn ich es richtig sehe, wenn ich mich recht erinnere, wenn ich mich nicht verrechne,
      wenn ich mich nicht verzählt habe, wenn ich mich nicht verrechnet habe, wenn ihr mich fragt, wenn du mich fragst,
      als ob, was wenn, sobald es geht, sobald ich kann, sobald wir können, sobald du kannst, sobald möglich`,
    nl: `nu of nooit, waarom niet, waarom ook niet, als het uitkomt, als het schikt, wanneer het uitkomt, als jullie tijd hebben, zodra je tijd hebt,
      tot de volgende, tot de volgende keer, tot de volgende beurt, iets anders, niets anders, niks anders, iemand
      anders, niemand anders, wat anders, wie anders, ergens anders, anders dan, als altijd, als eerste, als
      laatste, als tweede, als volgt, als vorige keer, als gewoonlijk, als vanouds, net als, zo als, als het kan,
      als dat kan, als het mag, als ik mag, als je wilt, als jullie willen, als je tijd hebt, als het goed is, als
      ik me niet vergis, als ik goed tel, als ik goed reken, als ik het goed heb, als ik het goed zie, als ik goed
      geteld heb, als ik het me goed herinner, als je het mij vraagt, als je het niet erg vindt, wat als, indien
      mogelijk, zo mogelijk, zodra het kan, zodra ik kan, zodra we kunnen, zodra je kunt, zodra dat kan, als
      reserve, als verdediging, als dekking, als versterking, als je kunt`,
  },
} as const satisfies Phrases;

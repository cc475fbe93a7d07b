// Phrases of everyday speech, as data. Phrases of one language stand in a row, parted by commas.

import type { Phrases } from './phrases.ts';

export const IDIOMS = {
  /** Phrases with a word in them that elsewhere makes a condition, and here says nothing. */
  idiom: {
    en: `now or never, why not, not that it matters, no matter what/how, when ready/convenient,
      if convenient/any/ever/anything/possible, when/if it suits, whenever you like, when/if you have time,
      if you get a chance, else at home, someone/somebody/nobody/who/what/nothing/anything/something else,
      no one else, if you like/please/will/must/want/can, if you must know, if you ask me, if you don't mind,
      if you have a minute, if i may/recall, if i may say so, if i'm not mistaken, if i am not mistaken,
      if i count/counted/remember right, if i count correctly, if i'm right, if i see it right, if memory serves,
      as soon as possible, as soon as i can, as soon as you/we can, if that's ok/fine, if that is ok,
      if it's all right, if all is well, as/what if, once again/more, at/for once,
      until/till tomorrow/then/later/tonight/friday/saturday/sunday/monday/tuesday/wednesday/thursday,
      until/till next time/week, until/till the weekend, until after the weekend`,
    de: `das gibt es doch nicht, das gibts doch nicht, das gibt's doch nicht, das gibt es nicht, gibt es doch nicht,
      jetzt oder nie, warum/wieso nicht, warum auch nicht, wenn es passt/geht, wenn's passt/geht,
      wenn es dir/euch passt, sobald ihr könnt, sobald du zeit hast, sobald ihr zeit habt,
      sonst greift niemand/keiner, sonst passiert/ist nichts,
      sonst nichts/niemand/keiner/keine/kein/noch/wo/wer/was/immer/so, wie/was/wer/wo/wohin/wann/mir/uns sonst,
      wenn/falls/sobald möglich, wenns geht, wenn du magst/willst/kannst, wenn ihr mögt/wollt, wenn es recht ist,
      wenns recht ist, wenn man so will, wenn überhaupt/schon, wenn du Zeit hast, wenn ihr Zeit habt,
      wenn ich bitten darf, wenn ich mich nicht irre/täusche/verrechne, wenn mich nicht alles täuscht,
      wenn ich richtig rechne/zähle/liege, wenn ich richtig gezählt/gerechnet habe, wenn ich recht sehe,
      wenn ich das/es richtig sehe, wenn ich mich recht erinnere, wenn ich mich nicht verzählt/verrechnet habe,
      wenn ihr mich fragt, wenn du mich fragst, als ob, was wenn, sobald es geht, sobald ich kann,
      sobald wir können, sobald du kannst`,
    nl: `nu of nooit, waarom niet, waarom ook niet, als het uitkomt/schikt/kan/mag, wanneer het uitkomt,
      als jullie tijd hebben, zodra/als je tijd hebt, tot de volgende, tot de volgende keer/beurt,
      iets/niets/niks/iemand/niemand/wat/wie/ergens anders, anders dan,
      als altijd/eerste/laatste/tweede/volgt/gewoonlijk/vanouds/reserve/verdediging/dekking/versterking,
      als vorige keer, net/zo/wat als, als dat kan, als ik mag, als je wilt, als jullie willen, als het goed is,
      als ik me niet vergis, als ik goed tel/reken, als ik het goed heb/zie, als ik goed geteld heb,
      als ik het me goed herinner, als je het mij vraagt, als je het niet erg vindt, indien/zo mogelijk,
      zodra het/ik/dat kan, zodra we kunnen, zodra/als je kunt`,
  },
} as const satisfies Phrases;

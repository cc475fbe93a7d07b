// Verbs of two parts that say something else than the first part alone: `setzen sie in … ab`, `puts them … ashore`,
// `neemt … aan boord`, `lädt … ein`. The parts are put together, so that no half of one is taken for a word of its own.

import { fold } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import { type Phrases, phrasesIn } from '../words/phrases.ts';
import type { SpeechWord } from '../words/words.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

/** What a verb with its other part says; the parts stand with dots between, the forms of the verb with slashes. */
const PARTED = {
  unload: {
    en: `put/puts/set/sets/bring/brings/drop/drops/land/lands/take/takes … ashore, put/puts/set/sets … down,
      drop/drops/let/lets … off, put/puts/set/sets … on land, put/puts/set/sets … on the beach`,
    de: `setze/setzt/setzen/lade/lädt/laden … ab, lade/lädt/laden/schiffe/schifft/schiffen … aus,
      setze/setzt/setzen/bringe/bringt/bringen/gehe/geht/gehen … an land`,
    nl: `zet/zetten/laad/laadt/laden … af, laad/laadt/laden/scheep/scheept/schepen … uit,
      zet/zetten/breng/brengt/brengen/ga/gaat/gaan … aan land, zet/zetten … aan wal`,
  },
  load: {
    en: `take/takes/bring/brings/get/gets/have/has … aboard, take/takes/get/gets/bring/brings … on board,
      pick/picks/scoop/scoops … up`,
    de: `nehme/nimmt/nehmen/hole/holt/holen … an bord, lade/lädt/laden/schiffe/schifft/schiffen … ein,
      nehme/nimmt/nehmen/lese/liest/lesen … auf, nehme/nimmt/nehmen … mit,
      hole/holt/holen/sammle/sammelt/sammeln … ab`,
    nl: `neem/neemt/nemen/haal/haalt/halen … aan boord, laad/laadt/laden/scheep/scheept/schepen … in,
      pik/pikt/pikken/haal/haalt/halen/neem/neemt/nemen … op, neem/neemt/nemen … mee`,
  },
  attack: {
    en: 'move/moves/go/goes/march/marches/walk/walks … in, take/takes … on, seek/seeks … out',
    de: `greife/greift/greifen … an, suche/sucht/suchen … auf,
      falle/fällt/fallen/rücke/rückt/rücken/marschiere/marschiert/marschieren/ziehe/zieht/
      ziehen/breche/bricht/brechen/dringe/dringt/dringen … ein`,
    nl: `val/valt/vallen … aan, zoek/zoekt/zoeken … op, val/valt/vallen/trek/trekt/trekken/ruk/rukt/rukken/marcheer/marcheert/
      marcheren/ga/gaat/gaan … binnen, neem/neemt/nemen … in`,
  },
  also: {
    en: 'help/helps/lend/lends … out, fly/flies/come/comes/tag/tags … along',
    de: `fliege/fliegt/fliegen/komme/kommt/kommen/mache/macht/machen … mit, hilft/helfen … mit,
      steuere/steuert/steuern … bei, gebe/gibt/geben … dazu, lege/legt/legen … drauf`,
    nl: `vlieg/vliegt/vliegen/kom/komt/komen/doe/doet/doen/help/helpt/helpen … mee,
      doe/doet/doen/leg/legt/leggen/geef/geeft/geven … bij`,
  },
  along: {
    en: 'shoot/shoots/fire/fires/bombard/bombards … along',
    de: 'schieße/schießt/schießen/feuere/feuert/feuern/bombardiert/bombardieren … mit',
    nl: 'schiet/schieten/vuurt/vuren/bombardeert/bombarderen … mee',
  },
  stay: {
    en: 'keep/keeps … watch, hold/holds … the fort, hold/holds … the line, mind/minds … the shop',
    de: `passe/passt/passen … auf, halte/hält/halten … die stellung, halte/hält/halten … wache,
      lasse/lässt/lassen/lass … stehen, lasse/lässt/lassen/lass … zurück`,
    nl: `pas/past/passen … op, houd/houdt/houden … de wacht, houd/houdt/houden … stand, laat/laten … staan,
      laat/laten … achter`,
  },
  move: {
    en: 'cross/crosses … over',
    de: 'setze/setzt/setzen … über, fahre/fährt/fahren … hinüber',
    nl: 'steek/steekt/steken … over',
  },
  home: {
    en: 'come/comes/go/goes/fly/flies/head/heads … home',
    de: 'fliege/fliegt/fliegen/kehre/kehrt/kehren/komme/kommt/kommen/gehe/geht/gehen … heim',
    nl: 'vlieg/vliegt/vliegen/keer/keert/keren/kom/komt/komen/ga/gaat/gaan … naar huis',
  },
  'end-turn': {
    en: 'wrap/wraps … up',
    de: 'mache/macht/machen … schluss',
    nl: 'zit/zitten … erop',
  },
  back: {
    en: 'come/comes/go/goes/fly/flies … back',
    de: 'kehre/kehrt/kehren/fliege/fliegt/fliegen/komme/kommt/kommen/gehe/geht/gehen … zurück',
    nl: 'keer/keert/keren/vlieg/vliegt/vliegen/kom/komt/komen/ga/gaat/gaan … terug',
  },
} as const satisfies Phrases;

interface Verb {
  readonly says: SpeechWord;
  readonly particle: readonly string[];
}

const VERBS: ReadonlyMap<string, readonly Verb[]> = (() => {
  const verbs = new Map<string, Verb[]>();
  // The keys of a literal object are exactly its key type.
  for (const says of Object.keys(PARTED) as readonly (keyof typeof PARTED)[])
    for (const row of LANGUAGES.flatMap((language) => phrasesIn(PARTED[says][language]))) {
      const [forms = '', particle = ''] = row.split(' … ');
      for (const form of forms.split(/\/\s*/).map(fold))
        verbs.set(form, [...(verbs.get(form) ?? []), { says, particle: particle.split(' ').map(fold) }]);
    }
  return verbs;
})();

const textOf = (element: Element): string => ('text' in element ? element.text : '');

/** A word without the stop behind it. */
const plain = (word: string): string => word.replace(/\P{L}+$/u, '');

const said = (element: Element | undefined): readonly string[] =>
  element?.kind === 'word' || element?.kind === 'other' ? element.text.split(' ').map(fold) : [];

/** True for words that end with the other part of a verb among them: `lädt sie in Kwangtung aus`. */
export const endsVerb = (words: readonly string[]): boolean => {
  const particle = fold(words.at(-1) ?? '');
  return words.slice(0, -1).some((word) => VERBS.get(fold(word))?.some((verb) => verb.particle.join(' ') === particle));
};

/**
 * Verbs whose parts stand together, as German and Dutch have them at the end of a clause: `absetzt`, `aan land zet`. By
 * all of their words.
 */
const JOINED: ReadonlyMap<string, SpeechWord> = new Map(
  [...VERBS].flatMap(([form, verbs]) =>
    verbs.flatMap(({ says, particle }) => {
      const [only = '', ...more] = particle;
      return more.length > 0 ? [[[...particle, form].join(' '), says] as const] : [[`${only}${form}`, says] as const];
    }),
  ),
);
const MOST_JOINED = Math.max(...[...JOINED.keys()].map((words) => words.split(' ').length));

/** What such a verb says that begins at an element, and how many elements it takes. */
const joinedAt = (elements: readonly Element[], at: number): readonly [SpeechWord, number] | undefined => {
  for (let length = MOST_JOINED; length > 0; length -= 1) {
    const words = elements.slice(at, at + length);
    const next = elements[at + length];
    const isLast = next === undefined || next.kind === 'sign' || isWord(next, 'and');
    const says = JOINED.get(words.flatMap(said).map(plain).join(' '));
    const isAll = words.length === length && words.every((each) => said(each).length > 0);
    if (says !== undefined && isAll && isLast && !words.some((each) => isWord(each, says))) return [says, length];
  }
  return undefined;
};

/** Where the other part of a verb stands, in the clause that the verb is of. */
const particleAt = (
  elements: readonly Element[],
  verb: number,
  particle: readonly string[],
  isLoose: boolean,
): number => {
  for (let at = verb + 1; at < elements.length; at += 1) {
    const each = elements[at];
    if (each?.kind === 'sign' && (each.sign === 'colon' || each.sign === 'semicolon')) return -1;
    // A verb that stands nearer has it.
    if (each?.kind === 'word' || each?.kind === 'other')
      if (VERBS.get(fold(each.text))?.some((verb) => verb.particle.join(' ') === particle.join(' '))) return -1;
    const words = elements.slice(at, at + particle.length).flatMap(said);
    if (said(each).length > 0 && words.slice(0, particle.length).join(' ') === particle.join(' ')) {
      // `in` and `auf` before a place or a unit lead to that.
      const end = elements.slice(at, at + particle.length).length + at;
      const next = elements[end];
      const closes =
        isLoose ||
        next === undefined ||
        next.kind === 'sign' ||
        (isWord(next, 'and', 'also', 'again', 'from', 'at', 'to', 'via') && !isWord(next, 'article'));
      if (closes || particle.length > 1 || each?.kind === 'other') return at;
    }
  }
  return -1;
};

/** `the transport takes 2 inf`: a ship takes nothing by storm. */
const carriesOff = (elements: readonly Element[], each: Element, at: number): boolean => {
  const [ship, cargo] = [elements[at - 1], elements[at + 1]];
  return (
    isWord(each, 'attack') &&
    CARRY.has(fold(said(each).join(' '))) &&
    ship?.kind === 'units' &&
    ship.phrase.readings.join() === 'transport' &&
    cargo?.kind === 'units'
  );
};

const CARRY: ReadonlySet<string> = new Set(phrasesIn('take, takes, nehme, nehmen, pakken, pakt').map(fold));

const LEAVE: ReadonlySet<string> = new Set(
  phrasesIn('leave, leaves, leaving, verlasse, verlassen, verlässt, verlaat, verlaten').map(fold),
);

/** `leave the East Coast for the Northeast Atlantic`. */
const setsOut = (elements: readonly Element[], each: Element, at: number): boolean => {
  if (!LEAVE.has(fold(said(each).join(' ')))) return false;
  const next = elements.slice(at + 1).find((one) => !isWord(one, 'article'));
  const end = elements.findIndex((one, index) => index > at && one.kind === 'sign');
  const clause = elements.slice(at + 1, end < 0 ? elements.length : end);
  return next?.kind === 'place' && clause.some((one) => isWord(one, 'to'));
};

/** `everything in Yakut goes in`: nothing is put down in what is named nowhere. */
const goesIn = (elements: readonly Element[], each: Element, at: number): boolean => {
  const next = elements[at + 1];
  const isLast = next === undefined || next.kind === 'sign' || isWord(next, 'and', 'also');
  return isLast && at > 0 && isWord(each, 'place') && /^go(?:es)? ?in/iu.test(textOf(each));
};

const asWord = (each: Element, word: SpeechWord): Element => ({
  kind: 'word',
  text: said(each).join(' '),
  at: each.at,
  end: each.end,
  words: new Set([word]),
});

/** The elements with such verbs as one word, where the verb stands. */
export const withParted = (elements: readonly Element[]): readonly Element[] => {
  const out = elements.map((each, at) => {
    if (carriesOff(elements, each, at)) return asWord(each, 'load');
    if (goesIn(elements, each, at)) return asWord(each, 'attack');
    return setsOut(elements, each, at) ? asWord(each, 'from') : each;
  });
  for (let at = 0; at < out.length; at += 1) {
    const each = out[at];
    if (each?.kind !== 'word' && each?.kind !== 'other') continue;
    const joined = joinedAt(out, at);
    if (joined !== undefined) {
      out.splice(at, joined[1], asWord(each, joined[0]));
      continue;
    }
    const [first] = (VERBS.get(fold(each.text)) ?? [])
      .map((verb) => ({ ...verb, end: particleAt(out, at, verb.particle, verb.says === 'stay') }))
      .filter(({ end }) => end >= 0)
      .sort((a, b) => a.end - b.end);
    if (first === undefined) continue;
    const { says, particle, end } = first;
    let length = 0;
    for (let words = 0; words < particle.length && out[end + length] !== undefined; length += 1)
      words += said(out[end + length]).length;
    // `setzen sich ab`: whoever does it to himself only goes.
    const own = out.slice(at, end).some((one) => said(one).some((word) => word === 'sich' || word === 'zich'));
    const words = new Set<SpeechWord>([own && says === 'unload' ? 'move' : says]);
    out[at] = { kind: 'word', text: each.text, at: each.at, end: each.end, words };
    out.splice(end, length);
  }
  return out;
};

// Headings of one verb, or of when it is done: `VERPLAATSEN`, `Redeploy:`, `Nach dem Kampf`. Alone on a line, or before
// a colon, they say what follows; in a sentence they are plain verbs.

import { fold } from '../../../board/index.ts';
import { LANGUAGES } from '../../../vocab/index.ts';
import { type Phrases, phrasesIn } from './phrases.ts';

const ALONE = {
  purchase: {
    en: `procurement, expenditure, expenditures, expenses, outlay, acquisitions, to buy, what I buy,
      new/unit purchases, buys and builds, build/buying/purchase phase`,
    de: `was ich kaufe, zu kaufen, kaufphase, gekauft wird, gekauft werden, beschaffung, beschaffungen, anschaffung,
      ausgaben, investitionen, bestellungen`,
    nl: `wat ik koop, te kopen, koopfase, aankoopfase, inkoopfase, gekocht wordt/worden, inslaan,
      aanschaf, aanschaffingen, uitgaven, investeringen, bestellingen`,
  },
  'combat-move': {
    en: `offensive, offensives, offensive operations, ca, fighting, the fighting, attacking, combat phase moves, 
      attack/battle/hostile/attacking moves`,
    de: `offensive, offensiven, kampfhandlungen, kampfphase, kb, ka, angreifen, angriffsbewegungen, angriffsphase,
      wir greifen an, ich greife an`,
    nl: `offensief, gevechtsfase, gevechtshandelingen, aanvalsbewegingen, wij/we vallen aan, ik val aan,
      vijandige zetten`,
  },
  'noncombat-move': {
    en: `moving, after combat/battle/battles/fighting/that, after the combat/battle/battles/fighting,
      post combat/battle, postcombat, redeploy, redeploying, redeployments, regroup, regrouping, regroupings,
      reposition, shift, shifts, shifting, shuffle, shuffles, relocate, relocating, relocation, relocations,
      transfers, peaceful/friendly/rear/nc moves, no combat involved, moves/moving without combat,
      moves without fighting, non fighting moves, quietly, rear area moves, afterwards, after all that,
      when that is done, nc, further`,
    de: `bewegen, nach dem kampf/gefecht/ganzen, nach den kämpfen/schlachten/gefechten, nach der schlacht, verlegen,
      verschieben, umgruppieren, umstellen, umstellung, umstellungen, nachrücken, nachziehen, nachzug, nachzüge,
      umsetzen, umziehen, umzüge, friedliche/ruhige/übrige züge, friedliche bewegungen, truppenverlegung,
      truppenverlegungen, truppenverschiebung, truppenverschiebungen, ohne gefecht/gefechte/kämpfe, danach,
      danach noch, hinterher, anschließend, die übrigen züge, danach ohne kampf, still verschoben, nichtkämpfend,
      weiter, weiters, außerdem noch`,
    nl: `daarna, daarna nog, nadien, na afloop/gevecht/gevechten/strijd, overige/vreedzame zetten,
      de overige zetten, na het gevecht, na de gevechten/slag/slagen/strijd, verplaatsen, verschuiven, hergroeperen,
      verhuizen, verleggen, verlegging, verleggingen, herschikken, herschikking, herschikkingen, opschuiven,
      aanschuiven, troepenverplaatsing, troepenverplaatsingen, troepenverschuivingen, zonder/niet vechten,
      zonder gevechten, rustig schuiven, schuiven, verder`,
  },
  place: {
    en: `placing, to place, putting down, new troops/toys/arrivals, fresh troops, placement phase, deployment,
      deployments, mobilisation, mobilise, mobilising, allocation, allocations, deliveries`,
    de: `hinstellen, platzieren, einsetzen, neue/frische truppen, neuzugänge, verstärkungen, aufstellungsphase,
      platzierungen, zuteilung, indienststellung, auslieferung, zugänge, neue verbände,
      aufstellung der neuen/neuen einheiten, wohin damit`,
    nl: `plaatsen, neerzetten, inzetten, opstellen, nieuwe/verse troepen, versterkingen, plaatsingsfase, mobilisatie,
      indienststelling, toewijzing, plaatsingen, nieuwe stukken, opstelling nieuwe eenheden,
      waar ze komen`,
  },
} as const satisfies Phrases;

type Section = keyof typeof ALONE;

const keyOf = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold).join(' ');

const SECTIONS: ReadonlyMap<string, Section> = new Map(
  // The keys of a literal object are exactly its key type.
  (Object.keys(ALONE) as readonly Section[]).flatMap((section) =>
    LANGUAGES.flatMap((language) => phrasesIn(ALONE[section][language]).map((text) => [keyOf(text), section] as const)),
  ),
);

/** The section that a text opens which is nothing but such words, whatever signs stand around them. */
export const sectionAlone = (text: string): Section | undefined =>
  /[\d>]/.test(text) ? undefined : SECTIONS.get(keyOf(text));

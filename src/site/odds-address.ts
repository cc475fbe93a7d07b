// The calculator's question as the end of an address, in the words of the command line: the two forces as one writes
// them, and its options by their names. Whoever links to a battle and the calculator itself make it here. It knows
// neither rules nor pages.

import type { Army, Question } from '../odds/index.ts';
import { countTotal, type UnitCounts, type UnitType } from '../vocab/unit.ts';

/** A battle asked about, and the rules it is fought by. */
export interface Asked {
  /** The id of a ruleset. */
  readonly ruleset: string;
  readonly question: Question;
}

/** The rules that hold where an address names none. */
export const USUAL_RULESET = 'second-edition';

/** Units as an address writes them, in the order they stand there; every reader of orders knows these words. */
export const UNIT_WORDS = {
  infantry: 'inf',
  armor: 'arm',
  fighter: 'ftr',
  bomber: 'bmr',
  transport: 'trn',
  submarine: 'sub',
  carrier: 'ac',
  battleship: 'bb',
  artillery: 'art',
  destroyer: 'dd',
  marine: 'mar',
  'aa-gun': 'aa',
  'industrial-complex': 'ic',
} as const satisfies { readonly [type in UnitType]: string };

/** The word between the two forces. */
export const VERSUS = 'vs';

/** `1 bb 2 dd`. */
export const unitsText = (units: UnitCounts): string =>
  (Object.keys(UNIT_WORDS) as UnitType[]) // its keys are the kinds of unit, by its type
    .flatMap((type) => ((units[type] ?? 0) > 0 ? [`${units[type]} ${UNIT_WORDS[type]}`] : []))
    .join(' ');

/** `5 inf 2 arm vs 3 inf 1 ftr 1 aa`; the guns of a question stand among the defender's units. */
export const battleText = ({ attacker, defender, guns = 0 }: Question): string =>
  `${unitsText(attacker.units)} ${VERSUS} ${unitsText({ ...defender.units, 'aa-gun': guns })}`.trim();

/** Options with their words; one without a word, or with 0, is left out. */
type Words = readonly (readonly [option: string, word: string | number | false | undefined])[];

/** What is asked of one side; options of the attacker alone came first and bear no name for the side. */
const sideWords = (role: 'attacker' | 'defender', { technologies = [], damaged = {}, conduct = {} }: Army): Words => {
  const whose = role === 'attacker' ? '' : '-defender';
  return [
    [`damaged-${role}`, countTotal(damaged)],
    [`tech-${role}`, technologies.join(',')],
    [`order-${role}`, conduct.orderOfLoss?.map((type) => UNIT_WORDS[type]).join(' ')],
    [`plan-${role}`, conduct.plan],
    [`subs-${role}`, conduct.submarines],
    [`retreat${whose}`, conduct.retreatAfter],
    [`retreat-below${whose}`, conduct.retreatBelow],
  ];
};

/**
 * Everything that is asked, for the query of an address: `battle=5+inf+vs+3+inf&ruleset=daak`. What is as usual is left
 * out, so that the same question always has the same address.
 */
export const oddsQuery = ({ ruleset, question }: Asked): string => {
  const { attacker, defender, luck, shots = 0, supporters, assault, exits, theatre } = question;
  const words: Words = [
    ['battle', battleText(question)],
    ['ruleset', ruleset !== USUAL_RULESET && ruleset],
    ['low-luck', luck === 'low-luck' && 'yes'],
    ['bombard', supporters ? unitsText(supporters) : shots],
    ['assault', assault === 'landing' && shots === 0 && 'yes'],
    ...sideWords('attacker', attacker),
    ...sideWords('defender', defender),
    ['trapped', exits === 'closed' && 'yes'],
    ['theatre', theatre],
  ];
  const query = new URLSearchParams();
  for (const [name, word] of words) if (word) query.set(name, String(word));
  return query.toString();
};

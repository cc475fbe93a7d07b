// The calculator's question as the end of an address, in the words of the command line: the two forces as one writes them,
// and its options by their names. Whoever links to a battle and the calculator itself make it here. It knows neither rules
// nor pages.

import type { Conduct } from '../engine/index.ts';
import type { Army, Question } from '../odds/index.ts';
import type { UnitCounts, UnitType } from '../vocab/index.ts';

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

const conductWords = ({ orderOfLoss, plan, submarines }: Conduct) => ({
  order: orderOfLoss?.map((type) => UNIT_WORDS[type]).join(' '),
  plan,
  subs: submarines,
});

/** A number does where one kind of ship bears hits. */
const damagedWords = ({ damaged = {} }: Army): string | number | undefined => {
  const counts = Object.values(damaged);
  return counts.length === 1 ? counts[0] : unitsText(damaged);
};

/**
 * Everything that is asked, for the query of an address: `battle=5+inf+vs+3+inf&ruleset=daak`. What is as usual is left
 * out, so that the same question always has the same address.
 */
export const oddsQuery = ({ ruleset, question }: Asked): string => {
  const { attacker, defender, luck = 'dice', shots = 0, supporters, exits = 'open' } = question;
  const assault = question.assault ?? (shots > 0 ? 'landing' : 'none');
  const technologies = ({ technologies: known = [] }: Army): string => known.join(',');
  const [attack, defence] = [conductWords(attacker.conduct ?? {}), conductWords(defender.conduct ?? {})];
  const words: readonly (readonly [string, string | number | undefined])[] = [
    ['battle', battleText(question)],
    ['ruleset', ruleset === USUAL_RULESET ? undefined : ruleset],
    ['low-luck', luck === 'low-luck' ? 'yes' : undefined],
    ['bombard', supporters === undefined ? shots || undefined : unitsText(supporters)],
    ['assault', assault === 'landing' && shots === 0 ? 'yes' : undefined],
    ['damaged-attacker', damagedWords(attacker)],
    ['damaged-defender', damagedWords(defender)],
    ['tech-attacker', technologies(attacker)],
    ['tech-defender', technologies(defender)],
    ['order-attacker', attack.order],
    ['order-defender', defence.order],
    ['plan-attacker', attack.plan],
    ['plan-defender', defence.plan],
    ['subs-attacker', attack.subs],
    ['subs-defender', defence.subs],
    ['retreat', attacker.conduct?.retreatAfter],
    ['retreat-below', attacker.conduct?.retreatBelow],
    ['retreat-defender', defender.conduct?.retreatAfter],
    ['retreat-below-defender', defender.conduct?.retreatBelow],
    ['trapped', exits === 'closed' ? 'yes' : undefined],
  ];
  const query = new URLSearchParams();
  for (const [name, word] of words) if (word !== undefined && word !== '') query.set(name, String(word));
  return query.toString();
};

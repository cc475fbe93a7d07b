// Conditions in the form that the guide shows, so that whoever wrote one in a sentence of his own can say yes to it.

import { powerNames } from '../../board/index.ts';
import { battleSpace, type Language, type SpaceId } from '../../vocab/index.ts';
import { boardOf, type NotationContext } from '../context.ts';
import { phrasesIn } from '../speech/words/phrases.ts';
import type { Compare, Condition, Quantity } from './condition.ts';
import type { Conditionals } from './sentence.ts';
import { CONDITION_WORDS, type ConditionWord } from './words.ts';

const OPPOSITE: { readonly [compare in Exclude<Compare, '='>]: Compare } = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};

const WHOSE = {
  ours: { en: 'our', de: 'unsere', nl: 'onze' },
  theirs: { en: 'their', de: 'ihre', nl: 'hun' },
} as const;
/** What is said first of a battle. */
const FIRST = { en: 'result', de: 'place', nl: 'place' } as const;
const IN = { en: 'in', de: 'in', nl: 'in' } as const;

/** Writes conditions with the words of a language. */
const writerIn = (context: NotationContext, language: Language) => {
  const board = boardOf(context);
  const word = (name: ConditionWord): string => phrasesIn(CONDITION_WORDS[name][language])[0] ?? '';
  const code = (space: SpaceId): string => board.byId.get(space)?.code ?? space;
  const counted = (what: Quantity): string => {
    const where = what.at === null ? '' : ` ${IN[language]} ${code(battleSpace(what.at))}`;
    if (what.count === 'round' || what.count === 'odds') return word(what.count) + where;
    const whose = WHOSE[what.whose][language];
    if (what.count === 'ipc') return `${whose} ${word('losses')}${where}`;
    const unit =
      what.unit === null ? '' : ` ${(board.units[what.unit].abbreviations[language][0] ?? what.unit).toLowerCase()}`;
    if (what.count === 'losses') return `${whose}${unit} ${word('losses')}${where}`;
    if (unit === '') return word(what.whose === 'ours' ? 'attackers' : 'defenders') + where;
    return `${whose}${unit} ${word('left')}${where}`;
  };
  const inOrder = (result: string, space: SpaceId): string =>
    FIRST[language] === 'result' ? `${result} ${code(space)}` : `${code(space)} ${result}`;
  const write = (condition: Condition): string => {
    switch (condition.is) {
      case 'all':
      case 'any':
        return condition.of
          .map((part) => (part.is === 'all' || part.is === 'any' ? `(${write(part)})` : write(part)))
          .join(` ${word(condition.is === 'all' ? 'and' : 'or')} `);
      case 'not': {
        const { of } = condition;
        if (of.is === 'number' && of.compare !== '=') return write({ ...of, compare: OPPOSITE[of.compare] });
        return of.is === 'all' || of.is === 'any' ? `${word('not')} (${write(of)})` : `${word('not')} ${write(of)}`;
      }
      case 'battle':
        return inOrder(word(condition.result === 'left' ? 'retreat' : condition.result), battleSpace(condition.battle));
      case 'held': {
        const { by, space } = condition;
        if (by === 'ours' || by === 'theirs') return `${code(space)} ${word(by)}`;
        const power = board.powers.find((each) => each.power === by);
        return `${code(space)} ${power === undefined ? by : (powerNames(power)[0] ?? by)}`;
      }
      case 'number': {
        const { what, compare, value } = condition;
        const ends = what.count === 'odds' ? '%' : what.count === 'ipc' ? ' IPC' : '';
        return `${counted(what)} ${compare} ${typeof value === 'number' ? value + ends : counted(value)}`;
      }
    }
  };
  return { word, write };
};

/**
 * A line with conditions in the form, what is done in the words it was written with; undefined for rules of battles.
 *
 * @param above how many conditions stand on the lines above, which an `else` is the other side of
 */
export const writeConditionals = (
  context: NotationContext,
  { all, before, goesOn }: Conditionals,
  above: number,
  language: Language,
): string | undefined => {
  const { word, write } = writerIn(context, language);
  const [first, second] = all;
  if (first === undefined || all.some(({ deed }) => deed.does === 'rule')) return undefined;
  const own = goesOn === 'no' ? first.condition : before.length > above ? before.at(-1) : undefined;
  const opening = [
    ...(goesOn === 'yes' ? [word('else')] : []),
    ...(own === undefined ? [] : [word('if'), write(own)]),
  ].join(' ');
  const deeds = [first, ...(second === undefined ? [] : [second])].map(({ text }) => text.replace(/[.!\s]+$/u, ''));
  return `${opening}: ${deeds.join(`, ${word('else')}: `)}`;
};

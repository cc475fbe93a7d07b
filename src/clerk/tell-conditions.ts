// Lines that hang on conditions, read back in words. `not` goes down to what is denied, so that no sentence denies
// twice.

import type { PowerOrder } from '../engine/index.ts';
import { either, list } from '../i18n/format.ts';
import type { Words } from '../i18n/words.ts';
import type { Condition, Counted, HungSentence, Quantity } from '../notation/index.ts';
import { battleSpace } from '../vocab/index.ts';

type So = 'yes' | 'no';

const COMPARED = { '<': 'less', '<=': 'most', '>': 'more', '>=': 'least', '=': 'same' } as const;
const DENIED = { '<': 'least', '<=': 'more', '>': 'most', '>=': 'less', '=': 'other' } as const;

const sayCounted = (words: Words, { what, compare, value }: Counted, so: So): string => {
  const { say } = words;
  const compared = (so === 'yes' ? COMPARED : DENIED)[compare];
  const at = battleSpace(what.at ?? '');
  if (typeof value !== 'number') {
    const turned = { less: 'more', more: 'less', most: 'least', least: 'most', same: 'same', other: 'other' } as const;
    const isOurs = 'whose' in what && what.whose === 'ours';
    return say('condition-sides', { at, compare: isOurs ? compared : turned[compared] });
  }
  const amount = say('condition-amount', { compare: compared, n: value });
  const kind = (each: Quantity): string =>
    'unit' in each && each.unit !== null ? words.unit(each.unit, value) : say('condition-any-units');
  switch (what.count) {
    case 'round':
      return say('condition-rounds', { at, amount, many: value });
    case 'odds':
      return say('condition-odds', { at, compare: compared, n: value });
    case 'units':
      return say('condition-units', {
        at,
        amount,
        whose: what.whose,
        unit: kind(what),
        many: value,
        known: what.unit === null ? 'no' : 'yes',
      });
    default: {
      const unit = what.count === 'ipc' ? 'IPC' : kind(what);
      return say('condition-losses', { at, known: what.at === null ? 'no' : 'yes', amount, whose: what.whose, unit });
    }
  }
};

/** A condition as it stands behind a word for “if”. */
export const sayCondition = (words: Words, condition: Condition, so: So = 'yes'): string => {
  const { say, language } = words;
  switch (condition.is) {
    case 'not':
      return sayCondition(words, condition.of, so === 'yes' ? 'no' : 'yes');
    case 'all':
    case 'any': {
      const parts = condition.of.map((part) => {
        const said = sayCondition(words, part, so);
        return part.is === 'all' || part.is === 'any' ? say('condition-part', { condition: said }) : said;
      });
      return (condition.is === 'all') === (so === 'yes') ? list(language, parts) : either(language, parts);
    }
    case 'battle':
      return say('condition-battle', { battle: battleSpace(condition.battle), result: condition.result, so });
    case 'held':
      if (condition.by === 'ours') return say('condition-ours', { space: condition.space, so });
      if (condition.by === 'theirs') return say('condition-theirs', { space: condition.space, so });
      return say('condition-of', { space: condition.space, power: condition.by, so });
    case 'number':
      return sayCounted(words, condition, so);
  }
};

const sayDeed = (words: Words, { deed, text }: HungSentence, tell: (order: PowerOrder) => string): string => {
  if (deed.does === 'nothing') return words.say('condition-nothing');
  if (deed.does === 'bar') return words.say('condition-bar', { ...deed.bar });
  const orders = deed.does === 'orders' ? deed.orders : [];
  return orders.length === 0 ? text : orders.map(tell).join('; ');
};

/** True for what holds where nothing before it of its group does. */
const isOtherwise = (before: HungSentence | undefined, now: HungSentence): boolean =>
  before !== undefined &&
  before.from === now.from &&
  JSON.stringify(now.condition) === JSON.stringify({ is: 'not', of: before.condition });

/**
 * What of a sheet hangs on conditions, a sentence for each; of a rule that is settled there is nothing to say.
 *
 * @param tell an order in full words
 */
export const sayEachHung = (
  words: Words,
  hung: readonly HungSentence[],
  tell: (order: PowerOrder) => string,
): readonly (string | undefined)[] =>
  hung.map((each, at) => {
    const { holds, deed, condition } = each;
    if (deed.does === 'rule') {
      const { battle, does, to, when } = deed.rule;
      if (holds !== 'open') return undefined;
      const said = {
        battle: battleSpace(battle),
        does,
        to: to ?? battleSpace(battle),
        known: to === null ? 'no' : 'yes',
      } as const;
      return words.say('condition-rule', { ...said, condition: sayCondition(words, when) });
    }
    const done = sayDeed(words, each, tell);
    const said = isOtherwise(hung[at - 1], each)
      ? words.say('condition-else', { deed: done })
      : words.say('condition-if', { condition: sayCondition(words, condition), deed: done });
    if (holds === 'open') return said;
    return words.say(holds === 'yes' ? 'condition-on' : 'condition-off', { said });
  });

/** The same, without those that nothing is said of. */
export const sayHung = (...args: Parameters<typeof sayEachHung>): readonly string[] =>
  sayEachHung(...args).flatMap((says) => says ?? []);

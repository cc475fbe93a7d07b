// Another place for the units just sent: `Both subs to the North Sea. No, sorry, to the East Canada SZ`.

import type { Language } from '../../../vocab/index.ts';
import type { NotationContext } from '../../context.ts';
import { type Cursor, cursorOn } from '../../cursor.ts';
import { type Element, elementsOf } from '../sentence/elements.ts';
import { isWord } from '../sentence/scene.ts';
import type { Sentence } from '../sentence/sentences.ts';
import { takenBack } from './corrections.ts';

/**
 * The sentence before with the place that was meant.
 *
 * @returns undefined if a sentence says something else
 */
export const withOtherTarget = (
  context: NotationContext,
  line: number,
  before: Sentence,
  { text }: Sentence,
  language: Language,
): Sentence | undefined => {
  const cursor = cursorOn(context, line, text);
  const back = takenBack(cursor, elementsOf(cursor, language), language);
  const [lead, place, ...others] = (back ?? []).filter((each) => each.kind !== 'sign' && !isWord(each, 'article'));
  if (!isWord(lead, 'to') || place?.kind !== 'place' || others.length > 0) return undefined;
  const first = cursorOn(context, line, before.text);
  const elements = elementsOf(first, language);
  const wrong = elements.findLast(
    (each, at) =>
      each.kind === 'place' &&
      isWord(
        elements.slice(0, at).findLast((one) => !isWord(one, 'article')),
        'to',
      ),
  );
  const isLanding = elements.some((each) => isWord(each, 'land', 'back'));
  if (wrong === undefined || isLanding) return undefined;
  const spanIn = ({ tokens }: Cursor, { at, end }: Element): readonly [number, number] => {
    const last = tokens[end - 1];
    return [(tokens[at]?.column ?? 1) - 1, (last?.column ?? 1) - 1 + (last?.text.length ?? 0)];
  };
  const [from, to] = spanIn(first, wrong);
  const meant = text.slice(...spanIn(cursor, place));
  return { ...before, text: `${before.text.slice(0, from)}${meant}${before.text.slice(to)}` };
};

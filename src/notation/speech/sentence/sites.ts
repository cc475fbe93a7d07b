// A complex as part of the name of the place it stands in: `at the India IC`, `to the factory in Manchuria`, `out of
// the factory in Japan`. Where none was bought, none can be meant that is to be put down.

import type { UnitCounts } from '../../../vocab/index.ts';
import type { Element } from './elements.ts';
import { isWord } from './scene.ts';

const isComplex = (each: Element): boolean =>
  each.kind === 'units' && each.phrase.readings.join() === 'industrial-complex' && each.end - each.at === 1;

/**
 * The elements without such complexes.
 *
 * @param purchased what was bought this turn
 */
export const withSites = (elements: readonly Element[], purchased: UnitCounts): readonly Element[] => {
  if ((purchased['industrial-complex'] ?? 0) > 0) return elements;
  const isAtPlace = (at: number): boolean => {
    const behind = elements.slice(at + 1).find((each) => !isWord(each, 'article'));
    return isWord(elements[at], 'at') && behind?.kind === 'place';
  };
  /** `to the factory in …`: what leads to the place stands before it. */
  const leads = (at: number): boolean => {
    const before = elements.slice(0, at).findLast((each) => !isWord(each, 'article'));
    return isWord(before, 'to', 'at') && isAtPlace(at + 1);
  };
  /** `out of the factory in …`: what is new comes from there, and its place stands behind. */
  const comesFrom = (at: number): boolean => {
    const factory = elements.findIndex((each, index) => index > at && !isWord(each, 'article'));
    const found = elements[factory];
    return isWord(elements[at], 'from') && found !== undefined && isComplex(found) && isAtPlace(factory + 1);
  };
  const isSource = (at: number): boolean =>
    comesFrom(elements.slice(0, at).findLastIndex((each) => !isWord(each, 'article')));
  /** `at the Manchurian factory`: the place it goes by. */
  const sited = elements.map((each, at) => {
    const before = elements.slice(0, at).findLast((one) => !isWord(one, 'article'));
    const isNamed = each.kind === 'units' && each.phrase.readings.join() === 'industrial-complex' && each.count === 1;
    return isNamed && each.of !== undefined && isWord(before, 'to', 'at') ? each.of : each;
  });
  return sited.filter((each, at) => {
    const [before] = at === 0 ? [] : elements.slice(at - 1, at);
    if (comesFrom(at)) return false;
    if (isComplex(each)) return before?.kind !== 'place' && !leads(at) && !isSource(at);
    return before === undefined || !isComplex(before) || !leads(at - 1);
  });
};

// English: sea zones have an article, land as a rule has none.

import { agreeMany, agreeOne, called, isNumbered, type Named, type Place } from './place.ts';

/** Zones that are coasts and capes: ships lie off them. */
const OFF = /\bCoast$|^Cape\b/;

export const placeEn = (named: Named): Place => {
  const { kind, name, said } = named;
  const hasArticle = said.article !== undefined || (kind === 'sea' && !isNumbered(name));
  const the = hasArticle ? `the ${name}` : name;
  const where = said.where === 'on' ? 'on' : kind === 'sea' && OFF.test(name) ? 'off' : 'in';
  return {
    ...called(named),
    the,
    acc: the,
    dat: the,
    in: `${where} ${the}`,
    to: `to ${the}`,
    from: `from ${the}`,
    agree: said.number === 'plural' ? agreeMany : agreeOne,
  };
};

// Nederlands: zeezones hebben een lidwoord, landen meestal niet.

import { agreeMany, agreeOne, called, isNumbered, type Named, type Place } from './place.ts';

const articleOf = ({ kind, name, said }: Named): string => {
  if (said.article !== undefined) return `${said.article} `;
  if (kind === 'land' || isNumbered(name)) return '';
  if (/bekken$/i.test(name)) return 'het ';
  return /^Kaap /.test(name) ? '' : 'de ';
};

export const placeNl = (named: Named): Place => {
  const { kind, name, said } = named;
  const the = `${articleOf(named)}${name}`;
  const coast = kind === 'sea' && /kust\b|^Kaap /i.test(name);
  const where = said.where === 'on' ? 'op' : coast ? 'voor' : 'in';
  const from = where === 'in' ? 'uit' : 'van';
  const agree = said.number === 'plural' ? agreeMany : agreeOne;
  return {
    ...called(named),
    the,
    acc: the,
    dat: the,
    in: `${where} ${the}`,
    to: `naar ${the}`,
    from: `${from} ${the}`,
    agree,
  };
};

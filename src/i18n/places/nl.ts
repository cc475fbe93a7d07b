// Nederlands: zeezones hebben een lidwoord, landen meestal niet.

import { agreeMany, agreeOne, type Named, type Place } from './place.ts';

const DE: readonly string[] = [
  'caroline-islands',
  'caucasus',
  'eastern-usa',
  'hawaiian-islands',
  'kazakh-ssr',
  'philippines',
  'solomon-islands',
  'union-of-south-africa',
  'western-usa',
  'yakut-ssr',
];
const HET: readonly string[] = ['evenki-national-okrug', 'soviet-far-east', 'united-kingdom'];
/** Namen in het meervoud. */
const MANY: readonly string[] = [
  'caroline-islands',
  'eastern-usa',
  'hawaiian-islands',
  'philippines',
  'solomon-islands',
  'western-usa',
];
/** Eilanden: daarop, en daarvan af. */
const OP: readonly string[] = [
  'borneo-celebes',
  'caroline-islands',
  'cuba',
  'hawaiian-islands',
  'madagascar',
  'midway',
  'new-guinea',
  'okinawa',
  'philippines',
  'solomon-islands',
  'wake-island',
];

const articleOf = ({ id, kind, name }: Named): string => {
  if (kind === 'land') return DE.includes(id) ? 'de ' : HET.includes(id) ? 'het ' : '';
  if (/bekken$/i.test(name)) return 'het ';
  return /^Kaap /.test(name) ? '' : 'de ';
};

export const placeNl = (named: Named): Place => {
  const { id, kind, name } = named;
  const the = `${articleOf(named)}${name}`;
  const coast = kind === 'sea' && /kust\b|^Kaap /i.test(name);
  const where = OP.includes(id) ? 'op' : coast ? 'voor' : 'in';
  const from = where === 'in' ? 'uit' : 'van';
  const agree = MANY.includes(id) ? agreeMany : agreeOne;
  return { name, the, acc: the, dat: the, in: `${where} ${the}`, to: `naar ${the}`, from: `${from} ${the}`, agree };
};

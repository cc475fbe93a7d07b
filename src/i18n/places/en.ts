// English: sea zones have an article, land as a rule has none.

import { agreeOne, type Named, type Place } from './place.ts';

const WITH_ARTICLE: readonly string[] = [
  'belgian-congo',
  'caroline-islands',
  'caucasus',
  'east-indies',
  'eastern-usa',
  'evenki-national-okrug',
  'hawaiian-islands',
  'kazakh-ssr',
  'philippines',
  'solomon-islands',
  'soviet-far-east',
  'ukraine-ssr',
  'union-of-south-africa',
  'united-kingdom',
  'western-usa',
  'yakut-ssr',
];
const ON: readonly string[] = ['midway', 'okinawa', 'wake-island'];
/** Zones that are coasts and capes: ships lie off them. */
const OFF = /\bCoast$|^Cape\b/;

export const placeEn = ({ id, kind, name }: Named): Place => {
  const the = kind === 'sea' || WITH_ARTICLE.includes(id) ? `the ${name}` : name;
  const where = ON.includes(id) ? 'on' : kind === 'sea' && OFF.test(name) ? 'off' : 'in';
  return {
    name,
    the,
    acc: the,
    dat: the,
    in: `${where} ${the}`,
    to: `to ${the}`,
    from: `from ${the}`,
    agree: agreeOne,
  };
};

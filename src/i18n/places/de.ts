// Deutsch: Geschlecht, Fall und Präposition. Bei Seezonen verrät die Endung des Namens das Geschlecht; Länder mit
// Artikel nennt das Brett.

import { agreeMany, agreeOne, called, isNumbered, type Named, type Place } from './place.ts';

type Gender = 'm' | 'f' | 'n' | 'plural' | 'none';

const ENDINGS: readonly (readonly [Gender, RegExp])[] = [
  ['m', /(?:ozean|atlantik|pazifik)$|^golf /i],
  ['n', /(?:meer|becken)$/i],
  ['f', /(?:see|küste|bucht)$/i],
];

/** Das Geschlecht aus dem Artikel, den das Brett nennt. */
const BY_ARTICLE: { readonly [article: string]: Gender } = { der: 'm', die: 'f', das: 'n' };

const genderOf = ({ kind, name, said }: Named): Gender => {
  if (said.article !== undefined) return said.number === 'plural' ? 'plural' : (BY_ARTICLE[said.article] ?? 'none');
  return kind === 'land' || isNumbered(name)
    ? 'none'
    : (ENDINGS.find(([, ending]) => ending.test(name))?.[0] ?? 'none');
};

const ARTICLES = {
  m: { nom: 'der', acc: 'den', dat: 'dem' },
  f: { nom: 'die', acc: 'die', dat: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem' },
  plural: { nom: 'die', acc: 'die', dat: 'den' },
} as const;
type Case = 'nom' | 'acc' | 'dat';

/** `Schwarzes`, `Östlicher`, `Große`: Eigenschaftswörter eines Namens, die sich mit dem Artikel beugen. */
const ADJECTIVE = /((?:isch|lich|al|[Ff]ern|rz|igt|[Nn]eu|[Rr]ot|[Ww]eiß|[Gg]roß))(?:er|es|e)(?= )/g;

const bent = (name: string, gender: Exclude<Gender, 'none'>, in_: Case): string =>
  name.replace(
    ADJECTIVE,
    (_, stem: string) =>
      `${stem}${gender === 'plural' || in_ === 'dat' || (in_ === 'acc' && gender === 'm') ? 'en' : 'e'}`,
  );

/** `in dem` als `im` und so fort. */
const joined = (text: string): string =>
  text
    .replace(/^in dem /, 'im ')
    .replace(/^in das /, 'ins ')
    .replace(/^an dem /, 'am ')
    .replace(/^von dem /, 'vom ')
    .replace(/^zu dem /, 'zum ');

export const placeDe = (named: Named): Place => {
  const { kind, name, said } = named;
  const gender = genderOf(named);
  const island = said.where === 'on';
  if (gender === 'none') {
    const [where, from] = island ? ['auf', 'von'] : ['in', 'aus'];
    const plain = { ...called(named), the: name, acc: name, dat: name, agree: agreeOne };
    return { ...plain, in: `${where} ${name}`, to: `nach ${name}`, from: `${from} ${name}` };
  }
  const with_ = (in_: Case): string => `${ARTICLES[gender][in_]} ${bent(name, gender, in_)}`;
  const agree = gender === 'plural' ? agreeMany : agreeOne;
  const forms = { ...called(named), the: with_('nom'), acc: with_('acc'), dat: with_('dat'), agree };
  const cape = kind === 'sea' && /^Kap /.test(name);
  const coast = kind === 'sea' && /küste$/i.test(name);
  const [where, to, from] = cape
    ? [`an ${forms.dat}`, `zu ${forms.dat}`, `von ${forms.dat}`]
    : coast
      ? [`vor ${forms.dat}`, `vor ${forms.acc}`, `von ${forms.dat}`]
      : island
        ? [`auf ${forms.dat}`, `auf ${forms.acc}`, `von ${forms.dat}`]
        : [`in ${forms.dat}`, `in ${forms.acc}`, `aus ${forms.dat}`];
  return { ...forms, in: joined(where), to: joined(to), from: joined(from) };
};

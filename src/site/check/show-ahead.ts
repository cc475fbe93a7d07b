// In a reader's browser: what lies behind the dice of a checked turn, as elements. All of it is set as text.

import type { SaidThreats } from '../../clerk/tell-foresight.ts';
import type { ToldAhead, ToldThrough } from '../../post/check/tell-ahead.ts';
import type { ToldBattle } from '../../post/check/tell-battle.ts';
import { html } from '../elements/html.ts';
import { list, problemItem, refusalItem, type Showing, section } from './show.ts';
import { showMail } from './show-mail.ts';

const battleItem = ({ title, sides, chances, says }: ToldBattle): HTMLElement =>
  html(
    'div',
    { class: 'check-battle' },
    html('h3', {}, title),
    ...(sides.length === 0
      ? []
      : [
          html(
            'dl',
            { class: 'check-sides' },
            ...sides.map(({ name, units, worth }) =>
              html(
                'div',
                {},
                html('dt', {}, name),
                html('dd', {}, units, ' ', html('span', { class: 'quiet small' }, worth)),
              ),
            ),
          ),
        ]),
    ...(chances.length === 0
      ? []
      : [
          html(
            'dl',
            { class: 'check-chances' },
            ...chances.map(({ name, chance, says: number }) => {
              const bar = html('meter', { max: '1', value: String(chance), 'aria-hidden': 'true' });
              return html('div', {}, html('dt', {}, name), html('dd', {}, number), html('dd', {}, bar));
            }),
          ),
        ]),
    ...says.map((line) => html('p', { class: 'small' }, line)),
  );

const throughParts = (
  { says, refused, unclear, lost }: ToldThrough,
  meant: string,
  showing: Showing,
): readonly Node[] => [
  html('p', {}, says),
  ...list([
    ...refused.map((each) => refusalItem(each, showing)),
    ...unclear.map((each) => problemItem(each, meant, showing)),
    ...lost.map((text) => html('li', {}, text)),
  ]),
];

/** The battles, and what would be in the way once they are won. */
export const showAhead = (
  { headings, battles, through, open }: ToldAhead,
  meant: string,
  showing: Showing,
): readonly Node[] => [
  ...(open === undefined ? [] : [html('p', { class: 'check-open' }, open)]),
  ...section('odds', headings.odds, battles.map(battleItem)),
  ...section('won', headings.won, through === undefined ? [] : throughParts(through, meant, showing)),
];

/** What the enemy can hit next; nothing where nobody can tell. */
export const showThreats = (threats: SaidThreats | undefined): readonly Node[] =>
  threats === undefined
    ? []
    : section('threats', threats.title.replace(/:$/, ''), list(threats.lines.map((line) => html('li', {}, line))));

/** The mail, or why there is none. */
export const showSending = ({ mail, withheld }: ToldAhead, { said }: Showing): readonly Node[] =>
  section('mail', said.mail, [
    ...(mail === undefined ? [] : showMail(mail, said)),
    ...(withheld === undefined ? [] : [html('p', {}, withheld)]),
  ]);

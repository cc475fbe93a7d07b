// In a reader's browser: what came of a check, as elements. All of it is set as text.

import type { ToldCheck, ToldLine, ToldProblem, ToldRefusal } from '../../post/check/tell.ts';
import type { ToldBattle } from '../../post/check/tell-battle.ts';
import type { Language } from '../../vocab/language.ts';
import { pageLink } from '../link.ts';
import { element } from './element.ts';
import type { Said } from './said.ts';
import { showMail } from './show-mail.ts';

export interface Showing {
  readonly said: Said;
  readonly language: Language;
  /** The topic of each clause that is explained. */
  readonly topics: { readonly [clause: string]: string };
  /** Writes `write` in place of `text` in a line. */
  use(line: string, text: string, write: string): void;
}

const section = (id: string, title: string, children: readonly (Node | string)[]): readonly Node[] => {
  if (children.length === 0) return [];
  const heading = element('h2', { text: title });
  heading.id = `check-${id}`;
  const made = element('section', { class: `check-${id}` }, [heading, ...children]);
  made.setAttribute('aria-labelledby', heading.id);
  return [made];
};

const lineHead = ({ name, text }: ToldLine): readonly Node[] =>
  name === ''
    ? []
    : [
        element('p', { class: 'check-line' }, [
          element('span', { class: 'quiet small', text: name }),
          ' ',
          element('code', { text }),
        ]),
      ];

const problemItem = (problem: ToldProblem, meant: string, { said, use }: Showing): HTMLLIElement => {
  const { line, says, text, nearest } = problem;
  const choices = nearest.map(({ says: reading, write }) => {
    if (text === undefined || write === undefined) return element('li', { text: reading });
    const button = element('button', { text: reading });
    button.type = 'button';
    button.setAttribute(
      'aria-label',
      said.use.replace('{it}', () => reading),
    );
    button.addEventListener('click', () => use(line.text, text, write));
    return element('li', {}, [button]);
  });
  return element('li', {}, [
    ...lineHead(line),
    element('p', { text: says }),
    ...(choices.length === 0
      ? []
      : [
          element('p', { class: 'quiet small check-meant', text: meant }),
          element('ul', { class: 'check-choices' }, choices),
        ]),
  ]);
};

const clauseLinks = (clauses: readonly string[], { said, language, topics }: Showing): readonly Node[] => {
  if (clauses.length === 0) return [];
  const links = clauses.flatMap((id, at) => {
    const topic = topics[id];
    const code = element('code', { text: id });
    const link = element('a', {}, [code]);
    if (topic !== undefined) link.href = pageLink(language, { page: 'topic', topic }, id);
    return [...(at === 0 ? [] : [', ']), topic === undefined ? code : link];
  });
  return [element('p', { class: 'small check-rules' }, [`${said.rule}: `, ...links])];
};

const refusalItem = ({ line, reasons }: ToldRefusal, showing: Showing): HTMLLIElement =>
  element('li', {}, [
    ...lineHead(line),
    ...reasons.flatMap(({ says, clauses }) => [element('p', { text: says }), ...clauseLinks(clauses, showing)]),
  ]);

const battleItem = ({ title, sides, chances, says }: ToldBattle): HTMLElement =>
  element('div', { class: 'check-battle' }, [
    element('h3', { text: title }),
    ...(sides.length === 0
      ? []
      : [
          element(
            'dl',
            { class: 'check-sides' },
            sides.map(({ name, units, worth }) =>
              element('div', {}, [
                element('dt', { text: name }),
                element('dd', {}, [units, ' ', element('span', { class: 'quiet small', text: worth })]),
              ]),
            ),
          ),
        ]),
    ...(chances.length === 0
      ? []
      : [
          element(
            'dl',
            { class: 'check-chances' },
            chances.map(({ name, chance, says: number }) => {
              const bar = element('meter');
              bar.max = 1;
              bar.value = chance;
              bar.setAttribute('aria-hidden', 'true');
              return element('div', {}, [
                element('dt', { text: name }),
                element('dd', { text: number }),
                element('dd', {}, [bar]),
              ]);
            }),
          ),
        ]),
    ...says.map((line) => element('p', { class: 'small', text: line })),
  ]);

const list = (items: readonly HTMLElement[]): readonly Node[] =>
  items.length === 0 ? [] : [element('ul', { class: 'check-list' }, items)];

/** The parts of an answer, what needs the reader's hand first. */
export const showCheck = (told: ToldCheck, showing: Showing): readonly Node[] => {
  const { headings, meant } = told;
  const { said } = showing;
  return [
    ...section('asked', headings.asked, list(told.asked.map((each) => problemItem(each, meant, showing)))),
    ...section('unclear', headings.unclear, list(told.unclear.map((each) => problemItem(each, meant, showing)))),
    ...section('refused', headings.refused, list(told.refused.map((each) => refusalItem(each, showing)))),
    ...section(
      'understood',
      headings.understood,
      list(
        told.understood.map(({ heading, parts }) =>
          element('li', {}, [
            element('p', { text: heading }),
            ...(parts.length === 0
              ? []
              : [
                  element(
                    'ul',
                    {},
                    parts.map((text) => element('li', { text })),
                  ),
                ]),
          ]),
        ),
      ),
    ),
    ...told.open.map((text) => element('p', { class: 'check-open', text })),
    ...section(
      'remarks',
      headings.remarks,
      list(told.remarks.map(({ line, says }) => element('li', {}, [...lineHead(line), element('p', { text: says })]))),
    ),
    ...section('cost', headings.cost, told.cost === undefined ? [] : [element('p', { text: told.cost })]),
    ...section('odds', headings.odds, told.battles.map(battleItem)),
    ...section('prose', headings.prose, list(told.prose.map((text) => element('li', { text })))),
    ...section('mail', said.mail, [
      ...(told.mail === undefined ? [] : showMail(told.mail, said)),
      ...(told.withheld === undefined ? [] : [element('p', { text: told.withheld })]),
    ]),
  ];
};

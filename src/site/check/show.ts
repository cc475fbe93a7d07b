// In a reader's browser: what came of a check, as elements. All of it is set as text.

import type { ToldProposal } from '../../post/check/propose.ts';
import type { ToldCheck } from '../../post/check/tell.ts';
import type { ToldLine, ToldProblem, ToldRefusal } from '../../post/check/tell-lines.ts';
import type { Language } from '../../vocab/language.ts';
import { fill } from '../elements/fill.ts';
import { html } from '../elements/html.ts';
import { pageLink } from '../link.ts';
import type { Said } from './said.ts';

export interface Showing {
  readonly said: Said;
  readonly language: Language;
  /** The topic of each clause that is explained. */
  readonly topics: { readonly [clause: string]: string };
  /** Writes `write` in place of `text` in a line. */
  use(line: string, text: string, write: string): void;
}

/** A part of an answer under its heading; nothing where it holds nothing. */
export const section = (id: string, title: string, children: readonly (Node | string)[]): readonly Node[] => {
  if (children.length === 0) return [];
  const name = `check-${id}`;
  const heading = html('h2', { id: name }, title);
  return [html('section', { class: name, 'aria-labelledby': name }, heading, ...children)];
};

const lineHead = ({ name, text }: ToldLine): readonly Node[] =>
  name === ''
    ? []
    : [html('p', { class: 'check-line' }, html('span', { class: 'quiet small' }, name), ' ', html('code', {}, text))];

export const problemItem = (problem: ToldProblem, meant: string, { said, use }: Showing): HTMLLIElement => {
  const { line, says, text, nearest } = problem;
  const choices = nearest.map(({ says: reading, write }) => {
    if (text === undefined || write === undefined) return html('li', {}, reading);
    const button = html('button', { type: 'button', 'aria-label': fill(said.use, { it: reading }) }, reading);
    button.addEventListener('click', () => use(line.text, text, write));
    return html('li', {}, button);
  });
  return html(
    'li',
    { 'data-line': String(line.at) },
    ...lineHead(line),
    html('p', {}, says),
    ...(choices.length === 0 ? [] : choosing(meant, choices)),
  );
};

const choosing = (meant: string, choices: readonly HTMLElement[]): readonly Node[] => [
  html('p', { class: 'quiet small check-meant' }, meant),
  html('ul', { class: 'check-choices' }, ...choices),
];

/** Lines as they were likely meant, at the problems they solve: each is taken whole with one press. */
export const showProposed = (
  place: HTMLElement,
  proposed: readonly ToldProposal[],
  meant: string,
  { said, use }: Showing,
): void => {
  for (const { line, texts } of proposed) {
    const problem = place.querySelector(`[data-line="${line.at}"]`);
    const choices = texts.map((text) => {
      const button = html(
        'button',
        { type: 'button', 'aria-label': fill(said.use, { it: text }) },
        html('code', {}, text),
      );
      button.addEventListener('click', () => use(line.text, line.text, text));
      return html('li', {}, button);
    });
    const words = problem?.querySelector('.check-choices');
    // A line takes the place of the words it was made with; where there are other readings they stay.
    if (words?.childElementCount === texts.length) words.replaceChildren(...choices);
    else if (words) words.before(html('ul', { class: 'check-choices' }, ...choices));
    else problem?.append(...choosing(meant, choices));
  }
};

const clauseLinks = (clauses: readonly string[], { said, language, topics }: Showing): readonly Node[] => {
  if (clauses.length === 0) return [];
  const links = clauses.flatMap((id, at) => {
    const topic = topics[id];
    const code = html('code', {}, id);
    const named =
      topic === undefined ? code : html('a', { href: pageLink(language, { page: 'topic', topic }, id) }, code);
    return [...(at === 0 ? [] : [', ']), named];
  });
  return [html('p', { class: 'small check-rules' }, `${said.rule}: `, ...links)];
};

export const refusalItem = ({ line, reasons }: ToldRefusal, showing: Showing): HTMLLIElement =>
  html(
    'li',
    {},
    ...lineHead(line),
    ...reasons.flatMap(({ says, clauses }) => [html('p', {}, says), ...clauseLinks(clauses, showing)]),
  );

export const list = (items: readonly HTMLElement[]): readonly Node[] =>
  items.length === 0 ? [] : [html('ul', { class: 'check-list' }, ...items)];

const sentences = (says: readonly string[]): readonly Node[] => list(says.map((text) => html('li', {}, text)));

const againParts = ({ says, late }: NonNullable<ToldCheck['again']>): readonly Node[] => [
  ...(says === undefined ? [] : [html('p', {}, says)]),
  ...list(
    late.map(({ line, says: why, differs }) =>
      html(
        'li',
        {},
        ...lineHead(line),
        html('p', {}, why),
        html('ul', {}, ...differs.map((text) => html('li', {}, text))),
      ),
    ),
  ),
];

/** The parts of a first answer, what needs the reader's hand first. */
export const showCheck = (told: ToldCheck, showing: Showing): readonly Node[] => {
  const { headings, meant } = told;
  const { said } = showing;
  return [
    ...section('again', headings.again, told.again === undefined ? [] : againParts(told.again)),
    ...section('asked', headings.asked, list(told.asked.map((each) => problemItem(each, meant, showing)))),
    ...section('unclear', headings.unclear, list(told.unclear.map((each) => problemItem(each, meant, showing)))),
    ...section('refused', headings.refused, list(told.refused.map((each) => refusalItem(each, showing)))),
    ...section(
      'understood',
      headings.understood,
      list(
        told.understood.map(({ heading, parts }) =>
          html(
            'li',
            {},
            html('p', {}, heading),
            ...(parts.length === 0 ? [] : [html('ul', {}, ...parts.map((text) => html('li', {}, text)))]),
          ),
        ),
      ),
    ),
    ...section('conditions', headings.conditions, sentences(told.conditions)),
    ...told.open.map((text) => html('p', { class: 'check-open' }, text)),
    ...section(
      'remarks',
      headings.remarks,
      list(told.remarks.map(({ line, says }) => html('li', {}, ...lineHead(line), html('p', {}, says)))),
    ),
    ...section('cost', headings.cost, told.cost === undefined ? [] : [html('p', {}, told.cost)]),
    ...section('prose', headings.prose, sentences(told.prose)),
    ...(told.withheld === undefined ? [] : section('mail', said.mail, [html('p', {}, told.withheld)])),
  ];
};

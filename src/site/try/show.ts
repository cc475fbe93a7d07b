// In a reader's browser: how a trial stands, in the panel beside the board: whose move it is, what is asked of him,
// which battles are to be fought, and what happened. All of it can be pressed with the keyboard alone.

import { button } from '../elements/button.ts';
import { fill } from '../elements/fill.ts';
import { html } from '../elements/html.ts';
import type { Panel } from '../plan/panel.ts';
import type { ToldAnswer, ToldFight, ToldQuestion, ToldStep, TrialTold } from './message.ts';
import type { TrySaid } from './said.ts';

/** What is pressed here. */
export interface Pressed {
  answer(at: number): void;
  /** A line that somebody wrote as his answer. */
  line(text: string): void;
  /** Goes on although units are lost. */
  anyway(): void;
}

/** More steps than this nobody reads again here; the log has them all. */
const MOST_STEPS = 80;

const answerButtons = (answers: readonly ToldAnswer[], pressed: Pressed): HTMLUListElement =>
  html(
    'ul',
    { class: 'try-answers' },
    ...answers.map(({ at, says }) =>
      html(
        'li',
        {},
        button(says, () => pressed.answer(at), { 'data-key': `answer-${at}` }),
      ),
    ),
  );

const showQuestion = (
  place: HTMLElement,
  question: ToldQuestion | undefined,
  said: TrySaid,
  pressed: Pressed,
): void => {
  place.hidden = question === undefined;
  if (question === undefined) return place.replaceChildren();
  const input = html('input', { id: 'try-line', value: question.line, autocomplete: 'off', spellcheck: 'false' });
  const form = html(
    'form',
    { class: 'try-line' },
    html('label', { for: 'try-line' }, said.line ?? ''),
    input,
    html('button', { type: 'submit' }, said.send ?? ''),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    pressed.line(input.value);
  });
  place.replaceChildren(
    html('h2', {}, said.choice ?? ''),
    ...question.says.map((says) => html('p', {}, says)),
    answerButtons(question.answers, pressed),
    form,
  );
};

const showFights = (place: HTMLElement, fights: readonly ToldFight[], said: TrySaid, pressed: Pressed): void => {
  place.hidden = fights.length === 0;
  place.replaceChildren(
    html('h2', {}, said.fights ?? ''),
    ...fights.flatMap(({ says, ways }) => [html('h3', {}, says), answerButtons(ways, pressed)]),
  );
};

const showTrouble = (place: HTMLElement, told: TrialTold, said: TrySaid, pressed: Pressed): void => {
  const { trouble, held } = told;
  const lines = trouble.map((says) => html('li', {}, says));
  place.hidden = trouble.length === 0;
  if (trouble.length === 0) return place.replaceChildren();
  const head = held === 'losses' ? said.anywayWhy : said.trouble;
  place.replaceChildren(
    html('p', {}, head ?? ''),
    html('ul', {}, ...lines),
    ...(held === 'losses' ? [button(said.anyway ?? '', () => pressed.anyway(), { 'data-key': 'anyway' })] : []),
  );
};

/** A step in a list: the order, and what came of it. */
export const stepItem = ({ heading, lines }: ToldStep): HTMLLIElement =>
  html(
    'li',
    {},
    html('strong', {}, heading),
    ...(lines.length === 0 ? [] : [html('ul', {}, ...lines.map((line) => html('li', {}, line)))]),
  );

/** Who has the mouse, where several sit at the screen; set off where he decides in the midst of another’s turn. */
const holder = ({ holds, hand, next }: TrialTold, said: TrySaid): readonly Node[] =>
  holds === undefined || next !== 'screen'
    ? []
    : [
        html(
          'span',
          { class: holds === hand ? 'try-holds' : 'try-holds is-other' },
          `${said.over} `,
          html('b', {}, holds),
        ),
      ];

const hide = (panel: Panel, deed: string, hidden: boolean): void => {
  const found = panel.part('next').closest('.plan-panel')?.querySelector<HTMLElement>(`[data-does="${deed}"]`);
  if (found) found.hidden = hidden;
};

/** Shows how a trial stands. */
export const showRoom = (panel: Panel, told: TrialTold, turn: string, said: TrySaid, pressed: Pressed): void => {
  const { next, question, fights, steps } = told;
  const isFree = next === 'screen' && question === undefined;
  const move = fill(said[next === 'sparring' ? 'his' : question === undefined ? 'yours' : 'decides'] ?? '', { turn });
  panel.part('next').replaceChildren(...holder(told, said), told.ended ?? move);
  showTrouble(panel.part('trouble'), told, said, pressed);
  showQuestion(panel.part('question'), question, said, pressed);
  showFights(panel.part('fights'), fights, said, pressed);
  for (const deed of ['play', 'end']) hide(panel, deed, !isFree);
  hide(panel, 'spar', next !== 'sparring');
  panel.part('next').closest('.plan-panel')?.classList.toggle('is-asked', !isFree);
  panel
    .part('next')
    .closest('.plan-panel')
    ?.querySelector('[data-does="take-back"]')
    ?.setAttribute('aria-disabled', String(told.back === 'no'));
  const list = panel.part('told');
  if (told.taken === 'yes') list.lastElementChild?.remove();
  list.append(...steps.map(stepItem));
  while (list.childElementCount > MOST_STEPS) list.firstElementChild?.remove();
  list.parentElement?.scrollTo({ top: list.scrollHeight });
};

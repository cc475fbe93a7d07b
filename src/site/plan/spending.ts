// In a reader's browser: what is bought and where it is placed, in the panel beside the board.

import { countEntries, countTotal } from '../../vocab/index.ts';
import { button } from '../elements/button.ts';
import { html } from '../elements/html.ts';
import type { Planner } from './planner.ts';

/** Kinds of unit with their prices, each with one more and one less. */
export const showBuying = (place: HTMLElement, planner: Planner): void => {
  const { shown, opened } = planner;
  if (shown === undefined) return;
  const left = shown.money.has - shown.money.spent;
  const items = opened.units.map(([type, { one, cost }]) => {
    const count = shown.bought[type] ?? 0;
    const set = (by: number): void => {
      void planner.change({ does: 'buy', units: { ...shown.bought, [type]: count + by } }, 'did', {
        move: `${count + by} ${one}`,
      });
    };
    const step = (sign: string, by: number, key: 'more' | 'less', can: boolean): HTMLButtonElement =>
      button(sign, () => can && set(by), {
        'aria-label': planner.say(key, { unit: one }),
        'aria-disabled': String(!can),
        'data-key': `${key}-${type}`,
      });
    return html(
      'li',
      { class: count > 0 ? 'is-bought' : '' },
      html('span', { class: 'plan-unit' }, one),
      html('span', { class: 'small quiet' }, planner.say('price', { ipc: String(cost) })),
      step('−', -1, 'less', count > 0),
      html('output', {}, String(count)),
      step('+', 1, 'more', cost <= left),
    );
  });
  place.replaceChildren(html('ul', { class: 'plan-shop' }, ...items));
};

/** What is still to be placed, and what stands where. */
export const showPlacing = (place: HTMLElement, planner: Planner): void => {
  const { shown, opened, placing } = planner;
  if (shown === undefined) return;
  const nameOf = (type: string): string => opened.units.find(([each]) => each === type)?.[1].one ?? type;
  if (shown.placing === 'no') return place.replaceChildren(html('p', {}, planner.say('notYet')));
  const open = countEntries(shown.unplaced);
  const chips = open.map(([type, count]) => {
    const isChosen = placing?.type === type;
    const now = isChosen ? placing.count : count;
    const steps = (sign: string, by: number, key: 'more' | 'less'): HTMLButtonElement =>
      button(sign, () => void planner.toPlace(type, Math.max(1, Math.min(count, now + by))), {
        'aria-label': planner.say(key, { unit: nameOf(type) }),
        'data-key': `place-${key}-${type}`,
      });
    return html(
      'li',
      {},
      button(`${count} ${nameOf(type)}`, () => (isChosen ? planner.clear() : void planner.toPlace(type, count)), {
        'aria-pressed': String(isChosen),
        'data-key': `place-${type}`,
        class: 'plan-chip',
      }),
      ...(isChosen && count > 1
        ? [steps('−', -1, 'less'), html('output', {}, String(now)), steps('+', 1, 'more')]
        : []),
    );
  });
  const spaces = (placing?.spaces ?? []).map((space) =>
    html(
      'li',
      {},
      button(planner.name(space), () => void planner.tap(space), { 'data-key': `place-at-${space}` }),
    ),
  );
  const placed = shown.placed.map(({ space, units, says }) =>
    html(
      'li',
      {},
      html('span', {}, `${says} → ${planner.name(space)}`),
      ...countEntries(units).map(([type, count]) =>
        button('×', () => void planner.change({ does: 'place', space, type, count: -count }, 'undone'), {
          'aria-label': planner.say('takeBack', { move: `${count} ${nameOf(type)} → ${planner.name(space)}` }),
        }),
      ),
    ),
  );
  const isNothing = countTotal(shown.unplaced) === 0 && placed.length === 0;
  place.replaceChildren(
    html(
      'p',
      {},
      isNothing ? planner.say('nothingBought') : open.length === 0 ? planner.say('allPlaced') : planner.say('placeHow'),
    ),
    ...(open.length === 0 ? [] : [html('ul', { class: 'plan-chips' }, ...chips)]),
    ...(spaces.length === 0
      ? []
      : [html('h2', {}, planner.say('places')), html('ul', { class: 'plan-targets' }, ...spaces)]),
    ...(placed.length === 0
      ? []
      : [html('h2', {}, planner.say('placed')), html('ul', { class: 'plan-list' }, ...placed)]),
  );
};

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
      const money = (): number => (planner.shown?.money.has ?? 0) - (planner.shown?.money.spent ?? 0);
      void planner.change(
        () => (by * cost > money() ? undefined : { does: 'buy', units: { [type]: by } }),
        () => planner.say('did', { move: `${planner.shown?.bought[type] ?? 0} ${one}` }),
      );
    };
    return html(
      'li',
      { class: count > 0 ? 'is-bought' : '' },
      html('span', { class: 'plan-unit' }, one),
      html('span', { class: 'small quiet' }, planner.say('price', { ipc: String(cost) })),
      ...stepping(planner, type, one, count, set, cost <= left),
    );
  });
  place.replaceChildren(html('ul', { class: 'plan-shop' }, ...developing(planner), ...items));
};

/** Dice for weapons development, with what they may bring; nothing where none may be thrown. */
const developing = (planner: Planner): readonly Node[] => {
  const { research, owns = '', money } = planner.shown ?? {};
  const has = owns === '' ? '' : planner.say('owns', { technologies: owns });
  if (research === undefined || money === undefined)
    return has === '' ? [] : [html('li', { class: 'plan-owns' }, html('span', { class: 'small quiet' }, has))];
  const { dice, cost, more, chance } = research;
  const set = (by: number): void => {
    void planner.change(
      () => (by < 0 || planner.shown?.research?.more === 'yes' ? { does: 'research', dice: by } : undefined),
      () => planner.say('did', { move: `${planner.say('research')}: ${planner.shown?.research?.dice ?? 0}` }),
    );
  };
  const found = dice === 0 ? '' : planner.say('breakthrough', { chance });
  const notes = [planner.say('die', { ipc: String(cost) }), found, has].filter((note) => note !== '');
  return [
    html(
      'li',
      { class: dice > 0 ? 'plan-dice is-bought' : 'plan-dice' },
      html('span', { class: 'plan-unit' }, planner.say('research')),
      ...stepping(
        planner,
        'research',
        planner.say('dieOf'),
        dice,
        set,
        more === 'yes' && cost <= money.has - money.spent,
      ),
      html('span', { class: 'small quiet plan-note' }, notes.join(' · ')),
    ),
  ];
};

/** A number with one less before it and one more behind. */
const stepping = (
  planner: Planner,
  key: string,
  unit: string,
  count: number,
  set: (by: number) => void,
  mayBeMore: boolean,
): readonly Node[] => {
  const step = (sign: string, by: number, which: 'more' | 'less', can: boolean): HTMLButtonElement =>
    button(sign, () => can && set(by), {
      'aria-label': planner.say(which, { unit }),
      'aria-disabled': String(!can),
      'data-key': `${which}-${key}`,
    });
  return [step('−', -1, 'less', count > 0), html('output', {}, String(count)), step('+', 1, 'more', mayBeMore)];
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
      button(sign, () => void planner.toPlace(type, (chosen) => Math.max(1, chosen + by)), {
        'aria-label': planner.say(key, { unit: nameOf(type) }),
        'data-key': `place-${key}-${type}`,
      });
    return html(
      'li',
      {},
      button(`${count} ${nameOf(type)}`, () => void planner.toPlace(type, () => (isChosen ? 0 : count)), {
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
        button(
          '×',
          () =>
            void planner.change(
              () => ({ does: 'place', space, type, count: -count }),
              () => planner.say('undone'),
            ),
          { 'aria-label': planner.say('takeBack', { move: `${count} ${nameOf(type)} → ${planner.name(space)}` }) },
        ),
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

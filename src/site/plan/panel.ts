// In a reader's browser: the panel beside the board. Everything that can be tapped on the map is in a list here too, so
// that a plan can be made without seeing or pointing. Words come from the page; whatever players wrote is set as text.

import type { SpaceId } from '../../vocab/index.ts';
import { languageOf } from '../check/language.ts';
import { button } from '../elements/button.ts';
import { html } from '../elements/html.ts';
import { pageLink } from '../link.ts';
import type { Beside, Choice, Part } from './beside.ts';
import type { ToldTarget, ToldWhy } from './message.ts';
import type { Planner } from './planner.ts';
import { showBuying, showPlacing } from './spending.ts';

export class Panel implements Beside<Planner> {
  readonly #root: HTMLElement;

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  part(name: string): HTMLElement {
    const found = this.#root.querySelector<HTMLElement>(`[data-part="${name}"]`);
    if (found === null) throw new Error(`The page has no ${name}.`);
    return found;
  }

  hasFocus(): boolean {
    return document.activeElement?.closest('.plan-panel') !== null;
  }

  /** Says something in the one place that is read aloud. */
  tell(text: string): void {
    this.part('says').replaceChildren(text);
  }

  reckoned(planner: Planner): void {
    const { odds } = planner;
    const items = odds.map(({ title, says }) =>
      html('li', {}, html('b', {}, title), html('span', { class: 'small' }, says.join(' · '))),
    );
    this.part('battles').replaceChildren(
      ...(items.length === 0
        ? []
        : [html('h2', {}, planner.say('battles')), html('ol', { class: 'plan-battles' }, ...items)]),
    );
  }

  refuse(head: string, whys: readonly ToldWhy[]): void {
    const rule = this.#root.dataset.rule ?? '';
    this.part('says').replaceChildren(
      html('strong', {}, head),
      ...whys.flatMap((why) => [' ', why.says, ...ruleLinks(why, rule)]),
    );
  }

  begin(): void {
    const isBelow = !matchMedia('(min-width: 60rem)').matches;
    this.#root.querySelector('.plan-parts')?.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }

  show(planner: Planner): void {
    const { part, shown } = planner;
    if (shown === undefined) return;
    for (const radio of this.#root.querySelectorAll<HTMLInputElement>('[name="plan-part"]')) {
      radio.checked = radio.value === part;
      const isOpen =
        radio.value === 'buy' ? shown.buys === 'yes' : ['place', 'sheet', ...shown.stages].includes(radio.value);
      radio.closest('label')?.toggleAttribute('hidden', !isOpen);
    }
    const isMoving = part !== 'buy' && part !== 'place' && part !== 'sheet';
    const held = document.activeElement;
    for (const name of ['buy', 'money']) this.part(name).hidden = part !== 'buy';
    this.part('move').hidden = !isMoving;
    this.part('place').hidden = part !== 'place';
    this.part('sheet').hidden = part !== 'sheet';
    // The keyboard goes along to the part that is open now.
    if (held !== null && this.#root.contains(held) && held.closest('[hidden]') !== null)
      this.#root.querySelector<HTMLInputElement>('[name="plan-part"]:checked')?.focus({ preventScroll: true });
    this.#money(planner);
    for (const [does, can] of [
      ['undo', planner.written.canUndo],
      ['redo', planner.written.canRedo],
    ] as const)
      this.#root.querySelector(`[data-does="${does}"]`)?.setAttribute('aria-disabled', String(!can));
    keepingFocus(this.#root, () => {
      if (part === 'buy') showBuying(this.part('buy'), planner);
      if (part === 'place') showPlacing(this.part('place'), planner);
      if (isMoving) this.#move(planner);
      this.#faults(planner);
    });
    const sheet = this.#root.querySelector('textarea');
    if (sheet !== null && sheet.value !== planner.text) sheet.value = planner.text;
    const end = this.#root.querySelector<HTMLInputElement>('#plan-end');
    if (end !== null) end.checked = shown.ends === 'yes';
  }

  #money({ shown }: Planner): void {
    if (shown === undefined) return;
    const { has, spent } = shown.money;
    this.part('money').replaceChildren(html('b', {}, String(has - spent)), ` / ${has} IPC`);
    this.part('money').classList.toggle('is-over', spent > has);
  }

  #move(planner: Planner): void {
    const { shown, choice, part } = planner;
    if (shown === undefined) return;
    this.part('if-won').hidden = part === 'combat' || shown.battles.length === 0;
    const select = this.part('space') as HTMLSelectElement; // a select in the page
    const spaces = ['', ...shown.groups.map(([space]) => space)];
    // Made anew only if it is another list: whoever types a name there is not to begin again at each letter.
    if (spaces.join() !== [...select.options].map(({ value }) => value).join())
      select.replaceChildren(
        ...spaces.map((space) => new Option(space === '' ? planner.say('clear') : planner.name(space), space)),
      );
    select.value = choice?.space ?? '';
    this.part('groups').replaceChildren(...this.#groups(planner));
    this.part('targets').replaceChildren(...this.#targets(planner));
    this.part('idle').textContent =
      shown.idle.length === 0 ? planner.say('noneIdle') : planner.say('idle', { n: String(shown.idle.length) });
    this.part('moves').replaceChildren(...this.#moves(planner));
    this.part('rockets').replaceChildren(...rocketItems(planner));
    this.reckoned(planner);
  }

  #groups(planner: Planner): readonly Node[] {
    const { choice, groups } = planner;
    if (choice === undefined) return [];
    const choose = (next: (now: Choice) => Partial<Choice>): void => {
      void planner.choose((now) =>
        // Pressed beside units of another space, which were shown until now.
        now.space === choice.space ? { ...now, via: [], asksVia: 'no', raid: 'no', ...next(now) } : now,
      );
    };
    const chips = groups.map((group, at) => {
      const count = choice.counts.get(at) ?? 0;
      // Ships, and troops aboard them, are sent for themselves.
      const apart = (index: number): boolean => groups[index]?.domain === 'sea' || groups[index]?.aboard === 'yes';
      const set = (wanted: (now: number) => number): void =>
        choose(({ counts }) => {
          const next = Math.max(0, Math.min(group.count, wanted(counts.get(at) ?? 0)));
          const others = [...counts].filter(([index]) => index !== at && !apart(index) && !apart(at));
          return { counts: new Map([...others, [at, next]]) };
        });
      const chip = button(group.says, () => set((now) => (now > 0 ? 0 : group.count)), {
        'aria-pressed': String(count > 0),
        'data-key': `group-${at}`,
        class: 'plan-chip',
      });
      if (count === 0 || group.count < 2) return html('li', {}, chip);
      const steps = (sign: string, by: number, key: 'more' | 'less'): HTMLButtonElement =>
        button(sign, () => set((now) => now + by), {
          'aria-label': planner.say(key, { unit: group.says }),
          'data-key': `${key}-${at}`,
        });
      return html('li', {}, chip, steps('−', -1, 'less'), html('output', {}, String(count)), steps('+', 1, 'more'));
    });
    const flying = groups.some(({ raids }, at) => raids === 'yes' && (choice.counts.get(at) ?? 0) > 0);
    const ways = [
      ...(flying && planner.part === 'combat'
        ? [
            button(planner.say('raid'), () => choose(({ raid }) => ({ raid: raid === 'yes' ? 'no' : 'yes' })), {
              'aria-pressed': String(choice.raid === 'yes'),
              'data-key': 'raid',
            }),
          ]
        : []),
      button(
        planner.say('via'),
        () => {
          void planner.choose((now) => ({ ...now, asksVia: 'yes' })).then(() => this.tell(planner.say('viaHow')));
        },
        { 'aria-pressed': String(choice.asksVia === 'yes'), 'data-key': 'via' },
      ),
      button(planner.say('clear'), () => void planner.clear(), { 'data-key': 'clear' }),
    ];
    return [html('ul', { class: 'plan-chips' }, ...chips), html('p', { class: 'plan-ways' }, ...ways)];
  }

  #targets(planner: Planner): readonly Node[] {
    const { choice, targets } = planner;
    if (choice === undefined) return [];
    const heading = html('h2', {}, planner.say('targets'));
    if (targets.length === 0) return [heading, html('p', {}, planner.say('noTargets'))];
    return [heading, html('ul', { class: 'plan-targets' }, ...targets.map((target) => targetItem(planner, target)))];
  }

  #moves(planner: Planner): readonly Node[] {
    const { shown, part } = planner;
    if (shown === undefined || part === 'buy' || part === 'place' || part === 'sheet') return [];
    const moves = shown.moves[part] ?? [];
    if (moves.length === 0) return [html('p', { class: 'quiet' }, planner.say('noMoves'))];
    const items = moves.map(({ says, fault }, at) =>
      html(
        'li',
        { class: fault === 'yes' ? 'has-fault' : '' },
        html('span', {}, says),
        button(
          '×',
          () =>
            void planner.change(
              // A second press is for the same move, and not for the one that has come to its place.
              () => (planner.shown?.moves[part] === moves ? { does: 'take-back', stage: part, move: at } : undefined),
              () => planner.say('undone'),
            ),
          {
            'aria-label': planner.say('takeBack', { move: says }),
            title: planner.say('takeBack', { move: says }),
            'data-key': `take-back-${at}`,
          },
        ),
      ),
    );
    return [html('ol', { class: 'plan-list' }, ...items)];
  }

  #faults(planner: Planner): void {
    const { shown } = planner;
    if (shown === undefined) return;
    const rule = this.#root.dataset.rule ?? '';
    const problems = shown.problems.map(({ line, says }) => html('li', {}, html('code', {}, line.text), ' ', says));
    const refused = shown.refused.map(({ line, reasons }) =>
      html(
        'li',
        {},
        html('code', {}, line.text),
        ...reasons.flatMap(({ says, clauses }) => [
          ' ',
          says,
          ...ruleLinks({ says, clauses: clauses.map((id) => ({ id })) }, rule),
        ]),
      ),
    );
    const all = [...problems, ...refused];
    this.part('faults').replaceChildren(
      ...(all.length === 0
        ? []
        : [html('h2', {}, planner.say('faults')), html('ul', { class: 'plan-faults' }, ...all)]),
    );
  }
}

/** The rocket that is to be fired, and those that could be. */
const rocketItems = (planner: Planner): readonly Node[] => {
  const rockets = planner.shown?.rockets ?? [];
  if (rockets.length === 0) return [];
  const items = rockets.map(({ from, target, says, planned }) =>
    html(
      'li',
      {},
      button(says, () => void planner.fire({ from, target }, planned === 'yes' ? 'no' : 'yes'), {
        'aria-pressed': String(planned === 'yes'),
        'data-key': `rocket-${from}-${target}`,
      }),
    ),
  );
  return [html('h2', {}, planner.say('rocket')), html('ul', { class: 'plan-targets' }, ...items)];
};

const ruleLinks = ({ clauses }: ToldWhy, rule: string): readonly Node[] =>
  clauses.length === 0
    ? []
    : [
        html(
          'span',
          { class: 'small plan-rules' },
          ` ${rule} `,
          ...clauses.flatMap(({ id, topic }, at) => {
            const code = html('code', {}, id);
            const language = languageOf(document.documentElement.lang);
            const named =
              topic === undefined ? code : html('a', { href: pageLink(language, { page: 'topic', topic }, id) }, code);
            return [...(at === 0 ? [] : [', ']), named];
          }),
        ),
      ];

const targetItem = (planner: Planner, target: ToldTarget): HTMLLIElement => {
  const names = (spaces: readonly SpaceId[]): string => spaces.map((id) => planner.name(id)).join(', ');
  const notes = [
    planner.say(`doing-${target.doing}`),
    ...(target.left === undefined ? [] : [planner.say('left', { n: String(Math.max(0, target.left)) })]),
    ...(target.most === 'yes' ? [planner.say('most', { units: target.unitsSay })] : []),
    ...(target.home === 'carrier' ? [planner.say('homeCarrier')] : []),
    ...(target.guns.length > 0 ? [planner.say('guns', { spaces: names(target.guns) })] : []),
    ...(target.open === '' ? [] : [planner.say('begun')]),
  ];
  return html(
    'li',
    { class: `does-${target.doing}` },
    button(planner.name(target.to), () => void planner.go(target.to), { 'data-key': `target-${target.to}` }),
    html('span', { class: 'small quiet' }, notes.join(' · ')),
  );
};

/** What is made anew under the keyboard keeps it: the same button, else the panel itself. */
const keepingFocus = (root: HTMLElement, make: () => void): void => {
  const held =
    document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
      ? document.activeElement
      : undefined;
  const key = held?.dataset.key;
  make();
  if (key === undefined || held?.isConnected === true) return;
  const again = root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  (again ?? root.querySelector<HTMLElement>('[data-does="next"]'))?.focus({ preventScroll: true });
};

/** The part of the turn that a radio button stands for. */
export const partOf = (value: string): Part => value as Part; // the page has a button for each part and no other

// In a reader's browser: what is loaded once somebody tries something out: the board that he plans on, and the trial
// beside it, with dice, answers and the sparring player in the worker.

import type { MapKit } from '../../charts/map/kit.ts';
import '../elements/map.ts';
import { languageOf } from '../check/language.ts';
import { fill } from '../elements/fill.ts';
import { assetLink } from '../link.ts';
import { finderIn, listen } from '../plan/listen.ts';
import { PlanMap } from '../plan/map.ts';
import type { Opening } from '../plan/message.ts';
import { Panel } from '../plan/panel.ts';
import { Planner } from '../plan/planner.ts';
import { askRules } from '../plan/rules.ts';
import { hex } from './chance.ts';
import type { HandOver } from './hand-over.ts';
import { type KeptTrial, keepTrial } from './kept.ts';
import type { Beginning, NoTrial, TrialDeed, TrialTold } from './message.ts';
import { type NamedCase, partOfCase } from './named.ts';
import type { Said, Triable } from './said.ts';
import { showRoom } from './show.ts';

/** What a trial begins with, or which one is gone on with. */
export interface Start {
  readonly of: Triable;
  readonly turn?: string;
  /** A case of the rules, which is played by those of `of`. */
  readonly spec?: NamedCase;
  /** The side of the sparring player. */
  readonly sparring?: string;
  /** Each side has a player of its own at the screen. */
  readonly seats?: 'a-side-each';
  readonly kept?: KeptTrial;
}

const absolute = (address: string): string => new URL(address, location.href).href;

/** A name that no other trial has. */
const newSlug = (): string => `trial-${hex(4)}`;

/** What is begun with, under its name. */
const begunWith = ({ of, turn = '', spec }: Start, said: Said): Omit<Beginning, 'slug' | 'sparring' | 'names'> => {
  if (spec !== undefined) {
    const { ruleset, options, given, orders } = spec;
    const note = fill(said.try.caseNote ?? '', { case: spec.id });
    return { title: fill(said.try.name ?? '', { of: spec.title }), spec: { ruleset, options, given, orders, note } };
  }
  return {
    title: fill(of.called, { turn: of.turns?.find(([id]) => id === turn)?.[1] ?? turn }),
    ...(of.ruleset === undefined ? {} : { ruleset: of.ruleset }),
    ...(of.options === undefined ? {} : { options: of.options }),
    ...(of.log === undefined
      ? {}
      : { from: { log: absolute(of.log), note: fill(of.note, { turn }), ...(turn === '' ? {} : { turn }) } }),
  };
};

const beginningOf = (what: Start, said: Said): Beginning => ({
  slug: newSlug(),
  ...begunWith(what, said),
  ...(what.sparring === undefined ? {} : { sparring: what.sparring }),
  ...(what.seats && { seats: what.of.sides.map(([side, , name]) => [side, name] as const) }),
  names: { screen: said.try.screen ?? '', sparring: said.try.player ?? '' },
});

/**
 * Opens a trial.
 *
 * @returns why none stands; nothing once one does
 */
export const startTrying = async (root: HTMLElement, what: Start, said: Said): Promise<NoTrial | undefined> => {
  const rules = askRules();
  const language = languageOf(document.documentElement.lang);
  const topics = absolute(assetLink({ data: 'topics' }));
  const ask = (deed: TrialDeed) => rules.ask({ asks: 'try', language, deed });
  const { kept, of, spec } = what;
  const begun = ask(
    kept === undefined ? { does: 'begin', of: beginningOf(what, said) } : { does: 'go-on', log: kept.log },
  );
  const open = (at: Pick<Opening, 'at' | 'ruleset' | 'options'>) =>
    rules.ask({ asks: 'open', of: { language, topics, ...at } });
  // An opening is planned from while the room is still on its way; any other position comes out of it.
  const { ruleset, options } = of;
  const opening =
    (kept ?? spec) === undefined && ruleset !== undefined && options !== undefined ? { ruleset, options } : undefined;
  const first = opening === undefined ? await begun : undefined;
  if (typeof first === 'string') {
    rules.close();
    return first;
  }
  const [opened, kit] = await Promise.all([
    open(first === undefined ? (opening ?? {}) : { at: first.at }),
    fetch(of.board).then((answer) => answer.json() as Promise<MapKit>), // a file of the site's own
  ]);
  if (opened === 'outdated') {
    rules.close();
    return opened;
  }
  let told: TrialTold | undefined;
  let over: HandOver | undefined;
  const find = finderIn(root);
  const panel = new Panel(find('.plan-panel', HTMLElement));
  const map = new PlanMap(
    find('.plan-map', HTMLElement),
    kit,
    of.file,
    opened,
    said.plan,
    (space) => void planner.tap(space),
  );
  const keep = (sheet: string): void => {
    if (told === undefined) return;
    const { slug, title, log } = told;
    const done = keepTrial({ slug, title, of: of.id, log, sheet, at: Date.now() });
    const says = { kept: said.try.kept, full: said.try.full, refused: said.try.notKept }[done];
    if (panel.part('kept').textContent !== says) panel.part('kept').textContent = says ?? '';
  };
  const planner: Planner = new Planner(opened, kept?.sheet ?? first?.text ?? '', said.plan, {
    asker: rules,
    map,
    panel,
    keeper: { keep },
  });

  // What a case orders is planned, and what it is about is open.
  const planned = spec === undefined ? '' : planner.text;
  if (spec !== undefined && planned !== '') planner.part = partOfCase(spec);
  const tell = (text: string): void =>
    panel.tell((text !== '' && text === planned ? said.try.planned : said.plan.tap) ?? '');

  /** Shows how the trial stands now, and keeps it. */
  const show = async (now: TrialTold, text: string): Promise<void> => {
    told = now;
    const there = await open({ at: now.at });
    if (there === 'outdated') throw new Error('The planner does not know these rules.');
    find('.plan-of', HTMLElement).textContent = there.title;
    panel.part('title').textContent = now.title;
    const part = planner.opened === opened && text !== '' ? planner.part : now.buys === 'yes' ? 'buy' : 'combat';
    // Nobody asks for the odds of the sparring player's battles.
    await planner.reopen(there, text, part, { led: now.moves, reckons: now.next === 'screen' ? 'yes' : 'no' });
    showRoom(panel, now, there.title, said.try, { answer: (at) => act({ does: 'answer', at }), line, anyway });
    if (now.next === 'screen' && now.question === undefined) tell(text);
    keep(text);
    if (now.hand === undefined) return;
    over ??= new (await import('./hand-over.ts')).HandOver(find('.try-over', HTMLDialogElement), () =>
      panel.part('next').focus({ preventScroll: true }),
    );
    over.hear(now, there.title);
  };
  let isBusy = false;
  /** Does one thing after the other. */
  const act = async (deed: TrialDeed): Promise<void> => {
    if (isBusy || told === undefined) return;
    isBusy = true;
    root.setAttribute('aria-busy', 'true');
    panel.part('next').textContent = (deed.does === 'spar' ? said.try.moving : said.try.playing) ?? '';
    try {
      const { power } = told.at;
      let done: TrialTold | NoTrial;
      // The sparring player makes the whole turn of a power, or answers, order by order.
      do {
        done = await ask(deed);
        if (typeof done === 'string') throw new Error(done);
        // What is planned stays as it is while its battles are fought.
        const isKept = deed.does === 'answer' && done.at.power === power;
        await show(toldAfter(deed, done), isKept ? planner.text : done.text);
      } while (deed.does === 'spar' && done.next === 'sparring' && done.at.power === power);
      panel.part('next').focus({ preventScroll: true });
    } catch (error) {
      console.error(error);
      panel.part('next').textContent = said.try.failed ?? '';
    } finally {
      isBusy = false;
      root.removeAttribute('aria-busy');
    }
  };
  /** A press that came to nothing says so. */
  const toldAfter = (deed: TrialDeed, now: TrialTold): TrialTold =>
    deed.does === 'play' && now.steps.length + now.trouble.length === 0
      ? { ...now, trouble: [said.try.nothing ?? ''] }
      : now;
  const play = (text: string, losses: 'allowed' | 'held-back' = 'held-back') => act({ does: 'play', text, losses });
  const line = (text: string): void => void play(text);
  const anyway = (): void => void planner.settled().then((text) => play(text, 'allowed'));
  listen(root, planner, {
    play: async () => play(await planner.settled()),
    end: async () => {
      const text = await planner.settled();
      await play(planner.shown?.ends === 'yes' ? text : `${text}\nend turn`.trim());
    },
    spar: () => act({ does: 'spar' }),
    'take-back': async () => act({ does: 'take-back', text: await planner.settled() }),
    export: async () => {
      if (told === undefined) return;
      (await import('./export.ts')).exportLog(told.slug, told.log);
      panel.part('kept').textContent = fill(said.try.exported ?? '', { slug: told.slug });
    },
  });
  root.setAttribute('aria-busy', 'true');
  panel.part('next').textContent = said.try.setting ?? '';
  find('.plan-start', HTMLElement).hidden = true;
  find('.plan-page', HTMLElement).hidden = false;
  document.body.classList.add('is-planning');
  find('.plan-of', HTMLElement).textContent = opened.title;
  await planner.refresh();
  planner.begin();
  tell(planner.text);
  const now = first ?? (await begun);
  if (typeof now === 'string') return now;
  await show(now, planner.text);
  root.removeAttribute('aria-busy');
  return undefined;
};

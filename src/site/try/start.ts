// In a reader's browser: what is loaded once somebody tries something out: the board that he plans on, and the trial beside it,
// with dice, answers and the sparring player in the worker.

import type { MapKit } from '../../charts/map/kit.ts';
import '../elements/map.ts';
import { languageOf } from '../check/language.ts';
import { fill } from '../elements/fill.ts';
import { saveFile } from '../elements/save.ts';
import { assetLink } from '../link.ts';
import { Asker } from '../plan/asker.ts';
import { finderIn, listen } from '../plan/listen.ts';
import { PlanMap } from '../plan/map.ts';
import { Panel } from '../plan/panel.ts';
import { Planner } from '../plan/planner.ts';
import { type KeptTrial, keepTrial } from './kept.ts';
import type { Beginning, NoTrial, TrialDeed, TrialTold } from './message.ts';
import type { Said, Triable } from './said.ts';
import { showRoom } from './show.ts';

/** What a trial begins with, or which one is gone on with. */
export interface Start {
  readonly of: Triable;
  readonly turn?: string;
  /** The side of the sparring player. */
  readonly sparring?: string;
  readonly kept?: KeptTrial;
}

const absolute = (address: string): string => new URL(address, location.href).href;

/** A name that no other trial has. */
const newSlug = (): string =>
  `trial-${[...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;

const beginningOf = ({ of, turn = '', sparring }: Start, said: Said): Beginning => ({
  slug: newSlug(),
  title: fill(of.called, { turn }),
  ...(of.ruleset === undefined ? {} : { ruleset: of.ruleset }),
  ...(of.options === undefined ? {} : { options: of.options }),
  ...(of.log === undefined
    ? {}
    : { from: { log: absolute(of.log), note: fill(of.note, { turn }), ...(turn === '' ? {} : { turn }) } }),
  ...(sparring === undefined ? {} : { sparring }),
  names: { screen: said.try.screen ?? '', sparring: said.try.player ?? '' },
});

/**
 * Opens a trial.
 *
 * @returns why none stands; nothing once one does
 */
export const startTrying = async (root: HTMLElement, what: Start, said: Said): Promise<NoTrial | undefined> => {
  const asker = new Asker();
  const language = languageOf(document.documentElement.lang);
  const topics = absolute(assetLink({ data: 'topics' }));
  const ask = (deed: TrialDeed) => asker.ask({ asks: 'try', of: { language, topics }, deed });
  const { kept } = what;
  const [first, kit] = await Promise.all([
    ask(kept === undefined ? { does: 'begin', of: beginningOf(what, said) } : { does: 'go-on', log: kept.log }),
    fetch(what.of.board).then((answer) => answer.json() as Promise<MapKit>), // a file of the site's own
  ]);
  if (typeof first === 'string') {
    asker.close();
    return first;
  }
  let told: TrialTold = first;
  const find = finderIn(root);
  const panel = new Panel(find('.plan-panel', HTMLElement));
  const map = new PlanMap(
    find('.plan-map', HTMLElement),
    kit,
    what.of.file,
    told.opened,
    said.plan,
    (space) => void planner.tap(space),
  );
  const keep = (sheet: string): void => {
    const { slug, title, log } = told;
    const done = keepTrial({ slug, title, of: what.of.id, log, sheet, at: Date.now() });
    const says = { kept: said.try.kept, full: said.try.full, refused: said.try.notKept }[done];
    if (panel.part('kept').textContent !== says) panel.part('kept').textContent = says ?? '';
  };
  const planner: Planner = new Planner(told.opened, kept?.sheet ?? '', said.plan, {
    asker,
    map,
    panel,
    keeper: { keep },
  });

  /** Shows how the trial stands now, and keeps it. */
  const show = async (text: string): Promise<void> => {
    find('.plan-of', HTMLElement).textContent = told.opened.title;
    await planner.reopen(told.opened, text, told.buys === 'yes' ? 'buy' : 'combat', told.moves);
    showRoom(panel, told, said.try, { answer: (at) => act({ does: 'answer', at }), line, anyway });
    keep(text);
  };
  let isBusy = false;
  /** Does one thing after the other. */
  const act = async (deed: TrialDeed): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    root.setAttribute('aria-busy', 'true');
    panel.part('next').textContent = (deed.does === 'spar' ? said.try.moving : said.try.playing) ?? '';
    try {
      const { power } = told.opened;
      // The sparring player makes the whole turn of a power, or answers, order by order.
      do {
        const done = await ask(deed);
        if (typeof done === 'string') throw new Error(done);
        const isNothing = deed.does === 'play' && done.steps.length + done.trouble.length === 0;
        told = isNothing ? { ...done, trouble: [said.try.nothing ?? ''] } : done;
        await show(deed.does === 'play' || deed.does === 'take-back' ? told.text : '');
      } while (deed.does === 'spar' && told.next === 'sparring' && told.opened.power === power);
      panel.part('next').focus({ preventScroll: true });
    } catch (error) {
      console.error(error);
      panel.part('next').textContent = said.try.failed ?? '';
    } finally {
      isBusy = false;
      root.removeAttribute('aria-busy');
    }
  };
  const play = (text: string, losses: 'allowed' | 'held-back' = 'held-back') => act({ does: 'play', text, losses });
  const line = (text: string): void => void play(text);
  const anyway = (): void => void play(planner.text, 'allowed');
  listen(root, planner, {
    play: () => play(planner.text),
    end: () => play(planner.shown?.ends === 'yes' ? planner.text : `${planner.text}\nend turn`.trim()),
    spar: () => act({ does: 'spar' }),
    'take-back': () => act({ does: 'take-back' }),
    export: () => {
      saveFile(`${told.slug}.jsonl`, told.log, 'application/jsonl');
      panel.part('kept').textContent = fill(said.try.exported ?? '', { slug: told.slug });
    },
  });
  find('.plan-start', HTMLElement).hidden = true;
  find('.plan-page', HTMLElement).hidden = false;
  document.body.classList.add('is-planning');
  await show(kept?.sheet ?? '');
  planner.begin();
  return undefined;
};

// In a reader's browser: what is loaded once somebody plans a turn: the board, the panel, and the rules beside the
// page.

import type { MapKit } from '../../charts/map/kit.ts';
import { keepPlan, keptPlan, planOf, savePlan } from '../check/kept.ts';
import { languageOf } from '../check/language.ts';
import '../elements/map.ts';
import { button } from '../elements/button.ts';
import { html } from '../elements/html.ts';
import { assetLink, pageLink } from '../link.ts';
import { type Deeds, finderIn, listen } from './listen.ts';
import { PlanMap } from './map.ts';
import { Panel } from './panel.ts';
import { Planner } from './planner.ts';
import { askRules } from './rules.ts';
import type { Plannable, Said } from './said.ts';
import { planHash, planIn } from './share.ts';

/** Plans for openings belong to no game and are kept by the id of the ruleset. */
const openingKey = (id: string): string => `fieldpost-plan opening ${assetLink({ data: 'topics' })} ${id}`;

const keptText = ({ of, id }: Plannable): string => {
  if (of !== undefined) return keptPlan(of)?.text ?? '';
  try {
    return localStorage.getItem(openingKey(id)) ?? '';
  } catch {
    return '';
  }
};

const keepText = ({ of, id }: Plannable, text: string): void => {
  if (of !== undefined) {
    keepPlan(planOf(of, text));
    return;
  }
  try {
    if (text.trim() === '') localStorage.removeItem(openingKey(id));
    else localStorage.setItem(openingKey(id), text);
  } catch {
    // A browser that keeps nothing lets the plan be made all the same.
  }
};

/**
 * Opens the board on what is planned.
 *
 * @returns why it could not be opened; nothing once it stands
 */
export const startPlanning = async (
  root: HTMLElement,
  what: Plannable,
  said: Said,
): Promise<'outdated' | undefined> => {
  const asker = askRules();
  const absolute = (address: string): string => new URL(address, location.href).href;
  const [opened, kit, shared] = await Promise.all([
    asker.ask({
      asks: 'open',
      of: {
        language: languageOf(document.documentElement.lang),
        topics: absolute(assetLink({ data: 'topics' })),
        ...(what.position === undefined ? {} : { position: absolute(what.position) }),
        ...(what.ruleset === undefined ? {} : { ruleset: what.ruleset }),
        ...(what.options === undefined ? {} : { options: what.options }),
      },
    }),
    fetch(what.board).then((answer) => answer.json() as Promise<MapKit>), // a file of the site's own
    planIn(location.hash),
  ]);
  if (opened === 'outdated') return 'outdated';
  const find = finderIn(root);
  const panel = new Panel(find('.plan-panel', HTMLElement));
  const status = panel.part('sent');
  const map = new PlanMap(
    find('.plan-map', HTMLElement),
    kit,
    what.file,
    opened,
    said.plan,
    (space) => void planner.tap(space),
  );
  const planner: Planner = new Planner(opened, shared ?? keptText(what), said.plan, {
    asker,
    map,
    panel,
    keeper: { keep: (text) => keepText(what, text) },
  });
  find('.plan-of', HTMLElement).textContent = opened.title;
  find('.plan-start', HTMLElement).hidden = true;
  find('.plan-page', HTMLElement).hidden = false;
  document.body.classList.add('is-planning');
  // A file is saved for a game: the mail of a turn is made of it.
  find('[data-does="save"]', HTMLElement).hidden = what.of === undefined;
  if (opened.open === 'no') {
    const game = what.of?.game;
    const link =
      game === undefined
        ? []
        : [
            ' ',
            html(
              'a',
              { href: pageLink(languageOf(document.documentElement.lang), { page: 'check', game }) },
              said.plan.answer ?? '',
            ),
          ];
    panel.part('says').replaceChildren(said.plan.held ?? '', ...link);
  }
  if (shared !== undefined && keptText(what) !== '' && keptText(what) !== shared) {
    const own = button(said.plan.own ?? '', () => {
      status.replaceChildren();
      void planner.write(keptText(what));
    });
    status.replaceChildren(said.plan.fromLink ?? '', ' ', own);
  }

  /** What a press of a button of the page does, by its name. */
  const does: Deeds = {
    save: async () => {
      const text = await planner.settled();
      if (what.of !== undefined) savePlan(planOf(what.of, text));
      status.textContent = said.check.saved;
    },
    share: async () => {
      const address = new URL(location.href);
      address.hash = await planHash(await planner.settled());
      history.replaceState(null, '', address);
      const copied = await navigator.clipboard?.writeText(address.href).then(
        () => true,
        () => false,
      );
      status.textContent = (copied === true ? said.plan.shared : said.plan.notShared) ?? '';
    },
    drop: async () => {
      if (window.confirm(said.plan.dropSure)) await planner.write('');
    },
    ahead: async () => {
      const place = panel.part('ahead');
      place.textContent = said.plan.working ?? '';
      const [{ ahead, mail }, { showAhead }, { showMail }] = await Promise.all([
        planner.ahead(),
        import('../check/show-ahead.ts'),
        import('../check/show-mail.ts'),
      ]);
      const showing = {
        said: said.check,
        language: languageOf(document.documentElement.lang),
        topics: {},
        use: () => undefined,
      };
      place.replaceChildren(
        ...showAhead(ahead, '', showing),
        ...(mail === undefined || what.of === undefined
          ? []
          : [html('h2', {}, said.check.mail), ...showMail(mail, said.check)]),
        ...(ahead.withheld === undefined ? [] : [html('p', {}, ahead.withheld)]),
      );
    },
  };
  listen(root, planner, does);
  await planner.refresh();
  planner.begin();
  if (opened.open === 'yes' && shared === undefined) panel.tell(said.plan.tap ?? '');
  return undefined;
};

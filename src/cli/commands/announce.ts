// `announce`: a group’s chats are told for whom its games wait, each thing once.

import { gameOf, turnsOf } from '../../archive/index.ts';
import { logsBefore } from '../../git/index.ts';
import {
  ADDRESS_VARIABLES,
  awaitedNames,
  type Delivered,
  deliver,
  type News,
  newsOf,
  requestFor,
  SERVICE_NAMES,
  SERVICES,
  Store,
  type Webhook,
  webhooksIn,
} from '../../post/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, type ExitCode } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { telling } from '../post/letters.ts';
import { sharedAddresses } from '../post/shared.ts';
import { openTables, type Table } from '../table.ts';

type Logs = ReadonlyMap<string, Uint8Array>;

/** Names of what a chat knows of a game, and how many entries it had then. */
interface Known {
  readonly names: readonly string[];
  readonly entries: number;
}

/** Logs as they were published before; of a branch’s first push there are none. */
const logsSince = (desk: Desk, said: string | undefined): Logs | undefined => {
  if (said === undefined) return undefined;
  const logs = logsBefore(desk.archive, said);
  if (logs === undefined && !/^0+$/.test(said)) desk.talk(desk.t('announce-bad-commit', { said: cleanLine(said) }));
  return logs;
};

/** What was there before anybody was to be told, for chats that have not been told anything of the game yet. */
const baseline = (slug: string, logs: Logs | undefined): Known => {
  const bytes = logs?.get(slug);
  if (bytes === undefined) return { names: [], entries: 0 };
  const was = gameOf(slug, bytes);
  return { names: awaitedNames(was), entries: was.entries.length };
};

/** What a chat is told, with where to look. */
const announcementOf = (desk: Desk, { game }: Table, { turn, ...news }: News) => {
  const { page, picture } = sharedAddresses(desk, game.slug, turn);
  return {
    ...news,
    ...(page === undefined ? {} : { page: { text: desk.t('announce-page'), address: page } }),
    // Chats keep a picture for as long as its address is the same.
    ...(picture === undefined ? {} : { picture: `${picture}?${game.entries.length}` }),
  };
};

const outcomeLine = ({ t }: Desk, { service }: Webhook, game: string, done: Delivered): string => {
  const told = { service: SERVICE_NAMES[service], game };
  if (done.how === 'sent') return t('announce-told', told);
  return t('announce-not', { ...told, how: done.how, status: 'status' in done ? done.status : 0 });
};

interface Outcome {
  readonly service: Webhook['service'];
  readonly game: string;
  readonly how: Delivered['how'] | 'shown';
  readonly title: string;
  readonly lines: readonly string[];
}

/** What may be otherwise with the next run. */
const LATER: readonly Outcome['how'][] = ['busy', 'silent', 'unreachable', 'failed'];

/** How the command ends: an address that is wrong is somebody’s to mend, all else mends itself with the next run. */
const codeOf = (outcomes: readonly Outcome[], bad: readonly string[]): ExitCode => {
  if (bad.length > 0 || outcomes.some(({ how }) => how === 'refused')) return EXIT.refused;
  return outcomes.some(({ how }) => LATER.includes(how)) ? EXIT.waiting : EXIT.ok;
};

/** A chat and a game that has news for it. */
interface Due {
  readonly hook: Webhook;
  readonly table: Table;
  readonly known: Known;
  readonly news: News;
}

const dueIn = (desk: Desk, store: Store, table: Table, hooks: readonly Webhook[], logs: Logs | undefined) => {
  const { game } = table;
  const turns = turnsOf(game);
  return hooks.flatMap((hook): readonly Due[] => {
    const known = store.announced(game.slug, hook.service) ?? baseline(game.slug, logs);
    // An older checkout, such as that of a run that is run again, knows nothing new.
    if (game.entries.length < known.entries) return [];
    const news = newsOf(telling(desk, table, desk.language), turns, known.names);
    return news === undefined ? [] : [{ hook, table, known, news }];
  });
};

const show = (desk: Desk, { hook, table, news: { title, lines } }: Due): Outcome => {
  const { service } = hook;
  desk.say(desk.paint.bold(desk.t('announce-would', { service: SERVICE_NAMES[service] })));
  for (const line of [title, ...lines]) desk.say(`  ${line}`);
  return { service, game: table.game.slug, how: 'shown', title, lines };
};

const send = async (desk: Desk, store: Store, { hook, table, news }: Due): Promise<Outcome> => {
  const { service } = hook;
  const { env } = desk;
  const { slug: game, entries } = table.game;
  const names = awaitedNames(table.game);
  const request = requestFor(hook, announcementOf(desk, table, news), names);
  const done = await deliver(request, { now: env.now, pause: async (ms) => env.pause?.(ms) });
  desk.talk(outcomeLine(desk, hook, game, done));
  if (done.how === 'sent') store.keepAnnounced({ game, service, names: [...names], entries: entries.length });
  return { service, game, how: done.how, title: news.title, lines: news.lines };
};

export const announce = command({
  name: 'announce',
  takes: { game: '[game]' },
  options: { send: '--send', since: '--since <commit>' },
  examples: ['npx fieldpost announce', 'npx fieldpost announce --send --since HEAD~1'],
  async run(desk, [slug], given) {
    const { t } = desk;
    const { hooks, bad } = webhooksIn(desk.env.variables);
    for (const variable of bad) desk.talk(t('announce-bad', { variable }));
    if (hooks.length + bad.length === 0)
      desk.talk(t('announce-none', { variables: SERVICES.map((service) => ADDRESS_VARIABLES[service]) }));
    const logs = logsSince(desk, given.text('since'));
    const store = new Store(desk.archive);
    const tables = hooks.length === 0 ? [] : openTables(desk, slug);
    const due = tables.flatMap((table) => dueIn(desk, store, table, hooks, logs));
    if (due.length === 0 && hooks.length > 0) desk.say(t('announce-nothing'));
    // What a chat knows is kept before it is told more: should that fail, the next run begins where this one did.
    for (const { table, hook, known } of given.has('send') ? due : [])
      store.keepAnnounced({
        game: table.game.slug,
        service: hook.service,
        entries: known.entries,
        names: [...known.names],
      });
    const outcomes: Outcome[] = [];
    for (const each of due) {
      // A service that did not take one message for want of time or strength would only keep the next waiting.
      const isGone = outcomes.some(({ service, how }) => service === each.hook.service && LATER.includes(how));
      if (!given.has('send')) outcomes.push(show(desk, each));
      else if (!isGone) outcomes.push(await send(desk, store, each));
    }
    const code = codeOf(outcomes, bad);
    if (outcomes.some(({ how }) => how === 'refused' || LATER.includes(how))) desk.talk(t('announce-later'));
    return answer({ told: outcomes, notUnderstood: bad }, code);
  },
});

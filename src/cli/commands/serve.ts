// `serve` and `build`: the site of the archive. The site's own programs do the work and are loaded only for these two.

import type { Pictures } from '../../site/build.ts';
import { type Command, command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';

const outOf = (given: Given): { readonly out?: string } => {
  const out = given.text('out');
  return out === undefined ? {} : { out };
};

const portOf = (desk: Desk, given: Given): number => {
  const said = given.text('port') ?? '4321';
  if (/^\d{1,5}$/.test(said) && Number(said) < 65_536) return Number(said);
  throw new Stop(EXIT.usage, [desk.t('usage-number', { option: '--port', said: cleanLine(said) })]);
};

const seconds = (value: number): string => value.toFixed(1);

/** How a build went; pictures that failed are told of once. */
const talkOfBuild = (
  desk: Desk,
  built: { readonly pages: number; readonly seconds: number; readonly pictures: Pictures },
): void => {
  const { t } = desk;
  const { failed } = built.pictures;
  desk.talk(t('serve-pages', { pages: built.pages, seconds: seconds(built.seconds) }));
  if (failed.length > 0)
    desk.talk(desk.paint.yellow(t('serve-pictures', { failed: failed.length, why: cleanLine(failed[0] ?? '') })));
};

export const serve: Command<'serve'> = command({
  name: 'serve',
  takes: {},
  options: { port: '--port <number>', ...shared('out') },
  examples: ['npx fieldpost serve', 'npx fieldpost serve --port 8080 --archive ../club'],
  async run(desk, _, given) {
    const { t } = desk;
    const port = portOf(desk, given);
    const { serve: serveSite } = await import('../../site/serve.ts');
    const ended = new AbortController();
    const stop = (): void => ended.abort();
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    await serveSite({
      root: desk.archive,
      ...outOf(given),
      port,
      signal: ended.signal,
      say: (message) => {
        if (message.what === 'building')
          desk.talk(message.file === undefined ? t('serve-building') : t('serve-change', { file: message.file }));
        if (message.what === 'built') talkOfBuild(desk, message);
        if (message.what === 'failed') desk.talk(`${t('serve-failed')}\n${message.output}`);
        if (message.what === 'serving') {
          desk.say(t('serve-at', { address: message.address }));
          desk.talk(t('serve-stop'));
        }
      },
    });
    return answer({ archive: desk.archive });
  },
});

export const build: Command<'build'> = command({
  name: 'build',
  takes: {},
  options: shared('out'),
  examples: ['npx fieldpost build', 'npx fieldpost build --out public --archive ../club'],
  async run(desk, _, given) {
    const { t } = desk;
    const { buildSite } = await import('../../site/build.ts');
    desk.talk(t('serve-building'));
    const built = await buildSite({ root: desk.archive, ...outOf(given) });
    if (!built.ok) throw new Stop(EXIT.refused, [t('serve-failed'), built.output], { output: built.output });
    talkOfBuild(desk, built);
    desk.say(t('serve-built', { folder: built.out }));
    return answer({ out: built.out, pages: built.pages, seconds: built.seconds });
  },
});

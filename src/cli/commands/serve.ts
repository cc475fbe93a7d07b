// `serve`: the site of the archive on this machine. The site's own programs do the work and are loaded only for it.

import { outOf, talkOfBuild } from '../built.ts';
import { type Command, command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';

const portOf = (desk: Desk, given: Given): number => {
  const said = given.text('port') ?? '4321';
  if (/^\d{1,5}$/.test(said) && Number(said) < 65_536) return Number(said);
  throw new Stop(EXIT.usage, [desk.t('usage-number', { option: '--port', said: cleanLine(said) })]);
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

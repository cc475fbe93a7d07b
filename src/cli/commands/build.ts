// `build`: the site of the archive, whole, or one of its parts, or joined from parts that were made apart.

import { MOST_PARTS, type Part, parsePart } from '../../archive/index.ts';
import type { Built } from '../../site/build.ts';
import type { NotJoined } from '../../site/parts.ts';
import { outOf, seconds, talkOfBuild } from '../built.ts';
import { type Command, command, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

const stopWith = (desk: Desk, output: string): Stop =>
  new Stop(EXIT.refused, [desk.t('serve-failed'), output], { output });

const told = (desk: Desk, built: Built): Answer => {
  if (!built.ok) throw stopWith(desk, built.output);
  talkOfBuild(desk, built);
  desk.say(desk.t('serve-built', { folder: built.out }));
  return answer({ out: built.out, pages: built.pages, seconds: built.seconds });
};

const partFrom = (desk: Desk, said: string): Part => {
  const part = parsePart(said);
  if (part !== undefined) return part;
  throw new Stop(EXIT.usage, [
    desk.t('build-bad-shard', { said: cleanLine(said), most: MOST_PARTS }),
    nextLine(desk, '--shard 3/16'),
  ]);
};

const buildShard = async (desk: Desk, given: Given, said: string): Promise<Answer> => {
  const part = partFrom(desk, said);
  const { out } = outOf(given);
  if (out === undefined) throw new Stop(EXIT.usage, [desk.t('build-shard-needs-out')]);
  const { buildPart } = await import('../../site/parts.ts');
  desk.talk(desk.t('serve-building'));
  const built = await buildPart({ root: desk.archive, out }, part);
  if (!built.ok) throw stopWith(desk, built.output);
  desk.talk(desk.t('serve-pages', { pages: built.pages, seconds: seconds(built.seconds) }));
  desk.say(desk.t('build-shard-built', { part: said, folder: built.out }));
  return answer({ out: built.out, part: said, pages: built.pages, made: built.made, seconds: built.seconds });
};

const whyNot = ({ t }: Desk, not: NotJoined, folder: string): string => {
  switch (not.why) {
    case 'no-parts':
      return t('build-join-no-parts', { folder: cleanLine(folder) });
    case 'missing':
      return t('build-join-missing', { parts: not.parts.join(', ') });
    case 'moved':
      return t('build-join-moved', { game: cleanLine(not.game) });
    case 'other-makers':
      return t('build-join-other-makers', { folder: cleanLine(not.folder) });
    case 'other-number':
    case 'twice':
      return t(`build-join-${not.why}`, { folder: cleanLine(not.folder), part: not.part });
  }
};

const join = async (desk: Desk, given: Given, folder: string): Promise<Answer> => {
  const { joinParts } = await import('../../site/parts.ts');
  desk.talk(desk.t('serve-building'));
  const joined = await joinParts({ root: desk.archive, ...outOf(given) }, folder);
  if ('not' in joined) throw new Stop(EXIT.refused, [whyNot(desk, joined.not, folder)], { not: joined.not });
  return told(desk, joined);
};

export const build: Command<'build'> = command({
  name: 'build',
  takes: {},
  options: { shard: '--shard <part>', join: '--join <folder>', ...shared('out') },
  examples: [
    'npx fieldpost build',
    'npx fieldpost build --out public --archive ../club',
    'npx fieldpost build --shard 3/16 --out parts/3',
    'npx fieldpost build --join parts',
  ],
  async run(desk, _, given) {
    const [part, folder] = [given.text('shard'), given.text('join')];
    if (part !== undefined && folder !== undefined) throw new Stop(EXIT.usage, [desk.t('build-shard-or-join')]);
    if (part !== undefined) return buildShard(desk, given, part);
    if (folder !== undefined) return join(desk, given, folder);
    const { buildSite } = await import('../../site/build.ts');
    desk.talk(desk.t('serve-building'));
    return told(desk, await buildSite({ root: desk.archive, ...outOf(given) }));
  },
});

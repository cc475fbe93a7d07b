// Messages from one player to others: mailed on, and kept nowhere.

import { headOf } from '../../archive/index.ts';
import { list } from '../../i18n/format.ts';
import {
  addressesOf,
  type Letter,
  makeMessageId,
  makeSubject,
  nameOf,
  type Request,
  wholeText,
} from '../../post/index.ts';
import { cleanLine } from '../paint.ts';
import { languageOf, telling } from './letters.ts';
import { domainOf, senderOf } from './local.ts';
import type { Work } from './told.ts';

/** Without what would end our own text, or begin entries, in the mail that quotes it. */
const unmarked = (line: string): string => line.replace(/={2,}/g, '=').replace(/-{3,}/g, '--');

/** A message to the players of some powers, or to all others. It is mailed and stands nowhere else. */
export const press = (
  work: Work,
  { to, text }: Extract<Request, { does: 'press' }>,
): { readonly lines: readonly string[]; readonly letters: readonly Letter[] } => {
  const { clerk, sitting, mail } = work;
  const { desk, book, letters: how } = clerk;
  const { table, player, me } = sitting;
  const { game } = table;
  const others = game.trust.players.filter(
    ({ id, powers }) => id !== player.id && (to === 'all' || powers.some((power) => to.includes(power))),
  );
  const reached = others.flatMap((other) => {
    const [address] = addressesOf(book, game.slug, other.id);
    return address === undefined ? [] : [{ other, address }];
  });
  const letters = reached.map(({ other, address }, nth): Letter => {
    const language = languageOf(desk, other);
    const said = telling(desk, table, language, other.id);
    const powers = said.words.powers(player.powers);
    const head = headOf(game);
    return {
      from: senderOf(desk, book, me, game.slug, how),
      to: [{ name: cleanLine(other.name), address }],
      subject: makeSubject(game.slug, head.count - 1, said.t('press-subject', { player: nameOf(game, player.id) })),
      text: wholeText(said, [
        said.t(to === 'all' ? 'press-from-all' : 'press-from', { player: nameOf(game, player.id), powers }),
        '',
        ...text.split('\n').map((line) => `  ${unmarked(cleanLine(line))}`),
        '',
        said.t('press-unproved'),
      ]),
      messageId: makeMessageId(game.slug, `${nth}${mail.hash}`, domainOf(desk), 'answer'),
      references: [makeMessageId(game.slug, game.entries[0]?.hash ?? '', domainOf(desk))],
      date: desk.env.now(),
      kind: 'answer',
      game: game.slug,
    };
  });
  const { t } = sitting.reader;
  const names = reached.map(({ other }) => nameOf(game, other.id));
  const missed = others.filter(({ id }) => !reached.some(({ other }) => other.id === id));
  return {
    lines: [
      ...(names.length === 0 ? [] : [t('press-sent', { players: list(sitting.reader.language, names) })]),
      ...(missed.length === 0 && names.length > 0
        ? []
        : [t('press-nobody', { players: missed.map(({ id }) => nameOf(game, id)).join(', ') })]),
    ],
    letters,
  };
};

// `note`: a remark in the log.

import { appendNote } from '../../archive/index.ts';
import { cleanText } from '../../log/index.ts';
import { command, GAME, shared } from '../command.ts';
import { answer } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { quoted } from '../proposed.ts';
import { openTable, takeSeat, writeDraft } from '../table.ts';
import { entriesNamed, maySay } from '../undo.ts';

export const note = command({
  name: 'note',
  takes: { ...GAME, text: '<text>' },
  options: { of: '--of <entry>+', ...shared('for', 'yes') },
  examples: ['npx fieldpost note spring-26 "{text}"', 'npx fieldpost note spring-26 "{text}" --of 12'],
  async run(desk, [slug = '', text = ''], given) {
    const table = openTable(desk, slug);
    const about = entriesNamed(desk, table, given.all('of')).map(({ hash }) => hash);
    const seat = await takeSeat(desk, table, given);
    const said = { ...seat.said, note: cleanText(text, 'text') };
    const draft = appendNote(table.game, said, about.length === 0 ? undefined : about);
    if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
    for (const line of said.note.split('\n')) desk.say(`  ${quoted(desk, line)}`);
    if ((await maySay(desk, given, desk.t('submit-confirm', { slug }))) === 'no')
      return answer({ game: slug, written: [] });
    writeDraft(desk, draft.value);
    desk.say(desk.t('game-wrote', { count: 1, file: table.game.file }));
    return answer({ game: slug, written: draft.value.entries.map(({ seq, hash }) => ({ seq, hash })) });
  },
});

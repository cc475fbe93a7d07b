// `clause`: where a rule comes from and where it stands.

import { command } from '../command.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';

export const clause = command({
  name: 'clause',
  takes: '<id>',
  options: {},
  async run(desk, [id = '']) {
    const entry = desk.clause(id);
    if (entry === undefined) throw new Stop(EXIT.usage, [desk.t.clause.none(cleanLine(id))]);
    desk.say(`${desk.paint.bold(entry.id)}  ${entry.topic}`);
    desk.say(`  ${desk.t.clause.source(entry.document, entry.section)}`);
    desk.say(`  ${entry.page === undefined ? desk.t.clause.noPage : `${desk.settings.address}${entry.page}`}`);
    return answer({ clause: entry });
  },
});
